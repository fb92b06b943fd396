/** What was weighed before lines of a journal, for records in text and in JSON. */
import type { Entry, GameEvent } from '../../kernel/event.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Save } from '../../kernel/save.ts';
import { toiledOut } from '../../odds/labour.ts';
import type { Recalled } from '../../session/recall.ts';
import type { SecondThoughts } from '../../session/second-thoughts.ts';
import type { MatchKind } from '../match/kind.ts';
import { matchWords } from './kind-words.ts';
import { type WeighedBy, weighedTexts } from './recalled.ts';

/** What was weighed before a line: in words, and as plain JSON. */
interface ReasonsTold {
  readonly texts: readonly string[];
  readonly json: object;
}

/** What was weighed before a line of a record, thought out again here and now; null: nobody had thought about it. */
export type ReasonsBefore = (save: Save, entry: Entry<GameEvent>) => ReasonsTold | null;

/** Finds it by the thoughts of a game, whose answers `by` tells. */
export function reasonsBy<K extends Kit>(
  thoughts: SecondThoughts<K>,
  by: (found: Exclude<Recalled<K>, { untold: string }>) => WeighedBy<K>,
): ReasonsBefore {
  return (save, entry) => {
    const errand = thoughts.recall(save, entry);
    const found = errand === null ? null : toiledOut(errand.begin());
    if (found === null) return null;
    return { texts: weighedTexts(found, by).map(({ text }) => text), json: plainReasons(found) };
  };
}

function plainReasons<K extends Kit>(found: Recalled<K>): object {
  if ('untold' in found) return found;
  return 'ruled' in found ? { choice: found.choice, ruled: found.ruled } : { choice: found.choice, ...found.reasons };
}

/** As wide as any note needs to be. */
const SIZE = { columns: 80, rows: 24 };

/** The same of matches on the house's screens. Throws where its game has no thoughts: a bug. */
export function matchReasons<K extends Kit>(kind: MatchKind<K>): ReasonsBefore {
  const { thoughts } = kind;
  if (thoughts === undefined) throw new Error(`a ${kind.noun} is not thought about`);
  return reasonsBy(thoughts.of, ({ request, view }) => ({
    who: thoughts.who(request, view),
    words: matchWords(kind, request, view, SIZE),
  }));
}
