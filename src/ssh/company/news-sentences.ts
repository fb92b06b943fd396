/** What is told on a host of the challenge of a day. */
import { andText, numberWord } from '../../kernel/words.ts';
import type { Try } from '../../play/daily/table.ts';
import { dayText } from '../../tui/host/day-text.ts';

/** Who came first in the challenge of a day that is over; null where nobody came to an end. */
export function challengeSentence(
  date: string,
  first: readonly Pick<Try, 'name' | 'score'>[],
  tries: number,
): string | null {
  const points = first[0]?.score?.points;
  if (points === undefined) return null;
  const names = andText(first.map(({ name }) => name));
  const among = tries === 1 ? 'nobody else tried' : `of ${numberWord(tries)} who tried`;
  return `${names} ${first.length === 1 ? 'was' : 'were'} first in the challenge of ${dayText(date, date)} with ${points} points; ${among}.`;
}
