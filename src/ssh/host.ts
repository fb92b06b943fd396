/** The host: everybody who is in, and how they come and go. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DailyChallenge, Game } from '../games/game.ts';
import type { Shelf } from '../games/shelf.ts';
import { type Read, readable, unreadable } from '../kernel/save.ts';
import { times } from '../kernel/words.ts';
import { drawings } from '../play/daily/drawing.ts';
import { gamesOn } from '../play/games.ts';
import { faultOf } from '../store/disk/fault.ts';
import { freeAt } from '../store/disk/look.ts';
import type { Signer } from '../store/signed/signature.ts';
import { Newcomers } from './accounts/newcomers.ts';
import { openHouse } from './company/company.ts';
import type { Premises, Resident, Rooms } from './company/rooms.ts';
import type { Commons } from './company/visit.ts';
import type { DailyGame } from './daily/book.ts';
import { countedAs } from './door/address.ts';
import type { Caller } from './door/caller.ts';
import { type Clock, every } from './door/clock.ts';
import { type CountedLog, countedLog } from './door/counted-log.ts';
import { Door } from './door/door.ts';
import { type HostFolder, openHostFolder } from './door/host-folder.ts';
import { hostSigner } from './door/host-key.ts';
import { BOUNDS, type Bounds, FIXED, KindCount, type Limits } from './door/limits.ts';
import type { Log } from './door/log.ts';
import { Metrics } from './door/metrics.ts';
import { openServer, type Server } from './door/server.ts';
import type { Sharer } from './fair/shares.ts';
import { afterDrawing, FairTurns } from './fair/turns.ts';
import { FreeSpace } from './free-space.ts';
import { ITSELF, labourOf } from './labour/of-host.ts';
import type { LabourPool } from './labour/pool.ts';
import type { StartThread } from './labour/words.ts';
import { PARTINGS } from './partings.ts';
import { HostSession } from './session.ts';
import type { Timeouts } from './timeouts.ts';

/** What a host is opened with; everything of the machine comes from here, the clock included. */
export interface HostOptions {
  /** The host's folder. */
  readonly data: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Where to listen; null for everywhere. */
  readonly address: string | null;
  /** The file of the host's private key; null for its own. */
  readonly hostKey: string | null;
  readonly limits: Limits;
  readonly timeouts: Timeouts;
  readonly guests: boolean;
  readonly motd: string | null;
  readonly version: string;
  /** The games that are played here. */
  readonly shelf: Shelf;
  readonly log: Log;
  readonly clock: Clock;
  /** What is kept of an account, and what must be free; the usual unless given. */
  readonly bounds?: Bounds;
  /** Bytes that are free in the host's folder, where a test says so; null: nobody knows. */
  readonly free?: () => number | null;
  /** Is told which session is being served, for a watchdog. */
  readonly busy?: (session: number) => void;
  /** Starts the threads that errands are done in, where they are not the usual. */
  readonly threads?: StartThread;
  /** What is common to all, where it is not the usual. */
  readonly commons?: Commons;
  /** A seed for each new match, where a test gives it. */
  readonly newSeed?: () => string;
}

/** A host that takes callers. */
export interface Host {
  readonly port: number;
  /** Sessions now. */
  readonly sessions: number;
  /** Connections now, of whatever kind. */
  readonly connections: number;
  /** Something went wrong that nobody caught: the session it came from ends, the others go on. */
  blame(error: unknown): void;
  /** Tells everybody, saves everything, closes everything. */
  stop(): Promise<void>;
}

const MINUTE = 60_000;
/** What stands for a key where there is none. */
const GUEST = 'guest';
/** How long clients may take to hang up when the host closes. */
const FAREWELL_MS = 500;

/** Opens the host of a folder; it takes callers when the promise is kept. */
export async function openHost(options: HostOptions): Promise<Read<Host>> {
  const { clock, log } = options;
  const now = (): Date => new Date(clock.now());
  let house: House | null = null;
  const folder = openHostFolder({
    ...{ data: options.data, hostKey: options.hostKey, now },
    bansChanged: () => house?.lookAgain(),
    bansTrouble: (why) => log.warn('bans', { why }),
    complain: (why) => log.warn('modes', { why }),
  });
  if (!folder.ok) return folder;
  const labour = labourOf(options, options.threads);
  const signer = hostSigner(folder.value.key);
  if (signer === null) log.warn('unsigned', { why: 'the key of the host is not an ed25519 key: it signs no records' });
  const common = await commonsOf(options, { now, labour, signer });
  if (!common.ok) {
    folder.value.release();
    await labour.close();
    return common;
  }
  const games = gamesOn(options.shelf);
  for (const { id } of options.shelf.entries) await games.load(id);
  const premises = premisesOf(options, folder.value, { now, commons: common.value, games, labour });
  house = new House(options, folder.value, premises);
  const why = await house.open();
  return why === null ? readable(house) : unreadable(why);
}

