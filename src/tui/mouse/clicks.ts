/** What clicks and the wheel come to: keys, wherever a key does the same. */
import type { Canvas } from '../canvas.ts';
import { type Bindings, bindingsOn, type ScreenName } from '../keymap.ts';
import type { KeyName } from '../keys.ts';
import type { Pointer } from './report.ts';
import { type Hit, presses } from './targets.ts';

/** Commands of the arrows that move through lines, and how many of them a notch of the wheel is. */
const LINES: { readonly [command: string]: number } = {
  ...{ up: 3, down: 3, menu: 1, 'row-up': 1, 'row-down': 1, 'option-up': 1, 'option-down': 1 },
};
/** Commands that a notch is where no arrow moves through lines: up, and down. */
const ELSE = { Up: ['page-up', 'journal'], Down: ['page-down'] } as const;

/** What the mouse comes to on a screen that shows a picture; null: nothing. */
export function hitOf(pointer: Pointer, canvas: Canvas, screen: ScreenName, bindings: Bindings): Hit | null {
  switch (pointer.did) {
    case 'wheel-up':
      return wheel('Up', screen, bindings);
    case 'wheel-down':
      return wheel('Down', screen, bindings);
    case 'left':
      return canvas.targets?.at(pointer) ?? null;
    case 'right': {
      const hit = canvas.targets?.at(pointer) ?? null;
      return hit?.kind === 'hex' ? { ...hit, look: true } : null;
    }
  }
}

/** Through a list, a journal, a page; where there is none to move through, up opens the journal. */
function wheel(arrow: 'Up' | 'Down', screen: ScreenName, bindings: Bindings): Hit | null {
  const all = bindingsOn(screen, bindings);
  const keyOf = (command: string): KeyName | undefined => {
    const keys = all.find((one) => one.command === command)?.keys;
    return Array.isArray(keys) ? keys[0] : undefined;
  };
  const moves = all.find(
    ({ command, keys }) => LINES[command] !== undefined && Array.isArray(keys) && keys.includes(arrow),
  );
  if (moves !== undefined) return presses(...Array<KeyName>(LINES[moves.command] ?? 1).fill(arrow));
  const key = ELSE[arrow].map(keyOf).find((one) => one !== undefined);
  return key === undefined ? null : presses(key);
}
