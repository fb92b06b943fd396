/** Rolls that may be thrown again: asked about in the middle of a phase, with nothing of what comes after. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/kernel/event.ts';
import { Match } from '../../src/kernel/match.ts';
import type { Roll } from '../../src/kernel/roll.ts';
import { inspect } from '../support/battery.ts';
import { type PleaEvent, type PleaMatch, pleaToy, startPleas } from './plea-toy.ts';

const kinds = (match: PleaMatch) => match.journal.map(({ event }) => event.kind);
const asked = (match: PleaMatch) => match.pending.map(({ kind, seat }) => `${kind} ${seat}`);
const facts = ({ pending, state, journal, choices, over, draws }: PleaMatch) =>
  JSON.stringify({ pending, state, journal, choices, over, draws });

function give(match: PleaMatch, ...answers: readonly unknown[]): PleaMatch {
  const why = match.answer(answers);
  if (why !== null) throw new Error(why);
  return match;
}

/** The dice of the open question; fails where it asks about none. */
function rollsAsked({ pending: [open] }: PleaMatch): readonly Roll[] {
  if (open?.kind !== 'favour') throw new Error(`asked is ${open?.kind}`);
  return open.rolls;
}

/** A match whose gods hear the first plea, at the choice between two throws. */
function heard(): PleaMatch {
  for (let n = 0; n < 40; n++) {
    const match = give(give(startPleas(3, {}, { seed: `heard ${n}` }), true, true), true);
    if (match.pending[0]?.kind === 'keep') return match;
  }
  throw new Error('the gods never hear');
}

/** Plays to the end by numbers that say which answer. */
function playOut(match: PleaMatch, picks: readonly number[]): PleaMatch {
  for (let n = 0; !match.over; n++) {
    const answers = match.pending.map(({ kind }, i) => {
      const first = ((picks[(n + i) % picks.length] ?? 0) + i) % 2 === 0;
      return kind === 'keep' ? (first ? 'first' : 'second') : first;
    });
    give(match, ...answers);
  }
  return match;
}

