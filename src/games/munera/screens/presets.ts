/** Practice: bouts made ready, and one of the player's own making. */

import type { Strength } from '../../../odds/match-preset.ts';
import { playLone } from '../../../tui/match/practice.ts';
import { readyMade } from '../../../tui/match/ready-made.ts';
import { halvesOf } from '../../../tui/pane.ts';
import type { Env, MatchPresets } from '../../../tui/program.ts';
import { GAME_ID } from '../id.ts';
import { MUNERA_SHELF, type MuneraPreset, presetBout } from '../presets.ts';
import { initialState } from '../rules/setup.ts';
import { tables } from '../tables.ts';
import { drawOutfit } from './draw-fighters.ts';
import { MUNERA_ALONE } from './practice.ts';
import { newBout } from './practice-form.ts';

const setupFor = (preset: MuneraPreset, strength: Strength, { settings }: Env, seed = '') =>
  presetBout(preset, strength, { led: true, name: settings.lastName ?? 'Felix', seed });

/** The bouts made ready, as the house shows them. */
export const MUNERA_PRESETS: MatchPresets = readyMade<MuneraPreset>({
  ...{ game: GAME_ID, noun: 'bout', shelf: MUNERA_SHELF },
  counted: 'The lanista’s chart on every side.',
  draw(pane, preset, strength, env) {
    const { fighters } = initialState(setupFor(preset, strength, env), tables());
    const [own] = fighters;
    const foe = fighters.find(({ team }) => team !== own?.team);
    const [left, right] = halvesOf(pane);
    if (own !== undefined) drawOutfit(left, own, tables());
    if (foe !== undefined) drawOutfit(right, foe, tables());
  },
  begin(preset, strength, env) {
    const seed = env.services.newSeed();
    return playLone(MUNERA_ALONE, setupFor(preset, strength, env, seed), seed, env);
  },
  own: { note: 'profile, who meets, arena, level', open: newBout },
});
