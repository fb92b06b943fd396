/** Practice bouts made ready: read from their data file, checked, and made into set-ups; and how often each is won. */
import * as z from 'zod/mini';
import { type Read, readAs } from '../../kernel/save.ts';
import { digestOf } from '../../kernel/state.ts';
import { TableError } from '../../kernel/table.ts';
import type { Strength } from '../../tui/match-preset.ts';
import { byStrength, presetSentence, presetShelf } from '../preset-chances.ts';
import { presetTexts } from './data.ts';
import type { GladiatorOptions } from './options.ts';
import { BEAST_KINDS } from './rules/beasts/types.ts';
import { gladiator } from './rules/index.ts';
import { advancedRules, basicRules } from './rules/rule-choices.ts';
import { anyMan, type Lead, type MusterMan, muster } from './rules/setup/muster.ts';
import type { Setup } from './rules/setup/setup.ts';
import { ALL_STYLES, CHARACTERISTICS, GLADIATOR_TYPES } from './rules/types.ts';

/** A man as his preset has him: nothing of his ratings and armour is left to the dice. */
const man = z.strictObject({
  kind: z.enum([...GLADIATOR_TYPES, ...ALL_STYLES]),
  /** TR, ST, AG, CN and W. */
  ratings: z.array(z.int()).check(z.length(CHARACTERISTICS.length)),
  /** 3.12 A row of his type's table. */
  armour: z.int().check(z.minimum(1), z.maximum(6)),
  /** 21.4.1 A Retiarius takes a dagger besides. */
  dagger: z.exactOptional(z.literal(true)),
});
const beast = z.strictObject({ kind: z.enum(BEAST_KINDS) });

const presetsSchema = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z-]+$/)),
    title: z.string().check(z.maxLength(28)),
    rules: z.enum(['basic', 'advanced']),
    about: presetSentence,
    /** The first is the player's; the book leads the others. */
    own: z.array(man).check(z.minLength(1)),
    foes: byStrength(
      z.strictObject({ about: presetSentence, men: z.array(z.union([man, beast])).check(z.minLength(1)) }),
    ),
  }),
);

/** What a preset is, as its file has it. */
export type GladiatorPreset = z.infer<typeof presetsSchema>[number];
type Billed = GladiatorPreset['foes'][Strength]['men'][number];

const SHELF = presetShelf<GladiatorPreset>(presetsSchema, presetTexts);

/** The presets, read once. Throws TableError where their file is not whole. */
export const gladiatorPresets = SHELF.presets;
/** What they were counted to come to, read once. Throws TableError where the file is not whole.@internal */
export const presetChances = SHELF.chances;
/** The chance of a preset against opponents of a strength. Throws TableError where it has not been counted. */
export const presetChance = SHELF.chance;

/** What a chance is counted from: the bout of a preset with the book on both sides, the digest of its set-up, and its seed.@internal */
export function countedBout(preset: GladiatorPreset, strength: Strength, seed: string) {
  const setup = presetSetup(preset, strength, { lead: null, name: null });
  return { setup, digest: digestOf(setup), seed: `${seed}/${preset.id}/${strength}` };
}

/** What of the options holds in a preset: how orders are given and who is spared, which decide no victory. */
export type PresetManners = Pick<GladiatorOptions, 'stansKills' | 'freeformPlots' | 'reactionSeconds'>;

/** The set-up of a preset, on plain sand; `lead` null: the book has both sides. Its chapters and tables are always the same. */
export function presetSetup(
  { rules, own, foes }: GladiatorPreset,
  strength: Strength,
  {
    lead,
    name,
    manners,
  }: { readonly lead: Lead | null; readonly name: string | null; readonly manners?: PresetManners },
): Setup {
  const [first, ...comrades] = own.map(asMuster);
  const red = first === undefined ? [] : [{ ...first, name }, ...comrades];
  const fighters = muster(red, foes[strength].men.map(asMuster), lead);
  return { rules: rules === 'basic' ? basicRules(manners) : advancedRules(undefined, manners), fighters };
}

/** 29.2 Nobody has more fighting spirit or fame than another. */
const EVEN_TEMPERED = { fs: 0, pr: 0 } as const;

function asMuster(one: Billed): MusterMan {
  if (!('ratings' in one)) return anyMan(one.kind);
  const { kind, ratings, armour, dagger } = one;
  const [tr = null, st = null, ag = null, cn = null, w = null] = ratings;
  return {
    ...anyMan(kind),
    ...EVEN_TEMPERED,
    ratings: { tr, st, ag, cn, w },
    armour,
    ...(dagger === true ? { dagger } : {}),
  };
}

/** Throws TableError where a preset cannot be fought or its chance has not been counted. */
export function checkPresets(): void {
  for (const preset of gladiatorPresets())
    for (const strength of Object.keys(preset.foes) as Strength[]) {
      const legal = fought(preset, strength);
      if (!legal.ok) throw new TableError(legal.why);
      presetChance(preset.id, strength);
    }
}

function fought(preset: GladiatorPreset, strength: Strength): Read<Setup> {
  const setup = presetSetup(preset, strength, { lead: 'one', name: null });
  return readAs(gladiator.schema.setup, setup, `data file presets: '${preset.id}', ${strength}`);
}
