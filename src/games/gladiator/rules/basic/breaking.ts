/** 20.10.2, 21.3.3, 21.6.1: weapons that break. */
import { bowOf } from '../advanced/bow.ts';
import { takeAway } from '../advanced/spoils.ts';
import type { Blow } from '../blow-types.ts';
import { rangeBetween } from '../bodies.ts';
import type { PhaseContext } from '../phase.ts';
import { isWeapon } from '../sheet.ts';
import { weaponRecord } from '../tables/weapon-rows.ts';
import { release } from '../things/drop.ts';
import type { Fighter } from '../types.ts';
import { loseAttacks } from './posture.ts';

/** P66 A broken weapon is thrown away; a trident may stay of use at one hex. */
export function breakWeapon(ctx: PhaseContext, { attacker, target, item }: Blow, how: 'useless' | 'short'): void {
  if (item === null || !isWeapon(item)) return;
  const { broken } = weaponRecord(ctx.tables, item);
  if (broken === undefined) return;
  ctx.emit({ kind: 'weapon-broken', cite: broken.cite, fighter: attacker.id, item: { ...item }, how });
  if (how === 'useless') {
    release(ctx, attacker, item);
    takeAway(ctx.state, item); // it may have fallen in this very moment (P40)
    return;
  }
  item.short = true;
  const within = rangeBetween(attacker, target) <= 1;
  loseAttacks(ctx, attacker, 'unarmed', ({ weapon }) => weapon === item && !within);
}

/** 21.3.3 The bow that parried is of no more use, and is thrown away. */
export function breakBow(ctx: PhaseContext, target: Fighter): void {
  const bow = bowOf(ctx.tables, target);
  const broken = bow === null ? undefined : weaponRecord(ctx.tables, bow).broken;
  if (bow === null || broken === undefined) return;
  ctx.emit({ kind: 'weapon-broken', cite: broken.cite, fighter: target.id, item: { ...bow }, how: 'useless' });
  release(ctx, target, bow);
}
