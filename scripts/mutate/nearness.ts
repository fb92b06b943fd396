/** Which tests are near to a source: how many imports lie between them. */
import { globSync, readFileSync } from 'node:fs';
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

type Imports = ReadonlyMap<string, readonly string[]>;

/** For each file the files that import it. */
function importersOf(imports: Imports): Imports {
  const importers = new Map<string, string[]>();
  for (const [path, all] of imports) for (const to of all) importers.set(to, [...(importers.get(to) ?? []), path]);
  return importers;
}

/** All that is reached from a file, with the number of steps to it. */
function reachedFrom(path: string, along: Imports): ReadonlyMap<string, number> {
  const reached = new Map([[path, 0]]);
  // A map is read in the order it is written: what is put behind is looked at in its turn.
  for (const [one, steps] of reached)
    for (const next of along.get(one) ?? []) if (!reached.has(next)) reached.set(next, steps + 1);
  return reached;
}

/** So many files that a test imports weigh as much as one step between it and the source: it is about much else too. */
const FILES_A_STEP = 100;

/** A test that imports a source, and how far it is from it, in steps. */
export interface Near {
  readonly path: string;
  readonly far: number;
}

/** Says which tests import a source, directly or through others: the nearest first that are about little else. */
export function testsByNearness(): (source: string) => readonly Near[] {
  const imports = new Map(globSync('{src,tests,tools}/**/*.{ts,tsx}').map((path) => [path, importsOf(path)]));
  const importers = importersOf(imports);
  const isTest = (path: string): boolean => /\.test\.tsx?$/u.test(path) && !BUILT.test(path) && !OF_SOURCES.test(path);
  const tests = [...imports.keys()].filter(isTest);
  const sizes = new Map(tests.map((path) => [path, reachedFrom(path, imports).size]));
  return (source) => {
    const near = [...reachedFrom(source, importers)].flatMap(([path, steps]) => {
      const size = sizes.get(path);
      return size === undefined ? [] : [{ path, far: steps + size / FILES_A_STEP - sharedParts(path, source) }];
    });
    return near.sort((a, b) => a.far - b.far);
  };
}

/** How many words the paths of a test and a source have in common. */
function sharedParts(test: string, source: string): number {
  const words = new Set(source.split(/[/.-]/u));
  return test.split(/[/.-]/u).filter((word) => words.has(word)).length;
}
