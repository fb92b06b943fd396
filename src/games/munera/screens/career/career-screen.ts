/** A career on the screen: what is chosen in it, and what the frame of long games needs of it. */
import { readable } from '../../../../kernel/save.ts';
import { longJournal } from '../../../../tui/match/journal.ts';
import { openPlayback } from '../../../../tui/match/playback-screen.ts';
import { whyPages } from '../../../../tui/match/why.ts';
import type { Move, OpenGame } from '../../../../tui/program.ts';
import { LongScreen, promptNow } from '../../../../tui/screens/long-game.ts';
import { tell } from '../../../../tui/screens/notice.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { tellsWhenOver } from '../../../../tui/screens/when-over.ts';
import { munusDate } from '../../career/calendar.ts';
import { GAME_ID } from '../../id.ts';
import type { CareerGame } from '../../session/career.ts';
import { BOUTS } from '../match-kind.ts';
import { careerBout, careerMatch } from './career-match.ts';
import { itemsFor } from './menus.ts';
import { careerPages } from './pages.ts';
import { type CareerDeed, type CareerScreenState, openedAt, QUIET } from './state.ts';
import { careerView } from './view.ts';

/** A career in play, as the house sees it. */
export function careerGame(game: CareerGame): OpenGame {
  return {
    game: GAME_ID,
    get doing() {
      const { man } = game.session.match.state;
      return `leads the ${man.profile} ${man.name} from munus to munus`;
    },
    match: null,
    whenOver: (done) => tellsWhenOver(game.session, 'ended', done),
    screen: (env, notice) => SCREEN.open(game, env, notice),
  };
}

/** When something was, for journals. */
export const munusMoment = (turn: number): string => (turn === 0 ? 'the oath' : munusDate(turn));

function blank(game: CareerGame, notice: string | null): CareerScreenState {
  const from = game.session.lines.length;
  const told = notice === null ? null : tell(notice);
  return { game, from, held: false, at: null, notice: told, room: 'yard', coach: false, mortal: false };
}

const SCREEN = new LongScreen<CareerScreenState, CareerDeed>({
  id: GAME_ID,
  stake: { name: 'The career', back: 'Continue goes on with it' },
  blank,
  goBack: (game, munus) => game.goBack(munus),
  wentBack: (munus) => `Back in ${munusDate(munus)}: what came after is undone.`,
  keys: () => 'munera-career',
  items: (state) => itemsFor(promptNow(state), state),
  view: careerView,
  quietIn: () => ({ hides: ({ event }) => QUIET.has(event.kind) }),
  waits: () => false,
  opened: (state) => openedAt(state, promptNow(state)?.kind ?? null),
  answered: (state) => ({ ...state, room: 'yard' }),
  act,
  onKey: (state, { command }, env): Move => {
    if (command !== 'ask-leave' && command !== 'close') return SCREEN.stay(state);
    return state.room === 'yard'
      ? SCREEN.leave(state, env)
      : SCREEN.stay({ ...state, room: 'yard', at: null, notice: null });
  },
  journal: ({ game: { session } }) => longJournal(BOUTS, session.lines, session, munusMoment),
  why: (_line, _state, told) => whyPages(told, munusMoment, BOUTS.rulebook()),
  match: ({ game }) => {
    const session = careerBout(game);
    if (!session.ok) return session;
    return readable(session.value === null ? null : careerMatch(game, session.value, careerGame(game)));
  },
  replay: (record, _env, here) => openPlayback(BOUTS, record, here),
});

function act(state: CareerScreenState, does: CareerDeed): Move {
  switch (does.kind) {
    case 'room':
      return SCREEN.stay({ ...state, room: does.room, at: null, notice: null });
    case 'turn':
      return SCREEN.stay({ ...state, [does.what]: !state[does.what], notice: null });
    case 'page':
      return SCREEN.over(state, textPages(careerPages(does.page, state.game.session.match.state)));
  }
}
