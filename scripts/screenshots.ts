/** npm run screenshots: docs/screenshots/*.png, taken from the real program in a pseudo-terminal. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextKeys } from '../tests/e2e/player.ts';
import { KEYS, Terminal } from '../tests/support/terminal.ts';
import { pictureOf } from './picture/picture.ts';

const SIZES = [
  [80, 24],
  [120, 40],
] as const;
const COLOURS = { TERM: 'xterm-256color', COLORTERM: 'truecolor' };
const SEED = 'spartacus';
const FOLDER = 'docs/screenshots';

/** A screen to wait for while a bout is played, and the name of its picture. */
const MOMENTS: readonly (readonly [name: string, seen: RegExp])[] = [
  ['plotting', /1 \S+→/u],
  ['allocation', /spent [1-9]\d* +left 0/u],
  ['resolution', /wound +\[/u],
];

async function start(columns: number, rows: number, folder: string, ...args: readonly string[]): Promise<Terminal> {
  const all = ['dist/harena.js', ...args, '--data-dir', folder];
  const terminal = Terminal.spawn(process.execPath, all, { columns, rows, env: COLOURS });
  await terminal.waitFor(/Enter/u);
  await terminal.idle();
  return terminal;
}

function shoot(terminal: Terminal, name: string): void {
  const { cols, rows } = terminal.xterm;
  const file = join(FOLDER, `${name}-${cols}x${rows}.png`);
  writeFileSync(file, pictureOf(terminal.xterm));
  process.stdout.write(`${file}\n`);
}

async function titleAndCreation(columns: number, rows: number, folder: string): Promise<void> {
  const terminal = await start(columns, rows, folder);
  shoot(terminal, 'title');
  await terminal.press(KEYS.enter, KEYS.enter);
  await terminal.idle();
  shoot(terminal, 'creation');
  await terminal.dispose();
}

async function wholeBout(columns: number, rows: number, folder: string): Promise<void> {
  const terminal = await start(columns, rows, folder, 'practice', '--red', 'medium', '--seed', SEED);
  const wanted = new Map(MOMENTS);
  for (;;) {
    const screen = terminal.screen();
    for (const [name, seen] of wanted) {
      if (!seen.test(screen)) continue;
      shoot(terminal, name);
      wanted.delete(name);
      if (name === 'resolution') await why(terminal);
    }
    const keys = nextKeys(screen);
    if (keys === null) break;
    await terminal.press(...keys);
    await terminal.idle(30);
  }
  if (wanted.size > 0) throw new Error(`the bout of seed '${SEED}' has no ${[...wanted.keys()].join(', ')}`);
  shoot(terminal, 'end');
  await terminal.dispose();
}

async function why(terminal: Terminal): Promise<void> {
  await terminal.press('?');
  await terminal.idle();
  shoot(terminal, 'why');
  await terminal.press(KEYS.escape);
  await terminal.idle();
}

mkdirSync(FOLDER, { recursive: true });
for (const [columns, rows] of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'harena-'));
  try {
    await titleAndCreation(columns, rows, folder);
    await wholeBout(columns, rows, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
