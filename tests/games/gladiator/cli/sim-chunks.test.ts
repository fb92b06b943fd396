/** harena sim --chunk and sim merge: parts in any order, of any cut, are the whole; what is no whole is refused. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { FailureError, UsageError } from '../../../../src/cli/errors.ts';
import { readChunk } from '../../../../src/cli/sim/parts.ts';
import { cardOf } from '../../../../src/games/gladiator/career/man/card.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';
import { checkChunk, joinChunks } from '../../../../src/games/gladiator/cli/sim/chunk.ts';
import type { SimOptions } from '../../../../src/games/gladiator/cli/sim/options.ts';
import { manOf } from '../../../../tools/games/gladiator/men.ts';
import { run, runHere } from '../../../cli/run.ts';
import { put, read, tempFolder, value } from '../../../store/support.ts';
import { tried } from '../../../support/soak.ts';
import { merged } from './merge.ts';

const N = 12;
const RUN: SimOptions = { red: 'venator', blue: 'hunt', n: String(N), seed: 'parts' };
const MATRIX: SimOptions = { matrix: 'light,retiarius,light(ag=2,st=1)', n: '6', seed: 'parts' };

/** The file of one part of a run. */
async function partOf(options: SimOptions, chunk: string): Promise<string> {
  return put(tempFolder(), `${chunk.replace('/', '-of-')}.json`, await runSim({ ...options, chunk }));
}

const partsOf = (options: SimOptions, chunks: readonly string[]) =>
  Promise.all(chunks.map((chunk) => partOf(options, chunk)));

