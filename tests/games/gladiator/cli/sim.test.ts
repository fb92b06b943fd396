/** harena sim: its document, its journal, its errors. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailureError, UsageError } from '../../../../src/cli/errors.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';
import type { SimOptions } from '../../../../src/games/gladiator/cli/sim/options.ts';
import { rulesText } from '../../../../src/games/gladiator/cli/sim/words.ts';
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Entry } from '../../../../src/kernel/event.ts';
import { checkJournal } from '../../../../tools/games/gladiator/journal-checker.ts';
import { run, runHere } from '../../../cli/run.ts';
import { read, tempFolder } from '../../../store/support.ts';

const PAIR: SimOptions = { red: 'light', blue: 'heavy', n: '20', seed: 'cli' };

interface Line {
  readonly kind: string;
  readonly bout: number;
  readonly seq: number;
  readonly turn: number;
  readonly phase: number;
  readonly [key: string]: unknown;
}

/** The lines of a journal of `n` bouts, bout by bout. */
async function journalOf(n: number): Promise<readonly (readonly Line[])[]> {
  const file = join(tempFolder(), 'journal.jsonl');
  await runSim({ ...PAIR, n: String(n), journal: file });
  const text = read(file);
  expect(text.endsWith('}\n')).toBe(true);
  const bouts: Line[][] = [];
  for (const line of text.trimEnd().split('\n')) {
    const parsed = JSON.parse(line) as Line;
    if (parsed.kind === 'bout') bouts.push([]);
    bouts.at(-1)?.push(parsed);
  }
  return bouts;
}

describe('sim --json', () => {
  test('prints one document of the promised shape', async () => {
    const document = JSON.parse(await runSim({ ...PAIR, json: true })) as { readonly [key: string]: unknown };
    expect(Object.keys(document)).toEqual([
      ...['schema', 'game', 'input', 'bouts', 'wins', 'draws', 'turns', 'ends', 'results'],
      ...['confidence', 'shares', 'wounds', 'blows'],
    ]);
    expect(document).toMatchObject({
      schema: 'harena/sim/1',
      input: { red: 'light', blue: 'heavy', n: 20, seed: 'cli', rules: advancedRules() },
      bouts: 20,
    });
  });

  test('counts every bout once in wins and draws, turns, ends, and the letters of each man', async () => {
    const { wins, draws, turns, ends, results } = JSON.parse(await runSim({ ...PAIR, json: true })) as {
      readonly wins: readonly [number, number];
      readonly draws: number;
      readonly turns: { readonly [turn: string]: number };
      readonly ends: { readonly [cause: string]: number };
      readonly results: { readonly [fighter: string]: { readonly [letter: string]: number } };
    };
    const sum = (counts: object) => Object.values(counts).reduce((a: number, b: number) => a + b, 0);
    expect([wins[0] + wins[1] + draws, sum(turns), sum(ends)]).toEqual([20, 20, 20]);
    expect(Object.keys(results)).toEqual(['A', 'B']);
    for (const letters of Object.values(results)) {
      expect(Object.keys(letters)).toEqual(['V', 'S', 'M', 'P']);
      expect(sum(letters)).toBe(20);
    }
    expect([results.A?.V, results.B?.V]).toEqual(wins);
  });

  test('gives equal bytes for equal seeds, in this process and another, and other bytes for another seed', async () => {
    const here = await runSim({ ...PAIR, json: true });
    expect(await runSim({ ...PAIR, json: true })).toBe(here);
    const there = await run('sim', '--red', 'light', '--blue', 'heavy', '-n', '20', '--seed', 'cli', '--json');
    expect(there).toEqual({ code: 0, out: here, err: '' });
    expect(await runSim({ ...PAIR, json: true, seed: 'other' })).not.toBe(here);
  });

  test('without a seed makes one and tells it', async () => {
    const { seed: _, ...unseeded } = PAIR;
    const { input } = JSON.parse(await runSim({ ...unseeded, n: '1', json: true })) as { input: { seed: string } };
    expect(input.seed).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  });
});

