/** The days of the challenge and the records of its tries, each in memory and in its file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DailyChallenge } from '../../games/game.ts';
import { type Read, readable, type Save, unreadable } from '../../kernel/save.ts';
import { type Drawings, drawings } from '../../play/daily/drawing.ts';
import { dailyKey } from '../../play/daily/key.ts';
import type { Try } from '../../play/daily/table.ts';
import { stampOf } from '../../store/disk/dates.ts';
import { faultOf } from '../../store/disk/fault.ts';
import { readJsonFile } from '../../store/disk/json-file.ts';
import { type Signer, signedText } from '../../store/signed/signature.ts';
import type { TryFile } from '../../store/signed/signed-try.ts';
import { type Kept, kept } from '../door/kept.ts';
import { writeWhole } from '../door/write-whole.ts';
import {
  type ChallengeOf,
  type Day,
  dayFileText,
  dayPath,
  daysIn,
  readDay,
  readTriedMatch,
  secretIn,
  triesFolder,
} from './file.ts';

/** What the challenges of a host are opened with. */
export interface DailyOptions {
  /** The folder of the challenge, which is made if need be. */
  readonly folder: string;
  /** The game whose challenge is drawn; null: none is, and days are only looked at. */
  readonly game: DailyGame | null;
  readonly now: () => Date;
  /** How the matches of days are drawn by the host's secret; fairly unless told otherwise. */
  readonly draw?: (challenge: DailyChallenge, secret: string) => Drawings;
  /** Signs tables, and the records of tries that are over; null: nobody does. */
  readonly signer: Signer | null;
}

/** A game with its part in the challenge of the day. */
export interface DailyGame {
  readonly id: string;
  readonly challenge: DailyChallenge;
}

const NOTHING: Drawings = { take: () => null, prepare() {} };

/** Whose try it is: the account's id, and the player's name. */
type Tried = Pick<Try, 'account' | 'name'>;

/** All days of a host. */
export interface DailyBook {
  readonly game: DailyGame | null;
  /** The date of today in UTC, written YYYY-MM-DD. */
  today(): string;
  /** Days that have a file, and today, the newest first. */
  days(): readonly string[];
  /** A day that has a file, or today's once it is drawn, which begins when it is first asked for; null: it has none that can be used. */
  day(date: string): Kept<Day> | null;
  /** Whether it is today's and still being drawn. */
  isDrawing(date: string): boolean;
  tries(date: string): readonly Try[];
  /** The record of somebody's try; null in it before it is begun. */
  record(date: string, who: Tried): Read<Kept<Save | null>>;
  /** Puts a copy of a record aside; says what it is called in the folder, or why there is none. */
  copyAside(date: string, account: string, save: Save, why: string): Read<string>;
  /** Keeps a record no longer in memory than until it is written. */
  forget(date: string, account: string): void;
  /** When everything asked for so far is written, or has failed. */
  settled(): Promise<void>;
}

