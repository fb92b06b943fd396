/** A career on the screen: what is chosen in the familia, and what the frame of long games needs of it. */
import { readable } from '../../../../kernel/save.ts';
import { openPlayback } from '../../../../tui/match/playback-screen.ts';
import type { Move, OpenGame, Screen } from '../../../../tui/program.ts';
import { LongScreen, promptNow } from '../../../../tui/screens/long-game.ts';
import { namingScreen } from '../../../../tui/screens/naming.ts';
import { tell } from '../../../../tui/screens/notice.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { tellsWhenOver } from '../../../../tui/screens/when-over.ts';
import { monthText } from '../../career/calendar.ts';
import { isLiving, readyStars } from '../../career/limits.ts';
import { GAME_ID } from '../../id.ts';
import type { FamiliaGame } from '../../session/career.ts';
import { MATCHES } from '../match-kind.ts';
import { askedMatch, careerMatch } from './career-match.ts';
import { gonePages, lifePage, monthsPage } from './chronicle-page.ts';
import { familiaJournal, familiaWhy } from './journal.ts';
import { familiaLuck } from './luck-page.ts';
import { itemsFor, proposedName, starName } from './menus.ts';
import { rivalsPage } from './rivals-page.ts';
import { type FamiliaDeed, type FamiliaScreenState, NOTHING_MADE } from './state.ts';
import { familiaView } from './view.ts';

/** A career in play, as the house sees it. */
export function familiaGame(game: FamiliaGame): OpenGame {
  return {
    game: GAME_ID,
    get doing() {
      return `leads the familia of ${game.session.match.state.setup.name}`;
    },
    match: null,
    whenOver: (done) => tellsWhenOver(game.session, 'closed', done),
    screen: (env, notice) => SCREEN.open(game, env, notice),
  };
}

function blank(game: FamiliaGame, notice: string | null): FamiliaScreenState {
  const from = game.session.lines.length;
  const told = notice === null ? null : tell(notice);
  return { game, from, held: false, at: null, notice: told, room: 'yard', making: NOTHING_MADE };
}

const SCREEN = new LongScreen<FamiliaScreenState, FamiliaDeed>({
  id: GAME_ID,
  stake: { name: 'The familia', back: 'Continue goes on with it' },
  blank,
  goBack: (game, month) => game.goBack(month),
  wentBack: (month) => `Back in ${monthText(month)}: what came after is undone.`,
  keys: () => 'heroes-familia',
  items: (state) => itemsFor(promptNow(state), state),
  view: familiaView,
  quietIn: () => ({ hides: () => false }),
  waits: () => false,
  opened: (state) => ({ ...state, at: null }),
  answered: (state) => ({
    ...state,
    room: 'yard',
    making: { ...state.making, stars: [], allies: 0, foes: 1, typed: null },
  }),
  act,
  onKey: (state, { command }, env): Move => {
    if (command !== 'ask-leave' && command !== 'close') return SCREEN.stay(state);
    return state.room === 'yard'
      ? SCREEN.leave(state, env)
      : SCREEN.stay({ ...state, room: 'yard', at: null, notice: null });
  },
  journal: ({ game: { session } }) => familiaJournal(session.lines, session.shown, session.seals),
  why: (_line, _state, told) => familiaWhy(told),
  match: ({ game }, env) => {
    const session = askedMatch(game, env);
    if (!session.ok) return session;
    return readable(session.value === null ? null : careerMatch(game, session.value, familiaGame(game)));
  },
  replay: (record, _env, here) => openPlayback(MATCHES, record, here),
});

/** A room of the yard; where only one Star can fight, it is meant to go in. */
function inRoom(state: FamiliaScreenState, room: FamiliaScreenState['room']): FamiliaScreenState {
  const [only, ...others] = readyStars(state.game.session.match.state);
  const opened = { ...state, room, at: null, notice: null };
  if (room !== 'fight' || only === undefined || others.length > 0) return opened;
  return { ...opened, at: 'go', making: { ...state.making, stars: [{ star: only.id, secondary: false }] } };
}

/** What a new Star is called is typed. */
function nameOfStar(state: FamiliaScreenState): Screen {
  const { familia } = state.game.session.match.state;
  return namingScreen(
    {
      ...{
        title: 'A new Star',
        label: 'Name',
        question: 'What is the new Star called?',
        empty: 'A Star needs a name.',
      },
      proposed: (names) => proposedName(state, names),
      fault: (name) =>
        familia.some((one) => isLiving(one) && one.name === name) ? `${name} is in the familia already.` : null,
      taken: (typed) => ({ to: 'only', next: SCREEN.show({ ...state, making: { ...state.making, typed } }) }),
    },
    starName(state),
  );
}

function act(state: FamiliaScreenState, does: FamiliaDeed): Move {
  switch (does.kind) {
    case 'room':
      return SCREEN.stay(inRoom(state, does.room));
    case 'make':
      return SCREEN.stay({ ...state, making: { ...state.making, ...does.making }, notice: null });
    case 'life': {
      const now = state.game.session.match.state;
      const star = now.familia.find(({ id }) => id === does.star);
      if (star === undefined) return SCREEN.stay(state);
      return SCREEN.over(state, textPages([lifePage(now, star)]));
    }
    case 'rivals':
      return SCREEN.over(state, textPages([rivalsPage(state.game.session.match.state)]));
    case 'chronicle':
      return SCREEN.over(state, textPages([monthsPage(state.game.session.match.state)]));
    case 'gone':
      return SCREEN.over(state, textPages(gonePages(state.game.session.match.state)));
    case 'name':
      return SCREEN.over(state, nameOfStar(state));
    case 'luck':
      return SCREEN.over(state, familiaLuck(state.game));
  }
}
