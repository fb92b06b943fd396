/** The rules of Gladiatori in our own words and the rulings, bundled with the program; read only where they are asked for. */
import rules from '../../../data/gladiatori/rules.json' with { type: 'json' };
import rulings from '../../../data/gladiatori/rulings.json' with { type: 'json' };
import { type Rulebook, readRulebook } from '../../kernel/rulebook.ts';

let book: Rulebook | null = null;

/** All paragraphs in the order of the chapters, and all rulings, read once. Throws where a file is not whole. */
export function loadRulebook(): Rulebook {
  book ??= readRulebook(rules, rulings);
  return book;
}
