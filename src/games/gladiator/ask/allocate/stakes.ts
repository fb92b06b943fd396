/** What two men who divide their CF may do to each other, as far as the book's dice decide for the other (29.7). */

import { seededDice } from '../../../../kernel/dice.ts';
import type { Modifier } from '../../../../kernel/modifier.ts';
import { seedState } from '../../../../kernel/rng.ts';
import { type AttackOdds, attackReader, type OddsReader } from '../../odds/attack.ts';
import { bookDefences, type Guarding } from '../../odds/book-plans.ts';
import { drawnAllocations, NO_FIGHTS, type ThrownFights, type ThrownPart, throwFights } from '../../odds/thrown.ts';
import { isWounding } from '../../rules/basic/blow-effects.ts';
import { armOf } from '../../rules/pool.ts';
import { byArea } from '../../rules/tables/cells.ts';
import type { Allocation, Area, Attack, ByArea, Fighter, Pool } from '../../rules/types.ts';
import { weightOf } from './attack-weight.ts';
import type { Engagement } from './foes.ts';
import { exposedIn } from './phase-told.ts';
import { toldPool } from './told-pool.ts';

/** Two men alone with each other, one of whom is asked. */
export interface Duel {
  readonly engagement: Engagement;
  readonly fighter: Fighter;
  readonly pool: Pool;
  readonly foe: Fighter;
  /** What makes the other man's pool. */
  readonly foeModifiers: readonly Modifier[];
  /** Whether he can strike at all. */
  readonly foeAble: boolean;
}

/** What a blow does, on the average of what may stand against it: chances of 0 to 1. */
export interface Harm {
  readonly hit: number;
  readonly wound: number;
  readonly kill: number;
  /** Wounds on the average, of those who live. */
  readonly wounds: number;
}

/** What a blow costs him besides wounds, on the same average. */
interface Cost {
  readonly knockedOut: number;
  /** CF he has less to spend (P271). */
  readonly cf: number;
}

/** What the two may do to each other. Nobody changes while it lasts, so what is once worked out is kept. */
export interface Stakes {
  /** What an attack does, on the average of what the book's dice put in its way; null where it hangs on more dice than a blow's. */
  readonly attack: (attack: Attack) => Harm | null;
  /** What it costs him, where `attack` is not null. */
  readonly cost: (attack: Attack) => Cost | null;
  /** What the book's dice have him do to an area, with so much on it. */
  readonly danger: (area: Area, cf: number, guarded: boolean) => Harm;
  /** Throws so many exchanges more. */
  readonly fights: (allocation: Allocation, before: ThrownFights, more: number) => ThrownFights;
}

/** CF up to which all that the book's dice may do in defence is counted; beyond, there is too much of it to count while one waits. */
const COUNTED_CF = 11;
/** Divisions of his CF that are drawn to see where he strikes. */
const DRAWN = 1600;

const KNOWN = new WeakMap<Pool, Stakes>();

/** What is at stake between two men; by its pool it is known again. */
export function stakesOf(duel: Duel): Stakes {
  const known = KNOWN.get(duel.pool) ?? workedOut(duel);
  KNOWN.set(duel.pool, known);
  return known;
}

function workedOut(duel: Duel): Stakes {
  const { engagement, fighter, foe, pool } = duel;
  const { state, tables } = engagement;
  const his = foePool(duel);
  const part = (own: Fighter, other: Fighter, has: Pool, allocation: Allocation | null): ThrownPart => ({
    ...{ fighter: own.id, foes: [other.id], threats: [other.id], pool: has, allocation },
    exposed: exposedIn(engagement, own),
  });
  const mine = readers(duel, fighter, foe, pool);
  const theirs = readers(duel, foe, fighter, his);
  let drawn: readonly Allocation[] | null = null;
  const plans = () => {
    drawn ??= drawnAllocations(engagement, part(foe, fighter, his, null), DRAWN, seededDice(seedState('stakes')));
    return drawn;
  };
  let blows: Readonly<ByArea<readonly Chanced<Attack>[]>> | null = null;
  let guards: Readonly<ByArea<readonly Guarding[]>> | null = null;
  const guardsOn = (area: Area) => {
    guards ??=
      his.total > COUNTED_CF
        ? drawnGuards(plans())
        : bookDefences({ state, tables, fighter: foe, foes: [fighter], pool: his });
    return guards[area];
  };
  const order = part(fighter, foe, pool, null).fighter < foe.id;
  const met = (attack: Attack): readonly (readonly [AttackOdds, number])[] | null => {
    const read = mine(attack);
    if (read === null) return null;
    const weight = weightOf(engagement, pool, fighter, foe, attack);
    if (weight === 0) return [];
    const stands = his.mayDefend && foe.conscious && foe.beast === null ? guardsOn(attack.area) : NO_GUARD;
    return stands.map(({ cf, guarded, chance }) => [read(weight - cf, guarded), chance]);
  };
  return {
    attack: (attack) => {
      const all = met(attack);
      return all === null ? null : sum(all);
    },
    cost: (attack) => met(attack)?.reduce(addCost, NO_COST) ?? null,
    danger: (area, cf, guarded) => {
      blows ??= drawnBlows(plans());
      return sum(
        blows[area].flatMap(([blow, chance]) => {
          const [read, weight] = [theirs(blow), weightOf(engagement, his, foe, fighter, blow)];
          return read === null || weight === 0 ? [] : [[read(weight - cf, guarded), chance] as const];
        }),
      );
    },
    fights: (allocation, before, more) => {
      const parts = [part(fighter, foe, pool, allocation), part(foe, fighter, his, null)];
      const dice = seededDice(seedState(`fights/${before.fights}`));
      return throwFights(engagement, order ? parts : parts.reverse(), before, more, dice);
    },
  };
}

