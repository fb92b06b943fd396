/** The errands of a host's sessions: whose turn it is, what becomes of those that are left, and of threads that end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Awaited } from '../../../src/odds/labour.ts';
import type { Sharer } from '../../../src/ssh/fair/shares.ts';
import { LabourPool, TROUBLES } from '../../../src/ssh/labour/pool.ts';
import type { ThreadEars, ThreadOrder } from '../../../src/ssh/labour/words.ts';
import { type CountOrders, countErrand } from '../../toy/toils.ts';

const SLICE_MS = 40;

interface FakeThread {
  readonly ears: ThreadEars;
  readonly orders: ThreadOrder[];
  stopped: boolean;
}

/** A pool whose threads a test works by hand, each order in so many slices of a millisecond's work. */
function aPool(threads = 1) {
  let now = 0;
  const started: FakeThread[] = [];
  const warnings: string[] = [];
  const alarms = new Set<{ readonly at: number; readonly act: () => void }>();
  const left = new Map<number, number>();
  const turns: number[] = [];
  const pool = new LabourPool({
    threads,
    now: () => now,
    warn: (why) => void warnings.push(why),
    clock: {
      now: () => now,
      after(ms, act) {
        const alarm = { at: now + ms, act };
        alarms.add(alarm);
        return () => void alarms.delete(alarm);
      },
    },
    start(ears) {
      const thread: FakeThread = { ears, orders: [], stopped: false };
      started.push(thread);
      return {
        post: (order) => void thread.orders.push(order),
        stop: async () => {
          thread.stopped = true;
        },
      };
    },
  });
  /** Every thread does what it was told last; whether there was anything. */
  const work = (): boolean => {
    const todo = started.flatMap((thread) => {
      const orders = thread.stopped ? [] : thread.orders.splice(0);
      return orders.flatMap((order) => (order.to === 'do' ? [{ thread, order }] : []));
    });
    for (const { thread, order } of todo) {
      const turnsLeft = (order.errand === null ? (left.get(order.id) ?? 0) : turnsOf(order)) - 1;
      left.set(order.id, turnsLeft);
      turns.push(order.id);
      now += SLICE_MS;
      thread.ears.answered({ id: order.id, ms: SLICE_MS, done: 0.5, over: turnsLeft <= 0, found: [turnsLeft] });
    }
    return todo.length > 0;
  };
  const pass = (ms: number): void => {
    now += ms;
    for (const alarm of [...alarms]) if (alarm.at <= now && alarms.delete(alarm)) alarm.act();
  };
  return { pool, started, warnings, work, pass, turns, alarms };
}

/** How many turns an errand takes. */
const turnsOf = ({ errand }: Extract<ThreadOrder, { to: 'do' }>): number =>
  errand === null ? 0 : (errand.orders as CountOrders).to;

const claimant = (address: number, session = 0, account = `${address}`): Sharer => ({
  address: `192.0.2.${address}`,
  account,
  session: 100 * address + session,
});

