/** Heroes of the Colosseum as the house knows it. */
import { playbackScreen } from '../../tui/match/playback-screen.ts';
import { doorOf } from '../door.ts';
import type { Game } from '../game.ts';
import { GAME_ID } from './id.ts';
import { loadRulebook } from './rulebook.ts';
import { heroes } from './rules/index.ts';
import type { State } from './rules/types.ts';
import { tables } from './tables.ts';

/** The game as the house asks for it. */
export const HEROES: Game = {
  id: GAME_ID,
  title: 'Heroes of the Colosseum',
  doors: [
    doorOf({
      ...{ ruleset: heroes, tables, parties: sidesOf },
      watch: async (playback, at) => playbackScreen((await import('./screens/match-kind.ts')).MATCHES, playback, at),
    }),
  ],
  rulebook: loadRulebook,
  checkTables: () => void tables(),
  screens: async () => (await import('./screens/home.ts')).HEROES_SCREENS,
  honours: [],
};

/** The names of both sides. */
function sidesOf({ fighters }: State): readonly string[] {
  return [0, 1].map((side) =>
    fighters
      .filter((fighter) => fighter.side === side)
      .map(({ name }) => name)
      .join(' & '),
  );
}
