/** A match inside a long game: the person at the first seat, minds at others, its record taken up again. */
import { expect, it } from 'vitest';
import { type Read, readable, type Save, unreadable } from '../../src/kernel/save.ts';
import { keptMatch, type Matches } from '../../src/session/kept-match.ts';
import { TOY_DATA, type Toy, toy } from '../toy/rules.ts';

const TABLES = toy.parseTables(TOY_DATA);
const ORDER = { setup: { seats: [0, 1, null] }, seed: 'kept' };

interface Towers {
  readonly kit: Toy;
  readonly result: number | null;
}

const eyes = () => ({
  watch: () => {},
  rewound: () => {},
  result: ({ outcome }: Toy['state']) => outcome?.winner ?? null,
});
const MATCHES: Matches<Towers> = {
  ...{ ruleset: toy, name: 'climb', eyes, eyesOn: () => readable(eyes()), resultOf: () => unreadable('not asked') },
  minds: (tables) => ({
    1: { choose: (request, view, pick) => toy.decisions.order.sample(view, tables, request, pick) },
  }),
};

/** A file in memory, and the match of the order as it is opened from it. */
function opening() {
  let kept: Save | null = null;
  const file = {
    name: 'record',
    load: (): Read<Save | null> => readable(kept),
    write(save: Save) {
      kept = JSON.parse(JSON.stringify(save));
      return null;
    },
    setAside: () => readable('aside'),
    copyAside: () => readable('aside'),
  };
  return () => {
    const found = keptMatch(ORDER, { matches: MATCHES, tables: TABLES, file });
    if (!found.ok) throw new Error(found.why);
    const { session } = found.value;
    while (session.advance() !== null);
    return found.value;
  };
}

it('asks the person alone, and minds answer for the seats of the program, begun or taken up again', () => {
  const open = opening();
  const { session } = open();
  expect(session.prompt).toMatchObject({ kind: 'order', seat: 0, fighter: 'A' });
  const [first] =
    session.prompt === null ? [] : (toy.decisions.order.list(session.match.state, TABLES, session.prompt) ?? []);
  expect(session.answer(first)).toBeNull();
  while (session.advance() !== null);
  expect(session.match.choices[0]).toHaveLength(2);

  const again = open();
  expect(again.word).toBeNull();
  expect(again.session.match.choices).toEqual(session.match.choices);
  expect(again.session.prompt).toEqual(session.prompt);
});
