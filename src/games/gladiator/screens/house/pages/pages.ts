/** Pages of a game of houses: the houses, the bill of the games, the chronicle. */

import type { PageLine, TextPage } from '../../../../../tui/screens/text-page.ts';
import { wrapText } from '../../../../../tui/wrap.ts';
import { housesChronicle } from '../../../house/told/chronicle.ts';
import type { HousesState } from '../../../house/types.ts';
import { dateText } from '../../career/words.ts';
import { type Truth, truthOf } from '../truth.ts';
import { housePageLines } from './house-panel.ts';
import { matchLines } from './match-panel.ts';

/** A page for each house. */
export function pagesOfHouses(state: Readonly<HousesState>): readonly TextPage[] {
  return state.houses.map(({ id, name }) => ({
    title: `The house of ${name}`,
    right: dateText(Math.max(1, state.turn)),
    lines: (width) => housePageLines(state, id, width),
  }));
}

/** The bill of this month's games, with what has been found of true odds. */
export function billPage(state: Readonly<HousesState>, truths: readonly Truth[]): TextPage {
  const { fixtures, quality } = state.month;
  return {
    title: 'The bill of the games',
    right:
      quality === null ? dateText(Math.max(1, state.turn)) : `quality ${quality}, ${dateText(Math.max(1, state.turn))}`,
    lines: (width) =>
      fixtures.length === 0
        ? [[{ text: 'Nothing is on the bill yet.', style: { fg: 'mute' } }]]
        : fixtures.flatMap((fixture) => [
            [{ text: `Match ${fixture.n}`, style: { fg: 'mute' } }],
            ...matchLines(state, fixture, width - 2, truthOf(truths, state.turn, fixture.n)).map(
              (line): PageLine => [{ text: '  ' }, ...line],
            ),
            [],
          ]),
  };
}

/** A page for each month, the last first. */
export function chroniclePages(state: Readonly<HousesState>): readonly TextPage[] {
  const pages = housesChronicle(state).toReversed();
  if (pages.length === 0) {
    const text = 'Nothing has been written yet: the first month is not over.';
    return [
      {
        title: 'The chronicle',
        right: '',
        lines: (width) => wrapText(text, width).map((line): PageLine => [{ text: line }]),
      },
    ];
  }
  return pages.map(({ month, lines }) => ({
    title: 'The chronicle',
    right: dateText(month),
    lines: (width) =>
      lines.flatMap((line, i) => [...(i > 0 && !isMoment(line) ? [[]] : []), ...chronicleLine(line, width)]),
  }));
}

/** A sentence of a match, which stands under the match. */
const isMoment = (line: string): boolean => /^Turn \d+\. /u.test(line);

function chronicleLine(line: string, width: number): readonly PageLine[] {
  const [indent, fg] = isMoment(line) ? (['  ', 'mute'] as const) : (['', 'text'] as const);
  return wrapText(line, width - indent.length).map((text): PageLine => [{ text: `${indent}${text}`, style: { fg } }]);
}