describe('errands of sessions', () => {
  it('are done in turns to their end, and tell meanwhile what is found', () => {
    const { pool, work } = aPool();
    const awaited = pool.of(claimant(1)).send(countErrand({ to: 3 }));
    expect([awaited.found, awaited.over]).toEqual([null, false]);
    work();
    expect([awaited.found, awaited.done, awaited.over]).toEqual([2, 0.5, false]);
    while (work());
    expect([awaited.found, awaited.over, awaited.trouble, pool.size]).toEqual([0, true, null, 0]);
  });

  it('of another address come next, however many there are of one', () => {
    const { pool, work, turns } = aPool();
    for (let session = 0; session < 5; session++) pool.of(claimant(1, session)).send(countErrand({ to: 100 }));
    for (let i = 0; i < 20; i++) work();
    const before = turns.length;
    pool.of(claimant(2)).send(countErrand({ to: 10 }));
    for (let i = 0; i < 20; i++) work();
    const own = turns.slice(before).filter((id) => id === 6).length;
    expect(own).toBe(10);
    expect(turns.slice(before + 1, before + 11)).toEqual(Array.from({ length: 10 }, () => 6));
  });

  it('are all done in the end, each once, whoever asks for how much', () => {
    const asked = fc.array(fc.record({ address: fc.nat(3), session: fc.nat(3), to: fc.integer({ min: 1, max: 12 }) }), {
      minLength: 1,
      maxLength: 16,
    });
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 3 }), (errands, threads) => {
        const { pool, work } = aPool(threads);
        const all = errands.map(({ address, session, to }) =>
          pool.of(claimant(address, session)).send(countErrand({ to })),
        );
        while (work());
        expect(pool.size).toBe(0);
        for (const { over, trouble } of all)
          expect([over, [null, TROUBLES.crowded]]).toEqual([true, expect.arrayContaining([trouble])]);
      }),
      { numRuns: 60 },
    );
  });

  it('of one session are done one at a time, the newest first, and of very many the oldest are given up', () => {
    const { pool, work, turns, started } = aPool(2);
    const labour = pool.of(claimant(1));
    const all = Array.from({ length: 6 }, () => labour.send(countErrand({ to: 2 })));
    expect(started.flatMap(({ orders }) => orders)).toHaveLength(1);
    expect(all.map(({ trouble }) => trouble)).toEqual([TROUBLES.crowded, TROUBLES.crowded, null, null, null, null]);
    while (work());
    expect(turns.slice(1)).toEqual([6, 6, 5, 5, 4, 4, 3, 3]);
  });

  it('that are stopped are neither begun nor gone on with, and their thread forgets them', () => {
    const { pool, work, turns, started } = aPool();
    const first = pool.of(claimant(1)).send(countErrand({ to: 9 }));
    const second = pool.of(claimant(2)).send(countErrand({ to: 9 }));
    second.stop();
    work();
    first.stop();
    work();
    expect(turns).toEqual([1, 1]);
    expect(started[0]?.orders).toEqual([{ to: 'drop', id: 1 }]);
    expect(pool.size).toBe(0);
  });

  it('are stopped when their session ends, and no other', () => {
    const { pool } = aPool();
    const labour = pool.of(claimant(1));
    for (let i = 0; i < 3; i++) labour.send(countErrand({ to: 9 }));
    pool.of(claimant(2)).send(countErrand({ to: 9 }));
    labour.close();
    expect(pool.size).toBe(1);
  });
});

describe('a thread that ends', () => {
  const begun = () => {
    const made = aPool();
    const awaited: Awaited<unknown> = made.pool.of(claimant(1)).send(countErrand({ to: 2 }));
    return { ...made, awaited };
  };

  it('is replaced, and its errand begun again, which is said in a sentence until it is done', () => {
    const { awaited, started, work, warnings } = begun();
    started[0]?.ears.died('it was shot');
    expect([started.length, awaited.trouble, awaited.over]).toEqual([2, TROUBLES.again, false]);
    expect(warnings).toEqual(['a thread has stopped: it was shot']);
    while (work());
    expect([awaited.over, awaited.trouble, awaited.found]).toEqual([true, null, 0]);
  });

  it('is listened to no more', () => {
    const { awaited, started } = begun();
    started[0]?.ears.died('it was shot');
    started[0]?.ears.died('it ended with 1');
    started[0]?.ears.answered({ id: 1, ms: 1, done: 1, over: true, found: ['late'] });
    expect([started.length, awaited.found, awaited.over]).toEqual([2, null, false]);
  });

  it('twice under the same errand has it given up, and the others go on', () => {
    const { pool, awaited, started, work } = begun();
    const other = pool.of(claimant(2)).send(countErrand({ to: 1 }));
    started[0]?.ears.died('it was shot');
    started[1]?.ears.died('it was shot');
    while (work()) if (started.length === 3) started[2]?.ears.died('it was shot');
    expect([awaited.over, awaited.trouble]).toEqual([true, TROUBLES.lost]);
    expect([other.over, other.trouble]).toEqual([true, null]);
  });

  it('is ended when a turn never does', () => {
    const { awaited, started, pass, warnings } = begun();
    pass(20_000);
    expect(started.map(({ stopped }) => stopped)).toEqual([true, false]);
    expect(awaited.trouble).toBe(TROUBLES.again);
    expect(warnings[0]).toContain("a turn of 'count' took more than 10 s");
  });
});

it('an errand that breaks is given up, and noted', () => {
  const { pool, started, warnings } = aPool();
  const awaited = pool.of(claimant(1)).send(countErrand({ to: 1 }));
  started[0]?.ears.answered({ id: 1, ms: 1, failed: 'no such man' });
  expect([awaited.over, awaited.found, awaited.trouble]).toEqual([true, null, TROUBLES.failed]);
  expect(warnings).toEqual(["errand 'count' failed: no such man"]);
});

it('closes with all its threads ended and no alarm set, and starts none any more', async () => {
  const { pool, started, alarms } = aPool(3);
  for (let address = 0; address < 3; address++) pool.of(claimant(address)).send(countErrand({ to: 9 }));
  await pool.close();
  pool.of(claimant(4)).send(countErrand({ to: 9 }));
  expect(started.map(({ stopped }) => stopped)).toEqual([true, true, true]);
  expect(alarms.size).toBe(0);
});
