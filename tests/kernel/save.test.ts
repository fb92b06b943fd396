/** Saves: written at any prompt, read with suspicion, opened at the same prompt. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/kernel/match.ts';
import { SEED_PATTERN } from '../../src/kernel/rng.ts';
import { readSave, type Save } from '../../src/kernel/save.ts';
import {
  factsOf,
  filed,
  inTurn,
  laterToy,
  openToy,
  playOn,
  startToy,
  TOY_TABLES,
  type ToyMatch,
  toy,
  value,
  why,
} from './toy.ts';

const steps = fc.nat(20);
const afterFive = () => filed(playOn(startToy(), 5).save(3));
const refusal = (save: Save, ruleset = toy) => why(Match.open(ruleset, TOY_TABLES, save));

describe('a save', () => {
  it('comes back from a file as it was, and is the same match at the same prompt', () => {
    fc.assert(
      fc.property(steps, (answers) => {
        const match = playOn(startToy(), answers);
        const save = filed(match.save(answers));
        expect(value(readSave(save))).toEqual(save);
        const { match: opened, dropped } = openToy(save);
        expect(dropped).toBe(0);
        expect(factsOf(opened)).toEqual(factsOf(match));
        expect(filed(opened.save(answers))).toEqual(save);
        expect(factsOf(playOn(opened))).toEqual(factsOf(playOn(match)));
      }),
    );
  });

  it('holds what the contract says, and no control state', () => {
    const match = playOn(startToy(), 4);
    expect(match.save(2)).toEqual({
      format: 1,
      ruleset: 'toy',
      version: 1,
      seed: 'a seed',
      setup: { seats: 2, target: 20 },
      choices: match.choices,
      checkpoint: {
        at: 3,
        draws: 2,
        dice: { x: expect.any(Number), y: expect.any(Number), z: expect.any(Number), w: expect.any(Number) },
        state: expect.objectContaining({ turn: 1, phase: 4 }),
        seq: 5,
      },
      digest: match.digest(),
      seen: 2,
    });
  });

  it('stays as it is when the match goes on', () => {
    const match = playOn(startToy(), 4);
    const save = match.save(0);
    const before = filed(save);
    playOn(match);
    expect(filed(save)).toEqual(before);
  });

  it('is its own: what is done to it is not done to the match', () => {
    const match = playOn(startToy(), 4);
    const { checkpoint } = match.save(0);
    Object.assign(Object(checkpoint.state), { totals: [99, 99], luck: 9 });
    expect(openToy(filed(match.save(0))).match.digest()).toBe(match.digest());
    expect(match.save(0).checkpoint.state).not.toMatchObject({ luck: 9 });
  });

  it('has its checkpoint at the last end of a phase', () => {
    const match = startToy();
    const places: object[] = [];
    for (let n = 0; n < 5; n++) {
      const { at, state } = match.save(0).checkpoint;
      places.push({ at, state });
      playOn(match, 1);
    }
    // The bid and whether one sticks to it are one phase; after the guesses come two that ask nobody.
    expect(places).toMatchObject([
      { at: 0, state: { turn: 0, phase: 0 } },
      { at: 0, state: { turn: 0, phase: 0 } },
      { at: 2, state: { turn: 1, phase: 1 } },
      { at: 3, state: { turn: 1, phase: 4 } },
      { at: 3, state: { turn: 1, phase: 4 } },
    ]);
  });
});

describe('reading a save', () => {
  it.each<[string, unknown, RegExp]>([
    ['nothing', null, /^not a save of harena: it has no format number$/],
    ['a list', [], /^not a save of harena/],
    ['a text', 'save', /^not a save of harena/],
    ['a format that is a word', { format: 'one' }, /^not a save of harena/],
    ['a newer format', { format: 2 }, /^format 2 is newer than this version of harena, which reads format 1$/],
    ['a format that never was', { ...afterFive(), format: 0 }, /^not a valid save: .*at format/],
    ['no choices', { ...afterFive(), choices: undefined }, /^not a valid save: .*received undefined.*at choices/],
    [
      'a choice that is no list',
      { ...afterFive(), choices: [[1], 2] },
      /expected array, received number.*at choices\[1\]/,
    ],
    ['a version below zero', { ...afterFive(), version: -1 }, /at version/],
    ['half an entry seen', { ...afterFive(), seen: 0.5 }, /at seen/],
    ['a digest that is none', { ...afterFive(), digest: 'ABC' }, /at digest/],
    ['a field too many', { ...afterFive(), cheat: 1 }, /"cheat"/],
    [
      'dice that are none',
      tampered((checkpoint) => ({ ...checkpoint, dice: { x: 1, y: 2, z: 3 } })),
      /at checkpoint\.dice\.w/,
    ],
    [
      'dice too big',
      tampered((checkpoint) => ({ ...checkpoint, dice: { x: 2 ** 31, y: 2, z: 3, w: 4 } })),
      /at checkpoint\.dice\.x/,
    ],
    ['a place before the start', tampered((checkpoint) => ({ ...checkpoint, at: -1 })), /at checkpoint\.at/],
    ['no seed', { ...afterFive(), seed: '' }, /at seed/],
    [
      'a seed nobody can type',
      { ...afterFive(), seed: 'a\u001b[2J' },
      /expected 1 to 64 printable characters.*at seed/,
    ],
  ])('with %s is refused, in one line, with the place', (_what, json, text) => {
    const said = why(readSave(json));
    expect(said).toMatch(text);
    expect(said).not.toContain('\n');
  });

  it('takes every seed that a match may have', () => {
    const symbols = fc.constantFrom('a', ' ', 'é', '⚔', '🏛', '𝕏', '-');
    const seeds = fc.array(symbols, { minLength: 1, maxLength: 64 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(SEED_PATTERN.test(seed)).toBe(true);
        expect(readSave({ ...afterFive(), seed }).ok).toBe(true);
      }),
    );
    expect(readSave({ ...afterFive(), seed: '🏛'.repeat(64) }).ok).toBe(true);
  });

  it('never fails otherwise than with a reason, whatever a file holds', () => {
    const damage = fc.dictionary(fc.constantFrom(...Object.keys(afterFive())), fc.jsonValue(), { minKeys: 1 });
    fc.assert(
      fc.property(damage, fc.jsonValue(), (parts, other) => {
        for (const json of [{ ...afterFive(), ...parts }, other]) {
          const read = readSave(json);
          const opened = read.ok ? Match.open(toy, TOY_TABLES, read.value) : read;
          if (!opened.ok) expect(opened.why).not.toBe('');
          else expect(opened.value.match.over || opened.value.match.pending.length > 0).toBe(true);
        }
      }),
    );
  });
});

/** A save whose checkpoint has been meddled with. */
function tampered(meddle: (checkpoint: Save['checkpoint']) => object): object {
  const save = afterFive();
  return { ...save, checkpoint: meddle(save.checkpoint) };
}

