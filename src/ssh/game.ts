/** A game on the host: a player's files, and a place among the others. */
import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { type Read, readable, unreadable } from '../kernel/save.ts';
import type { Labour } from '../odds/labour.ts';
import { ROUTES } from '../play/routes.ts';
import { servicesFor } from '../play/services.ts';
import { type AsyncDisk, asyncDisk } from '../store/disk/async-disk.ts';
import type { HallSection } from '../store/hall.ts';
import { openStore, type Store } from '../store/store.ts';
import type { Account } from '../tui/company.ts';
import type { Services } from '../tui/services.ts';
import type { AccountEntry } from './accounts/account-index.ts';
import type { Rooms } from './company/rooms.ts';
import type { Joined, Play, Visit } from './company/visit.ts';
import { DISK_FULL } from './free-space.ts';
import { Holds } from './holds.ts';
import { pathless } from './pathless.ts';

/** What one session plays by: its files, what its screen waits for, and its part in the company. */
export interface OpenAccount {
  readonly store: Store;
  /** Null for a guest. */
  readonly disk: AsyncDisk | null;
  /** What the player's screen waits for. */
  readonly holds: Holds;
  readonly visit: Visit;
  readonly joined: Joined;
}

const GUEST = 'You are a guest: nothing is kept when you leave. Careers need an account, and that needs a key.';
const WATCHER = 'Your account is playing in another session: here you can only watch.';

/** What the game of a session is opened with. */
interface GameParts {
  readonly rooms: Rooms;
  /** Who does what takes long for this session. */
  readonly labour: Labour;
}

/** Opens the files of an account; `failed` is told of the first write that fails, after which nothing is written. */
export function accountGame(
  parts: GameParts,
  account: AccountEntry,
  fingerprint: string,
  failed: (trouble: string) => void,
): Read<OpenAccount> {
  const { rooms } = parts;
  const { accounts, log } = rooms;
  const folder = accounts.folder(account.id);
  const disk = asyncDisk({ root: folder, onTrouble: failed });
  const store = openFiles(rooms, folder, disk);
  if (!store.ok) {
    log.error('account not opened', { account: account.id, why: store.why });
    return unreadable(pathless(store.why, folder));
  }
  const holds = new Holds(disk);
  const face = accounts.account(account.id, fingerprint, holds.hold);
  const { name, id, created } = account;
  return readable(joined(parts, store.value, disk, holds, { name, account: id, accountDay: created, face }));
}

/** The store of an account's folder, in which it can write. A link is refused: what it leads to may be anybody's. */
function openFiles({ now, shelf, quotas, space }: Rooms, folder: string, disk: AsyncDisk): Read<Store> {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return unreadable(`${folder} is a link`);
  const room = { quotas, full: () => (space.low ? DISK_FULL : null) };
  const store = openStore({ dataDir: folder, write: true, now, games: shelf.entries, disk, room });
  const trouble = store.ok ? store.value.trouble : null; // before the store says that it is closed
  if (store.ok && trouble === null) for (const kind of shelf.longGames) store.value.long(kind); // so that all are counted
  if (!store.ok || trouble === null) return store;
  store.value.close();
  return unreadable(trouble);
}

/** A game that is not kept. */
export function guestGame(parts: GameParts): Read<OpenAccount> {
  return passing(parts, parts.rooms.guestName(), GUEST);
}

/** A place for somebody whose account plays in another session. */
export function watcherGame(parts: GameParts, account: AccountEntry): Read<OpenAccount> {
  return passing(parts, account.name, WATCHER);
}

/** Services that keep nothing, for the gate. */
export function gateServices(rooms: Rooms): Read<Services> {
  const store = openStore({
    dataDir: rooms.guestFolder,
    write: false,
    reason: GUEST,
    now: rooms.now,
    games: rooms.shelf.entries,
  });
  return store.ok ? readable(servicesFor(store.value, rooms.version, rooms.shelf)) : store;
}

function passing(parts: GameParts, name: string, reason: string): Read<OpenAccount> {
  const { rooms } = parts;
  const store = openStore({
    dataDir: rooms.guestFolder,
    write: false,
    reason,
    now: rooms.now,
    games: rooms.shelf.entries,
  });
  if (!store.ok) return store;
  return readable(
    joined(parts, store.value, null, new Holds(null), { name, account: null, accountDay: null, face: null }),
  );
}

function joined(
  { rooms: { commons, version, now, shelf }, labour }: GameParts,
  store: Store,
  disk: AsyncDisk | null,
  holds: Holds,
  { face, ...who }: Pick<Visit, 'name' | 'account' | 'accountDay'> & { readonly face: Account | null },
): OpenAccount {
  const visit: Visit = { id: randomUUID(), ...who, since: now() };
  const saved = (then: () => void): void => holds.whenSettled((trouble) => trouble === null && then());
  const services = { ...homeless(servicesFor(store, version, shelf), store.folder.path), labour };
  const play: Play = { services, ownHall: hallIn(store), routes: ROUTES, account: face, saved, hold: holds.hold };
  return { store, disk, holds, visit, joined: commons.join(visit, play) };
}

/** Services whose sentences say nothing of where the files lie. */
function homeless(services: Services, folder: string): Services {
  return {
    ...services,
    takeNotices: () => services.takeNotices().map((notice) => pathless(notice, folder)),
    writeRecord(name, text) {
      const written = services.writeRecord(name, text);
      return written.ok ? readable(pathless(written.value, folder)) : unreadable(pathless(written.why, folder));
    },
  };
}

/** A player's own hall, section by section. @internal */
export function hallIn({ hall }: Store): Play['ownHall'] {
  return <E>(section: HallSection<E>): Read<readonly E[]> => {
    const found = hall.load(section);
    return found.ok ? readable(found.value.map(({ entry }) => entry)) : found;
  };
}
