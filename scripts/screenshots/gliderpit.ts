/** Glider-Pit Gladiators in pictures: the whole pit and a way through it, the same closely, and the hangar of a season. */
import { KEYS } from '../../tools/terminal.ts';
import { markOn, playTo, type Stage, shoot, start, type } from './camera.ts';

const FOUR = ['practice', '--game', 'gliderpit', '--teams', '1 v 1 v 1 v 1', '--seed', 'spartacus'] as const;

/** Takes the pictures of a bout of four: from afar with the way to an end, and closely. */
export async function shootPit(stage: Stage): Promise<void> {
  const bout = await start(stage, ...FOUR);
  await playTo(bout, /How does \S+ launch/u);
  await type(bout, '3'); // a dive of two levels, for speed
  await playTo(bout, /turn 2, .*[2-5] MP left/su);
  await type(bout, 'd');
  shoot(bout, 'gliderpit-pit');
  await type(bout, 'm');
  shoot(bout, 'gliderpit-close');
  await bout.dispose();
}

/** Takes the picture of the hangar before the second pit of a season. */
export async function shootSeason(stage: Stage): Promise<void> {
  const page = await start(stage);
  await markOn(page, /▸ Glider-Pit/u);
  await type(page, KEYS.enter);
  await page.waitFor('Practice');
  await type(page, 'n', KEYS.enter, KEYS.enter, KEYS.end, KEYS.enter);
  await playTo(page, /pit 2 of 8.*What is bought/su);
  shoot(page, 'gliderpit-season');
  await page.dispose();
}
