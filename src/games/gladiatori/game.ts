/** Gladiatori as the house knows it. */
import { matchReasons } from '../../tui/advice/reasons.ts';
import { playbackScreen } from '../../tui/match/playback-screen.ts';
import { doorOf, partyNames } from '../door.ts';
import type { Game } from '../game.ts';
import { gladiatoriCampaign } from './career/index.ts';
import type { CampaignState } from './career/types.ts';
import { GLADIATORI_COUNTING } from './counting.ts';
import { CAMPAIGNS } from './files/campaigns.ts';
import { CAMPAIGN_HONOURS, campaignsText } from './files/honours.ts';
import { GAME_ID } from './id.ts';
import { GLADIATORI_SHELF } from './presets.ts';
import { loadGlossary, loadRulebook } from './rulebook.ts';
import { gladiatori } from './rules/index.ts';
import { partiesOf } from './rules/roster.ts';
import type { State } from './rules/types.ts';
import { campaignTables, gladiatoriLessonTexts, tables } from './tables.ts';

/** The game as the house asks for it. */
export const GLADIATORI: Game = {
  id: GAME_ID,
  title: 'Gladiatori',
  doors: [
    doorOf({
      ...{ ruleset: gladiatori, tables, parties: sidesOf },
      watch: async (playback, at) =>
        playbackScreen((await import('./screens/match-kind.ts')).GLADIATORI_MATCHES, playback, at),
      reasons: async () => matchReasons((await import('./screens/match-kind.ts')).GLADIATORI_MATCHES),
    }),
    doorOf({
      ...{ ruleset: gladiatoriCampaign, tables: campaignTables, parties: ({ setup }: CampaignState) => [setup.name] },
      watch: async (playback) => (await import('./screens/campaign/journal.ts')).campaignJournal(playback),
    }),
  ],
  longGames: [CAMPAIGNS],
  hallText: async (of) => campaignsText(of),
  rulebook: loadRulebook,
  glossary: loadGlossary,
  checkTables() {
    campaignTables();
    gladiatoriLessonTexts();
    GLADIATORI_SHELF.check();
  },
  screens: async () => (await import('./screens/home.ts')).GLADIATORI_SCREENS,
  honours: [CAMPAIGN_HONOURS],
  counting: GLADIATORI_COUNTING,
  challenge: async () => (await import('./daily.ts')).GLADIATORI_CHALLENGE,
  toils: async () => (await import('./labour/toils.ts')).gladiatoriToil,
  commands: async () => (await import('./cli/commands.ts')).GLADIATORI_COMMANDS,
};

/** The names of each team; where all fight animals, these are the last side. */
function sidesOf(state: State): readonly string[] {
  const teams = partiesOf(state);
  const sides = partyNames(state.fighters, teams, ({ team }) => team);
  return teams.length > 1 ? sides : [...sides, 'the animals'];
}
