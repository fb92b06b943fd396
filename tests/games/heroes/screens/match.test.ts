/** A match of Heroes from the title to its end, by keys, at both sizes; left, gone on with, and watched again. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import type { Store } from '../../../../src/store/store.ts';
import { open, tempFolder } from '../../../store/support.ts';
import type { PlainStage } from '../../../support/plain-stage.ts';
import { atTitle, loaded } from '../../../support/title-stage.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
] as const;

/** Its code is read before the first test waits for it. */
beforeAll(async () => {
  const game = await GAMES.find(({ id }) => id === 'heroes')?.load();
  await game?.screens();
});

const opens = (folder: string): Store => open(folder, { games: GAMES });

/** The page of the game, opened from the title. */
async function page(store: Store, size: (typeof SIZES)[number]): Promise<PlainStage> {
  return loaded(atTitle(store, new Shelf(GAMES), size).choose('Heroes of the Colosseum'));
}

/** The first of the matches made ready, begun. */
async function begun(store: Store, size: (typeof SIZES)[number] = SIZES[0]): Promise<PlainStage> {
  return (await page(store, size)).press('p', 'Enter');
}

/** Reads on until something is asked. */
function readOn(stage: PlainStage): PlainStage {
  for (let i = 0; i < 500 && stage.top.name === 'walk'; i++) stage.press('Enter');
  return stage;
}

/** Answers with what stands first, or reads on, up to the end. */
function playOn(stage: PlainStage, most = 2_000): PlainStage {
  for (let i = 0; i < most && !stage.labels.includes('Rematch'); i++) stage.press('Enter');
  return stage;
}

describe('a match on the screen', () => {
  it.each(SIZES)('is played to its end by keys, and kept, at $columns columns', async (size) => {
    const folder = tempFolder();
    const store = opens(folder);
    const stage = await begun(store, size);
    expect(stage.text).toMatch(/Actius v [A-Z][a-z]+/);
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

  it('goes on at the very question after it was left', async () => {
    const folder = tempFolder();
    let store = opens(folder);
    const stage = await begun(store);
    playOn(stage, 6);
    readOn(stage);
    if (stage.labels.includes('Back')) stage.choose('Back');
    const asked = stage.text.split('\n');
    const { labels } = stage;
    store.close();
    store = opens(folder);
    const again = await loaded(atTitle(store, new Shelf(GAMES)).choose('Continue'));
    readOn(again);
    expect(again.text.split('\n').slice(1, 12)).toEqual(asked.slice(1, 12));
    expect(again.labels).toEqual(labels);
    store.close();
  });

  it('tells the chances of every number of Bonus Dice before one is committed', async () => {
    const store = opens(tempFolder());
    const stage = await begun(store);
    for (let i = 0; i < 400 && !stage.text.includes('Add how many'); i++) stage.press('Enter');
    expect(stage.text).toMatch(/Bonus Dice for the \w+: you roll \d+, \w+ \d+/);
    const notes = stage.view.menu?.items.map(({ note }) => note) ?? [];
    expect(notes.length).toBeGreaterThan(1);
    expect(notes.every((note) => /\d+ %/.test(note))).toBe(true);
    store.close();
  });

  it('marks the way to a zone at a click on it, and takes it at another', async () => {
    const store = opens(tempFolder());
    const stage = readOn(await begun(store)).click('B2');
    expect(stage.labels).toContain('Go to B2');
    expect(stage.view.menu?.items[stage.view.menu.initial]?.label).toBe('Go to B2');
    stage.click('B2').settle();
    expect(stage.text).toContain('Actius goes to B2.');
    store.close();
  });

  it('has help at an open choice, and offers no way back from the first list', async () => {
    const store = opens(tempFolder());
    const stage = readOn(await begun(store));
    expect(stage.lines.at(-1)).toMatch(/help/);
    expect(stage.lines.at(-1)).not.toMatch(/back/);
    expect(stage.press('?').text).toContain('In your turn you do one thing');
    expect(stage.press('Esc', 'F1').text).toContain('In your turn you do one thing');
    store.close();
  });

  it('explains the last line: its dice and its rule', async () => {
    const store = opens(tempFolder());
    const stage = await begun(store);
    readOn(stage).press('w');
    expect(stage.text).toContain('Why?');
    store.close();
  });
});

describe('a familia on the screen', () => {
  it('is founded, makes a Star, fights, and goes on after it was left', async () => {
    const folder = tempFolder();
    let store = opens(folder);
    const stage = (await page(store, SIZES[0])).press('n', 'Enter', 'Enter', 'Enter');
    readOn(stage);
    stage.choose('A new Star').settle();
    stage.choose('Roll the size');
    readOn(stage);
    stage.choose('Brawler');
    stage.choose('Join the familia');
    readOn(stage);
    expect(stage.text).toContain('Flamma');
    stage.choose('A match').choose('Into the arena');
    readOn(stage);
    for (let i = 0; i < 2_000 && !stage.labels.includes('Go on'); i++) stage.press('Enter');
    stage.choose('Go on');
    expect(stage.text).toMatch(/Match 1 is (won|lost|a draw)/);
    store.close();
    store = opens(folder);
    const again = await loaded(atTitle(store, new Shelf(GAMES)).choose('Continue'));
    expect(again.text).toContain('Varro');
    store.close();
  });
});
