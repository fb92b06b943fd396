/** One name, one meaning: what is exported, read from the sources. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const EXPORTED =
  /^export (?:declare |abstract |async )*(?:interface|type|class|enum|const|function\s*\*?)\s+([A-Za-z_$][\w$]*)/gm;

/** Names that a game gives to the same thing in each of its rule sets, or that it shares with the drawn arena. */
const ALIKE = new Set([
  ...['choiceSchemas', 'playPhase', 'stateSchema', 'stepOf'],
  ...['gladiatorOf', 'houseOf', 'menOf'],
  ...['Room', 'isQuiet', 'itemsFor', 'promptNow', 'quietIn', 'toldLines'],
  ...['ObstacleKind', 'Posture', 'SnareKind'],
]);

/** The names a source exports by declaring them. */
const exportedBy = (text: string): readonly string[] => [...text.matchAll(EXPORTED)].map(([, name = '']) => name);

/** The names that more than one file declares, each with its files. */
function declaredTwice(sources: readonly { readonly path: string; readonly text: string }[]): readonly string[] {
  const files = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const name of exportedBy(text)) files.set(name, (files.get(name) ?? new Set()).add(path));
  return [...files].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

const SOURCES = globSync('src/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const GAME = /^src\/games\/([^/.]+)\//;
const HOUSE = SOURCES.filter(({ path }) => !GAME.test(path));
const GAMES = [...new Set(SOURCES.map(({ path }) => GAME.exec(path)?.[1]).filter((game) => game !== undefined))];

describe('an exported name has one meaning', () => {
  it.each(GAMES)('in the house and in %s', (game) => {
    const twice = declaredTwice([...HOUSE, ...SOURCES.filter(({ path }) => path.startsWith(`src/games/${game}/`))]);
    expect(twice.filter((line) => !ALIKE.has(line.split(':')[0] ?? ''))).toEqual([]);
  });

  it('in the house alone', () => {
    expect(declaredTwice(HOUSE)).toEqual([]);
  });

  it('and this test would see a second one', () => {
    const twice = declaredTwice([
      { path: 'a.ts', text: 'export interface Place {}\nexport function* playIt() {}' },
      { path: 'b.ts', text: 'export type Place = 1;\nconst playIt = 2;' },
    ]);
    expect(twice).toEqual(['Place: a.ts, b.ts']);
  });
});
