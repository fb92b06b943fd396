/** What may be answered to each question, and why not. */
import { neighbour, sameHex } from '../../../kernel/hex.ts';
import type { AirMarker, CombatAct, DraftAct, FlightMove, GlideAct, Launch, PilotAct } from './acts.ts';
import { canAttack, rangeFault } from './combat/aim.ts';
import { divesFrom, type Flying, maneuverFault, maneuversOf, ramFrom } from './maneuvers.ts';
import { isInPit, isInReach, launchFacings, rowsNamed } from './pit.ts';
import { airspaceFor, gliderOf, hasRoom, loadOf, othersOf, poseOf, sequenceOf } from './roster.ts';
import type { Tables } from './tables/types.ts';
import type { Glider, State } from './types.ts';
import { FASTEST, type LaunchZone, LEDGE, WEAPONS, type Weapon, ZONES } from './words.ts';

type Seen = Readonly<State>;

/** Somebody's movement as it stands. */
export function flyingOf(state: Seen, tables: Tables, id: string): Flying {
  const glider = gliderOf(state, id);
  const { flight } = sequenceOf(state);
  return { tables, air: airspaceFor(state, id), pilot: glider, pose: poseOf(glider), flight };
}

const DROP_FAULT = 'there is nothing in the hand to drop (6.13)';

/** 6.13 Letting go, if there is something to let go of. */
const dropsOf = ({ hand }: Glider): readonly { readonly do: 'drop' }[] => (hand === null ? [] : [{ do: 'drop' }]);

/** 4.8 Zones that nobody has. */
export const freeZones = ({ gliders }: Seen): readonly LaunchZone[] =>
  ZONES.filter((zone) => gliders.every((one) => one.zone !== zone));

/** 4.9 What a team may take: a weapon of each kind that is left on each glider with room for it. */
export function picksFor(state: Seen, tables: Tables, team: number): readonly DraftAct[] {
  const own = state.gliders.filter((one) => one.team === team);
  const left = WEAPONS.filter((weapon) => state.armoury[weapon] > 0);
  return own.flatMap((glider) =>
    left
      .filter((weapon) => hasRoom(glider, weapon, tables))
      .map((weapon): DraftAct => ({ do: 'take', weapon, glider: glider.id })),
  );
}

/** 4.9 Why a pick is not legal; null: it is. */
export function draftFault(state: Seen, tables: Tables, team: number, act: DraftAct): string | null {
  if (act.do === 'pass') return null;
  const glider = state.gliders.find(({ id }) => id === act.glider);
  if (glider?.team !== team) return `${act.glider} does not fly for this team (4.9)`;
  if (state.armoury[act.weapon] <= 0) return `no ${act.weapon} is left (4.9)`;
  return hasRoom(glider, act.weapon, tables) ? null : `${glider.name} has no room for a ${act.weapon} (4.9)`;
}

/** 4.9 The gliders of a team that can take a counter drawn face down. */
export const takersOf = (state: Seen, tables: Tables, team: number, weapon: Weapon): readonly string[] =>
  state.gliders.filter((one) => one.team === team && hasRoom(one, weapon, tables)).map(({ id }) => id);

const DEEPEST_LAUNCH = 3;

/** 4.10 Every way to launch. */
export function launchesOf(state: Seen, tables: Tables, id: string): readonly Launch[] {
  const { zone } = gliderOf(state, id);
  if (zone === null) return [];
  return tables.zones[zone].flatMap((hex) =>
    launchFacings(tables, hex).flatMap((facing) => [0, 1, 2, 3].map((dive): Launch => ({ hex, facing, dive }))),
  );
}

