/** 13.4.1: the roll of a man for an item that lies within his reach. */
import { ONE_DIE, type Throw } from '../kernel/dice.ts';
import { sameHex } from '../kernel/hex.ts';
import { addModifier, type Modifier } from '../kernel/modifier.ts';
import { needing, type Roll, rollOf } from '../kernel/roll.ts';
import { rangeTo } from './bodies.ts';
import { type PhaseContext, turnoutOf } from './phase.ts';
import { enemiesOf, isActive } from './sheet.ts';
import { drm } from './table-types.ts';
import type { Fighter, LooseItem } from './types.ts';

/** C4 It is his on this or less. */
export const RECOVERY_MAX = 1;

/** 13.4.1 */
export const RECOVERY_DICE = ONE_DIE;

/** 13.4.1 A man's roll for an item. */
export function recoveryRoll(ctx: RecoveryField, fighter: Fighter, loose: LooseItem, thrown: Throw): Roll {
  const sum = rollOf('recovery', '13.4.1', thrown, 'sum', recoveryModifiers(ctx, fighter, loose));
  return needing(sum, '<=', RECOVERY_MAX, (taken) => (taken ? 'within his grasp' : 'fails'));
}

/** What a recovery is read by: the men, and what each does in this phase. */
type RecoveryField = Pick<PhaseContext, 'state' | 'tables' | 'turnouts'>;

/** 13.4.1 Everything that goes on a recovery die. */
function recoveryModifiers(ctx: RecoveryField, fighter: Fighter, { item, at }: LooseItem): readonly Modifier[] {
  const { tables, state } = ctx;
  const turnout = turnoutOf(ctx, fighter);
  const list: Modifier[] = [];
  const put = (condition: string, times = 1) => {
    const { value, text } = drm(tables.recovery, condition);
    addModifier(list, value * times, text, '13.4.1');
  };
  if (fighter.type !== 'medium') put(fighter.type);
  const foes = enemiesOf(state, fighter).filter(isActive);
  if (foes.some((foe) => rangeTo(foe, at) <= 1)) put('opponent-adjacent'); // F21, A7
  if (!sameHex(fighter.at, at)) put('item-adjacent');
  if (item.kind === 'net') put('net');
  put('moved', turnout.entered.length);
  if (turnout.collided) put('collided');
  else if (turnout.recovering) put('recover-action');
  if (fighter.posture === 'kneeling') put('kneeling');
  if (fighter.stumbling) put('stumbling');
  if (fighter.ensnared !== null) put('ensnared');
  put('stun', fighter.stun.amount);
  addModifier(list, -fighter.ag, 'AG', '13.4.1');
  return list;
}
