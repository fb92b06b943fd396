/** Practice: bouts made ready, and one of the player's own making. */

import type { Strength } from '../../../odds/match-preset.ts';
import { playLone } from '../../../tui/match/practice.ts';
import { readyMade } from '../../../tui/match/ready-made.ts';
import type { Env, MatchPresets } from '../../../tui/program.ts';
import { GAME_ID } from '../id.ts';
import { GLIDERPIT_SHELF, type PitPreset, presetBout } from '../presets.ts';
import { GLIDERPIT_ALONE } from './practice.ts';
import { newBout } from './practice-form.ts';

const setupFor = (preset: PitPreset, strength: Strength, { settings }: Env, seed = '') =>
  presetBout(preset, strength, { led: true, name: settings.lastName ?? 'Felix', seed });

/** The bouts made ready, as the house shows them. */
export const GLIDERPIT_PRESETS: MatchPresets = readyMade<PitPreset>({
  ...{ game: GAME_ID, noun: 'bout', shelf: GLIDERPIT_SHELF },
  counted: 'The pilot’s chart on every side.',
  draw({ canvas, x, y, width }, preset, strength, env) {
    const { floor, gliders, advanced } = setupFor(preset, strength, env);
    const sides = [0, 1].map((own) => gliders.filter(({ team }) => (team === 0) === (own === 0)));
    const rows = [
      `The floor is at ${floor}: ${19 - floor} levels to fall.`,
      ...sides.map(
        (all, i) => `${i === 0 ? 'Yours' : 'Others'}: ${all.length}, each carries ${6 + (all[0]?.straps ?? 0)}.`,
      ),
      advanced ? 'Half-Loops and the Zoom Climb may be flown.' : 'Plain maneuvers.',
    ];
    for (const [i, row] of rows.entries()) canvas.text(x, y + i, row, { fg: 'text' }, x + width);
  },
  begin(preset, strength, env) {
    const seed = env.services.newSeed();
    return playLone(GLIDERPIT_ALONE, setupFor(preset, strength, env, seed), seed, env);
  },
  own: { note: 'who meets, floor, level, options', open: newBout },
});
