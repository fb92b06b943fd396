/** Somebody on the host, from the moment he has a terminal to the moment it is given back. */
import { randomUUID } from 'node:crypto';
import { ROUTES } from '../play/routes.ts';
import { servicesFor } from '../play/services.ts';
import { type AsyncDisk, asyncDisk } from '../store/async-disk.ts';
import { openStore, type Store } from '../store/store.ts';
import type { Account } from '../tui/company.ts';
import type { Env, Routes, Screen } from '../tui/program.ts';
import type { Services } from '../tui/services.ts';
import type { AccountEntry } from './accounts.ts';
import type { Caller } from './caller.ts';
import { Holds } from './holds.ts';
import { ClientInput } from './input.ts';
import { PARTINGS, type Parting } from './partings.ts';
import type { PublicKey } from './public-key.ts';
import type { Resident, Rooms } from './rooms.ts';
import { ClientScreen } from './screen.ts';
import { Stage } from './stage.tsx';
import { Hourglass } from './timeouts.ts';
import type { Joined, Visit } from './visit.ts';

/** A game that is on: the player's files, and his place among the others. */
interface Game {
  readonly store: Store;
  /** Null for a guest. */
  readonly disk: AsyncDisk | null;
  readonly visit: Visit;
  readonly joined: Joined;
}

const GUEST = 'You are a guest: nothing is kept when you leave. Careers need an account, and that needs a key.';
/** Leaves the alternate screen and shows the cursor, whatever was being drawn. */
const RESTORE = '\u001b[?2026l\u001b[0m\u001b[?1049l\u001b[?25h';
/** Changes of the window's size come in showers. */
const RESIZE_MS = 40;
/** A disk that takes longer is given up when a session ends; a host that closes waits for it twice. */
const SETTLE_MS = 4_000;

/** One session. `begin` it once; it ends by itself or by `end`. */
export class Session implements Resident {
  readonly caller: Caller;
  readonly #number: number;
  readonly #rooms: Rooms;
  readonly #screen: ClientScreen;
  readonly #input: ClientInput;
  readonly #hourglass: Hourglass;
  readonly #over = Promise.withResolvers<void>();
  #stage: Stage | null = null;
  #game: Game | null = null;
  #account: AccountEntry | null = null;
  #ending = false;
  #gone = false;
  #typedAt: number | null = null;
  #resizing: (() => void) | null = null;

