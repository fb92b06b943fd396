/** The open screens, the one on top last: what they show, and what a message does to them. */
import { bookOver } from './book/look-up.ts';
import type { Env, Move, Screen, Stake } from './program.ts';
import { SMALLEST } from './program.ts';
import { leaveScreen } from './screens/leave.ts';
import { tooSmall } from './screens/too-small.ts';
import type { Message, View } from './view.ts';

/** What the open screens look like: the one on top, over those below where it lets them be seen. @internal */
export function viewOfScreens(screens: readonly Screen[], env: Env): View {
  const top = screens.at(-1);
  if (top === undefined) throw new Error('no screen is open');
  return top.view(env, () => {
    const below = viewOfScreens(screens.slice(0, -1), env);
    below.canvas.targets?.clear();
    return below;
  });
}

/** Has every open screen save what it holds; says why something could not be saved, or null. */
export function saveAll(screens: readonly Screen[], env: Env): string | null {
  const troubles = screens.map((screen) => screen.leave(env));
  return troubles.find((trouble) => trouble !== null) ?? null;
}

/** What is left with the open screens, the one on top first. */
function stakeOf(screens: readonly Screen[]): Stake | null {
  return screens.findLast(({ stake }) => stake !== undefined)?.stake ?? null;
}

/** The screens after a message; whether the program is to end. */
interface Step {
  readonly screens: readonly Screen[];
  readonly quit: boolean;
}

/** What a message does to the open screens; what is done elsewhere for those that are left is stopped. */
export function stepOfScreens(screens: readonly Screen[], message: Message, env: Env): Step {
  const step = answerOf(screens, message, env);
  const still = new Set(step.screens.map(({ awaited }) => awaited));
  for (const { awaited } of screens) if (!still.has(awaited)) awaited?.stop();
  return step;
}

/** Leaving, the theme and looking something up mean the same everywhere. */
function answerOf(screens: readonly Screen[], message: Message, env: Env): Step {
  const top = screens.at(-1);
  if (top === undefined) return { screens, quit: true };
  const command = message.kind === 'key' ? message.command : null;
  if (command === 'leave') return asking(screens, top, env);
  if (command === 'theme') {
    env.services.changeSettings({ theme: env.settings.theme === 'dusk' ? 'noon' : 'dusk' });
    return { screens, quit: false };
  }
  if (command === 'look-up') {
    const view = (upTo: number): View => viewOfScreens(screens.slice(0, upTo), env);
    return apply(screens, bookOver(screens, view, env) ?? { to: 'stay', screen: top }, env);
  }
  return apply(screens, top.update(message, env), env);
}

/** Ctrl-C asks once and then leaves. */
function asking(screens: readonly Screen[], top: Screen, env: Env): Step {
  if (top.name === 'leave') return { screens, quit: true };
  return {
    screens: [...screens, leaveScreen({ stake: stakeOf(screens), trouble: saveAll(screens, env) })],
    quit: false,
  };
}

function apply(screens: readonly Screen[], move: Move, env: Env): Step {
  const below = screens.slice(0, -1);
  switch (move.to) {
    case 'stay':
      return { screens: [...below, move.screen], quit: false };
    case 'over':
      return { screens: [...below, move.screen, move.next.opened?.(move.screen, env) ?? move.next], quit: false };
    case 'back':
      return { screens: below, quit: below.length === 0 };
    case 'return':
      return answerOf(below, { kind: 'returned', value: move.value }, env);
    case 'instead':
      return { screens: [...below, move.next], quit: false };
    case 'only':
      return { screens: [move.next], quit: false };
    case 'quit':
      return { screens, quit: true };
  }
}

/** Whether a terminal has no room for the screens. */
export function isSmall({ columns, rows }: Pick<Env, 'columns' | 'rows'>): boolean {
  return columns < SMALLEST.columns || rows < SMALLEST.rows;
}

/** What the screen on top shows has been seen, where there was room for it. */
export function drawnNow(screens: readonly Screen[], env: Pick<Env, 'columns' | 'rows'>): void {
  if (!isSmall(env)) screens.at(-1)?.drawn?.();
}

/** What is seen now: the open screens, or that they need more room. */
export function viewNow(screens: readonly Screen[], env: Env): View {
  return isSmall(env) ? tooSmall(env) : viewOfScreens(screens, env);
}
