/** Where the rules of a game are played: its sections, and the files that name them. */
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Rooms of a game in which rules are played. */
const ROOMS = ['rules', 'career', 'house'];
/** The room in which players are asked about them. */
const ASKING = 'ask';
/** A paragraph's number with a dot in it; no decimal fraction and no part of a longer word. */
const CITE = /(?<![\w.])([1-9]\d*)\.(\d+)(?:\.\d+)*(?![\w.]*\w)/g;
/** Files that play one section and are told of it at most, those that name it most first; behind them the one that asks most. */
const MOST = 4;

/** The README of every game. */
export const READMES = globSync('src/games/*/README.md')
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => ({ game: path.split('/')[2] ?? '', path }));

interface Paragraph {
  readonly number: string;
  readonly title: string;
  readonly status: string;
}

/** The page of a game's sections as Markdown, made from its register and its code. */
export function rulePlaces(game: string): string {
  const book = JSON.parse(readFileSync(`data/${game}/rules.json`, 'utf8')) as readonly Paragraph[];
  const found = placesOf(game);
  const chapters = book.filter(({ number }) => !number.includes('.'));
  const blocks = chapters.map((chapter) => {
    const sections = book.filter(
      ({ number }) => number.split('.').length === 2 && number.startsWith(`${chapter.number}.`),
    );
    const rows = sections.map((section) => row(section, found.get(section.number) ?? []));
    return [`### ${chapter.number} ${chapter.title}`, '', '| section | file |', '| --- | --- |', ...rows].join('\n');
  });
  return blocks.join('\n\n');
}

function row({ number, title, status }: Paragraph, files: readonly string[]): string {
  const where = files.map((file) => `[${file}](${file})`).join(', ');
  return `| ${number} ${title} | ${where === '' ? `(${status})` : where} |`;
}

/** The files that name each section, by its number. */
function placesOf(game: string): ReadonlyMap<string, readonly string[]> {
  const root = `src/games/${game}`;
  const counts = new Map<string, Map<string, number>>();
  for (const path of [...ROOMS, ASKING].flatMap((room) => globSync(`${root}/${room}/**/*.ts`)).sort()) {
    const file = relative(root, path).replaceAll('\\', '/');
    for (const [, chapter, section] of readFileSync(path, 'utf8').matchAll(CITE)) {
      const number = `${chapter}.${section}`;
      const files = counts.get(number) ?? new Map<string, number>();
      counts.set(number, files.set(file, (files.get(file) ?? 0) + 1));
    }
  }
  return new Map([...counts].map(([number, files]) => [number, mostNaming(files)]));
}

function mostNaming(files: ReadonlyMap<string, number>): readonly string[] {
  const ranked = [...files].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([file]) => file);
  const asks = (file: string) => file.startsWith(`${ASKING}/`);
  return [...ranked.filter((file) => !asks(file)).slice(0, MOST), ...ranked.filter(asks).slice(0, 1)];
}
