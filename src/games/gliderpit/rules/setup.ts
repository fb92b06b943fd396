/** 4.6, 4.7 Who flies against whom, and in which order the teams choose. */
import type { PitContext } from './kit.ts';
import { partiesOf } from './roster.ts';
import type { Tables } from './tables/types.ts';
import type { Glider, GliderSetup, PitSetup, State } from './types.ts';
import { LEDGE } from './words.ts';

/** 4.9 Portage of a frame without straps. */
const PORTAGE = 6;

/** The bout before anything is chosen: all gliders on the ledge. */
export function initialState(setup: PitSetup, _tables: Tables): State {
  const { floor, randomWeapons, randomChits, advanced, armoury } = setup;
  return {
    ...{ turn: 0, phase: 0, outcome: null, floor, randomWeapons, randomChits, advanced },
    ...{ gliders: setup.gliders.map(gliderFor), order: [], passed: [] },
    armoury: { dagger: armoury, net: armoury, spear: armoury, stone: armoury, sword: armoury },
    ...{ chits: [], acting: null, air: null, outs: [] },
  };
}

/** A glider's id by its place in the set-up: 'A', 'B', .. */
export const idOf = (at: number): string => String.fromCharCode(65 + at);

function gliderFor({ name, team, seat, level, straps, grudges }: GliderSetup, at: number): Glider {
  return {
    ...{ id: idOf(at), name, team, seat, program: seat === null || level !== undefined },
    ...{ zone: null, hex: { q: 0, r: 0 }, facing: 0, alt: LEDGE, speed: 0, stunned: false, netted: false },
    ...{ ownNet: false, stowed: [], hand: null, limit: PORTAGE + straps, wishes: null, out: null, downedBy: null },
    ...(grudges === undefined ? {} : { grudges: { ...grudges } }),
  };
}

/** 4.7 A chit for every team, low first; those that have paid for it go before the others. */
export function prepareBout({ state, dice, emit }: PitContext, setup: PitSetup): void {
  const teams = partiesOf(state);
  const shuffle = dice.shuffle('set-up', '4.7', teams.length);
  const drawn = shuffle.order.map((at) => teams[at] ?? 0);
  const paid = (team: number): boolean => setup.first.includes(team);
  state.order = [...drawn.filter(paid), ...drawn.filter((team) => !paid(team))];
  emit({ kind: 'set-up-order', cite: '4.7', shuffles: [shuffle], teams: [...state.order] });
}
