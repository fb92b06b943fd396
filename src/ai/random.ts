/** The random bot: any legal choice of any rule set. */

import type { Kit } from '../kernel/kit.ts';
import { derive, rngFrom, seedState } from '../kernel/rng.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import type { Controller } from '../kernel/runner.ts';

/** A mind that picks by `sample`, from a stream of its own that the match's dice know nothing of. */
export function randomController<K extends Kit>(ruleset: RuleSet<K>, tables: K['tables'], seed: string): Controller<K> {
  const rng = rngFrom(seedState(derive(seed, 'random-bot')));
  return {
    choose: (request, view) => ruleset.decisions[request.kind].sample(view, tables, request, rng.int),
  };
}
