/** The bout: events are shown, questions are asked, answers are taken. */

import { neighbour, sameHex } from '../../../../kernel/hex.ts';
import { capital } from '../../../../kernel/words.ts';
import { type Env, type Move, type Screen, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { motionTimer, movedOn } from '../../../../tui/screens/motion.ts';
import { tell, warn, warnOf } from '../../../../tui/screens/notice.ts';
import { TAKEN_BACK, whyNotBack } from '../../../../tui/screens/taken-back.ts';
import type { HexMessage, Message } from '../../../../tui/view.ts';
import * as allocation from '../../ask/allocate/allocation-draft.ts';
import { closedTo } from '../../ask/allocate/closed.ts';
import { draftMark } from '../../ask/allocate/marks.ts';
import { NONE_THROWN } from '../../ask/allocate/stakes.ts';
import * as plot from '../../ask/plot/plot-draft.ts';
import { orderWarning } from '../../ask/plot/prices.ts';
import { hexPointedAt } from '../../ask/plot/way-to.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Act, Area } from '../../rules/types.ts';
import { allocationAfter } from '../allocate/allocation-keys.ts';
import { putAllocation } from '../allocate/put-allocation.ts';
import { throwingTimer, throwMore } from '../allocate/throwing.ts';
import { endOf } from '../ending/end.ts';
import { lookScreen } from '../plot/look-screen.ts';
import { pickedSpecial, plotAfter, written } from '../plot/plot-keys.ts';
import { specialsScreen } from '../plot/specials-screen.ts';
import { tablesFor } from '../tables-for.ts';
import { showBeat, showIdle, showRest } from './advance.ts';
import { adviceIn, withAdvice } from './advice.ts';
import { boutView } from './bout-view.ts';
import { exchangeScreen } from './exchange-screen.ts';
import { hereIn } from './here.ts';
import { idleInBout } from './idle.ts';
import { leftFrom, stakeOf } from './leaving.ts';
import { changeReach, isZoomed, keysFor, showsCoords } from './looks.ts';
import { citesShownIn, whyNewest } from './newest.ts';
import { setOdds, showsOdds } from './odds-shown.ts';
import { lessonOf } from './owner.ts';
import { pageOf } from './pages.ts';
import { type BoutState, promptNow } from './state.ts';
import { thinkingTimer, thinks } from './thinking.ts';

/** The screen for a bout, at whatever point it is. */
function boutScreen(state: BoutState): Screen {
  return {
    name: keysFor(state),
    timer: timerOf(state),
    // while lines wait to be shown, too: whoever is waited for no longer stops to think
    awaited: state.session.thinking === null ? null : state.session,
    update: (message, env) => update(state, message, env),
    view: (env) => boutView(state, env),
    cites: () => citesShownIn(state),
    idle: (env) => idleInBout(state, env),
    stake: stakeOf(state),
    bell: state.harm,
    drawn: () => state.session.saw(),
    leave: () => state.session.keep(),
  };
}

/** Opens a session's bout and shows what comes first. */
export function openBout(state: BoutState, env: Env): Screen {
  state.session.onScreen();
  return boutScreen(goOn(state, env));
}

/** A second, for the reaction timer (7.5). */
const SECOND = 1000;

function timerOf(state: BoutState): Screen['timer'] {
  const { session, pause, beat, seconds, held, motion } = state;
  const prompt = promptNow(state);
  if (motion !== null) return motionTimer(motion, `beat-${beat}`);
  if (thinks(state)) return thinkingTimer(state);
  if (prompt?.kind === 'plot' && seconds !== null) return { ms: SECOND, token: `react-${beat}-${seconds}` };
  if (prompt?.kind === 'allocate') return throwingTimer(state);
  if (prompt !== null || pause === null || (session.next === null && !held)) return null;
  return { ms: pause, token: `beat-${beat}` };
}

/** What happens is seen picture by picture; whatever is pressed meanwhile ends that first. */
function update(moving: BoutState, message: Message, env: Env): Move {
  const { motion } = moving;
  if (motion !== null && message.kind === 'tick') return stay(boutScreen({ ...moving, motion: movedOn(motion) }));
  const state = motion === null ? moving : { ...moving, motion: null };
  const prompt = promptNow(state);
  if (message.kind === 'tick') return onTick(state, env);
  if (message.kind === 'hex') return onHex(state, message, env);
  if (message.kind === 'key') {
    const common = onCommonKey(state, message.command, env);
    if (common !== null) return common;
  }
  const taken = message.kind === 'returned' ? withAdvice(state, message.value) : null;
  if (taken !== null) return stay(boutScreen(taken));
  if (prompt === null)
    return message.kind === 'key' ? onShowingKey(state, message.command, env) : stay(boutScreen(state));
  switch (prompt.kind) {
    case 'plot':
      return onPlot(state, message, prompt, env);
    case 'allocate':
      return onAllocate(state, message, prompt, env);
    case 'act':
    case 'aim':
    case 'feint':
    case 'draw':
    case 'lose':
    case 'seize':
    case 'grapple':
    case 'hold':
    case 'escape':
    case 'drag':
    case 'face':
    case 'cast':
    case 'sand':
    case 'mercy':
    case 'call':
    case 'favour':
    case 'keep':
      return onMenu(state, message, env);
  }
}

/** Looks after whoever thinks, and goes on when he has done. */
function thinkOn(state: BoutState, env: Env): Move {
  state.session.look();
  const next = { ...state, beat: state.beat + 1 };
  return thinks(next) || state.session.next === null ? settle(next) : settle(goOn(next, env));
}

/** Shows on, or counts the seconds of a plot down (P128). */
function onTick(state: BoutState, env: Env): Move {
  if (thinks(state)) return thinkOn(state, env);
  const prompt = promptNow(state);
  if (prompt?.kind === 'allocate') return stay(boutScreen(throwMore(state, prompt, env)));
  if (prompt?.kind !== 'plot' || state.seconds === null) return goOnOrEnd(state, env);
  if (state.seconds > 1) return stay(boutScreen({ ...state, seconds: state.seconds - 1 }));
  return answer(state, { actions: [], act: false }, env, 'Time is up: no order (7.5).');
}

/** Keys that mean the same whatever is asked. */
function onCommonKey(state: BoutState, command: string | null, env: Env): Move | null {
  const here = boutScreen(state);
  const page = pageOf(command, state.session, state.you, () => state.session.save());
  if (page !== null) return { to: 'over', screen: here, next: page };
  switch (command) {
    case 'help':
    case 'help-here':
      return { to: 'over', screen: here, next: helpScreen(here.name) };
    case 'zoom':
      return stay(boutScreen({ ...state, large: !isZoomed(state, env) }));
    case 'coords':
      return stay(boutScreen({ ...state, coords: !showsCoords(state, env) }));
    case 'reach':
      changeReach(env);
      return stay(here);
    case 'hints':
      if (lessonOf(state) !== null) return stay(here); // its words are no hints
      env.services.changeSettings({ hints: !env.settings.hints });
      return stay(here);
    case 'odds': {
      const notice = warnOf(setOdds(state, env, !showsOdds(state, env)));
      return stay(boutScreen({ ...state, notice, thrown: { ...state.thrown, fights: NONE_THROWN } }));
    }
    case 'advice':
      return advised(state, env);
    case 'take-back':
      return stay(boutScreen(takenBack(state)));
    case 'give-again':
      return givenAgain(state, env);
    case 'ask-leave':
      return leftFrom(state, here, env);
    default:
      return null;
  }
}

function onShowingKey(state: BoutState, command: string | null, env: Env): Move {
  switch (command) {
    case 'next':
      return goOnOrEnd(state, env);
    case 'phase':
      if (state.session.next === null) return goOnOrEnd(state, env);
      return settle(showIdle(state, state.session, env.settings, env.skin));
    case 'rest':
      if (state.session.next === null) return goOnOrEnd(state, env);
      return stay(boutScreen(atPrompt(showRest(state, state.session, env.settings, env.skin))));
    case 'exchange':
      return toExchange(state, env);
    case 'why': {
      const next = whyNewest(state);
      return next === null ? stay(boutScreen(state)) : { to: 'over', screen: boutScreen(state), next };
    }
    default:
      return stay(boutScreen(state));
  }
}

/** The odds of the blows that have been revealed, for who wants to be told any. */
function toExchange(state: BoutState, env: Env): Move {
  const { exchange, session, you } = state;
  const told = exchange !== null && showsOdds(state, env);
  const next = told ? exchangeScreen(exchange, tablesFor(env, session.shown.rules), you, env) : null;
  if (next !== null) return { to: 'over', screen: boutScreen(state), next };
  return stay(boutScreen({ ...state, notice: told ? warn('There are no odds of this exchange.') : null }));
}

/** The next beat; when there is nothing more to show, the prompt or the end. */
function goOn(state: BoutState, env: Env): BoutState {
  if (state.session.next === null) return atPrompt(state);
  return afterShowing(showBeat(state, state.session, env.settings, env.skin));
}

function goOnOrEnd(state: BoutState, env: Env): Move {
  const lesson = lessonOf(state);
  if (state.session.next === null && lesson?.isDone(state.session))
    return { to: 'only', next: lesson.after(state.session, env) };
  if (state.session.over) return { to: 'instead', next: endOf(state.session, state.you, env, state.owner) };
  return settle(goOn(state, env));
}

function settle(state: BoutState): Move {
  return stay(boutScreen(afterShowing(state)));
}

/** With all shown the prompt opens, unless there is something to be read first. */
function afterShowing(state: BoutState): BoutState {
  if (state.session.next !== null || state.session.over || state.session.prompt === null) return state;
  return state.loud && state.pause !== 0 ? { ...state, held: true } : atPrompt(state);
}

/** Opens the prompt with empty drafts; the timer starts where it is on. */
function atPrompt(state: BoutState): BoutState {
  const { prompt } = state.session;
  if (prompt === null) return state;
  if (lessonOf(state)?.isDone(state.session)) return { ...state, held: true }; // nothing more is asked
  state.session.catchUp();
  const seconds = prompt.kind === 'plot' ? state.session.match.state.rules.reactionSeconds : null;
  const face = prompt.kind === 'plot' ? 'arena' : state.face;
  return {
    ...state,
    you: prompt.fighter,
    pair: null,
    held: false,
    loud: false,
    plot: plot.EMPTY_PLOT,
    undone: [],
    allocation: allocation.EMPTY_ALLOCATION,
    marked: null,
    seconds,
    face,
    motion: prompt.kind === 'allocate' ? null : state.motion,
    beat: state.beat + 1,
  };
}

/** Answers the prompt; the save is on disk before anything of the result is seen. `told`: to be said with the result. */
function answer(state: BoutState, choice: unknown, env: Env, told: string | null = null): Move {
  const why = state.session.answer(choice);
  if (why !== null) return stay(boutScreen({ ...state, notice: warn(why) }));
  return settle(goOn({ ...state, notice: warnOf(state.session.trouble ?? told), seconds: null }, env));
}

/** Advice over this screen, or word of why there is none here. */
function advised(state: BoutState, env: Env): Move {
  const advice = adviceIn(state, env);
  if (!advice.ok) return stay(boutScreen({ ...state, notice: warn(advice.why) }));
  return { to: 'over', screen: boutScreen(state), next: advice.value };
}

/** Back to the last answer, or word of what stands against it. */
function takenBack(state: BoutState): BoutState {
  const { session } = state;
  const why = session.takeBack();
  if (why !== null) return { ...state, notice: warn(whyNotBack(why)) };
  const last = session.lines.at(-1)?.entry.seq ?? -1;
  const cards = state.cards.filter(({ seq }) => seq <= last);
  return atPrompt({ ...state, cards, notice: warnOf(session.trouble) ?? tell(TAKEN_BACK) });
}

/** The answer that was taken back once more, or word of what stands against it. */
function givenAgain(state: BoutState, env: Env): Move {
  const why = state.session.giveAgain();
  if (why !== null) return stay(boutScreen({ ...state, notice: warn(whyNotBack(why)) }));
  return settle(goOn({ ...state, notice: warnOf(state.session.trouble), seconds: null }, env));
}

// Plotting

function groundOf({ session }: BoutState, prompt: GladiatorRequest): plot.PlotGround {
  const state = session.match.state;
  return { state, tables: session.match.tables, fighter: fighterOf(state, prompt.fighter) };
}

function onPlot(state: BoutState, message: Message, prompt: GladiatorRequest, env: Env): Move {
  const ground = groundOf(state, prompt);
  if (message.kind === 'returned')
    return writing(state, written(state, pickedSpecial(ground, state.plot, message.value)));
  if (message.kind !== 'key') return stay(boutScreen(state));
  const drafts = plotAfter(message.command, ground, state, env);
  if (drafts !== null) return writing(state, drafts);
  switch (message.command) {
    case 'specials':
      return { to: 'over', screen: boutScreen(state), next: specialsScreen(ground, state.plot) };
    case 'commit':
      return commitPlot(state, ground, env);
    case 'stand':
      return stand(state, ground, env);
    default:
      return stay(boutScreen(state));
  }
}

/** The order as it is written now. */
function writing(state: BoutState, { plot: draft, undone }: Pick<BoutState, 'plot' | 'undone'>): Move {
  return stay(boutScreen({ ...state, plot: draft, undone, notice: null }));
}

/** A click on a hex: the order leads there, a man turns there; else it is looked at. */
function onHex(state: BoutState, { at, look }: HexMessage, env: Env): Move {
  const prompt = promptNow(state);
  if (prompt?.kind === 'plot' && !look) {
    const ground = groundOf(state, prompt);
    const pointed = hexPointedAt(ground, state.plot, at);
    if (pointed === 'commit') return commitPlot(state, ground, env);
    if (pointed !== 'look') return writing(state, written(state, pointed));
  }
  if (prompt?.kind === 'face' && !look) {
    const from = fighterOf(state.session.match.state, prompt.fighter).at;
    const way = prompt.ways.find((one) => sameHex(neighbour(from, one), at));
    if (way !== undefined) return answer(state, way, env);
  }
  const { session, you } = state;
  return { to: 'over', screen: boutScreen(state), next: lookScreen({ showing: session, you, at }) };
}

/** Enter: an order with a price is asked about once (where the options say so). */
function commitPlot(state: BoutState, ground: plot.PlotGround, env: Env): Move {
  const { plot: draft } = state;
  const warning = orderWarning(ground, draft);
  if (warning !== null && env.settings.confirm && !draft.asked) {
    const notice = warn(`${capital(warning)}. Enter again commits.`);
    return stay(boutScreen({ ...state, plot: { ...draft, refused: null, asked: true }, notice }));
  }
  const why = state.session.check(plot.plotOf(draft));
  if (why !== null) return stay(boutScreen({ ...state, plot: { ...draft, refused: why } }));
  return answer(state, plot.plotOf(draft), env);
}

/** '.': commits what keeps him on his feet, or gets him up. */
function stand(state: BoutState, ground: plot.PlotGround, env: Env): Move {
  const draft = plot.standDraft(ground, state.plot);
  const next = { ...state, plot: draft, notice: null };
  return draft.refused === null ? commitPlot(next, ground, env) : stay(boutScreen(next));
}

// Allocating

function onAllocate(state: BoutState, message: Message, prompt: GladiatorRequest, env: Env): Move {
  if (message.kind !== 'key' || prompt.kind !== 'allocate') return stay(boutScreen(state));
  const { pool } = prompt;
  if (message.command === 'commit') return commitAllocation(state, allocation.leftOver(pool, state.allocation), env);
  const put = putAllocation(state, prompt, message.command, env);
  if (put !== null) return stay(boutScreen({ ...state, ...put }));
  const here = hereIn(state, env);
  const target = draftMark(pool, state.allocation)?.fighter ?? prompt.target;
  const closed = closedTo(here, fighterOf(here.state, prompt.fighter), fighterOf(here.state, target));
  const next = allocationAfter(message, pool, state.allocation, closed);
  return stay(boutScreen(next === null ? state : { ...state, allocation: next, notice: null }));
}

/** Enter: CF left over are lost, so one is asked about them once. */
function commitAllocation(state: BoutState, left: number, env: Env): Move {
  const draft = state.allocation;
  if (left > 0 && env.settings.confirm && !draft.asked) {
    const notice = warn(`${left} CF ${left === 1 ? 'is' : 'are'} unspent and will be lost. Enter again commits.`);
    return stay(boutScreen({ ...state, allocation: { ...draft, refused: null, asked: true }, notice }));
  }
  return answer(state, draft.allocation, env);
}

// Menus

/** A choice from the act or aim menu. */
function onMenu(state: BoutState, message: Message, env: Env): Move {
  if (message.kind === 'select') return answer(state, JSON.parse(message.value) as Act | Area, env);
  return stay(boutScreen(state));
}
