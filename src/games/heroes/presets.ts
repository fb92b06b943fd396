/** Matches made ready: read from their data file, checked, and made into set-ups; and how often each is won. */
import * as z from 'zod/mini';
import { readAs } from '../../kernel/save.ts';
import { digestOf } from '../../kernel/state.ts';
import { TableError } from '../../kernel/table.ts';
import type { Strength } from '../../tui/match-preset.ts';
import { byStrength, presetSentence, presetShelf } from '../preset-chances.ts';
import { presetWords } from './data.ts';
import { heroes } from './rules/index.ts';
import { namesBy } from './rules/names.ts';
import type { FighterSetup, HeroesSetup } from './rules/types.ts';
import { BOARDS, SIGNATURES, STYLES } from './rules/words.ts';

const attribute = z.int().check(z.minimum(1), z.maximum(7));

/** Somebody as a preset has them: nothing of the card is left to the dice. */
const billed = z.strictObject({
  style: z.enum(STYLES),
  /** Savvy, Speed, Strength. */
  attributes: z.tuple([attribute, attribute, attribute]),
  signature: z.enum(SIGNATURES),
});
const side = z.array(billed).check(z.minLength(1), z.maxLength(4));

const presetsSchema = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z-]+$/)),
    title: z.string().check(z.maxLength(28)),
    /** What kind of match it is, in a word or two. */
    rules: z.string().check(z.maxLength(9)),
    about: presetSentence,
    board: z.enum(BOARDS),
    toDeath: z.boolean(),
    /** The first is the player's, and a Star; the book leads the others. */
    own: side,
    foes: byStrength(z.strictObject({ about: presetSentence, those: side })),
  }),
);

/** What a preset is, as its file has it. */
export type HeroesPreset = z.infer<typeof presetsSchema>[number];
type Billed = HeroesPreset['own'][number];

const SHELF = presetShelf<HeroesPreset>(presetsSchema, presetWords);

/** The presets, read once. Throws TableError where their file is not whole. */
export const heroesPresets = SHELF.presets;
/** What they were counted to come to, read once. Throws TableError where the file is not whole.@internal */
export const heroesChances = SHELF.chances;
/** The chance of a preset against opponents of a strength. Throws TableError where it has not been counted. */
export const heroesChance = SHELF.chance;

/** What a chance is counted from: the match of a preset with the book on both sides, the digest of its set-up, and its seed.@internal */
export function countedMatch(preset: HeroesPreset, strength: Strength, seed: string) {
  const setup = presetMatch(preset, strength, { led: false, name: 'Felix', seed });
  return { setup, digest: digestOf(setup), seed: `${seed}/${preset.id}/${strength}` };
}

/** The set-up of a preset; the others have names by the seed. */
export function presetMatch(
  { board, toDeath, own, foes }: HeroesPreset,
  strength: Strength,
  { led, name, seed }: { readonly led: boolean; readonly name: string; readonly seed: string },
): HeroesSetup {
  const names = [name, ...namesBy(seed, own.length + foes[strength].those.length - 1, [name])];
  const fighters = [...own.map((one) => [0, one] as const), ...foes[strength].those.map((one) => [1, one] as const)];
  return {
    ...{ board, gates: 'west-east', locale: null, toDeath, starPower: true },
    fighters: fighters.map(([at, one], i): FighterSetup => {
      const star = i === 0;
      return {
        ...asFighter(one, names[i] ?? ''),
        side: at,
        seat: star && led ? 0 : null,
        rank: star ? 'star' : 'grunt',
      };
    }),
  };
}

function asFighter({ style, attributes, signature }: Billed, name: string) {
  const [savvy, speed, strength] = attributes;
  const card = { gender: 'male', handed: 'right', signatures: [signature], lost: {}, spared: false } as const;
  return {
    ...{ name, style, secondary: false, row: null },
    card: { ...card, signatures: [signature], attributes: { savvy, speed, strength } },
  };
}

/** Throws TableError where a preset cannot be fought or its chance has not been counted. */
export function checkHeroesPresets(): void {
  for (const preset of heroesPresets())
    for (const strength of Object.keys(preset.foes) as Strength[]) {
      const setup = presetMatch(preset, strength, { led: true, name: 'Felix', seed: '' });
      const legal = readAs(heroes.schema.setup, setup, `data file presets: '${preset.id}', ${strength}`);
      if (!legal.ok) throw new TableError(legal.why);
      heroesChance(preset.id, strength);
    }
}
