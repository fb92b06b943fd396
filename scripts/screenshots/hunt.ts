/** A hunt in pictures: the choice of beasts, a lion and two wolves whose dice have fallen, CF against what is within reach. */
import { nextKeys } from '../../tools/games/gladiator/player.ts';
import { KEYS } from '../../tools/terminal.ts';
import { toGladiator } from '../host/title.ts';
import { type Stage, shoot, start, type } from './camera.ts';

const HUNT = ['--red', 'bestiarius(tr=14,st=2,w=14,name=Carpophorus)', '--blue', 'lion+wolf+wolf'] as const;
const BOUT = ['practice', '--rules', 'advanced', '--arena', 'plain', '--seed', 'carpophorus', ...HUNT] as const;

/** Screens to wait for while the hunt is played, and the names of their pictures. */
const MOMENTS: readonly (readonly [name: string, seen: RegExp])[] = [
  ['hunt', /▸9-12 at the nearest/u],
  ['hunt-allocation', /spent 0[\s\S]*not from its/u],
];

/** Takes the pictures. */
export async function shootHunt(stage: Stage): Promise<void> {
  await beasts(stage);
  const terminal = await start(stage, ...BOUT);
  const wanted = new Map(MOMENTS);
  while (wanted.size > 0) {
    const screen = terminal.screen();
    for (const [name, seen] of wanted) {
      if (!seen.test(screen)) continue;
      shoot(terminal, name);
      wanted.delete(name);
    }
    const keys = nextKeys(screen);
    if (keys === null) throw new Error(`the hunt is over without ${[...wanted.keys()].join(', ')}`);
    await type(terminal, ...keys);
  }
  await terminal.dispose();
}

/** The opponents of a man in the making, the elephant under the mark. */
async function beasts(stage: Stage): Promise<void> {
  const terminal = await start(stage);
  await toGladiator(terminal);
  await type(terminal, 'p', 'm', KEYS.enter, KEYS.enter, KEYS.enter);
  await terminal.waitFor('Whom does he meet?');
  await type(terminal, KEYS.up, KEYS.up);
  if (!/A hunt/u.test(terminal.screen())) await type(terminal, KEYS.down);
  await type(terminal, KEYS.enter, KEYS.down, KEYS.down, KEYS.down, KEYS.right);
  await terminal.waitFor('Elephant    < 1 >');
  shoot(terminal, 'beasts');
  await terminal.dispose();
}
