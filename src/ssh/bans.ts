/** Whom the operator keeps out: keys, names and addresses of admin.json. */

/** Somebody who is here or wants to come in; what is not known of him is null. */
export interface Guest {
  readonly fingerprint: string | null;
  readonly name: string | null;
  readonly address: string | null;
}

/** The bans in force. */
export interface Bans {
  /** Why somebody may not be here, as a sentence for him; null where he may. */
  refusal(guest: Guest): string | null;
  /** Whether nobody may take this name. */
  bars(name: string): boolean;
  /** Stops looking after the file. */
  close(): void;
}

/** What a host's log hears of the file. */
export interface BansLog {
  /** The file was read anew; those in play are to be looked at again. */
  changed(): void;
  /** The file is damaged, and what it said before still holds. */
  trouble(why: string): void;
}
