/** harena practice: straight into a match of one game. */
import type { Globals, PracticeCommand } from '../../games/commands.ts';
import { playHere } from '../play-here.ts';
import type { Desk } from '../program/desk.ts';

/** Plays a match of a game, and then goes on as the game; returns the exit code. Throws UsageError. */
export async function runPractice(
  game: string,
  command: PracticeCommand,
  options: Globals,
  desk: Desk,
): Promise<number> {
  const begin = await command.read(options);
  return playHere(options, desk, (store) => ({ first: { game, screen: begin(store) } }));
}
