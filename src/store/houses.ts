/** The houses of a player: games of chapter 39. */
import * as z from 'zod/mini';
import type { Folder } from './disk/folder.ts';
import type { GameKind } from './game-file.ts';
import { type GameStore, type ListedGame, openGames } from './games.ts';

const int = z.int();
const count = int.check(z.minimum(0));

/** As much of a house's last state as a list shows. */
const factsSchema = z.object({
  turn: count,
  phase: count,
  setup: z.object({ mode: z.string(), months: count }),
  houses: z
    .array(z.looseObject({ name: z.string(), denarii: int, rep: count, champions: count }))
    .check(z.minLength(1)),
  men: z.array(z.looseObject({ house: z.nullable(count), fate: z.string() })),
  end: z.nullable(z.looseObject({ month: count, how: z.string(), winner: z.nullable(count) })),
});
type HouseFacts = z.infer<typeof factsSchema>;
export type ListedHouse = ListedGame<HouseFacts>;
export type HouseStore = GameStore<HouseFacts>;

/** Houses, in the folder of that name. */
export const HOUSES: GameKind<HouseFacts> = {
  kind: 'house',
  folder: 'houses',
  counted: 'month',
  facts: factsSchema,
  over: ({ end }) => end !== null,
};

/** The houses of a folder; reads it anew at every call. */
export function openHouses(folder: Folder): HouseStore {
  return openGames(folder, HOUSES);
}
