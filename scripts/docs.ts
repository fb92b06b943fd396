/** npm run docs: docs/rulings.md from the register of rulings, the schema of bots, and the rules' places in the README of each game. */
import { readFileSync, writeFileSync } from 'node:fs';
import { botSchemaPage } from '../tools/docs/bot-schema.ts';
import { READMES, rulePlaces } from '../tools/docs/rule-places.ts';
import { rulingsPage } from '../tools/docs/rulings-page.ts';

writeFileSync('docs/rulings.md', rulingsPage(readFileSync('data/gladiator/rulings.json', 'utf8')));
writeFileSync('docs/bots/protocol.schema.json', botSchemaPage());
for (const { game, path } of READMES) {
  const [before = '', , after = ''] = readFileSync(path, 'utf8').split(
    /(?<=<!-- places: begin -->\n)|(?=<!-- places: end -->)/,
  );
  writeFileSync(path, `${before}\n${rulePlaces(game)}\n\n${after === '' ? '<!-- places: end -->\n' : after}`);
}
