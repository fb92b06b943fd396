/** The real program in pseudo-terminals and data folders that go away after each test. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SpawnOptions, Terminal } from '../../tools/terminal.ts';
import { afterwards, removeAfterwards } from './leftovers.ts';

/** The program as it is built. */
export const PROGRAM = 'dist/harena.js';

/** A data folder of its own. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'harena-'));
  removeAfterwards('test', folder);
  return folder;
}

/** Starts the program on a data folder. */
export function start(folder: string, args: readonly string[], options: SpawnOptions = {}): Terminal {
  return kept(Terminal.spawn(process.execPath, [PROGRAM, '--data-dir', folder, ...args], options));
}

/** A terminal that goes away after the test. */
export function kept(terminal: Terminal): Terminal {
  afterwards('test', () => terminal.dispose());
  return terminal;
}
