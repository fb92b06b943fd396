/** Matches made ready: their data file, and the one of how often each is won, which a script counts. */
import * as z from 'zod/mini';
import type { Kit } from '../kernel/kit.ts';
import { once } from '../kernel/once.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { readAs } from '../kernel/save.ts';
import { digestOf } from '../kernel/state.ts';
import { TableError } from '../kernel/table.ts';
import { type PresetChance, STRENGTHS, type Strength } from '../odds/match-preset.ts';

const count = z.int().check(z.minimum(0));

/** A sentence that a preset is told with. */
export const presetSentence = z.string().check(z.minLength(1), z.maxLength(300));
/** What the data file of every game has of a preset; `rules`: what kind of match it is, in a word or two. */
export const PRESET_HEAD = {
  id: z.string().check(z.regex(/^[a-z-]+$/)),
  title: z.string().check(z.maxLength(28)),
  rules: z.string().check(z.maxLength(9)),
  about: presetSentence,
} as const;
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

/** In whose place somebody fights: a player's, or with the book on every side as chances are counted. Others have names by the seed. */
export interface PresetFight {
  readonly led: boolean;
  readonly name: string;
  readonly seed: string;
}

/** Both files of presets as JSON. */
export interface PresetTexts {
  readonly presets: unknown;
  readonly chances: unknown;
}

/** What a game says of its presets. */
interface PresetFiles<P extends { readonly id: string }, K extends Kit> {
  readonly ruleset: RuleSet<K>;
  readonly files: PresetTexts;
  /** Of the first of them. */
  readonly schema: z.ZodMiniType<readonly P[]>;
  /** The set-up of a preset. */
  setup(preset: P, strength: Strength, fight: PresetFight): K['setup'];
}

/** What a chance is counted from: the match with the book on every side, the digest of its set-up, and the seed of its matches. */
interface CountedFight<S> {
  readonly setup: S;
  readonly digest: string;
  readonly seed: string;
}

/** The presets of a game, each file read once. All throw TableError where a file is not whole. */
export interface PresetShelf<P, S> {
  presets(): readonly P[];
  /** What they were counted to come to. */
  chances(): PresetChances;
  /** The chance of a preset against opponents of a strength; throws where it has not been counted. */
  chance(id: string, strength: Strength): PresetChance;
  /** What a chance is counted from. */
  counted(preset: P, strength: Strength, seed: string): CountedFight<S>;
  /** Throws where a preset cannot be fought or its chance has not been counted. */
  check(): void;
}

/** The presets that data files hold. */
export function presetShelf<P extends { readonly id: string }, K extends Kit>(
  of: PresetFiles<P, K>,
): PresetShelf<P, K['setup']> {
  const { files, schema, ruleset } = of;
  const shelf: PresetShelf<P, K['setup']> = {
    presets: once(() => whole(schema, files.presets, 'presets')),
    chances: once(() => whole(chancesSchema, files.chances, 'preset-chances')),
    chance(id, strength) {
      const { matches, fights } = shelf.chances();
      const found = fights[id]?.[strength];
      if (found === undefined) throw new TableError(`data file preset-chances: nothing of '${id}'`);
      return { matches, won: found.won, drawn: found.drawn };
    },
    counted(preset, strength, seed) {
      const setup = of.setup(preset, strength, { led: false, name: NOBODY, seed });
      return { setup, digest: digestOf(setup), seed: `${seed}/${preset.id}/${strength}` };
    },
    check() {
      for (const preset of shelf.presets())
        for (const strength of STRENGTHS) {
          const setup = of.setup(preset, strength, { led: true, name: NOBODY, seed: '' });
          whole(ruleset.schema.setup, setup, `presets: '${preset.id}', ${strength}`);
          shelf.chance(preset.id, strength);
        }
    },
  };
  return shelf;
}

/** Who fights where nobody plays. */
const NOBODY = 'Felix';
