/** Matches made ready: read from their data file, checked, and made into set-ups; and how often each is won. */
import * as z from 'zod/mini';
import type { Strength } from '../../odds/match-preset.ts';
import { byStrength, PRESET_HEAD, type PresetFight, presetSentence, presetShelf } from '../presets.ts';
import { presetWords } from './data.ts';
import { heroes } from './rules/index.ts';
import type { HeroesKit } from './rules/kit.ts';
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
    ...PRESET_HEAD,
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

/** The presets with their chances, each file read once; all of it throws TableError where a file is not whole. */
export const HEROES_SHELF = presetShelf<HeroesPreset, HeroesKit>({
  ...{ ruleset: heroes, files: presetWords, schema: presetsSchema },
  setup: presetMatch,
});

/** The set-up of a preset; the others have names by the seed. */
export function presetMatch(
  { board, toDeath, own, foes }: HeroesPreset,
  strength: Strength,
  { led, name, seed }: PresetFight,
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
