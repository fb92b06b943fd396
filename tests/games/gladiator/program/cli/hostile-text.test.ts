/** What the program prints of others' files is letters: nothing in it is obeyed by a terminal. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, runHere } from '../../../../cli/run.ts';
import { put, tempFolder } from '../../../../store/support.ts';
import { recordOf } from '../tui/hostile.ts';

const NAME = '\u001b[31337mRu\u202efus\u009b2J\r';
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be printed
const OBEYED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u;

test('a replay as text, as JSON and verified', async () => {
  const file = put(tempFolder(), 'bout.json', recordOf(NAME, 'Marcus'));
  const [text, json, verified] = await Promise.all(
    ['--text', '--json', '--verify'].map((how) => run('replay', file, how)),
  );
  expect(text?.out).toContain('\\u001b[31337MRU\\u202eFUS\\u009b2J\\u000d');
  for (const ran of [text, json, verified]) {
    expect(ran?.code).toBe(0);
    expect(ran?.out).not.toMatch(OBEYED);
  }
  expect(JSON.stringify(JSON.parse(json?.out ?? ''))).toContain(JSON.stringify(NAME).slice(1, -1));
});

test('a file whose name is a spell', async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'replays'));
  writeFileSync(join(folder, 'replays', '\u001b[31337m\u202e.json'), '{');
  const { out } = await runHere('saves', 'list', '--data-dir', folder);
  expect(out).toContain('\\u001b[31337m\\u202e.json');
  expect(out).not.toMatch(OBEYED);
});

test.each([
  ['replay', 1],
  ['odds', 2],
] as const)('a complaint about an argument of %s', async (command, exit) => {
  const { code, out, err } = await runHere(command, '\u001b[31337m\u202e.json');
  expect(code).toBe(exit);
  expect(err).toContain('31337m');
  expect(out + err).not.toMatch(OBEYED);
});
