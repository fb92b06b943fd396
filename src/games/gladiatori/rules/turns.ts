/** 5, 6.4 The frame of a turn: cards are split, the order is set, all rest. */
import type { Rule } from '../../../kernel/rule.ts';
import { sawRecovered } from './beliefs.ts';
import { applyPending, doInstant, onlyOf, spendPower } from './body.ts';
import { takeFrom } from './cards.ts';
import { cardsIn, recover, recoverable } from './elements.ts';
import { callEnd, callLastTurn } from './ending.ts';
import { type GladiatoriDecisions, type LedContext, resolveChoice, resolveSecretly } from './kit.ts';
import { hasInstant, hasPower } from './legal/moves.ts';
import { skillOf } from './legal/options.ts';
import { activeIn, fighterOf, isActive, roundNumber } from './roster.ts';
import { startSeen } from './sheets.ts';
import type { Fighter, State } from './types.ts';

/** 5 Turns of a game. */
const LAST_TURN = 6;
const MOVES_FROM = 2;
/** Phases: the cards, the rounds, the rest. */
const CARDS = 1;
const REST = 4;

/** 5, 18.1 A turn begins: Special Moves that were withheld join. */
export function beginTurn({ state, emit }: LedContext): void {
  state.turn += 1;
  state.phase = CARDS;
  emit({ kind: 'turn-began', cite: '5', number: state.turn });
  if (state.level === 'progressive' && state.turn === MOVES_FROM)
    for (const fighter of activeIn(state)) {
      if (fighter.withheld.length === 0) continue;
      const count = fighter.withheld.length;
      fighter.deck.push(...fighter.withheld.splice(0));
      emit({ kind: 'moves-joined', cite: '18.1', fighter: fighter.id, count });
    }
  state.step = 'split';
}

/** 5 All split their decks in secret. */
export function* resolveSplit(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, emit } = play;
  const all = activeIn(state);
  for (const fighter of all) fighter.book = null;
  const hands = yield* resolveSecretly<'split'>(play, all, ({ id }) => ({ kind: 'split', cite: '5', fighter: id }));
  for (const [i, fighter] of all.entries()) {
    const hand = [...(hands[i] ?? [])];
    takeFrom(fighter.deck, hand);
    fighter.hand = hand;
    fighter.hpDeck = fighter.deck;
    fighter.deck = [];
    const [inHand, hp] = [hand.length, fighter.hpDeck.length];
    emit({ kind: 'split', cite: '5', fighter: fighter.id, hand: inHand, hp });
    const cards = fighter.hpDeck.filter((card) => card !== 'unseen');
    emit({ kind: 'split-cards', cite: '5', fighter: fighter.id, hand, hp: cards, only: onlyOf(fighter) });
  }
  state.round = 1;
  state.step = 'order';
}

/** 5 The order of a round: low VP first, of equals whose marker lies on top. */
export function setOrder({ state, emit }: LedContext): void {
  state.phase = CARDS + state.round;
  const all = activeIn(state).toSorted((a, b) => a.vp - b.vp || b.stackSeq - a.stackSeq);
  state.order = all.map(({ id }) => id);
  state.done = 0;
  state.vpBefore = all.map(({ id, vp }) => ({ id, vp }));
  emit({ kind: 'round-began', cite: '5', round: state.round });
  emit({ kind: 'order-set', cite: '5', order: [...state.order] });
  state.queue = all.filter((one) => hasPower(state, one, 'delay')).map(({ id }) => id);
  state.step = 'delay';
}

/** GR-57 Who has Delay may take any place; a later request keeps its place. */
export function* resolveDelay(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, emit } = play;
  const [id] = state.queue;
  if (id === undefined) {
    state.step = 'animals';
    return;
  }
  state.queue = state.queue.slice(1);
  const fighter = fighterOf(state, id);
  const place = yield* resolveChoice<'delay'>(play, fighter, { kind: 'delay', cite: 'GR-57', fighter: id });
  if (place === null) return;
  spendPower(play, fighter, 'delay');
  state.order = state.order.filter((one) => one !== id);
  state.order.splice(place - 1, 0, id);
  emit({ kind: 'delayed', cite: 'GR-57', fighter: id, place });
  emit({ kind: 'order-set', cite: 'GR-57', order: [...state.order] });
}

