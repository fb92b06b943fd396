/** Sessions of the toy rules, and a disk that remembers what was written to it. */
import type { Save } from '../../src/kernel/save.ts';
import type { SaveSink } from '../../src/session/session.ts';
import { Session } from '../../src/session/session.ts';
import { filed, inTurn, TOY_TABLES, type Toy, toy, value } from '../kernel/toy.ts';

export type ToySession = Session<Toy>;

/** A sink that keeps every save it was given, as files would hold them. */
export interface Disk extends SaveSink {
  readonly writes: readonly Save[];
  /** The last save written. */
  last(): Save;
  /** Why nothing can be written from now on; null: it can. */
  trouble: string | null;
}

export function diskOf(): Disk {
  const writes: Save[] = [];
  return {
    writes,
    trouble: null,
    write(save) {
      if (this.trouble === null) writes.push(filed(save));
      return this.trouble;
    },
    last() {
      const save = writes.at(-1);
      if (save === undefined) throw new Error('nothing was written');
      return save;
    },
  };
}

/** A session of one seat, about ten turns long. */
export function startSession(sink: SaveSink = diskOf()): ToySession {
  return Session.start(toy, TOY_TABLES, { setup: { seats: 1, target: 20 }, seed: 'a seed' }, { seats: [0], sink });
}

/** A save opened as a session. */
export function openSession(
  save: Save,
  sink: SaveSink = diskOf(),
  ruleset = toy,
): { readonly session: ToySession; readonly dropped: number } {
  return value(Session.open(ruleset, TOY_TABLES, save, { seats: [0], sink }));
}

/** Shows all that waits; returns the texts. */
export function showAll(session: ToySession): readonly string[] {
  const texts: string[] = [];
  for (let frame = session.advance(); frame !== null; frame = session.advance()) texts.push(frame.text);
  return texts;
}

/** A legal answer to the prompt, which must be open. */
export function answerFor(session: ToySession, pick = inTurn()): unknown {
  const { prompt } = session;
  if (prompt === null) throw new Error('nothing is asked');
  switch (prompt.kind) {
    case 'bid':
      return toy.decisions.bid.sample(session.match.state, TOY_TABLES, prompt, pick);
    case 'stick':
      return true;
    case 'guess':
      return pick(6) + 1;
  }
}

/** Shows and answers until so many answers are given or the match is over; then shows the rest. */
export function playThrough(session: ToySession, answers = Number.POSITIVE_INFINITY): ToySession {
  showAll(session);
  for (let n = 0; n < answers && !session.over; n++) {
    const why = session.answer(answerFor(session));
    if (why !== null) throw new Error(`refused: ${why}`);
    showAll(session);
  }
  return session;
}
