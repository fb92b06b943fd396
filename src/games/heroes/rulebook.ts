/** The rules of Heroes of the Colosseum in our own words and the rulings, bundled with the program; loaded only where they are read. */
import rules from '../../../data/heroes/rules.json' with { type: 'json' };
import rulings from '../../../data/heroes/rulings.json' with { type: 'json' };
import { type Rulebook, readRulebook } from '../../kernel/rulebook.ts';

/** All paragraphs in the rulebook's order, and all rulings. Throws where a file is not whole. */
export function loadRulebook(): Rulebook {
  return {
    ...readRulebook(rules, rulings),
    rights: 'Heroes of the Colosseum is by Ed Teixeira, published by Lock ’n Load Publishing (2014).',
  };
}
