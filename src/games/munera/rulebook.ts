/** The rules of Munera Sine Missione in our own words and the rulings, bundled with the program; loaded only where they are read. */
import rules from '../../../data/munera/rules.json' with { type: 'json' };
import rulings from '../../../data/munera/rulings.json' with { type: 'json' };
import { type Rulebook, readRulebook } from '../../kernel/rulebook.ts';

/** All paragraphs in the order of the chapters, and all rulings. Throws where a file is not whole. */
export function loadRulebook(): Rulebook {
  return {
    ...readRulebook(rules, rulings),
    rights: 'Munera Sine Missione is by Alan Saunders, and was adapted as Exagoni Libero by Phil West.',
  };
}
