/** Bouts at any point: opened from a state as a save of another version is, played from a seed, or told from events. */

import type { GladiatorRequest } from '../../../../../src/games/gladiator/ask/request.ts';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../../src/games/gladiator/rules/kit.ts';
import { basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { NO_RATINGS, type Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { GladiatorDecisions, Pool, State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { rngFrom, seedState } from '../../../../../src/kernel/rng.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import { copyPlain } from '../../../../../src/kernel/state.ts';
import type { Frame, JournalLine, Showing } from '../../../../../src/session/frames.ts';
import { type SaveSink, Session } from '../../../../../src/session/session.ts';
import { lying, type Scene, scene, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { pool } from '../../support/pools.ts';

const SETUP: Setup = {
  rules: basicRules(),
  fighters: [
    {
      ...{ id: 'A', side: 0, by: 'seat', seat: 0, kind: 'medium', name: 'Maximus', ratings: NO_RATINGS },
      ...{ armour: null, shield: null, weapon: null, fs: null, pr: null },
    },
    {
      ...{ id: 'B', side: 1, by: 'book', seat: null, kind: 'surprise', name: null, ratings: NO_RATINGS },
      ...{ armour: null, shield: null, weapon: null, fs: null, pr: null },
    },
  ],
};
const NOWHERE: SaveSink = { write: () => null };

/** A session at the first prompt of a state; A is the player's man, B the book's. The seed makes the dice. */
export function sessionIn({ B = {}, ...rest }: Scene, sink: SaveSink = NOWHERE, seed = 'scene'): GladiatorSession {
  const state = scene({ ...rest, B: { by: 'book', ...B } });
  const opened = Session.open(gladiator, tables, saveAt(state, seed), { seats: [0], sink });
  if (!opened.ok) throw new Error(opened.why);
  return opened.value.session;
}

/** A save that goes on from a state, as one of another version does: nothing of it waits to be shown. */
export function saveAt(state: State, seed = 'scene'): Save {
  const checkpoint = { at: 0, draws: 0, dice: seedState(seed), state };
  return {
    ...{ format: 1, ruleset: 'gladiator', version: 0, seed, setup: SETUP, choices: [], checkpoint },
    ...{ digest: '0'.repeat(16), seen: 0 },
  };
}

/** A practice bout from its first event. */
export function newSession(seed = 'tui', sink: SaveSink = NOWHERE, setup: Setup = SETUP): GladiatorSession {
  return Session.start(gladiator, tables, { setup, seed }, { seats: [0], sink });
}

/** The one question that is asked; fails where it is of another kind. */
export function promptOf<K extends GladiatorRequest['kind']>(
  session: GladiatorSession,
  kind: K,
): Extract<GladiatorRequest, { kind: K }> {
  const { prompt } = session;
  if (prompt?.kind !== kind) throw new Error(`asked '${prompt?.kind}', expected '${kind}'`);
  return prompt as Extract<GladiatorRequest, { kind: K }>;
}

/** Plays a session with legal choices at random until somebody wins, or until `stop` says so. */
export function playOn(session: GladiatorSession, stop: (session: GladiatorSession) => boolean = () => false): void {
  const rng = rngFrom(seedState(`${session.match.seed}/play`));
  for (let steps = 0; steps < 2000; steps++) {
    while (session.advance() !== null);
    if (session.over || stop(session)) return;
    const { prompt } = session;
    if (prompt === null) throw new Error('neither over nor asking');
    const why = session.answer(sample(session, prompt, (n) => rng.int(n)));
    if (why !== null) throw new Error(why);
  }
  throw new Error('no end after 2000 choices');
}

function sample({ match: { state } }: GladiatorSession, request: GladiatorRequest, pick: (n: number) => number) {
  const rules: { readonly [K in keyof GladiatorDecisions]: { sample(...args: readonly unknown[]): unknown } } =
    gladiator.decisions as never;
  return rules[request.kind].sample(state, tables, request, pick);
}

/** Finished bouts by their seeds: each is played once. */
const finished = new Map<string, Save>();

/** A finished bout as a save; the seed decides how it went. */
export function finishedSave(seed = 'tui'): Save {
  const kept = finished.get(seed);
  if (kept !== undefined) return copyPlain(kept);
  const session = newSession(seed);
  playOn(session);
  const save = session.save();
  finished.set(seed, save);
  return copyPlain(save);
}

/** An event with its place in the bout. */
export interface Told {
  readonly event: GladiatorEvent;
  readonly turn?: number;
  readonly phase?: number;
}

/** Events waiting to be shown, as a session or a replay offers them; turn 1, phase 1 unless told otherwise. */
export function showingOf(told: readonly (Told | GladiatorEvent)[], state: State = scene()): Showing<GladiatorKit> {
  const frames = told.map((one, seq): Frame<GladiatorKit> => {
    const { event, turn = 1, phase = 1 } = 'event' in one ? one : { event: one };
    return { entry: { seq, turn, phase, event }, state, text: gladiator.narrate(event, state) };
  });
  let at = 0;
  return {
    shown: state,
    get lines(): readonly JournalLine<GladiatorEvent>[] {
      return frames.slice(0, at);
    },
    get next() {
      return frames[at] ?? null;
    },
    advance() {
      at += 1;
      return frames[at - 1] ?? null;
    },
  };
}

/** A pool of current CF with nothing against it. */
export function poolFor(total: number, more: Partial<Pool> = {}): Pool {
  return pool(total, { modifiers: [{ value: total, why: 'current CF', cite: '9.3.1' }], ...more });
}

/** The player's man next to a sword on the ground, his own hands full. */
export const BESIDE_A_SWORD: Scene = { loose: [lying(sword(9), { q: 0, r: 1 })], B: { at: { q: 4, r: 0 } } };
