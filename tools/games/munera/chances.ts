/**
 * node tools/games/munera/chances.ts [bouts]: counts how often each preset of Munera is won, by the book on every side, into
 * data/munera/preset-chances.json. What stands there of the same set-up, rules, seed and bouts is not counted again.
 */
import { writeFileSync } from 'node:fs';
import { countedPreset, type MuneraPreset, muneraChances, muneraPresets } from '../../../src/games/munera/presets.ts';
import { munera } from '../../../src/games/munera/rules/index.ts';
import type { MuneraSetup } from '../../../src/games/munera/rules/types.ts';
import { tables } from '../../../src/games/munera/tables.ts';
import type { PresetChances } from '../../../src/games/preset-chances.ts';
import { derive } from '../../../src/kernel/rng.ts';
import { runBook } from '../../../src/kernel/runner.ts';
import { STRENGTHS, type Strength } from '../../../src/tui/match-preset.ts';

const SEED = 'presets';
const FILE = 'data/munera/preset-chances.json';

type Fights = PresetChances['fights'][string];

/** How many of some bouts the first team wins, and how many nobody. */
export function countBouts(
  setup: MuneraSetup,
  seed: string,
  bouts: number,
): { readonly won: number; readonly drawn: number } {
  const winners = Array.from(
    { length: bouts },
    (_, i) => runBook(munera, tables(), setup, derive(seed, 'bout', i)).state.outcome?.winner ?? null,
  );
  return {
    won: winners.filter((winner) => winner === 0).length,
    drawn: winners.filter((winner) => winner === null).length,
  };
}

function countAll(matches: number): PresetChances {
  const counted = (preset: MuneraPreset): Fights =>
    Object.fromEntries(STRENGTHS.map((strength) => [strength, fight(preset, strength, matches)])) as Fights;
  const fights = Object.fromEntries(muneraPresets().map((preset) => [preset.id, counted(preset)]));
  return { version: munera.version, matches, seed: SEED, fights };
}

function fight(preset: MuneraPreset, strength: Strength, matches: number): Fights[Strength] {
  const { setup, digest, seed } = countedPreset(preset, strength, SEED);
  const before = muneraChances();
  const same = before.version === munera.version && before.matches === matches && before.seed === SEED;
  const kept = same ? before.fights[preset.id]?.[strength] : undefined;
  if (kept?.setup === digest) return kept;
  const { won, drawn } = countBouts(setup, seed, matches);
  process.stdout.write(`${preset.id}, ${strength}: ${((100 * won) / matches).toFixed(1)} %\n`);
  return { setup: digest, won, drawn };
}

if (import.meta.main) writeFileSync(FILE, `${JSON.stringify(countAll(Number(process.argv[2] ?? 1_000)), null, 2)}\n`);
