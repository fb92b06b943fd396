/** A game of houses on the screen: what is chosen in a month, and what the frame of long games needs of it. */
import { capital } from '../../../../kernel/words.ts';
import { formStep } from '../../../../tui/form.ts';
import type { KeyName } from '../../../../tui/keys.ts';
import type { Env, Idle, Move, OpenGame, Screen } from '../../../../tui/program.ts';
import { type KeyMessage, LongScreen, promptNow } from '../../../../tui/screens/long-game.ts';
import { warn } from '../../../../tui/screens/notice.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { tellsWhenOver } from '../../../../tui/screens/when-over.ts';
import { GAME_ID } from '../../id.ts';
import type { HousesGame } from '../../session/house.ts';
import { armourAfter, startBuying } from '../campaign/armour-form.ts';
import { campaignJournal, campaignWhy } from '../campaign/journal.ts';
import { boutOf } from '../campaign/owner.ts';
import { openReplay } from '../ending/replay.ts';
import { houseBout, houseNameOf } from '../open/house-bout.ts';
import { blankValues, formOf, moved, typed } from './forms.ts';
import { housesView } from './house-view.ts';
import { type HousesDeed, type HousesItem, itemsFor, PAGE_NAMES, type PageName } from './menus.ts';
import { ledgerPages } from './pages/ledger-page.ts';
import { billPage, chroniclePages, pagesOfHouses } from './pages/pages.ts';
import { houseRosterScreen, manSheet } from './pages/roster-screen.ts';
import {
  type Draft,
  type HousesScreenState,
  HUB,
  isArming,
  newHousesState,
  quietIn,
  type Room,
  stateOf,
} from './state.ts';
import { houseColouring } from './told.ts';
import { isReckoning, newTruth, reckoned, stopped, withTruth } from './truth.ts';

/** A game of houses in play, as the house sees it. */
export function houseGame(game: HousesGame): OpenGame {
  return {
    game: GAME_ID,
    doing: `runs the house of ${houseNameOf(game)}`,
    match: null,
    whenOver: (tell) => tellsWhenOver(game.session, 'game-ended', tell),
    screen: (env, notice) => SCREEN.open(game, env, notice),
  };
}

/** What stands in the journal where a month would, before the first. */
const BEFORE = 'begin';
/** The longest line that may stand in place of the question. */
const NOTICE = 76;
/** Between two matches that are settled in a row: long enough for a key, and for others on a host. */
const SETTLE_MS = 15;

const SCREEN = new LongScreen<HousesScreenState, HousesDeed, HousesItem>({
  id: GAME_ID,
  stake: { name: 'The game', back: 'Continue goes on with it' },
  topic: 'what-befell',
  blank: newHousesState,
  goBack: (game, month) => game.goBack(month),
  wentBack: () => 'Back again: what came after is undone.',
  keys: (state) => (state.draft !== null || isArming(state) ? 'form' : 'ludus'),
  items: (state) => itemsFor(promptNow(state), state),
  view: housesView,
  idle: idleInHouse,
  quietIn,
  waits: ({ text, entry: { event } }) => text.length > NOTICE || event.kind === 'fixture-fought',
  opened,
  act,
  onKey,
  clock: {
    timer: timerOf,
    tick,
    awaited: ({ truths }) => truths.find(isReckoning)?.awaited ?? null,
    stopped: (state) => (state.settling ? { ...state, settling: false, held: true } : null),
  },
  journal: (state) => campaignJournal(state.game.session, BEFORE, houseColouring(stateOf(state))),
  why: (line) => campaignWhy(line, BEFORE),
  match: ({ game }, env) => boutOf(game, env, (session) => houseBout(game, session, houseGame(game))),
  replay: openReplay,
});

/** While matches are settled or one is reckoned the screen asks to be called again. */
function timerOf({ truths, settling, game }: HousesScreenState): Screen['timer'] {
  if (settling) return { ms: SETTLE_MS, token: `settling/${game.session.lines.length}` };
  const truth = truths.find(isReckoning);
  return truth === undefined ? null : { ms: truth.pause, token: `${truth.fixture}/${truth.looks}` };
}

function tick(state: HousesScreenState, env: Env): Move {
  if (state.settling) return settleOn(state, env);
  const truth = state.truths.find(isReckoning);
  if (truth === undefined) return SCREEN.stay(state);
  return SCREEN.stay({ ...state, truths: withTruth(state.truths, reckoned(truth)) });
}

/** Rooms of a man in the school. */
const PUPILS: readonly Room['kind'][] = ['pupil', 'styles', 'arms'];

