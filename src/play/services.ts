/** The screens' services, made from the store and the bundled data. */
import { join } from 'node:path';
import type { Shelf } from '../games/shelf.ts';
import { SEED_PATTERN } from '../kernel/rng.ts';
import { readable, unreadable } from '../kernel/save.ts';
import { spelledOut } from '../safe-text.ts';
import type { Store } from '../store/store.ts';
import type { MakesOwn, MatchFile, ReplayItem, Services } from '../tui/services.ts';
import { newSeed } from './seed.ts';

const BOUT_FILE = 'bout.json';
/** Everything the screens need, over an open store. A seed given is that of the first bout begun. */
export function servicesFor(store: Store, version: string, shelf: Shelf, seed?: string): Services {
  let given = seed ?? null;
  return {
    version,
    trouble: store.trouble,
    takeNotices: () => store.takeNotices(),
    newSeed() {
      const next = given ?? newSeed();
      given = null;
      return next;
    },
    seedFault: (text) => (SEED_PATTERN.test(text) ? null : 'A seed is 1 to 64 printable characters.'),
    settings: () => store.settings.value,
    changeSettings: (patch) => store.settings.change(patch),
    match: () => matchFile(store),
    own(make) {
      return ownOf(store, this, make);
    },
    company: null,
    keepReplay(save) {
      const kept = store.replays.keep(save, store.folder.now());
      return kept.ok ? readable(kept.value.name) : kept;
    },
    writeRecord: (name, text) => writeRecord(store, name, text),
    replays: () => store.replays.list().map((listed) => replayItem(listed, shelf)),
    loadReplay(name) {
      const found = store.replays.load(name);
      return found.ok ? readable(found.value.save) : found;
    },
  };
}

function matchFile(store: Store): MatchFile {
  return {
    load: () => store.bout.load(),
    write: (save) => store.bout.write(save),
    clear: () => void store.bout.clear(),
    setAside: (why) => asideSentence(store, why),
    copyAside: (why) => store.copyAside(BOUT_FILE, why),
  };
}

/** What games have made for whom; a host's sessions have services of their own each. */
const MADE = new WeakMap<Services, Map<MakesOwn<object>, object>>();

function ownOf<T extends object>(store: Store, services: Services, make: MakesOwn<T>): T {
  const made = MADE.get(services) ?? new Map<MakesOwn<object>, object>();
  MADE.set(services, made);
  const own = (made.get(make) as T | undefined) ?? make(store, services);
  made.set(make, own);
  return own;
}

function asideSentence(store: Store, why: string): string {
  const put = store.setAside(BOUT_FILE, why);
  const where = put.ok ? `It was set aside as ${put.value}.` : `It stays where it is: ${put.why}.`;
  return `The bout in progress cannot be opened: ${why}. ${where}`;
}

function writeRecord(store: Store, name: string, text: string) {
  const path = join(store.folder.path, 'replays', name.replace(/\.json$/, '.txt'));
  const why = store.folder.disk.writePage(path, Buffer.from(spelledOut(text)));
  return why === null ? readable(path) : unreadable(`The record could not be written: ${why}`);
}

function replayItem(listed: ReturnType<Store['replays']['list']>[number], shelf: Shelf): ReplayItem {
  if (listed.state === 'damaged') return { state: 'damaged', name: listed.name, why: listed.why };
  const { name, date, seed, ruleset, summary } = listed;
  const entry = shelf.entryOf({ ruleset });
  if (!entry.ok) return { state: 'damaged', name, why: entry.why };
  const { red, blue, ...rest } = summary;
  return { state: 'ok', name, date, seed, game: entry.value.id, parties: [red, blue], ...rest };
}
