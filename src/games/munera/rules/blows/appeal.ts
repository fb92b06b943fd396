/** 13 Out of the bout: dead, or at the mercy of the crowd. */
import { TWO_DICE } from '../../../../kernel/dice.ts';
import { needing, rollOf } from '../../../../kernel/roll.ts';
import type { AppealReason } from '../events.ts';
import type { MuneraContext } from '../kit.ts';
import { appealModifiers } from '../scores.ts';
import type { Fighter } from '../types.ts';
import { layWeapons } from './floor.ts';
import { breakGrip } from './grip.ts';
import { returnNet } from './nets.ts';

/** 13.61 The crowd spares from here on; a natural 2 never, a natural 12 always. */
const MERCY = 7;
const NEVER = 2;
const ALWAYS = 12;

/** 13.61 Whether the crowd spares on two dice, by what they show and what they come to. */
export const isSpared = (natural: number, total: number): boolean =>
  natural === ALWAYS || (natural !== NEVER && total >= MERCY);

/** 13.61 Asks the crowd at once. `by` is credited with the defeat (13.62). */
export function appeal(ctx: MuneraContext, fighter: Fighter, by: Fighter, reason: AppealReason): void {
  const { state, tables, dice, emit } = ctx;
  const roll = rollOf(
    'appeal',
    '13.61',
    dice.throw('appeal', TWO_DICE),
    'sum',
    appealModifiers(state, tables, fighter, by),
  );
  const natural = roll.total - roll.modifiers.reduce((sum, { value }) => sum + value, 0);
  const spared = isSpared(natural, roll.total);
  const held = needing(roll, '>=', MERCY, () => (spared ? 'spared' : 'killed'));
  emit({ kind: 'appealed', cite: '13.61', rolls: [held], fighter: fighter.id, by: by.id, reason, spared });
  fighter.status = spared ? 'spared' : 'killed';
  if (spared) {
    fighter.spared += 1;
    state.sparedToday += 1;
  }
  leave(ctx, fighter, by);
}

/** MR-16 Dead on the spot. */
export function die(ctx: MuneraContext, fighter: Fighter, by: Fighter): void {
  fighter.status = 'dead';
  ctx.emit({ kind: 'died', cite: '8.46', fighter: fighter.id, by: by.id });
  leave(ctx, fighter, by);
}

/** 13.62, MR-42 Weapons stay in the hex, the rest goes; what it was caught in goes back to its owner. */
function leave(ctx: MuneraContext, fighter: Fighter, by: Fighter): void {
  fighter.beatenBy = by.id;
  by.defeated.push(fighter.id);
  breakGrip(ctx, fighter);
  if (fighter.entangled !== null) returnNet(ctx, fighter);
  layWeapons(ctx, fighter);
  if (ctx.state.acting?.fighter === fighter.id) ctx.state.acting.ap = 0;
}
