/** Glider-Pit Gladiators as the house knows it. */
import { matchReasons } from '../../tui/advice/reasons.ts';
import { playbackScreen } from '../../tui/match/playback-screen.ts';
import { doorOf, partyNames } from '../door.ts';
import type { Game } from '../game.ts';
import { gliderpitSeason } from './career/index.ts';
import type { SeasonState } from './career/types.ts';
import { GLIDERPIT_COUNTING } from './counting.ts';
import { pilotsText, SEASON_HONOURS } from './files/honours.ts';
import { SEASONS } from './files/seasons.ts';
import { GAME_ID } from './id.ts';
import { GLIDERPIT_SHELF } from './presets.ts';
import { loadGlossary, loadRulebook } from './rulebook.ts';
import { gliderpit } from './rules/index.ts';
import { partiesOf } from './rules/roster.ts';
import type { State } from './rules/types.ts';
import { gliderpitLessonTexts, seasonTables, tables } from './tables.ts';

/** The game as the house asks for it. */
export const GLIDERPIT: Game = {
  id: GAME_ID,
  title: 'Glider-Pit Gladiators',
  doors: [
    doorOf({
      ...{ ruleset: gliderpit, tables, parties: teamsOf },
      watch: async (playback, at) => playbackScreen((await import('./screens/match-kind.ts')).BOUTS, playback, at),
      reasons: async () => matchReasons((await import('./screens/match-kind.ts')).BOUTS),
      luck: async (file, save, how) => (await import('./cli/luck.ts')).boutLuckReport(file, save, how),
    }),
    doorOf({
      ...{ ruleset: gliderpitSeason, tables: seasonTables, parties: ({ setup }: SeasonState) => [setup.name] },
      watch: async (playback) => (await import('./screens/season/journal.ts')).seasonJournal(playback),
    }),
  ],
  rulebook: loadRulebook,
  glossary: loadGlossary,
  longGames: [SEASONS],
  hallText: async (of) => pilotsText(of),
  checkTables() {
    seasonTables();
    gliderpitLessonTexts();
    GLIDERPIT_SHELF.check();
  },
  screens: async () => (await import('./screens/home.ts')).GLIDERPIT_SCREENS,
  honours: [SEASON_HONOURS],
  counting: GLIDERPIT_COUNTING,
  challenge: async () => (await import('./daily.ts')).GLIDERPIT_CHALLENGE,
  toils: async () => (await import('./labour/toils.ts')).gliderpitToil,
  commands: async () => (await import('./cli/commands.ts')).GLIDERPIT_COMMANDS,
};

/** The names of each team. */
function teamsOf(state: State): readonly string[] {
  return partyNames(state.gliders, partiesOf(state), ({ team }) => team);
}