/** The first game that has a part in the challenge of the day. */
async function dailyOf(games: readonly Game[]): Promise<DailyGame | null> {
  const [game] = games.filter(({ challenge }) => challenge !== undefined);
  const challenge = await game?.challenge?.();
  return game === undefined || challenge === undefined ? null : { id: game.id, challenge };
}

/** What a host does its common things with. */
interface Means {
  readonly now: () => Date;
  readonly labour: LabourPool;
  readonly signer: Signer | null;
}

/** What is common to all, from the host's folder. */
async function commonsOf(
  { commons, shelf, data, motd, log, newSeed }: HostOptions,
  { now, labour, signer }: Means,
): Promise<Read<Commons>> {
  if (commons !== undefined) return readable(commons);
  const warn = (why: string): void => log.warn('common file', { why });
  const draw = (challenge: DailyChallenge, secret: string) => drawings(challenge, secret, labour.of(ITSELF));
  try {
    const games = await shelf.loadAll();
    const house = { folder: data, games, daily: await dailyOf(games), motd, now, warn, draw, signer };
    return readable(openHouse(newSeed === undefined ? house : { ...house, newSeed }));
  } catch (error) {
    return unreadable(faultOf(error));
  }
}

/** What the host has for all, from its options and its folder. */
function premisesOf(
  options: HostOptions,
  folder: HostFolder,
  parts: Pick<Premises, 'now' | 'commons' | 'games' | 'labour'>,
): Premises {
  const { version, shelf, timeouts, motd, guests, clock, log } = options;
  const { bounds = BOUNDS, free = () => freeAt(options.data) } = options;
  const begins = ({ session }: Sharer): void => options.busy?.(session);
  return {
    ...parts,
    ...{ version, shelf, timeouts, motd, guests, clock, log },
    accounts: folder.accounts,
    newcomers: new Newcomers(clock),
    metrics: new Metrics(),
    quotas: bounds.quotas,
    space: new FreeSpace({ free, least: bounds.leastFree, clock, log }),
    guestFolder: folder.guests,
    culprit: new AsyncLocalStorage<Resident>(),
    turns: new FairTurns({ now: () => performance.now(), later: afterDrawing, begins }),
  };
}

class House implements Host {
  readonly #rooms: Rooms;
  readonly #options: HostOptions;
  readonly #folder: HostFolder;
  readonly #door: Door;
  /** Of strangers, who may do one thing again and again. */
  readonly #doorLog: CountedLog;
  /** Each with what takes it from the counts again. */
  readonly #sessions = new Map<Resident, () => void>();
  readonly #addresses = new KindCount();
  readonly #keys = new KindCount();
  #server: Server | null = null;
  #stopTelling = (): void => {};
  #closing: Promise<void> | null = null;
  #numbered = 0;

  constructor(options: HostOptions, folder: HostFolder, premises: Premises) {
    const { limits, clock, log } = options;
    this.#options = options;
    this.#folder = folder;
    this.#door = new Door(limits, clock);
    this.#doorLog = countedLog(log, clock);
    this.#rooms = {
      ...premises,
      guestName: () => this.#guestName(),
      playing: (account) => this.#playing(account),
      retire: (session) => this.#retire(session),
    };
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  get sessions(): number {
    return this.#sessions.size;
  }

  get connections(): number {
    return this.#server?.connections ?? 0;
  }

  /** Begins to take callers. Returns why that cannot be, or null. */
  async open(): Promise<string | null> {
    const { port, address, guests, clock, limits } = this.#options;
    const { bans, key } = this.#folder;
    const ready = (caller: Caller): void => this.#enter(caller);
    const server = await openServer({
      ...{
        port,
        address,
        hostKey: key,
        guests,
        bans,
        door: this.#door,
        clock,
        log: this.#doorLog,
        ready,
        most: limits.connections,
      },
    });
    if (!server.ok) {
      this.#doorLog.close();
      this.#folder.release();
      await this.#rooms.labour.close();
      return server.why;
    }
    this.#server = server.value;
    this.#stopTelling = every(clock, MINUTE, () => this.#tell());
    this.#rooms.log.info('listening', { port: this.port });
    return null;
  }

  #playing(accountId: string): Resident | null {
    return [...this.#sessions.keys()].find(({ account }) => account?.id === accountId) ?? null;
  }

