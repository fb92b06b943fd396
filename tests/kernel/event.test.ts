/** What a seat may read of a journal. */
import { expect, it } from 'vitest';
import { type Entry, type GameEvent, seenBy } from '../../src/kernel/event.ts';

it('an event for some seats is seen by those alone', () => {
  const entry = (seq: number, event: GameEvent): Entry<GameEvent> => ({ seq, turn: 1, phase: 1, event });
  const journal = [entry(0, { kind: 'open', cite: '5.2' }), entry(1, { kind: 'secret', cite: '5.2', only: [1] })];
  expect(seenBy(journal, 0).map(({ seq }) => seq)).toEqual([0]);
  expect(seenBy(journal, 1).map(({ seq }) => seq)).toEqual([0, 1]);
});
