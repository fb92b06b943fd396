/** 14 Air currents. */
import { TWO_DICE } from '../../../kernel/dice.ts';
import { rollOf } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { AirMarker } from './acts.ts';
import { settleAt } from './altitude.ts';
import { airByBook } from './book/air.ts';
import { type PitContext, type PitDecisions, resolveAsking } from './kit.ts';
import { isHeld, rowOf } from './pit.ts';
import { airspaceFor, aloftIn, gliderOf } from './roster.ts';
import type { Glider } from './types.ts';

/** GR-22 Two updrafts and two downdrafts. */
const OF_EACH = 2;
const ROLLS = 4;

/** 14.37 Whoever has the lowest chit, in the air or not, lays the four markers; then they blow. */
export function* resolveAir(ctx: PitContext): Rule<PitDecisions> {
  const { state, dice, emit } = ctx;
  const [lowest = ''] = state.chits;
  const pilot = gliderOf(state, lowest);
  const air = { up: OF_EACH, down: OF_EACH, placed: [] as AirMarker[] };
  state.air = air;
  for (let i = 0; i < ROLLS; i++) {
    const roll = rollOf('air', '14.37', dice.throw('air', TWO_DICE), 'sum');
    emit({ kind: 'air-rolled', cite: '14.37', rolls: [roll], glider: pilot.id, total: roll.total });
    const marker = yield* resolveMarker(ctx, pilot, roll.total);
    if (marker.sign > 0) air.up -= 1;
    else air.down -= 1;
    air.placed.push(marker);
    emit({ kind: 'air-placed', cite: '14.37', glider: pilot.id, ...marker });
  }
  blow(ctx, air.placed);
  state.air = null;
}

function* resolveMarker(ctx: PitContext, pilot: Glider, total: number): Rule<PitDecisions, AirMarker> {
  if (pilot.seat === null) return airByBook(ctx, pilot, total);
  const [marker] = yield* resolveAsking<'air'>([
    { kind: 'air', seat: pilot.seat, cite: '14.37', glider: pilot.id, total },
  ]);
  if (marker === undefined) throw new Error('no marker was laid');
  return marker;
}

/** 14.37 Opposite markers in a row cancel each other: what is left lifts or pulls down whoever flies there. */
function blow(ctx: PitContext, placed: readonly AirMarker[]): void {
  const netIn = (row: number): number => placed.reduce((sum, one) => (one.row === row ? sum + one.sign : sum), 0);
  const flying = aloftIn(ctx.state);
  const lifted = flying.filter(({ hex }) => netIn(rowOf(hex)) > 0).toSorted((a, b) => b.alt - a.alt);
  for (const glider of lifted) lift(ctx, glider, netIn(rowOf(glider.hex)));
  const sinking = flying.filter(({ hex }) => netIn(rowOf(hex)) < 0).toSorted((a, b) => a.alt - b.alt);
  for (const glider of sinking) pullDown(ctx, glider, -netIn(rowOf(glider.hex)));
}

function lift(ctx: PitContext, glider: Glider, by: number): void {
  settleAt(ctx, glider, glider.alt + by);
  ctx.emit({ kind: 'lifted', cite: '14.37', glider: glider.id, by, alt: glider.alt });
}

/** GR-21, GR-24 Down, but not to the floor, and not onto anybody: it stops at the lowest free level above. */
function pullDown({ state, emit }: PitContext, glider: Glider, by: number): void {
  const air = airspaceFor(state, glider.id);
  let alt = Math.max(Math.min(glider.alt, state.floor + 1), glider.alt - by);
  while (isHeld(air, glider.hex, alt)) alt += 1;
  glider.alt = alt;
  emit({ kind: 'pulled-down', cite: '14.37', glider: glider.id, by, alt });
}
