/** An allocation against a man of whose defence nothing is known but what the book's dice may make of it (P272). */

import type { Dice } from '../../../kernel/dice.ts';
import { type Counting, inTurn } from '../../../odds/counting.ts';
import { fighterOf } from '../rules/sheet.ts';
import { AREAS, type Area, type Fighter, type FighterId } from '../rules/types.ts';
import { bookGuards, type GuardPlan } from './book-plans.ts';
import { countExchange } from './exchange.ts';
import { readerFor } from './fight.ts';
import { countGuarded } from './guarded.ts';
import type { ExchangeOdds, Meeting, MeetingSide } from './meeting.ts';
import { drawnAllocations } from './thrown.ts';

/** What is taken for his defence, as he sees it who strikes: what stops him most, all there may be, what stops him least. */
export const GUESSES = ['worst', 'average', 'best'] as const;
export type Guess = (typeof GUESSES)[number];

/** What may stand in the way of an allocation. */
export interface Guards {
  readonly guards: readonly GuardPlan[];
  /** They were drawn, for there are too many to count. */
  readonly drawn: boolean;
}

/** CF up to which all the book's dice may do is counted, in half a second at most. */
const COUNTED_CF = 16;
const DRAWN = 4000;

/** What the other man may have put on the areas that are struck at; a feint goes to any. `dice`: where there is too much to count. */
export function guardsAgainst(meeting: Meeting, mine: MeetingSide, his: MeetingSide, dice: Dice): Guards {
  const { state, tables } = meeting;
  const { attacks } = mine.allocation;
  const areas = attacks.some(({ special }) => special === 'feint')
    ? AREAS
    : AREAS.filter((area) => attacks.some((attack) => attack.area === area));
  if (!his.pool.mayDefend) return { guards: [NO_GUARD], drawn: false };
  if (his.pool.total > COUNTED_CF) return { guards: drawnGuards(meeting, his, areas, dice), drawn: true };
  const named = (id: FighterId): Fighter => fighterOf(state, id);
  const divider = { state, tables, fighter: named(his.fighter), foes: his.foes.map(named), pool: his.pool };
  return { guards: bookGuards(divider, areas), drawn: false };
}

const NO_GUARD: GuardPlan = { defence: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, special: null, chance: 1 };

function drawnGuards(meeting: Meeting, his: MeetingSide, areas: readonly Area[], dice: Dice): readonly GuardPlan[] {
  const found = new Map<string, GuardPlan>();
  for (const { defence, special = null } of drawnAllocations(meeting, { ...his, allocation: null }, DRAWN, dice)) {
    const seen = special !== null && areas.includes(special) ? special : null;
    const on = (area: Area) => (areas.includes(area) ? defence[area] : 0);
    const only = { 1: on(1), 2: on(2), 3: on(3), 4: on(4), 5: on(5) };
    const words = JSON.stringify([only, seen]);
    const chance = (found.get(words)?.chance ?? 0) + 1 / DRAWN;
    found.set(words, { defence: only, special: seen, chance });
  }
  return [...found.values()];
}

/** What comes of an allocation, and for the worst and the best of defences which that is. */
export interface UnknownOdds {
  readonly odds: ExchangeOdds;
  readonly guard: GuardPlan | null;
}

/** Begins to work it out. */
export function countUnknown(
  meeting: Meeting,
  mine: MeetingSide,
  his: MeetingSide,
  { guards }: Guards,
  guess: Guess,
): Counting<UnknownOdds> {
  const read = readerFor(meeting);
  if (guess === 'average')
    return inTurn([() => countGuarded(meeting, [mine, his], read, { fighter: his.fighter, guards })], ([odds]) => ({
      odds: odds ?? NOTHING,
      guard: null,
    }));
  const able = guess === 'worst' ? mostOf(guards) : leastOf(guards);
  const parts = able.map(({ defence, special }) => () => {
    const allocation = { attacks: [], defence, ...(special === null ? {} : { special }) };
    return countExchange(meeting, [mine, { ...his, allocation }], read);
  });
  return inTurn(parts, (all) => {
    const harms = all.map((odds) => harmTo(meeting, odds, his.fighter));
    const i = harms.indexOf(guess === 'worst' ? Math.min(...harms) : Math.max(...harms));
    return { odds: all[i] ?? NOTHING, guard: able[i] ?? null };
  });
}

const NOTHING: ExchangeOdds = { men: [], endings: [] };

const mostOf = (guards: readonly GuardPlan[]) => guards.filter((one) => !guards.some((other) => isMore(other, one)));
const leastOf = (guards: readonly GuardPlan[]) => guards.filter((one) => !guards.some((other) => isMore(one, other)));

/** Whether a defence is another and more: no less on any area, and the same special defence. */
function isMore(one: GuardPlan, other: GuardPlan): boolean {
  if (one === other || one.special !== other.special) return false;
  return AREAS.every((area) => one.defence[area] >= other.defence[area]);
}

/** P300 Wounds on the average, a death counting as all boxes of an area. */
function harmTo({ state }: Meeting, { men }: ExchangeOdds, id: FighterId): number {
  const man = men.find(({ fighter }) => fighter === id);
  return man === undefined ? 0 : man.expectedWounds + man.kill * fighterOf(state, id).w;
}
