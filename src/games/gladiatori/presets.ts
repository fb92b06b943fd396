/** Matches made ready: read from their data file, checked, and made into set-ups; and how often each is won. */
import * as z from 'zod/mini';
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import type { Strength } from '../../odds/match-preset.ts';
import { lotsOf } from '../../session/meetings.ts';
import { byStrength, PRESET_HEAD, type PresetFight, presetSentence, presetShelf } from '../presets.ts';
import { presetFiles } from './data.ts';
import { gladiatori } from './rules/index.ts';
import type { GladiatoriKit } from './rules/kit.ts';
import type { FighterSetup, GladiatoriSetup } from './rules/setup-types.ts';
import { CHARACTERS, RULE_LEVELS, SPECIES } from './rules/words.ts';
import { COINS, rivalsBeside } from './session/line-up.ts';

const character = z.enum(CHARACTERS);
const coins = z._default(z.int().check(z.minimum(15), z.maximum(120)), COINS.plain);

const presetsSchema = z.array(
  z.strictObject({
    ...PRESET_HEAD,
    level: z.enum(RULE_LEVELS),
    /** The player's side, whose first is the player's. */
    own: z.array(character).check(z.minLength(1)),
    /** The book leads the others, each side after the first for itself where they are not one team. */
    foes: byStrength(
      z.strictObject({
        about: presetSentence,
        characters: z.array(character),
        together: z.boolean(),
        coins,
        ownCoins: coins,
        animals: z.array(z.enum(SPECIES)),
      }),
    ),
  }),
);

/** What a preset is, as its file has it. */
export type GladiatoriPreset = z.infer<typeof presetsSchema>[number];

/** The presets with their chances, each file read once; all of it throws TableError where a file is not whole. */
export const GLADIATORI_SHELF = presetShelf<GladiatoriPreset, GladiatoriKit>({
  ...{ ruleset: gladiatori, files: presetFiles, schema: presetsSchema },
  setup: presetMatch,
});

/** The set-up of a preset; the others have names by the seed. */
export function presetMatch(
  { own, level, foes }: GladiatoriPreset,
  strength: Strength,
  { led, name, seed }: PresetFight,
): GladiatoriSetup {
  const { characters, together, coins: budget, ownCoins, animals } = foes[strength];
  const names = rivalsBeside(name, own.length + characters.length - 1, lotsOf(seed));
  const fighters = [...own, ...characters].map((one, i): FighterSetup => {
    const beside = i < own.length;
    const team = beside ? 0 : together ? 1 : i - own.length + 1;
    return {
      ...{ name: i === 0 ? name : (names[i - 1] ?? ''), team, seat: i === 0 && led ? PLAYER_SEAT : null },
      ...{ character: one, build: null, budget: beside ? ownCoins : budget, items: null },
    };
  });
  return {
    ...{ fighters, level, animals: animals.length === 0 ? null : { kinds: animals } },
    options: {
      ...{ freePlacement: false, bonusDamage: level === 'normal', lastManStandingWins: false, singleVp: 0 },
      ...{ promptEveryInstant: false, itemMethod: 'quick' },
    },
  };
}
