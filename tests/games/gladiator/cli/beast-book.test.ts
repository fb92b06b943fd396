/** --beasts: whose beasts come into the arena (P180). */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { byBook, readBook } from '../../../../src/games/gladiator/cli/beasts-option.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';
import { checkTeams, readSpec } from '../../../../src/games/gladiator/cli/spec.ts';
import { BEAST_KINDS } from '../../../../src/games/gladiator/rules/beasts/types.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import { ANIMAL_KINDS } from '../../../../src/games/gladiator/rules/springsteen/types.ts';
import { runHere } from '../../../cli/run.ts';

const HIS = advancedRules(undefined, { beastBook: 'springsteen' });
const check = (blue: string) => checkTeams(muster(readSpec('bestiarius'), readSpec(blue), 'one'), HIS);

describe('--beasts', () => {
  test('names a book; with nothing said it throws no switch', () => {
    expect(byBook(readBook('springsteen'))).toEqual({ beastBook: 'springsteen' });
    expect(byBook(readBook('colosseum'))).toEqual({ beastBook: 'colosseum' });
    expect(byBook(readBook(undefined))).toEqual({});
  });

  test('refuses any other word and names the books', () => {
    expect(() => readBook('bestiary')).toThrow(UsageError);
    expect(() => readBook('bestiary')).toThrow('--beasts bestiary; legal: colosseum, springsteen');
  });

  test.each(BEAST_KINDS)('P180 a %s is refused where it is not in his book, with the reason', (kind) => {
    if (ANIMAL_KINDS.some((one) => one === kind)) expect(() => check(kind)).not.toThrow();
    else
      expect(() => check(`wolf+${kind}`)).toThrow(
        `no ${kind} in Springsteen's beast book; it has tiger, lion, leopard, bear, wolf (P180): choose one of them, or --beasts colosseum`,
      );
  });

  test('P189 a hunt is of his kinds alone', async () => {
    expect(() => check('hunt')).not.toThrow();
    const options = { red: 'bestiarius', blue: 'hunt', n: '20', seed: 'his', beasts: 'springsteen', json: true };
    const { beasts, input } = JSON.parse(await runSim(options));
    expect(input.rules.beastBook).toBe('springsteen');
    expect(ANIMAL_KINDS).toEqual(expect.arrayContaining(Object.keys(beasts)));
  });

  test('sim: the book makes another bout of the same seed', async () => {
    const options = { red: 'bestiarius', blue: 'lion', n: '20', seed: 'one' } as const;
    expect(await runSim({ ...options, beasts: 'springsteen' })).not.toBe(await runSim(options));
    expect(await runSim({ ...options, beasts: 'colosseum' })).toBe(await runSim(options));
  });

  test('practice: a book or a beast that is not there is bad usage', async () => {
    const { code, err } = await runHere('practice', '--beasts', 'bestiary');
    expect([code, err]).toEqual([2, expect.stringContaining('--beasts bestiary; legal: colosseum, springsteen')]);
    const foreign = await runHere('practice', '--beasts', 'springsteen', '--blue', 'elephant');
    expect([foreign.code, foreign.err]).toEqual([
      2,
      expect.stringContaining("no elephant in Springsteen's beast book"),
    ]);
  });
});
