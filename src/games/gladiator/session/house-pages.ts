/** What is written beside a house: a page for the month just over, and of each man who is dead or free. */
import type { Page } from '../../../session/long/game.ts';
import { lastPage, storyOf } from '../house/told/chronicle.ts';
import type { HousesState } from '../house/types.ts';
import { pageText } from './career-pages.ts';

/** The pages that a state has to offer: of its last month, and of the first house's men who are gone since. */
export function housePages(state: Readonly<HousesState>): readonly Page[] {
  const page = lastPage(state);
  if (page === null) return [];
  const stories = state.men
    .filter(({ house, until }) => house === 0 && until === page.month)
    .flatMap((one) => {
      const story = storyOf(state, one);
      return story === null ? [] : [{ id: one.id, ...story }];
    });
  return [
    { name: `${String(page.month).padStart(4, '0')}.txt`, text: pageText(page.title, page.lines) },
    ...stories.map(({ id, title, lines }) => ({ name: `man-${id}.txt`, text: pageText(title, lines) })),
  ];
}
