/** Heroes of the Colosseum as the house knows it. */
import { matchReasons } from '../../tui/advice/reasons.ts';
import { playbackScreen } from '../../tui/match/playback-screen.ts';
import { doorOf, partyNames } from '../door.ts';
import type { Game } from '../game.ts';
import { heroesCareer } from './career/index.ts';
import type { CareerState } from './career/types.ts';
import { HEROES_COUNTING } from './counting.ts';
import { FAMILIAE } from './files/familiae.ts';
import { FAMILIA_HONOURS, familiaeText } from './files/honours.ts';
import { GAME_ID } from './id.ts';
import { HEROES_SHELF } from './presets.ts';
import { loadGlossary, loadRulebook } from './rulebook.ts';
import { heroes } from './rules/index.ts';
import type { State } from './rules/types.ts';
import { chances, tables, taughtLessons } from './tables.ts';

/** The game as the house asks for it. */
export const HEROES: Game = {
  id: GAME_ID,
  title: 'Heroes of the Colosseum',
  doors: [
    doorOf({
      ...{ ruleset: heroes, tables, parties: sidesOf },
      watch: async (playback, at) => playbackScreen((await import('./screens/match-kind.ts')).MATCHES, playback, at),
      luck: async (file, save, how) => (await import('./cli/luck.ts')).poolLuckReport(file, save, how),
      reasons: async () => matchReasons((await import('./screens/match-kind.ts')).MATCHES),
    }),
    doorOf({
      ...{ ruleset: heroesCareer, tables, parties: ({ setup }: CareerState) => [setup.name] },
      watch: async (playback) => (await import('./screens/career/journal.ts')).careerJournal(playback),
    }),
  ],
  rulebook: loadRulebook,
  glossary: loadGlossary,
  longGames: [FAMILIAE],
  hallText: async (of) => familiaeText(of),
  checkTables() {
    tables();
    chances();
    taughtLessons();
    HEROES_SHELF.check();
  },
  screens: async () => (await import('./screens/home.ts')).HEROES_SCREENS,
  honours: [FAMILIA_HONOURS],
  counting: HEROES_COUNTING,
  toils: async () => (await import('./labour/toils.ts')).toilFor,
  commands: async () => (await import('./cli/commands.ts')).HEROES_COMMANDS,
};

/** The names of both sides. */
function sidesOf({ fighters }: State): readonly string[] {
  return partyNames(fighters, [0, 1], ({ side }) => side);
}
