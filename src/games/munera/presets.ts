/** Bouts made ready: read from their data file, checked, and made into set-ups; and how often each is won. */

import * as z from 'zod/mini';
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import type { Strength } from '../../odds/match-preset.ts';
import { lotsOf } from '../../session/meetings.ts';
import { byStrength, PRESET_HEAD, type PresetFight, presetSentence, presetShelf } from '../presets.ts';
import { presetFiles } from './data.ts';
import { munera } from './rules/index.ts';
import type { MuneraKit } from './rules/kit.ts';
import type { FighterSetup, MuneraSetup } from './rules/types.ts';
import { ARENAS, PROFILES, SKILLS } from './rules/words.ts';
import { namesBeside } from './session/line-up.ts';

/** Somebody as a preset has them. */
const billed = z.strictObject({
  profile: z.enum(PROFILES),
  team: z.int().check(z.minimum(0), z.maximum(7)),
  skills: z.array(z.enum(SKILLS)),
});

const presetsSchema = z.array(
  z.strictObject({
    ...PRESET_HEAD,
    arena: z.enum(ARENAS),
    /** The first is the player's; the book leads the others. */
    own: z.array(billed).check(z.minLength(1)),
    foes: byStrength(z.strictObject({ about: presetSentence, those: z.array(billed).check(z.minLength(1)) })),
  }),
);

/** What a preset is, as its file has it. */
export type MuneraPreset = z.infer<typeof presetsSchema>[number];

/** The presets with their chances, each file read once; all of it throws TableError where a file is not whole. */
export const MUNERA_SHELF = presetShelf<MuneraPreset, MuneraKit>({
  ...{ ruleset: munera, files: presetFiles, schema: presetsSchema },
  setup: presetBout,
});

/** The set-up of a preset; the others have names by the seed. */
export function presetBout(
  { arena, own, foes }: MuneraPreset,
  strength: Strength,
  { led, name, seed }: PresetFight,
): MuneraSetup {
  const all = [...own, ...foes[strength].those];
  const names = namesBeside(name, all.length - 1, lotsOf(seed));
  return {
    ...{ arena, endlessArrows: false, sparedToday: 0 },
    fighters: all.map(({ profile, team, skills }, i): FighterSetup => {
      const seat = i === 0 && led ? PLAYER_SEAT : null;
      return { name: i === 0 ? name : (names[i - 1] ?? ''), team, seat, profile, outfit: null, skills };
    }),
  };
}
