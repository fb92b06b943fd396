/** npm run test:rules 9: the tests of one chapter of a game's rules. A second word names the game. */
import { globSync } from 'node:fs';
import { startVitest } from 'vitest/node';

const [chapter = '', game = 'gladiator'] = process.argv.slice(2);
const number = chapter.split('.')[0]?.padStart(2, '0') ?? '';
const files = globSync(`tests/games/${game}/**/${number}-*.test.ts`);
if (!/^\d{2}$/.test(number) || files.length === 0) {
  const chapters = globSync(`tests/games/${game}/**/[0-9][0-9]-*.test.ts`).map(
    (path) => /(\d\d)-[^/\\]*$/.exec(path)?.[1],
  );
  process.stderr.write(
    `npm run test:rules CHAPTER [GAME]: there is no chapter '${chapter}' of ${game}; chapters: ${[...new Set(chapters)].sort().join(' ')}\n`,
  );
  process.exit(2);
}
await (await startVitest('test', files, { watch: false }))?.close();
