/** What is written of a familia: month by month, and of each Star that is gone. */
import { chaptersPage, pageLines, type TextPage } from '../../../../tui/screens/text-page.ts';
import { isLiving } from '../../career/limits.ts';
import { chronicleOf, lifeOf } from '../../career/told.ts';
import type { Career, CareerState } from '../../career/types.ts';
import { tables } from '../../tables.ts';

/** The months, the last one first. */
export const monthsPage = (now: Readonly<CareerState>): TextPage =>
  chaptersPage(now.setup.name, () => chronicleOf(now));

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
