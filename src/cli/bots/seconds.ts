/** --bot-seconds: how long a bot may take. */
import type { OptionSpec } from '../../games/commands.ts';
import { UsageError } from '../errors.ts';
import { BOT_SECONDS_OPTION } from '../program/desk.ts';
import { BOT_SECONDS } from './talk.ts';

const SECONDS_MAX = 3600;

/** As an option of a game's command. */
export const BOT_SECONDS_SPEC: OptionSpec = { flags: BOT_SECONDS_OPTION[0], about: BOT_SECONDS_OPTION[1] };

/** Reads it. Throws UsageError. */
export function readBotSeconds(text: string | undefined): number {
  if (text === undefined) return BOT_SECONDS;
  const seconds = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && seconds > 0 && seconds <= SECONDS_MAX) return seconds;
  throw new UsageError(`--bot-seconds ${text}: expected seconds, more than 0 and at most ${SECONDS_MAX}`);
}