describe('sim as text', () => {
  test('names the pair, the seed and the shares', async () => {
    const text = await runSim(PAIR);
    expect(text).toMatch(/^light against heavy, 20 bouts, seed cli\n/);
    expect(text).toMatch(/^ {2}red wins +\d+ +\d+\.\d % {2}\(\d+\.\d to \d+\.\d\)$/m);
    expect(text).toMatch(/^ {2}A {2}V \d+ {2}S \d+ {2}M \d+ {2}P \d+$/m);
  });

  test('P260 names rules and tables that were asked for, in text and picture', async () => {
    const classic = { ...PAIR, n: '1', rules: 'basic', tables: 'classic', defenceCards: true } as const;
    expect(await runSim(classic)).toMatch(
      /^light against heavy, 1 bout, basic rules, classic tables, defence cards, seed cli\n/,
    );
    const matrix = { matrix: 'light,heavy', n: '2', seed: 'cli', tables: 'billings' };
    expect(await runSim(matrix)).toMatch(
      /^2 fighters, .*, 2 bouts a pairing, advanced rules, billings tables, seed cli\n/,
    );
    const svg = join(tempFolder(), 'matrix.svg');
    await runSim({ ...matrix, svg });
    expect(readFileSync(svg, 'utf8')).toContain(
      '2 bouts a pairing of book against book, advanced rules, billings tables, seed cli',
    );
  });
});

describe('26 sim of teams', () => {
  const TEAMS: SimOptions = { red: 'light+thraex', blue: 'secutor+heavy(name=Varro)+medium', n: '6', seed: 'cli' };

  test('counts the letters of every man in his order', async () => {
    const { wins, draws, results } = JSON.parse(await runSim({ ...TEAMS, rules: 'advanced', json: true })) as {
      readonly wins: readonly [number, number];
      readonly draws: number;
      readonly results: { readonly [fighter: string]: { readonly [letter: string]: number } };
    };
    expect(wins[0] + wins[1] + draws).toBe(6);
    expect(Object.keys(results)).toEqual(['A', 'B', 'C', 'D', 'E']);
    for (const letters of Object.values(results)) expect(Object.values(letters).reduce((a, b) => a + b)).toBe(6);
    expect((results.A?.V ?? 9) <= wins[0] && (results.C?.V ?? 9) <= wins[1]).toBe(true);
  });

  test('as text sums each side up and then names its men', async () => {
    const text = await runSim({ ...TEAMS, rules: 'advanced' });
    expect(text).toMatch(/^ {2}red, all 2 +V \d+ {2}S \d+ {2}M \d+ {2}P \d+$/m);
    expect(text).toMatch(/^ {4}B thraex +V /m);
    expect(text).toMatch(/^ {2}blue, all 3 +V /m);
    expect(text).toMatch(/^ {4}D Varro +V /m);
    const counts = (line: RegExp) => [...(line.exec(text)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
    const [all, a, b] = [/red, all 2 +(.*)$/m, /^ {4}A light +(.*)$/m, /^ {4}B thraex +(.*)$/m].map(counts);
    expect(all).toEqual(a?.map((count, i) => count + (b?.[i] ?? 0)));
  });
});

describe('sim --journal', () => {
  test('has a line for the bout, a line an event, and a line for the end, for each bout', async () => {
    const bouts = await journalOf(3);
    expect(bouts.map(([head]) => head?.bout)).toEqual([0, 1, 2]);
    for (const lines of bouts) {
      expect(lines[0]).toMatchObject({
        kind: 'bout',
        seed: expect.any(String),
        setup: { fighters: expect.any(Array) },
      });
      const end = lines.at(-1);
      expect(end).toMatchObject({ kind: 'end', digest: expect.stringMatching(/^[0-9a-f]{16}$/) });
      expect(end?.outcome).toMatchObject({
        winner: expect.toSatisfy((winner: unknown) => [0, 1, null].includes(winner as number | null)),
        by: expect.any(String),
        turns: expect.any(Number),
        results: { A: expect.stringMatching(/^[VSMP]$/), B: expect.stringMatching(/^[VSMP]$/) },
      });
      const events = lines.slice(1, -1);
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i));
      for (const { kind, cite, turn, phase } of events) {
        expect([typeof kind, typeof cite]).toEqual(['string', 'string']);
        expect(turn).toBeGreaterThanOrEqual(0);
        expect(phase).toBeLessThanOrEqual(9);
      }
    }
  });

  test('bears out the printed tables, line by line', async () => {
    for (const [head, ...rest] of await journalOf(3)) {
      const entries = rest.slice(0, -1).map(({ bout: _, seq, turn, phase, ...event }) => ({ seq, turn, phase, event }));
      expect(checkJournal(head?.setup as Setup, entries as unknown as readonly Entry<GladiatorEvent>[])).toEqual([]);
    }
  });

  test('is the same for the same seed', async () => {
    expect(await journalOf(2)).toEqual(await journalOf(2));
  });

  test('that cannot be opened is a failure in words', async () => {
    const missing = join(tempFolder(), 'none', 'journal.jsonl');
    await expect(runSim({ ...PAIR, journal: missing })).rejects.toThrow(
      new FailureError('cannot write the journal: there is no such file or folder'),
    );
  });

  test.runIf(existsSync('/dev/full'))('on a full disk is a failure in words', async () => {
    await expect(runSim({ ...PAIR, n: '2', journal: '/dev/full' })).rejects.toThrow(
      new FailureError('cannot write the journal: the disk is full'),
    );
  });
});

