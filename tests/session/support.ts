/** Sessions of the toy with three fighters. */
import type { Mind } from '../../src/ai/mind.ts';
import { type SaveSink, Session, type SessionOptions } from '../../src/session/session.ts';
import { TOY_DATA, type Toy, toy } from '../toy/rules.ts';

export type ToySession = Session<Toy>;
type Options = SessionOptions<Toy>;
export const TABLES = toy.parseTables(TOY_DATA);
export const SILENT: SaveSink = { write: () => null };

/** A mind that takes any legal choice, and counts how often it thinks. */
export function anyMind(): Mind<Toy> & { thoughts: number } {
  return {
    thoughts: 0,
    choose({ fighter }, view, pick) {
      this.thoughts += 1;
      return toy.decisions.order.sample(view, TABLES, { kind: 'order', seat: 0, cite: '2.1', fighter }, pick);
    },
  };
}

/** A match of three; seat 0 is the person's unless more are. */
export function startToy(seats: Toy['setup']['seats'], options: Partial<Options> = {}, seed = 'three'): ToySession {
  return Session.start(toy, TABLES, { setup: { seats }, seed }, { seats: [0], sink: SILENT, ...options });
}

/** Shows all that waits. */
export function showAll(session: ToySession): void {
  while (session.advance() !== null);
}

/** What seat 0 would do without thinking: the first choice there is. */
export function firstOf(session: ToySession): unknown {
  const { prompt, match } = session;
  if (prompt === null) throw new Error('nothing is asked');
  return toy.decisions.order.list(match.state, TABLES, prompt)?.[0];
}

/** Shows, and answers with the first choice, so often or to the end. */
export function playOn(session: ToySession, answers = Number.POSITIVE_INFINITY): ToySession {
  for (let n = 0; ; n++) {
    showAll(session);
    if (n >= answers || session.prompt === null) return session;
    const why = session.answer(firstOf(session));
    if (why !== null) throw new Error(why);
  }
}
