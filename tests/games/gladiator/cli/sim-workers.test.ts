/** harena sim --workers: the same bytes whoever fought, and the line that tells how far it is. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailureError, UsageError } from '../../../../src/cli/errors.ts';
import { progressOn } from '../../../../src/cli/progress.ts';
import { progressText, readWorkers } from '../../../../src/cli/sim/workers.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';
import { cut } from '../../../../src/games/gladiator/cli/sim/batch.ts';
import type { SimOptions } from '../../../../src/games/gladiator/cli/sim/options.ts';
import { run } from '../../../cli/run.ts';
import { read, tempFolder } from '../../../store/support.ts';

const MANY = ['sim', '--red', 'light+retiarius', '--blue', 'hunt', '-n', '30', '--seed', 'crew'] as const;
const RIDER = ['sim', '--red', 'light', '--blue', 'eques', '-n', '24', '--seed', 'crew'] as const;
const PAIR: SimOptions = { red: 'light', blue: 'heavy', n: '24', seed: 'built', json: true };
const crews = ['1', '3'] as const;

describe('any number of workers', () => {
  test('prints the same bytes', async () => {
    const runs = await Promise.all(crews.map((workers) => run(...RIDER, '--json', '--workers', workers)));
    for (const one of runs) expect(one).toEqual({ code: 0, out: runs[0]?.out, err: '' });
  });

  test('prints the same text and writes the same journal, in the order of the bouts', async () => {
    const files = crews.map(() => join(tempFolder(), 'journal.jsonl'));
    const runs = await Promise.all(
      files.map((file, i) => run(...MANY, '--journal', file, '--workers', crews[i] ?? '1')),
    );
    for (const one of runs) expect(one).toEqual({ code: 0, out: runs[0]?.out, err: '' });
    const texts = files.map(read);
    expect(new Set(texts).size).toBe(1);
    const heads = [...(texts[0] ?? '').matchAll(/^\{"kind":"bout","bout":(\d+)/gm)].map(([, bout]) => Number(bout));
    expect(heads).toEqual(Array.from({ length: 30 }, (_, bout) => bout));
  });

  test('gives the same from the sources as from the built program', async () => {
    const args = ['sim', '--red', 'light', '--blue', 'heavy', '-n', '24', '--seed', 'built', '--json'];
    const here = await runSim({ ...PAIR, workers: '2' });
    expect(await run(...args, '--workers', '2')).toEqual({ code: 0, out: here, err: '' });
  });

  test.runIf(existsSync('/dev/full'))('fails as one does where the journal cannot be written', async () => {
    const full = { ...PAIR, journal: '/dev/full', workers: '2' };
    await expect(runSim(full)).rejects.toThrow(new FailureError('cannot write the journal: the disk is full'));
  });
});

describe('--workers', () => {
  test.each(['0', '-1', 'two', '1.5', '257', ''])('%j is refused', (text) => {
    expect(() => readWorkers(text, 10, 1)).toThrow(UsageError);
    expect(() => readWorkers(text, 10, 1)).toThrow(`--workers ${text}: expected a whole number from 1 to 256`);
  });

  test('where nothing is said is one for few bouts, and never more than there are cores', () => {
    expect(readWorkers(undefined, 1, 1000)).toBe(1);
    expect(readWorkers(undefined, 1999, 1000)).toBe(1);
    expect(readWorkers(undefined, 10_000_000, 1000)).toBeGreaterThanOrEqual(1);
    expect(readWorkers('5', 1, 1000)).toBe(5);
  });
});

test('batches are all bouts of every pairing, once and in order', () => {
  const { count, at } = cut(3, { from: 5, to: 25 }, 8);
  const all = Array.from({ length: count }, (_, i) => at(i));
  expect(all.slice(0, 3)).toEqual([
    { pairing: 0, range: { from: 5, to: 13 } },
    { pairing: 0, range: { from: 13, to: 21 } },
    { pairing: 0, range: { from: 21, to: 25 } },
  ]);
  expect(all.map(({ pairing }) => pairing)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
});

describe('the progress line', () => {
  const written = (isTTY: boolean, ascii = false) => {
    const texts: string[] = [];
    let time = 0;
    const progress = progressOn({ isTTY, write: (text) => texts.push(text) }, ascii, () => time);
    for (const [done, at] of [
      [10, 50],
      [250, 1000],
      [260, 1020],
      [500, 2000],
    ] as const) {
      time = at;
      progress.at(done / 1000, (spent) => progressText(done, 1000, 'bouts', spent));
    }
    progress.clear();
    return texts;
  };

  test('is written over at most ten times a second, and taken away at the end', () => {
    expect(written(true)).toEqual([
      '\r\u001b[K██████░░░░░░░░░░░░░░░░░░ 25 %  250 of 1000 bouts, 250 a second, 0:03 left',
      '\r\u001b[K████████████░░░░░░░░░░░░ 50 %  500 of 1000 bouts, 250 a second, 0:02 left',
      '\r\u001b[K',
    ]);
    expect(written(true, true)[0]).toContain('######.................. 25 %');
  });

  test('is not there without a terminal', () => {
    expect(written(false)).toEqual([]);
  });
});

/** Every file that a file brings with it when it runs, and every package. */
function broughtBy(path: string, found = new Set<string>()): ReadonlySet<string> {
  found.add(path);
  if (!path.startsWith('src/')) return found;
  for (const [, type, from = ''] of readFileSync(path, 'utf8').matchAll(
    /^(?:import|export)\s+(type\s)?[^;]*?from '([^']+)'/gm,
  )) {
    const next = from.startsWith('.') ? normalize(join(dirname(path), from)) : from;
    if (type === undefined && !found.has(next) && !from.endsWith('.json')) broughtBy(next, found);
  }
  return found;
}

/** Where a worker begins, and what of the game it loads on the way to its job. */
const LOADED = [
  'src/cli/sim/worker.ts',
  'src/games/gladiator/game.ts',
  'src/games/gladiator/cli/commands.ts',
  'src/games/gladiator/cli/sim/jobs.ts',
];

test('a worker brings no screen with it', () => {
  const brought = LOADED.flatMap((path) => [...broughtBy(path)]);
  expect(brought.length).toBeGreaterThan(50);
  expect(brought.filter((one) => /^(ink|react|conf)|^src\/(tui|store)\//.test(one))).toEqual([]);
});
