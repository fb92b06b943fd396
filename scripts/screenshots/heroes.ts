/** Heroes of the Colosseum in pictures: matches made ready, a question of Bonus Dice, why, and a month of a familia. */
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

/** Takes the pictures of a familia: a Star in the making, and what a match leaves behind. */
export async function shootFamilia(stage: Stage): Promise<void> {
  const terminal = await toHeroes(stage);
  await type(terminal, 'n', KEYS.enter, KEYS.enter, KEYS.enter);
  await playTo(terminal, /What happens on this day/u);
  await type(terminal, KEYS.down, KEYS.enter, KEYS.up, KEYS.up, KEYS.enter);
  await playTo(terminal, /Known for what/u);
  await type(terminal, KEYS.down, KEYS.enter);
  await terminal.waitFor('Twelve points');
  shoot(terminal, 'heroes-making');
  await terminal.dispose();
}
