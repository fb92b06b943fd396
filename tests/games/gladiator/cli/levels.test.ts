/** --red-ai, --blue-ai and --ladder. */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { runLadder } from '../../../../src/cli/sim/ladder.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';
import { COMMANDS } from '../../../../src/games/gladiator/cli/commands.ts';
import { MENS_LADDER } from '../../../../src/games/gladiator/cli/sim/ladder.ts';
import { RUNGS } from '../../../../src/games/gladiator/labour/ladder.ts';

const PAIR = { red: 'myrmillo', blue: 'myrmillo', n: '6', seed: 'levels', json: true } as const;
const document = async (text: Promise<string>) => JSON.parse(await text);

describe('sim', () => {
  test('has men led at a level, repeats what was asked, and comes to the same again', async () => {
    const led = { ...PAIR, redAi: 'adept', blueAi: 'novice' };
    const found = await document(runSim(led));
    expect(found).toMatchObject({ input: { redAi: 'adept', blueAi: 'novice' }, bouts: 6 });
    expect(await document(runSim(led))).toEqual(found);
    expect(found).not.toEqual(await document(runSim(PAIR)));
  });

  test('is as ever where the book is named', async () => {
    const { input: _, ...book } = await document(runSim({ ...PAIR, redAi: 'book' }));
    const { input: __, ...plain } = await document(runSim(PAIR));
    expect(book).toEqual(plain);
  });

  test('refuses a level that there is not, and names those that there are', async () => {
    await expect(runSim({ ...PAIR, blueAi: 'genius' })).rejects.toThrow(
      new UsageError('--blue-ai genius; legal: novice, book, adept, tactician, champion, or bot:./my-bot'),
    );
  });

  test('tells the ladder as a table', async () => {
    const first = { ...MENS_LADDER, rungs: RUNGS.slice(0, 1) };
    expect(await runLadder(first, { n: '1', seed: 'ladder' })).toMatch(
      /^The ladder of levels: 1 bouts a rung.*\n\n {2}book +against novice/u,
    );
  });

  test('climbs the ladder', async () => {
    const run = COMMANDS.sim?.run;
    if (run === undefined) throw new Error('no sim');
    const options = { ladder: true, n: '1', seed: 'ladder' } as const;
    const { schema, rungs } = await document(run({ ...options, json: true, color: false }));
    expect(schema).toBe('harena/sim-ladder/1');
    expect(rungs.map(({ upper, lower, bouts }: { [name: string]: unknown }) => [upper, lower, bouts])).toEqual([
      ['book', 'novice', 1],
      ['adept', 'book', 1],
      ['tactician', 'book', 1],
      ['tactician', 'adept', 1],
      ['champion', 'tactician', 1],
    ]);
    await expect(run({ ...options, n: '0', color: false })).rejects.toThrow(UsageError);
  }, 60_000);
});
