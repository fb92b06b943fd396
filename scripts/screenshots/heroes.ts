/** Heroes of the Colosseum in pictures: matches made ready, a question of Bonus Dice, why, and a familia. */
import { familiaeOf } from '../../src/games/heroes/files/familiae.ts';
import { GAMES } from '../../src/games/index.ts';
import { servicesFor } from '../../src/play/services.ts';
import { openStore } from '../../src/store/store.ts';
import { asked, playFamilia } from '../../tools/games/heroes/players.ts';
import { shelf } from '../../tools/shelf.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { markOn, playTo, type Stage, shoot, start, type } from './camera.ts';

const MATCH = [
  'practice',
  '--game',
  'heroes',
  '--red',
  'murmillo',
  '--blue',
  'retiarius',
  '--seed',
  'spartacus',
] as const;

/** To the page of the game. */
async function toHeroes(stage: Stage): Promise<Terminal> {
  const terminal = await start(stage);
  await markOn(terminal, /▸ Heroes/u);
  await type(terminal, KEYS.enter);
  await terminal.waitFor('Practice');
  return terminal;
}

/** Takes the pictures of matches. */
export async function shootHeroes(stage: Stage): Promise<void> {
  const page = await toHeroes(stage);
  await type(page, 'p', KEYS.down);
  shoot(page, 'heroes-presets');
  await page.dispose();
  const terminal = await start(stage, ...MATCH);
  await playTo(terminal, /Add how many/u);
  await type(terminal, KEYS.down, KEYS.down);
  shoot(terminal, 'heroes-dice');
  await playTo(terminal, /attacks .* \d to \d/u);
  await type(terminal, '?');
  await terminal.waitFor('Why?');
  shoot(terminal, 'heroes-why');
  await terminal.dispose();
}

/** A familia whose Star lives through this many matches. */
const LIVED = { seed: 'yard-24', matches: 8 } as const;

/** Takes the pictures of a familia after some matches: the yard, and what the next one may bring. */
export async function shootYard(stage: Stage): Promise<void> {
  const store = openStore({ dataDir: stage.folder, write: true, now: () => new Date(), games: GAMES });
  if (!store.ok) throw new Error(store.why);
  const setup = { name: 'Varro', starPower: true, rivals: true, mode: 'ironman' } as const;
  const familia = familiaeOf(servicesFor(store.value, '', shelf)).begin(setup, LIVED.seed);
  if (!familia.ok) throw new Error(familia.why);
  playFamilia(familia.value, asked('day', LIVED.matches));
  store.value.close();
  const terminal = await start(stage);
  await type(terminal, 'c');
  await terminal.waitFor('The familia of Varro');
  await terminal.idle();
  shoot(terminal, 'heroes-yard');
  await markOn(terminal, /▸ A match/u);
  await type(terminal, KEYS.enter);
  shoot(terminal, 'heroes-stakes');
  await terminal.dispose();
}

/** Takes the picture of a Star in the making. */
export async function shootFamilia(stage: Stage): Promise<void> {
  const terminal = await toHeroes(stage);
  await type(terminal, 'n', KEYS.enter, KEYS.enter, KEYS.enter);
  await playTo(terminal, /What happens on this day/u);
  await markOn(terminal, /▸ A new Star/u);
  await type(terminal, KEYS.enter);
  await markOn(terminal, /▸ Roll the size/u);
  await playTo(terminal, /Known for what/u);
  await type(terminal, KEYS.down, KEYS.enter);
  await terminal.waitFor('Twelve points');
  shoot(terminal, 'heroes-making');
  await terminal.dispose();
}
