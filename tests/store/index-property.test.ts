import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSave } from '../../src/kernel/save.ts';
import { readJsonFile } from '../../src/store/disk/json-file.ts';
import { bytesIn, namesAt } from '../../src/store/disk/look.ts';
import { readGameFile } from '../../src/store/game-file.ts';
import type { ListedGame } from '../../src/store/games.ts';
import { readReplay } from '../../src/store/replay-file.ts';
import type { Store } from '../../src/store/store.ts';
import { open, processes, tempFolder, value } from './support.ts';
import { atHome, type Mortal, match, onHost, SAILING, VOYAGES, voyage } from './voyages.ts';

const which = fc.nat(3);

/** What players, their machines and their neighbours do. */
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('begin' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('save' as const), which, turn: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replay' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('match' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('kill' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('fate' as const), index: fc.constantFrom('written', 'lost', 'torn') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('meddle' as const),
      which,
      how: fc.constantFrom('damage', 'lose', 'index'),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** A folder, and the process that has it open. */
interface World {
  readonly path: string;
  readonly born: () => Mortal;
  process: Mortal;
  store: Store;
  pid: number;
}

function openIn(path: string, born: () => Mortal, pid: number): World {
  const process = born();
  const store = open(path, { games: SAILING, disk: process.disk, processes: processes(pid) });
  return { path, born, process, store, pid };
}

async function does(world: World, one: Act): Promise<void> {
  const voyages = world.store.long(VOYAGES);
  const ids = namesAt(join(world.path, VOYAGES.folder)).filter((name) => /^[0-9a-f]{8}$/.test(name));
  const chosen = 'which' in one ? ids[one.which % Math.max(1, ids.length)] : undefined;
  switch (one.kind) {
    case 'begin':
      expect(value(voyages.prepare()).write(voyage(0))).toBeNull();
      return;
    case 'save':
      if (chosen !== undefined) expect(voyages.open(chosen)?.write(voyage(one.turn)) ?? null).toBeNull();
      return;
    case 'end':
      if (chosen !== undefined) expect(voyages.open(chosen)?.write(voyage(21, true)) ?? null).toBeNull();
      return;
    case 'remove':
      if (chosen !== undefined) expect(voyages.remove(chosen)).toBeNull();
      return;
    case 'replay': {
      const summary = { parties: ['A', 'B'], results: {}, turns: one.which, winner: 0, by: 'fall' };
      const kept = world.store.replays.keep({ save: match(one.which, true), game: 'sailing', summary }, new Date());
      expect(kept.ok).toBe(true);
      return;
    }
    case 'match':
      expect(world.store.match('sailing').write(match(one.which, false))).toBeNull();
      return;
    case 'clear':
      expect(world.store.match('sailing').clear()).toBeNull();
      return;
    case 'wait':
      await world.process.settled();
      return;
    case 'look':
      looks(world.store);
      return;
    case 'fate':
      world.process.index = one.index as Mortal['index'];
      return;
    case 'close':
      world.store.close();
      Object.assign(world, openIn(world.path, world.born, world.pid + 1));
      return;
    case 'kill':
      world.process.kill();
      Object.assign(world, openIn(world.path, world.born, world.pid + 1));
      return;
    case 'meddle':
      await world.process.settled();
      meddles(world.path, chosen, one.how);
  }
}

/** Somebody changes files behind the back of the process. */
function meddles(path: string, id: string | undefined, how: string): void {
  const index = join(path, VOYAGES.folder, 'index');
  if (how === 'index') rmSync(index, { force: true });
  else if (id !== undefined) {
    const file = join(path, VOYAGES.folder, id, 'voyage.json');
    if (how === 'damage') writeFileSync(file, '{');
    else rmSync(file, { force: true });
  }
}

function looks(store: Store): void {
  store.long(VOYAGES).list();
  store.replays.list();
  store.match('sailing').going();
}

/** The list once all of it has been read. */
function whole<T extends { readonly state: string }>(list: () => readonly T[]): readonly T[] {
  for (let looks = 0; looks < 100; looks++) {
    const items = list();
    if (items.every(({ state }) => state !== 'unread')) return items;
  }
  throw new Error('a hundred looks, and still some is not read');
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => (a.id < b.id ? -1 : 1));

/** What the files say of voyages, without any index. */
function voyagesIn(path: string): readonly ListedGame<unknown>[] {
  const ids = namesAt(join(path, VOYAGES.folder)).filter((name) => /^[0-9a-f]{8}$/.test(name));
  return ids.map((id) => {
    const found = readJsonFile(join(path, VOYAGES.folder, id, 'voyage.json'), (json) => readGameFile(VOYAGES, json));
    if (!found.ok) return { state: 'damaged', id, why: found.why };
    if (found.value === null) return { state: 'damaged', id, why: 'its voyage.json is gone' };
    const { begun, played, returns, save } = found.value;
    const { turn, home } = save.checkpoint.state as { turn: number; home: boolean };
    return { state: 'ok', id, begun, played, returns, facts: { turn, home }, over: home };
  });
}

function replaysIn(path: string): readonly object[] {
  return namesAt(join(path, 'replays'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const found = value(readJsonFile(join(path, 'replays', name), readReplay));
      return { name, seed: found?.save.seed, summary: found?.summary, when: found?.when };
    });
}

function turnIn(path: string): object | null {
  const save = value(readJsonFile(join(path, 'bout.json'), readSave));
  return save === null ? null : { turn: (save.checkpoint.state as { turn: number }).turn };
}

describe.each([
  ['at home', () => atHome],
  ['on a host', (root: string) => () => onHost(root)],
] as const)('%s', (_, bornIn) => {
  test('an index tells what is in the files, whatever is done and wherever it stops', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const path = tempFolder();
        const born = bornIn(path);
        const world = openIn(path, born, 1);
        for (const one of acts) await does(world, one);
        await world.process.settled();
        const { store } = world;
        const voyages = store.long(VOYAGES);
        expect(byId(whole(voyages.list))).toEqual(byId(voyagesIn(path)));
        const known = voyagesIn(path).flatMap((one) => (one.state === 'ok' ? [one] : []));
        const over = known.filter((one) => one.over);
        const bytes = known.reduce((all, { id }) => all + bytesIn(join(path, VOYAGES.folder, id)), 0);
        const unknown = voyagesIn(path).length - known.length;
        expect(voyages.count()).toEqual({ going: known.length - over.length, over: over.length, unknown, bytes });
        expect([...whole(store.replays.list)].sort((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject(
          replaysIn(path),
        );
        expect(store.match('sailing').going()).toEqual(turnIn(path));

        // What was lost of it is made anew by the next process; the one after that reads no save.
        store.close();
        const next = openIn(path, born, world.pid + 1);
        whole(next.store.long(VOYAGES).list);
        whole(next.store.replays.list);
        next.store.match('sailing').going();
        next.store.close();
        const last = openIn(path, born, world.pid + 2);
        looks(last.store);
        const damaged = voyagesIn(path).filter(({ state }) => state === 'damaged').length;
        const saves = last.process.reads.filter((name) => !['index', 'settings.json'].includes(name));
        expect(saves.length).toBeLessThanOrEqual(damaged);
        last.store.close();
        expect(readdirSync(path).filter((name) => name.includes('.new'))).toEqual([]);
        rmSync(path, { recursive: true });
      }),
      { numRuns: 60 },
    );
  });
});
