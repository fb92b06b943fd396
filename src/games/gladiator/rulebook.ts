/** The rules of GLADIATOR in our own words and the rulings, bundled with the program; loaded only where they are read. */
import rules from '../../../data/gladiator/rules.json' with { type: 'json' };
import rulings from '../../../data/gladiator/rulings.json' with { type: 'json' };
import { type Rulebook, readRulebook } from '../../kernel/rulebook.ts';

/** All paragraphs in the rulebook's order, and all rulings. Throws where a file is not whole. */
export function loadRulebook(): Rulebook {
  return { ...readRulebook(rules, rulings), rights: 'The board game belongs to its authors and publishers.' };
}
