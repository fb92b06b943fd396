/**
 * What the screens of every game look like, key by key, from each question on that a folder of the fixtures waits at.
 * `npx vitest run tests/games/frames.test.ts -u` writes them anew: what has changed is read before it is kept.
 */
import { cpSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { Shelf } from '../../src/games/shelf.ts';
import type { PlainStage } from '../../tools/plain-stage.ts';
import { atTitle, loaded } from '../../tools/title-stage.ts';
import { tempFolder } from '../store/support.ts';
import { Frames } from '../support/frames.ts';
import { opens, readsFirst, SIZES, type Size } from '../support/game-stage.ts';

const FIXTURES = 'tests/fixtures';
const KEPT = '../fixtures/frames';
const FOLDERS: readonly (readonly [game: string, folder: string])[] = [
  ['gladiator', `${FIXTURES}/folders/v4`],
  ['heroes', `${FIXTURES}/heroes/v1`],
  ['munera', `${FIXTURES}/munera/v1`],
  ['gliderpit', `${FIXTURES}/gliderpit/v1`],
  ['gladiatori', `${FIXTURES}/gladiatori/v1`],
];

const titleOf = (game: string): string => GAMES.find(({ id }) => id === game)?.title ?? game;
/** Its arena is drawn beside, for seconds. */
const OF_THE_DAY = 'Challenge of the day';
/** One folder of so many is looked at key by key. */
const EXPLORED = 3;
/** So often Enter is pressed at the end. */
const ENTERS = 3;

/** The title, over a copy of a folder. */
function titleOver(folder: string, size: Size = SIZES[0]): PlainStage {
  const copy = tempFolder();
  cpSync(folder, copy, { recursive: true });
  return atTitle(opens(copy), new Shelf(GAMES), size);
}

/** The match that waits, if there is one. */
async function waiting(folder: string, size: Size): Promise<PlainStage> {
  const title = titleOver(folder, size);
  return title.labels.includes('Continue') ? (await loaded(title.choose('Continue'))).settle() : title;
}

/** Presses Enter some times. */
async function goOn(stage: PlainStage, frames: Frames): Promise<void> {
  for (let i = 0; i < ENTERS; i++) {
    frames.press('Enter', stage);
    await loaded(stage);
    stage.settle();
  }
}

describe.each(FOLDERS)('%s', (game, folder) => {
  readsFirst(game);
  it.each(SIZES)('looks as it has looked, at $columns x $rows', async (size) => {
    const frames = new Frames();
    for (const [i, name] of readdirSync(folder).entries()) {
      const stage = await waiting(`${folder}/${name}`, size);
      frames.begin(name, stage);
      if (size !== SIZES[0] || i % EXPLORED !== 0) continue;
      frames.explore(stage);
      await goOn(stage, frames);
    }
    await expect(frames.text).toMatchFileSnapshot(`${KEPT}/${game}-${size.columns}x${size.rows}.txt`);
  });

  it('has a page whose lines lead where they have led', async () => {
    const frames = new Frames();
    const page = async (): Promise<PlainStage> => loaded(titleOver(`${folder}/everything`).choose(titleOf(game)));
    const { labels } = await page();
    for (const label of labels.filter((one) => one !== OF_THE_DAY)) {
      const opened = async (): Promise<PlainStage> => (await loaded((await page()).choose(label))).settle();
      const stage = await opened();
      frames.begin(label, stage);
      frames.explore(stage);
      // What is begun first has a seed that is known.
      await goOn(await opened(), frames);
    }
    await expect(frames.text).toMatchFileSnapshot(`${KEPT}/${game}-page.txt`);
  });
});
