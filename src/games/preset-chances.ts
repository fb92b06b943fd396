/** How often matches made ready are won: the data file that a script counts, which is of one shape in every game. */
import * as z from 'zod/mini';
import { readAs } from '../kernel/save.ts';
import { TableError } from '../kernel/table.ts';
import type { PresetChance, Strength } from '../tui/match-preset.ts';

const count = z.int().check(z.minimum(0));

/** A sentence that a preset is told with. */
export const presetSentence = z.string().check(z.minLength(1), z.maxLength(300));
/** The same for each strength of the other side. */
export const byStrength = <S extends z.ZodMiniType>(one: S) => z.strictObject({ weak: one, even: one, strong: one });

const chancesSchema = z.strictObject({
  /** The version of the rules they were counted by, the matches of each, and the seed these were derived from. */
  version: count,
  matches: z.int().check(z.minimum(1)),
  seed: z.string(),
  /** By preset and strength; `setup` is the digest of the set-up that was fought. */
  fights: z.record(z.string(), byStrength(z.strictObject({ setup: z.string(), won: count, drawn: count }))),
});
/** How often each preset of a game was won, by the book on both sides. @internal */
export type PresetChances = z.infer<typeof chancesSchema>;

function whole<T>(schema: z.ZodMiniType<T>, json: unknown, id: string): T {
  const found = readAs(schema, json, `data file ${id}`);
  if (!found.ok) throw new TableError(found.why);
  return found.value;
}

/** The presets of a game, each file read once. All throw TableError where a file is not whole. */
export interface PresetShelf<P> {
  presets(): readonly P[];
  /** What they were counted to come to. */
  chances(): PresetChances;
  /** The chance of a preset against opponents of a strength; throws where it has not been counted. */
  chance(id: string, strength: Strength): PresetChance;
}

/** The presets that data files hold, as a schema has them. */
export function presetShelf<P>(
  schema: z.ZodMiniType<readonly P[]>,
  files: { readonly presets: unknown; readonly chances: unknown },
): PresetShelf<P> {
  let read: readonly P[] | null = null;
  let counted: PresetChances | null = null;
  const chances = (): PresetChances => {
    counted ??= whole(chancesSchema, files.chances, 'preset-chances');
    return counted;
  };
  return {
    presets() {
      read ??= whole(schema, files.presets, 'presets');
      return read;
    },
    chances,
    chance(id, strength) {
      const { matches, fights } = chances();
      const found = fights[id]?.[strength];
      if (found === undefined) throw new TableError(`data file preset-chances: nothing of '${id}'`);
      return { matches, won: found.won, drawn: found.drawn };
    },
  };
}
