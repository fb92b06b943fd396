/** Practice bouts made ready: read from their data file, checked, and made into set-ups; and how often each is won. */
import * as z from 'zod/mini';
import type { Strength } from '../../odds/match-preset.ts';
import { byStrength, PRESET_HEAD, presetSentence, presetShelf } from '../presets.ts';
import { presetTexts } from './data.ts';
import type { GladiatorOptions } from './options.ts';
import { BEAST_KINDS } from './rules/beasts/types.ts';
import { gladiator } from './rules/index.ts';
import type { GladiatorKit } from './rules/kit.ts';
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
    ...PRESET_HEAD,
    rules: z.enum(['basic', 'advanced']),
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

/** The presets with their chances, each file read once; all of it throws TableError where a file is not whole. */
export const GLADIATOR_SHELF = presetShelf<GladiatorPreset, GladiatorKit>({
  ...{ ruleset: gladiator, files: presetTexts, schema: presetsSchema },
  setup: (preset, strength, { led }) => presetSetup(preset, strength, { lead: led ? 'one' : null, name: null }),
});

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
