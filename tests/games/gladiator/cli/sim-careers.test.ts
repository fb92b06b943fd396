/** harena sim --careers: its document, its text, its errors. */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { runSimCareers } from '../../../../src/games/gladiator/cli/commands/sim-careers.ts';
import type { SimOptions } from '../../../../src/games/gladiator/cli/sim/options.ts';
import type { CareerTally } from '../../../../src/games/gladiator/session/simulate-careers.ts';

const TWO: SimOptions = { careers: '2', seed: 'cli' };
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);

describe('sim --careers --json', async () => {
  const document = JSON.parse(await runSimCareers({ ...TWO, json: true })) as CareerTally & {
    readonly schema: string;
  };

  test('prints one document, the same for the same seed', async () => {
    expect(document).toMatchObject({ schema: 'harena/sim-careers/1', input: { careers: 2, seed: 'cli' }, careers: 2 });
    expect(JSON.parse(await runSimCareers({ ...TWO, json: true }))).toEqual(document);
  });

  test('counts every career once in wins and ends, and once for each munus in the matches', () => {
    expect(sum(document.wins)).toBe(2);
    expect(sum(Object.values(document.ends))).toBe(2);
    const letters = Object.values(document.matches).flatMap((one) => Object.values(one));
    expect(sum(letters)).toBe(sum(document.xp.map(({ fought }) => fought)));
  });

  test('begins with everybody alive, and none comes back', () => {
    expect(document.alive[0]).toBe(2);
    expect([...document.alive].sort((a, b) => b - a)).toEqual(document.alive);
  });
});

test('sim --careers prints a table', async () => {
  const text = await runSimCareers(TWO);
  expect(text).toContain('2 careers of the plain player, seed cli');
  for (const heading of ['Alive after', 'Victories reached', 'Ends', 'Killed by', 'Experience', 'Matches']) {
    expect(text).toContain(heading);
  }
});

test.each<[SimOptions, string]>([
  [{ careers: '0' }, 'expected a whole number'],
  [{ careers: 'many' }, 'expected a whole number'],
  [{ careers: '5', red: 'light' }, 'does not go with --red'],
  [{ careers: '5', n: '3' }, 'does not go with -n'],
  [{ careers: '5', rules: 'basic' }, 'rules of the Campaign Game'],
  [{ careers: '5', rules: 'campaign,-28' }, 'chapters'],
])('sim %o is refused', async (options, why) => {
  await expect(runSimCareers(options)).rejects.toThrow(UsageError);
  await expect(runSimCareers(options)).rejects.toThrow(why);
});
