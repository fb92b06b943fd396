/**
 * node scripts/heroes-chances.ts [matches]: counts how often each match made ready of Heroes is won, by the book on both
 * sides, into data/heroes/preset-chances.json. What stands there of the same set-up, rules, seed and number is not counted
 * again.
 */
import { writeFileSync } from 'node:fs';
import { countedMatch, type HeroesPreset, heroesChances, heroesPresets } from '../src/games/heroes/presets.ts';
import { heroes } from '../src/games/heroes/rules/index.ts';
import { tables } from '../src/games/heroes/tables.ts';
import type { PresetChances } from '../src/games/preset-chances.ts';
import { derive } from '../src/kernel/rng.ts';
import { runBook } from '../src/kernel/runner.ts';
import { STRENGTHS, type Strength } from '../src/tui/match-preset.ts';

const MATCHES = Number(process.argv[2] ?? 4_000);
const SEED = 'presets';
const FILE = 'data/heroes/preset-chances.json';

const before = heroesChances();
const SAME = before.version === heroes.version && before.matches === MATCHES && before.seed === SEED;

type Fights = PresetChances['fights'][string];

const fights = Object.fromEntries(heroesPresets().map((preset) => [preset.id, counted(preset)]));
writeFileSync(FILE, `${JSON.stringify({ version: heroes.version, matches: MATCHES, seed: SEED, fights }, null, 2)}\n`);

/** How often the first side of a preset wins, against each strength. */
function counted(preset: HeroesPreset): Fights {
  return Object.fromEntries(STRENGTHS.map((strength) => [strength, fight(preset, strength)])) as Fights;
}

function fight(preset: HeroesPreset, strength: Strength): Fights[Strength] {
  const { setup, digest, seed } = countedMatch(preset, strength, SEED);
  const kept = SAME ? before.fights[preset.id]?.[strength] : undefined;
  if (kept?.setup === digest) return kept;
  const sum = { won: 0, drawn: 0 };
  for (let match = 0; match < MATCHES; match++) {
    const winner = runBook(heroes, tables(), setup, derive(seed, 'bout', match)).state.outcome?.winner;
    if (winner === 0) sum.won += 1;
    else if (winner !== 1) sum.drawn += 1;
  }
  process.stdout.write(`${preset.id}, ${strength}: ${((100 * sum.won) / MATCHES).toFixed(1)} %\n`);
  return { setup: digest, ...sum };
}
