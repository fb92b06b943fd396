/** --led: who leads each of several teams: the program, how well, or a bot. */
import type { OptionSpec } from '../games/commands.ts';
import type { Seat } from '../kernel/request.ts';
import { BOT_PREFIX, type SeatedBot, seatedBot } from './bots/program.ts';
import { UsageError } from './errors.ts';

const LED = '--led';
/** Unless something else is said. */
const STANDING = 'book';

/** What it says of itself. */
export function ledOption(levels: readonly string[]): OptionSpec {
  const legal = `${levels.join(', ')}, or a program of yours, as bot:./my-bot (docs/bots)`;
  return {
    flags: `${LED} <levels>`,
    about: `how each team is led, joined by v: ${legal}; the last holds for those after it`,
    standing: STANDING,
  };
}

/** Who leads each team; the last one leads those after it too. */
export type TeamLeads<L> = (team: number) => L | 'bot';

const wordsIn = (text = STANDING): readonly string[] => text.split(/\s+v\s+/).map((word) => word.trim());

/** Reads it. Throws UsageError; what is wrong with a bot `readTeamBots` says. */
export function readTeamLeads<L extends string>(text: string | undefined, levels: readonly L[]): TeamLeads<L> {
  const leads = wordsIn(text).map((word) => {
    if (word.startsWith(BOT_PREFIX)) return 'bot';
    const level = levels.find((one) => one === word);
    if (level === undefined) throw new UsageError(`${LED} ${word}; legal: ${levels.join(', ')}, or bot:./my-bot`);
    return level;
  });
  return (team) => leads[Math.min(team, leads.length - 1)] ?? 'bot';
}

/** Somebody of a team, and from which seat it is led at which level. */
interface TeamMember {
  readonly team: number;
  readonly seat: Seat | null;
  readonly level?: string;
}

/** The bots, one for each team that one leads; none: []. Throws UsageError where one cannot be started, or has nobody to lead. */
export function readTeamBots(text: string | undefined, members: readonly TeamMember[]): readonly SeatedBot[] {
  const words = wordsIn(text);
  return words.flatMap((word, i) => {
    if (!word.startsWith(BOT_PREFIX)) return [];
    const led = members.filter(({ team, level }) => level === 'bot' && Math.min(team, words.length - 1) === i);
    const teams = [...new Set(led.map(({ team }) => team))];
    const seatsOf = (one: number) =>
      new Set(led.flatMap(({ team, seat }) => (team === one && seat !== null ? [seat] : [])));
    if (teams.length === 0) seatedBot(LED, word, []);
    return teams.map((team) => seatedBot(LED, word, [...seatsOf(team)]));
  });
}
