/** A lesson's moment of a match: its set-up, its seed and the answers that lead into it. */
import { type Read, readable, unreadable } from '../../../kernel/save.ts';
import { type SaveSink, Session } from '../../../session/session.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { HeroesSetup } from '../rules/types.ts';

/** Where a match is, before somebody decides. */
interface TaughtScene {
  readonly setup: HeroesSetup;
  readonly seed: string;
  /** The answers that lead there, one after the other. */
  readonly choices: readonly unknown[];
}

/** What is kept of a lesson. */
const NOWHERE: SaveSink = { write: () => null };

/** A match at a lesson's question, all before it shown; why its answers do not lead there. */
export function openTaught(tables: Tables, { setup, seed, choices }: TaughtScene): Read<Session<HeroesKit>> {
  const session = Session.start(heroes, tables, { setup, seed }, { seats: [0], sink: NOWHERE });
  for (const choice of choices) {
    showAll(session);
    const why = session.prompt === null ? 'nothing is asked' : session.answer(choice);
    if (why !== null) return unreadable(`the lesson's answer ${JSON.stringify(choice)} cannot be given: ${why}`);
  }
  showAll(session);
  session.catchUp();
  return session.prompt === null ? unreadable('the lesson has no question') : readable(session);
}

function showAll(session: Session<HeroesKit>): void {
  while (session.advance() !== null);
}
