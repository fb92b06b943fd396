/** harena: the game, from its title. */
import type { Globals } from '../../games/commands.ts';
import { playHere } from '../play-here.ts';
import type { Desk } from '../program/desk.ts';
import { readSeed } from '../seed.ts';

/** Plays; returns the exit code. Throws UsageError. */
export async function runGame(options: Globals, desk: Desk): Promise<number> {
  const given = options.seed === undefined ? {} : { seed: readSeed(options.seed) };
  return playHere(options, desk, () => given);
}
