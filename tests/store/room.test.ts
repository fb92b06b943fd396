import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesIn } from '../../src/store/disk/look.ts';
import type { Quotas } from '../../src/store/room.ts';
import type { Store } from '../../src/store/store.ts';
import { open, put, read, tempFolder, value } from './support.ts';
import { match, onHost, SAILING, VOYAGES, voyage } from './voyages.ts';

const LARGE: Quotas = { going: 1_000, over: 1_000, replays: 1_000, bytes: 1_000_000_000 };

/** A folder in which so much may be kept. */
function bounded(quotas: Partial<Quotas>, full: () => string | null = () => null) {
  const path = tempFolder();
  const opens = (): Store => {
    const store = open(path, { games: SAILING, room: { quotas: { ...LARGE, ...quotas }, full } });
    store.long(VOYAGES);
    return store;
  };
  return { path, opens, store: opens() };
}

/** Begins a voyage as a game does, if there is room for it: its id, or why there is none. */
function begins(store: Store, home = false): string {
  const full = store.room.whyNoGame();
  if (full !== null) return full;
  const files = value(store.long(VOYAGES).prepare());
  expect(files.write(voyage(1, home))).toBeNull();
  return files.id;
}

const DAY = 86_400_000;

function finishes(store: Store, n: number): string {
  const summary = { parties: [`A${n}`, 'B'], results: {}, turns: 4, winner: 0, by: 'fall' };
  const when = new Date(Date.UTC(2026, 0, 1) + n * DAY);
  return value(store.replays.keep({ save: match(n, true), game: 'sailing', summary }, when)).name;
}

const named = (store: Store): readonly string[] =>
  store.replays.list().map((one) => (one.state === 'ok' ? (one.summary?.parties[0] ?? '') : one.state));

describe('what may be kept of an account', () => {
  test('bounds the games that go on: the player hears of it before, and what to do', () => {
    const { store } = bounded({ going: 10 });
    const ids = Array.from({ length: 8 }, () => begins(store));
    expect(store.room.told()).toBeNull();
    ids.push(begins(store));
    expect(store.room.told()).toBe('9 games of yours are going on, of 10 at most.');
    ids.push(begins(store));
    const full = 'You have 10 games going on, and there can be no more: end one, or delete one in its list (x).';
    expect(begins(store)).toBe(full);
    expect(
      store
        .long(VOYAGES)
        .open(ids[0] ?? '')
        ?.write(voyage(30, true)),
    ).toBeNull();
    expect(begins(store)).toMatch(/^[0-9a-f]{8}$/);
    expect(begins(store)).toBe(full);
    expect(store.long(VOYAGES).remove(ids[1] ?? '')).toBeNull();
    expect(begins(store)).toMatch(/^[0-9a-f]{8}$/);
    store.close();
  });

  test('bounds the games that are over, which only their player takes away', () => {
    const { store, opens } = bounded({ going: 10, over: 3 });
    begins(store);
    const ids = [begins(store, true), begins(store, true), begins(store, true)];
    const full = '3 finished games of yours are kept, and there can be no more: delete some in their lists (x) first.';
    expect(begins(store)).toBe(full);
    expect(store.room.told()).toBe('3 finished games of yours are kept, of 3 at most: delete some in their lists (x).');
    store.close();
    const again = opens();
    expect(begins(again)).toBe(full);
    expect(again.long(VOYAGES).remove(ids[0] ?? '')).toBeNull();
    expect(begins(again)).toMatch(/^[0-9a-f]{8}$/);
    again.close();
  });

  test('lets the oldest replays go, one for one, and says which; the player was told that it would', () => {
    const { path, store } = bounded({ replays: 4 });
    const names = [1, 2, 3].map((n) => finishes(store, n));
    expect(store.room.told()).toBeNull();
    put(path, `replays/${names[0]?.replace('.json', '.txt')}`, 'the record of it');
    finishes(store, 4);
    expect(store.room.told()).toBe('4 replays are kept, of 4 at most: then the oldest are deleted.');
    expect(store.takeNotices()).toEqual([]);
    finishes(store, 5);
    expect(named(store)).toEqual(['A5', 'A4', 'A3', 'A2']);
    expect(store.takeNotices()).toEqual([
      expect.stringMatching(/^To make room the oldest replay was deleted: A1 v B of 2026-01-0\d\.$/),
    ]);
    expect(readdirSync(join(path, 'replays')).filter((name) => name.startsWith(names[0]?.slice(0, 19) ?? ''))).toEqual(
      [],
    );
    finishes(store, 5);
    expect(store.takeNotices()).toEqual([]);
    store.close();
  });

  test('lets as many replays go as there must, though they are on their way out yet', async () => {
    const path = tempFolder();
    const process = onHost(path);
    const quotas = { ...LARGE };
    const store = open(path, { games: SAILING, disk: process.disk, room: { quotas, full: () => null } });
    const sizes: number[] = [];
    for (let n = 1; n <= 6; n++) {
      const name = finishes(store, n);
      await process.settled();
      sizes.push(statSync(join(path, 'replays', name)).size);
    }
    quotas.bytes = bytesIn(join(path, 'replays')) - (sizes[0] ?? 0) - 1;
    finishes(store, 7);
    expect(named(store)).toEqual(['A7', 'A6', 'A5', 'A4', 'A3']);
    expect(store.takeNotices()).toEqual([
      expect.stringMatching(/^To make room the 2 oldest replays were deleted, up to A2 v B of 2026-01-0\d\.$/),
    ]);
    await process.settled();
    expect(readdirSync(join(path, 'replays')).filter((name) => name.endsWith('.json'))).toHaveLength(5);
    store.close();
  });

  test('lets some replays go at a time, where there were far more before there was a bound', () => {
    const { path, store } = bounded({});
    for (let n = 1; n <= 30; n++) finishes(store, n);
    store.close();
    const next = open(path, { games: SAILING, room: { quotas: { ...LARGE, replays: 2 }, full: () => null } });
    finishes(next, 31);
    expect(named(next)).toEqual(Array.from({ length: 11 }, (_, i) => `A${31 - i}`));
    expect(next.takeNotices()).toEqual([
      expect.stringMatching(/^To make room the 20 oldest replays were deleted, up to A20 v B/),
    ]);
    next.close();
  });

  test('lets no damaged replay go, and never the one that was just kept', () => {
    const { path, store } = bounded({ replays: 1, bytes: 10 });
    put(path, 'replays/2020-01-01-00000000.json', '{');
    finishes(store, 9);
    expect(named(store)).toEqual(['A9', 'damaged']);
    finishes(store, 1);
    expect(named(store)).toEqual(['A1', 'damaged']);
    store.close();
  });

  test('counts every byte of the folder: games with all that belongs to them, replays, what lies aside', () => {
    const { path, store } = bounded({ bytes: 20_000 });
    const files = value(store.long(VOYAGES).prepare());
    expect(files.write(voyage(1))).toBeNull();
    expect(store.room.told()).toBeNull();
    value(files.writePage('log.txt', 'x'.repeat(18_400)));
    expect(files.write(voyage(2))).toBeNull();
    expect(store.room.told()).toMatch(/^Your games take up 0 MB of 0 MB: delete some/);
    put(path, 'aside/2026-01-01-bout.json', 'x'.repeat(3_000));
    expect(begins(store)).toMatch(/^Your games take up all of their 0 MB: delete some in their lists \(x\)\.$/);
    expect(store.room.whyNoBytes()).toBe(store.room.whyNoGame());
    expect(store.room.whyNoMatch()).toBeNull();
    store.close();
  });

  test('is as much as there is for one who plays at home', () => {
    const store = open(tempFolder(), { games: SAILING });
    for (let n = 0; n < 30; n++) begins(store, n % 2 === 0);
    expect([store.room.quotas, store.room.told(), store.room.whyNoGame(), store.room.whyNoBytes()]).toEqual(
      Array(4).fill(null),
    );
    store.close();
  });

  test('is nothing new on a disk that is nearly full, and all that goes on', () => {
    let full: string | null = null;
    const { store } = bounded({}, () => full);
    const id = begins(store);
    full = 'The disk is nearly full.';
    expect([store.room.whyNoGame(), store.room.whyNoMatch(), begins(store)]).toEqual(Array(3).fill(full));
    expect(store.long(VOYAGES).open(id)?.write(voyage(9))).toBeNull();
    finishes(store, 1);
    full = null;
    expect(begins(store)).toMatch(/^[0-9a-f]{8}$/);
    store.close();
  });
});

