/** 12.3, 12.4 Grapples, and sand in the eyes. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { type Hex, neighbour } from '../../../../kernel/hex.ts';
import { modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Arm } from '../gear.ts';
import { direction, lineTo } from '../geometry.ts';
import { type MuneraContext, type MuneraDecisions, resolveAsking } from '../kit.ts';
import { HAZE_AP, pay } from '../points.ts';
import { fighterOf, isActive, isFree, turnOf } from '../roster.ts';
import { attackModifiers } from '../scores.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, State } from '../types.ts';
import { knockDown, push, tire, wound } from './body.ts';
import { lay } from './floor.ts';
import { breakGrip } from './grip.ts';
import { letGo } from './nets.ts';

/** 12.4 Sand works from here on against a bare head or an open helmet. */
export const HAZES_BARE = 4;
/** 12.4 Against an enclosed helmet. */
export const HAZES_HELMET = 5;

/** 12.3 Tries to lock an opponent; `ap` has been worked out and is paid here. */
export function* resolveGrapple(ctx: MuneraContext, fighter: Fighter, foe: Fighter, ap: number): Rule<MuneraDecisions> {
  const acting = turnOf(ctx.state);
  pay(ctx.state, ap);
  acting.attacks += 1;
  acting.used.push('grapple');
  const from = fighter.hex;
  empty(ctx, fighter);
  const [mine, theirs] = untied(ctx, fighter, foe);
  const locked = mine.total > theirs.total;
  const rolls = [needing(mine, '>', theirs.total), theirs];
  ctx.emit({ kind: 'grappled', cite: '12.3', rolls, fighter: fighter.id, foe: foe.id, locked });
  if (locked) {
    fighter.grip = { with: foe.id, role: 'grappler' };
    foe.grip = { with: fighter.id, role: 'grappled' };
    yield* resolveGrappleTest(ctx, fighter, foe);
  } else {
    tire(ctx, fighter, 1, '12.3');
    push(ctx, foe, from, fighter);
  }
}

/** 12.3 A grappler drops all it holds, and throws its shield or cape away for good. */
function empty(ctx: MuneraContext, fighter: Fighter): void {
  const dropped = fighter.held.filter(({ kind }) => kind !== 'cestus');
  fighter.held = fighter.held.filter(({ kind }) => kind === 'cestus');
  for (const weapon of dropped) {
    lay(ctx, { kind: 'weapon', weapon }, fighter.hex);
    letGo(ctx, fighter, weapon.id);
  }
  for (let dart = 0; dart < fighter.darts; dart++) lay(ctx, { kind: 'dart' }, fighter.hex);
  fighter.darts = 0;
  letGo(ctx, fighter, null);
  fighter.shield = 'none';
}

/** 12.3 Bare hands, which have no disadvantage. */
export function grappleArm({ ways }: Tables): Arm {
  const row = { ...ways.improvised, ranges: new Map<number, number>() };
  return { row, name: 'grapple', weapon: null, hand: false, missile: null, mark: 'grapple' };
}

/** 12.3 Both dice, thrown again while they are the same; a weapon's disadvantage does not count. */
function untied(ctx: MuneraContext, fighter: Fighter, foe: Fighter): readonly [Roll, Roll] {
  const { state, tables, dice } = ctx;
  const aim = { fighter, foe, from: fighter.hex, arm: grappleArm(tables) };
  const modifiers = attackModifiers(state, tables, aim, state.acting);
  for (;;) {
    const mine = rollOf('attack', '12.3', dice.throw('attack', ONE_DIE), 'sum', modifiers);
    const theirs = rollOf('defence', '12.3', dice.throw('defence', ONE_DIE), 'sum');
    if (mine.total - sumModifiers(modifiers) !== theirs.total) return [mine, theirs];
    ctx.emit({ kind: 'no-effect', cite: '12.3', rolls: [mine, theirs], fighter: fighter.id, why: 'again' });
  }
}