const NO_HARM: Harm = { hit: 0, wound: 0, kill: 0, wounds: 0 };
const NO_GUARD: readonly Guarding[] = [{ cf: 0, guarded: false, chance: 1 }];

/** What one blow does. */
export function harmOf({ landed, wounds, kill, expectedWounds }: AttackOdds): Harm {
  return { hit: landed, wound: 1 - (wounds[0] ?? 0), kill, wounds: expectedWounds };
}

/** The average of what several blows do. */
function sum(blows: readonly (readonly [AttackOdds, number])[]): Harm {
  return blows.reduce((all, [odds, chance]) => {
    const one = harmOf(odds);
    return {
      hit: all.hit + chance * one.hit,
      wound: all.wound + chance * one.wound,
      kill: all.kill + chance * one.kill,
      wounds: all.wounds + chance * one.wounds,
    };
  }, NO_HARM);
}

const NO_COST: Cost = { knockedOut: 0, cf: 0 };

function addCost({ knockedOut, cf }: Cost, [odds, chance]: readonly [AttackOdds, number]): Cost {
  return { knockedOut: knockedOut + chance * odds.knockedOut, cf: cf + chance * odds.expectedCfLoss };
}

/** Something that may be done, with its chance of 0 to 1. */
type Chanced<T> = readonly [T, number];

/** What is done in some of so many divisions, each thing once, with its share of them. */
function shared<T>(done: readonly T[], among: number): readonly Chanced<T>[] {
  const found = new Map<string, { readonly one: T; count: number }>();
  for (const one of done) {
    const words = JSON.stringify(one);
    const known = found.get(words);
    if (known === undefined) found.set(words, { one, count: 1 });
    else known.count += 1;
  }
  return [...found.values()].map(({ one, count }) => [one, count / among]);
}

/** The blows at each area in some divisions. */
function drawnBlows(plans: readonly Allocation[]): Readonly<ByArea<readonly Chanced<Attack>[]>> {
  const at = byArea((): Attack[] => []);
  for (const { attacks } of plans) for (const one of attacks) at[one.area].push(one);
  return byArea((area) => shared(at[area], plans.length));
}

/** What stood on each area in some divisions. */
function drawnGuards(plans: readonly Allocation[]): Readonly<ByArea<readonly Guarding[]>> {
  return byArea((area) => {
    const stood = plans.map(({ defence, special }) => ({ cf: defence[area], guarded: special === area }));
    return shared(stood, plans.length).map(([one, chance]) => ({ ...one, chance }));
  });
}

/** Reads a man's attacks on another: those with a weapon in hand, for others hang on more than a blow's dice. */
function readers({ engagement }: Duel, attacker: Fighter, target: Fighter, pool: Pool) {
  const { state, tables } = engagement;
  const known = new Map<string, OddsReader>();
  return (attack: Attack): OddsReader | null => {
    const { area, special = null } = attack;
    const hand = armOf(pool, attack)?.hand ?? null;
    const item = hand === null ? null : (attacker.hands[hand] ?? null);
    const beast = attacker.beast !== null;
    if ((item === null && !beast) || special === 'bash' || special === 'sand' || !isWounding(special)) return null;
    const key = `${area} ${hand} ${special}`;
    const attempt = { attacker, target, area, round: 1, item, special, behind: false };
    const reader = known.get(key) ?? attackReader({ rules: state.rules, tables }, attempt);
    known.set(key, reader);
    return reader;
  };
}

/** 9.3.1 What the other man has to spend, and on what, by all that has been told of him. */
function foePool({ engagement, fighter, foe, foeModifiers, foeAble }: Duel): Pool {
  return toldPool(engagement, foe, foeModifiers, foeAble ? fighter : null);
}

/** No exchange thrown yet. */
export const NONE_THROWN = NO_FIGHTS;

/** Exchanges thrown at one tick, and in all: then they are told. */
export const FIGHTS = { atOnce: 125, enough: 1000 } as const;
