/** "Leave?": a box over whatever is open. */

import { truncate } from '../glyphs.ts';
import { drawKeyBar } from '../parts.ts';
import { BACK, type Env, type Screen, screenOf, stay, type View } from '../program.ts';

/** Asks before the program is left; Ctrl-C once more leaves at once. `trouble`: why the bout could not be saved. */
export function leaveScreen(trouble: string | null): Screen {
  return screenOf('leave', trouble, {
    update(_, message) {
      if (message.kind !== 'key') return stay(leaveScreen(trouble));
      if (message.command === 'yes') return { to: 'quit' };
      return message.command === 'close' ? BACK : stay(leaveScreen(trouble));
    },
    view: (_, env, below) => view(trouble ?? env.services.trouble, env, below),
  });
}

const WIDTH = 46;

function view(trouble: string | null, env: Env, below: () => View): View {
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
    { title: 'Leave the arena?', titleStyle: { fg: 'accent', bg: 'panel', bold: true } },
  );
  const told =
    trouble === null
      ? ['The bout is saved, to the very prompt.']
      : ['Nothing is saved here: the bout is lost.', trouble];
  for (const [i, line] of told.entries()) {
    const style = { fg: trouble === null ? 'text' : 'bad', bg: 'panel' } as const;
    canvas.text(x + 3, y + 2 + i, truncate(line, WIDTH - 6, env.skin), style);
  }
  canvas.segments(x + 3, y + rows - 3, [
    { text: 'Enter', style: { fg: 'key', bg: 'panel', bold: true } },
    { text: ' or ', style: { fg: 'mute', bg: 'panel' } },
    { text: '^C', style: { fg: 'key', bg: 'panel', bold: true } },
    { text: ' again leave   ', style: { fg: 'mute', bg: 'panel' } },
    { text: 'Esc', style: { fg: 'key', bg: 'panel', bold: true } },
    { text: ' stays', style: { fg: 'mute', bg: 'panel' } },
  ]);
  drawKeyBar(canvas, 'leave', env);
  return { canvas, menu: null };
}
