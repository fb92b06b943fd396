/** 8.45, 8.47 Nets, lassos and capes: caught, cut free, given back. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import type { Arm } from '../gear.ts';
import type { MuneraContext } from '../kit.ts';
import { fighterOf, isActive } from '../roster.ts';
import type { Fighter } from '../types.ts';
import { lay, loseWeapon } from './floor.ts';

/** 10 An arbelos cuts through on this, a cone shreds from this on. */
const ARBELOS = 6;
const CONE = 5;
/** 8.47 Frees from here on: by what somebody is caught in. A six destroys it. */
export const FREES = { net: 5, lasso: 5, cape: 3 } as const;
const DESTROYS = 6;

const kindOf = ({ name }: Arm): 'net' | 'lasso' | 'cape' => (name === 'lasso' || name === 'cape' ? name : 'net');

/** 8.41 (2), MR-23 A cone may shred what is thrown at its bearer. Whether it did. */
export function isShredded(ctx: MuneraContext, fighter: Fighter, foe: Fighter, arm: Arm): boolean {
  if (!arm.row.net || foe.held.every(({ kind }) => kind !== 'cone')) return false;
  const roll = needing(rollOf('cone', 'MR-23', ctx.dice.throw('cone', ONE_DIE), 'sum'), '>=', CONE);
  const gone = roll.need?.met === true;
  ctx.emit({ kind: 'shredded', cite: 'MR-23', rolls: [roll], fighter: foe.id, by: fighter.id, gone, what: arm.name });
  if (gone) destroyNet(fighter, arm);
  return gone;
}

function destroyNet(fighter: Fighter, { weapon }: Arm): void {
  if (weapon === null) fighter.shield = 'none';
  else loseWeapon(fighter, weapon);
}

/** 8.45 A net that hits: the arbelos, then the defender's die against the score. `automatic`: by a Double 6. */
export function entangle(ctx: MuneraContext, fighter: Fighter, foe: Fighter, arm: Arm, score: number): void {
  const rolls: Roll[] = [];
  if (foe.held.some(({ kind }) => kind === 'arbelos')) {
    const roll = needing(rollOf('arbelos', '8.45', ctx.dice.throw('arbelos', ONE_DIE), 'sum'), '>=', ARBELOS);
    rolls.push(roll);
    if (roll.need?.met === true) {
      ctx.emit({ kind: 'net-missed', cite: '8.45', rolls, fighter: foe.id, by: fighter.id, what: arm.name });
      return;
    }
  }
  const roll = needing(rollOf('dodge', '8.45', ctx.dice.throw('dodge', ONE_DIE), 'sum'), '>', score);
  rolls.push(roll);
  if (roll.need?.met === true)
    ctx.emit({ kind: 'net-missed', cite: '8.45', rolls, fighter: foe.id, by: fighter.id, what: arm.name });
  else catchIn(ctx, fighter, foe, arm, rolls);
}

/** 8.45 Caught; the user holds it until the victim is free. */
export function catchIn(
  { emit }: MuneraContext,
  fighter: Fighter,
  foe: Fighter,
  arm: Arm,
  rolls: readonly Roll[] = [],
): void {
  foe.entangled = { by: fighter.id, weapon: arm.weapon?.id ?? null, kind: kindOf(arm) };
  fighter.holds = foe.id;
  emit({ kind: 'entangled', cite: '8.45', rolls, fighter: foe.id, by: fighter.id, what: arm.name });
}

/** 8.47 Cuts at what it is caught in. */
export function cutFree(ctx: MuneraContext, fighter: Fighter): void {
  const { entangled } = fighter;
  if (entangled === null) return;
  const thrown = rollOf('cut', '8.47', ctx.dice.throw('cut', ONE_DIE), 'sum');
  const roll = needing(thrown, '>=', FREES[entangled.kind]);
  const free = roll.need?.met === true;
  const destroyed = roll.total === DESTROYS;
  ctx.emit({ kind: 'cut', cite: '8.47', rolls: [roll], fighter: fighter.id, free, destroyed });
  if (destroyed) ruin(ctx, fighter);
  else if (free) returnNet(ctx, fighter);
}

/** 8.47 What somebody was caught in is no more. */
function ruin({ state }: MuneraContext, fighter: Fighter): void {
  const { entangled } = fighter;
  if (entangled === null) return;
  const user = fighterOf(state, entangled.by);
  fighter.entangled = null;
  user.holds = null;
  if (entangled.weapon === null) user.shield = 'none';
  else user.held = user.held.filter(({ id }) => id !== entangled.weapon);
}

/** 8.47 Free; the thing goes back to its user's hand, or where the user is out falls where the victim is. */
export function returnNet(ctx: MuneraContext, fighter: Fighter): void {
  const { entangled } = fighter;
  if (entangled === null) return;
  const user = fighterOf(ctx.state, entangled.by);
  fighter.entangled = null;
  user.holds = null;
  ctx.emit({ kind: 'freed', cite: '8.47', fighter: fighter.id });
  if (isActive(user)) return;
  const weapon = user.held.find(({ id }) => id === entangled.weapon);
  user.held = user.held.filter((one) => one !== weapon);
  if (weapon !== undefined) lay(ctx, { kind: 'weapon', weapon }, fighter.hex);
  else if (entangled.weapon === null) lay(ctx, { kind: 'shield', shield: 'cape' }, fighter.hex);
}

/** MR-41 A user that lets go of its net, lasso or cape frees the one in it. `what`: the weapon that goes, or null for a cape. */
export function letGo(ctx: MuneraContext, user: Fighter, what: string | null): void {
  if (user.holds === null) return;
  const victim = fighterOf(ctx.state, user.holds);
  if (victim.entangled?.weapon !== what) return;
  victim.entangled = null;
  user.holds = null;
  ctx.emit({ kind: 'freed', cite: 'MR-41', fighter: victim.id });
}
