/** Munera Sine Missione in pictures: eight on the sand, an attack and its chances, ways by what they cost, why; the bill of a career. */
import { KEYS } from '../../tools/terminal.ts';
import { markOn, playTo, type Stage, shoot, start, type } from './camera.ts';

const EIGHT = ['practice', '--game', 'munera', '--teams', Array(8).fill('any').join(' v '), '--seed', 'eight'] as const;
const DUEL = ['practice', '--game', 'munera', '--teams', 'retiarius v secutor', '--seed', 'spartacus'] as const;

/** Takes the picture of eight who fight each for itself. */
export async function shootEight(stage: Stage): Promise<void> {
  const eight = await start(stage, ...EIGHT);
  await playTo(eight, /Go +\d+ ways/u);
  await type(eight, 'd');
  shoot(eight, 'munera-eight');
  await eight.dispose();
}

/** Takes the pictures of a duel. */
export async function shootDuel(stage: Stage): Promise<void> {
  const duel = await start(stage, ...DUEL);
  await playTo(duel, /: (press|guard|circle|flourish|give ground)\./u);
  await type(duel, '?');
  await duel.waitFor('Why?');
  shoot(duel, 'munera-why');
  await type(duel, KEYS.escape);
  await playTo(duel, /Doubles: | 6 2D6,/u);
  shoot(duel, 'munera-attack');
  await duel.dispose();
}

/** Takes the picture of the bill of a career's first munus. */
export async function shootMunus(stage: Stage): Promise<void> {
  const page = await start(stage);
  await markOn(page, /▸ Munera Sine/u);
  await type(page, KEYS.enter);
  await page.waitFor('Practice');
  await type(page, 'n', KEYS.enter, KEYS.enter, KEYS.end, KEYS.enter);
  await playTo(page, /Winning Fame/u);
  shoot(page, 'munera-career');
  await page.dispose();
}
