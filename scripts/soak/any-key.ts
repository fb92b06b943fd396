/** Keys at random in the real program: none that quits at once; now and then its window gets another size. */
import type { Rng } from '../../src/kernel/rng.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';

const SIZES = [
  [80, 24],
  [120, 40],
  [100, 30],
  [200, 60],
] as const;
/** Each as often as it stands here. */
const PRESSED = [
  ...[KEYS.enter, KEYS.enter, KEYS.enter, KEYS.enter, ' ', ' ', 'f', 'f', KEYS.down, KEYS.down, KEYS.up],
  ...[KEYS.right, KEYS.left, KEYS.tab, '?', '\u0010', '\u0007', 'w', 'e', 'd', '.', '1', 'c', 'u', 't', KEYS.escape],
];

/** Presses one. */
export async function pressAny(terminal: Terminal, { int }: Rng): Promise<void> {
  const key = PRESSED[int(PRESSED.length)] ?? KEYS.enter;
  const quits = /[▸>] Quit/u.test(terminal.screen());
  const [columns, rows] = SIZES[int(SIZES.length)] ?? SIZES[0];
  if (int(500) === 0) terminal.resize(columns, rows);
  await terminal.press(quits && key === KEYS.enter ? KEYS.down : key);
}
