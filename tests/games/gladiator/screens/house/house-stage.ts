/** A game of houses on a stage. */

import { houseGame } from '../../../../../src/games/gladiator/screens/house/house-screen.ts';
import type { HousesGame } from '../../../../../src/games/gladiator/session/house.ts';
import { emptyHouseDisk, houseOn } from '../../../../../tools/games/gladiator/houses.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import { Stage } from '../../program/tui/stage.ts';

/** A game on a stage, played on plainly until a question of a kind is open in some month, or until it is over. */
export function houseStage(
  kind: string | null,
  month = 1,
  wanted: Parameters<typeof houseOn>[2] = {},
  terminal: Partial<Terminal> = {},
): Stage & { readonly game: HousesGame } {
  const houses = emptyHouseDisk();
  const done = ({ session }: HousesGame): boolean => session.prompt?.kind === kind && session.match.state.turn >= month;
  const game = houseOn(houses, done, wanted);
  const stage = new Stage((env) => houseGame(game).screen(env, null), fakeServices({ houses }), terminal);
  return Object.assign(stage, { game });
}