/** What a question needs before it can be answered; a room stays open while its question is asked again. */
function opened(state: HousesScreenState): HousesScreenState {
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

function onKey(state: HousesScreenState, { key, command }: KeyMessage, env: Env): Move {
  if (isArming(state)) return onArmourKey(state, command, env);
  if (state.draft !== null) return onFormKey(state, state.draft, key, command, env);
  if (command === 'ask-leave') return leave(state, env);
  if (command === 'truth') return SCREEN.stay(asking(state, env));
  const name = PAGE_NAMES.find((one) => command === `see-${one}`);
  return name === undefined ? SCREEN.stay(state) : SCREEN.over(state, pageOf(name, state));
}

/** Esc breaks a reckoning off, leads from a room back to the question, and from there to the title. */
function leave(state: HousesScreenState, env: Env): Move {
  if (state.truths.some(isReckoning)) return SCREEN.stay({ ...state, truths: state.truths.map(stopped) });
  if (state.room.kind !== 'hub') return SCREEN.stay({ ...state, room: HUB, notice: null });
  return SCREEN.leave(state, env);
}

/** What does nothing under the mark of a menu. */
function idleInHouse(state: HousesScreenState, items: readonly HousesItem[]): Idle {
  const why = truthFault(state, items);
  return why === null ? {} : { truth: why };
}

/** Why the true odds of what is under the mark cannot be asked for, or null. */
function truthFault(state: HousesScreenState, items: readonly HousesItem[]): string | null {
  if (markedIn(state, items)?.kind !== 'match') return 'there are odds only for a match: mark one';
  return stateOf(state).setup.trueOdds ? null : 'the house was founded without true odds (P353)';
}

/** What the line under the mark is about. */
function markedIn({ at }: HousesScreenState, items: readonly HousesItem[]): HousesItem['about'] | undefined {
  return (items.find(({ value }) => value === at) ?? items[0])?.about;
}

/** 39.5.4.4 The match under the mark is reckoned by simulation, if that was chosen at the founding and odds are shown. */
function asking(state: HousesScreenState, env: Env): HousesScreenState {
  const items = SCREEN.items(state);
  const why = truthFault(state, items);
  if (why !== null) return { ...state, notice: warn(`${capital(why)}.`) };
  if (!env.settings.odds) return { ...state, notice: warn('Options has odds hidden.') };
  const about = markedIn(state, items);
  const fixture = stateOf(state).month.fixtures.find(({ n }) => about?.kind === 'match' && n === about.id);
  if (fixture === undefined) return state;
  return {
    ...state,
    notice: null,
    truths: withTruth(state.truths.map(stopped), newTruth(state.game, fixture, env.services.labour)),
  };
}

function pageOf(name: PageName, { game, truths }: HousesScreenState): Screen {
  const { state, tables } = game.session.match;
  switch (name) {
    case 'roster':
      return houseRosterScreen(state, tables);
    case 'houses':
      return textPages(pagesOfHouses(state));
    case 'bill':
      return textPages([billPage(state, truths)]);
    case 'ledger':
      return textPages(ledgerPages(state));
    case 'chronicle':
      return textPages(chroniclePages(state));
  }
}

function onFormKey(state: HousesScreenState, draft: Draft, key: KeyName, command: string | null, env: Env): Move {
  const prompt = promptNow(state);
  const form = prompt === null ? null : formOf(draft, prompt, stateOf(state));
  if (form === null) return SCREEN.stay({ ...state, draft: null });
  if (command === 'close') return SCREEN.stay({ ...state, draft: null, notice: null });
  const go = (next: Partial<Draft>): Move =>
    SCREEN.stay({ ...state, notice: null, draft: { ...draft, typing: false, ...next } });
  const line = form.lines[draft.row];
  const value = draft.values[draft.row] ?? 0;
  const put = (to: number, typing = false): Move =>
    go({ values: draft.values.map((one, i) => (i === draft.row ? to : one)), typing });
  const step = formStep(command, draft.row, form.lines.length + 1);
  switch (step?.to) {
    case 'row':
      return go({ row: step.row });
    case 'turn':
      return line === undefined ? go({}) : put(moved(line, value, step.by));
    case 'take':
      if (line !== undefined) return line.numeric ? go({ row: draft.row + 1 }) : put(moved(line, value, 1));
      return form.fault === null ? SCREEN.answer(state, form.choice, env) : SCREEN.warned(state, form.fault);
    default:
      if (line?.numeric && /^\d$/u.test(key)) return put(typed(line, value, Number(key), draft.typing), true);
      return SCREEN.stay(state);
  }
}

function onArmourKey(state: HousesScreenState, command: string | null, env: Env): Move {
  const next = armourAfter(state, state.game.session.match.tables, command);
  if (next.kind === 'form') return SCREEN.stay({ ...state, ...next.change, notice: null });
  return SCREEN.answer(state, next.armour, env);
}

function act(state: HousesScreenState, does: HousesDeed): Move {
  switch (does.kind) {
    case 'room':
      return SCREEN.stay({ ...state, room: does.room, at: null, notice: null });
    case 'form':
      return SCREEN.stay({ ...state, draft: draftOf(state, does.form, does.id), notice: null });
    case 'page':
      return SCREEN.over(state, pageOf(does.page, state));
    case 'sheet':
      return SCREEN.over(state, manSheet(stateOf(state), state.game.session.match.tables, does.man));
    case 'settle':
      return SCREEN.stay({ ...state, settling: true, from: state.game.session.lines.length, notice: null });
  }
}

function draftOf(state: HousesScreenState, kind: Draft['kind'], id: number): Draft | null {
  const prompt = promptNow(state);
  if (prompt === null) return null;
  return { kind, id, values: blankValues(kind, id, prompt, stateOf(state)), row: 0, typing: false };
}

/** 39.5.4.5 One more of the player's matches is settled; after the last of them what it left behind is told as ever. */
function settleOn(state: HousesScreenState, env: Env): Move {
  const { session } = state.game;
  const why = state.game.answer('book');
  if (why !== null) return SCREEN.warned({ ...state, settling: false, held: true }, why);
  if (!session.match.pending.some(({ kind }) => kind === 'fight'))
    return SCREEN.next({ ...state, settling: false }, env);
  while (session.advance() !== null);
  return SCREEN.stay(state);
}
