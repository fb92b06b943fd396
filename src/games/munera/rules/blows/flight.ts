/** 10, MR-44 What becomes of things that were thrown or shot. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import { landingHex } from '../geometry.ts';
import type { MuneraContext } from '../kit.ts';
import type { GroundItem } from '../types.ts';
import type { Blow } from './blow.ts';
import { lay, loseWeapon } from './floor.ts';

/** Takes a missile out of the hand that throws it. */
export function spendMissile({ state }: MuneraContext, { fighter, arm }: Blow): void {
  if (arm.missile === 'dart') fighter.darts -= 1;
  if (arm.missile === 'arrow' && !state.endlessArrows) fighter.arrows -= 1;
  if (arm.missile === 'hasta' && arm.weapon !== null) loseWeapon(fighter, arm.weapon);
}

/** What flies: an arrow of a bow that never runs out is not worth picking up. */
function itemOf({ state }: MuneraContext, { arm }: Blow): GroundItem | null {
  if (arm.missile === 'hasta' && arm.weapon !== null) return { kind: 'weapon', weapon: arm.weapon };
  if (arm.missile === 'arrow') return state.endlessArrows ? null : { kind: 'arrow' };
  return arm.missile === 'dart' ? { kind: 'dart' } : null;
}

/** 2.5 A missile that wounded nobody lands beside its target, as it now stands; a dart or an arrow that was saved against is lost. */
export function landMissile(ctx: MuneraContext, blow: Blow): void {
  const item = itemOf(ctx, blow);
  if (item === null) return;
  const roll = rollOf('landing', '2.5', ctx.dice.throw('landing', ONE_DIE), 'sum');
  const to = landingHex(ctx.state.radius, blow.fighter.hex, blow.foe.hex, roll.total);
  lay(ctx, item, to);
  ctx.emit({ kind: 'landed', cite: '2.5', rolls: [roll], fighter: blow.fighter.id, item, to });
}
