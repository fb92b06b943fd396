/** P140: a Hoplomachus of the book weighs his shield against his spear, once a match. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { met, needing, rollOf } from '../../../../kernel/roll.ts';
import { rangeTo } from '../bodies.ts';
import type { PhaseContext } from '../phase.ts';
import { inForce } from '../rule-choices.ts';
import { enemiesOf, isActive, shieldOf } from '../sheet.ts';
import { letGo } from '../things/drop.ts';
import type { Fighter } from '../types.ts';
import { armedCf, fullCf } from './weapons.ts';

/** Hexes at which the spear alone reaches. */
const SPEAR_RANGE = 2;
/** He drops it on this or less of 1D6. */
const SHED_MAX = 2;

/** P140 With all his CF and an enemy at two hexes, a third of them let the shield fall for the whole of the spear. */
export function weighShield(ctx: PhaseContext, fighter: Fighter): void {
  const { rules } = ctx.state;
  const shield = shieldOf(ctx.tables, fighter);
  const spear = fighter.hands.some(({ kind }) => kind === 'spear');
  if (fighter.style !== 'hoplomachus' || fighter.shieldWeighed || shield === null || !spear || !inForce(rules, 21))
    return;
  const near = enemiesOf(ctx.state, fighter).some((one) => isActive(one) && rangeTo(one, fighter.at) === SPEAR_RANGE);
  if (!near || armedCf(rules, ctx.tables, fighter) < fullCf(rules, ctx.tables, fighter)) return;
  fighter.shieldWeighed = true;
  const sum = rollOf('shed-shield', 'P140', ctx.dice.throw('shed-shield', ONE_DIE), 'sum');
  const roll = needing(sum, '<=', SHED_MAX, (sheds) => (sheds ? 'lets the shield go' : 'keeps the shield'));
  ctx.emit({ kind: 'shield-weighed', cite: 'P140', fighter: fighter.id, sheds: met(roll), rolls: [roll] });
  if (met(roll)) letGo(ctx, fighter, shield);
}
