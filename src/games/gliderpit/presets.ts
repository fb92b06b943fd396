/** Bouts made ready: read from their data file, checked, and made into set-ups; and how often each is won. */

import * as z from 'zod/mini';
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import type { Strength } from '../../odds/match-preset.ts';
import { lotsOf } from '../../session/meetings.ts';
import { byStrength, PRESET_HEAD, type PresetFight, presetSentence, presetShelf } from '../presets.ts';
import { presetFiles } from './data.ts';
import { gliderpit } from './rules/index.ts';
import type { PitKit } from './rules/kit.ts';
import type { GliderSetup, PitSetup } from './rules/types.ts';
import { FLOORS } from './rules/words.ts';
import { pilotsBeside } from './session/line-up.ts';

const strap = z.int().check(z.minimum(0), z.maximum(2));
const team = z.int().check(z.minimum(0), z.maximum(5));

const presetsSchema = z.array(
  z.strictObject({
    ...PRESET_HEAD,
    advanced: z.boolean(),
    /** Teams of the player's side, whose first is the player's. */
    own: z.array(team).check(z.minLength(1)),
    /** A strap carries more (GR-44); the book leads the others. */
    foes: byStrength(
      z.strictObject({
        about: presetSentence,
        floor: z.literal(FLOORS),
        straps: strap,
        ownStraps: strap,
        teams: z.array(team).check(z.minLength(1)),
      }),
    ),
  }),
);

/** What a preset is, as its file has it. */
export type PitPreset = z.infer<typeof presetsSchema>[number];

/** The presets with their chances, each file read once; all of it throws TableError where a file is not whole. */
export const GLIDERPIT_SHELF = presetShelf<PitPreset, PitKit>({
  ...{ ruleset: gliderpit, files: presetFiles, schema: presetsSchema },
  setup: presetBout,
});

/** The set-up of a preset; the others have names by the seed. */
export function presetBout(
  { advanced, own, foes }: PitPreset,
  strength: Strength,
  { led, name, seed }: PresetFight,
): PitSetup {
  const { floor, straps, ownStraps, teams } = foes[strength];
  const all = [...own, ...teams];
  const names = pilotsBeside(name, all.length - 1, lotsOf(seed));
  return {
    ...{ floor, randomWeapons: false, randomChits: false, advanced, armoury: 6, first: [] },
    gliders: all.map(
      (one, i): GliderSetup => ({
        ...{ name: i === 0 ? name : (names[i - 1] ?? ''), team: one, seat: i === 0 && led ? PLAYER_SEAT : null },
        straps: i < own.length ? ownStraps : straps,
      }),
    ),
  };
}
