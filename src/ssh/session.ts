/** A session on the host, from the moment it has a terminal to the moment that is given back. */
import type { Read } from '../kernel/save.ts';
import { ROUTES } from '../play/routes.ts';
import { MOUSE } from '../tui/mouse/report.ts';
import type { Env, Routes, Screen } from '../tui/program.ts';
import type { Services } from '../tui/services.ts';
import type { Turns } from '../tui/turns.ts';
import type { AccountEntry } from './accounts/account-index.ts';
import type { PublicKey } from './accounts/public-key.ts';
import type { Resident, Rooms } from './company/rooms.ts';
import type { Caller } from './door/caller.ts';
import type { Sharer } from './fair/shares.ts';
import { accountGame, gateServices, guestGame, type OpenAccount, watcherGame } from './game.ts';
import { Gate } from './gate.ts';
import { ClientInput } from './input.ts';
import type { OwnLabour } from './labour/pool.ts';
import { PARTINGS, type Parting } from './partings.ts';
import { ClientScreen } from './screen.ts';
import { Stage } from './stage.ts';
import { Hourglass } from './timeouts.ts';
import { ClientWindow } from './window.ts';

/** Leaves the alternate screen and the mouse, and shows the cursor, whatever was being drawn. */
const RESTORE = `\u001b[?2026l\u001b[0m${MOUSE.off}\u001b[?1049l\u001b[?25h`;
/** A disk that takes longer is given up when a session ends; a host that closes waits for it twice. */
const SETTLE_MS = 4_000;

/** One session. `begin` it once; it ends by itself or by `end`. */
export class HostSession implements Resident {
  readonly caller: Caller;
  readonly #who: Sharer;
  readonly #rooms: Rooms;
  readonly #screen: ClientScreen;
  readonly #input: ClientInput;
  readonly #window: ClientWindow;
  readonly #turns: Turns;
  readonly #labour: OwnLabour;
  readonly #hourglass: Hourglass;
  readonly #over = Promise.withResolvers<void>();
  #stage: Stage | null = null;
  #game: OpenAccount | null = null;
  #account: AccountEntry | null = null;
  #ending = false;
  #gone = false;
  #typedAt: number | null = null;
  #redrawing: (() => void) | null = null;

