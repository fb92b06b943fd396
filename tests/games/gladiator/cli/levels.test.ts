/** --red-ai, --blue-ai and --ladder. */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { runLadder } from '../../../../src/cli/sim/ladder.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';
import { COMMANDS } from '../../../../src/games/gladiator/cli/commands.ts';
import { MENS_LADDER } from '../../../../src/games/gladiator/cli/sim/ladder.ts';
import { RUNGS } from '../../../../src/games/gladiator/labour/ladder.ts';
import { runHere } from '../../../cli/run.ts';

const PAIR = { red: 'myrmillo', blue: 'myrmillo', n: '6', seed: 'levels', json: true } as const;
/** Without those that think for long. */
const LOWEST = { ...MENS_LADDER, rungs: RUNGS.slice(0, 1) };
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
    expect(await runLadder(LOWEST, { n: '1', seed: 'ladder' })).toMatch(
      /^The ladder of levels: 1 bouts a rung.*\n\n {2}book +against novice/u,
    );
  });

  test.each([
    ['gladiator', '--matrix', 'styles'],
    ['gladiator', '--careers', '3'],
    ['gladiator', '--red-ai', 'adept'],
    ['heroes', '--blue-ai', 'adept'],
    ['munera', '--teams', 'samnite v any'],
  ])('of %s refuses a ladder beside %s, which it would pass over', async (game, flag, value) => {
    const { code, err } = await runHere('sim', '--game', game, '--ladder', '-n', '1', flag, value);
    expect([code, err]).toEqual([2, `harena: --ladder does not go with ${flag}\n`]);
  });

  test('climbs the ladder', async () => {
    expect(RUNGS.map(({ upper, lower }) => `${upper} ${lower}`)).toEqual([
      'book novice',
      'adept book',
      'tactician book',
      'tactician adept',
      'champion tactician',
    ]);
    const { schema, rungs } = await document(runLadder(LOWEST, { n: '1', seed: 'ladder', json: true }));
    expect([schema, rungs]).toMatchObject(['harena/sim-ladder/1', [{ upper: 'book', lower: 'novice', bouts: 1 }]]);
    const run = COMMANDS.sim?.run ?? Promise.reject;
    const none = { ladder: true, n: '0', color: false } as const;
    const wrong = run(none);
    await expect(wrong).rejects.toThrow(new UsageError('-n 0: expected a whole number from 1 to 100000'));
  });
});
