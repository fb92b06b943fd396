/** A whole match in a real terminal, begun from the command line and played to its end by keys. */
import { KEYS, Terminal } from '../../tools/terminal.ts';

/** Keys that no match takes more of. */
const MOST_KEYS = 400;

/** Starts practice in a folder, and waits until something is told. */
export async function practiceIn(
  folder: string,
  args: readonly string[],
  size: { readonly columns: number; readonly rows: number },
): Promise<Terminal> {
  const all = ['dist/harena.js', '--data-dir', folder, 'practice', ...args];
  const terminal = Terminal.spawn(process.execPath, all, size);
  await terminal.waitFor(/Enter (?:goes on|choose)/u);
  return terminal;
}

/** Takes what stands first, and reads the rest, up to the end. */
export async function playToItsEnd(terminal: Terminal): Promise<void> {
  for (let keys = 0; keys < MOST_KEYS && !terminal.screen().includes('Rematch'); keys++) {
    await terminal.press(terminal.screen().includes('f the rest') ? 'f' : KEYS.enter);
    await terminal.idle(10);
  }
}
