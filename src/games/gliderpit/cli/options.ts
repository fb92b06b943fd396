/** What the command line takes of Glider-Pit Gladiators, and what it makes of it. */

import { UsageError } from '../../../cli/errors.ts';
import { ledOption, readTeamLeads } from '../../../cli/led-option.ts';
import type { Seat } from '../../../kernel/request.ts';
import { lotsOf } from '../../../session/meetings.ts';
import type { OptionSpec } from '../../commands.ts';
import type { GliderSetup, PitSetup } from '../rules/types.ts';
import { FLOORS, type Floor } from '../rules/words.ts';
import { ledAt, pilotsBeside } from '../session/line-up.ts';

/** Who meets whom, still in words. */
export interface PitMatchOptions {
  readonly teams?: string;
  readonly led?: string;
  readonly botSeconds?: string;
  readonly floor?: string;
  readonly advanced?: true;
  readonly randomWeapons?: true;
  readonly randomChits?: true;
}

const LEADS = ['novice', 'book', 'tactician'] as const;

/** Options of every command that makes a bout. */
export const BOUT_OPTIONS: readonly OptionSpec[] = [
  { flags: '--teams <teams>', about: 'gliders of each team, joined by v: two to six in all', standing: '1 v 1' },
  ledOption(LEADS),
  { flags: '--floor <level>', about: `where the floor lies: ${FLOORS.join(', ')}`, standing: '0' },
  { flags: '--advanced', about: 'Half-Loops and the Zoom Climb may be flown' },
  { flags: '--random-weapons', about: 'weapons are drawn face down' },
  { flags: '--random-chits', about: 'the order of each turn is drawn' },
];

const LEAST = 2;
const MOST = 6;

/** '1 v 2' as gliders of each team. Throws UsageError. */
export function readTeams(text: string): readonly number[] {
  const teams = text.split(/\s+v\s+/).map(Number);
  const count = teams.reduce((sum, one) => sum + one, 0);
  if (teams.length < LEAST || count > MOST || teams.some((one) => !Number.isInteger(one) || one < 1))
    throw new UsageError(`--teams ${text}: two to six gliders of two teams at least, as '1 v 1' or '2 v 2 v 2' (1)`);
  return teams;
}

function readFloor(text: string): Floor {
  const floor = FLOORS.find((one) => `${one}` === text);
  if (floor === undefined) throw new UsageError(`--floor ${text}; legal: ${FLOORS.join(', ')}`);
  return floor;
}

/** The bout that options ask for; `seat`: who leads the first glider; null: the book. Throws UsageError. */
export function readBout(options: PitMatchOptions, seat: Seat | null, seed: string): PitSetup {
  const places = readTeams(options.teams ?? '1 v 1').flatMap((count, team) =>
    Array.from({ length: count }, () => team),
  );
  const ledBy = readTeamLeads(options.led, LEADS);
  const names = pilotsBeside(null, places.length, lotsOf(seed));
  const gliders = places.map((team, i): GliderSetup => {
    const one = { name: names[i] ?? '', team, seat: i === 0 ? seat : null, straps: 0 };
    return one.seat === null ? ledAt(ledBy(team), one, i) : one;
  });
  return {
    ...{ floor: readFloor(options.floor ?? '0'), armoury: MOST, first: [], gliders },
    randomWeapons: options.randomWeapons === true,
    randomChits: options.randomChits === true,
    advanced: options.advanced === true,
  };
}

/** A whole number within bounds. Throws UsageError. */
export function readNumber(option: string, text: string, least: number, most: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least || count > most)
    throw new UsageError(`${option} ${text}: expected a whole number from ${least} to ${most}`);
  return count;
}
