/** What the file of a long game holds, and what a list shows of it. */
import * as z from 'zod/mini';
import { type Read, readAs, readable, readSave, type Save, unreadable } from '../kernel/save.ts';
import type { HallSection } from './hall.ts';
import type { LongKind } from './keeps.ts';

const count = z.int().check(z.minimum(0));
const ID_PATTERN = /^[0-9a-f]{8}$/;

/** A kind of long game whose rules are loaded. */
export interface GameKind<Facts> extends LongKind {
  /** As much of its last state as a list shows. */
  readonly facts: z.ZodMiniType<Facts>;
  over(facts: Facts): boolean;
  /** Absent: nothing beside its file is held against it. */
  readonly proof?: LongProof;
}

/** A match that a long game asked for, and what it went on from; no result: it is still asked for. */
export interface FoughtMatch {
  /** Of its record. */
  readonly number: number;
  readonly setup: unknown;
  readonly seed: string;
  readonly result: unknown;
}

/** What the files about a long game follow from. */
export interface LongProof {
  /** The version of its rules. */
  readonly version: number;
  /** The version of the rules of its matches. */
  readonly matchVersion: number;
  /** Its matches since its save begins; why it cannot be played through. */
  fought(save: Save): Read<readonly FoughtMatch[]>;
  /** What a finished match came to, by its record alone. */
  resultOf(record: Save): Read<unknown>;
  readonly hall: HallSection<unknown>;
  /** What the hall tells of one that is over, by its last state; null: nothing. `odds`: what is kept of odds beside it. */
  entryOf(state: unknown, odds: OddsKept | null): object | null;
}

const oddsSchema = z.strictObject({ told: z.boolean(), ever: z.boolean() });
/** Whether odds are told in a long game, and ever were. */
export type OddsKept = z.infer<typeof oddsSchema>;

/** Where that is kept, beside the game's file. */
export const ODDS_FILE = 'odds.json';

/** Reads what is kept of odds. */
export function readOdds(json: unknown): Read<OddsKept> {
  const parsed = oddsSchema.safeParse(json);
  return parsed.success ? readable(parsed.data) : unreadable('it does not say whether odds were shown');
}

/** A long game as its file holds it: its last save, and what lists and the hall need beside it. */
export interface GameFile {
  readonly format: 1;
  readonly kind: string;
  readonly id: string;
  readonly begun: string;
  /** When it was last written. */
  readonly played: string;
  /** How often the player went back to an earlier part of it. */
  readonly returns: number;
  /** It has gone back, and what was played after that is still to be put aside; absent: nothing is. */
  readonly undoing?: Undoing | undefined;
  readonly save: Save;
}

/** What goes when a game goes back: matches from a number on, and autosaves of later steps. */
export interface Undoing {
  readonly at: number;
  readonly firstBout: number;
}

const fileSchema = z.strictObject({
  format: z.literal(1),
  kind: z.string(),
  id: z.string().check(z.regex(ID_PATTERN)),
  begun: z.iso.datetime(),
  played: z.iso.datetime(),
  returns: count,
  undoing: z.optional(z.strictObject({ at: count, firstBout: count })),
  save: z.unknown(),
});

/** Whether a text is the id of a game: eight hexadecimal digits, and never a path. */
export function isGameId(text: string): boolean {
  return ID_PATTERN.test(text);
}

/** Reads a game's file of any released format. */
export function readGameFile(
  { kind, facts }: Pick<GameKind<unknown>, 'kind' | 'facts'>,
  json: unknown,
): Read<GameFile> {
  if (typeof json === 'object' && json !== null && 'format' in json) {
    const { format } = json;
    if (typeof format === 'number' && format > 1)
      return unreadable(`format ${format} is newer than this version of harena, which reads format 1`);
  }
  const file = readAs(fileSchema, json, `not a valid ${kind}`);
  if (!file.ok) return file;
  if (file.value.kind !== kind) return unreadable(`it is a ${file.value.kind}, not a ${kind}`);
  const save = readSave(file.value.save);
  if (!save.ok) return save;
  const known = factsOf({ facts }, save.value);
  return known.ok ? readable({ ...file.value, save: save.value }) : known;
}

/** What a list shows of a game, by its last phase. */
export function factsOf<Facts>({ facts }: Pick<GameKind<Facts>, 'facts'>, { checkpoint }: Save): Read<Facts> {
  return readAs(facts, checkpoint.state, 'its last state is damaged');
}
