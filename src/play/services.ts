/** The screens' services, made from the store and the bundled data. */
import { join } from 'node:path';
import { campaignTables, gladiatorTables } from '../games/gladiator/data.ts';
import { loadRulebook } from '../games/gladiator/rulebook.ts';
import { gladiator } from '../games/gladiator/rules/index.ts';
import { SEED_PATTERN } from '../kernel/rng.ts';
import { readable, unreadable } from '../kernel/save.ts';
import { parseTable } from '../kernel/table.ts';
import { spelledOut } from '../safe-text.ts';
import type { Store } from '../store/store.ts';
import type { ReplayItem, Services } from '../tui/services.ts';
import { careerServices, knownMen } from './career-services.ts';
import { houseServices } from './house-services.ts';
import { once } from './once.ts';
import { newSeed } from './seed.ts';

const BOUT_FILE = 'bout.json';
/** What never changes is read once, however many play in this process. */
const tables = once(() => gladiator.parseTables(gladiatorTables));
const rulebook = once(loadRulebook);

/** Everything the screens need, over an open store. A seed given is that of the first bout begun. */
export function servicesFor(store: Store, version: string, seed?: string): Services {
  let given = seed ?? null;
  const files: { readonly [id: string]: unknown } = campaignTables;
  return {
    version,
    get tables() {
      return tables();
    },
    printedTable: (id) => (files[id] === undefined ? null : parseTable(id, files[id])),
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
    bout: {
      load: () => store.bout.load(),
      write: (save) => store.bout.write(save),
      clear: () => void store.bout.clear(),
      setAside: (why) => asideSentence(store, why),
      copyAside: (why) => store.copyAside(BOUT_FILE, why),
    },
    company: null,
    houses: houseServices(store, (id) => void store.settings.change({ lastHouse: id, lastCareer: null })),
    careers: careerServices(store, (id) => void store.settings.change({ lastCareer: id, lastHouse: null })),
    knownMen: () => knownMen(store),
    hall() {
      const found = store.hall.load();
      return found.ok ? readable(found.value.map(({ entry }) => entry)) : found;
    },
    keepReplay(save) {
      const kept = store.replays.keep(save, store.folder.now());
      return kept.ok ? readable(kept.value.name) : kept;
    },
    writeRecord: (name, text) => writeRecord(store, name, text),
    replays: () => store.replays.list().map(replayItem),
    loadReplay(name) {
      const found = store.replays.load(name);
      return found.ok ? readable(found.value.save) : found;
    },
    rulebook,
  };
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

function replayItem(listed: ReturnType<Store['replays']['list']>[number]): ReplayItem {
  if (listed.state === 'damaged') return { state: 'damaged', name: listed.name, why: listed.why };
  const { name, date, seed, summary } = listed;
  return { state: 'ok', name, date, seed, ...summary };
}
