/** A career on the screen: what is chosen in the school, and what the frame of long games needs of it. */
import type { Env, Move, OpenGame } from '../../../../tui/program.ts';
import { type KeyMessage, LongScreen, promptNow } from '../../../../tui/screens/long-game.ts';
import { tell, warn } from '../../../../tui/screens/notice.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { tellsWhenOver } from '../../../../tui/screens/when-over.ts';
import { GAME_ID } from '../../id.ts';
import type { CareerGame } from '../../session/career.ts';
import { armourAfter, startBuying } from '../campaign/armour-form.ts';
import { colouring } from '../campaign/coloured.ts';
import { campaignJournal, campaignWhy } from '../campaign/journal.ts';
import { boutOf } from '../campaign/owner.ts';
import { openReplay } from '../ending/replay.ts';
import { careerBout } from '../open/career-bout.ts';
import { schoolText } from '../open/school.ts';
import { careerView } from './career-view.ts';
import { idleInCareer } from './idle.ts';
import { type CareerDeed, itemsFor } from './menus.ts';
import { obituaryPage, pagesFor } from './pages.ts';
import { type CareerScreenState, isBuying, menuKeys, newCareer, quietIn } from './state.ts';

/** A career in play, as the house sees it. */
export function careerGame(game: CareerGame): OpenGame {
  return {
    game: GAME_ID,
    get doing() {
      return schoolText(game.session.match.state);
    },
    match: null,
    whenOver: (tell) => tellsWhenOver(game.session, 'career-ended', tell),
    screen: (env, notice) => SCREEN.open(game, env, notice),
  };
}

/** What stands in the journal where a month would, before the first. */
const BEFORE = 'school';

const SCREEN = new LongScreen<CareerScreenState, CareerDeed>({
  id: GAME_ID,
  stake: { name: 'The career', back: 'Continue goes on with it' },
  topic: 'what-befell',
  blank: newCareer,
  goBack: (game, munus) => game.goBack(munus),
  wentBack: (munus) => `Back to before munus ${munus}: what came after is undone.`,
  keys: (state) => (isBuying(state) ? 'form' : menuKeys(state)),
  items: (state) => itemsFor(promptNow(state), state),
  view: careerView,
  idle: idleInCareer,
  quietIn,
  waits: () => false,
  opened(state) {
    const armour = promptNow(state)?.kind === 'armour' ? startBuying() : null;
    return { ...state, at: null, row: 0, top: 0, armour };
  },
  answered: (state) => ({ ...state, room: state.room === 'shop' ? 'shop' : 'yard' }),
  epilogue({ game }) {
    const { state } = game.session.match;
    return state.outcome === null ? null : textPages([obituaryPage(state)]);
  },
  act,
  onKey,
  journal({ game: { session } }) {
    return campaignJournal(session, BEFORE, colouring([session.match.state.setup.name]));
  },
  why: (line) => campaignWhy(line, BEFORE),
  match: ({ game }, env) => boutOf(game, env, (session) => careerBout(game, session, careerGame(game))),
  replay: openReplay,
});

function act(state: CareerScreenState, does: CareerDeed, env: Env): Move {
  switch (does.kind) {
    case 'room':
      return SCREEN.stay({ ...state, room: does.room, at: does.room === 'yard' ? state.room : null, notice: null });
    case 'page':
      return SCREEN.over(state, textPages(pagesFor(does.page, state.game, env)));
    case 'card': {
      const written = state.game.writeCard();
      return SCREEN.stay({
        ...state,
        notice: written.ok ? tell(`His card is in ${written.value}.`) : warn(written.why),
      });
    }
  }
}

const SCROLL: { readonly [command: string]: number } = { 'page-up': -10, 'page-down': 10 };

function onKey(state: CareerScreenState, { command }: KeyMessage, env: Env): Move {
  if (command === 'ask-leave' || command === 'close') return leave(state, env);
  if (isBuying(state)) return onArmourKey(state, command, env);
  const item = SCREEN.items(state).find(({ value }) => command === `do-${value}`);
  if (item !== undefined) return SCREEN.act({ ...state, at: item.value }, item, env);
  const by = SCROLL[command ?? ''] ?? 0;
  return SCREEN.stay({ ...state, top: Math.max(0, state.top + by) });
}

/** Esc leads from a room of the school back to the yard, and from there to the title. */
function leave(state: CareerScreenState, env: Env): Move {
  if (state.room === 'yard') return SCREEN.leave(state, env);
  return SCREEN.stay({ ...state, room: 'yard', at: state.room, notice: null });
}

function onArmourKey(state: CareerScreenState, command: string | null, env: Env): Move {
  const next = armourAfter(state, state.game.session.match.tables, command);
  if (next.kind === 'form') return SCREEN.stay({ ...state, ...next.change, notice: null });
  return SCREEN.answer(state, next.armour, env);
}
