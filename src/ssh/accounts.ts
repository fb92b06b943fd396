/** Who may come in as whom: accounts by the keys that open them. */
import type { Read } from '../engine/kernel/save.ts';
import type { Account } from '../tui/company.ts';
import type { PublicKey } from './public-key.ts';

/** An account as the host knows it. */
export interface AccountEntry {
  /** Random, and the name of the folder. */
  readonly id: string;
  readonly name: string;
  /** The day it was made, as 2026-11-22. */
  readonly created: string;
}

/** Told of a write that has begun: null once it is on the disk, or why it is not. */
export type Hold = (written: Promise<string | null>) => void;

/** The accounts of a host. What is asked sees at once what was changed, on the disk or not yet. */
export interface Accounts {
  all(): readonly AccountEntry[];
  /** Whose key this is, by its fingerprint; null where it is nobody's. */
  byKey(fingerprint: string): AccountEntry | null;
  byId(id: string): AccountEntry | null;
  /** The folder of an account's files, which need not be there yet. */
  folder(id: string): string;
  /** Why a name cannot be had, in a sentence that says what would be right; null where it can. */
  nameFault(name: string): string | null;
  /**
   * Makes an account that a key opens. The name is taken at once, so that of two who ask for it one
   * has it; it is on the disk when the promise is kept.
   */
  register(name: string, key: PublicKey): Promise<Read<AccountEntry>>;
  /** An account for its player's own screens, who came in by a key; `hold` hears of every write they ask for. */
  account(id: string, fingerprint: string, hold: Hold): Account;
  /** When everything asked for so far is written, or has failed. */
  settled(): Promise<void>;
}
