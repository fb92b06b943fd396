/** 19 How each kind of answer is judged, listed and drawn. */
import type { DecisionRules, DecisionTable } from '../../../kernel/request.ts';
import type { Element, FreeAct, Instant, Operation } from './acts.ts';
import { recoverable, spendable, spendFault } from './elements.ts';
import { PLAIN_ATTACK, PLAIN_DEFENSE } from './fight/announce.ts';
import { pushWays } from './fight/resolve.ts';
import type { AnswerTo, GladiatoriDecisions, Question, QuestionKind } from './kit.ts';
import { addable, addFault, declarationsOf, declareFault, reactFault, reactionsOf } from './legal/fights.ts';
import {
  actionFault,
  actionsOf,
  freeFault,
  hasPower,
  instantFault,
  MARKER_COST,
  operationFault,
  operationsOf,
  RECOVERED,
} from './legal/moves.ts';
import {
  attackFault,
  defenseFault,
  payFault,
  revealFault,
  revealsOf,
  sevenFault,
  sevensOf,
  skillOf,
} from './legal/options.ts';
import {
  bidFault,
  draftable,
  isKept,
  itemsFault,
  keepFault,
  nameable,
  placeFault,
  placesFor,
  restFault,
  splitFault,
} from './legal/setting.ts';
import { paymentsOf } from './payments.ts';
import { fighterOf, fightOf, strikeOf } from './roster.ts';
import type { Tables } from './tables/types.ts';
import type { Fighter, State } from './types.ts';
import { type CardName, ENERGIES, MOVES } from './words.ts';

type Rules<K extends QuestionKind> = DecisionRules<State, Tables, Question<K>, AnswerTo<K>>;
type Pick = (n: number) => number;

