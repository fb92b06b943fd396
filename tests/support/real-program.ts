/** The real program in pseudo-terminals and data folders that go away after each test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, vi } from 'vitest';
import { type SpawnOptions, Terminal } from '../../tools/terminal.ts';

/** The program as it is built. */
export const PROGRAM = 'dist/harena.js';

// A machine may be slow, or busy with something else.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const terminals: Terminal[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(terminals.splice(0).map((terminal) => terminal.dispose()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A data folder of its own. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'harena-'));
  folders.push(folder);
  return folder;
}

/** Starts the program on a data folder. */
export function start(folder: string, args: readonly string[], options: SpawnOptions = {}): Terminal {
  return kept(Terminal.spawn(process.execPath, [PROGRAM, '--data-dir', folder, ...args], options));
}

/** A terminal that goes away after the test. */
export function kept(terminal: Terminal): Terminal {
  terminals.push(terminal);
  return terminal;
}
