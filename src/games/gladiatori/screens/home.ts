/** The page of Gladiatori: what there is to play, and what goes on. */
import { HEX_MOUSE } from '../../../tui/match/offers.ts';
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import { resumeLone } from '../../../tui/match/practice.ts';
import type { GameScreens } from '../../../tui/program.ts';
import { longHome } from '../../../tui/screens/long-home.ts';
import { campaignsOf } from '../files/campaigns.ts';
import { CAMPAIGN } from '../files/kinds.ts';
import { ownGladiator } from './builder.ts';
import { hallOfCampaigns } from './campaign/hall-pages.ts';
import { CAMPAIGN_LIST } from './campaign/lists.ts';
import { GLADIATORI_TOPICS, gladiatoriSigns } from './help.ts';
import { GLADIATORI_BINDINGS } from './keys.ts';
import { gladiatoriLessons } from './lessons.ts';
import { GLADIATORI_MATCHES } from './match-kind.ts';
import { MATCH_ENDINGS } from './outcome-words.ts';
import { GLADIATORI_ALONE } from './practice.ts';
import { GLADIATORI_PRESETS } from './presets.ts';

const CAMPAIGNS_HOME = longHome({
  ...{ kind: CAMPAIGN.kind, value: 'campaigns', label: 'Campaigns', fresh: 'four years, sixteen munera' },
  guests: 'Campaigns take an account: the games of a guest are not kept. Come again with a key.',
  list: CAMPAIGN_LIST,
  count: ({ services }) => campaignsOf(services).count(),
  hall: { note: 'campaigns that are over', open: hallOfCampaigns },
});

/** The screens that this game opens for the house. */
export const GLADIATORI_SCREENS: GameScreens = {
  ...CAMPAIGNS_HOME,
  menu: (env) => [
    ...CAMPAIGNS_HOME.menu(env),
    { value: 'build', label: 'A gladiator of your own', note: 'bought with 55 coins, then a match' },
  ],
  choose: (value, env, page) =>
    value === 'build' ? { to: 'over', screen: page, next: ownGladiator() } : CAMPAIGNS_HOME.choose(value, env, page),
  presets: GLADIATORI_PRESETS,
  lessons: gladiatoriLessons,
  resumeMatch: (save, env) => resumeLone(GLADIATORI_ALONE, save, env),
  replay: (save, _env, screen) => openPlayback(GLADIATORI_MATCHES, save, screen),
  ending: (by) => MATCH_ENDINGS[by] ?? null,
  manual: {
    bindings: GLADIATORI_BINDINGS,
    topics: GLADIATORI_TOPICS,
    signs: gladiatoriSigns,
    mouse: { 'gladiatori-match': [HEX_MOUSE] },
  },
  detail: () => null,
};
