/** The rules of Munera Sine Missione in our own words, the rulings and the words, bundled with the program; read only where they are asked for. */
import words from '../../../data/munera/glossary.json' with { type: 'json' };
import rules from '../../../data/munera/rules.json' with { type: 'json' };
import rulings from '../../../data/munera/rulings.json' with { type: 'json' };
import { readGlossary, type Term } from '../../kernel/glossary.ts';
import { once } from '../../kernel/once.ts';
import { type Rulebook, readRulebook } from '../../kernel/rulebook.ts';

/** All paragraphs in the order of the chapters, and all rulings, read once. Throws where a file is not whole. */
export const loadRulebook = once(
  (): Rulebook => ({
    ...readRulebook(rules, rulings),
    rights:
      'Munera Sine Missione (v2.1) is by Alan Saunders (2002-2012), after We Who Are About To Die Demand a Recount by Gary Comardo, published in Saga 67; Exagoni Libero, which is played here, was adapted from it by Phil West, its special attacks chiefly after Chris Peers in the Foundry Miniatures Compendium.',
  }),
);

/** The words of the screens and the rules, each explained. Throws TableError where they are not whole. */
export function loadGlossary(): readonly Term[] {
  return readGlossary(words, loadRulebook());
}
