/** --red-ai and --blue-ai: who leads the fighters of a side: the program, how well, or a bot. */
import { LEVELS, type LeadLevel, programSeat, type SideLead } from '../kernel/levels.ts';
import type { Seat } from '../kernel/request.ts';
import { BOT_PREFIX, type SeatedBot, seatedBot } from './bots/program.ts';
import { UsageError } from './errors.ts';

/** Both options as they were typed. */
export interface AiOptions {
  readonly redAi?: string;
  readonly blueAi?: string;
}

/** What leads the fighters of each side; where nothing was said nothing stands. */
interface Sides<L> {
  readonly redAi?: L;
  readonly blueAi?: L;
}

const OPTIONS = ['--red-ai', '--blue-ai'] as const;

/** Reads both where the program alone can lead. Throws UsageError. */
export function readLevels(options: AiOptions): Sides<LeadLevel> {
  return sides(options, readLevel);
}

/** Reads both where bots can lead too. Throws UsageError; what is wrong with a bot `readBots` says. */
export function readLeads(options: AiOptions): Sides<SideLead> {
  return sides(options, (option, text) => (text.startsWith(BOT_PREFIX) ? 'bot' : readLevel(option, text, OR_BOT)));
}

const OR_BOT = ', or bot:./my-bot';

function sides<L>({ redAi, blueAi }: AiOptions, read: (option: string, text: string) => L): Sides<L> {
  return {
    ...(redAi === undefined ? {} : { redAi: read(OPTIONS[0], redAi) }),
    ...(blueAi === undefined ? {} : { blueAi: read(OPTIONS[1], blueAi) }),
  };
}

function readLevel(option: string, text: string, more = ''): LeadLevel {
  const level = LEVELS.find((one) => one === text);
  if (level === undefined) throw new UsageError(`${option} ${text}; legal: ${LEVELS.join(', ')}${more}`);
  return level;
}

/** The bots; none: []. Throws UsageError where one cannot be started, or has nobody to lead. */
export function readBots(
  { redAi, blueAi }: AiOptions,
  { fighters }: { readonly fighters: readonly { readonly seat: Seat | null }[] },
): readonly SeatedBot[] {
  return [redAi, blueAi].flatMap((text, side) => {
    if (text?.startsWith(BOT_PREFIX) !== true) return [];
    const seats = fighters.some((one) => one.seat === programSeat(side)) ? [programSeat(side)] : [];
    return [seatedBot(OPTIONS[side] ?? '', text, seats)];
  });
}
