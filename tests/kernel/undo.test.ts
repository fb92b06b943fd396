/** Undo: the way back, up to the last die and the last secret. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/kernel/match.ts';
import type { MatchOptions } from '../../src/kernel/match-options.ts';
import { type Toy as Threesome, TOY_DATA, toy as threesome } from '../toy/rules.ts';
import { answersTo, factsOf, filed, give, inTurn, laterToy, openToy, playOn, startToy, type ToyMatch } from './toy.ts';

const BID = [{ amount: 2, on: [1] }];
/** A match after so many answers, at most the whole of it. */
const steps = fc.nat(20);

/** A match taken over from another version after some answers. */
function takenOver(answers: number): ToyMatch {
  return openToy(filed(playOn(startToy(), answers).save(0)), laterToy).match;
}

describe('undo', () => {
  it('takes back a choice that nothing has come of', () => {
    const match = startToy();
    const before = factsOf(match);
    give(match, BID);
    expect(match.undo()).toBeNull();
    expect(factsOf(match)).toEqual(before);
  });

  it('goes back over the end of a phase, and over several choices', () => {
    const match = startToy();
    const first = factsOf(match);
    give(match, BID);
    const second = factsOf(match);
    give(match, [true]);
    expect(match.state.phase).toBe(2);
    expect(match.undo()).toBeNull();
    expect(factsOf(match)).toEqual(second);
    expect(match.undo()).toBeNull();
    expect(factsOf(match)).toEqual(first);
    expect(match.undo()).toBe('there is no choice to take back');
  });

  it('stops where dice have fallen since', () => {
    const match = startToy({ seats: 1 });
    for (const answers of [BID, [true], [4]]) give(match, answers);
    const before = factsOf(match);
    expect(match.undo()).toBe('the dice have fallen since');
    expect(factsOf(match)).toEqual(before);
  });

  it('stops where another seat has shown its choice with it', () => {
    const match = startToy();
    for (const answers of [BID, [true], [4, 4]]) give(match, answers);
    const before = factsOf(match);
    expect(match.undo()).toBe('the others have shown what they chose with it');
    expect(factsOf(match)).toEqual(before);
  });

  it('serves after dice for the choices made since', () => {
    const match = playOn(startToy(), 3);
    const before = factsOf(match);
    give(match, BID);
    expect(match.undo()).toBeNull();
    expect(factsOf(match)).toEqual(before);
    expect(match.undo()).not.toBeNull();
  });

  it('of a choice and the same choice again is nothing, and another may be made instead', () => {
    fc.assert(
      fc.property(steps, (answers) => {
        const match = playOn(startToy(), answers);
        const facts = factsOf(match);
        const last = match.choices.at(-1);
        if (match.undo() !== null || last === undefined) expect(factsOf(match)).toEqual(facts);
        else {
          give(match, last);
          expect(factsOf(match)).toEqual(facts);
        }
      }),
    );
    const match = startToy();
    give(match, BID);
    match.undo();
    give(match, [{ amount: 0, on: [] }]);
    expect(match.choices).toEqual([[{ amount: 0, on: [] }]]);
  });

  it('leaves a match that can be saved and opened', () => {
    const match = playOn(startToy(), 5);
    expect(match.undo()).toBeNull();
    expect(factsOf(openToy(filed(match.save(0))).match)).toEqual(factsOf(match));
  });

  it('never goes behind the place where another version’s save was taken over', () => {
    const match = takenOver(4);
    expect(match.undo()).toBe('what was chosen before it was taken up here stays');
    const before = factsOf(match);
    give(match, answersTo(match, inTurn()));
    expect(match.undo()).toBeNull();
    expect(factsOf(match)).toEqual(before);
  });
});

describe('undo by one person at several seats', () => {
  const tables = threesome.parseTables(TOY_DATA);
  const start = (seats: Threesome['setup']['seats'], options: MatchOptions<Threesome> = {}) =>
    Match.start(threesome, tables, { seats }, 'several', options);
  const answer = (match: Match<Threesome>) => {
    const choices = match.pending.map((ask) => threesome.decisions.order.list(match.state, tables, ask)?.[0]);
    expect(match.answer(choices)).toBeNull();
  };

  it('takes back what they said together, while nobody else has said anything', () => {
    const match = start([0, 0, 1]);
    const before = match.digest();
    answer(match);
    expect(match.pending.map(({ fighter }) => fighter)).toEqual(['B']);
    expect(match.undo([0])).toBe('the others have shown what they chose with it');
    expect(match.undo([0, 1])).toBeNull();
    expect([match.digest(), match.pending.map(({ fighter }) => fighter)]).toEqual([before, ['A', 'C']]);
  });

  it('stops where a card has been turned that nobody knew, though no die fell', () => {
    const match = start([0, 1, 2]);
    const { draws } = match;
    answer(match);
    expect([match.state.turn, match.draws, match.drawsAtLast]).toEqual([2, draws, draws]);
    expect(match.undo([0, 1, 2])).toBe('something has come out since that was not known before');
  });

  it('stops where the answer is of a kind that stays, whatever has come of it', () => {
    const match = start([0, 0, 0]);
    answer(match);
    const before = match.digest();
    expect(match.undo([0], (kind) => `an ${kind} stays`)).toBe('an order stays');
    expect(match.digest()).toBe(before);
    expect(match.undo([0], (kind) => (kind === 'plot' ? 'a plot stays' : null))).toBeNull();
  });

  it('has all of the match told again', () => {
    const told: number[] = [];
    const match = start([0, 0, 0], { watch: ({ seq }) => told.push(seq), rewound: () => told.push(-1) });
    answer(match);
    const before = [...told];
    expect(match.undo([0])).toBeNull();
    expect(told).toEqual([...before, -1, ...match.journal.map(({ seq }) => seq)]);
    expect(match.drawsAtLast).toBeNull();
  });
});
