/** 8, 16 Maneuvers: what each needs, and where it leads. */
import { neighbour, turn } from '../../../kernel/hex.ts';
import { ADVANCED, type AdvancedManeuver, type Maneuver, type Side, type TurnPay } from './acts.ts';
import { type Airspace, isHeld, isInPit, type PitTables, settledAlt } from './pit.ts';
import type { Pose } from './tables/types.ts';
import type { FlightState, Glider } from './types.ts';
import { FASTEST, LEDGE } from './words.ts';

/** What counts of a pilot for a maneuver. */
export type Pilot = Pick<Glider, 'stunned' | 'netted' | 'hand'>;

/** A movement as it stands: where one is, what is left, what flies around, and by which rules. */
export interface Flying {
  readonly tables: PitTables;
  readonly air: Airspace;
  readonly pilot: Pilot;
  readonly pose: Pose;
  readonly flight: Readonly<FlightState>;
}

/** 8.16 A movement before anything is flown. */
export const freshFlight = (speed: number): FlightState => ({
  ...{ start: speed, left: speed, first: true, hexTurn: 0, lastSlip: 0, paid: false, climbed: false },
});

/** Movement points of a maneuver; an advanced one takes all there are. */
export function costOf(maneuver: Maneuver, { left }: Readonly<FlightState>): number {
  if (isAdvanced(maneuver)) return left;
  return maneuver.do === 'slip' ? 2 : 1;
}

/** 16.42 to 16.44 Whether a maneuver takes a whole movement. */
export const isAdvanced = (maneuver: Maneuver): maneuver is { readonly do: AdvancedManeuver } =>
  ADVANCED.some((one) => one === maneuver.do);

/** From this speed on Turns are harder (8.18). */
const QUICK = 3;

/** Why a maneuver cannot be flown, with its rule; null: it can. Flying into the wall can be chosen (8.22). */
export function maneuverFault(flying: Flying, maneuver: Maneuver): string | null {
  const { pilot, flight } = flying;
  if (flight.left < costOf(maneuver, flight)) return `it takes more than the ${flight.left} MP left (8.16)`;
  if (maneuver.do === 'forward') return null;
  if (pilot.stunned) return 'who is stunned flies Forward and nothing else (8.17)';
  switch (maneuver.do) {
    case 'climb':
      return climbFault(flying);
    case 'slip':
      if (pilot.netted) return 'in a net nobody slips (8.19)';
      return isSunk(flying) ? 'it would cost the last level above the floor (GR-35)' : null;
    case 'turn':
      return turnFault(flying, maneuver.side, maneuver.pay);
    default:
      return advancedFault(flying, maneuver.do);
  }
}

/** 8.19, GR-35 Whether one level less would be the floor. */
const isSunk = ({ pose, air }: Flying): boolean => pose.alt - 1 <= air.floor;

function climbFault({ pilot, pose }: Flying): string | null {
  if (pilot.netted) return 'in a net nobody climbs (8.20)';
  return pose.alt + 1 < LEDGE ? null : 'nobody flies as high as the ledge (8.20)';
}

function turnFault(flying: Flying, side: Side, pay: TurnPay): string | null {
  const { pilot, pose, flight } = flying;
  if (flight.first && flight.start >= QUICK) return 'at speed 3 or more a Turn cannot come first (8.18)';
  if (pose.speed >= QUICK && flight.hexTurn !== 0) return 'at speed 3 or more one flies on between two Turns (8.18)';
  if (flight.hexTurn !== 0 && flight.hexTurn !== side) return 'all Turns in a hex go the same way (8.18)';
  if (flight.lastSlip !== 0 && flight.lastSlip !== side) return 'after a Slip one turns to its side (8.18)';
  if (pilot.netted && flight.paid) return 'in a net one turns once (8.18)';
  return payFault(flying, pay);
}

function payFault(flying: Flying, pay: TurnPay): string | null {
  const { pose, flight } = flying;
  if (flight.paid) return pay === null ? null : 'the first Turn alone is paid for (8.18)';
  if (pay === null) return 'the first Turn costs 1 speed or 1 altitude (8.18)';
  if (pay === 'speed') return pose.speed > 0 ? null : 'there is no speed to pay with (8.18)';
  return isSunk(flying) ? 'it would cost the last level above the floor (GR-35)' : null;
}

/** 16.42 to 16.44 Start speeds, the levels won or lost, the speed afterwards. */
const STUNTS: { readonly [A in AdvancedManeuver]: readonly { start: number; levels: number; speed: number }[] } = {
  'climbing half-loop': [{ start: 5, levels: 3, speed: 1 }],
  'diving half-loop': [
    { start: 1, levels: -2, speed: 3 },
    { start: 2, levels: -3, speed: 5 },
  ],
  'zoom climb': [{ start: 5, levels: 5, speed: 1 }],
};

function advancedFault({ pilot, pose, air, flight }: Flying, name: AdvancedManeuver): string | null {
  if (pilot.netted) return 'in a net there are no such maneuvers (11.29)';
  if (!flight.first) return 'it takes the whole movement (16)';
  const stunt = STUNTS[name].find(({ start }) => start === flight.start);
  if (stunt === undefined)
    return `it needs a start at speed ${STUNTS[name].map(({ start }) => start).join(' or ')} (16)`;
  if (name !== 'zoom climb' && pilot.hand !== null) return 'it needs an empty hand (16)';
  if (pose.alt + stunt.levels >= LEDGE) return 'it would lead to the ledge (GR-25)';
  if (name === 'diving half-loop' && settledAlt(air, pose.hex, pose.alt + stunt.levels) <= air.floor)
    return 'it would end on the floor (16.43)';
  return null;
}

