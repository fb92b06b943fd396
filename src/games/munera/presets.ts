/** Bouts made ready: read from their data file, checked, and made into set-ups; and how often each is won. */
import * as z from 'zod/mini';
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import { readAs } from '../../kernel/save.ts';
import { digestOf } from '../../kernel/state.ts';
import { TableError } from '../../kernel/table.ts';
import type { Strength } from '../../tui/match-preset.ts';
import { byStrength, presetSentence, presetShelf } from '../preset-chances.ts';
import { presetFiles } from './data.ts';
import { munera } from './rules/index.ts';
import type { FighterSetup, MuneraSetup } from './rules/types.ts';
import { ARENAS, PROFILES, SKILLS } from './rules/words.ts';
import { lotsOf, namesBeside } from './session/line-up.ts';

/** Somebody as a preset has them. */
const billed = z.strictObject({
  profile: z.enum(PROFILES),
  team: z.int().check(z.minimum(0), z.maximum(7)),
  skills: z.array(z.enum(SKILLS)),
});

const presetsSchema = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z-]+$/)),
    title: z.string().check(z.maxLength(28)),
    /** What kind of bout it is, in a word or two. */
    rules: z.string().check(z.maxLength(9)),
    about: presetSentence,
    arena: z.enum(ARENAS),
    /** The first is the player's; the book leads the others. */
    own: z.array(billed).check(z.minLength(1)),
    foes: byStrength(z.strictObject({ about: presetSentence, those: z.array(billed).check(z.minLength(1)) })),
  }),
);

/** What a preset is, as its file has it. */
export type MuneraPreset = z.infer<typeof presetsSchema>[number];

const SHELF = presetShelf<MuneraPreset>(presetsSchema, presetFiles);

/** The presets, read once. Throws TableError where their file is not whole. */
export const muneraPresets = SHELF.presets;
/** What they were counted to come to, read once. Throws TableError where the file is not whole.@internal */
export const muneraChances = SHELF.chances;
/** The chance of a preset against opponents of a strength. Throws TableError where it has not been counted. */
export const muneraChance = SHELF.chance;

/** What a chance is counted from: the bout of a preset with the book on every side, the digest of its set-up, and its seed.@internal */
export function countedPreset(preset: MuneraPreset, strength: Strength, seed: string) {
  const setup = presetBout(preset, strength, { led: false, name: 'Felix', seed });
  return { setup, digest: digestOf(setup), seed: `${seed}/${preset.id}/${strength}` };
}

/** The set-up of a preset; the others have names by the seed. */
export function presetBout(
  { arena, own, foes }: MuneraPreset,
  strength: Strength,
  { led, name, seed }: { readonly led: boolean; readonly name: string; readonly seed: string },
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

/** Throws TableError where a preset cannot be fought or its chance has not been counted. */
export function checkMuneraPresets(): void {
  for (const preset of muneraPresets())
    for (const strength of Object.keys(preset.foes) as Strength[]) {
      const setup = presetBout(preset, strength, { led: true, name: 'Felix', seed: '' });
      const legal = readAs(munera.schema.setup, setup, `data file presets: '${preset.id}', ${strength}`);
      if (!legal.ok) throw new TableError(legal.why);
      muneraChance(preset.id, strength);
    }
}
