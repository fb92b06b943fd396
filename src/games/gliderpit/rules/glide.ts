/** 10 The glide: a dive, or on as one flies. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { needing, rollOf } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { GlideAct } from './acts.ts';
import { loseHand } from './altitude.ts';
import { glideByBook } from './book/flight.ts';
import { type PitContext, type PitDecisions, resolveAsking } from './kit.ts';
import { glidesOf } from './legal.ts';
import { divesFrom } from './maneuvers.ts';
import { spin } from './recovery.ts';
import { airspaceFor, poseOf, sequenceOf } from './roster.ts';
import type { Glider } from './types.ts';

/** 10.25 Slower on this or less. */
const SLOWS = 2;

/** 10.24, 10.25 Dives or holds; 'spin': it has lost its last speed and fallen, and is done but for a stun. A ram that is decided on is dived without a question. */
export function* resolveGlide(ctx: PitContext, glider: Glider): Rule<PitDecisions, 'flies' | 'spin'> {
  const plan = sequenceOf(ctx.state).ram;
  if (plan !== null) {
    dive(ctx, glider, plan.levels);
    return 'flies';
  }
  const what = glider.seat === null ? glideByBook(ctx.state, glider) : yield* resolveChoice(ctx, glider, glider.seat);
  if (what.do === 'dive') {
    dive(ctx, glider, what.levels);
    return 'flies';
  }
  return hold(ctx, glider);
}

function* resolveChoice(ctx: PitContext, glider: Glider, seat: number): Rule<PitDecisions, GlideAct> {
  while (glidesOf(ctx.state, glider.id).some(({ do: what }) => what === 'dive')) {
    const [what = { do: 'hold' } as const] = yield* resolveAsking<'glide'>([
      { kind: 'glide', seat, cite: '10', glider: glider.id },
    ]);
    if (what.do !== 'drop') return what;
    loseHand(ctx, glider, '6.13');
  }
  return { do: 'hold' };
}

/** 10.24 Down some levels, and faster by as many; onto whoever is there, to ram it. */
function dive({ state, emit }: PitContext, glider: Glider, levels: number): void {
  const sequence = sequenceOf(state);
  const dives = divesFrom(airspaceFor(state, glider.id), glider, poseOf(glider), sequence.flight.climbed);
  const onto = dives.find((one) => one.levels === levels)?.onto ?? null;
  glider.alt -= levels;
  glider.speed += levels;
  if (onto !== null) sequence.ram = { foe: onto, levels, bonus: sequence.ram?.bonus ?? 0 };
  emit({ kind: 'dived', cite: '10.24', glider: glider.id, levels, alt: glider.alt, speed: glider.speed, onto });
}

/** 10.25 A die for losing speed; who has none to lose falls into a spin. */
function hold(ctx: PitContext, glider: Glider): 'flies' | 'spin' {
  const roll = needing(rollOf('glide', '10.25', ctx.dice.throw('glide', ONE_DIE), 'sum'), '<=', SLOWS);
  const slows = roll.need?.met === true;
  const spins = slows && glider.speed === 0;
  if (slows && !spins) glider.speed -= 1;
  ctx.emit({ kind: 'held', cite: '10.25', rolls: [roll], glider: glider.id, slows, speed: glider.speed });
  if (!spins) return 'flies';
  spin(ctx, glider, 0);
  return 'spin';
}