describe('bad options of sim', () => {
  test.each([
    [{ red: 'light', blue: 'light' }, '-n is missing: give it the number of bouts'],
    [{ blue: 'light', n: '1' }, '--red is missing: give it a fighter such as'],
    [{ red: 'light', n: '1' }, '--blue is missing: give it a fighter such as'],
    [{ ...PAIR, n: '0' }, '-n 0: expected a whole number from 1 to 10000000'],
    [{ ...PAIR, n: '-3' }, '-n -3: expected a whole number'],
    [{ ...PAIR, n: '1e3' }, '-n 1e3: expected a whole number'],
    [{ ...PAIR, n: '99999999' }, '-n 99999999: expected a whole number'],
    [{ ...PAIR, red: 'andabata' }, "unknown fighter 'andabata'; legal: light, medium, heavy"],
    [{ ...PAIR, rules: 'lavish' }, "unknown rules 'lavish'; legal: basic, advanced"],
    [{ ...PAIR, rules: 'advanced,-9' }, "'-9' is no chapter to leave out"],
    [
      { ...PAIR, rules: 'basic', red: 'thraex' },
      "'thraex' is a style of chapter 19, which --rules basic leaves out: choose --rules advanced",
    ],
    [{ ...PAIR, rules: 'advanced,-21', red: 'light(weapon=axe)' }, 'weapon=axe is of chapter 21'],
    [{ ...PAIR, rules: 'basic', red: 'light(shield=none)' }, 'shield=none is of chapter 21'],
    [
      { ...PAIR, rules: 'basic', red: 'light+light' },
      'several men a side are of chapter 26, which --rules basic leaves out: choose --rules advanced',
    ],
    [
      { ...PAIR, rules: 'advanced,-26', blue: 'light+light' },
      'of chapter 26, which --rules leaves out: take its -26 away',
    ],
    [{ ...PAIR, seed: 'x'.repeat(65) }, 'is not a seed: expected 1 to 64 printable characters'],
  ] as const)('%j: %s', async (options, words) => {
    await expect(runSim(options)).rejects.toThrow(UsageError);
    await expect(runSim(options)).rejects.toThrow(words);
  });

  test('leave a journal of before as it was', async () => {
    const journal = join(tempFolder(), 'journal.jsonl');
    await runSim({ ...PAIR, n: '1', journal });
    const before = readFileSync(journal, 'utf8');
    expect((await runHere('sim', '--red', 'x', '--blue', 'light', '-n', '1', '--journal', journal)).code).toBe(2);
    expect(readFileSync(journal, 'utf8')).toBe(before);
  });
});

test('a run says by which rules, and sine missione where it is', () => {
  expect(rulesText({ rules: advancedRules() })).toBe('advanced rules');
  expect(rulesText({ rules: advancedRules(), sineMissione: true })).toBe('advanced rules, sine missione');
});
