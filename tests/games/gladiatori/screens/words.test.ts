/** One list of words: whatever the screens, the helps and the data of Gladiatori abbreviate, the glossary explains. */
import { describe, expect, it } from 'vitest';
import { SPECTACLES } from '../../../../src/games/gladiatori/career/words.ts';
import { loadGlossary, loadRulebook } from '../../../../src/games/gladiatori/rulebook.ts';
import { MOVES, POWERS, SPECIES } from '../../../../src/games/gladiatori/rules/words.ts';
import { shownText, tricksTexts } from '../../../../src/games/gladiatori/screens/campaign/words.ts';
import { GLADIATORI_TOPICS } from '../../../../src/games/gladiatori/screens/help.ts';
import { GLADIATORI_BINDINGS } from '../../../../src/games/gladiatori/screens/keys.ts';
import { campaignTables } from '../../../../src/games/gladiatori/tables.ts';
import { formsOf, termFinder } from '../../../../src/kernel/glossary.ts';

const TERMS = loadGlossary();
const BOOK = loadRulebook();

/** Two capitals or more, dice among them: what somebody may have to look up. Compass points stand for themselves. */
const ABBREVIATION = /\b(?:\d?D\d+|[A-Z]{2,})\b/g;
const PLAIN = new Set(['NE', 'NW', 'SE', 'SW', 'GR']);

const unexplained = (text: string): readonly string[] => {
  const forms = new Set(TERMS.flatMap(formsOf));
  return [...text.matchAll(ABBREVIATION)].map(([word]) => word).filter((word) => !PLAIN.has(word) && !forms.has(word));
};

describe('the words of Gladiatori', () => {
  it('explain every abbreviation of help, keys and rules', () => {
    const said = [
      ...Object.values(GLADIATORI_TOPICS).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
      ...GLADIATORI_BINDINGS.flatMap(({ bar, help }) => [bar, help]),
      ...BOOK.paragraphs.flatMap(({ title, text }) => [title, text]),
    ];
    expect(unexplained(said.join('\n'))).toEqual([]);
    expect(unexplained('the FAV of a DRM')).toEqual(['DRM']);
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

/** Cells of the year's panel at 80 columns, without what stands before a show. */
const YEAR_CELLS = 80 - 37 - 4 - 8;

it('GR-85 every show with its town has room in a row of the year at 80 columns', () => {
  const towns = campaignTables().givers.map(({ town }) => town);
  const rows = SPECTACLES.flatMap((spectacle) =>
    SPECIES.flatMap((species) =>
      towns.map((town) => `${shownText({ spectacle, species, beasts: 5 } as never)}, ${town}`),
    ),
  );
  expect(rows.filter((row) => row.length > YEAR_CELLS)).toEqual([]);
});

/** Cells of a row of the gladiator's panel. */
const MAN_CELLS = 37 - 4;

it('all Special Moves and Powers there are have room in two rows of a panel', () => {
  const sheet = { offense: 9, guard: 9, endurance: 9, blood: 9, speed: 9 };
  const texts = tricksTexts({ sheet, cards: ['feint', ...MOVES], powers: [...POWERS] });
  expect(texts.at(-1)?.length).toBeLessThanOrEqual(2 * (MAN_CELLS - 2));
  expect(texts.at(-1)).toMatch(/UNB.*9 Powers$/u);
  expect(tricksTexts({ sheet, cards: ['rage'], powers: ['leap'] })).toEqual([
    'rage, leap',
    'RGE, leap',
    'RGE, 1 Power',
  ]);
});
