/** Whom the operator keeps out: admin.json in the host's folder, read anew whenever it changes. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { readJsonFile } from '../../store/disk/json-file.ts';
import { BAN_FILE, type BanList, NO_BANS, readBans } from './ban-list.ts';

/** The bans in force, kept equal to the file in which the operator writes them. */
export interface Bans extends BanList {
  /** Looks after the file now, as it does by itself from time to time. */
  look(): void;
  /** Stops looking after the file. */
  close(): void;
}

/** What a host's log hears of the file. */
interface BansLog {
  /** The file was read anew; those in play are to be looked at again. */
  changed(): void;
  /** The file is damaged, and what it said before still holds. */
  trouble(why: string): void;
}

const EVERY_MS = 1000;

/**
 * The bans of a host's folder. The file may be missing; a damaged one is refused at the start, and
 * later changes nothing. A change counts once the file has been the same for two looks, so that one
 * half written, or gone for the moment in which an editor replaces it, is not taken at its word.
 */
export function openBans(folder: string, log: BansLog): Read<Bans> {
  const path = join(folder, BAN_FILE);
  let known = looksOf(path);
  let seen = known;
  const first = readJsonFile(path, readBans);
  if (!first.ok)
    return unreadable(`${path} cannot be used: ${first.why}. Repair it, or delete it: then nobody is banned.`);
  let bans = first.value ?? NO_BANS;
  const look = (): void => {
    const now = looksOf(path);
    const steady = now === seen;
    seen = now;
    if (!steady || now === known) return;
    known = now;
    const found = readJsonFile(path, readBans);
    if (!found.ok) {
      log.trouble(`${path} cannot be used: ${found.why}. What it said before still holds.`);
      return;
    }
    bans = found.value ?? NO_BANS;
    log.changed();
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return readable({
    refusal: (guest) => bans.refusal(guest),
    bars: (name) => bans.bars(name),
    look,
    close: () => clearInterval(timer),
  });
}

/** What changes of a file when it is written: another word for another state. */
function looksOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'none';
  }
}
