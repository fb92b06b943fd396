/** A game of houses on the screen: what happened is told, what is asked is answered, bouts are sent to the arena. */

import type { KeyName } from '../../../../tui/keys.ts';
import {
  type Env,
  type Message,
  type Move,
  type OpenGame,
  type Screen,
  type Stake,
  stay,
} from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { toTitleScreen } from '../../../../tui/screens/leave.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { GAME_ID } from '../../id.ts';
import { optionsOf } from '../../options.ts';
import type { LudusGame } from '../../session/house.ts';
import { standingAnswers } from '../bout/standing.ts';
import { armourAfter, startBuying } from '../career/armour-form.ts';
import { dateOf } from '../career/words.ts';
import { openReplay } from '../ending/replay.ts';
import { journalScreen } from '../journal/journal-screen.ts';
import { whyScreen } from '../journal/why-screen.ts';
import { houseBout, houseNameOf } from '../open/house-bout.ts';
import { tellsWhenOver } from '../open/when-over.ts';
import { blankValues, formOf, moved, typed } from './forms.ts';
import { isArming, keysFor, ludusView } from './house-view.ts';
import { itemsFor, type LudusItem, overItems, PAGE_NAMES, type PageName } from './menus.ts';
import { ledgerPages } from './pages/ledger-page.ts';
import { billPage, chroniclePages, housePages } from './pages/pages.ts';
import { manSheet, rosterScreen } from './pages/roster-screen.ts';
import { isQuiet, ownNames } from './quiet.ts';
import {
  type Draft,
  HUB,
  type LudusScreenState,
  newLudusState,
  promptNow,
  type Room,
  stateOf,
  tell,
  toldLines,
  warn,
} from './state.ts';
import { colouring } from './told.ts';
import { isReckoning, newTruth, reckoned, stopped, withTruth } from './truth.ts';

/** A game of houses in play, as the house sees it. */
export function houseGame(game: LudusGame): OpenGame {
  return {
    game: GAME_ID,
    doing: `runs the house of ${houseNameOf(game)}`,
    match: null,
    whenOver: (tell) => tellsWhenOver(game.session, 'game-ended', tell),
    screen: (env, notice) => openLudus(game, env, notice),
  };
}

/** Opens a game of houses at whatever point it is. */
function openLudus(game: LudusGame, env: Env, notice: string | null): Screen {
  const move = goOn(tellOn(newLudusState(game, notice), env), env);
  return move.to === 'only' || move.to === 'instead' ? move.next : screenOfMove(move, game);
}

function screenOfMove(move: Move, game: LudusGame): Screen {
  return move.to === 'stay' ? move.screen : screenFor(newLudusState(game, null));
}

const STAKE: Stake = { name: 'The game', back: 'Continue goes on with it' };

function screenFor(state: LudusScreenState): Screen {
  return {
    name: keysFor(state),
    timer: timerOf(state),
    update: (message, env) => update(state, message, env),
    view: (env) => ludusView(state, itemsNow(state), env),
    stake: STAKE,
    leave: () => state.game.session.keep(),
  };
}

/** Between two matches that are settled in a row: long enough for a key, and for others on a host. */
const SETTLE_MS = 15;

/** While matches are settled or one is reckoned the screen asks to be called again */
function timerOf({ truths, settling, game }: LudusScreenState): Screen['timer'] {
  if (settling) return { ms: SETTLE_MS, token: `settling/${game.session.lines.length}` };
  const truth = truths.find(isReckoning);
  return truth === undefined ? null : { ms: truth.pause, token: `${truth.fixture}/${truth.odds.bouts}` };
}

function itemsNow(state: LudusScreenState): readonly LudusItem[] {
  if (keysFor(state) === 'walk') return [];
  const prompt = promptNow(state);
  return prompt === null ? overItems(state) : itemsFor(prompt, state);
}