describe('a roll that may be thrown again', () => {
  it('is asked about when it has fallen, before anything comes of it', () => {
    const match = give(startPleas(3), true, true);
    expect(asked(match)).toEqual(['favour 0']);
    expect(rollsAsked(match).map(({ name, draw }) => [name, draw])).toEqual([['own', 1]]);
    expect(match.draws).toBe(1);
    expect(match.journal).toEqual([]);
    expect(match.state).toMatchObject({ points: [0, 0], luck: 3 });
  });

  it('goes on as it fell where it is let stand, and is not asked about again', () => {
    const match = give(startPleas(3), true, true);
    const rolls = rollsAsked(match);
    give(match, false);
    expect(asked(match)).toEqual(['go 0']);
    expect(kinds(match)).toEqual(['own', 'foe', 'point']);
    expect(match.journal[0]?.event.rolls).toEqual(rolls);
  });

  it('is not asked about where it is another’s, or nobody can plead any more', () => {
    expect(asked(give(startPleas(0), true, true))).toEqual(['go 0']);
    const match = give(startPleas(1), true, true);
    give(match, true);
    if (match.pending[0]?.kind === 'keep') give(match, 'first');
    expect(asked(match)).toEqual(['go 0']);
  });

  it('is thrown again where the plea is heard, and both throws are shown with nothing come of either', () => {
    const match = heard();
    const [open] = match.pending;
    expect(kinds(match)).toEqual(['pleaded']);
    expect(match.state).toMatchObject({ points: [0, 0], luck: 2 });
    const [first, second] = open?.kind === 'keep' ? [open.first, open.second] : [];
    expect([first, second].map((rolls) => rolls?.map(({ draw }) => draw))).toEqual([[1], [3]]);
    expect(match.draws).toBe(3);
  });

  it.each([
    ['first', 1, 3],
    ['second', 3, 1],
  ] as const)('goes on as the %s throw where that is kept; the other is written down', (kept, stands, lost) => {
    const match = give(heard(), kept);
    const drawsOf = (kind: string) =>
      match.journal.flatMap(({ event }) => (event.kind === kind ? (event.rolls ?? []).map(({ draw }) => draw) : []));
    expect(kinds(match).slice(0, 4)).toEqual(['pleaded', 'kept', 'own', 'foe']);
    expect([drawsOf('kept'), drawsOf('own'), drawsOf('foe')]).toEqual([[lost], [stands], [4]]);
  });

  it('is asked about in later stretches of a phase, and in a phase that asks nothing else', () => {
    const match = give(startPleas(9), true, true);
    give(give(match, false), true);
    expect([asked(match), rollsAsked(match)[0]?.draw]).toEqual([['favour 0'], 3]);
    give(match, false);
    expect([asked(match), rollsAsked(match)[0]?.draw]).toEqual([['favour 0'], 4]);
    give(match, false);
    expect([asked(match), match.state.phase]).toEqual([['favour 0'], 2]);
  });

  it('gives nothing away of what comes after it', () => {
    const louder: typeof pleaToy = {
      ...pleaToy,
      *playPhase(ctx) {
        const { state } = ctx;
        let thrown = 0;
        const emit: typeof ctx.emit = (event) => {
          if (event.kind === 'own') thrown += 1;
          if (thrown > 0) state.points = state.points.map((one) => one + 7);
          ctx.emit(event.kind === 'own' ? event : { ...event, cite: '99' });
          if (event.kind === 'own') ctx.emit({ kind: 'point', cite: '98' });
        };
        yield* pleaToy.playPhase({ ...ctx, emit });
      },
    };
    const [one, other] = [pleaToy, louder].map((ruleset) => give(startPleas(3, {}, { ruleset }), true, true));
    if (one === undefined || other === undefined) throw new Error('two matches were begun');
    expect(facts(one)).toBe(facts(other));
    expect(JSON.stringify(one.save(0))).toBe(JSON.stringify(other.save(0)));
    expect(facts(give(one, false))).not.toBe(facts(give(other, false)));
  });

  it('changes nothing of a match in which nobody pleads', () => {
    const { favour: _favour, ...without } = pleaToy;
    const plain = startPleas(9, {}, { ruleset: without });
    const match = startPleas(9);
    while (!match.over) give(match, ...match.pending.map(({ kind }) => kind === 'go'));
    while (!plain.over) give(plain, ...plain.pending.map(() => true));
    expect(match.choices.flat()).toContain(false);
    expect(JSON.stringify([match.journal, match.state])).toBe(JSON.stringify([plain.journal, plain.state]));
  });
});

describe('a roll of one whom nobody leads', () => {
  /** What is told of a match by one who looks on and by one who does not. */
  function played(seed: string, foeLuck: number, luck = 0) {
    const told: Entry<PleaEvent>[] = [];
    const watched = playOut(startPleas(luck, { watch: (entry) => told.push(entry) }, { seed, foeLuck }), [0, 1, 1]);
    const alone = playOut(startPleas(luck, {}, { seed, foeLuck }), [0, 1, 1]);
    expect(told).toEqual(watched.journal);
    expect(facts(alone)).toBe(facts(watched));
    return alone;
  }

  it('is pleaded about at once, by nobody’s choice, and told in its place', () => {
    const match = give(startPleas(0, {}, { seed: 'foe', foeLuck: 9 }), true, true);
    expect(asked(match)).toEqual(['go 0']);
    const pleaded = Array.from({ length: 20 }, (_, i) => played(`foe ${i}`, 9)).filter((one) =>
      kinds(one).includes('pleaded'),
    );
    expect(pleaded.length).toBeGreaterThan(3);
    for (const one of pleaded) {
      expect(one.choices.flat().every((choice) => choice === true || choice === false)).toBe(true);
      const draws = one.journal.flatMap(({ event }) => (event.rolls ?? []).map(({ draw }) => draw));
      expect([...draws].sort((a, b) => a - b)).toEqual(draws.map((_, i) => i + 1));
    }
  });

  it('stands where he has no luck, or needs none', () => {
    for (let i = 0; i < 20; i++) expect(kinds(played(`foe ${i}`, 0))).not.toContain('pleaded');
    const low = Array.from({ length: 20 }, (_, i) => played(`foe ${i}`, 1)).map(
      (one) => kinds(one).filter((kind) => kind === 'pleaded').length,
    );
    expect(Math.max(...low)).toBe(1);
  });

  it('does not keep a seat from pleading about its own', () => {
    const both = Array.from({ length: 20 }, (_, i) => kinds(played(`foe ${i}`, 3, 3)));
    expect(Math.max(...both.map((all) => all.filter((kind) => kind === 'pleaded').length))).toBeGreaterThan(3);
  });
});

