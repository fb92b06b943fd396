/** GLADIATOR's errands in a real thread of the host: they find the same, to the byte, as in this one. */
import { afterAll, expect, it, vi } from 'vitest';
import { challengeErrand } from '../../../../src/games/gladiator/labour/challenge.ts';
import { diceLuckErrand } from '../../../../src/games/gladiator/labour/dice-luck.ts';
import { exchangeErrand } from '../../../../src/games/gladiator/labour/exchange.ts';
import { luckErrand } from '../../../../src/games/gladiator/labour/luck.ts';
import { toilFor } from '../../../../src/games/gladiator/labour/toils.ts';
import { trueOddsErrand } from '../../../../src/games/gladiator/labour/true-odds.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import { type DoableErrand, toiledOut } from '../../../../src/odds/labour.ts';
import { LabourPool } from '../../../../src/ssh/labour/pool.ts';
import { threadsOf } from '../../../../src/ssh/labour/thread.ts';
import { PATIENT } from '../../../ssh/clock.ts';
import { finishedSave, newSession } from '../screens/bout/scenes.ts';
import { anExchange } from './exchange.ts';

/** Two men led by the book. */
const BOOK = { rules: advancedRules(), fighters: muster([anyMan('secutor')], [anyMan('retiarius')], null) };

const TASKS: readonly (readonly [string, () => DoableErrand])[] = [
  ['luck', () => luckErrand({ save: finishedSave('swing-31'), work: 40 })],
  ['luck of a bout that goes on', () => luckErrand({ save: newSession('begun').save(), work: null })],
  ['the dice of a bout', () => diceLuckErrand({ save: finishedSave('luck') })],
  ['an exchange', () => exchangeErrand(anExchange())],
  ['true odds', () => trueOddsErrand({ setup: BOOK, bouts: 20, atOnce: 10 })],
  ['the challenge of a day', () => challengeErrand('a key')],
];

const warnings: string[] = [];
const warn = (why: string): void => void warnings.push(why);
const pool = new LabourPool({ threads: 1, clock: PATIENT, now: () => performance.now(), warn, start: threadsOf() });
afterAll(() => pool.close());

it.each(TASKS)('%s is the same in another thread as in this one, and told in plain JSON', async (_, task) => {
  const awaited = pool.of({ address: '192.0.2.1', account: 'a', session: 1 }).send(task());
  await vi.waitFor(() => expect(awaited.over).toBe(true), { timeout: 250_000, interval: 20 });
  expect(warnings).toEqual([]);
  const found = toiledOut(task().begin());
  expect(JSON.stringify(awaited.found)).toBe(JSON.stringify(found));
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  expect(found).not.toBeNull();
});

it.each(TASKS)('%s is asked for in plain JSON, and begun by its words alone', (_, task) => {
  const { game, kind, orders } = task();
  const sent = JSON.parse(JSON.stringify({ game, kind, orders }));
  expect(sent).toEqual({ game, kind, orders });
  expect(toilFor(sent)).toHaveProperty('step');
});

it('knows no other errands', () => {
  expect(() => toilFor({ game: 'gladiator', kind: 'chess', orders: {} })).toThrow("no errand 'chess'");
});
