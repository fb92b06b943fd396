/** harena rules: the digest by number, by ruling, by word. */
import { describe, expect, test } from 'vitest';
import { runRules } from '../../../../../src/cli/commands/rules.ts';
import { FailureError } from '../../../../../src/cli/errors.ts';
import { loadGlossary, loadRulebook } from '../../../../../src/games/gladiator/rulebook.ts';
import { run } from '../../../../cli/run.ts';

const book = loadRulebook();
const terms = loadGlossary();
const GAME = { title: 'GLADIATOR', rulebook: () => book, glossary: () => terms };

interface Found {
  readonly query: string | null;
  readonly paragraphs: readonly { readonly number: string; readonly title: string; readonly text: string }[];
  readonly rulings: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
}

const found = (query: string): Found => JSON.parse(runRules(GAME, query, true)) as Found;

describe('rules', () => {
  test('alone prints the contents, a line a chapter', () => {
    const text = runRules(GAME, undefined, false);
    const chapters = book.paragraphs.filter(({ number }) => !number.includes('.'));
    for (const { number, title } of chapters) expect(text).toContain(`  ${number.padStart(2)}  ${title}`);
    expect(text).toContain(`${book.rulings.length} rulings`);
  });

  test.each(['', '  '])('with %j, which is nothing, prints the contents', (query) => {
    expect(runRules(GAME, query, false)).toBe(runRules(GAME, undefined, false));
    expect(runRules(GAME, query, true)).toBe(runRules(GAME, undefined, true));
  });

  test('promises nothing that is not played: no paragraph is planned, no chapter out of play', () => {
    expect(book.paragraphs.filter(({ status }) => status === 'planned')).toEqual([]);
    expect(runRules(GAME, undefined, false)).not.toContain('not played yet');
  });

  test('says of a chapter that is not played yet, and not of one that has no rules', () => {
    const one = book.paragraphs.find(({ number }) => number === '9.4.6');
    if (one === undefined) throw new Error('no 9.4.6');
    const of = (...rows: readonly (readonly [string, typeof one.status])[]) => ({
      ...book,
      paragraphs: rows.map(([number, status]) => ({ ...one, number, title: `T${number}`, status })),
    });
    const text = (made: typeof book) => runRules({ ...GAME, rulebook: () => made }, undefined, false);
    expect(text(of(['1', 'descriptive'], ['1.1', 'descriptive']))).not.toContain('not played yet');
    expect(text(of(['1', 'descriptive'], ['1.1', 'planned']))).toContain('T1  (not played yet)');
    expect(text(of(['1', 'descriptive'], ['1.1', 'planned'], ['1.2', 'optional']))).not.toContain('not played yet');
  });

  test('alone with --json prints all of it', () => {
    expect(JSON.parse(runRules(GAME, undefined, true))).toEqual({
      ...{ schema: 'harena/rules/1', query: null, terms },
      ...book,
    });
  });

  test('with the number of a paragraph prints it, and its rulings in full', () => {
    const text = runRules(GAME, '9.4.6', false);
    expect(text).toMatch(/^9\.4\.6 {2}\S/);
    expect(text).toMatch(/^P41 {2}on .*9\.4\.6/m);
    expect(found('9.4.6').paragraphs.map(({ number }) => number)).toEqual(['9.4.6']);
  });

  test('says of no heading how the rules are kept', () => {
    expect(runRules(GAME, '15', false)).not.toContain('[');
    expect(runRules(GAME, 'stumble', false)).not.toContain('[descriptive');
  });

  test('with the number of a section prints all that is below it and nothing else', () => {
    const numbers = found('9.4').paragraphs.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(3);
    for (const number of numbers) expect(number).toMatch(/^9\.4(\.|$)/);
    expect(found('2').paragraphs.some(({ number }) => /^2\d/.test(number))).toBe(false);
  });

  test.each(['P41', 'p41', ' P41 '])('with %j prints that ruling alone', (id) => {
    expect(runRules(GAME, id, false)).toMatch(/^P41 {2}on /);
    expect(found(id)).toMatchObject({ paragraphs: [], rulings: [{ id: 'P41' }] });
  });

  test('with a word finds it in paragraphs and rulings, small letters or large', () => {
    const { paragraphs, rulings } = found('STUMBLE');
    expect(paragraphs.length).toBeGreaterThan(0);
    expect(rulings.length).toBeGreaterThan(0);
    for (const { title, text } of paragraphs) expect(`${title} ${text}`.toLowerCase()).toContain('stumble');
    for (const { question, answer } of rulings) expect(`${question} ${answer}`.toLowerCase()).toContain('stumble');
    expect(found('stumble').paragraphs).toEqual(paragraphs);
  });

  test.each([
    ['net', '20'],
    ['Stumble', '15'],
    ['endurance', '17'],
  ])('with %s begins with its chapter, and goes on with what is named after it', (word, chapter) => {
    const { paragraphs } = found(word);
    expect(paragraphs[0]?.number).toBe(chapter);
    const named = paragraphs.map(({ title }) => ` ${title.toLowerCase()}`.includes(` ${word.toLowerCase()}`));
    expect(named.lastIndexOf(true)).toBeLessThan(named.indexOf(false));
  });

  test.each([
    ['CF', 'CF'],
    ['combat factor', 'CF'],
    ['Missus', 'missus'],
    ['2xM', 'critical result codes'],
  ])('with %s, which is a word of the game, explains it first', (query, term) => {
    const [first] = terms.filter((one) => one.term === term);
    const text = runRules(GAME, query, false);
    expect(text.startsWith(`${term}  `)).toBe(true);
    expect(text.replace(/\s+/g, ' ')).toContain(first?.text.join(' '));
    expect(JSON.parse(runRules(GAME, query, true)).terms[0]).toEqual(first);
  });

  test('keeps its lines within eighty columns', () => {
    for (const query of [undefined, 'stumble', '29', '7.6', 'A4']) {
      for (const line of runRules(GAME, query, false).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    }
  });

  test('says of a paragraph that is not played what it is instead, and why', () => {
    const others = book.paragraphs.filter(({ status }) => status !== 'implemented' && status !== 'descriptive');
    expect(others.length).toBeGreaterThan(0);
    for (const { number, status } of others) {
      const head = runRules(GAME, number, false).split(`\n  `)[0] ?? '';
      expect(head).toContain(`[${status}: `);
    }
    expect(runRules(GAME, '3.8.1', false)).toMatch(/^3\.8\.1 {2}Match record\n/);
  });

  test.each(['99.9', 'P9999', 'qwertyuiop'])('fails with %s, which is nowhere, and says what may be asked', (query) => {
    expect(() => runRules(GAME, query, false)).toThrow(FailureError);
    expect(() => runRules(GAME, query, false)).toThrow(
      `no rule, ruling or word '${query}': give a number such as 9.4.6, a ruling such as P20, or a word`,
    );
  });

  test('exits 0 with what it found and 1 with what it did not', async () => {
    const [good, bad] = await Promise.all([run('rules', '9.4.6'), run('rules', '99.9', '--json')]);
    expect(good).toEqual({ code: 0, out: runRules(GAME, '9.4.6', false), err: '' });
    expect([bad.code, bad.out]).toEqual([1, '']);
  });
});