/** Tells the next thing worth telling, below what was told from a line on; where nothing waits, the question is open. */
function tellOn(state: LudusScreenState, env: Env): LudusScreenState {
  const { session } = state.game;
  if (session.next === null) return opened({ ...state, held: false, from: session.lines.length });
  const own = ownNames(stateOf(state));
  const instant = env.settings.pace === 'instant';
  for (let frame = session.advance(); frame !== null && (instant || isQuiet(frame.entry, own)); )
    frame = session.advance();
  while (session.next !== null && isQuiet(session.next.entry, own)) session.advance();
  return settled(state);
}

function tellAll(state: LudusScreenState): LudusScreenState {
  while (state.game.session.advance() !== null);
  return settled(state);
}

/** The longest line that may stand in place of the question. */
const NOTICE = 76;

/** Once all is told it waits to be read, unless there is no more to it than a short line without dice. */
function settled(state: LudusScreenState): LudusScreenState {
  const { session } = state.game;
  if (session.next !== null) return state;
  const told = toldLines(state);
  const [only] = told;
  const short = only === undefined || ((only.entry.event.rolls ?? []).length === 0 && only.text.length <= NOTICE);
  if (told.length > 1 || !short || only?.entry.event.kind === 'fixture-fought') return { ...state, held: true };
  const notice = state.notice ?? (only === undefined ? null : tell(only.text));
  return opened({ ...state, held: false, from: session.lines.length, notice });
}

/** Rooms of a man in the school. */
const PUPILS: readonly Room['kind'][] = ['pupil', 'styles', 'arms'];

/** What a question needs before it can be answered; a room stays open while its question is asked again. */
function opened(state: LudusScreenState): LudusScreenState {
  const prompt = promptNow(state);
  const stays = prompt?.kind === 'school' && PUPILS.includes(state.room.kind);
  const armour = prompt?.kind === 'armour' ? startBuying() : null;
  return {
    ...state,
    room: stays ? { kind: 'pupil', id: state.room.id } : HUB,
    at: null,
    draft: null,
    armour,
    row: 0,
    truths: state.truths.filter(({ month }) => month === stateOf(state).turn).map(stopped),
  };
}

function update(state: LudusScreenState, message: Message, env: Env): Move {
  const here = screenFor(state);
  if (message.kind === 'highlight') return stay(screenFor({ ...state, at: message.value, notice: null }));
  if (message.kind === 'select') {
    const item = itemsNow(state).find(({ value }) => value === message.value);
    return item === undefined ? stay(here) : act({ ...state, at: item.value }, item, env);
  }
  if (message.kind === 'tick' && state.settling) return settleOn(state, env);
  if (message.kind === 'tick') {
    const truth = state.truths.find(isReckoning);
    if (truth === undefined) return stay(here);
    return stay(screenFor({ ...state, truths: withTruth(state.truths, reckoned(truth, state.game)) }));
  }
  if (message.kind !== 'key') return stay(here);
  const { command } = message;
  if (state.settling) return stay(screenFor({ ...state, settling: false, held: true }));
  if (command === 'journal') return { to: 'over', screen: here, next: journalOf(state) };
  if (command === 'help' || command === 'help-here') return { to: 'over', screen: here, next: helpScreen(here.name) };
  switch (here.name) {
    case 'walk':
      return onWalkKey(state, command, env);
    case 'form':
      return onFormKey(state, message.key, command, env);
    default:
      return onMenuKey(state, command, env);
  }
}

function onMenuKey(state: LudusScreenState, command: string | null, env: Env): Move {
  const here = screenFor(state);
  if (command === 'ask-leave') {
    if (state.truths.some(isReckoning)) return stay(screenFor({ ...state, truths: state.truths.map(stopped) }));
    if (state.room.kind !== 'hub') return stay(screenFor({ ...state, room: HUB, notice: null }));
    return { to: 'over', screen: here, next: toTitleScreen({ stake: STAKE, trouble: state.game.session.keep() }) };
  }
  if (command === 'truth') return stay(screenFor(asking(state, env)));
  const name = PAGE_NAMES.find((one) => command === `see-${one}`);
  return name === undefined ? stay(here) : { to: 'over', screen: here, next: pageOf(name, state) };
}

