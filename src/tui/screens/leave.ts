/** "Leave?": a box over whatever is open. */

import { drawKeyBar } from '../parts.ts';
import { BACK, type Env, type Screen, screenOf, type View } from '../program.ts';

/** Asks before the program is left; Ctrl-C once more leaves at once. */
export function leaveScreen(under: Screen): Screen {
  return screenOf('leave', under, {
    update(_, message) {
      if (message.kind !== 'key') return { to: 'stay', screen: leaveScreen(under) };
      if (message.command === 'yes') return { to: 'quit' };
      return message.command === 'close' ? BACK : { to: 'stay', screen: leaveScreen(under) };
    },
    view: (_, env, below) => view(env, below),
  });
}

function view(env: Env, below: () => View): View {
  const { canvas } = below();
  const saved =
    env.services.trouble === null
      ? 'The bout is saved, to the very prompt.'
      : 'Nothing is saved here: the bout is lost.';
  const width = 46;
  const x = Math.floor((canvas.width - width) / 2);
  const y = Math.floor(canvas.height / 2) - 3;
  canvas.fill(x, y, width, 6, { bg: 'panel' });
  canvas.box(
    x,
    y,
    width,
    6,
    { fg: 'accent', bg: 'panel' },
    { title: 'Leave the arena?', titleStyle: { fg: 'accent', bg: 'panel', bold: true } },
  );
  canvas.text(x + 3, y + 2, saved, { fg: env.services.trouble === null ? 'text' : 'bad', bg: 'panel' });
  canvas.segments(x + 3, y + 3, [
    { text: 'Enter', style: { fg: 'key', bg: 'panel', bold: true } },
    { text: ' or again ', style: { fg: 'mute', bg: 'panel' } },
    { text: '^C', style: { fg: 'key', bg: 'panel', bold: true } },
    { text: ' leaves   ', style: { fg: 'mute', bg: 'panel' } },
    { text: 'Esc', style: { fg: 'key', bg: 'panel', bold: true } },
    { text: ' stays', style: { fg: 'mute', bg: 'panel' } },
  ]);
  drawKeyBar(canvas, 'leave', env);
  return { canvas, menu: null };
}
