/** 8.43 to 8.46 Pushes, knock-downs, wounds, fatigue. */

import { ONE_DIE } from '../../../../kernel/dice.ts';
import { type Hex, neighbour } from '../../../../kernel/hex.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import { linesTo } from '../geometry.ts';
import type { MuneraContext } from '../kit.ts';
import { isActive, isFree, isInjured, threatsTo } from '../roster.ts';
import type { Fighter } from '../types.ts';
import { appeal, die } from './appeal.ts';
import { breakGrip } from './grip.ts';

/** MR-16 At this stamina somebody is dead on the spot. */
const DEAD = -3;

/** 8.44 Knocks somebody down, or where it lies already and an opponent stands over it, beats it. `by`: who is credited. */
export function knockDown(ctx: MuneraContext, fighter: Fighter, by: Fighter): void {
  const { state, emit } = ctx;
  if (!isActive(fighter)) return;
  if (fighter.down) {
    if (threatsTo(state, fighter).length > 0) appeal(ctx, fighter, by, 'knocked down twice');
    return;
  }
  breakGrip(ctx, fighter);
  fighter.down = true;
  if (state.acting?.fighter === fighter.id) state.acting.ap = 0;
  emit({ kind: 'knocked-down', cite: '8.44', fighter: fighter.id });
}

/** 8.43 Pushes somebody straight away from where an attack came from; where nothing is free behind, it is knocked down. */
export function push(ctx: MuneraContext, fighter: Fighter, from: Hex, by: Fighter): void {
  const { state, dice, emit } = ctx;
  if (!isActive(fighter)) return;
  breakGrip(ctx, fighter);
  const behind = linesTo(from, fighter.hex).map((way) => neighbour(fighter.hex, way));
  const open = behind.filter((hex) => isFree(state, hex));
  const [only, other] = open;
  if (only === undefined) {
    emit({ kind: 'pinned', cite: '8.43', fighter: fighter.id });
    knockDown(ctx, fighter, by);
    return;
  }
  const roll = other === undefined ? null : rollOf('push', '8.43', dice.throw('push', ONE_DIE), 'sum');
  const to = roll !== null && other !== undefined && roll.total % 2 === 0 ? other : only;
  const before = fighter.hex;
  fighter.hex = to;
  emit({ kind: 'pushed', cite: '8.43', rolls: roll === null ? [] : [roll], fighter: fighter.id, from: before, to });
}

/** 8.46 Takes stamina; somebody at nothing is beaten, far below it dead. */
export function wound(ctx: MuneraContext, fighter: Fighter, by: Fighter, wounds: number): void {
  if (wounds <= 0 || !isActive(fighter)) return;
  const was = isInjured(fighter);
  fighter.stamina -= wounds;
  fighter.taken += wounds;
  by.dealt += wounds;
  ctx.emit({ kind: 'wounded', cite: '8.46', fighter: fighter.id, by: by.id, wounds, stamina: fighter.stamina });
  if (!was && isInjured(fighter)) {
    if (!by.injured.includes(fighter.id)) by.injured.push(fighter.id);
    ctx.emit({ kind: 'injured', cite: '8.46', fighter: fighter.id, by: by.id });
  }
  if (fighter.stamina <= DEAD) die(ctx, fighter, by);
  else if (fighter.stamina <= 0) appeal(ctx, fighter, by, 'wounds');
}

/** 8.41, 5.15 Adds fatigue. */
export function tire({ emit }: MuneraContext, fighter: Fighter, by: number, cite: string): void {
  if (by <= 0) return;
  fighter.fatigue += by;
  emit({ kind: 'tired', cite, fighter: fighter.id, fatigue: fighter.fatigue, by });
}