/** 39.5.4.4 The match under the mark is reckoned by simulation, if the player asked for it at the founding and allows himself odds. */
function asking(state: LudusScreenState, env: Env): LudusScreenState {
  const items = itemsNow(state);
  const about = (items.find(({ value }) => value === state.at) ?? items[0])?.about;
  if (about?.kind !== 'match') return { ...state, notice: warn('Only a match can be reckoned: mark one.') };
  if (!stateOf(state).setup.trueOdds)
    return { ...state, notice: warn('The house was founded without true odds (P353).') };
  if (!env.settings.odds) return { ...state, notice: warn('Odds are hidden, by the options.') };
  const { turn, month } = stateOf(state);
  const fixture = month.fixtures.find(({ n }) => n === about.id);
  if (fixture === undefined) return state;
  return {
    ...state,
    notice: null,
    truths: withTruth(state.truths.map(stopped), newTruth(turn, fixture, env.services.company !== null)),
  };
}

function pageOf(name: PageName, { game, truths }: LudusScreenState): Screen {
  const { state, tables } = game.session.match;
  switch (name) {
    case 'roster':
      return rosterScreen(state, tables);
    case 'houses':
      return textPages(housePages(state));
    case 'bill':
      return textPages([billPage(state, truths)]);
    case 'ledger':
      return textPages(ledgerPages(state));
    case 'chronicle':
      return textPages(chroniclePages(state));
  }
}

/** When something happened, in six cells: 'Mar 1'. */
function whenText(turn: number): string {
  const { month, year } = dateOf(turn);
  return turn === 0 ? 'begin' : `${month.slice(0, 3)} ${year}`;
}

function journalOf(state: LudusScreenState): Screen {
  const colour = colouring(stateOf(state));
  const look = {
    when: ({ turn }: { readonly turn: number }) => whenText(turn),
    coloured: (text: string) => colour(text, { fg: 'text' }),
  };
  const { lines, earlier } = state.game.session;
  return journalScreen({ lines, look, from: null, earlier });
}

function onWalkKey(state: LudusScreenState, command: string | null, env: Env): Move {
  const here = screenFor(state);
  switch (command) {
    case 'next':
      return goOn(tellOn(state, env), env);
    case 'phase':
      return goOn(tellAll(state), env);
    case 'why': {
      const newest = toldLines(state).at(-1);
      if (newest === undefined) return stay(here);
      return { to: 'over', screen: here, next: whyScreen(newest, whenText(newest.entry.turn)) };
    }
    case 'ask-leave':
      return { to: 'over', screen: here, next: toTitleScreen({ stake: STAKE, trouble: state.game.session.keep() }) };
    default:
      return stay(here);
  }
}

function onFormKey(state: LudusScreenState, key: KeyName, command: string | null, env: Env): Move {
  if (isArming(state)) return onArmourKey(state, command, env);
  const { draft } = state;
  const prompt = promptNow(state);
  const form = draft === null || prompt === null ? null : formOf(draft, prompt, stateOf(state));
  if (draft === null || form === null) return stay(screenFor({ ...state, draft: null }));
  const go = (next: Partial<Draft>): Move =>
    stay(screenFor({ ...state, notice: null, draft: { ...draft, typing: false, ...next } }));
  const rows = form.lines.length + 1;
  const line = form.lines[draft.row];
  const value = draft.values[draft.row] ?? 0;
  const put = (to: number, typing = false): Move =>
    go({ values: draft.values.map((one, i) => (i === draft.row ? to : one)), typing });
  switch (command) {
    case 'option-up':
      return go({ row: (draft.row + rows - 1) % rows });
    case 'option-down':
      return go({ row: (draft.row + 1) % rows });
    case 'option-less':
      return line === undefined ? go({}) : put(moved(line, value, -1));
    case 'form-turn':
      return line === undefined ? go({}) : put(moved(line, value, 1));
    case 'form-take':
      if (line !== undefined) return line.numeric ? go({ row: draft.row + 1 }) : put(moved(line, value, 1));
      if (form.fault !== null) return stay(screenFor({ ...state, notice: warn(form.fault) }));
      return answer(state, form.choice, env);
    case 'close':
      return stay(screenFor({ ...state, draft: null, notice: null }));
    default:
      if (line?.numeric && /^\d$/u.test(key)) return put(typed(line, value, Number(key), draft.typing), true);
      return stay(screenFor(state));
  }
}

