/** 10.5 SA: severed arteries. */

import { loseGrip } from '../advanced/grip.ts';
import { armedCf } from '../advanced/weapons.ts';
import type { PhaseContext } from '../phase.ts';
import { boxesLeft } from '../sheet.ts';
import type { Artery, Fighter } from '../types.ts';
import { kill } from './harm.ts';
import { testConsciousness } from './stun.ts';

/** 10.5 Each severed artery costs a wound in its area at the end of every later phase (F16). */
export function bleed(ctx: PhaseContext): void {
  for (const fighter of ctx.state.fighters) {
    for (const artery of fighter.arteries) if (isLater(ctx, artery)) bleedFrom(ctx, fighter, artery);
  }
}

function isLater({ state }: PhaseContext, { turn, phase }: Artery): boolean {
  return state.turn > turn || state.phase > phase;
}

function bleedFrom(ctx: PhaseContext, fighter: Fighter, { area }: Artery): void {
  if (fighter.fate !== 'fighting') return;
  const cf = armedCf(ctx.state.rules, ctx.tables, fighter);
  const left = boxesLeft(fighter, area);
  fighter.wounds[area] += 1;
  const change = { from: left, to: left - 1 };
  const cfChange = { from: cf, to: armedCf(ctx.state.rules, ctx.tables, fighter) };
  ctx.emit({ kind: 'bled', cite: '10.5', fighter: fighter.id, area, left: change, cf: cfChange });
  if (change.to === 0) kill(ctx, fighter, null, 'bled');
  else {
    loseGrip(ctx, fighter, 'hurt');
    testConsciousness(ctx, fighter);
  }
}
