/** How often matches made ready are won by the book on every side, counted into a game's data file. */
import { writeFileSync } from 'node:fs';
import type { PresetChances, PresetShelf } from '../src/games/presets.ts';
import type { Kit } from '../src/kernel/kit.ts';
import { derive } from '../src/kernel/rng.ts';
import type { RuleSet } from '../src/kernel/ruleset.ts';
import { runBook } from '../src/kernel/runner.ts';
import { STRENGTHS, type Strength } from '../src/odds/match-preset.ts';

const SEED = 'presets';

type Fights = PresetChances['fights'][string];

/** A game whose presets are counted; `id`: the folder of its data. */
export interface CountedPresets<P extends { readonly id: string }, K extends Kit> {
  readonly id: string;
  readonly ruleset: RuleSet<K>;
  readonly tables: K['tables'];
  readonly shelf: PresetShelf<P, K['setup']>;
}

/** How many of some matches the first party wins, and how many nobody. */
export function countFights<K extends Kit>(
  { ruleset, tables }: Pick<CountedPresets<never, K>, 'ruleset' | 'tables'>,
  { setup, seed }: { readonly setup: K['setup']; readonly seed: string },
  matches: number,
): { readonly won: number; readonly drawn: number } {
  const sum = { won: 0, drawn: 0 };
  for (let match = 0; match < matches; match++) {
    const winner = runBook(ruleset, tables, setup, derive(seed, 'bout', match)).state.outcome?.winner ?? null;
    if (winner === 0) sum.won += 1;
    if (winner === null) sum.drawn += 1;
  }
  return sum;
}

/** Counts the presets of a game into its data file. What stands there of the same set-up, rules, seed and number is not counted again. */
export function countPresets<P extends { readonly id: string }, K extends Kit>(
  of: CountedPresets<P, K>,
  matches: number,
): void {
  const { id, ruleset, shelf } = of;
  const before = shelf.chances();
  const same = before.version === ruleset.version && before.matches === matches && before.seed === SEED;
  const fight = (preset: P, strength: Strength): Fights[Strength] => {
    const counted = shelf.counted(preset, strength, SEED);
    const kept = same ? before.fights[preset.id]?.[strength] : undefined;
    if (kept?.setup === counted.digest) return kept;
    const { won, drawn } = countFights(of, counted, matches);
    process.stdout.write(`${preset.id}, ${strength}: ${((100 * won) / matches).toFixed(1)} %\n`);
    return { setup: counted.digest, won, drawn };
  };
  const all = (preset: P): Fights =>
    Object.fromEntries(STRENGTHS.map((strength) => [strength, fight(preset, strength)])) as Fights;
  const fights = Object.fromEntries(shelf.presets().map((preset) => [preset.id, all(preset)]));
  const chances: PresetChances = { version: ruleset.version, matches, seed: SEED, fights };
  writeFileSync(`data/${id}/preset-chances.json`, `${JSON.stringify(chances, null, 2)}\n`);
}
