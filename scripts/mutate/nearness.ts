/** Which tests are near to a source: how many imports lie between them. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Tests that need the built program, which a fault in a source does not reach. */
const BUILT = /^tests\/games\/[^/]+\/program\/e2e\//u;
/** A test that looks at sources as texts would find any fault by its looks. */
const OF_SOURCES = /^tests\/[^/]+\.test\.ts$/u;

/** The files that a file imports by a path, at its head or on the way. */
function importsOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*|new URL\(\s*)'(\.[^']+)'/gu);
  return [...found].map(([, to = '']) => normalize(join(dirname(path), to)));
}

/** For each file the files that import it. */
function importersOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const path of files) for (const to of importsOf(path)) importers.set(to, [...(importers.get(to) ?? []), path]);
  return importers;
}

/** Says which tests import a source, directly or through others: the nearest first, and of those the smallest. */
export function testsByNearness(): (source: string) => readonly string[] {
  const files = globSync('{src,tests,tools}/**/*.{ts,tsx}');
  const importers = importersOf(files);
  const isTest = (path: string): boolean => /\.test\.tsx?$/u.test(path) && !BUILT.test(path) && !OF_SOURCES.test(path);
  return (source) => {
    const near = new Map([[source, 0]]);
    // A map is read in the order it is written: what is put behind is looked at in its turn.
    for (const [path, distance] of near)
      for (const importer of importers.get(path) ?? []) if (!near.has(importer)) near.set(importer, distance + 1);
    const tests = [...near].filter(([path]) => isTest(path));
    const shared = (path: string): number => -sharedParts(path, source);
    return tests
      .sort(([a, from], [b, to]) => from - to || shared(a) - shared(b) || statSync(a).size - statSync(b).size)
      .map(([path]) => path);
  };
}

/** How many words the paths of a test and a source have in common. */
function sharedParts(test: string, source: string): number {
  const words = new Set(source.split(/[/.-]/u));
  return test.split(/[/.-]/u).filter((word) => words.has(word)).length;
}
