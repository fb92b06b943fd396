/** Long games that nobody plays, each from its beginning to its end. */
import type { Kit } from '../../kernel/kit.ts';
import { Match } from '../../kernel/match.ts';
import type { RuleSet } from '../../kernel/ruleset.ts';
import { type Controller, runMatch } from '../../kernel/runner.ts';

/** Plays a long game to its end without a journal; returns its last state. */
export function longGameOut<K extends Kit>(
  { ruleset, tables }: { readonly ruleset: RuleSet<K>; readonly tables: K['tables'] },
  setup: K['setup'],
  seed: string,
  player: Controller<K>,
): K['state'] {
  const match = Match.start(ruleset, tables, setup, seed, { journal: false });
  runMatch(match, () => player);
  return match.state;
}