/** 5 Whose sub-round is next; after the last the round ends. */
export function nextSub(state: State): void {
  while (state.done < state.order.length) {
    const fighter = fighterOf(state, state.order[state.done] ?? '');
    if (isActive(fighter)) {
      state.step = 'sub start';
      return;
    }
    state.done += 1;
  }
  state.step = 'round end';
}

/** 5 Markers go back to the track, what held for the round ends, the walking dead fall. */
export function endRound(play: LedContext): void {
  const { state, emit } = play;
  restack(state);
  const now = roundNumber(state);
  for (const fighter of activeIn(state)) {
    fighter.delayBonus = false;
    fighter.turned = false;
    if (fighter.undead === null || fighter.undead > now) continue;
    fighter.standing = 'dead';
    emit({ kind: 'collapsed', cite: '10.4', fighter: fighter.id });
  }
  for (const animal of state.animals) {
    animal.born = false;
    animal.entry = null;
  }
  callEnd(play);
  if (state.outcome !== null) return;
  if (state.round === 1) {
    state.round = 2;
    state.step = 'order';
  } else {
    state.phase = REST;
    state.step = 'rest';
    clearTable(play);
  }
}

/** GR-43 Whose VP have changed comes on top, in acting order, then the others by the old order. */
function restack(state: State): void {
  const changed = state.vpBefore.filter(({ id, vp }) => fighterOf(state, id).vp !== vp).map(({ id }) => id);
  const acting = state.order.filter((id) => changed.includes(id));
  for (const id of [...acting, ...changed.filter((one) => !acting.includes(one))]) {
    state.nextSeq += 1;
    fighterOf(state, id).stackSeq = state.nextSeq;
  }
}

/** 5 Action cards leave the table. */
function clearTable({ state }: LedContext): void {
  for (const fighter of activeIn(state)) {
    fighter.discard.push(...fighter.row.map(({ card }) => card));
    fighter.row = [];
    fighter.seen = [];
  }
}

/** 5, 6.4 All rest at once and in secret: Powers that are used at any time, then Endurance. */
export function* resolveRest(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  let waiting = activeIn(state).filter((one) => canRest(state, one));
  while (waiting.length > 0) {
    const answers = yield* resolveSecretly<'rest'>(play, waiting, ({ id }) => ({
      ...{ kind: 'rest', cite: '6.4', fighter: id },
    }));
    const again: Fighter[] = [];
    for (const [i, fighter] of waiting.entries()) {
      const answer = answers[i];
      if (answer === undefined) continue;
      if ('instant' in answer) {
        doInstant(play, fighter, answer.instant);
        again.push(fighter);
      } else rest(play, fighter, answer.recover);
    }
    waiting = again.filter((one) => canRest(state, one));
  }
  state.step = 'turn end';
}

const canRest = (state: State, fighter: Fighter): boolean =>
  hasInstant(state, fighter) || (skillOf(fighter, 'endurance') > 0 && recoverable(fighter).length > 0);

/** 6.4 What Endurance brings back goes to the deck. */
function rest({ emit }: LedContext, fighter: Fighter, elements: Parameters<typeof recover>[1] | null): void {
  const { id } = fighter;
  if (elements === null) {
    emit({ kind: 'rested', cite: '6.4', fighter: id, endurance: false, cards: 0, count: 0 });
    return;
  }
  const cards = cardsIn(elements).length;
  recover(fighter, elements, fighter.deck);
  if (fighter.over?.skill === 'endurance') {
    fighter.over = null;
    fighter.cur.endurance = 0;
  } else fighter.cur.endurance -= 1;
  fighter.believed.endurance = Math.max(0, fighter.believed.endurance - 1);
  sawRecovered(fighter, startSeen(fighter), elements.length - cards);
  emit({ kind: 'rested', cite: '6.4', fighter: id, endurance: true, cards, count: elements.length });
  emit({ kind: 'elements-back', cite: '6.4', fighter: id, elements, only: onlyOf(fighter) });
}

/** 5 Hand and HP deck become the deck again. */
export function endTurn(play: LedContext): void {
  const { state } = play;
  for (const fighter of activeIn(state)) {
    applyPending(play, fighter);
    fighter.deck.push(...fighter.hand, ...fighter.hpDeck);
    fighter.hand = [];
    fighter.hpDeck = [];
    fighter.over = null;
  }
  if (state.turn >= LAST_TURN) callLastTurn(play);
  else state.step = 'turn start';
}
