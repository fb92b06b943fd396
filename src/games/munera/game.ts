/** Munera Sine Missione as the house knows it. */
import { playbackScreen } from '../../tui/match/playback-screen.ts';
import { doorOf, partyNames } from '../door.ts';
import type { Game } from '../game.ts';
import { MUNERA_COUNTING } from './counting.ts';
import { GAME_ID } from './id.ts';
import { MUNERA_SHELF } from './presets.ts';
import { loadGlossary, loadRulebook } from './rulebook.ts';
import { munera } from './rules/index.ts';
import { partiesOf } from './rules/sequence.ts';
import type { State } from './rules/types.ts';
import { tables } from './tables.ts';

/** The game as the house asks for it. */
export const MUNERA: Game = {
  id: GAME_ID,
  title: 'Munera Sine Missione',
  doors: [
    doorOf({
      ...{ ruleset: munera, tables, parties: teamsOf },
      watch: async (playback, at) => playbackScreen((await import('./screens/match-kind.ts')).BOUTS, playback, at),
    }),
  ],
  rulebook: loadRulebook,
  glossary: loadGlossary,
  checkTables() {
    tables();
    MUNERA_SHELF.check();
  },
  screens: async () => (await import('./screens/home.ts')).MUNERA_SCREENS,
  honours: [],
  counting: MUNERA_COUNTING,
  commands: async () => (await import('./cli/commands.ts')).MUNERA_COMMANDS,
};

/** The names of each team. */
function teamsOf(state: State): readonly string[] {
  return partyNames(state.fighters, partiesOf(state), ({ team }) => team);
}
