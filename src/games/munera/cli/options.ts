/** What the command line takes of Munera Sine Missione, and what it makes of it. */

import { UsageError } from '../../../cli/errors.ts';
import { ledOption, readTeamLeads } from '../../../cli/led-option.ts';
import type { Seat } from '../../../kernel/request.ts';
import { lotsOf } from '../../../session/meetings.ts';
import type { OptionSpec } from '../../commands.ts';
import type { FighterSetup, MuneraSetup } from '../rules/types.ts';
import { ARENAS, type Arena, PROFILES, type Profile } from '../rules/words.ts';
import { fittingArena, ledAt } from '../screens/meetings.ts';
import { drawnProfile, namesBeside } from '../session/line-up.ts';

/** Who meets whom, still in words. */
export interface MuneraMatchOptions {
  readonly teams?: string;
  readonly arena?: string;
  readonly led?: string;
  readonly botSeconds?: string;
  readonly endlessArrows?: true;
}

const LEADS = ['novice', 'book', 'tactician'] as const;

/** Options of every command that makes a bout. */
export const BOUT_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '--teams <teams>',
    about: 'two to eight profiles: teams joined by v, their members by +; any: drawn by the seed',
    standing: 'murmillo v any',
  },
  ledOption(LEADS),
  { flags: '--arena <arena>', about: `${ARENAS.join(', ')}; if not said standard, great where more than four meet` },
  { flags: '--endless-arrows', about: 'bows never run out' },
];

/** Teams of profiles; null: drawn. Between words of a profile stands a blank or a hyphen. */
export type Teams = readonly (readonly (Profile | null)[])[];

const LEAST = 2;
const MOST = 8;

/** 'murmillo v retiarius + any' as teams. Throws UsageError. */
export function readTeams(text: string): Teams {
  const teams = text.split(/\s+v\s+/).map((team) => team.split('+').map((word) => profileIn(word.trim())));
  const count = teams.flat().length;
  if (teams.length < LEAST || count > MOST)
    throw new UsageError(`--teams ${text}: two to eight fighters of two teams at least, as 'murmillo v retiarius' (1)`);
  return teams;
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[\s-]+/g, ' ');

/** A profile by its words; null: 'any'. Throws UsageError, which names the option. */
export function profileIn(word: string, option = '--teams'): Profile | null {
  if (word === 'any') return null;
  const profile = PROFILES.find((one) => plain(one) === plain(word));
  if (profile === undefined) throw new UsageError(`${option} ${word}; legal: any, ${PROFILES.join(', ')}`);
  return profile;
}

function readArena(text: string | undefined, fighters: number): Arena {
  if (text === undefined) return fittingArena(fighters);
  const arena = ARENAS.find((one) => one === text);
  if (arena === undefined) throw new UsageError(`--arena ${text}; legal: ${ARENAS.join(', ')}`);
  return arena;
}

/** The bout that options ask for; `seat`: who leads the first fighter; null: the book. Throws UsageError. */
export function readBout(options: MuneraMatchOptions, seat: Seat | null, seed: string): MuneraSetup {
  const teams = readTeams(options.teams ?? 'murmillo v any');
  const lots = lotsOf(seed);
  const ledBy = readTeamLeads(options.led, LEADS);
  const places = teams.flatMap((team, number) => team.map((profile) => ({ profile, team: number })));
  const names = namesBeside(null, places.length, lots);
  const fighters = places.map(({ profile, team }, i): FighterSetup => {
    const one = { name: names[i] ?? '', team, seat: i === 0 ? seat : null, profile: profile ?? drawnProfile([], lots) };
    const whole: FighterSetup = { ...one, outfit: null, skills: [] };
    return one.seat === null ? ledAt(ledBy(team), whole) : whole;
  });
  const endlessArrows = options.endlessArrows === true;
  return { arena: readArena(options.arena, fighters.length), endlessArrows, sparedToday: 0, fighters };
}

/** A whole number from 1 up to a most. Throws UsageError. */
export function readNumber(option: string, text: string, most: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new UsageError(`${option} ${text}: expected a whole number from 1 to ${most}`);
  return count;
}
