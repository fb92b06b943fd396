/** Watching somebody's bout while he fights it, and then his next one. */
import type { FighterId, State } from '../../games/gladiator/rules/types.ts';
import { NOTHING_SHOWN, showBeat, showPhase } from '../../games/gladiator/screens/bout/advance.ts';
import { changeReach, isZoomed, showsCoords } from '../../games/gladiator/screens/bout/looks.ts';
import { pageOf } from '../../games/gladiator/screens/bout/pages.ts';
import { drawFoot, drawShown } from '../../games/gladiator/screens/bout/showing-view.ts';
import type { ShownBout } from '../../games/gladiator/screens/bout/shown-bout.ts';
import { moment, momentHead } from '../../games/gladiator/screens/journal/log.ts';
import { whyScreen } from '../../games/gladiator/screens/journal/why-screen.ts';
import type { Seat, Watched, WatchedBout } from '../company.ts';
import { blankScreen, capital, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Message, type Move, type Screen, stay, type View } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { wrapText } from '../wrap.ts';

interface WatchState {
  readonly name: string;
  readonly seat: Seat;
  /** What there was to see when it was last looked at; null once he is gone. */
  readonly seen: Watched | null;
  /** The bout on the screen, which stays there until there is another one. */
  readonly bout: (WatchedBout & { readonly shown: ShownBout }) | null;
  readonly ticks: number;
}

/** Opens a place from which somebody is watched; Esc gives it up. */
export function watchScreen(name: string, seat: Seat, env: Env): Screen {
  return page(lookAgain({ name, seat, seen: null, bout: null, ticks: 0 }, env));
}

function page(state: WatchState): Screen {
  return {
    name: 'watch',
    timer: timerOf(state),
    update: (message, env) => update(state, message, env),
    view: (env) => view(state, env),
    stake: { told: 'What you look on at goes on without you.' },
    leave: () => null,
  };
}

/** Milliseconds between two looks at whether he has been shown more. */
const LOOK_EVERY = 400;

function timerOf({ seen, bout, ticks }: WatchState): Screen['timer'] {
  if (seen === null) return null;
  const waits = bout === null || bout.showing.next === null ? null : bout.shown.pause;
  return { ms: waits ?? LOOK_EVERY, token: `watch-${ticks}` };
}

function update(state: WatchState, message: Message, env: Env): Move {
  if (message.kind === 'tick') return stay(page(lookAgain({ ...state, ticks: state.ticks + 1 }, env)));
  if (message.kind !== 'key') return stay(page(state));
  switch (message.command) {
    case 'close':
      state.seat.leave();
      return BACK;
    case 'help-here':
      return { to: 'over', screen: page(state), next: helpScreen('watch') };
    case 'reach':
      changeReach(env);
      return stay(page(state));
    default:
      return state.bout === null ? stay(page(state)) : onBoutKey(state, state.bout, message.command, env);
  }
}

function onBoutKey(state: WatchState, bout: NonNullable<WatchState['bout']>, command: string | null, env: Env): Move {
  const here = page(state);
  const { shown, showing } = bout;
  const showsAs = (change: Partial<ShownBout>): Move =>
    stay(page({ ...state, bout: { ...bout, shown: { ...shown, ...change } } }));
  const opened = pageOf(command, showing, shown.you);
  if (opened !== null) return { to: 'over', screen: here, next: opened };
  const line = showing.lines.at(-1);
  switch (command) {
    case 'next':
      return stay(page(lookAgain({ ...state, ticks: state.ticks + 1 }, env)));
    case 'zoom':
      return showsAs({ large: !isZoomed(shown, env) });
    case 'coords':
      return showsAs({ coords: !showsCoords(shown, env) });
    case 'why':
      if (line === undefined) return stay(here);
      return { to: 'over', screen: here, next: whyScreen(line, moment(line.entry.turn, line.entry.phase)) };
    default:
      return stay(here);
  }
}

/** So many events behind him it is shown by phases instead of by beats. */
const FAR_BEHIND = 60;

/** Looks at what he has been shown since, and shows the next beat of it. */
function lookAgain(state: WatchState, env: Env): WatchState {
  const seen = state.seat.look();
  if (seen?.bout === null || seen === null) return { ...state, seen, bout: seen === null ? state.bout : null };
  const before = state.bout?.number === seen.bout.number ? state.bout.shown : fresh(seen.bout.showing.shown);
  return { ...state, seen, bout: { ...seen.bout, shown: shownOn(before, seen.bout, env) } };
}

function shownOn(shown: ShownBout, { showing, behind }: WatchedBout, env: Env): ShownBout {
  if (showing.next === null) return shown;
  const { pace } = env.settings;
  const settings = { ...env.settings, pace: pace === 'key' ? ('brisk' as const) : pace };
  return behind > FAR_BEHIND
    ? showPhase(shown, showing, settings, env.skin)
    : showBeat(shown, showing, settings, env.skin);
}

function fresh({ fighters }: Readonly<State>): ShownBout {
  const you: FighterId = fighters.find(({ by }) => by === 'seat')?.id ?? 'A';
  return { ...NOTHING_SHOWN, you, pause: 0, beat: 0, large: null, coords: null, lens: { view: null } };
}

function view(state: WatchState, env: Env): View {
  const canvas = blankScreen(env);
  const { bout } = state;
  if (bout === null) {
    drawHeader(canvas, `Watching ${state.name}`, '');
    const lines = wrapText(capital(waitingText(state)), Math.min(60, canvas.width - 8));
    const top = Math.floor((canvas.height - lines.length) / 2) - 1;
    for (const [i, line] of lines.entries())
      canvas.text(Math.floor((canvas.width - line.length) / 2), top + i, line, { fg: i === 0 ? 'text' : 'mute' });
    drawPrompt(canvas, canvas.height - 2, 'His next bout is shown here as soon as it begins. Esc leaves.', 'tell');
    drawKeyBar(canvas, 'watch', env);
    return { canvas, menu: null };
  }
  const { showing, shown } = bout;
  const title = bout.title === '' ? '' : ` · ${bout.title}`;
  drawHeader(canvas, `Watching ${state.name}${title}`, momentHead(showing.shown));
  drawShown(canvas, shown, showing, env);
  const foot = { screen: 'watch', prompt: promptOf(state, bout), tone: 'tell', hotkeys: [] } as const;
  drawFoot(canvas, showing, shown.you, foot, env);
  return { canvas, menu: null };
}

const waitingText = ({ name, seen }: WatchState): string =>
  seen === null ? `${name} has left.` : `${name} ${seen.doing}.`;

function promptOf(state: WatchState, { over, showing }: WatchedBout): string {
  if (state.seen === null) return `${state.name} has left. Esc leads back.`;
  if (showing.next !== null) return 'You see what he has seen. Space goes on at once.';
  return over ? 'It is over. His next bout follows here as soon as it begins.' : `${state.name} is deciding.`;
}
