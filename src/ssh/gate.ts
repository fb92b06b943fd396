/** The gate of a host: whose key it is that somebody comes with, and what its owner wants. */
import { unreadable } from '../kernel/save.ts';
import { elsewhereScreen } from '../tui/host/elsewhere.ts';
import type { Elsewhere, Entrance, KeyAnswer } from '../tui/host/gate.ts';
import { invitationScreen } from '../tui/host/invitation.ts';
import { registerScreen } from '../tui/host/register.ts';
import type { Screen } from '../tui/program.ts';
import type { AccountEntry } from './accounts/account-index.ts';
import type { PublicKey } from './accounts/public-key.ts';
import type { Resident, Rooms } from './company/rooms.ts';
import type { Caller } from './door/caller.ts';
import { PARTINGS } from './partings.ts';

const MINUTE = 60_000;
/** Said to newcomers while the host's disk is nearly full. */
const NO_ACCOUNTS = 'No account can be made now: the disk of this host is nearly full.';

/** What a session does at the gate, and once it is through. */
export interface WayIn {
  /** Whether the session is on its way out: then nothing more is begun. */
  readonly ending: boolean;
  /** Asks something; what was decided is done once the question is off the screen. */
  ask(screenFor: (decided: (then: () => void) => void) => Screen): void;
  play(account: AccountEntry, key: PublicKey): void;
  playAsGuest(): void;
  /** From a second session of an account one can look on and no more. */
  lookOn(account: AccountEntry, other: Resident): void;
  leave(): void;
  /** What the log says of the session. */
  facts(): { readonly [fact: string]: unknown };
}

/** Finds out where the owner of a key belongs. */
export class Gate {
  readonly #caller: Caller;
  readonly #rooms: Rooms;
  readonly #way: WayIn;

  constructor(caller: Caller, rooms: Rooms, way: WayIn) {
    this.#caller = caller;
    this.#rooms = rooms;
    this.#way = way;
  }

  /** The owner of a key comes in: to a gate where the key is new, or its account is here already. */
  enter(key: PublicKey, notice: string | null = null): void {
    const account = this.#rooms.accounts.byKey(key.fingerprint);
    if (account === null) {
      this.#greet(key, notice);
      return;
    }
    const other = this.#rooms.playing(account.id);
    if (other === null) this.#way.play(account, key);
    else this.#askWhich(account, key, other);
  }

  /** A key that is nobody's: where accounts ask for it, its owner answers to that first. */
  #greet(key: PublicKey, notice: string | null): void {
    const asking = this.#rooms.accounts.askingFor(key);
    if (asking.length === 0) {
      this.#askName(key, notice);
      return;
    }
    const { fingerprint } = key;
    this.#way.ask((decided) =>
      invitationScreen({
        asking,
        fingerprint,
        notice,
        decide: (answer) => decided(() => void this.#answer(answer, key)),
      }),
    );
  }

  async #answer(answer: KeyAnswer, key: PublicKey): Promise<void> {
    const { accounts, log } = this.#rooms;
    if (answer.as === 'leave') {
      this.#way.leave();
      return;
    }
    const why = answer.as === 'agrees' ? await accounts.agree(answer.id, key) : await accounts.refuse(key);
    log.info('asked for a key', {
      ...this.#way.facts(),
      answer: answer.as,
      account: 'id' in answer ? answer.id : null,
      why,
    });
    if (!this.#way.ending) this.enter(key, why);
  }

  #askName(key: PublicKey, notice: string | null): void {
    const { accounts, motd, guests } = this.#rooms;
    const { nameFault, suggestedName } = accounts;
    const suggested = suggestedName(this.#caller.identity.user);
    const { fingerprint } = key;
    this.#way.ask((decided) =>
      registerScreen({
        ...{ motd, notice, suggested, fingerprint, guests, check: nameFault, propose: suggestedName },
        decide: (coming) => decided(() => this.#come(coming, key)),
      }),
    );
  }

  #come(coming: Entrance, key: PublicKey): void {
    if (coming.as === 'account') void this.#register(coming.name, key);
    else if (coming.as === 'guest') this.#way.playAsGuest();
    else this.#way.leave();
  }

  async #register(name: string, key: PublicKey): Promise<void> {
    const { accounts, newcomers, space } = this.#rooms;
    const why = space.low ? NO_ACCOUNTS : newcomers.admit(this.#caller.address);
    const made = why === null ? await accounts.register(name, key) : unreadable(why);
    if (made.ok) this.#rooms.log.info('registered', { ...this.#way.facts(), name: made.value.name });
    if (!this.#way.ending) this.enter(key, made.ok ? null : made.why);
  }

  #askWhich(account: AccountEntry, key: PublicKey, other: Resident): void {
    const { name } = account;
    const minutes = Math.floor((this.#rooms.clock.now() - other.since) / MINUTE);
    this.#way.ask((decided) =>
      elsewhereScreen({
        ...{ name, minutes, doing: other.doing(), fighting: other.fighting() },
        decide: (choice) => decided(() => this.#goOn(choice, account, key)),
      }),
    );
  }

  #goOn(choice: Elsewhere, account: AccountEntry, key: PublicKey): void {
    const other = this.#rooms.playing(account.id);
    if (choice === 'leave') this.#way.leave();
    else if (other === null) this.enter(key);
    else if (choice === 'watch') this.#way.lookOn(account, other);
    else void other.end(PARTINGS.takenOver).then(() => this.enter(key));
  }
}
