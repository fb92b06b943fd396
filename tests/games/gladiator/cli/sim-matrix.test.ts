/** harena sim --matrix: each against each, its table, its document; and the pictures of sim. */
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { FailureError, UsageError } from '../../../../src/cli/errors.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';
import type { SimOptions } from '../../../../src/games/gladiator/cli/sim/options.ts';
import { readPlan } from '../../../../src/games/gladiator/cli/sim/plan.ts';
import { STYLES } from '../../../../src/games/gladiator/rules/types.ts';
import { wilson } from '../../../../src/odds/intervals.ts';
import { read, tempFolder } from '../../../store/support.ts';

const THREE: SimOptions = { matrix: 'light,medium,heavy', n: '6', seed: 'matrix', ascii: true };

interface Pair {
  readonly red: string;
  readonly blue: string;
  readonly seed: string;
  readonly bouts: number;
  readonly wins: readonly [number, number];
}

interface Document {
  readonly input: object;
  readonly pairs: readonly Pair[];
  readonly standings: readonly {
    readonly fighter: string;
    readonly wins: number;
    readonly bouts: number;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
}

const document = async (options: SimOptions) => JSON.parse(await runSim({ ...options, json: true })) as Document;

describe('sim --matrix', () => {
  test('styles is every pair of styles of chapter 19, and each with its like', () => {
    const { pairings } = readPlan({ matrix: 'styles', n: '1' });
    expect(pairings).toHaveLength((STYLES.length * (STYLES.length + 1)) / 2);
    expect(new Set(pairings.map(({ red, blue }) => [red, blue].sort().join())).size).toBe(pairings.length);
    expect(new Set(pairings.map(({ seed }) => seed)).size).toBe(pairings.length);
  });

  test('has for every pairing what a run of it alone has, with the seed it tells', async () => {
    const { pairs } = await document(THREE);
    expect(pairs.map(({ red, blue }) => `${red}-${blue}`)).toEqual([
      ...['light-light', 'light-medium', 'light-heavy', 'medium-medium', 'medium-heavy', 'heavy-heavy'],
    ]);
    for (const { red, blue, seed, bouts, wins } of pairs) {
      const alone = JSON.parse(await runSim({ red, blue, n: '6', seed, json: true }));
      expect({ bouts, wins }).toEqual({ bouts: alone.bouts, wins: alone.wins });
    }
  });

  test('counts for the standings every bout against others once for either man, the best first', async () => {
    const { pairs, standings } = await document(THREE);
    for (const { fighter, wins, bouts, share, low, high } of standings) {
      const his = pairs.filter(({ red, blue }) => red !== blue && (red === fighter || blue === fighter));
      expect(wins).toBe(his.reduce((sum, pair) => sum + pair.wins[pair.red === fighter ? 0 : 1], 0));
      expect([bouts, share]).toEqual([12, wins / bouts]);
      expect({ low, high }).toEqual(wilson(wins, bouts));
    }
    expect(standings.map(({ share }) => share)).toEqual(standings.map(({ share }) => share).sort((a, b) => b - a));
  });

  test('prints a table in which row and column tell of the same bouts', async () => {
    const text = await runSim(THREE);
    const { pairs } = await document(THREE);
    const rows = [...text.matchAll(/^ {2}(light|medium|heavy) +(\d+) +(\d+) +(\d+)$/gm)].map(([, ...cells]) => cells);
    expect(rows.map(([name]) => name)).toEqual(['light', 'medium', 'heavy']);
    const shown = (row: number, column: number) => Number(rows[row]?.[column + 1]);
    const share = (red: string, blue: string, side: 0 | 1) =>
      Math.round(100 * ((pairs.find((pair) => pair.red === red && pair.blue === blue)?.wins[side] ?? 0) / 6));
    expect([shown(0, 2), shown(2, 0)]).toEqual([share('light', 'heavy', 0), share('light', 'heavy', 1)]);
    expect(shown(1, 1)).toBe(share('medium', 'medium', 0));
    expect(text).toMatch(/^ {2}heavy +\d+\.\d % {2}\(\d+\.\d to \d+\.\d\) {2}#+$/m);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('of fighters whose names begin alike numbers them', async () => {
    const text = await runSim({ ...THREE, matrix: 'light(ag=1),light(ag=2,st=1)', n: '2' });
    expect(text).toMatch(/^ +1 +2$/m);
    expect(text).toMatch(/^ {2}1 light\(ag=1\) +\d+ +\d+$/m);
    expect(text).toMatch(/^ {2}2 light\(ag=2,st=1\) +\d+ +\d+$/m);
  });

  test('of all styles is no wider than 80 columns', async () => {
    const text = await runSim({ matrix: 'styles', n: '1', seed: 'wide' });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test.each<[SimOptions, string]>([
    [{ matrix: 'light', n: '1' }, '--matrix light: expected styles, or 2 to 30 fighters such as light,medium,heavy'],
    [{ matrix: 'light,light', n: '1' }, "--matrix: 'light' is there twice"],
    [{ matrix: 'light,gladius', n: '1' }, "unknown fighter 'gladius'"],
    [{ matrix: 'light,wolf', n: '1' }, 'beasts come on the blue side'],
    [{ matrix: 'styles', n: '1', rules: 'basic' }, 'is a style of chapter 19'],
    [{ matrix: 'styles', n: '1', red: 'light' }, '--matrix does not go with --red and --blue'],
    [{ matrix: 'styles', n: '1', journal: 'x' }, '--journal is of one pairing: it does not go with --matrix'],
    [{ matrix: 'styles' }, '-n is missing'],
  ])('%o is refused', async (options, words) => {
    await expect(runSim(options)).rejects.toThrow(UsageError);
    await expect(runSim(options)).rejects.toThrow(words);
  });
});

describe('sim --svg', () => {
  const pictures: readonly SimOptions[] = [
    { red: 'light', blue: 'heavy', n: '10', seed: 'svg' },
    { red: "light(name=O'Neil)", blue: 'hunt', n: '1', seed: 'a<b>&"c"' },
    THREE,
    { matrix: 'light,heavy', n: '1', seed: 'two' },
  ];

  test.each(pictures)('%o draws a picture that a renderer takes', async (options) => {
    const svg = join(tempFolder(), 'picture.svg');
    const text = await runSim({ ...options, svg });
    expect(text).toBe(await runSim(options));
    const drawn = read(svg);
    expect(drawn).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg xmlns=/);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity|="-/);
    const { width, height } = new Resvg(drawn, { font: { loadSystemFonts: false } }).render();
    expect([width >= 700, height >= 200]).toEqual([true, true]);
  });

  test('is the same for the same seed', async () => {
    const draw = async () => {
      const svg = join(tempFolder(), 'picture.svg');
      await runSim({ ...THREE, svg });
      return read(svg);
    };
    expect(await draw()).toBe(await draw());
  });

  test('draws the best as far as there is room, whatever it won', async () => {
    const farthest = async (seed: string) => {
      const svg = join(tempFolder(), 'picture.svg');
      await runSim({ ...THREE, n: '2', seed, svg });
      return Math.max(...[...read(svg).matchAll(/<line [^>]*x2="([\d.]+)"/gu)].map(([, x]) => Number(x)));
    };
    const all = await Promise.all(['matrix', 'another'].map(farthest));
    expect(new Set(all).size).toBe(1);
  });

  test('that cannot be written is a failure in words', async () => {
    const svg = join(tempFolder(), 'none', 'x.svg');
    await expect(runSim({ ...THREE, n: '1', svg })).rejects.toThrow(
      new FailureError('cannot write the picture: there is no such file or folder'),
    );
  });
});
