/** The random bot: any legal choice of any rule set. */

import type { GameEvent } from '../engine/kernel/event.ts';
import type { Decisions } from '../engine/kernel/request.ts';
import { derive, rngFrom, seedState } from '../engine/kernel/rng.ts';
import type { RuleSet } from '../engine/kernel/ruleset.ts';
import type { Controller } from '../engine/kernel/runner.ts';
import type { GameState } from '../engine/kernel/state.ts';

/** A mind that picks by `sample`, from a stream of its own that the match's dice know nothing of. */
export function randomController<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T>(
  ruleset: RuleSet<S, D, E, Setup, T>,
  tables: T,
  seed: string,
): Controller<S, D> {
  const rng = rngFrom(seedState(derive(seed, 'random-bot')));
  return {
    choose: (request, view) => ruleset.decisions[request.kind].sample(view, tables, request, rng.int),
  };
}
