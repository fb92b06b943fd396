/** Achievements as a game's data file has them, and the results that every game of arenas counts. */
import * as z from 'zod/mini';
import { once } from '../kernel/once.ts';
import type { Achievement, ResultWord } from '../tui/stats/telling.ts';
import type { MatchCounting } from './game.ts';

const achievementsSchema = z.array(
  z.strictObject({ id: z.string(), title: z.string(), task: z.string(), cite: z.string(), rule: z.string() }),
);

/** The achievements of a data file. Throws where it is not whole. */
function readAchievements(json: unknown): readonly Achievement[] {
  return achievementsSchema.parse(json);
}

/** Victory, a draw, mercy and death. */
const ARENA_RESULTS: readonly ResultWord[] = [
  { letter: 'V', word: 'won', as: 'won' },
  { letter: 'S', word: 'drawn', as: 'drawn' },
  { letter: 'M', word: 'spared', as: 'lost' },
  { letter: 'P', word: 'killed', as: 'lost' },
];

/** How a game of arenas counts: such results, wounds, and the achievements of its data file. */
export function arenaCounting(
  file: unknown,
  own: Omit<MatchCounting, 'achievements' | 'results' | 'harm'> & { readonly harm?: string },
): MatchCounting {
  const achievements = once(() => readAchievements(file));
  return {
    harm: 'wounds',
    ...own,
    get achievements() {
      return achievements();
    },
    results: ARENA_RESULTS,
  };
}
