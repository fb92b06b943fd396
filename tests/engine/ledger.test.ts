/** The ledger: what the register calls implemented is tested by its number, and what the code cites is in the register. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

/** Rule sets with a register of their own. */
const RULE_SETS = readdirSync('data').filter((name) => existsSync(`data/${name}/rules.json`));

/** The folders in which the rules of a register are played: the Campaign Game is part of the same book. */
const FOLDERS: { readonly [register: string]: readonly string[] } = { gladiator: ['gladiator', 'campaign'] };
const foldersOf = (name: string): readonly string[] => FOLDERS[name] ?? [name];

const paragraphSchema = z.array(
  z.object({ number: z.string(), status: z.string(), reason: z.optional(z.string()), rulings: z.array(z.string()) }),
);
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

describe.each(RULE_SETS)('the ledger of %s', (name) => {
  const { paragraphs, rulings, known } = registerOf(name);
  const tested = new Set(
    foldersOf(name)
      .flatMap((folder) => filesBelow(`tests/engine/${folder}`, /\.test\.tsx?$/))
      .flatMap((path) => numbersTested(readFileSync(path, 'utf8'))),
  );

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

  it('every rule the engine cites, in code or in a comment, exists', () => {
    const strange = [...foldersOf(name), 'kernel'].flatMap((folder) =>
      filesBelow(`src/engine/${folder}`, /\.tsx?$/).flatMap((path) =>
        citesOf(readFileSync(path, 'utf8'))
          .filter((cite) => !known.has(cite))
          .map((cite) => `${path}: ${cite}`),
      ),
    );
    expect(strange).toEqual([]);
  });

  it('every printed table cites a rule that exists', () => {
    const files = foldersOf(name)
      .flatMap((folder) => filesBelow(`data/${folder}`, /\.json$/))
      .filter((path) => !/\/rul(es|ings)\.json$/.test(path));
    expect(files.length).toBeGreaterThan(0);
    const strange = files.filter((path) => !known.has(tableSchema.parse(read(path)).cite));
    expect(strange).toEqual([]);
  });
});

it('every rule cited by a field outside the engine exists', () => {
  const known = new Set(RULE_SETS.flatMap((name) => [...registerOf(name).known]));
  const strange = filesBelow('src', /\.tsx?$/).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(CITE_FIELD)]
      .filter(([, cite = '']) => !known.has(cite))
      .map(([field]) => `${path}: ${field}`),
  );
  expect(strange).toEqual([]);
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