describe('sim merge', () => {
  /** Into how many parts the run of 12 is cut, evenly or not; in the soak into as many as there can be. */
  const CUTS = Array.from({ length: N }, (_, i) => i + 1).filter((of) => N % of === 0 || of === tried(7, of));
  /** The files of every part of those. */
  const files = new Map<string, string>();
  beforeAll(async () => {
    for (const of of CUTS) {
      for (let i = 1; i <= of; i++) files.set(`${i}/${of}`, await partOf(RUN, `${i}/${of}`));
    }
  });
  const file = (chunk: string): string => files.get(chunk) ?? '';

  test('of parts in any order is the whole run, as text and as a document', async () => {
    const whole = [await runSim(RUN), await runSim({ ...RUN, json: true })];
    const parts = fc.constantFrom(...CUTS).chain((of) =>
      fc.shuffledSubarray(
        Array.from({ length: of }, (_, i) => `${i + 1}/${of}`),
        { minLength: of },
      ),
    );
    fc.assert(
      fc.property(parts, (chunks) => {
        const paths = chunks.map(file);
        expect([merged(paths, {}), merged(paths, { json: true })]).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  test.each([[['1/2', '3/4', '4/4']], [['2/3', '5/6', '1/3', '6/6']], [['1/1']]])(
    'of parts that are not cut alike (%j) is the whole run',
    async (chunks) => {
      expect(merged(chunks.map(file), {})).toBe(await runSim(RUN));
    },
  );

  test('of a matrix is the whole matrix, and so is its picture', async () => {
    const paths = await partsOf(MATRIX, ['2/3', '1/3', '3/3']);
    expect(merged(paths, { json: true })).toBe(await runSim({ ...MATRIX, json: true }));
    const [one, two] = [join(tempFolder(), 'one.svg'), join(tempFolder(), 'two.svg')];
    expect(merged(paths, { svg: one })).toBe(await runSim({ ...MATRIX, svg: two }));
    expect(read(one)).toBe(read(two));
  });

  test('refuses parts that are missing, and names their bouts', () => {
    const merge = (...chunks: readonly string[]) => merged(chunks.map(file), {});
    const missing = (words: string) => new FailureError(`of 12 bouts (from 0) these are missing: ${words}`);
    expect(() => merge('1/3', '3/3')).toThrow(missing('4 to 7'));
    expect(() => merge('2/4', '12/12')).toThrow(missing('0 to 2, 6 to 10'));
    expect(() => merge('1/12', '2/12', '2/2')).toThrow(missing('2 to 5'));
    expect(() => merge('1/2', '7/12', '9/12', '5/6', '11/12', '12/12')).toThrow(/both have bout 8$/);
  });

  test('refuses bouts that are there twice, and names both files', () => {
    expect(() => merged([file('2/2'), file('1/2'), file('3/4')], {})).toThrow(
      new FailureError(`${file('2/2')} and ${file('3/4')} both have bout 6`),
    );
    expect(() => merged([file('1/1'), file('1/1')], {})).toThrow('both have bout 0');
  });

  test.each<[string, SimOptions, RegExp]>([
    ['seed', { ...RUN, seed: 'else' }, /seed is "else" there, and here "parts"/],
    ['number of bouts', { ...RUN, n: '14' }, /n is 14 there, and here 12/],
    ['fighter', { ...RUN, red: 'bestiarius' }, /red is "bestiarius" there, and here "venator"/],
    ['book of rules', { ...RUN, rules: 'campaign' }, /rules is .*"campaign".* there/],
    ['arena', { ...RUN, arena: 'plain' }, /arena is not given there/],
    ['kind of run', MATRIX, /is not given there, and here|is not of the run/],
  ])('refuses a part of another %s', async (_, options, words) => {
    const other = await partOf(options, '2/2');
    expect(() => merged([file('1/2'), other], {})).toThrow(words);
    expect(() => merged([file('1/2'), other], {})).toThrow(`${other} does not belong to the run of ${file('1/2')}`);
  });

  test('refuses a part of other rules, and of another man of the same name', () => {
    const chunk = value(checkChunk(JSON.parse(read(file('1/2')))));
    const other = value(checkChunk(JSON.parse(read(file('2/2')))));
    const join2 = (changed: object) =>
      joinChunks([
        { name: 'a', chunk },
        { name: 'b', chunk: { ...other, ...changed } },
      ]);
    expect(() => join2({ ruleset: { id: 'gladiator', version: 1 } })).toThrow(
      'b does not belong to the run of a: version 1',
    );
    expect(() => join2({ setups: 'ffff' })).toThrow('the same words mean other fighters there');
    expect(join2({}).pairs).toHaveLength(1);
  });

  test('a card is known by what is on it', async () => {
    const path = put(tempFolder(), 'a.card', cardOf(manOf()));
    const options: SimOptions = { red: `@${path}`, blue: 'light', n: '2', seed: 'card' };
    const first = await partOf(options, '1/2');
    writeFileSync(path, cardOf(manOf({ name: 'Another' })));
    const second = await partOf(options, '2/2');
    expect(() => merged([first, second], {})).toThrow('the same words mean other fighters');
  });

  test('refuses what is no part, or damaged', async () => {
    const damaged = read(file('1/2')).replace(/"draws":(\d+)/, (_, draws) => `"draws":${Number(draws) + 1}`);
    for (const [text, words] of [
      ['{}', 'it is no chunk of a simulation (harena sim --chunk makes them)'],
      [await runSim({ ...RUN, json: true }), 'it is no chunk of a simulation'],
      [damaged, 'it is damaged: its counts do not add up'],
      [read(file('1/2')).replace('"bouts":{', '"bouts":{"more":1,'), 'it is damaged'],
      ['nonsense', 'not'],
    ] as const) {
      const path = put(tempFolder(), 'x.json', text);
      expect(() => merged([path], {})).toThrow(FailureError);
      expect(() => merged([path], {})).toThrow(`${path}: `);
      expect(() => merged([path], {})).toThrow(words);
    }
    expect(() => merged([join(tempFolder(), 'none.json')], {})).toThrow('there is no such file');
  });

  test('journals of parts, one after the other, are the journal of the whole', async () => {
    const journalOf = async (chunk?: string) => {
      const journal = join(tempFolder(), 'journal.jsonl');
      await runSim({ ...RUN, journal, ...(chunk === undefined ? {} : { chunk }) });
      return read(journal);
    };
    expect((await journalOf('1/3')) + (await journalOf('2/3')) + (await journalOf('3/3'))).toBe(await journalOf());
  });
});

describe('--chunk', () => {
  test('I/N are parts of nearly one size that leave out nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 50 }), (n, wanted) => {
        const of = Math.min(n, wanted);
        const ranges = Array.from({ length: of }, (_, i) => readChunk(`${i + 1}/${of}`, { unit: 'bout', count: n }));
        expect([ranges[0]?.from, ranges.at(-1)?.to]).toEqual([0, n]);
        for (const [i, { from, to }] of ranges.entries()) {
          expect(from).toBe(ranges[i - 1]?.to ?? 0);
          expect(Math.abs(to - from - n / of)).toBeLessThan(1);
        }
      }),
    );
  });

  test.each(['0/4', '5/4', '1', '1/', '/3', 'a/b', '1/0', '-1/2', '1.5/2', ''])('%j is refused', (text) => {
    expect(() => readChunk(text, { unit: 'bout', count: 100 })).toThrow(UsageError);
    expect(() => readChunk(text, { unit: 'bout', count: 100 })).toThrow(`--chunk ${text}: expected one part of N`);
  });

  test.each<[SimOptions, string]>([
    [{ ...RUN, chunk: '1/13' }, '12 bouts cannot be cut into 13 parts'],
    [{ red: 'light', blue: 'light', n: '4', chunk: '1/2' }, '--chunk needs --seed'],
    [{ ...RUN, chunk: '1/2', svg: 'x.svg' }, '--svg does not go with --chunk'],
  ])('%o is refused', async (options, words) => {
    await expect(runSim(options)).rejects.toThrow(UsageError);
    await expect(runSim(options)).rejects.toThrow(words);
  });
});

test('the built program cuts and joins', async () => {
  const args = ['sim', '--red', 'light', '--blue', 'heavy', '-n', '20', '--seed', 's'];
  const folder = tempFolder();
  const parts = await Promise.all(
    ['3/3', '1/3', '2/3'].map(async (chunk, i) => {
      const { code, out, err } = await run(...args, '--chunk', chunk, '--workers', String(i + 1));
      expect([code, err]).toEqual([0, '']);
      return put(folder, `${i}.json`, out);
    }),
  );
  expect(await run('sim', 'merge', ...parts)).toEqual(await run(...args));
  const { code, out, err } = await runHere('sim', 'merge', ...parts.slice(1));
  expect([code, out, err]).toEqual([1, '', 'harena: of 20 bouts (from 0) these are missing: 13 to 19\n']);
  expect((await runHere('sim', 'merge')).err).toContain("missing required argument 'files'");
  expect((await runHere('sim', 'merg', 'x.json')).code).toBe(2);
});
