/** The lists of answers to a question: what stands in each, and keys that give more or less to an answer in the making. */
import type { MenuItem } from '../view.ts';
import type { Choosable } from './kind.ts';

/** What the menu sends for a list of its own: this and the word of the list; and for the way back from it. */
export const LIST_AHEAD = 'group ';
/** The way back. */
export const BACK_TO_FIRST = 'back';

/** The lines of a list: answers, and in the first one (null) lists of their own under their words. */
export function listItems(group: string | null, answers: readonly Choosable[]): readonly MenuItem[] {
  if (group !== null)
    return [...answers.filter((one) => one.group === group), { value: BACK_TO_FIRST, label: 'Back', note: '' }];
  const named = new Set<string>();
  return answers.flatMap((answer): readonly MenuItem[] => {
    const { group: own } = answer;
    if (own === undefined) return [answer];
    if (named.has(own)) return [];
    named.add(own);
    const count = answers.filter((one) => one.group === own).length;
    return count === 1 ? [answer] : [{ value: `${LIST_AHEAD}${own}`, label: own, note: `${count} ways` }];
  });
}

const EDITS: ReadonlyMap<string, 'edits' | 'less'> = new Map([
  ['draft-more', 'edits'],
  ['lead-0', 'edits'],
  ['draft-less', 'less'],
  ['lead-3', 'less'],
]);

/** What a key makes of an answer in the making, `draft` undefined: nothing; null: the key or the answer is none that does. */
export function editBy(command: string, marked: Choosable): { readonly draft: unknown } | null {
  const by = EDITS.get(command);
  if (by === undefined || marked.edits === undefined) return null;
  return { draft: by === 'edits' && marked.full === true ? undefined : marked[by] };
}
