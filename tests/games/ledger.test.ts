/** The ledger: what the register calls implemented is tested by its number, and what the code cites is in the register. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

/** Games with a register of their own. */
const RULE_SETS = readdirSync('data').filter((name) => existsSync(`data/${name}/rules.json`));

/** Rooms of a game in which rules are played. */
const PURE = ['rules', 'career', 'house'];
/** Those of them that a game has, below src and below tests. */
const foldersOf = (name: string, root: 'src' | 'tests'): readonly string[] =>
  PURE.map((room) => `${root}/games/${name}/${room}`).filter((folder) => existsSync(folder));

/** 'optional': played behind a switch; 'descriptive': nothing in it is played. */
const STATUSES = ['implemented', 'optional', 'planned', 'omitted', 'descriptive'] as const;
const paragraph = z.object({
  number: z.string(),
  status: z.enum(STATUSES),
  reason: z.optional(z.string()),
  rulings: z.array(z.string()),
});
type Paragraph = z.infer<typeof paragraph>;
const paragraphSchema = z.array(paragraph);
const rulingSchema = z.array(z.object({ id: z.string(), rules: z.array(z.string()) }));
const tableSchema = z.object({ cite: z.string() });

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function registerOf(name: string) {
  const paragraphs = paragraphSchema.parse(read(`data/${name}/rules.json`));
  const rulings = rulingSchema.parse(read(`data/${name}/rulings.json`));
  const known = new Set([...paragraphs.map(({ number }) => number), ...rulings.map(({ id }) => id)]);
  return { paragraphs, rulings, known };
}

/** Paths of the files below a folder that a test of their name lets through. */
function filesBelow(folder: string, name: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();
}

