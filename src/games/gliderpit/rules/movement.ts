/** 8 The movement of a sequence. */
import { sameHex } from '../../../kernel/hex.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { FlightMove, Maneuver } from './acts.ts';
import { loseHand, settleAt } from './altitude.ts';
import { flightByBook } from './book/flight.ts';
import { hexName } from './hex-names.ts';
import { type PitContext, type PitDecisions, resolveAsking } from './kit.ts';
import { flyingOf } from './legal.ts';
import { costOf, flown, isIntoWall, ramFrom } from './maneuvers.ts';
import { isAloft, poseOf, sequenceOf } from './roster.ts';
import type { Glider } from './types.ts';
import { collide } from './wall.ts';

/** How a movement ended: the glide comes next, or combat at once (16.43), or it was in the wall. */
type MovementEnd = 'glide' | 'combat' | 'collision';

/** 8.16 Flies until everything is spent, or into the wall, or stops to ram. */
export function* resolveMovement(ctx: PitContext, glider: Glider): Rule<PitDecisions, MovementEnd> {
  const sequence = sequenceOf(ctx.state);
  const planned = glider.seat === null ? [...flightByBook(ctx, glider)] : [];
  while (isAloft(glider) && (sequence.flight.left > 0 || planned.length > 0)) {
    const move = planned.shift() ?? (yield* resolveMove(glider));
    if (move.do === 'drop') loseHand(ctx, glider, '6.13');
    else if (move.do === 'ram') return stopToRam(ctx, glider);
    else if (!fly(ctx, glider, move)) return 'collision';
    else if (move.do === 'diving half-loop') return 'combat';
  }
  return 'glide';
}

function* resolveMove({ id, seat }: Glider): Rule<PitDecisions, FlightMove> {
  const [move = { do: 'forward' } as const] =
    seat === null ? [] : yield* resolveAsking<'maneuver'>([{ kind: 'maneuver', seat, cite: '8', glider: id }]);
  return move;
}

/** 10.24 No further: what is left makes the ram harder. */
function stopToRam(ctx: PitContext, glider: Glider): MovementEnd {
  const sequence = sequenceOf(ctx.state);
  const flying = flyingOf(ctx.state, ctx.tables, glider.id);
  const target = ramFrom(flying, flying.flight.climbed);
  if (target === null || target.onto === null) throw new Error('a ram needs somebody below');
  const bonus = sequence.flight.left;
  sequence.ram = { foe: target.onto, levels: target.levels, bonus };
  sequence.flight.left = 0;
  ctx.emit({ kind: 'ram-ready', cite: '10.24', glider: glider.id, foe: target.onto, bonus });
  return 'glide';
}

/** 8 Flies a maneuver; false: into the wall. */
function fly(ctx: PitContext, glider: Glider, maneuver: Maneuver): boolean {
  const { state, tables, emit } = ctx;
  const flying = flyingOf(state, tables, glider.id);
  if (isIntoWall(flying, maneuver)) {
    collide(ctx, glider);
    return false;
  }
  const { pose, flight } = flown(flying, maneuver);
  const before = poseOf(glider);
  const cost = costOf(maneuver, flying.flight);
  Object.assign(sequenceOf(state).flight, flight);
  const { hex, facing, alt, speed } = pose;
  Object.assign(glider, { hex: { ...hex }, facing, speed });
  const { left } = flight;
  emit({
    ...{ kind: 'flew', cite: RULES[maneuver.do], glider: glider.id, maneuver, from: before.hex },
    ...{ hex: { ...hex }, at: hexName(tables, hex), facing, alt, speed, left },
  });
  if (cost > 0 && (alt !== before.alt || !sameHex(hex, before.hex))) settleAt(ctx, glider, alt);
  return true;
}

const RULES: { readonly [M in Maneuver['do']]: string } = {
  ...{ forward: '8.17', turn: '8.18', slip: '8.19', climb: '8.20' },
  ...{ 'climbing half-loop': '16.42', 'diving half-loop': '16.43', 'zoom climb': '16.44' },
};
