/** What is written of a familia: month by month, and of each Star that is gone. */
import { type PageLine, pageLines, type TextPage } from '../../../../tui/screens/text-page.ts';
import { isLiving } from '../../career/limits.ts';
import { chronicleOf, lifeOf } from '../../career/told.ts';
import type { Career, CareerState } from '../../career/types.ts';
import { tables } from '../../tables.ts';

/** The months, the last one first. */
export function chroniclePage(now: Readonly<CareerState>): TextPage {
  return {
    ...{ title: 'Chronicle', right: now.setup.name },
    lines: (width) =>
      chronicleOf(now).flatMap(({ title, lines }): readonly PageLine[] => [
        [{ text: title, style: { fg: 'accent', bold: true } }],
        ...pageLines(lines, width),
        [],
      ]),
  };
}

/** A Star's life: who it is, every match, how it ended. */
export function lifePage(now: Readonly<CareerState>, star: Career): TextPage {
  const right = star.ended === null ? '' : star.ended.how;
  return { title: star.name, right, lines: (width) => pageLines(lifeOf(now, star, tables()), width) };
}

/** The lives of those who fight no more, the last one first. */
export const gonePages = (now: Readonly<CareerState>): readonly TextPage[] =>
  now.familia
    .filter((one) => !isLiving(one))
    .toReversed()
    .map((one) => lifePage(now, one));