/** 4.10 Why a launch is not legal; null: it is. */
export function launchFault(state: Seen, tables: Tables, id: string, { hex, facing, dive }: Launch): string | null {
  const { zone } = gliderOf(state, id);
  if (zone === null || !tables.zones[zone].some((one) => sameHex(one, hex)))
    return 'one launches from a hex of one’s zone (4.10)';
  if (!isInPit(tables, neighbour(hex, facing))) return 'one launches into the pit, not into the wall (4.10)';
  return dive >= 0 && dive <= DEEPEST_LAUNCH ? null : 'one dives up to three levels at the launch (4.10)';
}

/** 8 Why something cannot be next in a movement; null: it can. */
export function moveFault(state: Seen, tables: Tables, id: string, move: FlightMove): string | null {
  const flying = flyingOf(state, tables, id);
  if (move.do === 'drop') return gliderOf(state, id).hand === null ? DROP_FAULT : null;
  if (move.do === 'ram')
    return ramFrom(flying, flying.flight.climbed) === null ? 'nobody is below to be rammed from here (10.24)' : null;
  if (!state.advanced && !isPlain(move.do)) return 'the advanced maneuvers are not played (16)';
  return maneuverFault(flying, move);
}

const isPlain = (name: FlightMove['do']): boolean => ['forward', 'climb', 'slip', 'turn'].includes(name);

/** 8 All that can be next in a movement. */
export function movesOf(state: Seen, tables: Tables, id: string): readonly FlightMove[] {
  const flying = flyingOf(state, tables, id);
  const ram: readonly FlightMove[] = ramFrom(flying, flying.flight.climbed) === null ? [] : [{ do: 'ram' }];
  return [...maneuversOf(flying, state.advanced), ...ram, ...dropsOf(gliderOf(state, id))];
}

/** 10 All that can be done in a glide. */
export function glidesOf(state: Seen, id: string): readonly GlideAct[] {
  const glider = gliderOf(state, id);
  const { climbed } = sequenceOf(state).flight;
  const dives = divesFrom(airspaceFor(state, id), glider, poseOf(glider), climbed);
  return [{ do: 'hold' }, ...dives.map(({ levels }): GlideAct => ({ do: 'dive', levels })), ...dropsOf(glider)];
}

/** 10 Why something cannot be done in a glide; null: it can. */
export function glideFault(state: Seen, id: string, act: GlideAct): string | null {
  const glider = gliderOf(state, id);
  if (act.do === 'hold') return null;
  if (act.do === 'drop') return glider.hand === null ? DROP_FAULT : null;
  if (glidesOf(state, id).some((one) => one.do === 'dive' && one.levels === act.levels)) return null;
  if (sequenceOf(state).flight.climbed) return 'who has climbed this turn does not dive (10.24)';
  if (glider.speed + act.levels > FASTEST) return `nobody flies faster than ${FASTEST} (GR-11)`;
  if (glider.alt - act.levels <= state.floor) return 'it would end on the floor (GR-11)';
  if (glider.netted) return 'in a net one dives one level (10.24)';
  return 'a dive goes one to three levels, and not through anybody (10.24)';
}

/** 11 All that can be done in combat. */
export function combatsOf(state: Seen, tables: Tables, id: string): readonly CombatAct[] {
  const glider = gliderOf(state, id);
  const acts = othersOf(state, id).flatMap(({ id: at }): readonly CombatAct[] => [
    { do: 'throw', at },
    { do: 'strike', at },
    { do: 'transfer', at },
  ]);
  return [{ do: 'nothing' }, ...acts.filter((act) => combatFault(state, tables, id, act) === null), ...dropsOf(glider)];
}

/** 11 Why something cannot be done in combat; null: it can. */
export function combatFault(state: Seen, tables: Tables, id: string, act: CombatAct): string | null {
  const glider = gliderOf(state, id);
  if (act.do === 'nothing') return null;
  if (act.do === 'drop') return glider.hand === null ? DROP_FAULT : null;
  const target = othersOf(state, id).find((one) => one.id === act.at);
  if (target === undefined) return `${act.at} is not in the air (11.27)`;
  const fault = canAttack(glider);
  if (fault !== null) return fault;
  switch (act.do) {
    case 'throw':
      return rangeFault(tables, glider, target);
    case 'strike':
      return strikeFault(tables, glider, target);
    case 'transfer':
      return transferFault(tables, glider, target);
  }
}

