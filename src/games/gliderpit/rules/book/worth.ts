/** 18.2 What results, throws, strikes and rams are worth to the program. */
import { canParry, hitsIn36, rangeFault, strikeAim, type Target, throwAim } from '../combat/aim.ts';
import { ramTotal } from '../combat/rams.ts';
import { isInReach } from '../pit.ts';
import type { Effect, Pose, Tables } from '../tables/types.ts';
import type { Glider, Grudges } from '../types.ts';
import type { Weapon } from '../words.ts';

const DOWN = 60;
const STUNNED = 16;
const STUNNED_TWICE = 90;

/** 18.2 What a result is worth against somebody. */
function resultWorth(target: Target, floor: number, { da, ds, dstn }: Effect): number {
  const levels = Math.max(0, -da);
  const out = target.alt - levels <= floor ? DOWN : 0;
  const stun = dstn ? (target.stunned ? STUNNED_TWICE : STUNNED) : 0;
  return 10 * Math.min(levels, target.alt - floor) + 4 * Math.min(Math.max(0, -ds), target.speed) + out + stun;
}

const FALLS = 36;

/** The mean over two dice. */
function mean2D6(worth: (total: number) => number): number {
  let sum = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) sum += worth(a + b);
  return sum / FALLS;
}

const SHIFTS = [0, -1, 1] as const;
const LEAST = 2;
const MOST = 12;

/** 11.31, GR-17 A total of two dice after a shift. */
export const shiftedTotal = (total: number, shift: number): number => Math.min(MOST, Math.max(LEAST, total + shift));

/** 11.31, GR-41 The shift that is worth most against somebody; of equals 0, then -1. */
export function bestShift({ strikeResult }: Tables, target: Target, floor: number, total: number): -1 | 0 | 1 {
  const worth = (shift: number): number => resultWorth(target, floor, strikeResult(shiftedTotal(total, shift)).effect);
  return SHIFTS.reduce<-1 | 0 | 1>((best, shift) => (worth(shift) > worth(best) ? shift : best), 0);
}

/** 18.2 An attack that could be made, and what it is worth. */
export interface Weighed {
  readonly do: 'throw' | 'strike';
  readonly at: string;
  /** Hits in 36 throws of the dice. */
  readonly hits: number;
  readonly worth: number;
}

/** 18.2 A throw of a weapon at somebody in range. */
function throwWorth(tables: Tables, from: Pose, weapon: Weapon, target: Target, floor: number): number {
  const hits = hitsIn36(throwAim(tables, from, target, weapon).cf);
  const { column } = tables.weapons[weapon];
  if (column === null) return (14 * hits) / FALLS - 2;
  const mean = mean2D6((total) => resultWorth(target, floor, tables.throwResult(total, column).effect));
  return ((hits + 1) / FALLS) * mean - (weapon === 'stone' ? 1 : 2);
}

/** 18.2 A strike with a weapon at somebody in reach. */
function strikeWorth(tables: Tables, from: Pose, weapon: Weapon, target: Target, floor: number): number {
  const hits = hitsIn36(strikeAim(tables, from, target).cf);
  const shifts = weapon === 'sword' && !canParry(target, from);
  const mean = mean2D6((total) => {
    const shift = shifts ? bestShift(tables, target, floor, total) : 0;
    return resultWorth(target, floor, tables.strikeResult(shiftedTotal(total, shift)).effect);
  });
  return ((hits + 1) / FALLS) * mean;
}

/** 23.8 How much more it is worth to attack somebody who is borne a grudge: a fifth for each. */
export const grudgeFactor = (grudges: Grudges | undefined, at: string): number => (5 + (grudges?.[at] ?? 0)) / 5;

/** 18.2 All attacks on some gliders with what is in the hand, from a place; throws before strikes. */
export function attacksFrom(
  tables: Tables,
  from: Pose & Pick<Glider, 'hand'> & { readonly grudges?: Grudges | undefined },
  enemies: readonly Glider[],
  floor: number,
): readonly Weighed[] {
  const { hand } = from;
  if (hand === null) return [];
  return enemies.flatMap((target): readonly Weighed[] => {
    const at = target.id;
    const factor = grudgeFactor(from.grudges, at);
    const all: Weighed[] = [];
    if (rangeFault(tables, from, target) === null) {
      const hits = hitsIn36(throwAim(tables, from, target, hand).cf);
      all.push({ do: 'throw', at, hits, worth: factor * throwWorth(tables, from, hand, target, floor) });
    }
    if (tables.weapons[hand].strikes && isInReach(from, target)) {
      const hits = hitsIn36(strikeAim(tables, from, target).cf);
      all.push({ do: 'strike', at, hits, worth: factor * strikeWorth(tables, from, hand, target, floor) });
    }
    return all;
  });
}

const SELF_DOWN = 100;

/** 18.2 A ram by somebody at an altitude after its dive. */
export function ramWorth(
  { ram }: Tables,
  { alt, stunned }: Pick<Glider, 'alt' | 'stunned'>,
  target: Target,
  floor: number,
  { levels, bonus }: { readonly levels: number; readonly bonus: number },
): number {
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const { effect } = ram(ramTotal(die, bonus), levels);
    const { aa, as, astn } = effect;
    const hurt = (astn ? (stunned ? STUNNED_TWICE : STUNNED) : 0) + (alt + aa <= floor ? SELF_DOWN : 0);
    sum += 10 * aa + 4 * as - hurt + resultWorth(target, floor, effect);
  }
  return sum / 6;
}
