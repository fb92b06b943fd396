/** Pictures of a career: the school, the shop, the bill, what is told after a match, and what is written of it. */

import { gladiatorFiles } from '../../src/games/gladiator/files/services.ts';
import type { CareerGame } from '../../src/games/gladiator/session/career.ts';
import { GAMES } from '../../src/games/index.ts';
import { servicesFor } from '../../src/play/services.ts';
import { openStore } from '../../src/store/store.ts';
import { asked, careerSetup, fightPlainly, playCareer } from '../../tools/games/gladiator/careers.ts';
import { shelf } from '../../tools/shelf.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { toGladiator } from '../host/title.ts';
import { type Stage, shoot, start } from './camera.ts';

/** A provocator who wins and loses for eight munera. */
const SEED = 'hub-7';

/** A career in the folder of a stage, played on until it is so; then something is done with it. */
function live(stage: Stage, done: (game: CareerGame) => boolean, then: (game: CareerGame) => void = () => {}): void {
  const store = openStore({ dataDir: stage.folder, write: true, now: () => new Date(), games: GAMES });
  if (!store.ok) throw new Error(store.why);
  const { careers } = gladiatorFiles(servicesFor(store.value, '', shelf));
  const game = careers.begin(careerSetup(), SEED);
  if (!game.ok) throw new Error(game.why);
  then(playCareer(game.value, done));
  store.value.close();
}

/** Opens the career of the folder and presses keys, each once the screen is calm. */
async function open(stage: Stage, ...keys: readonly string[]): Promise<Terminal> {
  const terminal = await start(stage);
  await terminal.press('c');
  await terminal.waitFor('Career of');
  await terminal.idle();
  for (const key of keys) {
    await terminal.press(key);
    await terminal.idle();
  }
  return terminal;
}

/** The school after six munera, the shop, a page of the chronicle. */
export async function shootSchool(stage: Stage): Promise<void> {
  live(stage, asked('ludus', 6));
  const terminal = await open(stage);
  shoot(terminal, 'career');
  await terminal.press('x', KEYS.down, KEYS.down);
  await terminal.idle();
  shoot(terminal, 'career-shop');
  await terminal.press(KEYS.escape, 'c');
  await terminal.idle();
  shoot(terminal, 'career-chronicle');
  await terminal.dispose();
}

/** The bill of the day. */
export async function shootBill(stage: Stage): Promise<void> {
  live(stage, asked('enter', 1));
  const terminal = await open(stage);
  shoot(terminal, 'career-bill');
  await terminal.dispose();
}

/** What a match leaves a man with, and why. */
export async function shootAfter(stage: Stage): Promise<void> {
  live(stage, asked('bout', 1), (game) => {
    const bout = game.bout();
    if (!bout.ok || bout.value === null) throw new Error('no bout');
    fightPlainly(bout.value);
    game.finish(bout.value);
  });
  const terminal = await open(stage, ' ', ' ', ' ', ' ');
  shoot(terminal, 'career-after');
  await terminal.dispose();
}

/** What is told of him in the end, and the hall of fame. */
export async function shootEnd(stage: Stage): Promise<void> {
  live(stage, () => false);
  const terminal = await start(stage);
  await toGladiator(terminal);
  await terminal.press('n', KEYS.enter);
  await terminal.waitFor('Career of');
  await terminal.press('l');
  await terminal.idle();
  shoot(terminal, 'career-obituary');
  await terminal.press(KEYS.escape, 'h');
  await terminal.idle();
  shoot(terminal, 'hall');
  await terminal.dispose();
}
