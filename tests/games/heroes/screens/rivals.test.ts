/** 7.7.2 The page of those who may come back. */
import { expect, it } from 'vitest';
import { rivalsPage } from '../../../../src/games/heroes/screens/career/rivals-page.ts';
import type { Env } from '../../../../src/tui/program.ts';
import { careerOf, familia } from '../support/familia.ts';

it('7.5 says who rests this month', () => {
  const state = familia([careerOf({}, 's1')]);
  state.rivals = ['Rufus', 'Niger'].map((name, i) => ({
    ...{ ...careerOf({}, `g${i}`), name },
    barred: i === 0 ? state.turn : null,
  }));
  const lines = rivalsPage(state)
    .lines(80, {} as Env)
    .map((line) => (Array.isArray(line) ? line.map(({ text }) => text).join('') : ''));
  expect(lines.filter((line) => line.includes('rests this month'))).toEqual([expect.stringContaining('Rufus')]);
});