describe('a match with pleas', () => {
  const picks = fc.array(fc.nat(1), { minLength: 1, maxLength: 30 });

  it('keeps all that every rule set owes the kernel', () => {
    const report = inspect(
      {
        ruleset: pleaToy,
        tables: null,
        setups: [3, 1, 9, 0].map((luck) => ({ luck, foeLuck: 9 - luck })),
        turns: 4,
        cites: new Set(['1', '2', '3', '4']),
        blind: {},
      },
      5,
    );
    for (const [property, { faults }] of Object.entries(report)) expect(faults, property).toEqual([]);
  });

  it('tells its watcher every event once and in order, with the state as it left it', () => {
    fc.assert(
      fc.property(
        fc.nat(9),
        fc.string({ minLength: 1, maxLength: 5, unit: 'grapheme-ascii' }),
        picks,
        (luck, seed, numbers) => {
          const told: Entry<PleaEvent>[] = [];
          const points: number[] = [];
          const watch = (entry: Entry<PleaEvent>, { points: [own = 0] }: { points: number[] }) => {
            told.push(entry);
            points.push(own);
          };
          const match = playOut(startPleas(luck, { watch }, { seed }), numbers);
          expect(told).toEqual(match.journal);
          expect(told.map(({ seq }) => seq)).toEqual(told.map((_, i) => i));
          expect(points).toEqual([...points].sort((a, b) => a - b));
        },
      ),
    );
  });

  it('journals every draw once', () => {
    fc.assert(
      fc.property(fc.nat(9), picks, (luck, numbers) => {
        const match = playOut(startPleas(luck), numbers);
        const draws = match.journal.flatMap(({ event }) => (event.rolls ?? []).map(({ draw }) => draw));
        expect([...draws].sort((a, b) => a - b)).toEqual(draws.map((_, i) => i + 1));
      }),
    );
  });

  it('opens from a save at either question, and is what it was', () => {
    for (const match of [give(startPleas(3), true, true), heard()]) {
      const save = JSON.parse(JSON.stringify(match.save(0)));
      const opened = Match.open(pleaToy, null, save);
      if (!opened.ok) throw new Error(opened.why);
      expect(facts(opened.value.match)).toBe(facts(match));
    }
  });

  it('takes nothing back once the die lies on the table', () => {
    const match = give(startPleas(3), true, true);
    expect(match.undo()).toBe('the others have shown what they chose with it');
    give(give(match, false), false);
    expect(asked(match)).toEqual(['favour 0']);
    expect(match.undo()).toMatch(/^the dice have fallen since/);
    const chosen = heard();
    expect(chosen.undo()).toMatch(/^the dice have fallen since/);
  });

  it('refuses an answer of another kind', () => {
    const match = give(startPleas(3), true, true);
    expect(match.answer(['second'])).toMatch(/^not a choice of kind 'favour'/);
    expect(match.answer([true, true])).toBe('1 answers are wanted, 2 were given');
    expect(heard().answer([true])).toMatch(/^not a choice of kind 'keep'/);
  });
});
