/** The chronicle of a host: what has happened to its players, the newest first. */
import type { Segment } from '../canvas.ts';
import type { News } from '../company.ts';
import type { Env, Screen } from '../program.ts';
import { type PageLine, textPages } from '../screens/text-page.ts';
import { wrapText } from '../wrap.ts';
import { dayText } from './day-text.ts';

/** The news as lines for a column, days as heads. */
export function newsLines(news: readonly News[], today: string, width: number): readonly PageLine[] {
  if (news.length === 0) return [[{ text: 'Nothing has happened yet.', style: { fg: 'mute' } }]];
  return news.flatMap(({ date, name, text }, i): readonly PageLine[] => {
    const head: PageLine = [{ text: dayText(date, today), style: { fg: 'accent', bold: true } }];
    const lines = wrapText(text, width).map((line) => named(line, name));
    return date === news[i - 1]?.date ? lines : i === 0 ? [head, ...lines] : [[], head, ...lines];
  });
}

/** A line with the player's name lit. */
function named(line: string, name: string): readonly Segment[] {
  const at = line.indexOf(name);
  if (at < 0 || name === '') return [{ text: line }];
  return [
    { text: line.slice(0, at) },
    { text: name, style: { fg: 'youFg', bold: true } },
    { text: line.slice(at + name.length) },
  ];
}

/** The news on a page. */
export function newsScreen({ services: { company } }: Env): Screen {
  const news = company?.news() ?? [];
  const today = company?.daily.date() ?? '';
  const right = `${news.length} ${news.length === 1 ? 'event' : 'events'}`;
  return textPages([{ title: 'News', right, lines: (width) => newsLines(news, today, width) }]);
}
