/** How each kind of answer is judged, listed and drawn. */
import type { DecisionRules, DecisionTable, Request } from '../../../kernel/request.ts';
import type { PitDecisions } from './kit.ts';
import {
  actionFault,
  actionsOf,
  combatFault,
  combatsOf,
  draftFault,
  freeZones,
  glideFault,
  glidesOf,
  launchesOf,
  launchFault,
  markerFault,
  markersOf,
  moveFault,
  movesOf,
  picksFor,
  takersOf,
} from './legal.ts';
import type { Tables } from './tables/types.ts';
import type { State } from './types.ts';

type Rules<K extends keyof PitDecisions> = DecisionRules<
  State,
  Tables,
  Request<PitDecisions, K>,
  PitDecisions[K]['choice']
>;

/** One of a list, drawn. Throws where it is empty. */
function drawn<T>(from: readonly T[], pick: (n: number) => number): T {
  const one = from[pick(from.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

/** Answers that are drawn from what is listed. */
function listed<K extends keyof PitDecisions>(
  check: Rules<K>['check'],
  list: (state: State, tables: Tables, ask: Request<PitDecisions, K>) => readonly PitDecisions[K]['choice'][],
): Rules<K> {
  return { check, list, sample: (state, tables, ask, pick) => drawn(list(state, tables, ask), pick) };
}

const SHIFTS = [-1, 0, 1] as const;

/** The rules of every kind of answer. */
export const decisions: DecisionTable<State, Tables, PitDecisions> = {
  zone: listed<'zone'>(
    (state, _tables, _ask, zone) => (freeZones(state).includes(zone) ? null : `${zone} is taken (4.8)`),
    (state) => freeZones(state),
  ),
  draft: listed<'draft'>(
    (state, tables, { team }, act) => draftFault(state, tables, team, act),
    (state, tables, { team }) => [...picksFor(state, tables, team), { do: 'pass' }],
  ),
  assign: listed<'assign'>(
    (state, tables, { team, weapon }, taker) =>
      takersOf(state, tables, team, weapon).includes(taker) ? null : `${taker} has no room for a ${weapon} (4.9)`,
    (state, tables, { team, weapon }) => takersOf(state, tables, team, weapon),
  ),
  launch: listed<'launch'>(
    (state, tables, { glider }, launch) => launchFault(state, tables, glider, launch),
    (state, tables, { glider }) => launchesOf(state, tables, glider),
  ),
  maneuver: listed<'maneuver'>(
    (state, tables, { glider }, move) => moveFault(state, tables, glider, move),
    (state, tables, { glider }) => movesOf(state, tables, glider),
  ),
  glide: listed<'glide'>(
    (state, _tables, { glider }, act) => glideFault(state, glider, act),
    (state, _tables, { glider }) => glidesOf(state, glider),
  ),
  combat: listed<'combat'>(
    (state, tables, { glider }, act) => combatFault(state, tables, glider, act),
    (state, tables, { glider }) => combatsOf(state, tables, glider),
  ),
  shift: listed<'shift'>(
    () => null,
    () => SHIFTS,
  ),
  action: listed<'action'>(
    (state, _tables, { glider }, act) => actionFault(state, glider, act),
    (state, _tables, { glider }) => actionsOf(state, glider),
  ),
  air: listed<'air'>(
    (state, tables, { total }, marker) => markerFault(state, tables, total, marker),
    (state, tables, { total }) => markersOf(state, tables, total),
  ),
};
