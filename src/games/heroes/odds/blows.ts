/** 5.4.2, 5.4.3 What a blow of an Impact may do: where it lands, what keeps it off, what it costs. */

import { type Blow, betterPlace, damageOf, isSwordsmans, keepsStanding } from '../rules/blows/hit.ts';
import { isVital, takes } from '../rules/body.ts';
import { guardAgainst, partHit } from '../rules/gear.ts';
import type { RolledPlace } from '../rules/kit.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter } from '../rules/types.ts';
import type { Margins } from './contest.ts';

/** What a blow may do, each with its chance; Star Power apart. */
export interface BlowOdds {
  /** It costs points. */
  readonly wounds: number;
  /** It knocks down one who stands. */
  readonly knocksDown: number;
  /** Head, chest or belly has nothing left. */
  readonly fells: number;
  /** Points on the average, of all that may come of the roll. */
  readonly damage: number;
}

/** Blows that may come of a roll: the chance of each Impact, and whether nothing guards against them. */
export interface Strikes {
  readonly impacts: Margins;
  readonly unguarded: boolean;
}

/** Who strikes in an Attack roll, besides what is ahead of what. */
interface AttackRoles {
  /** Whether the margins are those of the attacker. */
  readonly first: boolean;
  /** The attacker bashes. */
  readonly bash: boolean;
  /** The defender is in a net. */
  readonly netted: boolean;
}

/** 5.4 From this margin on a defender hits back. */
const HITS_BACK = 2;

/** 5.4, 5.3.4 The blows of one's own and those of the other that an Attack roll of such margins may bring. */
export function strikesOf(
  margins: Margins,
  { first, bash, netted }: AttackRoles,
): { readonly own: Strikes; readonly other: Strikes } {
  const back = netted ? Number.POSITIVE_INFINITY : HITS_BACK;
  const attacker = { impacts: impactsFrom(margins, first ? 1 : -1, 1), unguarded: false };
  const defender = { impacts: impactsFrom(margins, first ? -1 : 1, back), unguarded: bash };
  return first ? { own: attacker, other: defender } : { own: defender, other: attacker };
}

/** Margins seen from one side, those from `least` on. */
function impactsFrom(margins: Margins, sign: 1 | -1, least: number): Margins {
  return new Map([...margins].map(([margin, chance]) => [sign * margin, chance] as const).filter(([m]) => m >= least));
}

/** What the blows of a roll do. */
export function blowOdds(fighter: Fighter, foe: Fighter, { impacts, unguarded }: Strikes, tables: Tables): BlowOdds {
  const sum = { wounds: 0, knocksDown: 0, fells: 0, damage: 0 };
  for (const [impact, chance] of impacts) {
    const blow: Blow = { impact, thrown: null, unguarded };
    for (const [place, ways] of placesOf(fighter, foe, blow, tables)) add(sum, foe, place, chance * ways);
  }
  return sum;
}

/** Ways of two dice that come to each total. */
const WAYS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => [total, 6 - Math.abs(7 - total)] as const);
const ALL_WAYS = 36;

/** Where a blow may land, each place with its chance; 3.5 a swordsman has the better of two (9.5). */
function placesOf(
  fighter: Fighter,
  foe: Fighter,
  blow: Blow,
  tables: Tables,
): readonly (readonly [RolledPlace, number])[] {
  const once = WAYS.map(([total, ways]) => [placeAt(fighter, foe, blow, total, tables), ways / ALL_WAYS] as const);
  if (!isSwordsmans(fighter, blow, tables)) return once;
  return once.flatMap(([one, p]) =>
    once.map(([two, q]) => [betterPlace(foe, [one, two]) === 0 ? one : two, p * q] as const),
  );
}

function placeAt(fighter: Fighter, foe: Fighter, blow: Blow, total: number, tables: Tables): RolledPlace {
  const { value } = tables.location(total);
  const part = partHit(value.part, foe.card.handed);
  const guard = blow.unguarded ? null : guardAgainst(foe, { part, guarded: value.guarded }, tables);
  return { part, guard, damage: guard === null ? damageOf(fighter, foe, part, blow, tables).damage : 0 };
}

const KNOCKS_DOWN = 2;

function add(
  sum: { -readonly [K in keyof BlowOdds]: BlowOdds[K] },
  foe: Fighter,
  { part, guard, damage }: RolledPlace,
  chance: number,
): void {
  if (guard !== null) return;
  const taker = takes(foe, part);
  sum.wounds += chance;
  sum.damage += chance * damage;
  if (damage >= KNOCKS_DOWN && !foe.knocked && !keepsStanding(foe)) sum.knocksDown += chance;
  if (isVital(taker) && damage >= foe.parts[taker].now) sum.fells += chance;
}
