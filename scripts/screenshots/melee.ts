/** A team bout in pictures: plotting, the roster, CF against two, blows, the end. */
import { nextKeys } from '../../tools/games/gladiator/player.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { type Stage, shoot, start, type } from './camera.ts';

const TEAMS = ['--red', 'secutor+thraex+hoplomachus', '--blue', 'retiarius+myrmillo+dimachaerus'] as const;
const BOUT = [
  'practice',
  '--rules',
  'advanced',
  '--arena',
  'plain',
  '--lead',
  'all',
  ...TEAMS,
  '--seed',
  'lentulus-2',
] as const;

type Scene = (terminal: Terminal) => Promise<void>;

const picture =
  (name: string): Scene =>
  async (terminal) =>
    shoot(terminal, name);

/** What is waited for while the bout is played, and what is done then. */
const SCENES: readonly (readonly [seen: RegExp, Scene])[] = [
  [/C \S+: two steps[\s\S]*$/u, plotting],
  [/edge \+\d: e adds it[\s\S]*next foe/u, dividing],
  [/wound +\[/u, picture('melee-resolution')],
];

/** The orders of his comrades are sealed: the third man's is being written. */
async function plotting(terminal: Terminal): Promise<void> {
  shoot(terminal, 'melee-plotting');
  await type(terminal, 'r');
  shoot(terminal, 'roster');
  await type(terminal, KEYS.escape);
}

/** CF at either of two opponents, the edge over the second in the attack on him, the rest in defence. */
async function dividing(terminal: Terminal): Promise<void> {
  await type(terminal, KEYS.tab, KEYS.down, KEYS.down, '2', KEYS.tab, KEYS.up, '4', 'e');
  const left = Number(/left (\d+)/u.exec(terminal.screen())?.[1] ?? 0);
  await type(terminal, ...Array.from({ length: left }, () => '.'));
  shoot(terminal, 'melee-allocation');
}

/** Plays the bout to its end, and takes its pictures on the way. */
export async function shootMelee(stage: Stage): Promise<void> {
  const terminal = await start(stage, ...BOUT);
  const wanted = new Map(SCENES);
  for (let keys = nextKeys(terminal.screen()); keys !== null; keys = nextKeys(terminal.screen())) {
    const [seen, scene] = [...wanted].find(([pattern]) => isIt(terminal.screen(), pattern)) ?? [];
    if (seen !== undefined && scene !== undefined) {
      wanted.delete(seen);
      await scene(terminal);
      continue;
    }
    await type(terminal, ...keys);
  }
  if (wanted.size > 0) throw new Error(`the melee has no ${[...wanted.keys()].join(', ')}`);
  shoot(terminal, 'melee-end');
  await terminal.dispose();
}

/** A plot is wanted when it has been written, and the fight has begun. */
function isIt(screen: string, pattern: RegExp): boolean {
  if (!pattern.test(screen)) return false;
  return !/two steps/u.test(screen) || (/1 \S+→/u.test(screen) && /Phase [3-8]/u.test(screen));
}
