/**
 * node scripts/preset-chances.ts [bouts]: counts how often each practice preset is won, by the book on both sides, into
 * data/gladiator/preset-chances.json. What stands there of the same set-up, rules, seed and bouts is not counted again.
 */
import { writeFileSync } from 'node:fs';
import { countedBout, type GladiatorPreset, gladiatorPresets, presetChances } from '../src/games/gladiator/presets.ts';
import { gladiator } from '../src/games/gladiator/rules/index.ts';
import { simulate } from '../src/games/gladiator/session/simulate.ts';
import { tables } from '../src/games/gladiator/tables.ts';
import type { PresetChances } from '../src/games/preset-chances.ts';
import { STRENGTHS, type Strength } from '../src/tui/match-preset.ts';

const BOUTS = Number(process.argv[2] ?? 4_000);
const SEED = 'presets';
const FILE = 'data/gladiator/preset-chances.json';

const before = presetChances();
const SAME = before.version === gladiator.version && before.matches === BOUTS && before.seed === SEED;

type Fights = PresetChances['fights'][string];

const fights = Object.fromEntries(gladiatorPresets().map((preset) => [preset.id, counted(preset)]));
writeFileSync(FILE, `${JSON.stringify({ version: gladiator.version, matches: BOUTS, seed: SEED, fights }, null, 2)}\n`);

/** How often the first side of a preset wins, against each strength. */
function counted(preset: GladiatorPreset): Fights {
  return Object.fromEntries(STRENGTHS.map((strength) => [strength, fight(preset, strength)])) as Fights;
}

function fight(preset: GladiatorPreset, strength: Strength): Fights[Strength] {
  const { setup, digest, seed } = countedBout(preset, strength, SEED);
  const kept = SAME ? before.fights[preset.id]?.[strength] : undefined;
  if (kept?.setup === digest) return kept;
  const { wins, draws } = simulate(tables(), setup, seed, { from: 0, to: BOUTS });
  process.stdout.write(`${preset.id}, ${strength}: ${((100 * wins[0]) / BOUTS).toFixed(1)} %\n`);
  return { setup: digest, won: wins[0], drawn: draws };
}
