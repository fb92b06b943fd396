/** 28.6, 30.5: the impact of a beast, or of a horse under its rider, against that of a man, and what losing does to him. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { addModifier, type Modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { bump } from '../arena/bumping.ts';
import { type Driven, impactModifiers } from '../basic/collision.ts';
import { checkStumble, fallProne } from '../basic/posture.ts';
import { stunBySeverity } from '../basic/stun.ts';
import type { BeastFighter } from '../bodies.ts';
import { type PhaseContext, turnoutOf } from '../phase.ts';
import { animalImpact, impactOnAnimal } from '../springsteen/collision.ts';
import type { Fighter } from '../types.ts';
import { bookOf } from './setup.ts';

/** 28.6 What each hex moved adds to a beast's impact. */
const PER_HEX = 2;

/** A beast and a man who come upon each other. */
export interface Onset {
  readonly beast: BeastFighter;
  /** Whose way ends here: the beast, or the rider on it. */
  readonly comer: Fighter;
  readonly man: Fighter;
  /** Hexes the beast has gone. */
  readonly moved: number;
  /** 9.2, P17, P193 The man's positional advantage over it. */
  readonly over: readonly Modifier[];
}

/** 28.6, 30.5, P185 The rule that a beast's impact goes by. */
export function impactCite({ state }: PhaseContext, { beast }: BeastFighter): '28.6' | '30.5' | 'P185' {
  if (beast.rider !== null) return '30.5';
  return bookOf(state.rules, beast) === 'springsteen' ? 'P185' : '28.6';
}

/** 8.2, 8.4 Stops both, and throws for both: the beast's impact, the man's, and by how much the beast's is higher. */
export function rollImpacts(
  ctx: PhaseContext,
  { beast, comer, man, moved, over }: Onset,
): { readonly rolls: readonly [beast: Roll, man: Roll]; readonly by: number } {
  for (const one of [comer, man]) {
    const turnout = turnoutOf(ctx, one);
    turnout.collided = true;
    turnout.stopped = true;
  }
  const strike = beastImpact(ctx, beast, moved);
  const guard = manImpact(ctx, man, beast, over);
  return { rolls: [strike, guard], by: strike.total - guard.total };
}

/** C99 A beast's impact: its kind and the hexes it has moved, and nothing else. */
function beastImpact(ctx: PhaseContext, beast: BeastFighter, moved: number): Roll {
  const cite = impactCite(ctx, beast);
  const modifiers = cite === 'P185' ? animalImpact(ctx.tables, beast, moved) : weightOf(ctx, beast, moved);
  return rollOf('impact', cite, ctx.dice.throw('impact', ONE_DIE), 'sum', modifiers);
}

function weightOf({ tables }: PhaseContext, { beast: { kind, horse } }: BeastFighter, moved: number): Modifier[] {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, tables.beasts[kind].impact, horse ? 'horse' : kind, '28.6');
  addModifier(modifiers, PER_HEX * moved, moved === 1 ? '1 hex' : `${moved} hexes`, '28.6');
  return modifiers;
}

/** 8.4 All that any man's impact is made of, his advantage over the beast or its rider included (P17). */
function manImpact(ctx: PhaseContext, man: Fighter, beast: BeastFighter, over: readonly Modifier[]): Roll {
  const his = impactCite(ctx, beast) === 'P185';
  const modifiers = (his ? impactOnAnimal : impactModifiers)(ctx.tables, turnoutOf(ctx, man));
  addModifier(modifiers, sumModifiers(over), 'positional advantage', '9.2');
  return rollOf('impact', his ? 'P185' : '8.4', ctx.dice.throw('impact', ONE_DIE), 'sum', modifiers);
}

/**
 * 8.4.3, 8.4.4 A man who lost is stunned, driven against what stands behind him, and may stumble; without
 * room he falls (P20). Returns the stun of the collision (P175).
 */
export function knockDown(ctx: PhaseContext, man: Fighter, by: number, { noRoom, against }: Driven): number {
  const before = man.stun.amount;
  turnoutOf(ctx, man).beaten = true;
  stunBySeverity(ctx, man, 'the collision', '8.4.3', [{ value: by, why: 'impact won by', cite: '8.4.3' }]);
  const stun = man.stun.amount - before;
  if (against !== null) bump(ctx, turnoutOf(ctx, man), against.barrier, against.hex, true);
  if (noRoom) fallProne(ctx, man, 'no-room');
  checkStumble(ctx, man, 'lost the collision', '8.4.4', { inCollision: true });
  return stun;
}
