/** Moving on a page of the book: the mark stands on what is seen, and nothing of the page is out of reach. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookLink, linksOf } from '../../src/tui/book/rows.ts';
import { markMoved, pageEnds, pageTurned, type Sight } from '../../src/tui/book/sight.ts';

const START: Sight = { top: 0, mark: null };

/** Pages of rows, some of them links of one to three rows, on screens of any height. */
const PAGES = fc
  .record({
    parts: fc.array(fc.integer({ min: -6, max: 3 }), { minLength: 1, maxLength: 30 }),
    height: fc.integer({ min: 4, max: 30 }),
  })
  .map(({ parts, height }) => {
    const rows = parts.flatMap((size) => {
      const link = size > 0 ? ({ at: 'contents' } as const) : null;
      const place = link === null ? null : { ...link };
      return Array.from({ length: Math.max(1, Math.abs(size)) }, () => ({ segments: [], link: place }));
    });
    return { links: linksOf(rows), rows: rows.length, height };
  });
type Page = typeof PAGES extends fc.Arbitrary<infer P> ? P : never;

const isSeen = ({ top }: Sight, { height }: Page, { first }: BookLink): boolean => first >= top && first < top + height;

describe('the mark', () => {
  it('is on a link in sight wherever there is one, after any keys', () => {
    const keys = fc.array(fc.constantFrom('up', 'down', 'page-up', 'page-down', 'top', 'bottom'), { maxLength: 40 });
    fc.assert(
      fc.property(PAGES, keys, (page, pressed) => {
        let sight = markMoved(START, 0, page);
        for (const key of pressed) {
          if (key === 'up' || key === 'down') sight = markMoved(sight, key === 'up' ? -1 : 1, page);
          else if (key.startsWith('page')) sight = pageTurned(sight, key === 'page-up' ? -1 : 1, page);
          else sight = pageEnds(key === 'top' ? -1 : 1, page);
          expect(sight.top).toBeGreaterThanOrEqual(0);
          expect(sight.top).toBeLessThanOrEqual(Math.max(0, page.rows - page.height));
          const seen = page.links.filter((link) => isSeen(sight, page, link));
          const marked = sight.mark === null ? undefined : page.links[sight.mark];
          expect(marked === undefined ? seen.length === 0 : seen.includes(marked)).toBe(true);
        }
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('comes to every link by Down, and back to every one by Up; the page is seen to its ends', () => {
    fc.assert(
      fc.property(PAGES, (page) => {
        for (const by of [1, -1] as const) {
          let sight = by > 0 ? markMoved(START, 0, page) : pageEnds(1, page);
          const visited = new Set<number | null>([sight.mark]);
          for (let i = 0; i < 3 * page.rows; i++) {
            sight = markMoved(sight, by, page);
            visited.add(sight.mark);
          }
          for (const [i] of page.links.entries()) expect(visited.has(i)).toBe(true);
          expect(sight.top).toBe(by > 0 ? Math.max(0, page.rows - page.height) : 0);
        }
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});
