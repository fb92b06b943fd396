/** 13.4.1: the roll of a man for an item that lies within his reach. */
import { ONE_DIE, type Throw } from '../../../../kernel/dice.ts';
import { sameHex } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import { needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { rangeTo } from '../bodies.ts';
import { type PhaseContext, turnoutOf } from '../phase.ts';
import { enemiesOf, isActive } from '../sheet.ts';
import type { RecoveryCondition } from '../tables/types.ts';
import type { Fighter, LooseItem } from '../types.ts';

/** C4 It is his on this or less. */
export const RECOVERY_MAX = 1;

/** 13.4.1 The dice of a recovery roll. */
export const RECOVERY_DICE = ONE_DIE;

/** 13.4.1 A man's roll for an item. */
export function recoveryRoll(ctx: RecoveryField, fighter: Fighter, loose: LooseItem, thrown: Throw): Roll {
  const sum = rollOf('recovery', '13.4.1', thrown, 'sum', recoveryModifiers(ctx, fighter, loose));
  return needing(sum, '<=', RECOVERY_MAX, (taken) => (taken ? 'within his grasp' : 'fails'));
}

/** What a recovery is read by: the men, and what each does in this phase. */
type RecoveryField = Pick<PhaseContext, 'state' | 'tables' | 'turnouts'>;

/** 13.4.1 Everything that goes on a recovery die, in the order of the table. */
function recoveryModifiers(ctx: RecoveryField, fighter: Fighter, loose: LooseItem): readonly Modifier[] {
  const times = recoveryTimes(ctx, fighter, loose);
  const list: Modifier[] = [];
  for (const [condition, { value, text }] of ctx.tables.recovery) {
    addModifier(list, value * Number(times[condition]), text, '13.4.1');
  }
  addModifier(list, -fighter.ag, 'AG', '13.4.1');
  return list;
}

/** How often each thing counts that can count. */
function recoveryTimes(
  ctx: RecoveryField,
  fighter: Fighter,
  { item, at }: LooseItem,
): { readonly [C in RecoveryCondition]: number | boolean } {
  const { collided, recovering, entered, strides } = turnoutOf(ctx, fighter);
  const ranges = enemiesOf(ctx.state, fighter)
    .filter(isActive)
    .map((foe) => rangeTo(foe, at));
  const charges = strides[0]?.action.code === 'C';
  return {
    heavy: fighter.type === 'heavy',
    light: fighter.type === 'light',
    'opponent-in-hex': ranges.includes(0),
    'opponent-next': ranges.includes(1),
    'opponent-adjacent': ranges.some((range) => range <= 1), // F21, A7 within a hex of it
    'item-adjacent': !sameHex(fighter.at, at),
    net: item.kind === 'net',
    moved: entered.length,
    'left-hex': entered.length > 0,
    quick: entered.length > 1 && !charges,
    charge: entered.length > 0 && charges,
    'recover-action': recovering && !collided,
    recovering,
    collided,
    kneeling: fighter.posture === 'kneeling',
    stumbling: fighter.stumbling,
    ensnared: fighter.ensnared !== null,
    stun: fighter.stun.amount,
  };
}