describe('opening a save of this version', () => {
  it.each<[string, Partial<Save>, RegExp]>([
    ['of another rule set', { ruleset: 'chess' }, /^it is a save of 'chess', not of 'toy'$/],
    ['with another digest', { digest: '0123456789abcdef' }, /^its choices lead elsewhere than it says$/],
    ['with another seed', { seed: 'not that' }, /^its choices lead elsewhere than it says/],
    ['with another set-up', { setup: { seats: 2, target: 21 } }, /^its choices lead elsewhere than it says/],
    ['with a damaged set-up', { setup: { seats: 3, target: 20 } }, /^its set-up is damaged: .*at seats/],
    ['with a choice less', { choices: afterFive().choices.slice(0, 3) }, /^its choices lead elsewhere than it says/],
    [
      'with an illegal choice',
      { choices: [[{ amount: 9, on: [] }]] },
      /^choice 1 of 1 is illegal: a bid is 0 to 3, not 9 \(2\.1\)$/,
    ],
    [
      'with a choice of another kind',
      { choices: [...afterFive().choices.slice(0, 1), [{ amount: 1, on: [] }]] },
      /^choice 2 of 2 is illegal: not a choice of kind 'stick'/,
    ],
    [
      'with an answer missing',
      { choices: [...afterFive().choices.slice(0, 2), [3]] },
      /^choice 3 of 3 is illegal: 2 answers are wanted, 1 were given$/,
    ],
  ])('%s is refused with the reason', (_what, part, text) => {
    expect(refusal({ ...afterFive(), ...part })).toMatch(text);
  });

  it('that goes on after the end is refused', () => {
    const save = filed(playOn(startToy()).save(0));
    const more = save.choices.length + 1;
    expect(refusal({ ...save, choices: [...save.choices, [1, 1]] })).toBe(
      `choice ${more} of ${more} is illegal: the match is over`,
    );
  });

  it('goes by the choices alone: its checkpoint is not looked at', () => {
    const save = afterFive();
    const checkpoint = { ...save.checkpoint, state: { nonsense: true } };
    expect(factsOf(openToy({ ...save, checkpoint }).match)).toEqual(factsOf(openToy(save).match));
  });
});

