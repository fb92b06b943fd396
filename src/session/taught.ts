/** A lesson's moment of a match: its set-up, its seed and the answers that lead into it. */
import type { Kit } from '../kernel/kit.ts';
import type { Request } from '../kernel/request.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { type Read, readable, unreadable } from '../kernel/save.ts';
import { type SaveSink, Session, type SessionOptions } from './session.ts';

/** Where a match is, before somebody decides. */
export interface TaughtScene<S> {
  readonly setup: S;
  readonly seed: string;
  /** The answers that lead there, one after the other. */
  readonly choices: readonly unknown[];
}

/** A lesson on one question of a match, as it is written. */
export interface TaughtLesson<S = unknown> extends TaughtScene<S> {
  readonly id: string;
  /** What it is about, and what is to be decided. */
  readonly text: readonly string[];
  readonly task: string;
  /** Told at the question itself. */
  readonly guide: string;
  /** Told of what the lesson teaches, where that was done, and of anything else. */
  readonly met: string;
  readonly unmet: string;
  /** What can be done there, in words and as it is answered; the first is what is taught. */
  readonly ways: readonly { readonly name: string; readonly choices: readonly unknown[] }[];
}

/** A question of a match, before it is answered. */
export interface TaughtMoment<K extends Kit> {
  readonly state: Readonly<K['state']>;
  readonly tables: K['tables'];
  readonly request: Request<K['decisions']>;
}

/** What is kept of a lesson. */
const NOWHERE: SaveSink = { write: () => null };

/** A match at a lesson's question, all before it shown; why its answers do not lead there. */
export function openTaught<K extends Kit>(
  { ruleset, tables }: { readonly ruleset: RuleSet<K>; readonly tables: K['tables'] },
  { setup, seed, choices }: TaughtScene<K['setup']>,
  standing?: SessionOptions<K>['standing'],
): Read<Session<K>> {
  const session = Session.start(ruleset, tables, { setup, seed }, { seats: [0], sink: NOWHERE, standing });
  for (const choice of choices) {
    showAll(session);
    const why = session.prompt === null ? 'nothing is asked' : session.answer(choice);
    if (why !== null) return unreadable(`the lesson's answer ${JSON.stringify(choice)} cannot be given: ${why}`);
  }
  showAll(session);
  session.catchUp();
  return session.prompt === null ? unreadable('the lesson has no question') : readable(session);
}

function showAll<K extends Kit>(session: Session<K>): void {
  while (session.advance() !== null);
}