/** One of a list, drawn. Throws where it is empty. */
function drawn<T>(from: readonly T[], pick: Pick): T {
  const one = from[pick(from.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

/** Some of a list, `count` at most, drawn one by one. */
function some<T>(from: readonly T[], count: number, pick: Pick): readonly T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(pick(left.length), 1)[0] as T);
}

const cardsOf = (cards: readonly (CardName | 'unseen')[]): readonly CardName[] =>
  cards.filter((card): card is CardName => card !== 'unseen');

/** A card of each Special Move once, Energy as it is. */
const eachOnce = (cards: readonly CardName[]): readonly CardName[] =>
  cards.filter((card, i) => !MOVES.some((move) => move === card) || cards.indexOf(card) === i);

/** 13 A way to use each Power at once that somebody has. */
function instantsOf(state: Readonly<State>, fighter: Fighter, pick: Pick): readonly Instant[] {
  const back: readonly Element[] = some(recoverable(fighter), RECOVERED, pick);
  const lay = some(cardsOf(fighter.hand), 2, pick);
  const all: readonly Instant[] = [
    { do: 'stand up' },
    { do: 'resistance', recover: back },
    { do: 'delay' },
    { do: 'adaptation', lay, take: some(cardsOf(fighter.hpDeck), 1, pick) },
  ];
  return all.filter((one) => instantFault(state, fighter, one) === null);
}

const items: Rules<'items'> = {
  check: (state, tables, ask, choice) => itemsFault(state, tables, ask, choice),
  list: (state, tables, { fighter, method }) =>
    method === 'draft' ? draftable(state, tables, fighterOf(state, fighter)).map((item) => [item]) : null,
  sample(state, tables, ask, pick) {
    const fighter = fighterOf(state, ask.fighter);
    if (ask.method === 'draft') return [drawn(draftable(state, tables, fighter), pick)];
    const open = some(nameable(state, tables, fighter), 18, pick);
    const pairs = open.flatMap((one) => open.map((other) => [one, other]));
    return pairs.find((pair) => itemsFault(state, tables, ask, pair) === null) ?? open.slice(0, 1);
  },
};

const bid: Rules<'bid'> = {
  check: (state, _tables, { fighter }, choice) => bidFault(state, fighter, choice),
  list: () => null,
  sample(state, _tables, { fighter }, pick) {
    const { deck } = fighterOf(state, fighter);
    const energy = ENERGIES.flatMap((card) => deck.filter((one) => one === card).map(() => card));
    return { cards: some(energy, pick(3), pick) };
  },
};

const keep: Rules<'keep'> = {
  check: (state, tables, { fighter }, choice) => keepFault(state, tables, fighter, choice),
  list: () => null,
  sample(state, tables, { fighter }, pick) {
    const names = some(fighterOf(state, fighter).items, 9, pick).map(({ name }) => name);
    const pairs = names.flatMap((one) => names.map((other) => [one, other]));
    return (
      pairs.find(([one, other]) => one !== other && isKept(tables, [one ?? 'gladius', other ?? 'gladius'])) ??
      names.slice(0, 1)
    );
  },
};

const place: Rules<'place'> = {
  check: (state, _tables, { fighter }, choice) => placeFault(state, fighter, choice),
  list: (state, _tables, { fighter }) => placesFor(state, fighter),
  sample: (state, _tables, { fighter }, pick) => drawn(placesFor(state, fighter), pick),
};

const split: Rules<'split'> = {
  check: (state, _tables, { fighter }, choice) => splitFault(state, fighter, [...choice]),
  list: () => null,
  sample(state, _tables, { fighter }, pick) {
    const deck = cardsOf(fighterOf(state, fighter).deck);
    return some(deck, 3 + pick(Math.max(1, deck.length - 2)), pick);
  },
};

const delay: Rules<'delay'> = {
  check: ({ order }, _tables, _ask, choice) =>
    choice === null || (choice >= 1 && choice <= order.length) ? null : 'no such place in the order (GR-57)',
  list: ({ order }) => [null, ...order.map((_, i) => i + 1)],
  sample: ({ order }, _tables, _ask, pick) => (pick(2) > 0 ? null : 1 + pick(order.length)),
};

const free: Rules<'free'> = {
  check: (state, _tables, { fighter }, choice) => freeFault(state, fighter, choice),
  list: () => null,
  sample(state, _tables, ask, pick) {
    const fighter = fighterOf(state, ask.fighter);
    const ops: readonly FreeAct[] = fighter.cur.speed > 0 ? operationsOf(state, fighter) : [];
    const pay = some(spendable(fighter), MARKER_COST, pick);
    const markers: readonly FreeAct[] = (['trapped', 'unbalanced'] as const).map((kind) => ({
      do: 'marker',
      kind,
      pay,
    }));
    if (pick(12) === 0) return { do: 'surrender' };
    const other = [...markers, ...instantsOf(state, fighter, pick)].filter(
      (one) => freeFault(state, ask.fighter, one) === null,
    );
    if (other.length > 0 && pick(2) > 0) return drawn(other, pick);
    return ops.length > 0 && pick(2) > 0 ? drawn(ops, pick) : { do: 'done' };
  },
};

const action: Rules<'action'> = {
  check: (state, _tables, { fighter }, choice) => actionFault(state, fighter, choice),
  list: () => null,
  sample(state, _tables, { fighter }, pick) {
    const all = actionsOf(state, fighter);
    const active = all.filter((one) => one.do === 'fresh' || one.do === 'reuse');
    const one = active.length > 0 && pick(4) > 0 ? drawn(active, pick) : drawn(all, pick);
    return one.do === 'standby'
      ? { ...one, recover: some(recoverable(fighterOf(state, fighter)), RECOVERED, pick) }
      : one;
  },
};

const add: Rules<'add'> = {
  check: (state, tables, { fighter }, choice) => addFault(state, tables, fighter, choice),
  list: () => null,
  sample(state, tables, { fighter }, pick) {
    const open = eachOnce(addable(state, tables, fighter));
    return pick(3) === 0 ? [] : some(open, 1 + pick(Math.max(1, open.length)), pick);
  },
};

const declare: Rules<'declare'> = {
  check: (state, tables, { fighter }, choice) => declareFault(state, tables, fighter, choice),
  list: (state, tables, { fighter }) => declarationsOf(state, tables, fighter),
  sample(state, tables, { fighter }, pick) {
    const all = declarationsOf(state, tables, fighter);
    const active = all.filter((one) => one.do !== 'nothing');
    return active.length > 0 && pick(12) > 0 ? drawn(active, pick) : drawn(all, pick);
  },
};

const react: Rules<'react'> = {
  check: (state, _tables, { fighter }, choice) => reactFault(state, fighter, choice),
  list: (state, _tables, { fighter }) => reactionsOf(state, fighter),
  sample: (state, _tables, { fighter }, pick) => drawn(reactionsOf(state, fighter), pick),
};

const reveal: Rules<'reveal'> = {
  check: (state, tables, ask, choice) => revealFault(state, tables, ask, choice),
  list: (state, tables, ask) => revealsOf(state, tables, ask),
  sample: (state, tables, ask, pick) => drawn(revealsOf(state, tables, ask), pick),
};

const attack: Rules<'attack'> = {
  check: (state, tables, { fighter }, choice) =>
    'instant' in choice
      ? instantFault(state, fighterOf(state, fighter), choice.instant)
      : attackFault(state, tables, fighter, choice),
  list: () => null,
  sample(state, tables, ask, pick) {
    const fighter = fighterOf(state, ask.fighter);
    const instants = instantsOf(state, fighter, pick);
    if (instants.length > 0 && pick(3) === 0) return { instant: drawn(instants, pick) };
    const { strikes, mode } = fightOf(state);
    const parts: readonly Partial<typeof PLAIN_ATTACK>[] = [
      { offense: pick(2) > 0 },
      { blood: pick(4) },
      { sacrifice: fighter.hand[0] === 'unseen' ? null : (fighter.hand[0] ?? null) },
      { acrobatic: true },
      { lunge: cardsOf(fighter.hand).slice(-1 - pick(3)) },
      { leap: { attack: pick(2), damage: pick(2) } },
      { deep: pick(4) },
      { wrestle: mode?.do === 'help' ? null : (strikes[0]?.target ?? null) },
      { spend: hasPower(state, fighter, 'stand up') ? ['stand up'] : cardsOf(fighter.played).slice(0, 1) },
    ];
    return joined(PLAIN_ATTACK, parts, (choice) => attackFault(state, tables, ask.fighter, choice), pick);
  },
};

/** A choice with some of its parts changed, each where it stays legal. */
function joined<C>(plain: C, parts: readonly Partial<C>[], fault: (choice: C) => string | null, pick: Pick): C {
  let choice = plain;
  for (const part of parts) {
    const next = { ...choice, ...part };
    if (pick(3) > 0 && fault(next) === null) choice = next;
  }
  return choice;
}

const defend: Rules<'defend'> = {
  check(state, tables, { fighter }, choice) {
    if (!('instant' in choice)) return defenseFault(state, tables, fighter, choice);
    if (strikeOf(state).passive) return 'who is Passive uses no Power (8.3)';
    return instantFault(state, fighterOf(state, fighter), choice.instant);
  },
  list: () => null,
  sample(state, tables, ask, pick) {
    const fighter = fighterOf(state, ask.fighter);
    const instants = strikeOf(state).passive ? [] : instantsOf(state, fighter, pick);
    if (instants.length > 0 && pick(3) === 0) return { instant: drawn(instants, pick) };
    const [first = null] = cardsOf(fighter.hand);
    const parts: readonly Partial<typeof PLAIN_DEFENSE>[] = [
      { guard: true },
      { speed: pick(3) },
      { sacrifice: first },
      { acrobatic: true },
      { spend: cardsOf(fighter.played).slice(0, 1) },
    ];
    return joined(PLAIN_DEFENSE, parts, (choice) => defenseFault(state, tables, ask.fighter, choice), pick);
  },
};

const unbalanced: Rules<'unbalanced'> = {
  check: (state, _tables, { fighter }, choice) =>
    choice.length === 0 ? null : spendFault(fighterOf(state, fighter), choice, MARKER_COST),
  list: () => null,
  sample: (state, _tables, { fighter }, pick) =>
    pick(2) > 0 ? some(spendable(fighterOf(state, fighter)), MARKER_COST, pick) : [],
};

const truth = <K extends 'feint' | 'unbeatable' | 'retreat'>(): Rules<K> => ({
  check: () => null,
  list: () => [true, false] as readonly AnswerTo<K>[],
  sample: (_state, _tables, _ask, pick) => (pick(2) > 0) as AnswerTo<K>,
});

const pay: Rules<'pay'> = {
  check: (state, tables, { fighter, damage }, choice) => payFault(state, tables, fighter, damage, choice),
  list: (state, tables, { fighter, damage }) => paymentsOf(tables, fighterOf(state, fighter), damage),
  sample: (state, tables, { fighter, damage }, pick) =>
    drawn(paymentsOf(tables, fighterOf(state, fighter), damage), pick),
};

const move: Rules<'move'> = {
  check(state, _tables, { fighter: id, free: left }, choice) {
    if (choice.do === 'stop') return null;
    const fighter = fighterOf(state, id);
    if (left === 0 && fighter.cur.speed < 1) return 'there is no Speed left (12.8)';
    return operationFault(state, fighter, choice);
  },
  list: (state, _tables, { fighter }) => [...operationsOf(state, fighterOf(state, fighter)), { do: 'stop' }],
  sample(state, _tables, { fighter }, pick) {
    const ops: readonly Operation[] = operationsOf(state, fighterOf(state, fighter));
    return ops.length > 0 && pick(4) > 0 ? drawn(ops, pick) : { do: 'stop' };
  },
};

const wrestle: Rules<'wrestle'> = {
  check: (state, _tables, { foe }, choice) =>
    choice === null || pushWays(state, foe).includes(choice) ? null : 'that hex is not free (13)',
  list: (state, _tables, { foe }) => [null, ...pushWays(state, foe)],
  sample: (state, _tables, { foe }, pick) => drawn([null, ...pushWays(state, foe)], pick),
};

const seven: Rules<'seven'> = {
  check: (state, _tables, { fighter }, choice) => sevenFault(state, fighter, choice),
  list: (state, _tables, { fighter }) => sevensOf(fighterOf(state, fighter)),
  sample: (state, _tables, { fighter }, pick) => drawn(sevensOf(fighterOf(state, fighter)), pick),
};

const rest: Rules<'rest'> = {
  check: (state, _tables, { fighter }, choice) =>
    'instant' in choice
      ? instantFault(state, fighterOf(state, fighter), choice.instant)
      : restFault(state, fighter, choice.recover),
  list: () => null,
  sample(state, _tables, { fighter: id }, pick) {
    const fighter = fighterOf(state, id);
    const instants = instantsOf(state, fighter, pick);
    if (instants.length > 0 && pick(4) === 0) return { instant: drawn(instants, pick) };
    const value = skillOf(fighter, 'endurance');
    if (value < 1 || pick(6) === 0) return { recover: null };
    const primary = recoverable(fighter).filter((one) => one !== 'endurance' && one !== 'blood' && one !== 'speed');
    return { recover: some(primary, value, pick) };
  },
};

const window: Rules<'window'> = {
  check: (state, _tables, { fighter }, choice) =>
    choice === null ? null : instantFault(state, fighterOf(state, fighter), choice),
  list: () => null,
  sample(state, _tables, { fighter }, pick) {
    const instants = instantsOf(state, fighterOf(state, fighter), pick);
    return instants.length > 0 && pick(3) === 0 ? drawn(instants, pick) : null;
  },
};

/** The rules of every kind of answer. */
export const decisions: DecisionTable<State, Tables, GladiatoriDecisions> = {
  ...{ items, bid, keep, place, split, delay, free, action, add, declare, react, reveal, attack, defend, unbalanced },
  feint: truth<'feint'>(),
  pay,
  unbeatable: truth<'unbeatable'>(),
  ...{ move, wrestle },
  retreat: truth<'retreat'>(),
  ...{ seven, rest, window },
};
