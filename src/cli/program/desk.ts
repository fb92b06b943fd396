/** What the commands are given besides what was typed. */
import type { Command } from 'commander';
import type { Globals } from '../../games/commands.ts';
import type { Game } from '../../games/game.ts';
import type { Shelf } from '../../games/shelf.ts';
import { UsageError } from '../errors.ts';

/** What every command works with. */
export interface Desk {
  readonly version: string;
  readonly shelf: Shelf;
  /** Writes to standard output. */
  print(text: string): void;
}

/** What --game says of itself. */
export const GAME_OPTION = ['--game <id>', 'which game; harena games lists them'] as const;
/** What --bot-seconds says of itself. */
export const BOT_SECONDS_OPTION = ['--bot-seconds <s>', 'seconds a bot has for an answer (default: 10)'] as const;
/** What --json says of itself. */
export const JSON_OPTION = ['--json', 'print one JSON document'] as const;

/** The game of an id, loaded; the first of the house where none is named. Throws UsageError where there is none. */
export async function gameOf(shelf: Shelf, id: string = shelf.entries[0]?.id ?? ''): Promise<Game> {
  if (shelf.entries.length === 0) throw new UsageError('there is no game in this house');
  const entry = shelf.entry(id);
  if (!entry.ok) throw new UsageError(`--game ${id}: ${entry.why}`);
  return shelf.load(entry.value);
}

/** A command's own options with those of all above it. */
export function commandOptions<O extends object = object>(command: Command): Globals & O {
  return command.optsWithGlobals<Globals & O>();
}
