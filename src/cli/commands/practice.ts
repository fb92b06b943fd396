/** harena practice: straight into a match of one game. */
import type { Globals, PracticeCommand } from '../../games/commands.ts';
import { playHere } from '../play-here.ts';

/** Plays a match, and then goes on as the game; returns the exit code. Throws UsageError. */
export async function runPractice(command: PracticeCommand, options: Globals, version: string): Promise<number> {
  const begin = await command.read(options);
  return playHere(options, version, (store) => ({ first: begin(store) }));
}
