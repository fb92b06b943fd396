/** Folders of tests go away, whichever file of the process asked for a folder first. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../store/support.ts';
import { afterwards, tidy } from './leftovers.ts';

describe('what tests leave behind', () => {
  it('is undone after its test, the last of it first, and once', async () => {
    const undone: string[] = [];
    afterwards('test', () => undone.push('folder'));
    afterwards('test', async () => undone.push('terminal'));
    await tidy('test');
    await tidy('test');
    expect(undone).toEqual(['terminal', 'folder']);
  });

  const seen: string[] = [];
  it('is a folder', () => {
    seen.push(tempFolder());
    afterwards('test', () => seen.push('after the test'));
    expect(existsSync(seen[0] as string)).toBe(true);
  });

  it('stays until the last test of the file where that was said, and goes after its test else', async () => {
    expect(seen[1]).toBe('after the test');
    expect(existsSync(seen[0] as string)).toBe(true);
    await tidy('file');
    expect(existsSync(seen[0] as string)).toBe(false);
  });
});
