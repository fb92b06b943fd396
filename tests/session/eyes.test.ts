/** Whose eyes see what of a match. */
import { describe, expect, it } from 'vitest';
import type { Mind } from '../../src/ai/mind.ts';
import { ownEyes, strangersEyes } from '../../src/session/eyes.ts';
import { Session } from '../../src/session/session.ts';
import { TOY_DATA, type Toy, toy } from '../toy/rules.ts';

const TABLES = toy.parseTables(TOY_DATA);
const HIDDEN = ['hidden', 'hidden', 'hidden'];

/** A match of the toy at its first question, its cards drawn and shown. */
function drawn(...seats: readonly [number, ...number[]]) {
  const bot: Mind<Toy> = { choose: (request, view) => toy.decisions.order.list(view, TABLES, request)?.[0] };
  const minds = Object.fromEntries([0, 1, 2].filter((seat) => !seats.includes(seat)).map((seat) => [seat, bot]));
  const options = { seats, sink: { write: () => null }, minds };
  const session = Session.start(toy, TABLES, { setup: { seats: [0, 1, 2] }, seed: 'eyes' }, options);
  while (session.advance() !== null);
  return session;
}

const told = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text.replace(/ draws .*/u, ''));

describe("the person's own eyes", () => {
  it('see the own cards alone, and are told of no others', () => {
    const session = drawn(0);
    const { shown, lines } = ownEyes(session);
    const [own, ...others] = shown.fighters.map(({ hand }) => hand);
    expect(own).toEqual(session.shown.fighters[0]?.hand);
    expect([others, new Set(shown.deck)]).toEqual([[HIDDEN, HIDDEN], new Set(['hidden'])]);
    expect(told(session.lines)).toEqual(['The deck is shuffled.', 'A', 'B', 'C']);
    expect(told(lines)).toEqual(['A']);
  });

  it('are those of the seat that is asked, where the person has several', () => {
    const session = drawn(0, 2);
    const eyes = ownEyes(session);
    const seeing = () => eyes.shown.fighters.map(({ hand }) => hand.includes('hidden'));
    expect(seeing()).toEqual([false, true, true]);
    const [card = ''] = session.shown.fighters[0]?.hand ?? [];
    expect(session.answer({ card, tower: 'north' })).toBeNull();
    expect(seeing()).toEqual([true, true, false]);
    expect(told(eyes.lines)).toEqual(['A', 'C']);
  });
});

describe("a stranger's eyes", () => {
  it('see no cards at all, and no line that is for some alone', () => {
    const session = drawn(0);
    const { state, line, frame } = strangersEyes(toy);
    expect((state(session.shown) as typeof session.shown).fighters.map(({ hand }) => hand)).toEqual([
      ...[HIDDEN, HIDDEN, HIDDEN],
    ]);
    expect(session.lines.map(line)).toEqual([null, null, null, null]);
    const event = { kind: 'ended', cite: '4.1' } as const;
    const entry = { seq: 4, turn: 1, phase: 3, event };
    const open = frame({ entry, state: session.shown, text: 'A has won.' });
    expect(open?.state).toEqual(state(session.shown));
    expect(frame({ entry: { ...entry, event: { ...event, only: [0] } }, state: session.shown, text: '' })).toBeNull();
  });
});
