/** 23.5 Answers that a tactician weighs, the book's first. */
import { type Hex, sameHex } from '../../../../kernel/hex.ts';
import { equalPlain } from '../../../../kernel/state.ts';
import type { AttackChoice, DefenseChoice, Element, FreeAct, Operation } from '../../rules/acts.ts';
import { enemiesOf, handFor } from '../../rules/book/plan.ts';
import { bookBy } from '../../rules/book/policy.ts';
import { isBehind, spotsAmong, standsOf, waysTo } from '../../rules/book/ways.ts';
import { byWeight } from '../../rules/book/whims.ts';
import { recoverOrder } from '../../rules/book/worth.ts';
import { decisions } from '../../rules/decisions.ts';
import { PLAIN_ATTACK, PLAIN_DEFENSE } from '../../rules/fight/announce.ts';
import type { AnswerTo, GladiatoriContext, Question, QuestionKind } from '../../rules/kit.ts';
import { addable, declarationsOf, reactionsOf } from '../../rules/legal/fights.ts';
import { actionsOf, hasPower, operationsOf, RECOVERED } from '../../rules/legal/moves.ts';
import { fighterOf, fightOf, isHampered } from '../../rules/roster.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, State } from '../../rules/types.ts';
import { type CardName, MOVES, PLANS } from '../../rules/words.ts';

/** 23.1 Answers that are weighed at most. */
export const MOST_ANSWERS = 24;
const SPOTS = 2;
const MOST_BLOOD = 3;
const MOST_DODGE = 2;
const MOVE = 3;
const COUNTS = [0, 1, 3, 5, 7];
const FLOORS = [0, -3, 3];

/** 22 The book without chance: what it would do, and what everybody does in a trial. */
export const PLAIN_BOOK = bookBy(byWeight);

type Listed = { readonly [K in QuestionKind]?: (asking: Asking, question: Question<K>) => readonly AnswerTo<K>[] };

/** Who is asked, and what it sees. */
interface Asking {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly fighter: Fighter;
}

const LISTED: Listed = {
  split: ({ state, tables, fighter }) =>
    FLOORS.flatMap((lower) => PLANS.map((plan) => handFor(state, tables, fighter, plan, lower))),
  free: freeActs,
  action: ({ state, fighter }) =>
    actionsOf(state, fighter.id).map((one) =>
      one.do === 'standby' ? { ...one, recover: recoverOrder(fighter, RECOVERED, false) } : one,
    ),
  add: cardsToAdd,
  declare: ({ state, tables, fighter }) => declarationsOf(state, tables, fighter.id),
  react: ({ state, fighter }) => reactionsOf(state, fighter.id),
  attack: ({ state, fighter }) => attackChoices(state, fighter),
  defend: ({ state, fighter }) => [
    ...defenseChoices(fighter),
    ...(hasPower(state, fighter, 'delay') && !fighter.delayBonus ? [{ instant: { do: 'delay' } as const }] : []),
  ],
  feint: () => [true, false],
  move: ({ state, fighter }, { free }) => [{ do: 'stop' }, ...stepsTo(state, fighter, free)],
};

/** 23.1, 23.5 Whether a kind of question is weighed at all. */
export const isListed = (kind: QuestionKind): boolean => kind in LISTED;

/** Legal answers worth a thought; none: the book answers. */
export function answersFor(state: Readonly<State>, tables: Tables, question: Question): readonly unknown[] {
  const { kind } = question;
  const list = LISTED[kind] as ((asking: Asking, question: Question) => readonly unknown[]) | undefined;
  if (list === undefined) return [];
  const asking = { state, tables, fighter: fighterOf(state, question.fighter) };
  const all = [plainBook(state, tables, question), ...list(asking, question)];
  const found: unknown[] = [];
  for (const one of all) {
    if (found.length >= MOST_ANSWERS) break;
    if (found.some((other) => equalPlain(one, other))) continue;
    if (decisions[kind].check(state, tables, question as never, one as never) === null) found.push(one);
  }
  return found;
}

/** What the book without chance answers to whatever is asked. */
export function plainBook(state: Readonly<State>, tables: Tables, question: Question): unknown {
  const context = { state, tables, emit: () => {} } as unknown as GladiatoriContext;
  return PLAIN_BOOK(context, question);
}

