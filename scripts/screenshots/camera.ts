/** The program in a pseudo-terminal, and pictures of what it shows. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureOf } from '../../tools/picture/picture.ts';
import { KEYS, Terminal } from '../../tools/terminal.ts';

const COLOURS = { TERM: 'xterm-256color', COLORTERM: 'truecolor' };

/** Where the pictures are kept. */
export const FOLDER = 'docs/screenshots';

/** A terminal of a size, with a folder for what the program keeps. */
export interface Stage {
  readonly columns: number;
  readonly rows: number;
  readonly folder: string;
}

/** Starts the program and waits until something can be done. */
export async function start({ columns, rows, folder }: Stage, ...args: readonly string[]): Promise<Terminal> {
  const all = ['dist/harena.js', ...args, '--data-dir', folder];
  const terminal = Terminal.spawn(process.execPath, all, { columns, rows, env: COLOURS });
  await terminal.waitFor(/Enter/u);
  await terminal.idle();
  return terminal;
}

/** Takes a picture of the screen under a name. */
export function shoot(terminal: Terminal, name: string): void {
  const { cols, rows } = terminal.xterm;
  const file = join(FOLDER, `${name}-${cols}x${rows}.png`);
  writeFileSync(file, pictureOf(terminal.xterm));
  process.stdout.write(`${file}\n`);
}

/** Presses keys and waits until the screen is still. */
export async function type(terminal: Terminal, ...keys: readonly string[]): Promise<void> {
  await terminal.press(...keys);
  await terminal.idle(30);
}

/** The key of the step straight ahead, as the panel names it. */
export function stepKey(terminal: Terminal): string {
  return /\s(\S) F +[a-z]\d/u.exec(terminal.screen())?.[1] ?? 'd';
}

/** Goes on until something is to be seen; fails after many keys. */
export async function until(terminal: Terminal, seen: RegExp): Promise<void> {
  for (let keys = 0; !seen.test(terminal.screen()); keys++) {
    if (keys > 60) throw new Error(`no ${seen}:\n${terminal.screen()}`);
    await type(terminal, ' ');
  }
}

/** More keys than any scene takes. */
const MOST_KEYS = 400;

/** Answers with what stands first, and reads on, until something is to be seen; fails where it never is. */
export async function playTo(terminal: Terminal, seen: RegExp): Promise<void> {
  for (let keys = 0; !seen.test(terminal.screen()); keys++) {
    if (keys > MOST_KEYS) throw new Error(`no ${seen}:\n${terminal.screen()}`);
    await type(terminal, KEYS.enter);
  }
}

/** Puts the mark of a list on a line; fails where there is none. */
export async function markOn(terminal: Terminal, line: RegExp): Promise<void> {
  for (let keys = 0; !line.test(terminal.screen()); keys++) {
    if (keys > MOST_KEYS) throw new Error(`no ${line}:\n${terminal.screen()}`);
    await type(terminal, KEYS.down);
  }
}