/** The hex a maneuver leads to; its own for those that stay. */
function targetHex({ hex, facing }: Pose, maneuver: Maneuver) {
  switch (maneuver.do) {
    case 'forward':
    case 'climb':
    case 'zoom climb':
      return neighbour(hex, facing);
    case 'slip':
      return neighbour(hex, turn(facing, maneuver.side));
    default:
      return hex;
  }
}

/** 8.22 Whether a maneuver leads into the wall. */
export const isIntoWall = ({ tables, pose }: Flying, maneuver: Maneuver): boolean =>
  !isInPit(tables, targetHex(pose, maneuver));

/** Where a maneuver leads: before anybody in the way forces it down (7.14), and what is left then. */
export interface Flown {
  readonly pose: Pose;
  readonly flight: FlightState;
}

/** What comes of a legal maneuver that does not lead into the wall. `pose.alt` is as flown, not settled. */
export function flown({ pose, flight }: Flying, maneuver: Maneuver): Flown {
  const hex = targetHex(pose, maneuver);
  const left = flight.left - costOf(maneuver, flight);
  const later: FlightState = { ...flight, left, first: false, lastSlip: 0 };
  switch (maneuver.do) {
    case 'forward':
      return { pose: { ...pose, hex }, flight: { ...later, hexTurn: 0 } };
    case 'climb':
      return {
        pose: { ...pose, hex, alt: pose.alt + 1, speed: Math.max(0, pose.speed - 1) },
        flight: { ...later, hexTurn: 0, climbed: true },
      };
    case 'slip':
      return { pose: { ...pose, hex, alt: pose.alt - 1 }, flight: { ...later, hexTurn: 0, lastSlip: maneuver.side } };
    case 'turn':
      return {
        pose: turned(pose, maneuver.side, maneuver.pay),
        flight: { ...later, hexTurn: maneuver.side, paid: true },
      };
    default:
      return stunted(pose, later, maneuver.do, hex);
  }
}

function turned(pose: Pose, side: Side, pay: TurnPay): Pose {
  const facing = turn(pose.facing, side);
  if (pay === 'speed') return { ...pose, facing, speed: pose.speed - 1 };
  return pay === 'altitude' ? { ...pose, facing, alt: pose.alt - 1 } : { ...pose, facing };
}

const HALF = 3;

function stunted(pose: Pose, flight: FlightState, name: AdvancedManeuver, hex: Pose['hex']): Flown {
  const stunt = STUNTS[name].find(({ start }) => start === flight.start);
  if (stunt === undefined) throw new Error(`no ${name} from speed ${flight.start}`);
  const facing = name === 'zoom climb' ? pose.facing : turn(pose.facing, HALF);
  const climbed = name !== 'diving half-loop';
  return { pose: { hex, facing, alt: pose.alt + stunt.levels, speed: stunt.speed }, flight: { ...flight, climbed } };
}

const SIDES: readonly Side[] = [-1, 1];

/** Every maneuver there is, legal or not, in the order of 8.21; advanced ones last. `pays`: what a Turn may be paid with. */
function listed(pays: readonly TurnPay[], advanced: boolean): readonly Maneuver[] {
  const sided = SIDES.flatMap((side): readonly Maneuver[] => [
    { do: 'slip', side },
    ...pays.map((pay): Maneuver => ({ do: 'turn', side, pay })),
  ]);
  const plain: readonly Maneuver[] = [{ do: 'forward' }, { do: 'climb' }, ...sided];
  return advanced ? [...plain, ...ADVANCED.map((name): Maneuver => ({ do: name }))] : plain;
}

const PAYS: readonly TurnPay[] = ['speed', 'altitude'];

/** The lists before the first Turn of a movement and after it. */
const BEFORE_TURN = { plain: listed(PAYS, false), advanced: listed(PAYS, true) } as const;
const AFTER_TURN = { plain: listed([null], false), advanced: listed([null], true) } as const;

/** Every maneuver that may be flown now. */
export const maneuversOf = (flying: Flying, advanced: boolean): readonly Maneuver[] =>
  (flying.flight.paid ? AFTER_TURN : BEFORE_TURN)[advanced ? 'advanced' : 'plain'].filter(
    (one) => maneuverFault(flying, one) === null,
  );

/** 10.24 Levels that a glide may dive, deepest last, and whom each ends upon; null: nobody. */
export interface Dive {
  readonly levels: number;
  readonly onto: string | null;
}

const DEEPEST = 3;

/** 10.24 The dives that are legal from a place. `climbed`: it has climbed this turn. */
export function divesFrom(air: Airspace, pilot: Pilot, pose: Pose, climbed: boolean): readonly Dive[] {
  if (pilot.stunned || climbed) return [];
  const most = pilot.netted ? 1 : DEEPEST;
  const dives: Dive[] = [];
  for (let levels = 1; levels <= most; levels++) {
    const alt = pose.alt - levels;
    if (pose.speed + levels > FASTEST || alt <= air.floor) break;
    const held = isHeld(air, pose.hex, alt);
    const onto = held
      ? (air.others.find((one) => one.alt === alt && one.hex.q === pose.hex.q && one.hex.r === pose.hex.r)?.id ?? null)
      : null;
    dives.push({ levels, onto });
    if (held) break;
  }
  return dives;
}

/** 10.24 The dive onto the first glider below, if it is legal; null: it is not, or nobody is there. */
export const ramFrom = (flying: Pick<Flying, 'air' | 'pilot' | 'pose'>, climbed: boolean): Dive | null =>
  divesFrom(flying.air, flying.pilot, flying.pose, climbed).find(({ onto }) => onto !== null) ?? null;
