/** Forks and undo: other ways a match may go, and the way back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/kernel/event.ts';
import {
  answersTo,
  factsOf,
  filed,
  give,
  inTurn,
  laterToy,
  openToy,
  playOn,
  startToy,
  type ToyEvent,
  type ToyMatch,
} from './toy.ts';

const BID = [{ amount: 2, on: [1] }];
/** A match after so many answers, at most the whole of it. */
const steps = fc.nat(20);
const picks = fc.nat(1000).map((from) => inTurn(from));

/** A match taken over from another version after some answers. */
function takenOver(answers: number): ToyMatch {
  return openToy(filed(playOn(startToy(), answers).save(0)), laterToy).match;
}

describe('a fork', () => {
  it('stands where its match stands, wherever that is', () => {
    fc.assert(
      fc.property(steps, fc.boolean(), (answers, taken) => {
        const match = taken ? takenOver(answers) : playOn(startToy(), answers);
        expect(factsOf(match.fork())).toEqual(factsOf(match));
        expect(factsOf(match.fork().fork())).toEqual(factsOf(match));
      }),
    );
  });

  it('goes the same way for the same answers', () => {
    fc.assert(
      fc.property(steps, steps, fc.nat(1000), (before, after, from) => {
        const match = playOn(startToy(), before);
        const twin = match.fork();
        playOn(twin, after, inTurn(from));
        playOn(match, after, inTurn(from));
        expect(factsOf(twin)).toEqual(factsOf(match));
      }),
    );
  });

  it('never touches its match, nor its match the fork', () => {
    fc.assert(
      fc.property(steps, picks, (before, pick) => {
        const match = playOn(startToy(), before);
        const [one, other] = [match.fork(), match.fork()];
        const facts = factsOf(match);
        playOn(one, 6, pick);
        expect(factsOf(match)).toEqual(facts);
        expect(factsOf(other)).toEqual(facts);
        playOn(match, 6, pick);
        expect(factsOf(other)).toEqual(facts);
      }),
    );
  });

  it('without a journal goes the same way', () => {
    const match = playOn(startToy(), 4);
    const twin = match.fork({ journal: false });
    expect(twin.journal).toEqual([]);
    expect(playOn(twin).save(0)).toEqual(playOn(match).save(0));
  });

  it('has a watcher of its own, who is told the numbers that the journal has', () => {
    const told: string[] = [];
    const match = playOn(startToy({}, { watch: ({ event }) => told.push(event.kind) }), 4);
    const mine = told.length;
    const theirs: Entry<ToyEvent>[] = [];
    const twin = match.fork({ journal: false, watch: (entry) => theirs.push(entry) });
    playOn(twin, 8);
    expect(told.length).toBe(mine);
    playOn(match, 8);
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs).toEqual(match.journal.slice(-theirs.length));
  });

  it('of a fork may look further ahead: all ways of one question lead to states of their own', () => {
    const match = playOn(startToy(), 2);
    const ends = [1, 2, 3, 4, 5, 6].map((guess) => {
      const twin = match.fork();
      give(twin, [guess, 1]);
      return twin.digest();
    });
    expect(new Set(ends).size).toBe(6);
    expect(match.choices.length).toBe(2);
  });

  it('takes back what its match could take back', () => {
    fc.assert(
      fc.property(steps, (answers) => {
        const match = playOn(startToy(), answers);
        const twin = match.fork();
        expect(twin.undo()).toBe(match.undo());
        expect(factsOf(twin)).toEqual(factsOf(match));
      }),
    );
  });
});

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

  it('stops where dice have fallen since, and says which draws', () => {
    const match = startToy({ seats: 1 });
    for (const answers of [BID, [true], [4]]) give(match, answers);
    const before = factsOf(match);
    expect(match.undo()).toBe('the dice have fallen since (draws 2 to 2)');
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
    expect(match.undo()).toBe('there is no choice to take back');
    const before = factsOf(match);
    give(match, answersTo(match, inTurn()));
    expect(match.undo()).toBeNull();
    expect(factsOf(match)).toEqual(before);
  });
});
