/** Levels in the set-up: who is asked, from which seat, and that nothing else of a man changes. */
import { describe, expect, it } from 'vitest';
import { likelihoodOf, readChances } from '../../../../src/games/gladiator/ai/search/chances.ts';
import { chancesText } from '../../../../src/games/gladiator/data.ts';
import { climb, RUNGS } from '../../../../src/games/gladiator/labour/ladder.ts';
import { mindsFor, mindsIn } from '../../../../src/games/gladiator/labour/minds.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { chances } from '../../../../src/games/gladiator/tables.ts';
import { programSeat } from '../../../../src/kernel/levels.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { readAs } from '../../../../src/kernel/save.ts';
import { TableError } from '../../../../src/kernel/table.ts';
import { joinRungs } from '../../../../src/session/ladder.ts';
import { scene, tables } from '../../../../tools/games/gladiator/bout.ts';

const rules = advancedRules();
const read = (setup: unknown) => readAs(gladiator.schema.setup, setup, 'no');

describe('a level', () => {
  it('puts a man of the program into a seat of his side, beasts and riders never', () => {
    const level = 'tactician' as const;
    const led = muster([anyMan('medium'), { ...anyMan('heavy'), level }], [{ ...anyMan('eques'), level }], 'one');
    expect(led.map(({ by, seat, level: his }) => [by, seat, his])).toEqual([
      ['seat', 0, undefined],
      ['seat', programSeat(0), level],
      ['book', null, undefined],
    ]);
    const setup: Setup = { rules, fighters: led };
    expect(read(setup).ok).toBe(true);
    expect(Object.keys(mindsFor(setup))).toEqual([String(programSeat(0))]);
    expect(Object.keys(mindsIn({ setup }))).toEqual([String(programSeat(0))]);
  });

  it('is refused of the player and of the book', () => {
    const [red, blue] = muster([anyMan('medium')], [anyMan('heavy')], 'one');
    for (const fighters of [
      [{ ...red, level: 'adept' }, blue],
      [red, { ...blue, level: 'adept' }],
    ])
      expect(read({ rules, fighters })).toMatchObject({
        ok: false,
        why: expect.stringContaining('a man with a level'),
      });
  });

  it('makes no other man of him than the book’s dice would have', () => {
    const sheets = (level: 'novice' | undefined) => {
      const blue = { ...anyMan('surprise'), ...(level === undefined ? {} : { level }) };
      const setup = { rules, fighters: muster([anyMan('surprise')], [blue], null) };
      const { journal } = Match.start(gladiator, tables, setup, 'same man');
      return journal.filter(({ event }) => event.kind === 'sheet-made' || event.kind === 'placed');
    };
    expect(sheets('novice')).toHaveLength(4);
    expect(sheets('novice')).toEqual(sheets(undefined));
  });
});

describe('the ladder', () => {
  it('comes to the same in parts, with as many bouts on either side', () => {
    const [rung] = RUNGS;
    if (rung === undefined) throw new Error('no ladder');
    const whole = climb(rung, 'parts', { from: 0, to: 6 });
    const parts = [climb(rung, 'parts', { from: 0, to: 1 }), climb(rung, 'parts', { from: 1, to: 6 })] as const;
    expect(joinRungs(...parts)).toEqual(whole);
    expect([whole.bouts, Object.keys(whole.styles)]).toEqual([6, ['parmularius', 'dimachaerus', 'thraex']]);
  });

  it('stands as it should where the book and beginners are', () => {
    const score = (rung: number) => {
      const found = RUNGS[rung];
      const { wins, draws } = found === undefined ? { wins: 0, draws: 0 } : climb(found, 'stands', { from: 0, to: 26 });
      return wins + draws / 2;
    };
    expect(score(0)).toBeGreaterThan(13);
    expect(score(1)).toBeGreaterThan(13);
  });
});

describe('the chance to win', () => {
  it('of both sides adds up, and is settled where the bout is over', () => {
    const state = scene();
    const even = likelihoodOf(chances(), state, tables, 0);
    expect(even).toBe(5000);
    const [hurt] = state.fighters;
    if (hurt !== undefined) hurt.wounds[1] = 6;
    const [mine, his] = [0, 1].map((side) => likelihoodOf(chances(), state, tables, side));
    expect([(mine ?? 0) + (his ?? 0), (mine ?? 0) < even]).toEqual([10_000, true]);
    for (const [winner, chance] of [
      [0, 10_000],
      [1, 0],
      [null, 5000],
    ] as const)
      expect(likelihoodOf(chances(), { ...state, outcome: { winner, by: 'wounds', results: {} } }, tables, 0)).toBe(
        chance,
      );
  });

  it('comes from a file of whole numbers, which is refused where it is not whole', () => {
    const file = chancesText as { readonly weights: object };
    expect(() => readChances({ ...file, weights: { ...file.weights, cf: 0.5 } })).toThrow(TableError);
    expect(() => readChances({ ...file, curve: [] })).toThrow(TableError);
    expect(() => readChances(null)).toThrow(TableError);
    const { curve } = chances();
    expect([curve[0], curve.every((one, i) => i === 0 || one >= (curve[i - 1] ?? 0))]).toEqual([5000, true]);
  });
});
