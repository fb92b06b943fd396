/** An answer from a list is given, with the steps that follow it. */
import type { Kit } from '../../kernel/kit.ts';
import type { Session } from '../../session/session.ts';
import type { Choosable } from './kind.ts';
import { showAll } from './showing.ts';

/** Gives an answer and what follows it of itself, each once all before it is shown; why it was not taken, or null. */
export function giveAll<K extends Kit>(session: Session<K>, { choice, further = [] }: Choosable): string | null {
  const why = session.answer(choice);
  if (why !== null) return why;
  for (const next of further) {
    showAll(session);
    if (session.answer(next) !== null) break;
  }
  return null;
}
