/** The careers of a player. */
import * as z from 'zod/mini';
import type { Folder } from './disk/folder.ts';
import type { GameKind } from './game-file.ts';
import { type GameStore, type ListedGame, openGames } from './games.ts';

const count = z.int().check(z.minimum(0));

/** As much of a career's last state as a list shows. */
const factsSchema = z.object({
  turn: count,
  phase: count,
  standing: z.string(),
  setup: z.object({ name: z.string(), mode: z.string() }),
  man: z.nullable(
    z.looseObject({
      name: z.string(),
      style: z.string(),
      xp: count,
      record: z.object({ v: count, s: count, m: count }),
    }),
  ),
});
type CareerFacts = z.infer<typeof factsSchema>;

export type ListedCareer = ListedGame<CareerFacts>;
export type CareerStore = GameStore<CareerFacts>;

/** Careers, in the folder of that name. */
export const CAREERS: GameKind<CareerFacts> = {
  kind: 'career',
  folder: 'careers',
  counted: 'munus',
  facts: factsSchema,
  over: ({ standing }) => standing !== 'fighting',
};

/** The careers of a folder; reads it anew at every call. */
export function openCareers(folder: Folder): CareerStore {
  return openGames(folder, CAREERS);
}
