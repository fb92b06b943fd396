/** A campaign on the screen: what is chosen in it, and what the frame of long games needs of it. */
import { readable } from '../../../../kernel/save.ts';
import { longJournal } from '../../../../tui/match/journal.ts';
import { openPlayback } from '../../../../tui/match/playback-screen.ts';
import { whyPages } from '../../../../tui/match/why.ts';
import type { Move, OpenGame } from '../../../../tui/program.ts';
import { LongScreen, promptNow } from '../../../../tui/screens/long-game.ts';
import { tell } from '../../../../tui/screens/notice.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { tellsWhenOver } from '../../../../tui/screens/when-over.ts';
import { munusMonth } from '../../career/calendar.ts';
import type { WeeksAct } from '../../career/types.ts';
import { coinsFor, wholeBuild } from '../../career/veterans.ts';
import { weeksFault } from '../../career/weeks.ts';
import { GAME_ID } from '../../id.ts';
import type { Build } from '../../rules/setup-types.ts';
import type { CampaignGame } from '../../session/campaign.ts';
import { tables } from '../../tables.ts';
import { type Building, builderScreen } from '../builder.ts';
import { GLADIATORI_MATCHES } from '../match-kind.ts';
import { campaignMatch, matchNow } from './campaign-match.ts';
import { campaignItems } from './menus.ts';
import { campaignPages } from './pages.ts';
import { type CampaignDeed, type CampaignScreenState, openedAt, QUIET, sinceNow } from './state.ts';
import { campaignView } from './view.ts';

/** A campaign in play, as the house sees it. */
export function campaignGame(game: CampaignGame): OpenGame {
  return {
    game: GAME_ID,
    get doing() {
      const { man } = game.session.match.state;
      return `leads the ${man.character} ${man.name} from munus to munus`;
    },
    match: null,
    whenOver: (done) => tellsWhenOver(game.session, 'ended', done),
    screen: (env, notice) => SCREEN.open(game, env, notice),
  };
}

/** When something was, for journals. */
export const campaignMoment = (turn: number): string => (turn === 0 ? 'the sentence' : munusMonth(turn));

function blank(game: CampaignGame, notice: string | null): CampaignScreenState {
  const from = game.session.lines.length;
  const told = notice === null ? null : tell(notice);
  return { game, from, held: false, at: null, notice: told, room: 'yard', mortal: false, since: sinceNow(game) };
}

const SCREEN = new LongScreen<CampaignScreenState, CampaignDeed>({
  id: GAME_ID,
  stake: { name: 'The campaign', back: 'Continue goes on with it' },
  blank,
  goBack: (game, munus) => game.goBack(munus),
  wentBack: (munus) => `Back in ${munusMonth(munus)}: what came after is undone.`,
  keys: () => 'gladiatori-campaign',
  items: (state) => campaignItems(promptNow(state), state),
  view: campaignView,
  quietIn: () => ({ hides: ({ event }) => QUIET.has(event.kind) }),
  waits: () => false,
  opened: (state) => openedAt(state, promptNow(state)?.kind ?? null),
  answered: (state) => ({ ...state, room: state.room === 'market' ? 'market' : 'yard', since: sinceNow(state.game) }),
  act,
  returned: (state, value, env): Move => SCREEN.answer(state, JSON.parse(value), env),
  onKey: (state, { command }, env): Move => {
    if (command !== 'ask-leave' && command !== 'close') return SCREEN.stay(state);
    return state.room === 'yard' ? SCREEN.leave(state, env) : SCREEN.stay(backInYard(state));
  },
  journal: ({ game: { session } }) => longJournal(GLADIATORI_MATCHES, session.lines, session, campaignMoment),
  why: (_line, _state, told) => whyPages(told, campaignMoment, GLADIATORI_MATCHES.rulebook()),
  match: ({ game }) => {
    const session = matchNow(game);
    if (!session.ok) return session;
    return readable(session.value === null ? null : campaignMatch(game, session.value, campaignGame(game)));
  },
  replay: (record, _env, here) => openPlayback(GLADIATORI_MATCHES, record, here),
});

/** Out of a room, with the mark on its line. */
const backInYard = (state: CampaignScreenState): CampaignScreenState => ({
  ...{ ...state, room: 'yard', at: state.room, notice: null },
});

const manOf = ({ game }: CampaignScreenState) => game.session.match.state.man;

/** GR-87 The sheet made anew by the player's own hand, with what experience is worth. */
function drilling(state: CampaignScreenState): Building {
  const choiceOf = (build: Build): WeeksAct => ({ do: 'drill', build });
  return {
    ...{ title: `${manOf(state).name} drills`, coins: coinsFor(manOf(state)), overlimit: false },
    take: { label: 'Drill this', about: 'The weeks are spent on it, and the sheet is as it stands here (GR-87).' },
    fault: (build) => weeksFault(state.game.session.match.state, tables(), choiceOf(build)),
    taken: ({ build }) => ({ to: 'return', value: JSON.stringify(choiceOf(build)) }),
  };
}

function act(state: CampaignScreenState, does: CampaignDeed): Move {
  switch (does.kind) {
    case 'room':
      return SCREEN.stay(
        does.room === 'yard' ? backInYard(state) : { ...state, room: does.room, at: null, notice: null },
      );
    case 'turn':
      return SCREEN.stay({ ...state, [does.what]: !state[does.what], notice: null });
    case 'page':
      return SCREEN.over(state, textPages(campaignPages(does.page, state.game.session.match.state)));
    case 'build':
      return SCREEN.over(state, builderScreen(drilling(state), wholeBuild(tables(), manOf(state))));
  }
}
