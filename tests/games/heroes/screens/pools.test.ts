/** 2.7.3 Pools below the cards: none of their lines is cut, and what fell is told plainly. */
import { describe, expect, it } from 'vitest';
import { diceRow, POOL_ROWS, poolLines } from '../../../../src/games/heroes/screens/draw-pools.ts';
import type { Roll } from '../../../../src/kernel/roll.ts';

/** Cells beside the board at 80 columns. */
const NARROW = 34;

const text = (row: readonly { readonly text: string }[]): string =>
  row
    .map((one) => one.text)
    .join('')
    .trimEnd();
const line = (why: string, value: number) => ({ why, value, cite: '5.3' });

describe('the lines of a pool', () => {
  const lines = [line('Savvy', 4), line('Speed', 4), line('ensnared', -3), line('knocked down', -2)];
  const told = (all: typeof lines, rows: number): readonly string[] =>
    poolLines('Maneuver, 8 dice', all, NARROW, rows).map(text);

  it('begin with how many dice there are, and break at no line’s own space', () => {
    expect(told(lines, POOL_ROWS)).toEqual(['Maneuver, 8 dice: Savvy 4,', 'Speed 4, ensnared -3,', 'knocked down -2']);
  });

  it('take shorter words where there is no room, and some of them together where there is none for that', () => {
    expect(told(lines, 2)).toEqual(['Maneuver, 8 dice: Savvy 4,', 'Speed 4, net -3, down -2']);
    const more = [...lines, line('agile', 1), line('unarmoured', 1), line('Bonus Dice', 5)];
    expect(told(more, 2)).toEqual(['Maneuver, 8 dice: Savvy 4,', 'Speed 4, others -3, Bonus 5']);
  });
});

describe('dice that fell', () => {
  const row = (...faces: readonly number[]): string => {
    const total = faces.filter((face) => face <= 3).length;
    return text(diceRow({ dice: { pool: faces }, each: { op: '<=', than: 3 }, total } as unknown as Roll, NARROW));
  };

  it('say so where none succeeds, all do, or one', () => {
    expect([row(5, 6, 5, 6), row(1, 2), row(6, 1), row()]).toEqual([
      '5 5 6 6: none succeeds',
      '1 2: 2 succeed',
      '1 | 6: 1 succeeds',
      'no dice',
    ]);
  });

  it('stand close together where there are many, and are never cut', () => {
    const many = (count: number): string => row(...Array.from({ length: count }, (_, i) => (i % 6) + 1));
    expect(many(14)).toBe('11122333|445566: 8 succeed'.replace('11122333', '11122233'));
    for (let count = 1; count <= 28; count++) expect(many(count).length).toBeLessThanOrEqual(NARROW);
    expect(many(26)).toMatch(/: 14$/);
  });
});
