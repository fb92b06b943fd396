/** What is written beside a career: a page for the month just over, and of him who is dead or free. */
import type { Page } from '../../../session/long/game.ts';
import { chroniclePage } from '../career/told/chronicle.ts';
import { obituaryOf } from '../career/told/obituary.ts';
import type { CareerState } from '../career/types.ts';

/** The pages that a state has to offer: of its last month, and of its end. */
export function pagesToWrite(state: Readonly<CareerState>): readonly Page[] {
  const month = state.past.at(-1)?.munus;
  const page = month === undefined ? null : chroniclePage(state, month);
  const told = state.outcome === null ? null : obituaryOf(state);
  return [
    ...(page === null
      ? []
      : [{ name: `${String(page.munus).padStart(4, '0')}.txt`, text: pageText(page.title, page.lines) }]),
    ...(told === null
      ? []
      : [
          { name: 'obituary.txt', text: pageText(told.title, told.lines) },
          { name: 'obituary.json', text: `${JSON.stringify({ schema: 'harena/obituary/1', ...told }, null, 2)}\n` },
        ]),
  ];
}

/** A title and paragraphs as a text of lines. */
export function pageText(title: string, lines: readonly string[]): string {
  return `${[title, '', ...lines.flatMap((line) => [line, ''])].join('\n')}`;
}
