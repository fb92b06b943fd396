/** Practice: matches made ready, and one of the player's own making. */

import type { Strength } from '../../../odds/match-preset.ts';
import { playLone } from '../../../tui/match/practice.ts';
import { readyMade } from '../../../tui/match/ready-made.ts';
import { halvesOf } from '../../../tui/pane.ts';
import type { Env, MatchPresets } from '../../../tui/program.ts';
import { GAME_ID } from '../id.ts';
import { HEROES_SHELF, type HeroesPreset, presetMatch } from '../presets.ts';
import { ARENA_NAMES } from '../rules/names.ts';
import { initialState } from '../rules/setup.ts';
import { tables } from '../tables.ts';
import { drawCard } from './draw-card.ts';
import { HEROES_ALONE } from './practice.ts';
import { newPractice } from './practice-form.ts';

const setupFor = (preset: HeroesPreset, strength: Strength, { settings }: Env, seed = '') =>
  presetMatch(preset, strength, { led: true, name: settings.lastName ?? ARENA_NAMES[0], seed });

/** The matches made ready, as the house shows them. */
export const HEROES_PRESETS: MatchPresets = readyMade<HeroesPreset>({
  ...{ game: GAME_ID, noun: 'match', shelf: HEROES_SHELF },
  counted: 'The book on both sides, with your Star Power.',
  draw(pane, preset, strength, env) {
    const { fighters } = initialState(setupFor(preset, strength, env), tables());
    const other = fighters.find(({ side }) => side === 1);
    const foe = other === undefined ? undefined : { ...other, name: 'Against you' };
    const [left, right] = halvesOf(pane);
    if (fighters[0] !== undefined) drawCard(left, fighters[0], tables());
    if (foe !== undefined) drawCard(right, foe, tables());
  },
  begin(preset, strength, env) {
    const seed = env.services.newSeed();
    return playLone(HEROES_ALONE, setupFor(preset, strength, env, seed), seed, env);
  },
  own: { note: 'style, points, size, signatures, opponent', open: newPractice },
});
