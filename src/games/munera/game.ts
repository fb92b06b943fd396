/** Munera Sine Missione as the house knows it. */
import { matchReasons } from '../../tui/advice/reasons.ts';
import { playbackScreen } from '../../tui/match/playback-screen.ts';
import { doorOf, partyNames } from '../door.ts';
import type { Game } from '../game.ts';
import { muneraCareer } from './career/index.ts';
import type { CareerState } from './career/types.ts';
import { MUNERA_COUNTING } from './counting.ts';
import { CAREERS } from './files/careers.ts';
import { CAREER_HONOURS, careersText } from './files/honours.ts';
import { GAME_ID } from './id.ts';
import { MUNERA_SHELF } from './presets.ts';
import { loadGlossary, loadRulebook } from './rulebook.ts';
import { munera } from './rules/index.ts';
import { partiesOf } from './rules/sequence.ts';
import type { State } from './rules/types.ts';
import { careerTables, muneraLessonTexts, tables } from './tables.ts';

/** The game as the house asks for it. */
export const MUNERA: Game = {
  id: GAME_ID,
  title: 'Munera Sine Missione',
  doors: [
    doorOf({
      ...{ ruleset: munera, tables, parties: teamsOf },
      watch: async (playback, at) => playbackScreen((await import('./screens/match-kind.ts')).BOUTS, playback, at),
      reasons: async () => matchReasons((await import('./screens/match-kind.ts')).BOUTS),
      luck: async (file, save, how) => (await import('./cli/luck.ts')).boutLuckReport(file, save, how),
    }),
    doorOf({
      ...{ ruleset: muneraCareer, tables: careerTables, parties: ({ setup }: CareerState) => [setup.name] },
      watch: async (playback) => (await import('./screens/career/journal.ts')).careerJournal(playback),
    }),
  ],
  rulebook: loadRulebook,
  glossary: loadGlossary,
  longGames: [CAREERS],
  hallText: async (of) => careersText(of),
  checkTables() {
    careerTables();
    muneraLessonTexts();
    MUNERA_SHELF.check();
  },
  screens: async () => (await import('./screens/home.ts')).MUNERA_SCREENS,
  honours: [CAREER_HONOURS],
  counting: MUNERA_COUNTING,
  challenge: async () => (await import('./daily.ts')).MUNERA_CHALLENGE,
  toils: async () => (await import('./labour/toils.ts')).muneraToil,
  commands: async () => (await import('./cli/commands.ts')).MUNERA_COMMANDS,
};

/** The names of each team. */
function teamsOf(state: State): readonly string[] {
  return partyNames(state.fighters, partiesOf(state), ({ team }) => team);
}
