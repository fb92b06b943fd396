/** A career on the screen: what happened is told, what is asked is answered, bouts are sent to the arena. */

import type { ScreenName } from '../../../../tui/keymap.ts';
import {
  type Env,
  type Message,
  type Move,
  type OpenGame,
  type Screen,
  type Stake,
  stay,
  type View,
} from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { toTitleScreen } from '../../../../tui/screens/leave.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { GAME_ID } from '../../id.ts';
import { optionsOf } from '../../options.ts';
import type { CareerGame } from '../../session/career.ts';
import { standingAnswers } from '../bout/standing.ts';
import { openReplay } from '../ending/replay.ts';
import { careerBout } from '../open/career-bout.ts';
import { schoolText } from '../open/school.ts';
import { tellsWhenOver } from '../open/when-over.ts';
import { armourAfter, isBuying, startBuying } from './armour-form.ts';
import { careerView } from './career-view.ts';
import { careerJournal, whyLine } from './journal.ts';
import { type CareerItem, itemsFor, overItems } from './menus.ts';
import { obituaryPage, pagesFor } from './pages.ts';
import { isQuiet } from './quiet.ts';
import { type CareerScreenState, menuKeys, newCareer, promptNow, tell, toldLines, warn } from './state.ts';

/** A career in play, as the house sees it. */
export function careerGame(game: CareerGame): OpenGame {
  return {
    game: GAME_ID,
    get doing() {
      return schoolText(game.session.match.state);
    },
    match: null,
    whenOver: (tell) => tellsWhenOver(game.session, 'career-ended', tell),
    screen: (env, notice) => openCareer(game, env, notice),
  };
}

/** Opens a career at whatever point it is. */
function openCareer(game: CareerGame, env: Env, notice: string | null): Screen {
  const state = newCareer(game, notice);
  const move = goOn(tellOn(state, env), env);
  if (move.to === 'only') return move.next;
  return move.to === 'stay' ? move.screen : screenFor(state);
}

const STAKE: Stake = { name: 'The career', back: 'Continue goes on with it' };

function screenFor(state: CareerScreenState): Screen {
  return {
    name: keysFor(state),
    timer: null,
    update: (message, env) => update(state, message, env),
    view: (env): View => careerView(state, itemsNow(state), env),
    stake: STAKE,
    leave: () => state.game.session.keep(),
  };
}

function keysFor(state: CareerScreenState): ScreenName {
  if (state.held || state.game.session.next !== null) return 'walk';
  return isBuying(state) ? 'form' : menuKeys(state);
}

function itemsNow(state: CareerScreenState): readonly CareerItem[] {
  if (state.held || state.game.session.next !== null) return [];
  const prompt = promptNow(state);
  if (prompt === null) return overItems(state);
  return itemsFor(prompt, state);
}

/** Tells the next thing worth telling; where nothing waits, the question is open. */
function tellOn(state: CareerScreenState, env: Env): CareerScreenState {
  const { session } = state.game;
  const from = session.lines.length;
  if (session.next === null) return opened({ ...state, held: false, from });
  const own = session.match.state.setup.name;
  if (env.settings.pace === 'instant') while (session.advance() !== null);
  else
    for (let frame = session.advance(); frame !== null && isQuiet(frame.entry.event, own); ) frame = session.advance();
  skipQuiet(state);
  return settled(state);
}

/** Passes over what is not worth telling before the next thing that is. */
function skipQuiet({ game: { session } }: CareerScreenState): void {
  const own = session.match.state.setup.name;
  while (session.next !== null && isQuiet(session.next.entry.event, own)) session.advance();
}

function tellAll(state: CareerScreenState): CareerScreenState {
  while (state.game.session.advance() !== null);
  return settled(state);
}

/** Once all is told it waits to be read, unless there is no more to it than a line without dice. */
function settled(state: CareerScreenState): CareerScreenState {
  const { session } = state.game;
  if (session.next !== null) return state;
  const told = toldLines(state);
  const [only] = told;
  if (told.length > 1 || (only?.entry.event.rolls ?? []).length > 0) return { ...state, held: true };
  return opened({
    ...state,
    held: false,
    from: session.lines.length,
    notice: state.notice ?? (only === undefined ? null : tell(only.text)),
  });
}

/** What a question needs before it can be answered. */
function opened(state: CareerScreenState): CareerScreenState {
  const prompt = promptNow(state);
  return { ...state, at: null, row: 0, top: 0, armour: prompt?.kind === 'armour' ? startBuying() : null };
}

function update(state: CareerScreenState, message: Message, env: Env): Move {
  const here = screenFor(state);
  if (message.kind === 'key') {
    if (message.command === 'ask-leave' || message.command === 'close') return leave(state, here);
    if (message.command === 'journal') return { to: 'over', screen: here, next: careerJournal(state) };
    if (message.command === 'help' || message.command === 'help-here')
      return { to: 'over', screen: here, next: helpScreen(here.name) };
  }
  if (here.name === 'walk') return message.kind === 'key' ? onWalkKey(state, message.command, env) : stay(here);
  if (here.name === 'form') return message.kind === 'key' ? onArmourKey(state, message.command, env) : stay(here);
  if (message.kind === 'highlight') return stay(screenFor({ ...state, at: message.value, notice: null }));
  if (message.kind !== 'select') return message.kind === 'key' ? onMenuKey(state, message.command, env) : stay(here);
  const item = itemsNow(state).find(({ value }) => value === message.value);
  return item === undefined ? stay(here) : act(state, item, env);
}

