/** Answers to questions of a match in words: as its lists tell them. */
import type { Kit } from '../../kernel/kit.ts';
import type { Request } from '../../kernel/request.ts';
import { equalPlain } from '../../kernel/state.ts';
import type { Choosable, MatchKind, ScreenSize } from '../match/kind.ts';
import type { AnswerWords } from './advice.ts';

/** How answers to a question of a match are told, as it stands in `state`. */
export function matchWords<K extends Kit>(
  { ask, tables, thoughts }: MatchKind<K>,
  request: Request<K['decisions']>,
  state: Readonly<K['state']>,
  size: ScreenSize,
): AnswerWords<K> {
  const answers = (one: Request<K['decisions']>): readonly Choosable[] => ask(one, state, tables(), size, null).answers;
  const told = (one: Request<K['decisions']>, choice: unknown): Choosable | null =>
    answers(one).find((other) => equalPlain(other.choice, choice) && (other.further ?? []).length === 0) ?? null;
  const labelled = (one: Request<K['decisions']>, choice: unknown): string =>
    told(one, choice)?.label ?? thoughts?.words?.(one, choice, state) ?? JSON.stringify(choice);
  return {
    short: (choice) => labelled(request, choice),
    means: (choice) => told(request, choice)?.note ?? '',
    others: (met) => met.map((one) => labelled(one.request, one.choice)).join('; '),
  };
}
