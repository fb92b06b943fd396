/** Who does a job in a thread of its own. */
import type { Hand, Job } from '../../games/commands.ts';
import type { GameEntry } from '../../games/game.ts';

/** The hand for a job, of the game that the job names. Throws where there is no such game, or it simulates nothing. */
export async function handOf(games: readonly GameEntry[], job: Job): Promise<Hand> {
  const game = await games.find(({ id }) => id === job.game)?.load();
  const commands = await game?.commands?.();
  if (commands?.sim === undefined) throw new Error(`no game '${job.game}' does a job in threads`);
  return commands.sim.hand(job);
}