  constructor(who: Sharer, caller: Caller, rooms: Rooms) {
    const { clock, timeouts } = rooms;
    this.#who = who;
    this.caller = caller;
    this.#rooms = rooms;
    this.#screen = new ClientScreen({ write: caller.write, backlog: caller.backlog }, caller.size, clock, {
      lost: (trouble) => this.#suspend(trouble),
      stuck: () => this.end(PARTINGS.stuck),
      sent: () => this.#answered(),
    });
    this.#input = new ClientInput(clock, {
      typed: () => this.#typed(),
      flooded: () => this.end(PARTINGS.flooded),
    });
    this.#labour = rooms.labour.of(who);
    this.#turns = rooms.turns.of(who, (act) => this.#act(act));
    this.#window = new ClientWindow(clock, {
      pay: () => this.#input.payResize(),
      resize: (columns, rows) => this.#resize(columns, rows),
    });
    this.#hourglass = new Hourglass(timeouts, clock, {
      say: (line) => this.#stage?.herald.say(line),
      end: (parting) => this.end(parting),
    });
    caller.listen({
      typed: (chunk) => rooms.culprit.run(this, () => this.#input.take(chunk)),
      resized: (columns, rows) => this.#window.change(columns, rows),
      gone: () => {
        this.#gone = true;
        this.end(PARTINGS.gone);
      },
    });
  }

  get account(): AccountEntry | null {
    return this.#account;
  }

  get id(): string {
    return this.#game?.visit.id ?? '';
  }

  get name(): string {
    return this.#game?.visit.name ?? '';
  }

  get since(): number {
    return this.#game?.visit.since.getTime() ?? this.#rooms.clock.now();
  }

  doing(): string {
    return this.#game?.joined.doing() ?? 'stands at the gate';
  }

  fighting(): boolean {
    return this.#game?.joined.fighting() === true;
  }

  get saving(): boolean {
    return this.#game?.disk?.pending === true;
  }

  /** Lets the player in, by the key that was shown. */
  begin(): void {
    const { key } = this.caller.identity;
    if (key === null) this.#playAsGuest();
    else this.#gateOf().enter(key);
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

  #gateOf(): Gate {
    const ending = (): boolean => this.#ending;
    return new Gate(this.caller, this.#rooms, {
      get ending() {
        return ending();
      },
      ask: (screenFor) => this.#gate(screenFor),
      play: (account, key) => this.#play(account, key),
      playAsGuest: () => this.#playAsGuest(),
      lookOn: (account, other) => this.#lookOn(account, other),
      leave: () => void this.end(PARTINGS.left),
      facts: () => this.#facts(),
    });
  }

  #play(account: AccountEntry, key: PublicKey): void {
    if (this.#ending) return;
    this.#account = account;
    this.#open(accountGame(this.#gameParts, account, key.fingerprint, (trouble) => this.#suspend(trouble)));
  }

  get #gameParts() {
    return { rooms: this.#rooms, labour: this.#labour };
  }

  #playAsGuest(): void {
    if (!this.#ending) this.#open(guestGame(this.#gameParts));
  }

  /** From a second session of an account one can look on and no more. */
  #lookOn(account: AccountEntry, other: Resident): void {
    const { id } = other;
    this.#open(watcherGame(this.#gameParts, account), (env) => {
      const watching = env.routes.watch(id, env);
      return watching.ok ? watching.value : null;
    });
  }

  /** Opens the game on its title, unless there is something else to begin with. */
  #open(game: Read<OpenAccount>, first: (env: Env) => Screen | null = () => null): void {
    if (!game.ok) {
      this.#account = null;
      void this.end(PARTINGS.refused(`Your files cannot be opened: ${game.why}`));
      return;
    }
    const { metrics, log } = this.#rooms;
    const { store, holds, joined } = game.value;
    this.#game = game.value;
    this.#screen.waitFor(holds);
    metrics.came();
    log.info('came in', { ...this.#facts(), terminal: this.caller.terminal.env.TERM ?? '', ...this.#size() });
    for (const { id } of this.#rooms.shelf.entries) store.match(id).going(); // so that a damaged one is among the notices
    const notices = [...joined.services.takeNotices(), ...noteOf(this.caller)];
    const told = notices.length === 0 ? null : notices.join(' ');
    this.#show(joined.services, joined.routes, (env) => first(env) ?? joined.routes.title(env, told));
  }

  /** Asks something before there is a game; what was decided is done once the gate is off the screen. */
  #gate(screenFor: (decided: (then: () => void) => void) => Screen): void {
    if (this.#ending) return;
    const services = gateServices(this.#rooms);
    if (!services.ok) {
      void this.end(PARTINGS.refused(services.why));
      return;
    }
    const decided = (then: () => void): void => {
      setImmediate(() => {
        if (this.#ending) return;
        const stage = this.#stage;
        this.#stage = null;
        stage?.close();
        then();
      });
    };
    this.#show(services.value, ROUTES, () => screenFor(decided));
  }

  #show(services: Services, routes: Routes, first: (env: Env) => Screen): void {
    const { caller } = this;
    const options = {
      screen: this.#screen,
      input: this.#input,
      terminal: caller.terminal,
      services,
      games: this.#rooms.games,
      routes,
      first,
      turns: this.#turns,
    };
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

  /** Does something in a turn of this session. */
  #act(act: () => void): void {
    if (this.#ending) return;
    this.#rooms.culprit.run(this, () => {
      try {
        act();
      } catch (error) {
        this.crash(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  #resize(columns: number, rows: number): void {
    this.#screen.resize(columns, rows);
    this.#redraw();
  }

  /** Draws everything anew, once however often it is asked for before it is this session's turn. */
  #redraw(): void {
    this.#redrawing?.();
    this.#redrawing = this.#turns.ask(() => this.#stage?.redraw());
  }

  /** A write has failed: what was held back must not be seen, and the session ends. */
  #suspend(trouble: string): void {
    this.#screen.discard();
    void this.end(PARTINGS.suspended(trouble));
  }

  async #close(parting: Parting): Promise<void> {
    const rooms = this.#rooms;
    this.#hourglass.stop();
    this.#window.close();
    this.#labour.close();
    this.#input.close();
    this.#leaveStage(parting);
    this.#game?.joined.leave(parting === PARTINGS.takenOver);
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
    store.keepIndexes();
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
      session: this.#who.session,
      name: this.name,
      user: identity.user,
      address,
      key: identity.key?.fingerprint ?? null,
    };
  }
}

/** What a player is told of a key that was not taken. */
const noteOf = ({ identity: { note } }: Caller): readonly string[] => (note === null ? [] : [note]);
