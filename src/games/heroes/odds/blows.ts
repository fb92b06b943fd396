/** 5.4.2, 5.4.3 What a blow of an Impact may do: where it lands, what keeps it off, what it costs. */
import { isVital, takes } from '../rules/body.ts';
import { guardAgainst, partHit } from '../rules/gear.ts';
import { damageOf } from '../rules/hit.ts';
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

/** Ways of two dice that come to each total. */
const WAYS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => [total, 6 - Math.abs(7 - total)] as const);
const ALL_WAYS = 36;
const KNOCKS_DOWN = 2;

/** What a hit does, the margins of the roll being what they are: those above 0 hit. */
export function blowOdds(fighter: Fighter, foe: Fighter, margins: Margins, tables: Tables): BlowOdds {
  const sum = { wounds: 0, knocksDown: 0, fells: 0, damage: 0 };
  for (const [impact, chance] of margins) {
    if (impact <= 0) continue;
    for (const [total, ways] of WAYS) add(sum, fighter, foe, impact, total, (chance * ways) / ALL_WAYS, tables);
  }
  return sum;
}

function add(
  sum: { -readonly [K in keyof BlowOdds]: BlowOdds[K] },
  fighter: Fighter,
  foe: Fighter,
  impact: number,
  total: number,
  chance: number,
  tables: Tables,
): void {
  const { value } = tables.location(total);
  const part = partHit(value.part, foe.card.handed);
  if (guardAgainst(foe, { part, guarded: value.guarded }, tables) !== null) return;
  const { modified, damage } = damageOf(fighter, foe, part, { impact, thrown: null, unguarded: false }, tables);
  const taker = takes(foe, part);
  sum.wounds += chance;
  sum.damage += chance * damage;
  if (modified >= KNOCKS_DOWN && !foe.knocked) sum.knocksDown += chance;
  if (isVital(taker) && damage >= foe.parts[taker].now) sum.fells += chance;
}
