/** The chances of everything that one roll settles, each by the rule that reads it. */

import { ONE_DIE } from '../../../kernel/dice.ts';
import type { Hex } from '../../../kernel/hex.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import { chanceOf, chancesOf } from '../../../odds/falls.ts';
import { DRAG_DICE, dragRoll, ESCAPE_DICE, escapeRoll } from '../rules/advanced/ensnared.ts';
import { NET_DICE, readNet } from '../rules/advanced/net-roll.ts';
import { type CollisionEntry, impactOf } from '../rules/basic/collision.ts';
import { ENDURANCE_DICE, readEndurance } from '../rules/basic/end-of-turn.ts';
import { missusDice, missusRoll } from '../rules/basic/missus.ts';
import { FALL_PRONE_DICE, fallProneRoll, STUMBLE_DICE, stumbleRoll } from '../rules/basic/posture.ts';
import { CRITICAL_STUN_DICE, readCriticalStun, readStunRecovery, STUN_RECOVERY_DICE } from '../rules/basic/stun.ts';
import type { BlowResult } from '../rules/events.ts';
import { FAVOUR_DICE, favourRoll } from '../rules/luck/luck.ts';
import type { PhaseContext } from '../rules/phase.ts';
import type { Tables } from '../rules/tables/types.ts';
import { RECOVERY_DICE, recoveryRoll } from '../rules/things/recovery.ts';
import { findsArea, RANGE_DICE, rangeRoll } from '../rules/things/throwing.ts';
import type { Ensnared, Fighter, Item, LooseItem, NetKind } from '../rules/types.ts';

/** The part of a phase that rolls are read by: the men, and what each does in it. */
export type Field = Pick<PhaseContext, 'state' | 'tables' | 'turnouts'>;

/** 13.3.2, 21.3.2.1 That a thrown thing, or an arrow, goes as far as a range, and finds its man there (P268). */
export function throwChance(tables: Tables, fighter: Fighter, item: Item, range: number): number {
  const flies = chanceOf(RANGE_DICE, (thrown) => rangeRoll(tables, fighter, item, range, thrown));
  return flies * (FACES.filter((face) => findsArea(tables, item, face)).length / FACES.length);
}

/** Of the die that names the area. */
const FACES = Array.from({ length: 6 }, (_, i) => i + 1);

/** 20.4.1, 20.7.2, 20.8.2 Each result of a net attack on the CRT. */
export function netChances(
  field: Field,
  caster: Fighter,
  target: Fighter,
  kind: NetKind,
): ReadonlyMap<BlowResult, number> {
  return chancesOf(NET_DICE, (thrown) => readNet(field, caster, target, kind, thrown).result);
}

/** 20.6.1 That a man who is caught is free, if he spends so many CF on it. */
export function escapeChance(cf: number): number {
  return chanceOf(ESCAPE_DICE, (thrown) => escapeRoll(cf, thrown));
}

/** 20.6.2.1 That who holds the cord drags a man down with so many CF. */
export function dragChance(tables: Tables, holder: Fighter, ensnared: Ensnared, cf: number): number {
  return chanceOf(DRAG_DICE, (thrown) => dragRoll(tables, holder, ensnared, cf, thrown));
}

/** 18.3 That a man who appeals in a turn is spared. */
export function missusChance(tables: Tables, fighter: Fighter, turn: number): number {
  return chanceOf(missusDice(tables), (thrown) => missusRoll(tables, fighter, turn, thrown));
}

/** 15.1.1 That a man stumbles who has met so many hazards; `given`: what the check itself brings. @internal */
export function stumbleChance(
  tables: Tables,
  fighter: Fighter,
  hazards: number,
  given: readonly Modifier[] = [],
): number {
  return chanceOf(STUMBLE_DICE, (thrown) => stumbleRoll(tables, fighter, hazards, given, thrown));
}

/** 15.3 That a man who stumbles falls. */
export function fallProneChance(fighter: Fighter): number {
  return chanceOf(FALL_PRONE_DICE, (thrown) => fallProneRoll(fighter, '15.3', 0, thrown));
}

/** 13.4.1 That a man takes up an item, if nobody else tries. */
export function recoveryChance(field: Field, fighter: Fighter, loose: LooseItem): number {
  return chanceOf(RECOVERY_DICE, (thrown) => recoveryRoll(field, fighter, loose, thrown));
}

/** 11.5.1 How much of his stun a man recovers so many phases after it. @internal */
export function stunRecoveryChances(tables: Tables, fighter: Fighter, since: number): ReadonlyMap<number, number> {
  return chancesOf(STUN_RECOVERY_DICE, (thrown) => readStunRecovery(tables, fighter, since, thrown).recovered);
}

/** 10.5 How much Stun a critical on the head brings. @internal */
export function criticalStunChances(fighter: Fighter): ReadonlyMap<number, number> {
  return chancesOf(CRITICAL_STUN_DICE, (thrown) => readCriticalStun(fighter, thrown).amount);
}

/** 17.2.1 How many CF a man loses as the turn ends. */
export function enduranceChances(
  field: Pick<Field, 'state' | 'tables'>,
  fighter: Fighter,
): ReadonlyMap<number, number> {
  return chancesOf(ENDURANCE_DICE, (thrown) => readEndurance(field, fighter, thrown).loss);
}

/** 34.3 That the gods hear a man of so much LK. @internal */
export function favourChance(luck: number): number {
  return chanceOf(FAVOUR_DICE, (thrown) => favourRoll(luck, thrown));
}

/** 8.4 By how much the first of two men has the higher impact; below 0: the other; 0: both fall back. @internal */
export function collisionChances(
  { tables }: Pick<Field, 'tables'>,
  at: Hex,
  first: CollisionEntry,
  second: CollisionEntry,
): ReadonlyMap<number, number> {
  const impacts = (mine: CollisionEntry, theirs: CollisionEntry) =>
    chancesOf(ONE_DIE, (thrown) => impactOf({ tables }, at, mine, theirs, thrown).total);
  const chances = new Map<number, number>();
  for (const [mine, chance] of impacts(first, second)) {
    for (const [his, other] of impacts(second, first)) {
      chances.set(mine - his, (chances.get(mine - his) ?? 0) + chance * other);
    }
  }
  return chances;
}
