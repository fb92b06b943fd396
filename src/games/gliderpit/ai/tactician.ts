/** 18.2 The tactician: every end of a movement with every glide from there, weighed one turn ahead. */
import type { FlightMove, GlideAct } from '../rules/acts.ts';
import { ADVANCED } from '../rules/acts.ts';
import { type End, endsOf, flownAndSettled } from '../rules/ends.ts';
import { flyingOf } from '../rules/legal.ts';
import { type Dive, divesFrom, type Flying, isIntoWall, maneuverFault } from '../rules/maneuvers.ts';
import { airspaceFor, enemiesOf, gliderOf, poseOf, sequenceOf } from '../rules/roster.ts';
import type { Pose, Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';
import { collisionWorth, type Outlook, type PlannedEnd, planWorth } from './value.ts';

/** What somebody weighs plans by. */
export function outlookOf(state: Readonly<State>, tables: Tables, id: string): Outlook {
  const self = gliderOf(state, id);
  return { state, tables, self, enemies: enemiesOf(state, self) };
}

/** Something that could be done in a movement and the glide after it. */
export interface FlightOption {
  readonly path: readonly FlightMove[];
  /** Where it leads; null: into the wall. */
  readonly end: PlannedEnd | null;
  readonly worth: number;
}

/** 18.2 All that a tactician weighs before a movement, or in the middle of one. */
export function flightOptions(state: Readonly<State>, tables: Tables, id: string): readonly FlightOption[] {
  const outlook = outlookOf(state, tables, id);
  const flying = flyingOf(state, tables, id);
  return [...endsOf(flying).flatMap((end) => optionsOf(outlook, flying, end)), ...stunts(outlook, flying)];
}

/** 18.2 What a tactician flies next. It is legal. */
export function tacticianMove(state: Readonly<State>, tables: Tables, id: string): FlightMove {
  const options = flightOptions(state, tables, id);
  const best = options.reduce<FlightOption | null>(
    (top, one) => (top === null || one.worth > top.worth ? one : top),
    null,
  );
  return best?.path[0] ?? { do: 'forward' };
}

/** An end with every glide from it; into the wall there is none. */
function optionsOf(outlook: Outlook, flying: Flying, end: End): readonly FlightOption[] {
  const { kind, path, pose, unspent: bonus } = end;
  if (kind === 'collision') return [{ path, end: null, worth: collisionWorth(outlook, pose) }];
  if (kind === 'early stop') {
    if (end.ram === null) return [];
    const plan: PlannedEnd = { pose: dived(pose, end.ram), dive: end.ram, bonus, keepsSpeed: true };
    return [{ path: [...path, { do: 'ram' }], end: plan, worth: planWorth(outlook, plan) }];
  }
  return glidesFrom(outlook, flying, pose, end.climbed).map((plan) => ({
    path,
    end: plan,
    worth: planWorth(outlook, plan),
  }));
}

const dived = (pose: Pose, { levels }: Dive): Pose => ({ ...pose, alt: pose.alt - levels, speed: pose.speed + levels });

/** To hold, and every dive; nobody stunned dives. */
function glidesFrom(
  { self }: Outlook,
  { air, pilot }: Pick<Flying, 'air' | 'pilot'>,
  pose: Pose,
  climbed: boolean,
): readonly PlannedEnd[] {
  const hold: PlannedEnd = { pose, dive: null, bonus: 0, keepsSpeed: self.stunned };
  const dives = divesFrom(air, pilot, pose, climbed);
  return [hold, ...dives.map((dive): PlannedEnd => ({ pose: dived(pose, dive), dive, bonus: 0, keepsSpeed: true }))];
}

/** The advanced maneuvers that are played and possible. */
function stunts(outlook: Outlook, flying: Flying): readonly FlightOption[] {
  if (!outlook.state.advanced || outlook.self.stunned) return [];
  return ADVANCED.flatMap((name): readonly FlightOption[] => {
    const maneuver = { do: name } as const;
    if (maneuverFault(flying, maneuver) !== null) return [];
    if (isIntoWall(flying, maneuver))
      return [{ path: [maneuver], end: null, worth: collisionWorth(outlook, flying.pose) }];
    const { pose, flight } = flownAndSettled(flying, maneuver);
    const plans: readonly PlannedEnd[] =
      name === 'diving half-loop'
        ? [{ pose, dive: null, bonus: 0, keepsSpeed: true }]
        : glidesFrom(outlook, flying, pose, flight.climbed);
    return plans.map((plan) => ({ path: [maneuver], end: plan, worth: planWorth(outlook, plan) }));
  });
}

/** 18.2 What a tactician does in its glide. It is legal. */
export function tacticianGlide(state: Readonly<State>, tables: Tables, id: string): GlideAct {
  const outlook = outlookOf(state, tables, id);
  const { climbed } = sequenceOf(state).flight;
  const sky = { air: airspaceFor(state, id), pilot: outlook.self };
  const plans = glidesFrom(outlook, sky, poseOf(outlook.self), climbed);
  const weighed = plans.map((plan) => ({ plan, worth: planWorth(outlook, plan) }));
  const best = weighed.reduce((top, one) => (one.worth > top.worth ? one : top));
  return best.plan.dive === null ? { do: 'hold' } : { do: 'dive', levels: best.plan.dive.levels };
}
