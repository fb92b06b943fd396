/** 18.2 What a tactician went by in a movement, in sentences. */
import { type FlightOption, flightOptions } from '../ai/tactician.ts';
import type { FlightMove } from '../rules/acts.ts';
import { gliderOf, sequenceOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';
import { maneuverName } from './flight-offers.ts';

/** So many ways are told. */
const TOLD = 3;

/** Why a tactician flies as it begins to: who it was first, then the best ways with their worth, the one it took marked by '> '. Nothing once it is on its way. */
export function pitTacticianWords(state: Readonly<State>, tables: Tables, id: string): readonly string[] {
  if (!sequenceOf(state).flight.first) return [];
  const ways = bestByWay(flightOptions(state, tables, id));
  const told = ways.slice(0, TOLD).map(([way, worth]) => `${way}: ${worth.toFixed(1)}`);
  return [
    `What ${gliderOf(state, id).name} weighed by the rule of thumb of 18.2: points`,
    ...told.map((text, i) => (i === 0 ? `> ${text}` : text)),
    `What an end of the movement is worth with the best glide from there: speed and room to fly on, altitude, who could be thrown at, rammed or struck, and by whom. ${ways.length} ways in all, one turn ahead.`,
  ];
}

/** Every way with its best glide, the best first; of equals the one that was found first. */
function bestByWay(options: readonly FlightOption[]): readonly (readonly [way: string, worth: number])[] {
  const found = new Map<string, number>();
  for (const { path, worth } of options) {
    const way = path.map(moveName).join(', ');
    const known = found.get(way);
    if (known === undefined || worth > known) found.set(way, worth);
  }
  return [...found].sort(([, a], [, b]) => b - a);
}

const moveName = (move: FlightMove): string => {
  if (move.do === 'ram') return 'ram';
  return move.do === 'drop' ? 'drop' : maneuverName(move).toLowerCase();
};
