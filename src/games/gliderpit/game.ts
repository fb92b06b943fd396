/** Glider-Pit Gladiators as the house knows it. */
import { playbackScreen } from '../../tui/match/playback-screen.ts';
import { doorOf, partyNames } from '../door.ts';
import type { Game } from '../game.ts';
import { GLIDERPIT_COUNTING } from './counting.ts';
import { GAME_ID } from './id.ts';
import { GLIDERPIT_SHELF } from './presets.ts';
import { loadGlossary, loadRulebook } from './rulebook.ts';
import { gliderpit } from './rules/index.ts';
import { partiesOf } from './rules/roster.ts';
import type { State } from './rules/types.ts';
import { tables } from './tables.ts';

/** The game as the house asks for it. */
export const GLIDERPIT: Game = {
  id: GAME_ID,
  title: 'Glider-Pit Gladiators',
  doors: [
    doorOf({
      ...{ ruleset: gliderpit, tables, parties: teamsOf },
      watch: async (playback, at) => playbackScreen((await import('./screens/match-kind.ts')).BOUTS, playback, at),
    }),
  ],
  rulebook: loadRulebook,
  glossary: loadGlossary,
  checkTables() {
    tables();
    GLIDERPIT_SHELF.check();
  },
  screens: async () => (await import('./screens/home.ts')).GLIDERPIT_SCREENS,
  honours: [],
  counting: GLIDERPIT_COUNTING,
  commands: async () => (await import('./cli/commands.ts')).GLIDERPIT_COMMANDS,
};

/** The names of each team. */
function teamsOf(state: State): readonly string[] {
  return partyNames(state.gliders, partiesOf(state), ({ team }) => team);
}
