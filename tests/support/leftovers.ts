/**
 * What tests leave behind, and when it goes away. Files of a project share their modules, and a hook that a module
 * declares belongs to the first file that imports it: setup.ts declares one for every file and calls this.
 */
import { rmSync } from 'node:fs';

type Undo = () => unknown;

const left: Readonly<Record<'test' | 'file', Undo[]>> = { test: [], file: [] };

/** Has something done after the test that runs, or after the last test of its file. */
export function afterwards(end: 'test' | 'file', undo: Undo): void {
  left[end].push(undo);
}

/** Has a folder removed then, though somebody may still be writing in it. */
export function removeAfterwards(end: 'test' | 'file', folder: string): void {
  afterwards(end, () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

/** Does what is due after a test or a file, the last of it first. */
export async function tidy(end: 'test' | 'file'): Promise<void> {
  for (let undo = left[end].pop(); undo; undo = left[end].pop()) await undo();
}
