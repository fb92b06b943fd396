/** What is counted of a finished match of any game, and what it earns. */
import type * as z from 'zod/mini';
import type { Entry } from '../kernel/event.ts';
import type { Kit } from '../kernel/kit.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { readable, type Save } from '../kernel/save.ts';
import { readWhole, reread } from '../session/reread.ts';
import type { CountedMatch, Tally } from './game.ts';

/** Nothing to count, nothing earned. */
const NO_TALLY: Tally = { match: null, earned: [] };

/** A finished match: how it stands, whom the player led, and whether that side won. */
interface Finished<K extends Kit, L> {
  readonly end: Readonly<K['state']>;
  readonly led: L;
  readonly won: boolean;
  /** Everything that happened, with its time. */
  readonly entries: readonly Entry<K['event']>[];
}

/** How a game counts its matches; `L`: whom the player led, `S`: a match as what earns its achievements looks at it. */
export interface CountedKind<K extends Kit, L, S> {
  readonly ruleset: RuleSet<K>;
  tables(): K['tables'];
  /** Whom the player led; null: nobody. */
  led(end: Readonly<K['state']>): L | null;
  /** What the match was for its player. */
  counted(end: Readonly<K['state']>, led: L): CountedMatch;
  seen(match: Finished<K, L>): S;
  /** Whether a match earns each achievement, by its id. */
  readonly earns: { readonly [id: string]: (seen: S) => boolean };
}

/** A match by its last state, and what it earns where it can be played again; nothing of one that goes on, or that its player had no part in. */
export function matchTally<K extends Kit, L, S>(of: CountedKind<K, L, S>, save: Save): Tally {
  const state = of.ruleset.schema.state.safeParse(save.checkpoint.state);
  if (!state.success || state.data.outcome === null) return NO_TALLY;
  const end = state.data;
  const led = of.led(end);
  if (led === null) return NO_TALLY;
  const match = of.counted(end, led);
  const entries = entriesOf(of, save);
  if (entries === null) return { match, earned: [] };
  const seen = of.seen({ end, led, won: match.result === 'V', entries });
  return { match, earned: Object.keys(of.earns).filter((id) => of.earns[id]?.(seen) === true) };
}

/** What a long game has earned so far, by its last state. */
export function longTally<S>(
  { schema }: { readonly schema: { readonly state: z.ZodMiniType<S> } },
  { checkpoint }: Save,
  earned: (state: S) => readonly string[],
): Tally {
  const state = schema.state.safeParse(checkpoint.state);
  return state.success ? { match: null, earned: earned(state.data) } : NO_TALLY;
}

/** Everything that happened in a match, which is played again for it; null: it cannot be. */
function entriesOf<K extends Kit>(
  { ruleset, tables }: Pick<CountedKind<K, never, never>, 'ruleset' | 'tables'>,
  save: Save,
): readonly Entry<K['event']>[] | null {
  const entries: Entry<K['event']>[] = [];
  const watch = (entry: Entry<K['event']>): void => void entries.push(entry);
  return readWhole(reread(ruleset, tables(), save, { watch }, readable)).ok ? entries : null;
}