/** Opens the days of a host, whose folder is looked through once. Throws where it cannot be used. */
export function openBook({ folder, game, now, signer, draw = drawings }: DailyOptions): DailyBook {
  mkdirSync(folder, { recursive: true });
  const secret = secretIn(folder);
  const drawn = game === null ? NOTHING : draw(game.challenge, secret);
  const challengeOf: ChallengeOf = (id) => (id === undefined || id === game?.id ? (game?.challenge ?? null) : null);
  const dated = new Set(daysIn(folder));
  const days = new Map<string, Read<Kept<Day> | null>>();
  const records = new Map<string, Kept<Save | null>>();
  const today = (): string => now().toISOString().slice(0, 10);
  const recordPath = (date: string, account: string): string => join(triesFolder(folder, date), `${account}.json`);
  const hold = (day: Day): Kept<Day> => {
    const held = kept(day, (value) => writeWhole(dayPath(folder, day.date), dayFileText(value, signer)));
    dated.add(day.date);
    days.set(day.date, readable(held));
    return held;
  };
  const read = (date: string): Read<Kept<Day> | null> => {
    const found = readDay(folder, date, challengeOf);
    if (found.ok && found.value !== null) return readable(hold(found.value));
    const none = found.ok ? readable(null) : found;
    days.set(date, none);
    return none;
  };
  /** A day as its file has it, which is read once: then nobody but this process writes it. */
  const filed = (date: string): Read<Kept<Day> | null> =>
    days.get(date) ?? (dated.has(date) ? read(date) : readable(null));
  const known = (date: string): Kept<Day> | null => {
    const found = filed(date);
    return found.ok ? found.value : null;
  };
  const begun = (date: string): Kept<Day> | null => {
    if (date !== today() || !filed(date).ok) return null;
    const challenge = drawn.take(date);
    if (challenge === null) return null;
    mkdirSync(triesFolder(folder, date), { recursive: true });
    const day = hold({ date, seed: dailyKey(secret, 'bout', date), ...challenge, tries: [] });
    day.change((value) => readable(value));
    drawn.prepare(dayAfter(date));
    return day;
  };
  const day = (date: string): Kept<Day> | null => known(date) ?? begun(date);
  drawn.prepare(known(today()) === null ? today() : dayAfter(today()));
  return {
    game,
    today,
    days: () => [...new Set([today(), ...dated])].sort().reverse(),
    day,
    isDrawing: (date) => date === today() && game !== null && day(date) === null && filed(date).ok,
    tries: (date) => known(date)?.value().tries ?? [],
    record(date, { account, name }) {
      const path = recordPath(date, account);
      const known = records.get(path);
      if (known !== undefined) return readable(known);
      const found = readJsonFile(path, readTriedMatch);
      if (!found.ok) return unreadable(`the record of that try cannot be used: ${found.why}`);
      const record = kept<Save | null>(found.value, (save) =>
        writeWhole(path, recordText({ ...{ date, game, signer }, player: name }, save)),
      );
      records.set(path, record);
      return readable(record);
    },
    copyAside: (date, account, save, why) => copyAside(folder, `${stampOf(now())}-${date}-${account}`, save, why),
    forget(date, account) {
      const path = recordPath(date, account);
      const record = records.get(path);
      if (record !== undefined) void record.settled().then(() => records.delete(path));
    },
    async settled() {
      const held = [...days.values()].flatMap((one) => (one.ok && one.value !== null ? [one.value] : []));
      await Promise.all([...held, ...records.values()].map((one) => one.settled()));
    },
  };
}

/** A try of a day, and who signs it. */
interface TryOf {
  readonly date: string;
  readonly game: DailyGame | null;
  readonly player: string;
  readonly signer: Signer | null;
}

/** A try as its file holds it: the save alone while it goes on, and then all that the host says of it, signed. */
function recordText({ date, game, player, signer }: TryOf, save: Save | null): string {
  if (signer === null || game === null || save === null || game.challenge.score(save) === null)
    return `${JSON.stringify(save)}\n`;
  const file: TryFile = { format: 1, kind: 'try', date, game: game.id, player, save };
  return signedText(file, signer);
}

/** Writes a record and the reason beside it, under a name that nobody has. */
function copyAside(folder: string, name: string, save: Save, why: string): Read<string> {
  const aside = join(folder, 'aside');
  try {
    mkdirSync(aside, { recursive: true });
    writeFileSync(join(aside, `${name}.json.why.txt`), `${why}\n`, { flag: 'wx' });
    writeFileSync(join(aside, `${name}.json`), `${JSON.stringify(save)}\n`);
    return readable(`aside/${name}.json`);
  } catch (error) {
    return unreadable(`it could not be put aside: ${faultOf(error)}`);
  }
}

const DAY = 86_400_000;

/** The day after a day, both as 2026-11-22. */
export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
