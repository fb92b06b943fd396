/** A match in play: what happens is told, what is asked is answered from lists. */

import { citesOf } from '../../kernel/event.ts';
import type { Kit } from '../../kernel/kit.ts';
import { ownEyes } from '../../session/eyes.ts';
import type { Session } from '../../session/session.ts';
import { advisedBy } from '../advice/advice.ts';
import { asidesBelow, matchAdvice, recalledFor } from '../advice/of-match.ts';
import { blankScreen, drawHeader, drawKeyBar, drawTold, type Tone, toldTop } from '../parts.ts';
import type { Env, Idle, Move, Screen } from '../program.ts';
import { stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { toTitleScreen } from '../screens/leave.ts';
import { type Notice, tell, warn, warnOf } from '../screens/notice.ts';
import type { Message, View } from '../view.ts';
import { BACK_TO_FIRST, editBy, LIST_AHEAD, listItems } from './answer-lists.ts';
import { giveAll } from './giving.ts';
import { journalOf, tellsThoughts } from './journal.ts';
import {
  type Choosable,
  type CloseLook,
  likeness,
  type MatchKind,
  placeAbove,
  type Scene,
  type Steering,
  zoomed,
} from './kind.ts';
import type { MatchOwner } from './owner.ts';
import { drawMatch, pauseOf, showAll, showOn, showTurn } from './showing.ts';
import { whyOfLast } from './why.ts';

interface PlayState<K extends Kit> {
  readonly kind: MatchKind<K>;
  readonly session: Session<K>;
  readonly owner: MatchOwner<K>;
  /** The first line since the last answer, of those that the player sees. */
  readonly from: number;
  /** The list that is open; null: the first. */
  readonly group: string | null;
  /** What is under the mark. */
  readonly at: string | null;
  /** The answer in the making; null: nothing of it is. */
  readonly draft: unknown;
  /** A close look at the board; null: none. */
  readonly close: CloseLook | null;
  readonly notice: Notice | null;
  /** How often a list was opened at an answer that was clicked on, or led to by a key of the game's. */
  readonly picks: number;
  /** All is told, and what was told last waits to be read. */
  readonly held: boolean;
  /** Milliseconds until the next line comes by itself; null: at a key. */
  readonly pause: number | null;
  readonly beat: number;
}

/** A match at whatever point it is. */
export function matchScreen<K extends Kit>(
  kind: MatchKind<K>,
  session: Session<K>,
  owner: MatchOwner<K>,
  env: Env,
  notice: string | null,
): Screen {
  session.onScreen();
  if (session.prompt !== null) session.catchUp(); // what led to the question may have been quiet
  const from = ownEyes(session).lines.length;
  const state = {
    kind,
    session,
    owner,
    from,
    group: null,
    at: null,
    draft: null,
    close: null,
    notice: warnOf(notice),
    picks: 0,
    held: false,
    pause: pauseOf(env.settings),
    beat: 0,
  };
  return page(session.next === null ? state : toldOn(state, env));
}

function page<K extends Kit>(state: PlayState<K>): Screen {
  const { kind, session } = state;
  const line = session.lines.at(-1);
  return {
    name: isTelling(state) ? 'walk' : kind.screen,
    game: kind.game,
    timer: timerOf(state),
    awaited: session.thinking === null ? null : session,
    update: (message, env) => update(state, message, env),
    view: (env) => view(state, env),
    stake: state.owner.stake,
    drawn: () => session.saw(),
    leave: () => session.keep(),
    idle: () => idleIn(state),
    cites: () => (line === undefined ? [] : citesOf(line.entry.event)),
  };
}

/** From the first list there is no way back. */
const idleIn = <K extends Kit>(state: PlayState<K>): Idle => ({
  ...(state.kind.zooms === true ? {} : { zoom: '' }),
  ...(state.group === null && state.draft === null && !isTelling(state) ? { close: '' } : {}),
  ...(state.owner.noAdvice === undefined ? {} : { advice: state.owner.noAdvice }),
  ...(state.session.prompt === null ? {} : state.kind.idle?.(state.session.prompt)),
});

/** Whether lines wait to be told or to be read, somebody thinks, or all is over. */
function isTelling<K extends Kit>({ session, held }: PlayState<K>): boolean {
  return held || session.next !== null || session.prompt === null;
}

const THINK_MS = 30;

/** Minds are looked after; lines come by themselves where the player wants that. */
function timerOf<K extends Kit>({ session, beat, pause }: PlayState<K>): Screen['timer'] {
  if (session.next === null && session.thinking !== null) return { ms: THINK_MS, token: `thinks-${beat}` };
  return session.next === null || pause === null ? null : { ms: pause, token: `beat-${beat}` };
}

function update<K extends Kit>(state: PlayState<K>, message: Message, env: Env): Move {
  switch (message.kind) {
    case 'returned': {
      const advised = advisedBy(message.value);
      return stay(page(advised === null ? state : ledToAnswer(state, advised.choice, env)));
    }
    case 'tick':
      return onTick(state, env);
    case 'highlight':
      return stay(page({ ...state, at: message.value, notice: null }));
    case 'select':
      return select(state, message.value, env);
    case 'pick':
      return pick(state, message.value, env);
    case 'key':
      return onKey(state, message.command, env);
    case 'hex':
      return steered(state, { hex: message.at }, env);
    default:
      return stay(page(state));
  }
}

function onTick<K extends Kit>(state: PlayState<K>, env: Env): Move {
  const { session } = state;
  if (session.next !== null) return onceTold(toldOn(state, env), env);
  if (session.thinking === null) return stay(page(state));
  session.look();
  const thought = { ...state, beat: state.beat + 1 };
  return onceTold(session.next === null ? thought : toldOn(thought, env), env);
}

/** Tells the next lines, or with `turn` those of a turn; once all is told, what was loud waits to be read. */
function toldOn<K extends Kit>(state: PlayState<K>, env: Env, turn = false): PlayState<K> {
  const { kind, session } = state;
  const { pace } = env.settings;
  if (turn) showTurn(session);
  else showOn(kind, session, pace);
  const last = session.lines.at(-1)?.entry.event;
  const held = session.next === null && session.prompt !== null && pace === 'key' && isRead(state, last);
  if (!held) session.catchUp(); // a quiet event may have been the last before the question
  return { ...state, held, pause: pauseOf(env.settings), beat: state.beat + 1, notice: null };
}

/** Whether the last line is to be read before something is asked. */
const isRead = <K extends Kit>({ kind }: PlayState<K>, last: K['event'] | undefined): boolean =>
  last !== undefined && kind.isLoud(last);

function onKey<K extends Kit>(state: PlayState<K>, command: string | null, env: Env): Move {
  const common = onCommonKey(state, command, env);
  if (common !== null) return common;
  return isTelling(state) ? onTellingKey(state, command, env) : onAskingKey(state, command, env);
}

/** Keys that mean the same whether something is told or asked. */
function onCommonKey<K extends Kit>(state: PlayState<K>, command: string | null, env: Env): Move | null {
  const { kind, session } = state;
  const over = (next: Screen): Move => ({ to: 'over', screen: page(state), next });
  const opened = command === null ? null : kind.page(command, sceneOf(state, env), env);
  if (opened !== null) return over(opened);
  switch (command) {
    case 'journal':
      return over(journalOf(kind, session, env));
    case 'why': {
      const next = whyOfLast(kind, ownEyes(session).lines, state.from, session.shown, (line) =>
        tellsThoughts(kind, session) ? recalledFor(kind, session.save(), line, env) : null,
      );
      return next === null ? null : over(next);
    }
    case 'help':
    case 'help-here':
      return over(helpFor(state));
    case 'zoom':
      return stay(page(kind.zooms === true ? { ...state, close: zoomed(state.close) } : state));
    case 'ask-leave':
      if (state.group !== null && !isTelling(state)) return stay(page({ ...state, group: null, at: null }));
      if (state.owner.lesson !== undefined) return { to: 'only', next: state.owner.lesson.leave() };
      return over(toTitleScreen({ stake: state.owner.stake, trouble: session.keep() }));
    default:
      return null;
  }
}

function helpFor<K extends Kit>(state: PlayState<K>): Screen {
  const { name } = page(state);
  const { kind, session } = state;
  const asked = isTelling(state) ? null : session.prompt;
  return helpScreen(name, asked === null ? undefined : kind.topic?.(asked));
}

function onTellingKey<K extends Kit>(state: PlayState<K>, command: string | null, env: Env): Move {
  const { session } = state;
  if (command !== 'next' && command !== 'turn' && command !== 'phase') return stay(page(state));
  if (session.over) return { to: 'instead', next: state.owner.ended(session, env) };
  if (session.next === null) return onceTold(opened(state), env);
  if (command !== 'phase') return onceTold(toldOn(state, env, command === 'turn'), env);
  showAll(session);
  return session.prompt === null ? stay(page({ ...state, beat: state.beat + 1 })) : onceTold(opened(state), env);
}

/** The screen goes on; a lesson whose answer has been told to its end is over. */
function onceTold<K extends Kit>(state: PlayState<K>, env: Env): Move {
  const { session, owner } = state;
  if (isTelling(state) || owner.lesson?.isDone(session) !== true) return stay(page(state));
  return { to: 'instead', next: owner.lesson.after(session, env) };
}

/** The question is open: the lists begin anew. */
function opened<K extends Kit>(state: PlayState<K>): PlayState<K> {
  state.session.catchUp();
  const notice = warnOf(state.session.trouble);
  return { ...state, held: false, group: null, at: null, draft: null, notice, beat: state.beat + 1 };
}

function onAskingKey<K extends Kit>(state: PlayState<K>, command: string | null, env: Env): Move {
  if (command === null) return stay(page(state));
  if (command === 'advice') return advised(state, env);
  if (command === 'close' && state.group !== null) return stay(page({ ...state, group: null, at: null }));
  if (command === 'close' && state.draft !== null)
    return stay(page({ ...state, at: null, draft: null, picks: state.picks + 1 }));
  const edited = editedBy(state, command, env);
  if (edited !== null) return edited;
  if (command !== 'take-back') return steered(state, { command }, env);
  if (state.owner.lesson !== undefined) return stay(page(state));
  const why = state.session.takeBack();
  const from = Math.min(state.from, ownEyes(state.session).lines.length);
  return stay(page({ ...opened(state), from, notice: warnOf(why) ?? tell('Taken back: decide again.') }));
}

/** What a key makes of the answer under the mark; null: it is none that is made so. */
function editedBy<K extends Kit>(state: PlayState<K>, command: string, env: Env): Move | null {
  const marked = markedIn(state, answersOf(state, env));
  const edited = marked === null ? null : editBy(command, marked);
  if (marked === null || edited === null) return null;
  return edited.draft === undefined ? stay(page(state)) : drafted(state, marked, edited.draft);
}

/** The answer in the making is another; the mark stays where it is, unless the answer that changed it leads on. */
function drafted<K extends Kit>(state: PlayState<K>, { value, onto }: Choosable, draft: unknown): Move {
  return stay(page({ ...state, at: onto ?? value, draft, notice: null, picks: state.picks + 1 }));
}

/** Advice over this screen, or word of why there is none here. */
function advised<K extends Kit>(state: PlayState<K>, env: Env): Move {
  const { kind, session, owner } = state;
  if (owner.noAdvice !== undefined) return stay(page({ ...state, notice: warn(`No advice here: ${owner.noAdvice}.`) }));
  const next = matchAdvice(kind, session, sceneOf(state, env).asked?.marked ?? null, env);
  return next === null ? stay(page(state)) : { to: 'over', screen: page(state), next };
}

/** The mark on an answer that was taken from advice, composed where it has to be; where no list has it as it stands, on one that begins so. */
function ledToAnswer<K extends Kit>(now: PlayState<K>, choice: unknown, env: Env): PlayState<K> {
  const { kind, session } = now;
  if (isTelling(now) || session.prompt === null) return now;
  const draft = kind.thoughts?.draft?.(session.prompt, choice) ?? null;
  const state = draft === null ? now : { ...now, draft };
  const same = answersOf(state, env).filter(likeness(kind.thoughts, session.prompt, choice));
  const led = same.find(({ further = [] }) => further.length === 0) ?? same[0];
  if (led === undefined) return now;
  return { ...state, group: led.group ?? null, at: led.value, picks: state.picks + 1, notice: null };
}

/** A click on a place that stands for an answer: its list opens with the mark on it; another click gives it. */
function pick<K extends Kit>(state: PlayState<K>, value: string, env: Env): Move {
  if (isTelling(state)) return stay(page(state));
  const answers = answersOf(state, env);
  const answer = answers.find((one) => one.value === value);
  if (answer === undefined) return stay(page(state));
  if (answer.edits !== undefined || markedIn(state, answers) === answer) return select(state, value, env);
  const group = listItems(null, answers).includes(answer) ? null : (answer.group ?? null);
  return stay(page({ ...state, group, at: value, notice: null, picks: state.picks + 1 }));
}

/** The mark is led to another answer by a key of the game's or a click on a hex; another click there gives it. */
function steered<K extends Kit>(state: PlayState<K>, by: Steering, env: Env): Move {
  if (isTelling(state)) return stay(page(state));
  const answers = answersOf(state, env);
  const at = state.kind.steer?.(by, answers, sceneOf(state, env)) ?? null;
  const led = answers.find(({ value }) => value === at);
  if (led === undefined) return stay(page(state));
  if ('hex' in by && markedIn(state, answers) === led) return select(state, led.value, env);
  return stay(page({ ...state, group: led.group ?? null, at, picks: state.picks + 1, notice: null }));
}

/** A list is opened, or the answer under the mark is given: it is saved before anything of its result is shown. */
function select<K extends Kit>(state: PlayState<K>, value: string, env: Env): Move {
  if (isTelling(state)) return stay(page(state));
  if (value.startsWith(LIST_AHEAD))
    return stay(page({ ...state, group: value.slice(LIST_AHEAD.length), at: null, notice: null }));
  if (value === BACK_TO_FIRST) return stay(page({ ...state, group: null, at: null, notice: null }));
  const answer = answersOf(state, env).find((one) => one.value === value);
  if (answer === undefined) return stay(page(state));
  if (answer.edits !== undefined) return drafted(state, answer, answer.edits);
  const from = ownEyes(state.session).lines.length;
  const why = giveAll(state.session, answer);
  if (why !== null) return stay(page({ ...state, notice: warn(why) }));
  const next = { ...state, from, group: null, at: null, draft: null, notice: null };
  return onceTold(state.session.next === null ? opened(next) : toldOn(next, env), env);
}

function answersOf<K extends Kit>({ kind, session, draft }: PlayState<K>, env: Env): readonly Choosable[] {
  const { prompt, match } = session;
  return prompt === null ? [] : kind.ask(prompt, ownEyes(session).shown, match.tables, env, draft).answers;
}

function sceneOf<K extends Kit>(state: PlayState<K>, env: Env): Scene<K> {
  const { session, from, draft, close } = state;
  const seen = ownEyes(session);
  const { prompt } = session;
  if (isTelling(state) || prompt === null) return { seen, seat: session.seat, asked: null, from, close };
  const answers = answersOf(state, env);
  const asked = { request: prompt, answers, marked: markedIn(state, answers), draft };
  return { seen, seat: session.seat, asked, from, close };
}

/** The answer under the mark, the first where the list has no other; null: the mark is on a list of answers. */
function markedIn<K extends Kit>(state: PlayState<K>, answers: readonly Choosable[]): Choosable | null {
  const items = listItems(state.group, answers);
  const { value: at } = items.find(({ value }) => value === state.at) ?? items[0] ?? { value: null };
  return answers.find(({ value }) => value === at) ?? null;
}

function view<K extends Kit>(state: PlayState<K>, env: Env): View {
  const { kind, session } = state;
  const canvas = blankScreen(env);
  const { turn, phase } = session.shown;
  const { lesson } = state.owner;
  const heading = lesson === undefined ? '' : `${lesson.place} · `;
  drawHeader(canvas, `${heading}${kind.title(session.shown)}`, kind.moment(session.shown, { turn, phase }));
  const scene = sceneOf(state, env);
  const telling = isTelling(state);
  const { text, tone } = promptOf(state, env);
  const foot = toldTop(canvas, canvas.height - 2, text);
  drawMatch(canvas, kind, scene, env, asidesBelow(kind, session, scene.seen.lines.slice(state.from), env), foot);
  drawTold(canvas, canvas.height - 2, text, tone);
  drawKeyBar(canvas, telling ? 'walk' : kind.screen, env, [], idleIn(state));
  if (telling) return { canvas, menu: null };
  const menu = placeAbove(kind.layout(env).menu, foot);
  const items = listItems(state.group, answersOf(state, env));
  const id = `${kind.game}-${session.match.choices.length}-${state.group ?? ''}-${state.picks}`;
  const place = { x: menu.x, y: menu.y, width: menu.width, limit: menu.rows };
  const at = items.findIndex(({ value }) => value === state.at);
  return { canvas, menu: { id, ...place, items, initial: Math.max(0, at) } };
}

function promptOf<K extends Kit>(state: PlayState<K>, env: Env): { text: string; tone: Tone } {
  const { kind, session, notice, draft } = state;
  if (notice !== null) return notice;
  if (session.over)
    return { text: `It is over. ${kind.verdict(session.shown, session.seats)[0] ?? ''} Enter goes on.`, tone: 'tell' };
  if (session.next === null && session.thinking !== null)
    return { text: session.thinking.trouble ?? 'The other side is thinking ...', tone: 'tell' };
  if (isTelling(state))
    return { text: 'Enter goes on, t tells this turn, f tells the rest, ? asks why.', tone: 'tell' };
  const guide = state.owner.lesson?.guide(session) ?? null;
  if (guide !== null) return { text: guide, tone: 'ask' };
  const { prompt, match } = session;
  return {
    text: prompt === null ? '' : kind.ask(prompt, ownEyes(session).shown, match.tables, env, draft).text,
    tone: 'ask',
  };
}
