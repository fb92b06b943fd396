/** Where answers of a lesson lead: the end of a movement, what could be done to somebody from there, how likely it stalls. */
import type { Request } from '../../../kernel/request.ts';
import { ramFaces, ramOdds, strikeOdds, throwOdds } from '../odds/attack-odds.ts';
import type { FlightMove } from '../rules/acts.ts';
import { canAttack, rangeFault } from '../rules/combat/aim.ts';
import { type End, flownAndSettled } from '../rules/ends.ts';
import type { PitDecisions } from '../rules/kit.ts';
import { flyingOf } from '../rules/legal.ts';
import { type Flying, isIntoWall, ramFrom } from '../rules/maneuvers.ts';
import { isInReach } from '../rules/pit.ts';
import { enemiesOf } from '../rules/roster.ts';
import type { Pose, Tables } from '../rules/tables/types.ts';
import type { Glider, State } from '../rules/types.ts';
import { askedGlider } from './answers.ts';

/** A question of a bout, before it is answered. */
export interface PitMoment {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly request: Request<PitDecisions>;
}

/** Who is asked. */
export const ownIn = ({ request, state }: PitMoment): Glider => askedGlider(request, state);

/** The movement that a lesson is on, as it stands before the answer. */
export const flyingIn = (moment: PitMoment): Flying => flyingOf(moment.state, moment.tables, ownIn(moment).id);

/** 8.21 The end that maneuvers come to. */
export function endOf(moment: PitMoment, moves: readonly FlightMove[]): End {
  let flying = flyingIn(moment);
  const end = (more: Partial<End>): End => {
    const { pose, flight } = flying;
    return { kind: 'end', pose, climbed: flight.climbed, unspent: 0, path: [], ram: null, ...more };
  };
  for (const move of moves) {
    if (move.do === 'drop') continue;
    if (move.do === 'ram') {
      const { climbed, left: unspent } = flying.flight;
      return end({ kind: 'early stop', unspent, ram: ramFrom(flying, climbed) });
    }
    if (isIntoWall(flying, move)) return end({ kind: 'collision' });
    flying = flownAndSettled(flying, move);
  }
  return end({});
}

/** What an attack or a ram from an end would do to the one enemy, on the average; chances from 0 to 1. */
export interface Harm {
  readonly how: 'ram' | 'strike' | 'throw' | 'nothing';
  /** A hit; 1 for a ram, which needs none. */
  readonly hit: number;
  readonly levels: number;
  readonly stunned: number;
  /** Levels that it costs oneself. */
  readonly own: number;
}

const NO_HARM: Harm = { how: 'nothing', hit: 0, levels: 0, stunned: 0, own: 0 };

/** 11 The ram that an end is for, else the attack from there that takes most levels. */
export function harmFrom(moment: PitMoment, { kind, pose, unspent, ram }: End): Harm {
  if (kind === 'collision') return NO_HARM;
  if (ram !== null) return ramHarm(moment, ram.levels, unspent);
  return attacksAt(moment, pose).reduce((best, one) => (one.levels > best.levels ? one : best), NO_HARM);
}

function ramHarm(moment: PitMoment, levels: number, bonus: number): Harm {
  const { state, tables } = moment;
  const self = ownIn(moment);
  const [foe] = enemiesOf(state, self);
  if (foe === undefined) return NO_HARM;
  const { loses, stunned, ownLoss } = ramOdds(ramFaces(tables, levels, bonus), {
    ...{ glider: self, foe, floor: state.floor },
  });
  return { how: 'ram', hit: 1, levels: loses, stunned, own: ownLoss };
}

function attacksAt(moment: PitMoment, pose: Pose): readonly Harm[] {
  const { state, tables } = moment;
  const self = { ...ownIn(moment), ...pose };
  const { hand } = self;
  const [foe] = enemiesOf(state, self);
  if (hand === null || foe === undefined || canAttack(self) !== null) return [];
  const harms: Harm[] = [];
  const strikes = tables.weapons[hand].strikes && isInReach(self, foe);
  if (strikes) harms.push({ how: 'strike', own: 0, ...strikeOdds(tables, self, hand, foe, state.floor) });
  if (rangeFault(tables, self, foe) === null)
    harms.push({ how: 'throw', own: 0, ...throwOdds(tables, self, hand, foe, state.floor) });
  return harms;
}

const SLOWED = 1 / 3;

/** 10.25 The chance to begin the next movement at speed 0, and to spin: after a hold, or after a dive. */
export function stallChance({ speed }: Pick<Pose, 'speed'>, dives: boolean): number {
  if (speed === 0) return 1;
  return dives || speed > 1 ? 0 : SLOWED;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** 9.23 The chance that spins bring somebody to the floor before it flies again: that of the glide, where it has no speed, and that of its next movement. */
export function sinkChance({ alt, speed }: Pick<Pose, 'alt' | 'speed'>, floor: number): number {
  const mean = (of: (die: number) => number): number => FACES.reduce((sum, die) => sum + of(die), 0) / FACES.length;
  const once = (from: number): number => mean((die) => (from - die <= floor ? 1 : 0));
  if (speed > 0) return stallChance({ speed }, false) * once(alt);
  const twice = mean((die) => (alt - die <= floor ? 1 : once(alt - die)));
  return SLOWED * twice + (1 - SLOWED) * once(alt);
}
