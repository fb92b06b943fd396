/** What there is to do before a screen can be shown: some of it at every tick, so that nobody's keys wait. */
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Screen, stay } from '../program.ts';

/** Work that leads to a screen. */
export interface Work {
  /** What the header says meanwhile, and what is being done, as 'the bout is being read'. */
  readonly title: string;
  readonly doing: string;
  /** How much is done, 0 to 1. */
  readonly done: number;
  /** Does some milliseconds more; the screen once all is done, or null. */
  step(): Screen | null;
}

const PAUSE = 1;
const PAUSE_ON_HOST = 20;

/** Does the first of it: the screen at once where that is all, else one that waits and can be left. */
export function workedOn(work: Work, env: Env, steps = 0): Screen {
  return work.step() ?? waiting(work, env, steps);
}

function waiting(work: Work, { services }: Env, steps: number): Screen {
  const here: Screen = {
    name: 'page',
    timer: { ms: services.company === null ? PAUSE : PAUSE_ON_HOST, token: `work ${steps}` },
    update(message, env) {
      if (message.kind === 'tick') return stay(workedOn(work, env, steps + 1));
      return message.kind === 'key' && message.command === 'close' ? BACK : stay(here);
    },
    view(env) {
      const canvas = blankScreen(env);
      drawHeader(canvas, work.title, '');
      drawPrompt(canvas, canvas.height - 2, `${Math.floor(100 * work.done)} %: ${work.doing}.`, 'tell');
      drawKeyBar(canvas, 'page', env);
      return { canvas, menu: null };
    },
    leave: () => null,
  };
  return here;
}
