/** How a session hears of its match. */
import type { Kit } from '../kernel/kit.ts';
import type { MatchOptions, Watcher } from '../kernel/match-options.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { type Frame, recorder } from './frames.ts';
import { Marks } from './marks.ts';

/** Whoever looks on from inside. */
export interface Watching<K extends Kit> {
  /** MatchTold of every event as it happens. */
  readonly watch?: Watcher<K>;
  /** MatchTold that an answer is taken back: all events follow again, from the first that `watch` was told of. */
  readonly rewound?: () => void;
}

/** What a session is told of by its match: events, and (of a long one) phase boundaries. */
export interface MatchTold<K extends Kit> {
  readonly frames: Frame<K>[];
  readonly marks: Marks<K['state']> | null;
  /** Entries of the journal before the first frame. */
  readonly before: number;
}

/** What a match that begins after so many entries will tell. */
export function toldBy<K extends Kit>(ruleset: RuleSet<K>, before: number): MatchTold<K> {
  return { frames: [], marks: ruleset.long === true ? new Marks<K['state']>() : null, before };
}

/** Options of a match by which a session hears of it, and whoever watches. */
export function optionsFor<K extends Kit>(
  ruleset: RuleSet<K>,
  { frames, marks }: MatchTold<K>,
  { watch: also, rewound: alsoBack }: Watching<K>,
): MatchOptions<K> {
  const record = recorder(ruleset, frames);
  const watch: Watcher<K> = (entry, state) => {
    record(entry, state);
    also?.(entry, state);
  };
  const rewound = () => {
    frames.length = 0;
    marks?.clear();
    alsoBack?.();
  };
  return marks === null ? { watch, rewound } : { watch, rewound, mark: marks.mark };
}
