/** A try at the challenge of a day, begun or gone on with, on a host and alone alike. */
import type { Attempt, DailyChallenge, TryParts } from '../../games/game.ts';
import { type Read, readable, type Save } from '../../kernel/save.ts';
import { type CopyAside, goesOn, seenCounts, takenUp } from '../../session/taken-up.ts';

/** What a try is opened with. */
export interface TryOpening {
  readonly challenge: DailyChallenge;
  readonly day: { readonly setup: unknown; readonly seed: string };
  /** Its record; null: it begins. */
  readonly save: Save | null;
  /** What it is wired to; `word` is what is to be told of its record. */
  parts(word: TryParts['word']): TryParts;
  /** Puts a copy of a record aside. */
  copyAside(why: string, save: Save): ReturnType<CopyAside>;
}

/** Opens a try; a record that does not lead where it says goes on from its last phase, of which the player is told once. */
export function openTry({ challenge, day, save, parts, copyAside }: TryOpening): Read<Attempt> {
  const words: Words = { attempt: null, first: null };
  const wired = parts(() => wordOf(words, copyAside));
  if (save === null) {
    words.attempt = challenge.begin(day, wired);
    return readable(words.attempt);
  }
  const opened = takenUp(save, (one) => challenge.open(one, wired));
  if (!opened.ok) return opened;
  const { value, fault } = opened.value;
  words.attempt = value;
  if (fault !== null && !value.over) {
    words.first = goesOn('bout', fault, (why) => copyAside(why, save));
    value.keep();
  }
  return readable(value);
}

/** What is to be told of a try. */
interface Words {
  attempt: Attempt | null;
  /** That it goes on elsewhere than where it was left; told once. */
  first: string | null;
}

/** What is to be told of the record of a try: that it goes on elsewhere, or that it does not replay to what was seen. */
function wordOf(words: Words, copyAside: TryOpening['copyAside']): string | null {
  const { attempt, first } = words;
  words.first = null;
  if (first !== null || attempt === null || !attempt.over) return first;
  const fault = attempt.fault();
  return fault === null ? null : seenCounts('match', fault, (why) => copyAside(why, attempt.save()));
}