/** Operations that begin a way to a good stand before each enemy. */
function stepsTo(state: Readonly<State>, fighter: Fighter, budget: number): readonly Operation[] {
  const stands = standsOf(state, fighter, budget);
  const spots = enemiesOf(state, fighter).flatMap((id) =>
    spotsAmong(state, fighter, stands, id)
      .filter(({ hex }) => !isBehind(state, id, hex))
      .slice(0, SPOTS),
  );
  const turns = operationsOf(state, fighter).filter((op) => op.do === 'turn');
  const away = awayFrom(
    state,
    fighter,
    stands.map(({ hex }) => hex),
  );
  const back = stands.find(({ hex }) => away !== null && sameHex(hex, away));
  return [...spots, ...(back === undefined ? [] : [back])].flatMap((stand) => waysTo(stand).slice(0, 1)).concat(turns);
}

/** Of some hexes the one farthest from all enemies; null: there is no enemy. */
function awayFrom(state: Readonly<State>, fighter: Fighter, hexes: readonly Hex[]): Hex | null {
  const foes = enemiesOf(state, fighter).map((id) => state.fighters.find((one) => one.id === id)?.hex ?? null);
  const seen = foes.filter((hex) => hex !== null);
  const gap = (hex: Hex): number =>
    Math.min(
      ...seen.map((foe) =>
        Math.max(Math.abs(foe.q - hex.q), Math.abs(foe.r - hex.r), Math.abs(foe.q + foe.r - hex.q - hex.r)),
      ),
    );
  return seen.length === 0
    ? null
    : hexes.reduce<Hex | null>((best, hex) => (best === null || gap(hex) > gap(best) ? hex : best), null);
}

function freeActs({ state, fighter }: Asking): readonly FreeAct[] {
  const back: readonly Element[] = recoverOrder(fighter, RECOVERED, false);
  const powers: readonly FreeAct[] = [
    ...(isHampered(fighter) ? [{ do: 'stand up' } as const] : []),
    ...(back.length === RECOVERED ? [{ do: 'resistance', recover: back } as const] : []),
  ];
  return [{ do: 'done' }, ...stepsTo(state, fighter, fighter.cur.speed), ...powers];
}

/** So many of the cards that can be added, in the order in which the book fills up; Energy first for Strength. */
function cardsToAdd({ state, tables, fighter }: Asking): readonly (readonly CardName[])[] {
  const open = addable(state, tables, fighter.id);
  const strong = open.filter((card) => card === 'energy 1');
  const weak = open.filter((card) => card === 'energy 0');
  const moves = MOVES.filter((move) => open.includes(move));
  const orders = [
    [...strong, ...moves, ...weak],
    [...moves, ...weak, ...strong],
    [...weak, ...strong],
  ];
  const alone = moves.map((move) => [move]);
  return [...orders.flatMap((order) => COUNTS.map((count) => order.slice(0, count))), ...alone];
}

function attackChoices(state: Readonly<State>, fighter: Fighter): readonly AttackChoice[] {
  const { action, strikes } = fightOf(state);
  const blood = action?.card === 'berserk' ? Math.min(MOST_BLOOD, fighter.cur.blood) : 0;
  const [foe] = strikes;
  const weak = fighter.hand.filter((card): card is CardName => card === 'energy 0');
  const entered = Math.min(MOVE, state.sub?.entered ?? 0);
  const parts: readonly Partial<AttackChoice>[] = [
    {},
    { acrobatic: true },
    { sacrifice: weak[0] ?? null },
    { deep: 1 },
    { deep: 3 },
    { leap: { attack: entered, damage: 0 } },
    { leap: { attack: 0, damage: entered } },
    { lunge: weak.slice(0, MOVE) },
    { wrestle: foe?.target ?? null },
  ];
  const powered = parts.flatMap((part) =>
    [true, false].map((offense): AttackChoice => ({ ...PLAIN_ATTACK, offense, blood, ...part })),
  );
  const bled = Array.from({ length: blood }, (_, less) =>
    [true, false].map((offense): AttackChoice => ({ ...PLAIN_ATTACK, offense, blood: less })),
  );
  return [...powered.slice(0, 2), ...bled.flat(), ...powered.slice(2)];
}

function defenseChoices({ cur, hand }: Fighter): readonly DefenseChoice[] {
  const card = (['energy 0', 'energy 1'] as const).find((one) => hand.includes(one)) ?? null;
  return [PLAIN_DEFENSE, { ...PLAIN_DEFENSE, acrobatic: true }, { ...PLAIN_DEFENSE, sacrifice: card }].flatMap(
    (plain) =>
      [false, true].flatMap((guard) =>
        Array.from(
          { length: 1 + Math.min(MOST_DODGE, cur.speed) },
          (_, speed): DefenseChoice => ({ ...plain, guard, speed }),
        ),
      ),
  );
}
