/** 7, 9 What falls, flies, is kicked and is picked up. */

import { ONE_DIE } from '../../../../kernel/dice.ts';
import type { Hex } from '../../../../kernel/hex.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { besideOrHere, direction } from '../geometry.ts';
import type { MuneraContext } from '../kit.ts';
import type { Fighter, GroundItem, Weapon } from '../types.ts';

/** Puts something on the sand. */
export function lay({ state }: Pick<MuneraContext, 'state'>, item: GroundItem, hex: Hex): void {
  state.ground.push({ item, hex });
}

/** 2.5 Something flies into a hex beside its owner, by a die. */
export function flyBeside(ctx: MuneraContext, fighter: Fighter, item: GroundItem, rolls: readonly Roll[] = []): void {
  const roll = rollOf('direction', '2.5', ctx.dice.throw('direction', ONE_DIE), 'sum');
  const to = besideOrHere(ctx.state.radius, fighter.hex, direction(roll.total - 1));
  lay(ctx, item, to);
  ctx.emit({ kind: 'flew', cite: '2.5', rolls: [...rolls, roll], fighter: fighter.id, item, to });
}

/** Takes a weapon out of somebody's hands or belt. */
export function loseWeapon(fighter: Fighter, { id }: Weapon): void {
  fighter.held = fighter.held.filter((one) => one.id !== id);
  fighter.sheathed = fighter.sheathed.filter((one) => one.id !== id);
}

/** MR-42 Held weapons and darts fall where somebody leaves the bout; a net that is on somebody stays there. */
export function layWeapons(ctx: MuneraContext, fighter: Fighter): void {
  const onSomebody = ctx.state.fighters.flatMap(({ entangled }) =>
    entangled?.by === fighter.id && entangled.weapon !== null ? [entangled.weapon] : [],
  );
  for (const weapon of fighter.held)
    if (weapon.kind !== 'cestus' && !onSomebody.includes(weapon.id)) lay(ctx, { kind: 'weapon', weapon }, fighter.hex);
  for (let dart = 0; dart < fighter.darts; dart++) lay(ctx, { kind: 'dart' }, fighter.hex);
  fighter.held = fighter.held.filter(({ id }) => onSomebody.includes(id));
  fighter.darts = 0;
}
