/** One list of words: whatever the screens, the helps and the data of Munera abbreviate, the glossary explains. */
import { describe, expect, it } from 'vitest';
import { loadGlossary, loadRulebook } from '../../../../src/games/munera/rulebook.ts';
import { WAYS, WEAPONS } from '../../../../src/games/munera/rules/words.ts';
import { type CareerScreenState, openedAt } from '../../../../src/games/munera/screens/career/state.ts';
import { MUNERA_TOPICS } from '../../../../src/games/munera/screens/help.ts';
import { MUNERA_BINDINGS } from '../../../../src/games/munera/screens/keys.ts';
import { formsOf, termFinder } from '../../../../src/kernel/glossary.ts';

const TERMS = loadGlossary();
const BOOK = loadRulebook();

/** Two capitals or more, dice among them: what somebody may have to look up. Compass points stand for themselves. */
const ABBREVIATION = /\b(?:\d?D\d+|[A-Z]{2,})\b/g;
const PLAIN = new Set(['NE', 'NW', 'SE', 'SW', 'MR']);

const unexplained = (text: string): readonly string[] => {
  const forms = new Set(TERMS.flatMap(formsOf));
  return [...text.matchAll(ABBREVIATION)].map(([word]) => word).filter((word) => !PLAIN.has(word) && !forms.has(word));
};

describe('the words of Munera', () => {
  it('explain every abbreviation of help, keys and rules', () => {
    const said = [
      ...Object.values(MUNERA_TOPICS).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
      ...MUNERA_BINDINGS.flatMap(({ bar, help }) => [bar, help]),
      ...BOOK.paragraphs.flatMap(({ title, text }) => [title, text]),
    ];
    expect(unexplained(said.join('\n'))).toEqual([]);
    expect(unexplained('the AP of a DRM')).toEqual(['DRM']);
  });

  it('explain everything that is fought with, but what everybody knows', () => {
    const finder = termFinder(TERMS);
    const unknown = [...WEAPONS, ...WAYS].filter((kind) => finder.in(kind).length === 0);
    expect(unknown).toEqual(['sword', 'dagger', 'small shield', 'large shield']);
  });

  it('are in the order of the alphabet, and no form is that of two', () => {
    const names = TERMS.map(({ term }) => term.toLowerCase());
    expect(names).toEqual([...names].sort());
    const forms = TERMS.flatMap((term) => formsOf(term).filter((form) => form.length > 1));
    expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([]);
  });

  it('are each found by each of their forms', () => {
    const finder = termFinder(TERMS);
    for (const term of TERMS)
      for (const form of formsOf(term).filter((one) => one.length > 1))
        expect([form, finder.in(`so ${form} it is`).map((one) => one.term)]).toEqual([
          form,
          expect.arrayContaining([term.term]),
        ]);
  });
});

it('a duel to the death stays chosen where somebody will not be drawn, and no longer than that day', () => {
  const chosen = { mortal: true } as CareerScreenState;
  expect([openedAt(chosen, 'day').mortal, openedAt(chosen, 'weeks').mortal]).toEqual([true, false]);
});
