/** harena without a command: the game from its title, with no command line around it. */
import { parseArgs } from 'node:util';
import { GAMES } from '../games/index.ts';
import { Shelf } from '../games/shelf.ts';
import { runGame } from './commands/game.ts';
import { print, reported } from './reported.ts';

declare const HARENA_VERSION: string;

/** As the launcher lets them through. */
const OPTIONS = {
  'data-dir': { type: 'string' },
  ascii: { type: 'boolean' },
  'no-color': { type: 'boolean' },
} as const;

await reported(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const { 'data-dir': dataDir, ascii, 'no-color': noColour } = values;
  const globals = { color: noColour !== true, ...(ascii && { ascii }), ...(dataDir !== undefined && { dataDir }) };
  process.exit(await runGame(globals, { version: HARENA_VERSION, shelf: new Shelf(GAMES), print }));
});
