/** What is counted of a player's finished matches, and the achievements that were earned: the file stats.json. */
import * as z from 'zod/mini';
import type { DiceLuck } from '../kernel/dice-luck.ts';
import { type Read, readAs, readable, unreadable } from '../kernel/save.ts';
import { dataFile } from './disk/file.ts';
import { FILES, type Folder } from './disk/folder.ts';

/** A finished match as it is counted. */
export interface CountedLine {
  /** Tells it from all others, by its seed and choices. */
  readonly id: string;
  /** When it was counted, or kept. */
  readonly when: string;
  /** The id of its game. */
  readonly game: string;
  /** The player's side and the other, in the game's words for a kind: 'thraex', 'lion'. */
  readonly own: string;
  readonly foe: string;
  /** What it came to for the player, by one of the game's letters. */
  readonly result: string;
  readonly turns: number;
  /** Harm done to the other side and to the own. */
  readonly dealt: number;
  readonly taken: number;
  /** Where its record lies in the folder; null: it is kept elsewhere, or nowhere. */
  readonly record: string | null;
  /** Null: not read yet. */
  readonly luck: DiceLuck | null;
}

/** Matches that are no longer told one by one: those of equal sides and results, added up. */
interface Sum extends Pick<CountedLine, 'game' | 'own' | 'foe' | 'result' | 'turns' | 'dealt' | 'taken'> {
  readonly matches: number;
}

/** Everything that is counted. */
export interface Stats {
  /** In the order in which they were counted. */
  readonly matches: readonly CountedLine[];
  readonly sums: readonly Sum[];
  /** By game and id: when it was earned. */
  readonly earned: { readonly [game: string]: { readonly [achievement: string]: string } };
}

const count = z.int().check(z.minimum(0));
const integer = z.int();
const luckSchema = z.strictObject({
  ...{ throws: count, dealt: count, dealtDue: count, taken: count, takenDue: count, variance: count },
});
const kindOf = { game: z.string(), own: z.string(), foe: z.string(), result: z.string() };
const harm = { turns: count, dealt: integer, taken: integer };
const matchSchema = z.strictObject({
  ...{ id: z.string(), when: z.iso.datetime(), ...kindOf, ...harm },
  ...{ record: z.nullable(z.string()), luck: z.nullable(luckSchema) },
});
const fileSchema = z.strictObject({
  ...{ format: z.literal(1), kind: z.literal('stats') },
  matches: z.array(matchSchema),
  sums: z.array(z.strictObject({ ...kindOf, ...harm, matches: count })),
  earned: z.record(z.string(), z.record(z.string(), z.iso.datetime())),
});
type StatsFile = z.infer<typeof fileSchema>;

const NOTHING: Stats = { matches: [], sums: [], earned: {} };

/** Reads statistics of any released format. */
export function readStats(json: unknown): Read<StatsFile> {
  if (typeof json === 'object' && json !== null && 'format' in json) {
    const { format } = json;
    if (typeof format === 'number' && format > 1)
      return unreadable(`format ${format} is newer than this version of harena, which reads format 1`);
  }
  return readAs(fileSchema, json, 'not valid statistics');
}

/** What a match, or a state of a long game, adds. */
interface Gain {
  /** Null: it is no match of the player's. */
  readonly match: CountedLine | null;
  readonly game: string;
  /** Achievements that it earns, earned before or not. */
  readonly earned: readonly string[];
  readonly when: string;
}

/** The statistics of a folder. */
export interface StatsStore {
  /** What is counted; nothing where there is no file. One that cannot be read is put aside and says why. */
  load(): Read<Stats>;
  /** Adds what is new of it, a match once however often it is told. The achievements that were earned by it for the first time; why nothing is kept. */
  add(gain: Gain): Read<readonly string[]>;
  /** Keeps the luck of a match that is counted. Why that failed, or null. */
  addLuck(id: string, luck: DiceLuck): string | null;
  /** Puts other matches in the place of those that are told one by one. Why that failed, or null. */
  correct(matches: readonly CountedLine[]): string | null;
}

/** The statistics of a folder, read at the first call; the newest `most` matches are kept one by one, null: all. */
export function openStats(folder: Folder, most: number | null = null): StatsStore {
  const file = dataFile(folder, FILES.stats, readStats);
  let known: Stats | null = null;
  const load = (): Read<Stats> => {
    if (known !== null) return readable(known);
    const found = file.load();
    if (!found.ok) return found;
    known = found.value ?? NOTHING;
    return readable(known);
  };
  /** What could not be read lies aside by now. */
  const now = (): Stats => {
    const found = load();
    return found.ok ? found.value : NOTHING;
  };
  const keep = (stats: Stats): string | null => {
    const why = file.write({ format: 1, kind: 'stats', ...stats } as StatsFile);
    if (why === null) known = stats;
    return why;
  };
  return {
    load,
    add(gain) {
      const before = now();
      const { stats, fresh } = added(before, gain);
      if (stats === before) return readable([]);
      const why = keep(most === null ? stats : foldedTo(most, stats));
      return why === null ? readable(fresh) : unreadable(why);
    },
    correct: (matches) => keep({ ...now(), matches }),
    addLuck(id, luck) {
      const stats = now();
      return keep({ ...stats, matches: stats.matches.map((one) => (one.id === id ? { ...one, luck } : one)) });
    },
  };
}

function added(stats: Stats, { match, game, earned, when }: Gain): { readonly stats: Stats; readonly fresh: string[] } {
  const had = stats.earned[game] ?? {};
  const fresh = earned.filter((id) => !Object.hasOwn(had, id));
  const isNew = match !== null && !stats.matches.some(({ id }) => id === match.id);
  if (!isNew && fresh.length === 0) return { stats, fresh };
  const own = { ...had, ...Object.fromEntries(fresh.map((id) => [id, when])) };
  return {
    stats: {
      ...stats,
      matches: isNew ? [...stats.matches, match] : stats.matches,
      earned: fresh.length === 0 ? stats.earned : { ...stats.earned, [game]: own },
    },
    fresh,
  };
}

/** The same with the oldest matches added up, of which so many are too many. */
function foldedTo(most: number, stats: Stats): Stats {
  const over = stats.matches.length - most;
  if (over <= 0) return stats;
  const sums = new Map(stats.sums.map((sum) => [keyOf(sum), sum]));
  for (const { game, own, foe, result, turns, dealt, taken } of stats.matches.slice(0, over)) {
    const key = keyOf({ game, own, foe, result });
    const sum = sums.get(key) ?? { ...{ game, own, foe, result }, matches: 0, turns: 0, dealt: 0, taken: 0 };
    sums.set(key, {
      ...sum,
      ...{ matches: sum.matches + 1, turns: sum.turns + turns, dealt: sum.dealt + dealt, taken: sum.taken + taken },
    });
  }
  return { ...stats, matches: stats.matches.slice(over), sums: [...sums.values()] };
}

const keyOf = ({ game, own, foe, result }: Pick<Sum, 'game' | 'own' | 'foe' | 'result'>): string =>
  JSON.stringify([game, own, foe, result]);
