/** What is settled at the gate, before a game begins. */

/** How somebody with a new key comes in: under a name that is kept from now on, or as a guest; or not at all. */
export type Entrance = { readonly as: 'account'; readonly name: string } | { readonly as: 'guest' | 'leave' };

/** What the owner of a key answers to the accounts that ask for it: which it is to open, or none of them; or nothing yet. */
export type KeyAnswer = { readonly as: 'agrees'; readonly id: string } | { readonly as: 'refuses' | 'leave' };

/** What to do with the session of the same account that is open already. */
export type Elsewhere = 'take-over' | 'watch' | 'leave';

/** What the screen of a first login needs. */
export interface RegisterGate {
  /** What the host has to say, or null. */
  readonly motd: string | null;
  /** Why what was chosen before could not be, when the gate is opened anew; else null. */
  readonly notice: string | null;
  /** The user name that the client sent, where it could be a name here; '' where not. */
  readonly suggested: string;
  /** The fingerprint of the key that was offered. */
  readonly fingerprint: string;
  /** Whether one may play without an account. */
  readonly guests: boolean;
  /** Why a name cannot be had; null where it can. */
  check(name: string): string | null;
  /** A name like a text that could be had, or ''. */
  propose(text: string): string;
  /** Hears once what was chosen. */
  decide(coming: Entrance): void;
}

/** What the screen needs on which the owner of a key answers to those who ask for it. */
export interface InvitationGate {
  /** The accounts that ask, one at least. */
  readonly asking: readonly { readonly id: string; readonly name: string }[];
  /** The fingerprint of the key. */
  readonly fingerprint: string;
  /** Why what was chosen before could not be, when the gate is opened anew; else null. */
  readonly notice: string | null;
  /** Hears once what was chosen. */
  decide(answer: KeyAnswer): void;
}

/** What the screen of a second login needs. */
export interface ElsewhereGate {
  readonly name: string;
  /** What the other session does, as a part of a sentence: 'leads Felix against Rufus'. */
  readonly doing: string;
  /** Minutes since it began. */
  readonly minutes: number;
  /** Whether it has a bout that can be watched. */
  readonly fighting: boolean;
  /** Hears once what was chosen. */
  decide(choice: Elsewhere): void;
}
