/** A finished bout, stepped through: forward and back, by beats and by phases. */

import { citesOf } from '../../../../kernel/event.ts';
import type { Save } from '../../../../kernel/save.ts';
import { Playback } from '../../../../session/playback.ts';
import { type AsideSought, asidesFor, seekAside, soughtOn } from '../../../../tui/advice/asides.ts';
import { readPlayback } from '../../../../tui/match/playback-screen.ts';
import { blankScreen, drawHeader, drawKeyBar } from '../../../../tui/parts.ts';
import { BACK, type Env, type Idle, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { motionTimer, movedOn } from '../../../../tui/screens/motion.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { meetingText } from '../../ask/sides.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { gladiator } from '../../rules/index.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { isPlayers } from '../../rules/setup/levels.ts';
import type { FighterId } from '../../rules/types.ts';
import { NOTHING_SHOWN, showBeat } from '../bout/advance.ts';
import { exchangeScreen } from '../bout/exchange-screen.ts';
import { idleAboutOdds } from '../bout/idle.ts';
import { changeReach, isZoomed, showsCoords } from '../bout/looks.ts';
import { pageOf } from '../bout/pages.ts';
import { drawFoot, drawShown } from '../bout/showing-view.ts';
import type { ShownBout } from '../bout/shown-bout.ts';
import { moment } from '../journal/log.ts';
import { boutAsides } from '../journal/recalled-lines.ts';
import { whyScreen } from '../journal/why-screen.ts';
import { lookScreen } from '../plot/look-screen.ts';
import { tablesFor } from '../tables-for.ts';
import { afterwards } from './afterwards.ts';

interface ReplayState extends ShownBout {
  readonly source: Playback<GladiatorKit>;
  /** What was weighed before a line that is shown, while it is being found; null: it is not. */
  readonly sought: AsideSought | null;
}

/** Opens a save as a replay over `screen`, before an entry of its journal; says on that screen why it cannot be played. */
export function openReplay(save: Save, env: Env, screen: Screen, before = 0): Move {
  return readPlayback(Playback.begin(gladiator, gladiatorFiles(env.services).tables, save), screen, {
    ...{ noun: 'bout', shown: (playback) => replayScreen(playback, before), refused: unplayable },
  });
}

/** The replay screen, before the first phase. */
export function replayScreen(source: Playback<GladiatorKit>, at = 0): Screen {
  const first = source.frames.find(({ state }) => state.fighters.length > 1);
  const you = first?.state.fighters.find(isPlayers)?.id ?? 'A';
  source.seek(Math.max(at, source.frames.filter(({ entry }) => entry.turn === 0).length));
  return page({ source, ...FRESH, sought: null, you, beat: 0, large: null, coords: null, lens: { view: null } });
}

/** Nothing shown yet; a replay goes on at the key alone. */
const FRESH = { ...NOTHING_SHOWN, pause: null };

function page(state: ReplayState): Screen {
  const { frame } = state.source;
  const cites = () => (frame === null ? [] : citesOf(frame.entry.event));
  const { motion, sought, source } = state;
  const finding = sought === null ? null : { ms: sought.pause, token: `aside ${source.at} ${sought.looks}` };
  const timer = motion === null ? finding : motionTimer(motion, `replay-${state.beat}`);
  const waits = { timer, awaited: sought?.awaited ?? null };
  return {
    ...screenOf('replay', state, { update, view }),
    cites,
    idle: () => idleIn(state),
    bell: state.harm,
    ...waits,
  };
}

/** What does nothing at this place of the replay. */
function idleIn({ source, exchange }: ReplayState): Idle {
  const [forth, back] = ['this is the end', 'this is the beginning'];
  return {
    ...(source.over ? { next: forth, phase: forth, last: forth } : {}),
    ...(source.at === 0 ? { 'back-step': back, 'back-phase': back, first: back } : {}),
    ...idleAboutOdds(exchange, true),
  };
}

/** A step is seen picture by picture; any key ends that first. */
function update(moving: ReplayState, message: Message, env: Env): Move {
  const { motion } = moving;
  if (motion !== null && message.kind === 'tick') return stay(page({ ...moving, motion: movedOn(motion) }));
  if (message.kind === 'tick' && moving.sought !== null) {
    const sought = soughtOn(moving.sought);
    return stay(page(sought === null ? seeking(moving, env) : { ...moving, sought }));
  }
  const state = motion === null ? moving : { ...moving, motion: null };
  const here = page(state);
  const { source, you } = state;
  if (message.kind === 'hex')
    return { to: 'over', screen: here, next: lookScreen({ showing: source, you, at: message.at }) };
  if (message.kind !== 'key') return stay(here);
  switch (message.command) {
    case 'next':
      return stay(page(seeking(source.over ? state : forward(state, env), env)));
    case 'phase':
      return stay(page(seeking(jump(state, source.phaseFrom(1), env), env)));
    case 'back-step':
      return stay(page(seeking(backward(state, env), env)));
    case 'back-phase':
      return stay(page(seeking(jump(state, source.phaseFrom(-1), env), env)));
    case 'first':
      return stay(page(seeking(jump(state, 0, env), env)));
    case 'last':
      return stay(page(seeking(jump(state, source.frames.length, env), env)));
    case 'zoom':
      return stay(page({ ...state, large: !isZoomed(state, env) }));
    case 'reach':
      changeReach(env);
      return stay(here);
    case 'coords':
      return stay(page({ ...state, coords: !showsCoords(state, env) }));
    default:
      return onPageKey(state, message.command, you, env) ?? stay(here);
  }
}

/** What was weighed before the lines of the phase that is shown is looked for, the latest first. */
function seeking(state: ReplayState, env: Env): ReplayState {
  const { source } = state;
  state.sought?.awaited.stop();
  const { lines } = source;
  const last = lines.at(-1)?.entry;
  const since = lines.findIndex(({ entry }) => entry.turn === last?.turn && entry.phase === last.phase);
  const { labour } = env.services;
  const sought = env.settings.reasons ? seekAside(boutAsides(env), source.save, lines, since, labour) : null;
  return { ...state, sought };
}

function onPageKey(state: ReplayState, command: string | null, you: FighterId, env: Env): Move | null {
  const here = page(state);
  const { source } = state;
  const over = (next: Screen): Move => ({ to: 'over', screen: here, next });
  const opened =
    afterwards(command, { save: () => source.save, you, watch: openReplay }, env) ??
    pageOf(command, source, you, () => source.save);
  if (opened !== null) return over(opened);
  switch (command) {
    case 'why': {
      const { frame } = source;
      return frame === null ? null : over(whyScreen(frame, moment(frame.entry.turn, frame.entry.phase), source.save));
    }
    case 'exchange': {
      const { exchange } = state;
      const next = exchange === null ? null : exchangeScreen(exchange, tablesFor(env, source.shown.rules), you, env);
      return next === null ? null : over(next);
    }
    case 'help-here':
      return over(helpScreen('replay'));
    case 'ask-leave':
      return BACK;
    default:
      return null;
  }
}

/** A replay goes at the key whatever the pace of bouts is. */
function forward(state: ReplayState, env: Env): ReplayState {
  return showBeat(state, state.source, { ...env.settings, pace: 'key' }, env.skin);
}

/** Plays the phase up to a place again, so that its cards are those one would have seen. */
function jump(state: ReplayState, to: number, env: Env): ReplayState {
  const { source } = state;
  const target = Math.max(0, Math.min(source.frames.length, to));
  source.seek(target);
  source.seek(source.phaseFrom(-1));
  let next: ReplayState = { ...state, ...FRESH };
  while (source.at < target) next = forward(next, env);
  return { ...next, motion: null };
}

/** Back to where the beat before this one ended. */
function backward(state: ReplayState, env: Env): ReplayState {
  const { source } = state;
  const end = source.at;
  if (end === 0) return state;
  source.seek(end - 1);
  const start = source.phaseFrom(-1);
  let kept = beatBefore(state, start, end, env);
  if (kept.at === start && start > 0) {
    // the first beat of its phase: before it stood the last one of the phase before
    source.seek(start);
    kept = beatBefore(state, source.phaseFrom(-1), end, env);
  }
  source.seek(kept.at);
  return { ...kept.state, motion: null, beat: state.beat + 1 };
}

/** Plays from a phase's start to where the last beat before `end` had been shown. */
function beatBefore(state: ReplayState, from: number, end: number, env: Env): { state: ReplayState; at: number } {
  const { source } = state;
  source.seek(from);
  let next: ReplayState = { ...state, ...FRESH };
  let kept = { state: next, at: from };
  while (source.at < end) {
    kept = { state: next, at: source.at };
    next = forward(next, env);
  }
  return kept;
}

/** Columns of the header that are not the meeting. */
const HEADER_TAKES = 40;

function view(state: ReplayState, env: Env): View {
  const { source, you } = state;
  const canvas = blankScreen(env);
  const names = meetingText(source.shown.fighters, canvas.width - HEADER_TAKES);
  const at = `${moment(source.shown.turn, source.shown.phase)}  ${source.at} of ${source.frames.length}`;
  drawHeader(canvas, `Replay · ${names}`, at);
  drawShown(canvas, state, source, env);
  const prompt = source.over
    ? 'The end. Backspace steps back, b a phase, Esc leaves.'
    : 'Space steps on, Backspace back; f and b by phases; ? asks why, O the odds.';
  drawFoot(
    canvas,
    source,
    you,
    { screen: 'replay', prompt, tone: 'tell', hotkeys: [], below: asidesFor(env.settings) },
    env,
  );
  return { canvas, menu: null };
}

function unplayable(why: string): Screen {
  return screenOf('menu', why, {
    update(_, message) {
      if (message.kind !== 'key') return stay(unplayable(why));
      if (message.command === 'help') return { to: 'over', screen: unplayable(why), next: helpScreen('menu') };
      return message.command === 'close' ? BACK : stay(unplayable(why));
    },
    view: (text, env) => unplayableView(text, env),
  });
}

function unplayableView(why: string, env: Env): View {
  return messageView(env, `This bout cannot be replayed: ${why}.`);
}

function messageView(env: Env, text: string): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, 'Replay', '');
  for (const [i, line] of wrapText(text, canvas.width - 8).entries()) canvas.text(4, 3 + i, line, { fg: 'bad' });
  drawKeyBar(canvas, 'menu', env);
  return { canvas, menu: null };
}