/** The start of the name of a test: `test('9.4.6 ..`, `it.each(..)("9.4.5, 9.4.6 ..`. */
const TEST_NAME = /(?:\b(?:test|it)|\))\(\s*(['"`])(\d+(?:\.\d+)*(?:(?:, | and )\d+(?:\.\d+)*)*)[ :]/g;

/** The paragraphs that tests of some source are named by. */
function numbersTested(source: string): readonly string[] {
  return [...source.matchAll(TEST_NAME)].flatMap(([, , numbers = '']) => numbers.split(/, | and /));
}

/** A paragraph's number with a dot in it, or a ruling's id; not a die, a fraction of one, or a part of a longer word. */
const CITE = /(?<![\w.])(?!D66?\b)([1-9]\d*(?:\.\d+)+|[A-Z]\d{1,3})(?![\w.]*\w)/g;
/** What a field `cite` is given, whatever it looks like. */
const CITE_FIELD = /\bcite: '([^']+)'/g;

function citesOf(source: string): readonly string[] {
  return [CITE, CITE_FIELD].flatMap((pattern) => [...source.matchAll(pattern)].map(([, cite = '']) => cite));
}

/** All that code in some folders cites, each with its file. */
function citedIn(folders: readonly string[]): readonly { readonly cite: string; readonly path: string }[] {
  const files = folders.flatMap((folder) => filesBelow(folder, /\.tsx?$/));
  return files.flatMap((path) => citesOf(readFileSync(path, 'utf8')).map((cite) => ({ cite, path })));
}

/** What is cited in some folders, and known by none of the registers that it may be of. */
function strangeIn(folders: readonly string[], known: ReadonlySet<string>): readonly string[] {
  return citedIn(folders).flatMap(({ cite, path }) => (known.has(cite) ? [] : [`${path}: ${cite}`]));
}

/** The paragraphs that tests below a folder are named by. */
function testedIn(folder: string): ReadonlySet<string> {
  return new Set(filesBelow(folder, /\.test\.tsx?$/).flatMap((path) => numbersTested(readFileSync(path, 'utf8'))));
}

/** Paragraphs said to be still to come though they are tested or cited. */
function playedAlready(paragraphs: readonly Paragraph[], ...named: readonly ReadonlySet<string>[]): readonly string[] {
  return paragraphs
    .filter(({ number, status }) => status === 'planned' && named.some((one) => one.has(number)))
    .map(({ number }) => number);
}

describe.each(RULE_SETS)('the ledger of %s', (name) => {
  const { paragraphs, rulings, known } = registerOf(name);
  const tested = new Set(foldersOf(name, 'tests').flatMap((folder) => [...testedIn(folder)]));

  it('every paragraph and every ruling is there once', () => {
    expect(known.size).toBe(paragraphs.length + rulings.length);
  });

  it('every implemented paragraph has a test that bears its number', () => {
    const implemented = paragraphs.filter(({ status }) => status === 'implemented').map(({ number }) => number);
    expect(implemented.length).toBeGreaterThan(0);
    expect(implemented.filter((number) => !tested.has(number))).toEqual([]);
  });

  it('no test bears the number of a paragraph that is not there, or not yet played', () => {
    const played = new Set(
      paragraphs.filter(({ status }) => status === 'implemented' || status === 'optional').map(({ number }) => number),
    );
    expect([...tested].filter((number) => !played.has(number))).toEqual([]);
  });

  it('no paragraph is still planned that a test or a cite in the engine names', () => {
    const cited = new Set(citedIn(foldersOf(name, 'src')).map(({ cite }) => cite));
    expect(playedAlready(paragraphs, testedIn(`tests/games/${name}`), cited)).toEqual([]);
  });

  it('what is not played says why', () => {
    const silent = paragraphs.filter(
      ({ status, reason = '' }) => status !== 'implemented' && status !== 'planned' && reason === '',
    );
    expect(silent).toEqual([]);
  });

  it('paragraphs name rulings, and rulings paragraphs, that exist', () => {
    const named = [...paragraphs.flatMap((one) => one.rulings), ...rulings.flatMap((one) => one.rules)];
    expect(named.filter((cite) => !known.has(cite))).toEqual([]);
  });

  it('every rule its rooms cite, in code or in a comment, exists', () => {
    expect(strangeIn(foldersOf(name, 'src'), known)).toEqual([]);
  });

  it('every printed table cites a rule that exists', () => {
    const files = filesBelow(`data/${name}`, /\.json$/).filter(
      (path) => !/\/(?:achievements|lessons|rules|rulings|glossary|presets|preset-chances)\.json$|\/ai\//.test(path), // no book tables
    );
    expect(files.length).toBeGreaterThan(0);
    const strange = files.filter((path) => !known.has(tableSchema.parse(read(path)).cite));
    expect(strange).toEqual([]);
  });
});

/** Games whose README says which test holds which line of the checklist. */
const CHECKED = RULE_SETS.filter((name) => /^\| (?:line|chapter) \| held by \|$/mu.test(readmeOf(name)));

function readmeOf(name: string): string {
  const path = `src/games/${name}/README.md`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** What a README names beside a line: tests of the game with the paragraphs that they hold there. */
function holdersIn(readme: string): readonly { readonly path: string; readonly numbers: readonly string[] }[] {
  const [, table = ''] = /\| held by \|\n((?:\|.*\n)+)/u.exec(readme) ?? [];
  return [...table.matchAll(/`([\w/-]+)`([^`|]*)/gu)].map(([, path = '', told = '']) => ({
    path,
    numbers: [...told.matchAll(/(?<![\w.])\d+\.\d+(?:\.\d+)*(?![\w.]*\w)/gu)].map(([number]) => number),
  }));
}

describe.each(CHECKED)('the checklist of %s', (name) => {
  it('names tests that are there, and hold what is said of them', () => {
    const all = holdersIn(readmeOf(name));
    expect(all.length).toBeGreaterThan(20);
    const strange = all.flatMap(({ path, numbers }) => {
      const file = [`tests/games/${name}/${path}`, `tests/games/${name}/${path}.test.ts`].find((one) =>
        existsSync(one),
      );
      if (file === undefined) return [path];
      const source = file.endsWith('.ts') ? readFileSync(file, 'utf8') : '';
      return source === '' ? [] : numbers.filter((number) => !source.includes(number)).map((one) => `${path}: ${one}`);
    });
    expect(strange).toEqual([]);
  });
});

/** What the registers of all games know. */
const KNOWN = new Set(RULE_SETS.flatMap((name) => [...registerOf(name).known]));

it.runIf(RULE_SETS.length > 0)('every rule the kernel cites is one of some game', () => {
  expect(strangeIn(['src/kernel'], KNOWN)).toEqual([]);
});

it('every rule cited by a field outside the engine exists', () => {
  const strange = filesBelow('src', /\.tsx?$/).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(CITE_FIELD)]
      .filter(([, cite = '']) => !KNOWN.has(cite))
      .map(([field]) => `${path}: ${field}`),
  );
  expect(strange).toEqual([]);
});

it('a paragraph that is planned and named is found, by a test and by a cite', () => {
  const as = (number: string, status: Paragraph['status']) => ({ number, status, rulings: [] });
  const paragraphs = [as('3.6', 'planned'), as('3.8', 'planned'), as('35.1', 'planned'), as('9.4', 'implemented')];
  const found = playedAlready(paragraphs, new Set(numbersTested(`test('3.6 luck`)), new Set(citesOf('// 3.8, 9.4')));
  expect(found).toEqual(['3.6', '3.8']);
});

describe('the ledger reads', () => {
  const q = "'";
  it.each([
    [`test(${q}9.4.6 he pays`, ['9.4.6']],
    [`it(\n  "2.5: dice`, ['2.5']],
    [`test.each(CELLS)(${q}10.4 %s at %i`, ['10.4']],
    [`test(${q}9.4.5, 9.4.6 and 10.5 come together`, ['9.4.5', '9.4.6', '10.5']],
    [`describe(${q}10.4 critical hits`, []],
    [`allot(${q}10 head`, []],
  ])('the numbers of %j', (source, numbers) => {
    expect(numbersTested(source)).toEqual(numbers);
  });

  it.each([
    [`// 9.4.6, P41`, ['9.4.6', 'P41']],
    [`return ${q}at most five (9.4.2)${q}; // F3.`, ['9.4.2', 'F3']],
    [`cite: ${q}99${q}`, ['99']],
    ['2D6 - CN on 1D6, a D66, 0.25 of MD5', []],
    ['export const D6 = v22.12.1', []],
  ])('the cites of %j', (source, cites) => {
    expect(citesOf(source)).toEqual(cites);
  });
});
