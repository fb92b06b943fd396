/** A glossary is whole or refused by what is wrong with it; its words are found in texts. */
import { describe, expect, it } from 'vitest';
import { readGlossary, type Term, termFinder } from '../../src/kernel/glossary.ts';

const BOOK = { paragraphs: [{ number: '1' }, { number: '1.1' }] };
const term = (name: string, also: readonly string[] = [], more: Partial<Term> = {}): Term => ({
  ...{ term: name, also: [...also], text: ['It is so.'], rule: null, see: [] },
  ...more,
});

describe('a glossary', () => {
  it('is read where every word leads somewhere', () => {
    const words = [term('CF', ['combat factor'], { rule: '1.1', see: ['net'] }), term('net', [], { rule: '1' })];
    expect(readGlossary(words, BOOK)).toEqual(words);
  });

  it.each([
    ['a word that stands twice', [term('net'), term('net')], "'net' stands twice"],
    ['a form that stands twice', [term('net', ['nets', 'nets'])], "'net' has one form twice"],
    ['a rule that is not in the book', [term('net', [], { rule: '1.2' })], "'net': there is no rule 1.2"],
    ['another word that is none', [term('net', [], { see: ['rope'] })], "'net': 'rope' is no other word"],
    ['itself as another word', [term('net', [], { see: ['net'] })], "'net': 'net' is no other word"],
    ['no sentence', [term('net', [], { text: [] })], 'glossary:'],
    ['four sentences', [term('net', [], { text: ['A.', 'B.', 'C.', 'D.'] })], 'glossary:'],
    ['half a sentence', [term('net', [], { text: ['It is'] })], 'glossary:'],
    ['a member that is not known', [{ ...term('net'), note: 'x' }], 'glossary:'],
  ])('is refused for %s', (_, words, why) => {
    expect(() => readGlossary(words, BOOK)).toThrow(why);
  });
});

describe('words in a text', () => {
  const words = [term('AG'), term('H', ['H+2']), term('net', ['net man']), term('ST'), term('stun', ['stunned'])];
  const found = (text: string) =>
    termFinder(words)
      .in(text)
      .map((one) => one.term);

  it('are found whole, in the order of the glossary, each once', () => {
    expect(found('ST and AG, and AG.')).toEqual(['AG', 'ST']);
    expect(found('magnet, STR, sting, age')).toEqual([]);
  });

  it('are found in small letters or large, one or many, but for abbreviations', () => {
    expect(found('Nets')).toEqual(['net']);
    expect(found('Two net men; he is STUNNED')).toEqual(['net', 'stun']);
    expect(found('at St. Ag')).toEqual([]);
  });

  it('of one letter are never meant, signs are', () => {
    expect(found('H')).toEqual([]);
    expect(found('H+2, he says')).toEqual(['H']);
  });
});
