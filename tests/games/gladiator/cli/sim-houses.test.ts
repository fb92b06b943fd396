/** harena sim --months: its document, its text, its errors. */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { runSimHouses } from '../../../../src/games/gladiator/cli/commands/sim-houses.ts';
import type { SimOptions } from '../../../../src/games/gladiator/cli/sim/options.ts';
import type { SeasonTally } from '../../../../src/games/gladiator/session/simulate-houses.ts';

const TWO: SimOptions = { months: '2', n: '2', seed: 'cli' };
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);

describe('sim --months --json', async () => {
  const document = JSON.parse(await runSimHouses({ ...TWO, json: true })) as SeasonTally & { readonly schema: string };

  test('prints one document', () => {
    expect(document).toMatchObject({ schema: 'harena/sim-lanista/1', input: { months: 2, seasons: 2, seed: 'cli' } });
  });

  test('counts every season once, every house once, and every month its event', () => {
    expect(sum(Object.values(document.ends))).toBe(2);
    expect(sum(document.champions)).toBe(2);
    expect(sum(Object.values(document.by).map(({ houses }) => houses))).toBe(8);
    expect(sum(Object.values(document.events))).toBe(document.months);
    expect(document.inPlay[0]).toBe(8);
    expect([...document.inPlay].sort((a, b) => b - a)).toEqual(document.inPlay);
  });

  test('every house’s ledger comes to what it had at the end', () => {
    const left = sum(Object.values(document.by).map((one) => one.left.denarii));
    const all = sum(Object.values(document.by).flatMap(({ ledger }) => Object.values(ledger)));
    if (sum(Object.values(document.by).map(({ left: { houses } }) => houses)) === 8) expect(all).toBe(left);
    else expect(all).toBeLessThanOrEqual(left + 8 * 40);
  });
});

test('sim --months prints a table, the same for the same seed', async () => {
  const text = await runSimHouses({ months: '1', seed: 'cli' });
  expect(await runSimHouses({ months: '1', seed: 'cli' })).toBe(text);
  expect(text).toContain('1 seasons of 1 months, seed cli');
  for (const heading of ['Ends', 'Houses by temperament', 'Denarii a house and month', 'Prices', 'Matches', 'Wagers']) {
    expect(text).toContain(heading);
  }
});

test.each<[SimOptions, string]>([
  [{ months: '0' }, 'expected a whole number'],
  [{ months: 'many' }, 'expected a whole number'],
  [{ months: '100' }, 'from 1 to 99'],
  [{ months: '2', n: '0' }, '-n 0'],
  [{ months: '2', red: 'light' }, 'does not go with --red'],
  [{ months: '2', careers: '3' }, 'does not go with --careers'],
  [{ months: '2', rules: 'basic' }, 'rules of the Campaign Game'],
])('sim %o is refused', async (options, why) => {
  await expect(runSimHouses(options)).rejects.toThrow(UsageError);
  await expect(runSimHouses(options)).rejects.toThrow(why);
});
