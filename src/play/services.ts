/** The screens' services, made from the store and the bundled data. */
import { join } from 'node:path';
import { gameIdOf } from '../games/known.ts';
import type { Shelf } from '../games/shelf.ts';
import { SEED_PATTERN } from '../kernel/rng.ts';
import { type Read, readable, type Save, unreadable } from '../kernel/save.ts';
import type { Summary } from '../kernel/summary.ts';
import { LABOUR_HERE } from '../odds/labour.ts';
import { spelledOut } from '../safe-text.ts';
import { FOLDERS } from '../store/disk/folder.ts';
import type { MatchStore } from '../store/matches.ts';
import type { ListedReplay } from '../store/replays.ts';
import type { Store } from '../store/store.ts';
import type { MakesOwn, MatchFile, ReplayItem, Services } from '../tui/services.ts';
import { countsFor } from './counting.ts';
import { newSeed } from './seed.ts';

/** Everything the screens need, over an open store. A seed given is that of the first bout begun. */
export function servicesFor(store: Store, version: string, shelf: Shelf, seed?: string): Services {
  let given = seed ?? null;
  const counts = countsFor(store, shelf);
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
    match: (game) => matchFile(store, game),
    own(make) {
      return ownOf(store, this, make);
    },
    labour: LABOUR_HERE,
    company: null,
    counts,
    keepReplay(save) {
      const kept = keepReplay(store, shelf, save);
      if (kept.ok) counts.add(save, `${FOLDERS.replays}/${kept.value}`);
      return kept;
    },
    writeRecord: (name, text) => writeRecord(store, name, text),
    replays: () => store.replays.list().map((listed) => replayItem(listed, store, shelf)),
    replayCount: () => store.replays.count(),
    room: store.room,
    loadReplay(name) {
      const found = store.replays.load(name);
      return found.ok ? readable(found.value.save) : found;
    },
  };
}

function matchFile(store: Store, game: string): MatchFile {
  const match = store.match(game);
  return {
    load: () => match.load(),
    going: () => match.going(),
    write: (save) => match.write(save),
    nonce: match.nonce,
    clear: () => void match.clear(),
    setAside: (why) => asideSentence(store, match, why),
    copyAside: (why) => store.copyAside(match.name, why),
  };
}

/** Keeps a finished match, whose game is loaded; its name among the replays. */
function keepReplay(store: Store, shelf: Shelf, save: Save): Read<string> {
  const game = gameIdOf(shelf, save);
  if (!game.ok) return game;
  const door = shelf.door(save);
  const summary = door.ok ? door.value.summary(save) : door;
  if (!summary.ok) return summary;
  const kept = store.replays.keep({ save, game: game.value, summary: summary.value }, store.folder.now());
  return kept.ok ? readable(kept.value.name) : kept;
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

function asideSentence(store: Store, { name, what }: MatchStore, why: string): string {
  const put = store.setAside(name, why);
  const where = put.ok ? `It was set aside as ${put.value}.` : `It stays where it is: ${put.why}.`;
  return `The ${what} in progress cannot be opened: ${why}. ${where}`;
}

function writeRecord(store: Store, name: string, text: string) {
  const path = join(store.folder.path, 'replays', name.replace(/\.json$/, '.txt'));
  const why = store.folder.disk.writePage(path, Buffer.from(spelledOut(text)));
  return why === null ? readable(path) : unreadable(`The record could not be written: ${why}`);
}

/** A replay in the list. One that is not summed up is, where its game is loaded. */
function replayItem(listed: ListedReplay, store: Store, shelf: Shelf): ReplayItem {
  const { name, date } = listed;
  if (listed.state === 'unread') return { state: 'unread', name };
  if (listed.state === 'damaged') return { state: 'damaged', name, why: listed.why };
  const { seed, ruleset } = listed;
  const entry = shelf.entryOf({ ruleset });
  const game = entry.ok ? gameSaid(entry.value.id, listed.game) : entry;
  if (!game.ok) return { state: 'damaged', name, why: game.why };
  const summary = listed.summary === null ? summaryOf(name, ruleset, store, shelf) : readable(listed.summary);
  if (summary === null) return { state: 'bare', name, date, seed, ruleset, game: game.value };
  if (!summary.ok) return { state: 'damaged', name, why: summary.why };
  return { state: 'ok', name, date, seed, game: game.value, ...summary.value };
}

const gameSaid = (game: string, said: string | null): Read<string> =>
  said === null || said === game ? readable(game) : unreadable(`it says that it is of the game '${said}'`);

/** The summary of a bare save among the replays, made once; null where its game is not loaded. */
function summaryOf(name: string, ruleset: string, store: Store, shelf: Shelf): Read<Summary> | null {
  const door = shelf.door({ ruleset });
  if (!door.ok) return null;
  const found = store.replays.load(name);
  const summary = found.ok ? door.value.summary(found.value.save) : found;
  if (summary.ok) store.replays.sumUp(name, summary.value);
  return summary;
}