function strikeFault({ weapons }: Tables, glider: Glider, target: Glider): string | null {
  if (glider.hand === null || !weapons[glider.hand].strikes) return 'one strikes with a spear or a sword (11.30)';
  return isInReach(glider, target) ? null : 'one strikes who is right below, or beside, ahead and level (11.30)';
}

function transferFault(tables: Tables, glider: Glider, ally: Glider): string | null {
  const { hand } = glider;
  if (ally.team !== glider.team) return `${ally.name} is no ally (11.33)`;
  if (hand === null || !tables.weapons[hand].strikes) return 'a spear or a sword can be handed over (GR-18)';
  if (!isInReach(glider, ally)) return 'one hands to who is right below, or beside, ahead and level (11.33)';
  if (ally.hand !== null) return `the hand of ${ally.name} is not empty (11.33)`;
  if (ally.stunned) return `${ally.name} is stunned (11.33)`;
  if (ally.ownNet) return `${ally.name} is caught in its own net this turn (GR-40)`;
  if (loadOf(ally, tables) + tables.weapons[hand].portage > ally.limit) return `${ally.name} can carry no more (11.33)`;
  return null;
}

/** 12 All that can be done in the action phase. */
export function actionsOf(state: Seen, id: string): readonly PilotAct[] {
  const { stowed, hand } = gliderOf(state, id);
  const takes = [...new Set(stowed)].map((weapon): PilotAct => ({ do: 'take', weapon }));
  const all: readonly PilotAct[] = [{ do: 'nothing' }, ...takes, { do: 'stow' }, { do: 'escape' }, { do: 'drop' }];
  return all.filter((act) => actionFault(state, id, act) === null && !(act.do === 'take' && act.weapon === hand));
}

/** 12 Why something cannot be done in the action phase; null: it can. */
export function actionFault(state: Seen, id: string, act: PilotAct): string | null {
  const { stowed, hand, netted, ownNet } = gliderOf(state, id);
  switch (act.do) {
    case 'nothing':
      return null;
    case 'drop':
      return hand === null ? DROP_FAULT : null;
    case 'stow':
      return hand === null ? 'there is nothing in the hand to stow (GR-29)' : null;
    case 'take':
      if (ownNet) return 'who is caught in its own net takes nothing in hand this turn (GR-40)';
      return stowed.includes(act.weapon) ? null : `there is no ${act.weapon} in the frame (12.34)`;
    case 'escape':
      if (!netted) return 'there is no net to get out of (12.35)';
      return ownNet ? 'who is caught in its own net waits a turn (GR-40)' : null;
  }
}

/** 14.37 All markers that may be put down for a total. */
export function markersOf({ air }: Seen, tables: Tables, total: number): readonly AirMarker[] {
  if (air === null) return [];
  return rowsNamed(tables, total).flatMap((row): readonly AirMarker[] => [
    ...(air.up > 0 ? [{ row, sign: 1 } as const] : []),
    ...(air.down > 0 ? [{ row, sign: -1 } as const] : []),
  ]);
}

/** 14.37 Why a marker cannot be put down; null: it can. */
export function markerFault(state: Seen, tables: Tables, total: number, { row, sign }: AirMarker): string | null {
  const { air } = state;
  if (air === null || (sign > 0 ? air.up : air.down) <= 0)
    return `no ${sign > 0 ? 'updraft' : 'downdraft'} is left (14.37)`;
  return rowsNamed(tables, total).includes(row) ? null : `row ${row} does not bear the number ${total} (14.37)`;
}

/** The highest anybody can be at the launch. */
export const LAUNCH_ALT = LEDGE - 1;
