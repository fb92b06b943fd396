/** A match: questions, answers, journal and watchers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, seenBy } from '../../src/kernel/event.ts';
import { Match } from '../../src/kernel/match.ts';
import { digestOf } from '../../src/kernel/state.ts';
import {
  answersTo,
  type Bid,
  factsOf,
  give,
  inTurn,
  openToy,
  playOn,
  startToy,
  TOY_TABLES,
  type ToyEvent,
  type ToyMatch,
  type ToySetup,
  toy,
} from './toy.ts';

const kinds = (match: ToyMatch) => match.pending.map(({ kind, seat }) => `${kind} ${seat}`);
const LONG: ToySetup = { seats: 2, target: 60 };
const bid: Bid = { amount: 2, on: [1] };

describe('a match', () => {
  it('begins with its set-up as turn 0 and stands at the first question', () => {
    const match = startToy();
    expect(match.journal.map(({ turn, phase, event }) => [turn, phase, event.kind])).toEqual([[0, 0, 'luck']]);
    expect(match.pending).toEqual([{ kind: 'bid', seat: 0, cite: '2', most: 3 }]);
    expect([match.state.turn, match.state.phase, match.over]).toEqual([1, 1, false]);
  });

  it('goes from question to question, through phases without any', () => {
    const match = startToy();
    const asked: string[][] = [];
    for (let n = 0; n < 5; n++) {
      asked.push(kinds(match));
      give(match, answersTo(match, inTurn()));
    }
    expect(asked).toEqual([['bid 0'], ['stick 0'], ['guess 0', 'guess 1'], ['bid 0'], ['stick 0']]);
  });

  it('ends with an outcome, nothing asked', () => {
    const match = playOn(startToy());
    expect(match.state.outcome).not.toBeNull();
    expect([match.over, match.pending]).toEqual([true, []]);
  });

  it('is the same for the same seed and choices, byte for byte', () => {
    const play = () => JSON.stringify(factsOf(playOn(startToy())));
    expect(play()).toBe(play());
  });

  it('knows what was answered in the phase in play, and no more, after it was saved too', () => {
    const match = startToy();
    give(match, [bid]);
    const [answer, ...more] = match.answers;
    expect([answer?.kind, answer?.choice, answer?.request.seat, more]).toEqual(['bid', bid, 0, []]);
    expect(openToy(match.save(0)).match.answers).toEqual(match.answers);
    give(match, answersTo(match, inTurn()));
    expect(match.answers).toEqual([]);
    expect(match.undo()).toBeNull();
    expect(match.answers.map(({ kind }) => kind)).toEqual(['bid']);
  });

  it('is another for another seed', () => {
    const faces = ['a seed', 'another'].map((seed) => {
      const match = Match.start(toy, TOY_TABLES, LONG, seed);
      return playOn(match).journal.map(({ event }) => event.rolls?.[0]?.dice.die);
    });
    expect(faces[0]).not.toEqual(faces[1]);
  });

  it('has the digest of its state', () => {
    const match = playOn(startToy(), 4);
    expect(match.digest()).toBe(digestOf(match.state));
  });

  it('keeps every answer as it was given, one entry a yield, in the order of the questions', () => {
    const match = startToy();
    give(match, [bid]);
    give(match, [true]);
    give(match, [3, 4]);
    expect(match.choices).toEqual([[bid], [true], [3, 4]]);
  });

  it('keeps an answer as it was when it was given, whatever its author does to it later', () => {
    const match = startToy();
    const draft = { amount: 1, on: [1] };
    const answers = [draft];
    give(match, answers);
    draft.amount = 3;
    draft.on.push(2);
    answers.pop();
    give(match, [true]);
    expect(match.choices).toEqual([[{ amount: 1, on: [1] }], [true]]);
    expect(match.state.bid).toEqual({ amount: 1, on: [1] });
  });
});

describe('an answer', () => {
  it.each<[string, readonly unknown[], RegExp]>([
    ['too few answers', [], /^1 answers are wanted, 0 were given$/],
    ['too many answers', [bid, bid], /^1 answers are wanted, 2 were given$/],
    ['something else altogether', ['two'], /^not a choice of kind 'bid': .*expected object, received string/],
    ['a part missing', [{ amount: 2 }], /^not a choice of kind 'bid': .*expected array, received undefined.*at on/],
    ['a part too many', [{ ...bid, cheat: true }], /^not a choice of kind 'bid': .*"cheat"/],
    ['half a number', [{ ...bid, amount: 1.5 }], /^not a choice of kind 'bid': .*expected int.*at amount/],
    ['more than is allowed', [{ ...bid, amount: 4 }], /^a bid is 0 to 3, not 4 \(2\.1\)$/],
    ['nothing', [undefined], /^not a choice of kind 'bid': /],
  ])('of %s is refused with the reason, and nothing is done', (_what, answers, why) => {
    const match = startToy();
    const before = factsOf(match);
    expect(match.answer(answers)).toMatch(why);
    expect(factsOf(match)).toEqual(before);
  });

  it('among several is refused with all the others', () => {
    const match = playOn(startToy(), 2);
    const before = factsOf(match);
    expect(match.answer([3, 7])).toBe('a die has no 7 (3.1)');
    expect(match.answer([0, 3])).toBe('a die has no 0 (3.1)');
    expect(factsOf(match)).toEqual(before);
    expect(match.answer([3, 4])).toBeNull();
  });

  it('after the end is refused', () => {
    const match = playOn(startToy());
    const before = factsOf(match);
    expect(match.answer([])).toBe('the match is over');
    expect(match.answer([bid])).toBe('the match is over');
    expect(factsOf(match)).toEqual(before);
  });

  it('can be tried beforehand without being given', () => {
    const match = startToy();
    const before = factsOf(match);
    const [request] = match.pending;
    if (request === undefined) throw new Error('nothing is asked');
    expect(match.check(request, bid)).toBeNull();
    expect(match.check(request, { ...bid, amount: -1 })).toBe('a bid is 0 to 3, not -1 (2.1)');
    expect(match.check(request, 2)).toMatch(/^not a choice of kind 'bid'/);
    expect(factsOf(match)).toEqual(before);
  });

  it('that was refused leaves no trace in a match, however often and whatever it was', () => {
    fc.assert(
      fc.property(fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 6 }), (junk) => {
        const match = startToy();
        const pick = inTurn();
        for (const one of junk) {
          if (match.over) break;
          const wrong = [{ amount: 9, on: [] }, one].slice(0, match.pending.length + 1);
          expect(match.answer(wrong)).not.toBeNull();
          give(match, answersTo(match, pick));
        }
        expect(factsOf(match)).toEqual(factsOf(playOn(startToy(), match.choices.length)));
      }),
    );
  });
});

describe('the journal', () => {
  it('numbers its entries from 0 without gaps and never goes back in time', () => {
    const { journal } = playOn(startToy());
    expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, i) => i));
    const times = journal.map(({ turn, phase }) => 10 * turn + phase);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('counts the draws of its rolls from 1 without gaps', () => {
    const draws = playOn(startToy())
      .journal.flatMap(({ event }) => event.rolls ?? [])
      .map(({ draw }) => draw);
    expect(draws).toEqual(draws.map((_, i) => i + 1));
  });

  it('holds back from a seat what is not for it', () => {
    const { journal } = playOn(startToy(), 3);
    expect(seenBy(journal, 0)).toEqual(journal);
    expect(seenBy(journal, 1)).toEqual(journal.filter(({ event }) => event.kind !== 'guess'));
  });

  it('is not kept where nobody wants it, and the match is the same', () => {
    const match = playOn(startToy({}, { journal: false }));
    expect(match.journal).toEqual([]);
    expect(match.save(0)).toEqual(playOn(startToy()).save(0));
  });
});

describe('a watcher', () => {
  /** Plays a match to its end and returns what a watcher was told. */
  function watched(journal: boolean): { readonly match: ToyMatch; readonly told: readonly Entry<ToyEvent>[] } {
    const told: Entry<ToyEvent>[] = [];
    const match = startToy({}, { journal, watch: (entry) => told.push(entry) });
    return { match: playOn(match), told };
  }

  it('is told every event once, in order', () => {
    const { match, told } = watched(true);
    expect(told).toEqual(match.journal);
  });

  it('is told the same where no journal is kept', () => {
    expect(watched(false).told).toEqual(watched(true).told);
  });

  it('sees the state as the event left it', () => {
    const totals: number[][] = [];
    const match = startToy(
      {},
      { watch: ({ event }, state) => (event.kind === 'thrown' ? totals.push([...state.totals]) : undefined) },
    );
    const after: number[][] = [];
    while (!match.over) {
      const before = match.state.totals;
      playOn(match, 1);
      if (match.state.totals !== before) after.push([...match.state.totals]);
    }
    expect(totals.length).toBeGreaterThan(1);
    expect(totals).toEqual(after);
  });

  it('is told of all that happens again when a save is opened', () => {
    const told: Entry<ToyEvent>[] = [];
    const match = playOn(startToy(), 5);
    Match.open(toy, TOY_TABLES, match.save(0), { watch: (entry) => told.push(entry) });
    expect(told).toEqual(match.journal);
    expect(openToy(match.save(0)).match.journal).toEqual(match.journal);
  });
});
