/** What is true of the matches of any game that stand alone on the house's screens: played by keys, kept, left and gone on with. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { Shelf } from '../../src/games/shelf.ts';
import type { PlainStage } from '../../tools/plain-stage.ts';
import { atTitle, loaded } from '../../tools/title-stage.ts';
import { value } from '../kernel/toy.ts';
import { tempFolder } from '../store/support.ts';
import { atPage, opens, readsFirst, SIZES } from './game-stage.ts';
import { toldUntilSeen } from './unseen.ts';

/** Reads on until something is asked. */
export function readOn(stage: PlainStage): PlainStage {
  for (let i = 0; i < 500 && stage.top.name === 'walk'; i++) stage.press('Enter');
  return stage;
}

/** Takes what stands first, or reads the rest, up to the end; or so many keys. */
export function playOn(stage: PlainStage, most = 2_000): PlainStage {
  for (let i = 0; i < most && !stage.labels.includes('Rematch'); i++)
    stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
  return stage;
}

/** How a match of a game is begun by keys, and what is seen of it. */
interface ByKeys {
  /** The id of the game. */
  readonly game: string;
  /** From its page into the arena. */
  readonly keys: readonly string[];
  /** Who meets whom, as the first screen has it. */
  readonly meeting: RegExp;
  /** Rows of the board, which are the same when it goes on. */
  readonly board: number;
}

/** Declares the tests of a game's matches by keys. */
export function testByKeys({ game, keys, meeting, board }: ByKeys): void {
  readsFirst(game);

  it.each(SIZES)('a match is played to its end by keys, and kept, at $columns columns', async (size) => {
    const folder = tempFolder();
    const store = opens(folder);
    const stage = (await atPage(game, size, store)).press(...keys);
    expect(stage.text).toMatch(meeting);
    playOn(stage);
    expect(stage.text).toMatch(/Victory|Defeat|A draw/);
    expect(stage.text).toContain('Kept as replay');
    expect(readdirSync(join(folder, 'replays')).filter((name) => name.endsWith('.json'))).toHaveLength(1);
    stage.choose('Watch it').settle();
    expect(stage.text).toContain('Replay');
    stage.press('End');
    expect(stage.text).toContain('The end.');
    store.close();
  });

  it('what was not drawn before a kill is told again, and the end is there until it has been seen', async () => {
    const store = opens();
    playOn((await atPage(game, SIZES[0], store)).press(...keys));
    const [kept] = store.replays.list();
    const { save } = value(store.replays.load(kept?.name ?? ''));
    store.close();
    await toldUntilSeen(game, save);
  });

  it('a match goes on at the very question after it was left', async () => {
    const folder = tempFolder();
    let store = opens(folder);
    const stage = (await atPage(game, SIZES[0], store)).press(...keys);
    readOn(playOn(readOn(stage), 3));
    if (stage.labels.includes('Back')) stage.press('Backspace');
    const asked = stage.lines.slice(1, board);
    const { labels } = stage;
    store.close();
    store = opens(folder);
    const again = readOn(await loaded(atTitle(store, new Shelf(GAMES)).choose('Continue')));
    expect(again.lines.slice(1, board)).toEqual(asked);
    expect(again.labels).toEqual(labels);
    store.close();
  });
}
