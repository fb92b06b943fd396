/** The rules of Glider-Pit Gladiators in our own words, the rulings and the words, bundled with the program; read only where they are asked for. */
import words from '../../../data/gliderpit/glossary.json' with { type: 'json' };
import rules from '../../../data/gliderpit/rules.json' with { type: 'json' };
import rulings from '../../../data/gliderpit/rulings.json' with { type: 'json' };
import { readGlossary, type Term } from '../../kernel/glossary.ts';
import { once } from '../../kernel/once.ts';
import { type Rulebook, readRulebook } from '../../kernel/rulebook.ts';

const RIGHTS =
  'Glider-Pit Gladiators is by Joe Scoleri, and published by its author (basic rules, revision 2.01, 1999).';

/** All paragraphs in the order of the chapters, and all rulings, read once. Throws where a file is not whole. */
export const loadRulebook = once((): Rulebook => ({ ...readRulebook(rules, rulings), rights: RIGHTS }));

/** The words of the screens and the rules, each explained. Throws TableError where they are not whole. */
export function loadGlossary(): readonly Term[] {
  return readGlossary(words, loadRulebook());
}
