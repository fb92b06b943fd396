/** Practice: matches made ready, and one of the player's own making. */
import type { Strength } from '../../../odds/match-preset.ts';
import { playLone } from '../../../tui/match/practice.ts';
import { readyMade } from '../../../tui/match/ready-made.ts';
import type { Env, MatchPresets } from '../../../tui/program.ts';
import { nameOfCard } from '../ask/words.ts';
import { GAME_ID } from '../id.ts';
import { GLADIATORI_SHELF, type GladiatoriPreset, presetMatch } from '../presets.ts';
import type { FighterSetup } from '../rules/setup-types.ts';
import { tables } from '../tables.ts';
import { GLADIATORI_ALONE } from './practice.ts';
import { newMatch } from './practice-form.ts';

const setupFor = (preset: GladiatoriPreset, strength: Strength, { settings }: Env, seed = '') =>
  presetMatch(preset, strength, { led: true, name: settings.lastName ?? 'Felix', seed });

/** Who somebody is, and with what it comes. */
function fighterText({ character, budget }: FighterSetup): string {
  if (character === 'custom') return 'of its own making';
  const [one, other] = tables().characters[character].quick;
  return `${nameOfCard(character)}: ${nameOfCard(one)}, ${nameOfCard(other)}${budget > 55 ? `, ${budget} coins` : ''}`;
}

/** The matches made ready, as the house shows them. */
export const GLADIATORI_PRESETS: MatchPresets = readyMade<GladiatoriPreset>({
  ...{ game: GAME_ID, noun: 'match', shelf: GLADIATORI_SHELF },
  counted: 'The book on every side.',
  draw({ canvas, x, y, width }, preset, strength, env) {
    const { fighters, animals } = setupFor(preset, strength, env);
    const rows = [
      ...fighters.map((one) => `${one.team === 0 ? 'Yours' : 'Other'}: ${fighterText(one)}.`),
      ...(animals === null ? [] : [`Animals: ${preset.foes[strength].animals.join(', ')}.`]),
    ];
    for (const [i, row] of rows.entries()) canvas.text(x, y + i, row, { fg: 'text' }, x + width);
  },
  begin(preset, strength, env) {
    const seed = env.services.newSeed();
    return playLone(GLADIATORI_ALONE, setupFor(preset, strength, env, seed), seed, env);
  },
  own: { note: 'mode, gladiators, animals, items, rules', open: (env) => newMatch(env) },
});