  constructor(number: number, caller: Caller, rooms: Rooms) {
    const { clock, timeouts } = rooms;
    this.#number = number;
    this.caller = caller;
    this.#rooms = rooms;
    this.#screen = new ClientScreen({ write: caller.write, backlog: caller.backlog }, caller.size, clock, {
      stale: () => this.#stage?.redraw(),
      stuck: () => this.end(PARTINGS.stuck),
      sent: () => this.#answered(),
    });
    this.#input = new ClientInput(clock, {
      typed: () => this.#typed(),
      flooded: () => this.end(PARTINGS.flooded),
    });
    this.#hourglass = new Hourglass(timeouts, clock, {
      say: (line) => this.#stage?.herald.say(line),
      end: (parting) => this.end(parting),
    });
    caller.listen({
      typed: (chunk) => rooms.culprit.run(this, () => this.#input.take(chunk)),
      resized: (columns, rows) => this.#resized(columns, rows),
      gone: () => {
        this.#gone = true;
        this.end(PARTINGS.gone);
      },
    });
  }

  get account(): AccountEntry | null {
    return this.#account;
  }

  get name(): string {
    return this.#game?.visit.name ?? '';
  }

  get saving(): boolean {
    return this.#game?.disk?.pending === true;
  }

  /** Lets the player in as who he is. */
  begin(): void {
    const { key } = this.caller.identity;
    const account = key === null ? null : this.#rooms.accounts.byKey(key.fingerprint);
    if (key === null || account === null) this.#playAsGuest();
    else this.#enter(account, key);
  }

  end(parting: Parting): Promise<void> {
    if (!this.#ending) {
      this.#ending = true;
      void this.#close(parting);
    }
    return this.#over.promise;
  }

  crash(error: Error): void {
    this.#rooms.metrics.crashed();
    this.#rooms.log.error('crashed', { ...this.#facts(), why: error.message, stack: error.stack ?? '' });
    void this.end(PARTINGS.crashed);
  }

  #enter(account: AccountEntry, key: PublicKey): void {
    const other = this.#rooms.playing(account.id);
    if (other === null) this.#play(account, key);
    else void other.end(PARTINGS.takenOver).then(() => this.#enter(account, key));
  }

  #play(account: AccountEntry, key: PublicKey): void {
    if (this.#ending) return;
    const { accounts, now } = this.#rooms;
    const folder = accounts.folder(account.id);
    const disk = asyncDisk({ root: folder, onTrouble: (trouble) => this.#suspend(trouble) });
    const store = openStore({ dataDir: folder, write: true, now, disk });
    if (!store.ok || store.value.trouble !== null) {
      const why = store.ok ? store.value.trouble : store.why;
      if (store.ok) store.value.close();
      void this.end(PARTINGS.refused(`Your files cannot be opened: ${why}`));
      return;
    }
    const holds = new Holds(disk);
    const face = accounts.account(account.id, key.fingerprint, holds.hold);
    this.#account = account;
    this.#open(store.value, disk, holds, account.name, face);
  }

  #playAsGuest(): void {
    const { now, guestFolder } = this.#rooms;
    const store = openStore({ dataDir: guestFolder, write: false, reason: GUEST, now });
    if (store.ok) this.#open(store.value, null, new Holds(null), this.#rooms.guestName(), null);
    else void this.end(PARTINGS.refused(store.why));
  }

  #open(store: Store, disk: AsyncDisk | null, holds: Holds, name: string, face: Account | null): void {
    const { commons, version, metrics, log, now } = this.#rooms;
    const services = servicesFor(store, version);
    const visit: Visit = { id: randomUUID(), name, account: this.#account?.id ?? null, since: now() };
    const saved = (then: () => void): void => holds.whenSettled((trouble) => trouble === null && then());
    const joined = commons.join(visit, { services, routes: ROUTES, account: face, saved, hold: holds.hold });
    this.#game = { store, disk, visit, joined };
    this.#screen.waitFor(holds);
    metrics.came();
    log.info('came in', { ...this.#facts(), terminal: this.caller.terminal.env.TERM ?? '', ...this.#size() });
    store.bout.load(); // so that a damaged one is among the notices
    const notices = [...services.takeNotices(), ...noteOf(this.caller)];
    const told = notices.length === 0 ? null : notices.join(' ');
    this.#show(joined.services, joined.routes, (env) => joined.routes.title(env, told));
  }

  #show(services: Services, routes: Routes, first: (env: Env) => Screen): void {
    const { caller } = this;
    const options = { screen: this.#screen, input: this.#input, terminal: caller.terminal, services, routes, first };
    this.#rooms.culprit.run(this, () => {
      const stage = new Stage(options);
      this.#stage = stage;
      void stage.ended().then((error) => {
        if (stage !== this.#stage) return;
        if (error === null) void this.end(PARTINGS.left);
        else this.crash(error);
      });
    });
  }

  #typed(): void {
    this.#hourglass.touch();
    this.#typedAt ??= performance.now();
  }

  #answered(): void {
    if (this.#typedAt === null) return;
    this.#rooms.metrics.answered(performance.now() - this.#typedAt);
    this.#typedAt = null;
  }

  #resized(columns: number, rows: number): void {
    this.#screen.resize(columns, rows);
    this.#resizing ??= this.#rooms.clock.after(RESIZE_MS, () => {
      this.#resizing = null;
      this.#stage?.redraw();
    });
  }

  /** A write has failed: what was held back must not be seen, and the session ends. */
  #suspend(trouble: string): void {
    this.#screen.discard();
    void this.end(PARTINGS.suspended(trouble));
  }

  async #close(parting: Parting): Promise<void> {
    const rooms = this.#rooms;
    this.#hourglass.stop();
    this.#resizing?.();
    this.#input.close();
    this.#leaveStage(parting);
    this.#game?.joined.leave();
    if (!this.#gone) await this.#within((done) => this.#screen.whenSent(done));
    this.#screen.discard();
    if (!this.#gone) this.#screen.sendNow(RESTORE + (parting.text === '' ? '' : `\r\n${parting.text}\r\n`));
    this.#screen.close();
    await this.#closeFiles();
    this.caller.hangUp(parting.code);
    rooms.log.info('ended', { ...this.#facts(), why: parting.why });
    rooms.retire(this);
    this.#over.resolve();
  }

  /** Has what is open saved, unless it is broken or cannot be, and takes the program off the screen. */
  #leaveStage(parting: Parting): void {
    const stage = this.#stage;
    this.#stage = null;
    if (stage === null) return;
    const unfit = parting === PARTINGS.crashed || this.#game?.disk?.trouble !== null;
    try {
      if (!unfit) stage.herald.save();
      stage.close();
    } catch (error) {
      this.#rooms.log.error('did not end well', { ...this.#facts(), why: String(error) });
    }
    if (this.#game?.disk?.trouble !== null) this.#screen.discard();
  }

  async #closeFiles(): Promise<void> {
    if (this.#game === null) return;
    const { store, disk } = this.#game;
    if (disk !== null) await this.#within((done) => disk.whenSettled(() => done()));
    store.close();
  }

  /** Waits until something is done, and not for ever. */
  #within(wait: (done: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#rooms.clock.after(SETTLE_MS, resolve);
      wait(() => {
        cancel();
        resolve();
      });
    });
  }

  #size() {
    return { columns: this.#screen.columns, rows: this.#screen.rows };
  }

  #facts() {
    const { address, identity } = this.caller;
    return {
      session: this.#number,
      name: this.name,
      user: identity.user,
      address,
      key: identity.key?.fingerprint ?? null,
    };
  }
}

/** What a player is told of a key that was not taken. */
const noteOf = ({ identity: { note } }: Caller): readonly string[] => (note === null ? [] : [note]);
