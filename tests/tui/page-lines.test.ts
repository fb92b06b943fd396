/** Lines of text on a page. */
import { expect, it } from 'vitest';
import { pageLines } from '../../src/tui/screens/text-page.ts';

it('what is set in goes on a little further in, and what is not at the margin', () => {
  const rows = (text: string) => pageLines([text], 20).map((row) => row.map((one) => one.text.trimEnd()).join(''));
  expect(rows('The familia of Varro is closed')).toEqual(['The familia of Varro', 'is closed']);
  expect(rows('   Felix, thraex: Fame 3, 2 won')).toEqual(['   Felix, thraex:', '     Fame 3, 2 won']);
});
