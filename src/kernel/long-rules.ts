/** The rule set of a long game as games have them in common: a match in it, a seed for its matches, and nothing that is hidden. */
import type { Kit } from './kit.ts';
import type { Context, RuleSet } from './ruleset.ts';
import { copyPlain, type GameState } from './state.ts';

/** A kit whose state keeps the seed from which those of its matches are derived. */
interface SeededKit extends Kit {
  readonly state: GameState & { seed: string };
}

/** What a long game of one player says of itself. `own`: the version of its rules, without those of its matches. */
interface LongRules<K extends SeededKit>
  extends Omit<RuleSet<K>, 'version' | 'prepare' | 'view' | 'resample' | 'long'> {
  readonly own: number;
  readonly match: { readonly version: number };
  /** What happens before the first phase. */
  readonly begin?: (ctx: Context<K>) => void;
}

const OWN = 1000;

/** The rule set of a long game in which its player sees everything; its version has that of a match in it. */
export function longRules<K extends SeededKit>({ own, match, begin, ...rules }: LongRules<K>): RuleSet<K> {
  return {
    ...rules,
    version: own * OWN + match.version,
    prepare(ctx, _setup, seed) {
      ctx.state.seed = seed;
      begin?.(ctx);
    },
    view: copyPlain,
    resample: copyPlain,
    long: true,
  };
}