function onArmourKey(state: LudusScreenState, command: string | null, env: Env): Move {
  const next = armourAfter(state, state.game.session.match.tables, command);
  if (next.kind === 'form') return stay(screenFor({ ...state, ...next.change, notice: null }));
  return answer(state, next.armour, env);
}

function act(state: LudusScreenState, { does }: LudusItem, env: Env): Move {
  const here = screenFor(state);
  switch (does.kind) {
    case 'answer':
      return answer(state, does.choice, env);
    case 'room':
      return stay(screenFor({ ...state, room: does.room, at: null, notice: null }));
    case 'form':
      return stay(screenFor({ ...state, draft: draftOf(state, does.form, does.id), notice: null }));
    case 'page':
      return { to: 'over', screen: here, next: pageOf(does.page, state) };
    case 'sheet':
      return { to: 'over', screen: here, next: manSheet(stateOf(state), state.game.session.match.tables, does.man) };
    case 'refuse':
      return stay(screenFor({ ...state, notice: warn(does.why) }));
    case 'watch':
      return watch(state, does.record, env);
    case 'return': {
      const gone = state.game.goBack(does.month);
      if (!gone.ok) return stay(screenFor({ ...state, notice: warn(gone.why) }));
      return { to: 'only', next: openLudus(gone.value, env, 'Back again: what came after is undone.') };
    }
    case 'fight':
      return goOn(state, env);
    case 'settle':
      return stay(screenFor({ ...state, settling: true, from: state.game.session.lines.length, notice: null }));
    case 'title':
      return { to: 'only', next: env.routes.title(env, null) };
  }
}

function draftOf(state: LudusScreenState, kind: Draft['kind'], id: number): Draft | null {
  const prompt = promptNow(state);
  if (prompt === null) return null;
  return { kind, id, values: blankValues(kind, id, prompt, stateOf(state)), row: 0, typing: false };
}

function answer(state: LudusScreenState, choice: unknown, env: Env): Move {
  const from = state.game.session.lines.length;
  const why = state.game.answer(choice);
  if (why !== null) return stay(screenFor({ ...state, notice: warn(why) }));
  const { trouble } = state.game;
  return goOn(tellOn({ ...state, from, notice: trouble === null ? null : warn(trouble) }, env), env);
}

/** 39.5.4.5 One more of the player's matches is settled; after the last of them what it left behind is told as ever. */
function settleOn(state: LudusScreenState, env: Env): Move {
  const { session } = state.game;
  const why = state.game.answer('book');
  if (why !== null) return stay(screenFor({ ...state, settling: false, held: true, notice: warn(why) }));
  if (!session.match.pending.some(({ kind }) => kind === 'fight'))
    return goOn(tellOn({ ...state, settling: false }, env), env);
  while (session.advance() !== null);
  return stay(screenFor(state));
}

/** A bout gone by, from its record. */
function watch(state: LudusScreenState, record: number, env: Env): Move {
  const here = screenFor(state);
  const found = state.game.record(record);
  if (found.ok && found.value !== null) return openReplay(found.value, env, here);
  return stay(screenFor({ ...state, notice: warn(found.ok ? 'The record of that bout is not kept.' : found.why) }));
}

/** On with the game: where a bout is asked for, into the arena. */
function goOn(state: LudusScreenState, env: Env): Move {
  if (promptNow(state)?.kind !== 'bout') return stay(screenFor(heard(state)));
  const bout = state.game.bout(standingAnswers(() => optionsOf(env.services.settings())));
  if (!bout.ok) return stay(screenFor({ ...state, notice: warn(bout.why) }));
  if (bout.value === null) return stay(screenFor(heard(tellOn(state, env))));
  return { to: 'only', next: env.routes.play(houseBout(state.game, bout.value, houseGame(state.game)), env, null) };
}

/** What the player is to be told of a record stands in place of the question. */
function heard(state: LudusScreenState): LudusScreenState {
  const word = state.game.takeWord();
  return word === null ? state : { ...state, notice: warn(word) };
}