describe('opening a save of another version', () => {
  /** A match, and the same taken over by a later version. */
  function takeOver(answers: number): { readonly match: ToyMatch; readonly save: Save; readonly later: ToyMatch } {
    const match = playOn(startToy(), answers);
    const save = filed(match.save(0));
    return { match, save, later: openToy(save, laterToy).match };
  }

  it('goes on from the last end of a phase, and says how many choices are lost', () => {
    for (const [answers, dropped] of [0, 1, 0, 0, 1].entries()) {
      const save = filed(playOn(startToy(), answers).save(0));
      const opened = openToy(save, laterToy);
      expect(opened.dropped).toBe(dropped);
      expect(opened.match.choices).toEqual(save.choices.slice(0, answers - dropped));
    }
  });

  it('loses nothing else: after the same answers it is where it was, dice and all', () => {
    fc.assert(
      fc.property(steps, (answers) => {
        const { match, later } = takeOver(answers);
        for (const given of match.choices.slice(later.choices.length)) expect(later.answer(given)).toBeNull();
        expect([later.digest(), later.draws, later.over]).toEqual([match.digest(), match.draws, match.over]);
        expect(later.choices).toEqual(match.choices);
        playOn(later, 9, inTurn(2));
        playOn(match, 9, inTurn(2));
        expect([later.digest(), later.draws]).toEqual([match.digest(), match.draws]);
      }),
    );
  });

  it('is the same whether the save is older or newer', () => {
    const { match } = takeOver(5);
    const newer = filed({ ...match.save(0), version: 7 });
    expect(openToy(newer).match.digest()).toBe(openToy(match.save(0), laterToy).match.digest());
  });

  it('is saved with the place it was taken over at, and opens again in its new version', () => {
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        const { save, later } = takeOver(before);
        playOn(later, after);
        const again = filed(later.save(0));
        expect(again).toMatchObject({ version: 2, base: { ...save.checkpoint, seq: 0 } });
        expect(value(readSave(again))).toEqual(again);
        const reopened = openToy(again, laterToy);
        expect(reopened.dropped).toBe(0);
        expect(factsOf(reopened.match)).toEqual(factsOf(later));
      }),
    );
  });

  it('can be taken over by a third version', () => {
    const { later } = takeOver(5);
    playOn(later, 4);
    const save = filed(later.save(0));
    const third = openToy(save, { ...toy, version: 3 });
    expect(third.match.save(0).base).toEqual({ ...save.checkpoint, seq: 0 });
    expect(third.dropped).toBe(save.choices.length - save.checkpoint.at);
  });

  it('of a match that is over is over', () => {
    const { match, later } = takeOver(99);
    expect([later.over, later.pending, later.digest()]).toEqual([true, [], match.digest()]);
  });

  it('begins its journal anew', () => {
    const { later } = takeOver(5);
    expect(later.journal).toEqual([]);
    expect(playOn(later, 3).journal.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  });

  it('with a damaged checkpoint is refused with the place', () => {
    const save = afterFive();
    const broken = { ...save.checkpoint, state: { ...Object(save.checkpoint.state), totals: 'many' } };
    expect(refusal({ ...save, checkpoint: broken }, laterToy)).toMatch(/^its checkpoint is damaged: .*at totals/);
    expect(refusal({ ...save, checkpoint: { ...save.checkpoint, at: 6 } }, laterToy)).toBe(
      'its checkpoint lies behind its last choice',
    );
    expect(refusal({ ...save, setup: null }, laterToy)).toMatch(/^its set-up is damaged/);
  });

  it('with a damaged place of taking over is refused when it is opened again', () => {
    const again = filed(playOn(takeOver(5).later, 4).save(0));
    const base = again.base ?? again.checkpoint;
    const worse = { ...base, state: null };
    expect(refusal({ ...again, base: worse }, laterToy)).toMatch(/^its checkpoint is damaged/);
    expect(refusal({ ...again, base: { ...base, at: 99 } }, laterToy)).toBe(
      'its checkpoint lies behind its last choice',
    );
  });

  it('counts an illegal choice from the first of the match', () => {
    const again = filed(playOn(takeOver(4).later, 4).save(0));
    const choices = again.choices.map((given, i) => (i === 5 ? [0, 3] : given));
    expect(again.base?.at).toBe(3);
    expect(refusal({ ...again, choices }, laterToy)).toBe(
      `choice 6 of ${choices.length} is illegal: a die has no 0 (3.1)`,
    );
  });
});
