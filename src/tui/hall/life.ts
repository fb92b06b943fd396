/** A whole life behind a line of a hall of fame. */
import { capital } from '../../kernel/words.ts';
import { pageLines, type TextPage } from '../screens/text-page.ts';
import type { HallRow } from './rows.ts';

/** What is told of a life beside its name and whose it was. */
export interface LifeTold {
  /** How it ended, in a word. */
  readonly end: string;
  /** What was written when it ended, line by line; null: it is not at hand. */
  readonly written: readonly string[] | null;
  /** What the hall keeps of it, told in its place. */
  readonly record: readonly string[];
  /** What one who is lenient may return to, as 'earlier munera'. */
  readonly back: string;
}

/** What was written of a life when it ended, else what the hall keeps of it; then whose it was and when it came in. */
export function hallLife<E extends { readonly name: string; readonly mode: 'ironman' | 'lenient' }>(
  { entry, player, kept }: HallRow<E>,
  { end, written, record, back }: LifeTold,
): TextPage {
  const told = [
    ...(player === null ? [] : [`led by ${player}`]),
    ...(entry.mode === 'lenient' ? [`lenient, with ${back} to return to`] : ['ironman']),
    ...(kept === null ? [] : [`over on ${kept.when.slice(0, 'yyyy-mm-dd'.length)}`]),
  ];
  const lines = [...(written ?? record), `${capital(told.join(', '))}.`];
  return {
    ...{ title: entry.name, right: end },
    lines: (width) => lines.flatMap((line) => [...pageLines([line], width), []]),
  };
}

/** What somebody is called in a table: 'Felix, lenient'. */
export const nameWithMode = ({ name, mode }: { readonly name: string; readonly mode: string }): string =>
  `${name}${mode === 'lenient' ? ', lenient' : ''}`;
