/** Gladiatori in pictures: the split of a deck, an attack under construction, why, and a gladiator bought coin by coin. */
import { KEYS } from '../../tools/terminal.ts';
import { markOn, playTo, type Stage, shoot, start, type } from './camera.ts';

const DUEL = [
  ...['practice', '--game', 'gladiatori', '--own', 'thraex', '--others', 'secutor', '--seed', 'spartacus'],
] as const;

/** Takes the pictures of a duel. */
export async function shootDeck(stage: Stage): Promise<void> {
  const duel = await start(stage, ...DUEL);
  await playTo(duel, /what goes to the hand/u);
  shoot(duel, 'gladiatori-split');
  await playTo(duel, /What does Felix put into the (attack|defense)/u);
  shoot(duel, 'gladiatori-value');
  await playTo(duel, /defends with \d+ \(/u);
  await type(duel, '?');
  await duel.waitFor('Why?');
  shoot(duel, 'gladiatori-why');
  await duel.dispose();
}

/** Takes the picture of a gladiator in the making. */
export async function shootBuilder(stage: Stage): Promise<void> {
  const terminal = await start(stage);
  await markOn(terminal, /▸ Gladiatori/u);
  await type(terminal, KEYS.enter);
  await terminal.waitFor('Practice');
  await markOn(terminal, /▸ A gladiator of your own/u);
  await type(terminal, KEYS.enter, KEYS.down);
  shoot(terminal, 'gladiatori-build');
  await terminal.dispose();
}