/** Esc leads from a room of the school back to the yard, and from there to the title. */
function leave(state: CareerScreenState, here: Screen): Move {
  if (here.name !== 'walk' && state.room !== 'yard')
    return stay(screenFor({ ...state, room: 'yard', at: state.room, notice: null }));
  return { to: 'over', screen: here, next: toTitleScreen({ stake: STAKE, trouble: state.game.session.keep() }) };
}

function onWalkKey(state: CareerScreenState, command: string | null, env: Env): Move {
  if (command === 'next') return goOnTold(tellOn(state, env), env);
  if (command === 'phase') return goOnTold(tellAll(state), env);
  const newest = toldLines(state).at(-1);
  if (command === 'why' && newest !== undefined)
    return { to: 'over', screen: screenFor(state), next: whyLine(state, newest) };
  return stay(screenFor(state));
}

/** On, once something has been told; a career that has just ended shows first what is told of him. */
function goOnTold(after: CareerScreenState, env: Env): Move {
  const { match } = after.game.session;
  if (match.state.outcome === null || screenFor(after).name === 'walk') return goOn(after, env);
  return { to: 'over', screen: screenFor(after), next: textPages([obituaryPage(match.state)]) };
}

const SCROLL: { readonly [command: string]: number } = { 'page-up': -10, 'page-down': 10 };

function onMenuKey(state: CareerScreenState, command: string | null, env: Env): Move {
  const item = itemsNow(state).find(({ value }) => command === `do-${value}`);
  if (item !== undefined) return act({ ...state, at: item.value }, item, env);
  const by = SCROLL[command ?? ''] ?? 0;
  return stay(screenFor({ ...state, top: Math.max(0, state.top + by) }));
}

function onArmourKey(state: CareerScreenState, command: string | null, env: Env): Move {
  const next = armourAfter(state, state.game.session.match.tables, command);
  if (next.kind === 'form') return stay(screenFor({ ...state, ...next.change, notice: null }));
  return answer(state, next.armour, env);
}

function act(state: CareerScreenState, { does }: CareerItem, env: Env): Move {
  const here = screenFor(state);
  switch (does.kind) {
    case 'answer':
      return answer(state, does.choice, env);
    case 'room':
      return stay(screenFor({ ...state, room: does.room, at: does.room === 'yard' ? state.room : null, notice: null }));
    case 'page':
      return { to: 'over', screen: here, next: textPages(pagesFor(does.page, state.game, env)) };
    case 'watch':
      return watch(state, does.munus, env);
    case 'refuse':
      return stay(screenFor({ ...state, notice: warn(does.why) }));
    case 'return': {
      const gone = state.game.goBack(does.munus);
      if (!gone.ok) return stay(screenFor({ ...state, notice: warn(gone.why) }));
      return {
        to: 'only',
        next: openCareer(gone.value, env, `Back before munus ${does.munus}: what came after is undone.`),
      };
    }
    case 'card': {
      const written = state.game.writeCard();
      return stay(
        screenFor({ ...state, notice: written.ok ? tell(`His card is in ${written.value}.`) : warn(written.why) }),
      );
    }
    case 'fight':
      return goOn(state, env);
    case 'title':
      return { to: 'only', next: env.routes.title(env, null) };
  }
}

function answer(state: CareerScreenState, choice: unknown, env: Env): Move {
  const from = state.game.session.lines.length;
  const why = state.game.answer(choice);
  if (why !== null) return stay(screenFor({ ...state, notice: warn(why) }));
  const room = state.room === 'shop' ? 'shop' : 'yard';
  const { trouble } = state.game;
  return goOnTold(tellOn({ ...state, from, room, notice: trouble === null ? null : warn(trouble) }, env), env);
}

/** A bout of his, from its record. */
function watch(state: CareerScreenState, munus: number, env: Env): Move {
  const here = screenFor(state);
  const found = state.game.record(munus);
  if (found.ok && found.value !== null) return openReplay(found.value, env, here);
  return stay(screenFor({ ...state, notice: warn(found.ok ? 'The record of that bout is not kept.' : found.why) }));
}

/** On with the career: where a bout is asked for, into the arena. */
function goOn(state: CareerScreenState, env: Env): Move {
  if (promptNow(state)?.kind !== 'bout') return stay(screenFor(heard(state)));
  const bout = state.game.bout(standingAnswers(() => optionsOf(env.services.settings())));
  if (!bout.ok) return stay(screenFor({ ...state, notice: warn(bout.why) }));
  if (bout.value === null) return stay(screenFor(heard(tellOn(state, env))));
  return { to: 'only', next: env.routes.play(careerBout(state.game, bout.value, careerGame(state.game)), env, null) };
}

/** What the player is to be told of a record stands in place of the question. */
function heard(state: CareerScreenState): CareerScreenState {
  const word = state.game.takeWord();
  return word === null ? state : { ...state, notice: warn(word) };
}