  #guestName(): string {
    const taken = new Set([...this.#sessions.keys()].map(({ name }) => name));
    for (let number = 1; ; number++) if (!taken.has(`guest ${number}`)) return `guest ${number}`;
  }

  #retire(session: Resident): void {
    this.#sessions.get(session)?.();
    this.#sessions.delete(session);
  }

  /** The bans have changed: whoever may not be here any more is sent away. */
  lookAgain(): void {
    for (const session of this.#sessions.keys()) {
      const why = this.#whyBanned(session.caller, session.account?.name ?? null);
      if (why !== null) void session.end(PARTINGS.refused(why));
    }
  }

  blame(error: unknown): void {
    const fault = error instanceof Error ? error : new Error(String(error));
    const session = this.#rooms.culprit.getStore();
    if (session !== undefined && this.#sessions.has(session)) session.crash(fault);
    else {
      this.#rooms.metrics.crashed();
      this.#rooms.log.error('something failed', { why: fault.message, stack: fault.stack ?? '' });
    }
  }

  stop(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#rooms.log.info('closing', { sessions: this.sessions });
    this.#server?.shut();
    this.#stopTelling();
    this.#rooms.metrics.stop();
    await Promise.all([...this.#sessions.keys()].map((session) => session.end(PARTINGS.closing)));
    await Promise.all([this.#rooms.accounts.settled(), this.#rooms.commons.settled(), this.#rooms.labour.close()]);
    if (this.connections > 0) await new Promise((done) => setTimeout(done, FAREWELL_MS));
    this.#server?.cut();
    this.#doorLog.close();
    this.#folder.release();
    this.#rooms.log.info('closed');
  }

  #enter(caller: Caller): void {
    const why = this.#whyNot(caller);
    if (why !== null) {
      this.#doorLog.info('refused', { what: why, address: caller.address, user: caller.identity.user });
      caller.write(`${why}\r\n`);
      caller.hangUp(1);
      return;
    }
    const address = countedAs(caller.address);
    const key = this.#keyOf(caller);
    const account = key === GUEST ? `${GUEST} from ${address}` : key;
    const session = new HostSession({ address, account, session: ++this.#numbered }, caller, this.#rooms);
    const leave = [this.#addresses.add(address), this.#keys.add(key)];
    this.#sessions.set(session, () => {
      for (const one of leave) one();
    });
    try {
      session.begin();
    } catch (error) {
      session.crash(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Why a caller cannot come in, as a sentence, or null. */
  #whyNot(caller: Caller): string | null {
    const { sessions, perAddress, perAccount } = this.#options.limits;
    if (this.#closing !== null) return PARTINGS.closing.text;
    const { key } = caller.identity;
    const account = key === null ? null : this.#rooms.accounts.byKey(key.fingerprint);
    const banned = this.#whyBanned(caller, account?.name ?? null);
    if (banned !== null) return banned;
    if (this.sessions >= sessions)
      return `This host is full, with ${times(sessions, 'session')} open. Come back in a while.`;
    const kept = Math.floor(sessions * FIXED.keptForAccounts);
    if (account === null && this.#strangers >= sessions - kept)
      return `This host is full: ${kept} of its ${sessions} places are kept for accounts. Come back in a while.`;
    if (this.#addresses.of(countedAs(caller.address)) >= perAddress)
      return `Your address has ${times(perAddress, 'session')} open, and can have no more.`;
    if (key !== null && this.#keys.of(this.#keyOf(caller)) >= perAccount)
      return `You have ${times(perAccount, 'session')} open already: end one of them first.`;
    return null;
  }

  /** Sessions that are no account's, or not yet. */
  get #strangers(): number {
    return [...this.#sessions.keys()].filter(({ account }) => account === null).length;
  }

  /** By whose key somebody comes: all keys of an account count as one, and guests are not counted. */
  #keyOf({ identity: { key } }: Caller): string {
    if (key === null) return GUEST;
    return this.#rooms.accounts.byKey(key.fingerprint)?.id ?? key.fingerprint;
  }

  #whyBanned({ identity, address }: Caller, name: string | null): string | null {
    return this.#folder.bans.refusal({ fingerprint: identity.key?.fingerprint ?? null, name, address });
  }

  #tell(): void {
    void this.#rooms.space.low; // so that it is told though nobody begins anything
    const sessions = [...this.#sessions.keys()];
    this.#rooms.log.info(
      'metrics',
      this.#rooms.metrics.tell({
        sessions: sessions.length,
        guests: this.#strangers,
        connections: this.connections,
        saving: sessions.filter(({ saving }) => saving).length,
      }),
    );
  }
}
