/** One list of words: whatever the screens, the helps and the data abbreviate, the glossary explains. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadGlossary, loadRulebook } from '../../../../../src/games/gladiator/rulebook.ts';
import { GLADIATOR_TOPICS } from '../../../../../src/games/gladiator/screens/help/topics.ts';
import { BINDINGS } from '../../../../../src/games/gladiator/screens/keys.ts';
import { formsOf, termFinder } from '../../../../../src/kernel/glossary.ts';
import { HOUSE_BINDINGS } from '../../../../../src/tui/keymap.ts';
import { HOUSE_TOPICS } from '../../../../../src/tui/screens/help-topics.ts';
import { constantsOf, literalsOf, unexplained } from './abbreviations.ts';

const TERMS = loadGlossary();
const BOOK = loadRulebook();

/** What of a source nobody explains. */
const openIn = (path: string): readonly string[] => unexplained(literalsOf(path).join('\n'), constantsOf(path));

/** Rooms that make what the player reads. */
const ROOMS = [
  'screens',
  'ask',
  'rules/told',
  'rules/advanced',
  'career/told',
  'house/told',
  'session',
  'house',
  'career',
];

/** Names that rulings give to sets of hexes, to arrows of a chart, and to things of the program, and say what they are. */
const NAMED = ['PIKE', 'AR', 'AL', 'QF', 'QB', 'QR', 'QL', 'SPEC'];

describe('every abbreviation is explained', () => {
  it.each(ROOMS)('in what %s says', (room) => {
    const files = globSync(`src/games/gladiator/${room}/**/*.ts`);
    expect(files.length).toBeGreaterThan(0);
    for (const path of files) expect([path, ...openIn(path)]).toEqual([path]);
  });

  it('in what the house says, and in options', () => {
    const files = [...globSync('src/tui/**/*.ts'), ...globSync('src/games/*.ts'), 'src/games/gladiator/options.ts'];
    for (const path of files) expect([path, ...openIn(path)]).toEqual([path]);
  });

  it('in helps', () => {
    const topics = [GLADIATOR_TOPICS, HOUSE_TOPICS].flatMap((all) => Object.values(all));
    const said = [
      ...topics.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
      ...[...BINDINGS, ...HOUSE_BINDINGS].flatMap(({ bar, help }) => [bar, help]),
    ];
    expect(unexplained(said.join('\n'))).toEqual([]);
  });

  it('in the tables that "why?" shows', () => {
    const files = globSync('data/gladiator/**/*.json').filter(
      (path) => !/(rules|rulings|glossary|names)\.json$/.test(path),
    );
    expect(files.length).toBeGreaterThan(40);
    for (const path of files) expect([path, ...unexplained(readFileSync(path, 'utf8'))]).toEqual([path]);
  });

  it('in the rules, the rulings and the words themselves', () => {
    for (const { id, question, answer } of BOOK.rulings)
      expect([id, ...unexplained(`${question} ${answer}`, NAMED)]).toEqual([id]);
    for (const { number, title, text } of BOOK.paragraphs)
      expect([number, ...unexplained(`${title} ${text}`)]).toEqual([number]);
    for (const { term, text } of TERMS) expect([term, ...unexplained(text.join(' '))]).toEqual([term]);
  });
});

describe('the glossary', () => {
  it('has the words that a newcomer asks for', () => {
    const forms = new Set(TERMS.flatMap(formsOf));
    for (const word of ['CF', 'NF', 'DRM', 'CRT', 'BLACK', 'RED', 'missus', 'stans missus', 'centurion', 'munus'])
      expect(forms).toContain(word);
  });

  it('is in the order of the alphabet, its sentences short and plain', () => {
    const names = TERMS.map(({ term }) => term.toLowerCase());
    expect(names).toEqual([...names].sort());
    for (const { term, text } of TERMS)
      for (const sentence of text) expect([term, sentence.length < 230]).toEqual([term, true]);
  });

  it('says one thing by one word: no form is that of two, but for one of the rulebook', () => {
    const forms = TERMS.flatMap((term) => formsOf(term).filter((form) => form.length > 1));
    // 7.4 Back right, and 31.3 Bravado.
    expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual(['BR']);
  });

  it('finds each word by each of its forms', () => {
    const finder = termFinder(TERMS);
    for (const term of TERMS)
      for (const form of formsOf(term).filter((one) => one.length > 1 && /[\p{L}\d]/u.test(one)))
        expect([form, finder.in(`so ${form} it is`).map((one) => one.term)]).toEqual([
          form,
          expect.arrayContaining([term.term]),
        ]);
  });
});
