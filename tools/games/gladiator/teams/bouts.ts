/** Bouts of teams: any number of men a side, of any style, led by the book or by random players. */

import { randomController } from '../../../../src/ai/random.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../src/games/gladiator/rules/kit.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { type RuleChoices, STYLES } from '../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import { tables } from '../bout.ts';
import { type TeamWatch, watchTeams } from './watch.ts';

export type TeamMatch = Match<GladiatorKit>;

/** Men of the first side and of the second. */
export type Shape = readonly [red: number, blue: number];
/** Who leads a man: a seat, or the book. */
export type TeamLeader = 0 | 1 | 'book';

/** The shapes of bouts that are fought at large. */
export const SHAPES: readonly Shape[] = [
  [2, 2],
  [3, 1],
  [1, 2],
  [3, 3],
  [2, 3],
];

/** A set-up of teams: a style by lot for everybody, and whoever leads him. */
export function teamSetup(
  [red, blue]: Shape,
  seed: string,
  leaderOf: (index: number) => TeamLeader = () => 'book',
  rules: RuleChoices = advancedRules(),
): Setup {
  const rng = rngFrom(seedState(`${seed}/styles`));
  const some = (count: number) =>
    Array.from({ length: count }, () => anyMan(STYLES[rng.int(STYLES.length)] ?? 'myrmillo'));
  const fighters = muster(some(red), some(blue), null).map((one, i): FighterSetup => {
    const leader = leaderOf(i);
    return leader === 'book' ? one : { ...one, by: 'seat', seat: leader };
  });
  return { rules, fighters };
}

/** A bout fought to its end, and every complaint about it. */
export function fightTeams(setup: Setup, seed: string): { readonly match: TeamMatch; readonly watch: TeamWatch } {
  const watch = watchTeams(tables);
  const match = Match.start(gladiator, tables, setup, seed, {
    watch: (entry, state) => watch.event(entry, state),
  });
  const players = [0, 1].map((seat) => randomController(gladiator, tables, `${seed}/${seat}`));
  const player = (seat: number) => {
    watch.prompt(match.pending, match.state);
    return players[seat] ?? players[0] ?? randomController(gladiator, tables, seed);
  };
  runMatch(match, player);
  watch.end(match.state, match.draws);
  return { match, watch };
}
