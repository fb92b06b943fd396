/** A game of houses on small and large screens: what must be read is whole on all of them. */
import { describe, expect, it } from 'vitest';
import { combatFactor } from '../../../../../src/games/gladiator/career/munus/fighter.ts';
import { columnLines } from '../../../../../src/games/gladiator/screens/house/pages/table.ts';
import { houseStage } from './house-stage.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 120, rows: 40 },
  { columns: 200, rows: 60 },
] as const;

describe.each(SIZES)('a house at $columns x $rows', (size) => {
  it('shows every man of the house with his CV and his XP, whole', () => {
    const { lines, game } = houseStage('deal', 3, { seed: 'stable-1' }, size);
    const own = game.session.match.state.men.filter(({ house, fate }) => house === 0 && fate === 'fighting');
    for (const { man } of own) {
      // What he did last month stands in the panel beside the table.
      const line = lines.find((one) => one.includes(man.name) && !one.includes(`${man.name} v `)) ?? '';
      expect(line.replace(/│\s*$/u, '')).toMatch(new RegExp(`${man.name}.* ${man.xp}( |$)`, 'u'));
    }
  });

  it('lays panels out without one over the other, and keeps the last two rows for question and keys', () => {
    for (const kind of ['deal', 'stock', 'school', 'send', 'wager', 'fight']) {
      const { lines } = houseStage(kind, 2, {}, size);
      expect(lines).toHaveLength(size.rows);
      expect(lines.at(-1), kind).toMatch(/choose.*\? help/u);
      expect(lines.at(-2)?.trim(), kind).not.toBe('');
      for (const line of lines.slice(2, -2)) expect(line.length, kind).toBeLessThanOrEqual(size.columns);
    }
  });

  it('compares two men with no number cut', () => {
    const stage = houseStage('deal', 1, {}, size).press('r', 'Space', 'Down');
    const { men } = stage.game.session.match.state;
    const own = men.filter(({ house, fate }) => house === 0 && fate === 'fighting');
    const factors = [...stage.text.matchAll(/CF (\d+) +NF/gu)].map(([, factor]) => Number(factor));
    expect(factors).toHaveLength(2);
    for (const factor of factors) expect(own.map(({ man }) => combatFactor(man))).toContain(factor);
  });
});

it('from 34 rows on the men and the purses of all houses stand below the question', () => {
  expect(houseStage('deal', 3, {}, { columns: 120, rows: 40 }).text).toMatch(/Your men[\s\S]*TR ST AG CN +W/u);
  expect(houseStage('deal', 3, {}, { columns: 120, rows: 40 }).text).toContain('Month by month');
  expect(houseStage('deal', 3).text).not.toContain('Month by month');
});

describe('a table', () => {
  const columns = [
    { title: 'name', cells: [{ text: 'Crixus' }, { text: 'Gannicus' }] },
    { title: 'CV', right: true, cells: [{ text: '5' }, { text: '12' }] },
    { title: 'XP', right: true, cells: [{ text: '100' }, { text: '0' }] },
  ];
  const plain = (width: number) => columnLines(columns, width).map((line) => line.map(({ text }) => text).join(''));

  it('has room between its columns where there is room, and leaves out the last ones where there is none', () => {
    expect(plain(40)).toEqual(['name      CV   XP', 'Crixus     5  100', 'Gannicus  12    0']);
    expect(plain(15)).toEqual(['name     CV  XP', 'Crixus    5 100', 'Gannicus 12   0']);
    expect(plain(12)).toEqual(['name      CV', 'Crixus     5', 'Gannicus  12']);
    expect(plain(4)).toEqual(['name', 'Crixus', 'Gannicus']);
  });
});
