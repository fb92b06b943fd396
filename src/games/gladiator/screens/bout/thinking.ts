/** While men of the program's are being thought for: nothing is asked, and keys go on as before. */
import { andText } from '../../../../kernel/words.ts';
import type { Screen } from '../../../../tui/program.ts';
import type { BoutState } from './state.ts';

/** Milliseconds between two looks at whoever thinks: time enough for a key to come first. */
const THINKING_PAUSE = 8;

/** All is shown, and what comes next hangs on what a man of the program's is thinking. */
export function thinks({ session }: Pick<BoutState, 'session'>): boolean {
  return session.next === null && session.thinking !== null;
}

/** When to look after them next. */
export function thinkingTimer({ beat }: BoutState): Screen['timer'] {
  return { ms: THINKING_PAUSE, token: `think-${beat}` };
}

/** 'Calvus thinks...', and why that takes long. */
export function thinkingText({ session: { match, thinking } }: BoutState): string {
  if (thinking === null) return '';
  const { requests, trouble } = thinking;
  const men = match.state.fighters.filter(({ id }) => requests.some(({ fighter }) => fighter === id));
  const who = andText(men.map(({ name }) => name));
  return `${who} ${men.length === 1 ? 'thinks' : 'think'}...${trouble === null ? '' : ` ${trouble}`}`;
}
