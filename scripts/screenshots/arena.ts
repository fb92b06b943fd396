/** What stands and flies in the arena, in pictures: a rock climbed, a javelin, riders and an arrow of theirs, all beasts. */
import { join } from 'node:path';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { type Stage, shoot, start, type, until } from './camera.ts';

/** A bout of its own: a folder holds one. */
const practice = (stage: Stage, red: string, blue: string, seed: string, arena = 'plain'): Promise<Terminal> => {
  const own = { ...stage, folder: join(stage.folder, blue) };
  return start(own, 'practice', '--rules', 'advanced', '--arena', arena, '--red', red, '--blue', blue, '--seed', seed);
};

const PLOT = /nothing yet/u;
const DIVIDING = /divide your CF/u;

/** 27.8.2 The order that climbs a rock, and the fight from above. */
export async function shootRock(stage: Stage): Promise<void> {
  const terminal = await practice(stage, 'secutor(name=Maximus)', 'myrmillo', 'marcellus-3', '1');
  await type(terminal, 'd', KEYS.enter);
  await until(terminal, PLOT);
  await type(terminal, 'd');
  shoot(terminal, 'rock-order');
  await type(terminal, KEYS.enter);
  await until(terminal, PLOT);
  shoot(terminal, 'rock');
  for (let phases = 0; phases < 4 && !DIVIDING.test(terminal.screen()); phases++) {
    await type(terminal, KEYS.enter, KEYS.enter);
    await until(terminal, /nothing yet|divide your CF/u);
  }
  await until(terminal, DIVIDING);
  shoot(terminal, 'rock-allocation');
  await terminal.dispose();
}

/** 13.3 A javelin in the air. */
export async function shootJavelin(stage: Stage): Promise<void> {
  const terminal = await practice(stage, 'velite(name=Maximus)', 'myrmillo', 'javelin');
  await until(terminal, PLOT);
  await type(terminal, 't', KEYS.enter);
  await until(terminal, /Throw the javelin/u);
  await type(terminal, KEYS.down, KEYS.enter);
  await until(terminal, /MAXIMUS throws/u);
  shoot(terminal, 'javelin');
  await terminal.dispose();
}

/** 30 A rider, and an archer on horseback whose arrow is in the air. */
export async function shootRiders(stage: Stage): Promise<void> {
  const rider = await practice(stage, 'myrmillo(name=Varro)', 'eques', 'horses');
  shoot(rider, 'rider');
  await rider.dispose();
  const archer = await practice(stage, 'secutor(name=Maximus)', 'sagittarius', 'arrow-1');
  await type(archer, KEYS.enter, KEYS.enter);
  await until(archer, /shoots at MAXIMUS/u);
  shoot(archer, 'arrow');
  await archer.dispose();
}

/** The lower side of a large hex. */
const LARGE = /╲▁{5}╱/u;
/** 28 Every beast in the arena. */
const PAGES = ['lion+tiger+leopard+bear+wolf', 'elephant+rhino+zebra+gazelle+boar'] as const;

/** 28.2 All beasts, five to a picture, head and tail. */
export async function shootBeasts(stage: Stage): Promise<void> {
  for (const [i, beasts] of PAGES.entries()) {
    const terminal = await practice(stage, 'bestiarius(name=Carpophorus)', beasts, 'b1');
    if (stage.columns >= 120) {
      await type(terminal, 'z');
      await terminal.waitFor(LARGE);
    }
    shoot(terminal, `wild-${i + 1}`);
    await terminal.dispose();
  }
}