/** 12.3 Strength against strength: each a die and its stamina. A tie ends the turn. */
export function* resolveGrappleTest(ctx: MuneraContext, fighter: Fighter, foe: Fighter): Rule<MuneraDecisions> {
  const { state, dice, emit } = ctx;
  const rolls = [fighter, foe].map((one) =>
    rollOf('grapple', '12.3', dice.throw('grapple', ONE_DIE), 'sum', [modifier(one.stamina, 'stamina', '12.3')]),
  );
  const [mine = 0, theirs = 0] = rolls.map(({ total }) => total);
  const winner = mine === theirs ? null : mine > theirs ? fighter : foe;
  emit({ kind: 'grapple-test', cite: '12.3', rolls, fighter: fighter.id, foe: foe.id, winner: winner?.id ?? null });
  if (winner === null) return endPoints(state);
  const loser = winner === fighter ? foe : fighter;
  if (loser.id === state.acting?.fighter) endPoints(state); // MR-43 it has lost in its own turn
  const what = yield* resolveOutcome(winner, loser);
  if (what === 'throw') throwDown(ctx, winner, loser);
  else stepBack(ctx, winner, loser);
}

function endPoints({ acting }: State): void {
  if (acting !== null) acting.ap = 0;
}

/** 12.3 What the winner does; the book throws (16). */
function* resolveOutcome(winner: Fighter, loser: Fighter): Rule<MuneraDecisions, 'throw' | 'disengage'> {
  if (winner.seat === null) return 'throw';
  const ask = { fighter: winner.id, foe: loser.id };
  const [what = 'throw'] = yield* resolveAsking<'grapple'>([
    { kind: 'grapple', seat: winner.seat, cite: '12.3', ...ask },
  ]);
  return what;
}

/** 12.3 Knocked down, and half a die of wounds that nothing saves from. */
function throwDown(ctx: MuneraContext, winner: Fighter, loser: Fighter): void {
  knockDown(ctx, loser, winner);
  if (!isActive(loser)) return;
  const roll = rollOf('throw', '12.3', ctx.dice.throw('throw', ONE_DIE), 'd3');
  ctx.emit({ kind: 'thrown-down', cite: '12.3', rolls: [roll], fighter: loser.id, by: winner.id, wounds: roll.total });
  wound(ctx, loser, winner, roll.total);
}

/** 12.3 One hex straight away, if it is free; not on a turn in which it has stood up (5.14). */
function stepBack(ctx: MuneraContext, winner: Fighter, loser: Fighter): void {
  const { state, emit } = ctx;
  breakGrip(ctx, winner);
  const to: Hex = neighbour(winner.hex, direction(lineTo(loser.hex, winner.hex)));
  const stood = state.acting?.fighter === winner.id && state.acting.stood;
  if (stood || !isFree(state, to)) return;
  const from = winner.hex;
  winner.hex = to;
  emit({ kind: 'stepped', cite: '12.3', fighter: winner.id, from, to, ap: 0 });
}

/** 12.3 The other of a grapple. */
export const gripOf = (state: State, { grip }: Fighter): Fighter | null =>
  grip === null ? null : fighterOf(state, grip.with);

/** 12.4 Sand at somebody beside. */
export function haze(ctx: MuneraContext, fighter: Fighter, foe: Fighter): void {
  const acting = turnOf(ctx.state);
  pay(ctx.state, HAZE_AP);
  fighter.threwSand = true;
  const thrown = rollOf('sand', '12.4', ctx.dice.throw('sand', ONE_DIE), 'sum');
  const roll = needing(thrown, '>=', foe.helmet ? HAZES_HELMET : HAZES_BARE);
  const works = roll.need?.met === true;
  ctx.emit({ kind: 'sand', cite: '12.4', rolls: [roll], fighter: fighter.id, foe: foe.id, works });
  if (!works) return;
  acting.hazes.push(foe.id);
  foe.hazed = true;
}
