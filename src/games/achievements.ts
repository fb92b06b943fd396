/** Achievements as a game's data file has them, and the results that every game of arenas counts. */
import * as z from 'zod/mini';
import type { Achievement, ResultWord } from '../tui/stats/telling.ts';

const achievementsSchema = z.array(
  z.strictObject({ id: z.string(), title: z.string(), task: z.string(), cite: z.string(), rule: z.string() }),
);

/** The achievements of a data file. Throws where it is not whole. */
export function readAchievements(json: unknown): readonly Achievement[] {
  return achievementsSchema.parse(json);
}

/** Victory, a draw, mercy and death. */
export const ARENA_RESULTS: readonly ResultWord[] = [
  { letter: 'V', word: 'won', as: 'won' },
  { letter: 'S', word: 'drawn', as: 'drawn' },
  { letter: 'M', word: 'spared', as: 'lost' },
  { letter: 'P', word: 'killed', as: 'lost' },
];
