/** --arena on the command line (27.2): what it means, what is refused, what the journal shows of it. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { readArena } from '../../../../src/games/gladiator/cli/arena-option.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';
import type { SimOptions } from '../../../../src/games/gladiator/cli/sim/options.ts';
import { ARENA_SIZES } from '../../../../src/games/gladiator/rules/arena/types.ts';
import { advancedRules, basicRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { runHere } from '../../../cli/run.ts';
import { read, tempFolder } from '../../../store/support.ts';

const PAIR: SimOptions = { red: 'light', blue: 'heavy', n: '3', seed: 'cli', rules: 'advanced' };

interface Line {
  readonly kind: string;
  readonly size?: number;
  readonly rolls?: readonly { readonly name: string }[];
}

/** The lines of the journal of three bouts. */
async function journalOf(options: Partial<SimOptions>): Promise<readonly Line[]> {
  const file = join(tempFolder(), 'journal.jsonl');
  await runSim({ ...PAIR, ...options, journal: file });
  const lines = read(file).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

const sizesIn = (lines: readonly Line[]) => lines.filter(({ kind }) => kind === 'arena-made').map(({ size }) => size);

describe('27.2 --arena', () => {
  test.each(ARENA_SIZES)('%i is that size, with obstacles by the dice', (size) => {
    expect(readArena(String(size), advancedRules())).toEqual({ size, obstacles: null });
  });

  test('roll, or nothing at all, leaves all of it to the dice', () => {
    expect(readArena('roll', advancedRules())).toEqual({ size: null, obstacles: null });
    expect(readArena(undefined, advancedRules())).toEqual({ size: null, obstacles: null });
  });

  test('plain is open sand under any rules, and so is nothing at all without chapter 27', () => {
    expect(readArena('plain', advancedRules())).toBeUndefined();
    expect(readArena('plain', basicRules())).toBeUndefined();
    expect(readArena(undefined, basicRules())).toBeUndefined();
    expect(readArena(undefined, advancedRules([19, 21]))).toBeUndefined();
  });

  test.each(['0', '6', '1.5', '01', 'pit', 'Roll', '', ' '])('%j is refused, with the legal words', (word) => {
    for (const rules of [basicRules(), advancedRules()]) {
      expect(() => readArena(word, rules)).toThrow(UsageError);
      expect(() => readArena(word, rules)).toThrow(
        `--arena ${word}; legal: 1, 2, 3, 4, 5 (from the Colosseum to a pit), roll, plain`,
      );
    }
  });

  test.each(['3', 'roll'])('%s without chapter 27 is refused, with the way to have it', (word) => {
    const refusal = `--arena ${word}: arenas are of chapter 27, which --rules`;
    expect(() => readArena(word, basicRules())).toThrow(`${refusal} basic leaves out: choose --rules advanced`);
    expect(() => readArena(word, advancedRules([19, 21]))).toThrow(`${refusal} leaves out: take its -27 away`);
  });

  test('is refused by practice before it looks for a terminal', async () => {
    const { code, err } = await runHere('practice', '--rules', 'advanced', '--arena', '9');
    expect([code, err]).toEqual([2, expect.stringContaining('--arena 9; legal: 1, 2, 3, 4, 5')]);
    expect((await runHere('practice', '--rules', 'basic', '--arena', '2')).err).toContain('arenas are of chapter 27');
  });
});

describe('27.2 sim', () => {
  test('holds every bout in the arena asked for, and says so in its journal', async () => {
    expect(sizesIn(await journalOf({ arena: '4' }))).toEqual([4, 4, 4]);
    expect(sizesIn(await journalOf({ arena: 'plain' }))).toEqual([]);
  });

  test('rolls an arena for every bout where none is asked for', async () => {
    const lines = await journalOf({});
    expect(sizesIn(lines)).toHaveLength(3);
    const rolls = lines.flatMap((line) => line.rolls ?? []).filter(({ name }) => name === 'arena-size');
    expect(rolls).toHaveLength(3);
  });

  test('repeats what it was given in its document', async () => {
    const inputOf = async (options: Partial<SimOptions>) =>
      JSON.parse(await runSim({ ...PAIR, ...options, json: true })).input;
    expect((await inputOf({ arena: '5' })).arena).toEqual({ size: 5, obstacles: null });
    expect(await inputOf({ arena: 'plain' })).not.toHaveProperty('arena');
    expect(await inputOf({ rules: 'basic' })).not.toHaveProperty('arena');
  });
});
