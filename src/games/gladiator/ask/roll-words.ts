/** What rolls came to, in words. */

import type { Roll } from '../../../kernel/roll.ts';
import { RESULT_WORDS } from '../rules/told/words.ts';

/** What one reading came to: 'H+2 body hit', '3 wounds'; '' of a bare number. */
export function outcomeOf({ name, result, table }: Roll): string {
  return name === 'crt' ? worded(result ?? '') : (result ?? table?.cell ?? '');
}

/** What all readings of a throw came to, as 'H+2 body hit, 3 wounds'; for bare numbers the number. */
export function outcomesText(rolls: readonly Roll[]): string {
  const outcomes = rolls.map(outcomeOf).filter((one) => one !== '' && one !== '--');
  return outcomes.length > 0 ? outcomes.join(', ') : rolls.map(({ total }) => `${total}`).join(', ');
}

/** 9.6 A result of the CRT with its word: 'F fumble'. */
function worded(result: string): string {
  const code = /(?<code>--|[FSPH]\*?)(?:\+\d+)?$/.exec(result)?.groups?.code;
  const word = Object.entries(RESULT_WORDS).find(([one]) => one === code)?.[1];
  return word === undefined ? result : `${result} ${word}`;
}
