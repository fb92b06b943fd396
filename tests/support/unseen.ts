/** What came of a match and was never drawn: it is told again after a kill, up to its end, which is there until it has been seen. */
import { expect } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { Shelf } from '../../src/games/shelf.ts';
import type { Save } from '../../src/kernel/save.ts';
import type { Store } from '../../src/store/store.ts';
import type { PlainStage } from '../../tools/plain-stage.ts';
import { atTitle, loaded } from '../../tools/title-stage.ts';
import { value } from '../kernel/toy.ts';
import { tempFolder } from '../store/support.ts';
import { opens } from './game-stage.ts';

/** A match on the screen of somebody who sees nothing of it, because the program is killed before it is drawn. */
interface Blind {
  readonly store: Store;
  readonly stage: PlainStage;
}

async function goneOn(folder: string): Promise<Blind> {
  const store = opens(folder);
  const title = atTitle(store, new Shelf(GAMES));
  title.blind = true;
  return { store, stage: await loaded(title.choose('Continue')) };
}

const isAtEnd = (stage: PlainStage): boolean => stage.labels.includes('Rematch');

/** Reads what is told, up to the end. */
function readToEnd(stage: PlainStage): void {
  for (let i = 0; i < 200 && !isAtEnd(stage); i++) stage.press('Enter');
  expect(isAtEnd(stage)).toBe(true);
}

/** Takes a finished match up where its last lines were not seen yet, and has the program killed at every step from there. */
export async function toldUntilSeen(game: string, finished: Save): Promise<void> {
  const folder = tempFolder();
  const late = { ...finished, seen: finished.seen - 2 };
  const before = opens(folder);
  before.settings.change({ pace: 'key' });
  expect(before.match(game).write(late)).toBeNull();
  before.close();

  const first = await goneOn(folder);
  const told = first.stage.text;
  first.stage.settle();
  expect(value(first.store.match(game).load())?.seen).toBe(late.seen);
  first.store.close();

  const second = await goneOn(folder);
  expect(second.stage.text).toBe(told);
  readToEnd(second.stage);
  expect(value(second.store.match(game).load())?.seen).toBe(late.seen);
  second.store.close();

  const third = await goneOn(folder);
  expect(third.stage.text).toBe(told);
  third.stage.blind = false;
  readToEnd(third.stage);
  expect(value(third.store.match(game).load())).toBeNull();
  expect(third.store.replays.count()).toBe(1);
  third.store.close();

  const store = opens(folder);
  expect(atTitle(store, new Shelf(GAMES)).labels).not.toContain('Continue');
  store.close();
}
