/** "Leave?": a box over whatever is open. From a bout it leads to the title, or out of the program. */

import type { Segment } from '../canvas.ts';
import { truncate } from '../glyphs.ts';
import { paneOf } from '../pane.ts';
import { drawKeyBar, drawPopup } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, type Stake, screenOf, stay } from '../program.ts';
import type { View } from '../view.ts';
import { wrapText } from '../wrap.ts';

/** Where leaving leads: to the title, or out of the program. */
type Exit = 'title' | 'quit';

/** What is asked about: what is left, and why it could not be saved, or null. */
interface Leaving {
  readonly stake: Stake | null;
  readonly trouble: string | null;
}

/** Asks before the program is left; Ctrl-C once more leaves at once. */
export function leaveScreen(leaving: Leaving): Screen {
  return asking('quit', leaving);
}

/** Asks before a game is left for the title. */
export function toTitleScreen(leaving: Leaving): Screen {
  return asking('title', leaving);
}

function asking(exit: Exit, leaving: Leaving): Screen {
  return screenOf('leave', leaving, {
    update(_, message, env) {
      const here = asking(exit, leaving);
      if (message.kind !== 'key') return stay(here);
      if (message.command === 'yes') return leave(exit, leaving, env);
      return message.command === 'close' ? BACK : stay(here);
    },
    view: (_, env, below) => view(exit, leaving, env, below),
  });
}

function leave(exit: Exit, { stake, trouble }: Leaving, env: Env): Move {
  if (exit === 'quit') return { to: 'quit' };
  const saved = stake !== null && 'name' in stake && trouble === null && env.services.trouble === null;
  return { to: 'only', next: env.routes.title(env, saved ? `${stake.name} is saved: ${stake.back}.` : null, true) };
}

/** What leaving means here, and whether that is bad. */
function toldOf({ stake, trouble }: Leaving, env: Env): { readonly lines: readonly string[]; readonly bad: boolean } {
  if (stake === null) return { lines: ['There is nothing to lose here.'], bad: false };
  if ('told' in stake) return { lines: [stake.told], bad: false };
  const why = trouble ?? env.services.trouble;
  if (why === null) return { lines: [`${stake.name} is saved, exactly where you are.`], bad: false };
  return { lines: [`Nothing is saved here: ${uncapital(stake.name)} is lost.`, why], bad: true };
}

const uncapital = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

const WIDTH = 48;
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

function view(exit: Exit, leaving: Leaving, env: Env, below: () => View): View {
  const { canvas } = below();
  const { lines: sentences, bad } = toldOf(leaving, env);
  const lines = sentences.flatMap((sentence) => wrapText(sentence, WIDTH - 6));
  const x = Math.floor((canvas.width - WIDTH) / 2);
  const y = Math.floor(canvas.height / 2) - 3;
  const rows = 5 + lines.length;
  drawPopup(
    paneOf(canvas, x, y, WIDTH, rows),
    { bg: 'panel' },
    { fg: 'accent', bg: 'panel' },
    { title: TITLES[exit], titleStyle: { fg: 'accent', bg: 'panel', bold: true } },
  );
  for (const [i, line] of lines.entries()) {
    const style = { fg: bad ? 'bad' : 'text', bg: 'panel' } as const;
    canvas.text(x + 3, y + 2 + i, truncate(line, WIDTH - 6, env.skin), style);
  }
  const keys = KEYS[exit].map(([text, bold]): Segment => {
    return { text, style: { fg: bold ? 'key' : 'mute', bg: 'panel', bold } };
  });
  canvas.segments(x + 3, y + rows - 2, keys);
  drawKeyBar(canvas, 'leave', env);
  return { canvas, menu: null };
}
