/** A season on the screen: what is chosen in it, and what the frame of long games needs of it. */
import { readable } from '../../../../kernel/save.ts';
import { longJournal } from '../../../../tui/match/journal.ts';
import { openPlayback } from '../../../../tui/match/playback-screen.ts';
import { whyPages } from '../../../../tui/match/why.ts';
import type { Move, OpenGame } from '../../../../tui/program.ts';
import { LongScreen, promptNow } from '../../../../tui/screens/long-game.ts';
import { tell } from '../../../../tui/screens/notice.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { tellsWhenOver } from '../../../../tui/screens/when-over.ts';
import { pitTitle } from '../../career/told.ts';
import type { SeasonState } from '../../career/types.ts';
import { GAME_ID } from '../../id.ts';
import type { SeasonGame } from '../../session/season.ts';
import { seasonTables } from '../../tables.ts';
import { BOUTS } from '../match-kind.ts';
import { seasonItems } from './menus.ts';
import { seasonPages } from './pages.ts';
import { seasonBout, seasonMatch } from './season-match.ts';
import { EMPTY_BASKET, type SeasonDeed, type SeasonScreenState, UNTOLD } from './state.ts';
import { seasonView } from './view.ts';

/** A season in play, as the house sees it. */
export function seasonGame(game: SeasonGame): OpenGame {
  return {
    game: GAME_ID,
    get doing() {
      const { setup, season } = game.session.match.state;
      return `flies season ${season} of ${setup.name}`;
    },
    match: null,
    whenOver: (done) => tellsWhenOver(game.session, 'ended', done),
    screen: (env, notice) => SCREEN.open(game, env, notice),
  };
}

/** When something was, for journals; `state`: the seasons as they are now. */
export const pitMoment = (state: Readonly<SeasonState>, turn: number): string =>
  turn === 0 ? 'the beginning' : pitTitle(state, seasonTables(), turn);

const SCREEN = new LongScreen<SeasonScreenState, SeasonDeed>({
  id: GAME_ID,
  stake: { name: 'The season', back: 'Continue goes on with it' },
  blank: (game, notice) => ({
    ...{ game, from: game.session.lines.length, held: false, at: null, room: 'hangar', basket: EMPTY_BASKET },
    notice: notice === null ? null : tell(notice),
  }),
  goBack: (game, turn) => game.goBack(turn),
  wentBack: () => 'Back before that pit: what came after is undone.',
  keys: () => 'gliderpit-season',
  items: (state) => seasonItems(promptNow(state), state),
  view: seasonView,
  quietIn: () => ({ hides: ({ event }) => UNTOLD.has(event.kind) }),
  waits: () => false,
  opened: (state) => ({ ...state, at: null }),
  answered: (state) => ({ ...state, room: 'hangar', basket: EMPTY_BASKET }),
  act,
  onKey: (state, { command }, env): Move => {
    if (command !== 'ask-leave' && command !== 'close') return SCREEN.stay(state);
    return state.room === 'hangar'
      ? SCREEN.leave(state, env)
      : SCREEN.stay({ ...state, room: 'hangar', at: null, notice: null });
  },
  journal: ({ game: { session } }) =>
    longJournal(BOUTS, session.lines, session, (turn) => pitMoment(session.match.state, turn)),
  why: (_line, { game: { session } }, told) =>
    whyPages(told, (turn) => pitMoment(session.match.state, turn), BOUTS.rulebook()),
  match: ({ game }) => {
    const session = seasonBout(game);
    if (!session.ok) return session;
    return readable(session.value === null ? null : seasonMatch(game, session.value, seasonGame(game)));
  },
  replay: (record, _env, here) => openPlayback(BOUTS, record, here),
});

function act(state: SeasonScreenState, does: SeasonDeed): Move {
  switch (does.kind) {
    case 'room':
      return SCREEN.stay({ ...state, room: does.room, at: null, notice: null });
    case 'basket':
      return SCREEN.stay({ ...state, basket: does.basket, notice: null });
    case 'page':
      return SCREEN.over(state, textPages(seasonPages(does.page, state.game.session.match.state)));
  }
}
