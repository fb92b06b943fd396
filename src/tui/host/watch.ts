/** Watching somebody's match while it is played, and then the next one. */
import { capital } from '../../kernel/words.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Look, type Move, type Screen, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import type { Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import type { Stand, Watched, WatchedMatch } from './stand.ts';

interface WatchState {
  readonly name: string;
  readonly stand: Stand;
  /** What there was to see when it was last looked at; null once the player is gone. */
  readonly seen: Watched | null;
  /** The match on the screen, which stays there until there is another one. */
  readonly match: (WatchedMatch & { readonly face: Look }) | null;
  readonly ticks: number;
}

/** Looks on from a stand; Esc gives it up. */
export function watchScreen(name: string, stand: Stand, env: Env): Screen {
  return page(lookAgain({ name, stand, seen: null, match: null, ticks: 0 }, env));
}

function page(state: WatchState): Screen {
  return {
    name: state.match?.face.keys ?? 'watch',
    timer: timerOf(state),
    update: (message, env) => update(state, message, env),
    view: (env) => view(state, env),
    bell: state.match?.face.bell ?? null,
    stake: { told: 'What you watch goes on without you.' },
    leave: () => null,
  };
}

/** Milliseconds between two looks at whether the player has been shown more. */
const LOOK_EVERY = 400;

function timerOf({ seen, match, ticks }: WatchState): Screen['timer'] {
  if (seen === null) return null;
  const waits = match === null || match.showing.next === null ? LOOK_EVERY : match.face.pause;
  return { ms: waits, token: `watch-${ticks}` };
}

function update(state: WatchState, message: Message, env: Env): Move {
  const again = (): Move => stay(page(lookAgain({ ...state, ticks: state.ticks + 1 }, env)));
  if (message.kind === 'tick') return again();
  if (message.kind !== 'key') return stay(page(state));
  switch (message.command) {
    case 'close':
      state.stand.leave();
      return BACK;
    case 'help-here':
      return { to: 'over', screen: page(state), next: helpScreen('watch') };
    case 'next':
      return again();
    default:
      return onMatchKey(state, message.command, env);
  }
}

function onMatchKey(state: WatchState, command: string | null, env: Env): Move {
  const { match } = state;
  const done = match?.face.onKey(command, match.showing, env) ?? null;
  if (match === null || done === null) return stay(page(state));
  if ('over' in done) return { to: 'over', screen: page(state), next: done.over };
  return stay(page({ ...state, match: { ...match, face: done } }));
}

/** So many events behind it is shown by phases instead of by beats. */
const FAR_BEHIND = 60;

/** Looks at what the player has been shown since, and shows the next beat of it. */
function lookAgain(state: WatchState, env: Env): WatchState {
  const seen = state.stand.look();
  if (seen === null) return { ...state, seen };
  const { match } = seen;
  if (match === null) return { ...state, seen, match: null };
  const before = state.match?.number === match.number ? state.match.face : match.look();
  const { showing, behind } = match;
  const face = showing.next === null ? before : before.goOn(showing, behind > FAR_BEHIND, env);
  return { ...state, seen, match: { ...match, face } };
}

function view(state: WatchState, env: Env): View {
  const canvas = blankScreen(env);
  const { match, name } = state;
  if (match === null) {
    drawHeader(canvas, `Watching ${name}`, '');
    const lines = wrapText(capital(waitingText(state)), Math.min(60, canvas.width - 8));
    const top = Math.floor((canvas.height - lines.length) / 2) - 1;
    for (const [i, line] of lines.entries())
      canvas.text(Math.floor((canvas.width - line.length) / 2), top + i, line, { fg: i === 0 ? 'text' : 'mute' });
    drawPrompt(canvas, canvas.height - 2, idlePrompt(state), 'tell');
    drawKeyBar(canvas, 'watch', env);
    return { canvas, menu: null };
  }
  const { showing, face, title } = match;
  drawHeader(canvas, `Watching ${name}${title === '' ? '' : ` · ${title}`}`, face.moment(showing));
  face.draw(canvas, showing, promptOf(state, match), env);
  return { canvas, menu: null };
}

const waitingText = ({ name, seen }: WatchState): string =>
  seen === null ? `${name} has left.` : `${name} ${seen.doing}.`;

/** What is to be said while there is no match to be seen. */
function idlePrompt({ seen }: WatchState): string {
  if (seen === null) return 'Esc goes back.';
  return seen.closed ?? 'The next match is shown here as soon as it begins. Esc leaves.';
}

function promptOf({ seen, name }: WatchState, { over, showing }: WatchedMatch): string {
  if (seen === null) return `${name} has left. Esc goes back.`;
  if (showing.next !== null) return `You see what ${name} has seen. Space goes on at once.`;
  return over ? 'It is over. The next match follows here as soon as it begins.' : `${name} is deciding.`;
}
