/** The challenges of the day of the games of a shelf, as the records of who plays alone are judged by them. */
import type { Shelf } from '../../games/shelf.ts';
import type { KnownChallenge } from '../../store/known.ts';
import { secretOf } from './alone.ts';
import { dailyKey } from './key.ts';

/** By the ids of the games, which are loaded. */
export async function knownChallenges(shelf: Shelf): Promise<ReadonlyMap<string, KnownChallenge>> {
  const all = shelf.games.map(async ({ id, challenge }): Promise<readonly (readonly [string, KnownChallenge])[]> => {
    const loaded = await challenge?.();
    if (loaded === undefined) return [];
    return [[id, { seed: (date) => dailyKey(secretOf(id), 'bout', date), score: loaded.score }]];
  });
  return new Map((await Promise.all(all)).flat());
}
