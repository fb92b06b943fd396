/** 18.2 What a tactician went by in a movement, in sentences. */
import { type FlightOption, flightOptions, outlookOf } from '../ai/tactician.ts';
import { type Outlook, type PlannedEnd, planParts } from '../ai/value.ts';
import type { FlightMove } from '../rules/acts.ts';
import { hexName } from '../rules/hex-names.ts';
import { gliderOf, sequenceOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';
import { maneuverName } from './flight-offers.ts';

/** So many ways are told. */
const TOLD = 3;

/** Why a tactician flies as it begins to: who it was first, then the best ways with their worth, the one it took marked by '> '. Nothing once it is on its way. */
export function pitTacticianWords(state: Readonly<State>, tables: Tables, id: string): readonly string[] {
  if (!sequenceOf(state).flight.first) return [];
  const outlook = outlookOf(state, tables, id);
  const ways = bestByWay(flightOptions(state, tables, id));
  const told = ways.slice(0, TOLD).map((way) => wayText(outlook, way));
  return [
    `What ${gliderOf(state, id).name} weighed by the rule of thumb of 18.2: points`,
    ...told.map((text, i) => (i === 0 ? `> ${text}` : text)),
    `Each level of altitude counts ten, speed as much as leaves room to fly on; an attack by how likely it hits and how it hurts, danger by what could be thrown there; a place for somebody ahead and for nobody right above. Each way is counted with the best dive at its end. ${ways.length} ways in all, one turn ahead.`,
  ];
}

/** Every way with its best glide, the best first; of equals the one that was found first. */
function bestByWay(options: readonly FlightOption[]): readonly FlightOption[] {
  const found = new Map<string, FlightOption>();
  for (const option of options) {
    const way = moveNames(option);
    const known = found.get(way);
    if (known === undefined || option.worth > known.worth) found.set(way, option);
  }
  return [...found.values()].sort((a, b) => b.worth - a.worth);
}

const points = (worth: number): string => (Math.round(10 * worth) / 10).toFixed(1);

/** 'forward, climb to G2, altitude 18, speed 1: 182.6 (altitude 180.0, speed -6.0, attack 8.6)'. */
function wayText(outlook: Outlook, { path, end, worth }: FlightOption): string {
  const way = moveNames({ path });
  if (end === null) return `${way} into the wall: ${points(worth)}`;
  const { altitude, speed, fight, far, threats, place } = planParts(outlook, end);
  const all = { altitude, speed, attack: fight, 'far off': -far, danger: -threats, place };
  const parts = Object.entries(all).filter(([, part]) => points(part) !== '0.0' && points(part) !== '-0.0');
  const why = parts.map(([name, part]) => `${name} ${points(part)}`).join(', ');
  return `${way}${endText(outlook, end)}: ${points(worth)} (${why})`;
}

function endText({ tables }: Outlook, { pose, dive }: PlannedEnd): string {
  const dived = dive === null ? '' : dive.onto === null ? `, dive ${dive.levels}` : `, dive ${dive.levels} and ram`;
  return `${dived} to ${hexName(tables, pose.hex)}, altitude ${pose.alt}, speed ${pose.speed}`;
}

const moveNames = ({ path }: Pick<FlightOption, 'path'>): string => path.map(moveName).join(', ');

function moveName(move: FlightMove): string {
  if (move.do === 'ram') return 'stop early';
  if (move.do === 'drop') return 'drop';
  if (move.do === 'turn' && move.pay !== null) return `${moveName({ ...move, pay: null })} for 1 ${move.pay}`;
  return maneuverName(move).toLowerCase();
}
