/** What coming in costs with many games: the title and every list, by the indexes and without them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAREERS } from '../../src/games/gladiator/files/career-kind.ts';
import { GAMES } from '../../src/games/index.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { type Figure, quantiles, timed } from './figures.ts';

const CAREER = 'tests/fixtures/hosts/v4/data/accounts/000000000000a77a/careers/0000c0de';
const COUNTS = [100, 2_000];

/** Careers by the hundred and the thousand, as files of a career of two munera each. */
export function lists(): readonly Figure[] {
  return COUNTS.flatMap((count) => {
    const folder = mkdtempSync(join(tmpdir(), 'harena-bench-'));
    try {
      fill(folder, count);
      const slices = readThrough(folder);
      const [first, again] = lookAt(folder);
      return [
        { what: `${count} careers without an index: a slice, p95`, value: slices, unit: 'ms', target: { atMost: 35 } },
        { what: `${count} careers: count and list, the first time`, value: first, unit: 'ms' },
        { what: `${count} careers: the same again`, value: again, unit: 'ms' },
      ] satisfies readonly Figure[];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function fill(folder: string, count: number): void {
  const text = readFileSync(join(CAREER, 'career.json'), 'utf8');
  for (let n = 0; n < count; n++) {
    const id = n.toString(16).padStart(8, '0');
    const path = join(folder, 'careers', id);
    cpSync(CAREER, path, { recursive: true });
    writeFileSync(join(path, 'career.json'), text.replaceAll('0000c0de', id));
  }
}

function opened(folder: string): Store {
  const store = openStore({ dataDir: folder, write: true, now: () => new Date(), games: GAMES });
  if (!store.ok) throw new Error(store.why);
  return store.value;
}

/** Reads all of them a slice at a time; how long 95 in 100 slices take at most, in ms. */
function readThrough(folder: string): number {
  const store = opened(folder);
  const careers = store.long(CAREERS);
  careers.list();
  const times: number[] = [];
  while (careers.known().some(({ state }) => state === 'unread')) times.push(timed(() => careers.known()));
  store.close();
  return quantiles(times.length === 0 ? [0] : times).p95;
}

/** How long it takes to count and list them, the first time and once more; in ms. */
function lookAt(folder: string): readonly [number, number] {
  const store = opened(folder);
  const look = (): number =>
    timed(() => {
      store.long(CAREERS).count();
      store.long(CAREERS).list();
    });
  const times = [look(), look()] as const;
  store.close();
  return times;
}
