/** Who is served when more is asked for than there is time: by address, then account, then session, and nobody waits for ever. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairShares, type Sharer } from '../../../src/ssh/fair/shares.ts';
import { FairTurns } from '../../../src/ssh/fair/turns.ts';

/** A thread on which turns take as long as a test says. */
function thread() {
  let now = 0;
  const due: (() => void)[] = [];
  const served: Sharer[] = [];
  const turns = new FairTurns({
    now: () => now,
    later: (act) => void due.push(act),
    begins: (who) => void served.push(who),
  });
  return {
    served,
    takes: (ms: number) => () => {
      now += ms;
    },
    of: (who: Sharer) => turns.of(who, (act) => act()),
    /** Lets the thread go on, as long as there is anything to do or for so many turns of its loop. */
    run(loops = Number.POSITIVE_INFINITY) {
      for (let i = 0; i < loops; i++) {
        const next = due.shift();
        if (next === undefined) return;
        next();
      }
    },
  };
}

const claimant = (address: number, account: number, session: number): Sharer => ({
  address: `192.0.2.${address}`,
  account: `${address}/${account}`,
  session: 100 * address + 10 * account + session,
});

/** Claimants of a few addresses, accounts and sessions, each once, with what a turn of theirs takes. */
const crowds = fc.uniqueArray(
  fc.record({ address: fc.nat(3), account: fc.nat(2), session: fc.nat(2), ms: fc.integer({ min: 1, max: 40 }) }),
  { minLength: 2, maxLength: 12, selector: ({ address, account, session }) => `${address}/${account}/${session}` },
);

/** What came of all of a crowd asking for more again and again: milliseconds that each had. */
function flooded(crowd: readonly { address: number; account: number; session: number; ms: number }[], turns: number) {
  const { served, of, takes, run } = thread();
  const had = new Map<Sharer, number>();
  for (const { address, account, session, ms } of crowd) {
    const who = claimant(address, account, session);
    const own = of(who);
    const act = (): void => {
      takes(ms)();
      had.set(who, (had.get(who) ?? 0) + ms);
      own.ask(act);
    };
    had.set(who, 0);
    own.ask(act);
  }
  run(turns);
  return { had, served };
}

const by = (had: ReadonlyMap<Sharer, number>, key: keyof Sharer): readonly number[] => {
  const sums = new Map<Sharer[keyof Sharer], number>();
  for (const [who, ms] of had) sums.set(who[key], (sums.get(who[key]) ?? 0) + ms);
  return [...sums.values()];
};

describe('turns on the thread of all sessions', () => {
  it('are served in the order they were asked for by those who have had nothing yet', () => {
    const { of, run, served } = thread();
    const crowd = [3, 1, 2].map((address) => claimant(address, 0, 0));
    for (const who of crowd) of(who).ask(() => {});
    run();
    expect(served).toEqual(crowd);
  });

  it('are one at a time: the next begins when what the last one drew is over', () => {
    const { of, run, served } = thread();
    of(claimant(1, 0, 0)).ask(() => {});
    of(claimant(2, 0, 0)).ask(() => {});
    run(1);
    expect(served).toHaveLength(1);
    run(1);
    expect(served).toHaveLength(2);
  });

  it('are not had by who no longer wants them', () => {
    const { of, run, served } = thread();
    of(claimant(1, 0, 0)).ask(() => expect.unreachable())();
    run();
    expect(served).toEqual([]);
  });

  it('come next to somebody who has had little, however many of another address are waiting', () => {
    const { of, takes, run, served } = thread();
    const flood = Array.from({ length: 5 }, (_, session) => of(claimant(1, 0, session)));
    for (const one of flood) for (let i = 0; i < 100; i++) one.ask(takes(20));
    run(50);
    of(claimant(2, 0, 0)).ask(takes(5));
    const before = served.length;
    run(2);
    expect(served.slice(before).map(({ address }) => address)).toContain('192.0.2.2');
  });

  it('are had by everybody in a flood', () => {
    fc.assert(
      fc.property(crowds, (crowd) => {
        const { had } = flooded(crowd, 3_000);
        expect(Math.min(...had.values())).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  it('are shared evenly by addresses in a flood, however many sessions each has', () => {
    fc.assert(
      fc.property(crowds, (crowd) => {
        const { had } = flooded(crowd, 3_000);
        const each = by(had, 'address');
        const fair = each.reduce((sum, ms) => sum + ms, 0) / each.length;
        for (const ms of each) expect(Math.abs(ms - fair)).toBeLessThan(0.1 * fair + 100);
      }),
      { numRuns: 40 },
    );
  });

  it('of one address are shared evenly by its accounts', () => {
    const crowd = [
      ...[0, 1, 2].map((session) => ({ address: 1, account: 0, session, ms: 10 })),
      { address: 1, account: 1, session: 0, ms: 10 },
    ];
    const [first = 0, second = 0] = by(flooded(crowd, 2_000).had, 'account');
    expect(first / second).toBeGreaterThan(0.9);
    expect(first / second).toBeLessThan(1.1);
  });
});

describe('shares', () => {
  it('fade: who has had much long ago stands no worse than who has had little just now', () => {
    let now = 0;
    const shares = new FairShares(() => now);
    const [greedy, modest] = [{ who: claimant(1, 0, 0) }, { who: claimant(2, 0, 0) }];
    shares.charge(greedy.who, 1_000);
    shares.charge(modest.who, 10);
    expect(shares.next([greedy, modest])).toBe(modest);
    now = 60_000;
    shares.charge(modest.who, 10);
    expect(shares.next([greedy, modest])).toBe(greedy);
  });

  it('are nobody’s where nobody waits', () => {
    expect(new FairShares(() => 0).next([])).toBeNull();
  });
});