const act = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'begin' as const }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('save' as const), which: fc.nat(5), turn: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replay' as const), n: fc.nat(40) }) },
);

test('no quota loses the save of a game, whatever is full', () => {
  const quota = fc.record({ going: fc.nat(3), over: fc.nat(2), replays: fc.nat(3), bytes: fc.nat(6_000) });
  fc.assert(
    fc.property(quota, fc.array(act, { maxLength: 40 }), (quotas, acts) => {
      const { path, store } = bounded(quotas);
      const games = new Map<string, number>();
      const over = new Set<string>();
      for (const one of acts) {
        const ids = [...games.keys()].filter((id) => !over.has(id));
        const id = 'which' in one ? ids[one.which % Math.max(1, ids.length)] : undefined;
        if (one.kind === 'begin') {
          const begun = begins(store);
          if (/^[0-9a-f]{8}$/.test(begun)) games.set(begun, 1);
        } else if (one.kind === 'replay') {
          const name = finishes(store, one.n);
          expect(existsSync(join(path, 'replays', name))).toBe(true);
        } else if (id !== undefined) {
          const turn = one.kind === 'save' ? one.turn : 51;
          expect(
            store
              .long(VOYAGES)
              .open(id)
              ?.write(voyage(turn, one.kind === 'end')),
          ).toBeNull();
          games.set(id, turn);
          if (one.kind === 'end') over.add(id);
        }
      }
      for (const [id, turn] of games)
        expect(JSON.parse(read(join(path, 'voyages', id, 'voyage.json'))).save.checkpoint.state.turn).toBe(turn);
      // What there is over the quotas is bounded: the games that went on when it was full, and one replay.
      const { going, over: ended } = store.long(VOYAGES).count();
      expect(going).toBeLessThanOrEqual(quotas.going);
      expect(ended).toBeLessThanOrEqual(quotas.over + quotas.going);
      const replays = store.replays.count();
      expect(replays).toBeLessThanOrEqual(Math.max(1, quotas.replays));
      if (bytesIn(join(path, 'replays')) > quotas.bytes) expect(replays).toBeLessThanOrEqual(1);
      store.close();
    }),
    { numRuns: 60 },
  );
});
