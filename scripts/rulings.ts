/** npm run docs: docs/rulings.md, from the register in data/gladiator/rulings.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { rulingsPage } from './rulings-page.ts';

writeFileSync('docs/rulings.md', rulingsPage(readFileSync('data/gladiator/rulings.json', 'utf8')));
