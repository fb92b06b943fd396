/** "Leave?": a box over whatever is open. From a bout it leads to the title, or out of the program. */

import type { Segment } from '../canvas.ts';
import { truncate } from '../glyphs.ts';
import { drawKeyBar } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay, type View } from '../program.ts';

/** Where leaving leads: to the title, or out of the program. */
type Exit = 'title' | 'quit';

/** Asks before the program is left; Ctrl-C once more leaves at once. `trouble`: why the bout could not be saved. */
export function leaveScreen(trouble: string | null): Screen {
  return asking('quit', trouble);
}

/** Asks before a bout is left for the title, from where Continue goes on with it. */
export function toTitleScreen(trouble: string | null): Screen {
  return asking('title', trouble);
}

function asking(exit: Exit, trouble: string | null): Screen {
  return screenOf('leave', trouble, {
    update(_, message, env) {
      const here = asking(exit, trouble);
      if (message.kind !== 'key') return stay(here);
      if (message.command === 'yes') return leave(exit, trouble, env);
      return message.command === 'close' ? BACK : stay(here);
    },
    view: (_, env, below) => view(exit, trouble ?? env.services.trouble, env, below),
  });
}

function leave(exit: Exit, trouble: string | null, env: Env): Move {
  if (exit === 'quit') return { to: 'quit' };
  const saved = trouble === null && env.services.trouble === null;
  return { to: 'only', next: env.routes.title(env, saved ? SAVED : null) };
}

const SAVED = 'The bout is saved: Continue goes on with it.';

const WIDTH = 46;
const TITLES = { quit: 'Leave the arena?', title: 'Leave for the title?' } as const;

/** The keys that answer, each with what it does. */
const KEYS: { readonly [E in Exit]: readonly (readonly [text: string, key: boolean])[] } = {
  quit: [
    ['Enter', true],
    [' or ', false],
    ['^C', true],
    [' again leave   ', false],
    ['Esc', true],
    [' stays', false],
  ],
  title: [
    ['Enter', true],
    [' to the title   ', false],
    ['Esc', true],
    [' stays   ', false],
    ['^C', true],
    [' quits', false],
  ],
};

function view(exit: Exit, trouble: string | null, env: Env, below: () => View): View {
  const { canvas } = below();
  const x = Math.floor((canvas.width - WIDTH) / 2);
  const y = Math.floor(canvas.height / 2) - 3;
  const rows = trouble === null ? 6 : 7;
  canvas.fill(x, y, WIDTH, rows, { bg: 'panel' });
  canvas.box(
    x,
    y,
    WIDTH,
    rows,
    { fg: 'accent', bg: 'panel' },
    { title: TITLES[exit], titleStyle: { fg: 'accent', bg: 'panel', bold: true } },
  );
  const told =
    trouble === null
      ? ['The bout is saved, to the very prompt.']
      : ['Nothing is saved here: the bout is lost.', trouble];
  for (const [i, line] of told.entries()) {
    const style = { fg: trouble === null ? 'text' : 'bad', bg: 'panel' } as const;
    canvas.text(x + 3, y + 2 + i, truncate(line, WIDTH - 6, env.skin), style);
  }
  const keys = KEYS[exit].map(([text, bold]): Segment => {
    return { text, style: { fg: bold ? 'key' : 'mute', bg: 'panel', bold } };
  });
  canvas.segments(x + 3, y + rows - 3, keys);
  drawKeyBar(canvas, 'leave', env);
  return { canvas, menu: null };
}
