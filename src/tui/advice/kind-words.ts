/** Answers to questions of a match in words: as its lists tell them. */
import type { Feared } from '../../ai/tactics.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Request } from '../../kernel/request.ts';
import { capital } from '../../kernel/words.ts';
import { type Choosable, likeness, type MatchKind, type ScreenSize } from '../match/kind.ts';
import type { AnswerWords } from './advice.ts';

/** How answers to a question of a match are told, as it stands in `state`. */
export function matchWords<K extends Kit>(
  { ask, tables, thoughts }: MatchKind<K>,
  request: Request<K['decisions']>,
  state: Readonly<K['state']>,
  size: ScreenSize,
): AnswerWords<K> {
  const answers = (one: Request<K['decisions']>, draft: unknown = null): readonly Choosable[] =>
    ask(one, state, tables(), size, draft).answers;
  const found = (one: Request<K['decisions']>, all: readonly Choosable[], choice: unknown): Choosable | null => {
    const alike = likeness(thoughts, one, choice);
    return all.find((other) => alike(other) && (other.further ?? []).length === 0) ?? null;
  };
  const composed = (one: Request<K['decisions']>, choice: unknown): string | null =>
    thoughts?.composed?.(one, choice, state) ?? null;
  const listed = (one: Request<K['decisions']>, choice: unknown): string | null => {
    const label = found(one, answers(one), choice)?.label ?? null;
    return label === null ? null : (thoughts?.apart?.(one, label) ?? label);
  };
  const labelled = (one: Request<K['decisions']>, choice: unknown): string =>
    composed(one, choice) ?? listed(one, choice) ?? thoughts?.words?.(one, choice, state) ?? JSON.stringify(choice);
  const meaning = (choice: unknown): string => {
    if (composed(request, choice) === null)
      return listedMeaning(found(request, answers(request), choice), labelled(request, choice));
    const made = found(request, answers(request, thoughts?.draft?.(request, choice) ?? null), choice);
    const rows = (made?.more ?? []).map((row) => row.map(({ text }) => text).join(''));
    return rows.join(' ').replaceAll(/ +/g, ' ');
  };
  const answered = ({ request: one, choice }: Feared<K>['answers'][number]): string => {
    const label = labelled(one, choice);
    const who = thoughts?.who(one, state);
    return who === undefined ? label : `${who}: ${label}`;
  };
  return {
    short: (choice) => labelled(request, choice),
    means: meaning,
    others: (met) => met.map(answered).join('; '),
  };
}

/** 'Kick sand at Viator (40 %).'; nothing where a list says no more of it. */
function listedMeaning(answer: Choosable | null, label: string): string {
  return answer === null || answer.note === '' ? '' : `${capital(label)} (${answer.note}).`;
}
