/** Real threads: the same answer as in this one, one that ends is replaced, and none is left behind. */
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Awaited } from '../../../src/odds/labour.ts';
import { toiledOut } from '../../../src/odds/labour.ts';
import { LabourPool, TROUBLES } from '../../../src/ssh/labour/pool.ts';
import { threadsOf } from '../../../src/ssh/labour/thread.ts';
import { type CountOrders, countErrand } from '../../toy/toils.ts';
import { PATIENT } from '../clock.ts';

const WHO = { address: '192.0.2.1', account: 'a', session: 1 };

function aPool() {
  const warnings: string[] = [];
  const pool = new LabourPool({
    ...{ threads: 1, clock: PATIENT, now: () => performance.now(), warn: (why: string) => void warnings.push(why) },
    start: threadsOf(new URL('../../toy/labour-worker.ts', import.meta.url)),
  });
  onTestFinished(() => pool.close());
  return { pool, warnings };
}

const over = async <T>(awaited: Awaited<T>): Promise<Awaited<T>> => {
  await vi.waitFor(() => expect(awaited.over).toBe(true), { timeout: 120_000, interval: 5 });
  return awaited;
};

it('an errand finds the same, to the byte, in another thread as in this one', async () => {
  const { pool, warnings } = aPool();
  const orders: CountOrders = { to: 100_000 };
  const { found } = await over(pool.of(WHO).send(countErrand(orders)));
  expect(JSON.stringify(found)).toBe(JSON.stringify(toiledOut(countErrand(orders).begin())));
  expect(warnings).toEqual([]);
});

it('one that ends its thread is given up in the end, and the next is done', async () => {
  const { pool, warnings } = aPool();
  const labour = pool.of(WHO);
  expect((await over(labour.send(countErrand({ to: 50, at: 20, does: 'ends' })))).trouble).toBe(TROUBLES.lost);
  expect((await over(labour.send(countErrand({ to: 50 })))).found).toEqual([10, 20, 30, 40, 50]);
  expect(warnings).toHaveLength(2);
});

it('one that throws is given up, in a thread that goes on', async () => {
  const { pool, warnings } = aPool();
  const labour = pool.of(WHO);
  expect((await over(labour.send(countErrand({ to: 50, at: 20, does: 'breaks' })))).trouble).toBe(TROUBLES.failed);
  expect((await over(labour.send(countErrand({ to: 10 })))).found).toEqual([10]);
  expect(warnings).toEqual([expect.stringContaining('it broke')]);
});

it('of no game and of no kind there are none', async () => {
  const { pool, warnings } = aPool();
  const labour = pool.of(WHO);
  await over(labour.send({ ...countErrand({ to: 1 }), game: 'chess' }));
  await over(labour.send({ ...countErrand({ to: 1 }), kind: 'sum' }));
  expect(warnings).toEqual([
    expect.stringContaining("no game 'chess' has errands"),
    expect.stringContaining("the toy knows no errand 'sum'"),
  ]);
});

it('a pool that closes leaves no thread behind, whatever is being done', async () => {
  const { pool } = aPool();
  const threads = () => process.getActiveResourcesInfo().filter((name) => /worker|message/iu.test(name)).length;
  const before = threads();
  const awaited = pool.of(WHO).send(countErrand({ to: 1_000_000_000 }));
  await vi.waitFor(() => expect(awaited.found).not.toBeNull(), { timeout: 120_000 });
  await pool.close();
  expect(threads()).toBeLessThanOrEqual(before);
});
