/** npm run docs: docs/rulings.md from the register of rulings, and the rules' places in the README of a game. */
import { readFileSync, writeFileSync } from 'node:fs';
import { rulePlaces } from '../tools/docs/rule-places.ts';
import { rulingsPage } from '../tools/docs/rulings-page.ts';

const README = 'src/games/gladiator/README.md';

writeFileSync('docs/rulings.md', rulingsPage(readFileSync('data/gladiator/rulings.json', 'utf8')));
const [before = '', , after = ''] = readFileSync(README, 'utf8').split(
  /(?<=<!-- places: begin -->\n)|(?=<!-- places: end -->)/,
);
writeFileSync(README, `${before}\n${rulePlaces('gladiator')}\n\n${after === '' ? '<!-- places: end -->\n' : after}`);
