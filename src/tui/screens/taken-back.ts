/** What is said of answers that are taken back. */
import { capital } from '../../kernel/words.ts';

/** What is said once an answer has been taken back. */
export const TAKEN_BACK = 'Taken back: decide again. Y gives the same answer again.';

/** Why one cannot be taken back or given again, as a sentence. */
export function whyNotBack(why: string): string {
  return `${capital(why)}${why.endsWith('.') ? '' : '.'}`;
}
