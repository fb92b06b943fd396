/** What there is to do before a screen can be shown: some of it at every tick, so that nobody's keys wait. */
import type { Awaited } from '../../odds/labour.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Screen, stay } from '../program.ts';

/** What is said meanwhile. */
interface Said {
  /** What the header says, and what is being done, as 'the bout is being read'. */
  readonly title: string;
  readonly doing: string;
}

/** Work that leads to a screen. */
export interface Work extends Said {
  /** How much is done, 0 to 1. */
  readonly done: number;
  /** Does some milliseconds more; the screen once all is done, or null. */
  step(): Screen | null;
}

/** An errand that leads to a screen as soon as anything is known. */
interface Waiting<T> extends Said {
  readonly awaited: Awaited<T>;
  shown(found: T): Screen;
}

const PAUSE = 1;

/** Does the first of it: the screen at once where that is all, else one that waits and can be left. */
export function workedOn(work: Work): Screen {
  return waiting({ work, pause: PAUSE, awaited: null, trouble: () => null }, 0);
}

/** The screen of an errand: at once where a first look finds something, else one that waits and can be left. */
export function awaitedOn<T>({ title, doing, awaited, shown }: Waiting<T>, { services }: Env): Screen {
  const work: Work = {
    ...{ title, doing },
    get done() {
      return awaited.done;
    },
    step() {
      awaited.look();
      return awaited.found === null ? null : shown(awaited.found);
    },
  };
  return waiting({ work, pause: services.labour.pause, awaited, trouble: () => awaited.trouble }, 0);
}

interface Wait {
  readonly work: Work;
  readonly pause: number;
  readonly awaited: Screen['awaited'] | null;
  trouble(): string | null;
}

function waiting(wait: Wait, steps: number): Screen {
  const { work, pause, awaited, trouble } = wait;
  const next = work.step();
  if (next !== null) return next;
  const here: Screen = {
    name: 'page',
    timer: { ms: pause, token: `work ${steps}` },
    awaited: awaited ?? null,
    update(message) {
      if (message.kind === 'tick') return stay(waiting(wait, steps + 1));
      return message.kind === 'key' && message.command === 'close' ? BACK : stay(here);
    },
    view(env) {
      const canvas = blankScreen(env);
      drawHeader(canvas, work.title, '');
      const why = trouble();
      const words = why ?? `${Math.floor(100 * work.done)} %: ${work.doing}.`;
      drawPrompt(canvas, canvas.height - 2, words, why === null ? 'tell' : 'warn');
      drawKeyBar(canvas, 'page', env);
      return { canvas, menu: null };
    },
    leave: () => null,
  };
  return here;
}
