/** The rules of Gladiatori in our own words, the rulings and the words, bundled with the program; read only where they are asked for. */
import words from '../../../data/gladiatori/glossary.json' with { type: 'json' };
import rules from '../../../data/gladiatori/rules.json' with { type: 'json' };
import rulings from '../../../data/gladiatori/rulings.json' with { type: 'json' };
import { readGlossary, type Term } from '../../kernel/glossary.ts';
import { once } from '../../kernel/once.ts';
import { type Rulebook, readRulebook } from '../../kernel/rulebook.ts';

/** All paragraphs in the order of the chapters, and all rulings, read once. Throws where a file is not whole. */
export const loadRulebook = once((): Rulebook => ({ ...readRulebook(rules, rulings), rights: RIGHTS }));

const RIGHTS = 'Gladiatori is by Michele Quondam (giochix.it, 2012).';

/** The words of the screens and the rules, each explained. Throws TableError where they are not whole. */
export function loadGlossary(): readonly Term[] {
  return readGlossary(words, loadRulebook());
}
