/** A match of Gladiatori on its screen: played to its end by keys, composed answers, left and gone on with. */
import { expect, it } from 'vitest';
import { GLADIATORI_ALONE } from '../../../../src/games/gladiatori/screens/practice.ts';
import { matchSetup } from '../../../../src/games/gladiatori/session/line-up.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { begunLone } from '../../../../src/tui/match/practice.ts';
import { atPage, onScreen, opens, readsFirst, SIZES, type Size } from '../../../support/game-stage.ts';
import { playOn, readOn } from '../../../support/lone-matches.ts';
import type { PlainStage } from '../../../support/plain-stage.ts';
import { atTitle, loaded } from '../../../support/title-stage.ts';
import { choices } from '../support/choices.ts';

readsFirst('gladiatori');

/** A match that no file keeps, on its screen. */
async function practised(more: Parameters<typeof choices>[0], seed: string, size: Size = SIZES[0]) {
  const store = opens();
  const session = begunLone(GLADIATORI_ALONE, matchSetup(choices(more), seed), seed, { write: () => null });
  const stage = await onScreen(GLADIATORI_ALONE, session, size, store);
  return { session, stage };
}

/** Reads and answers until a list begins with such a word. */
function until(stage: PlainStage, label: RegExp, most = 200): PlainStage {
  for (let i = 0; i < most && !label.test(stage.labels[0] ?? ''); i++)
    stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
  return stage;
}

it('is played to its end by keys', async () => {
  const { session, stage } = await practised({}, 'whole');
  expect(stage.lines[0]).toMatch(/Felix v [A-Z]\w+/);
  playOn(stage);
  expect(session.over).toBe(true);
  expect(stage.text).toMatch(/Victory|Defeat|A draw/);
});

it.each(SIZES)('splits the deck card by card at $columns columns: more, less, anew', async (size) => {
  const { stage } = await practised({}, 'split', size);
  readOn(until(stage, /^Hand/));
  const held = () => Number(/Hand (\d+)/.exec(stage.labels[0] ?? '')?.[1]);
  const before = held();
  expect(stage.text).toContain(`Hand ${before} `);
  for (let i = stage.labels.indexOf('Energy 1'); i > 0; i--) stage.press('Down');
  stage.press('-');
  expect(held()).toBe(before - 1);
  expect(stage.text).toContain(`Hand ${before - 1} `);
  stage.press('Right');
  expect(held()).toBe(before);
  stage.press('-', 'Backspace');
  expect(held()).toBe(before);
});

it('begins a match made ready with one Enter, and goes on at the very question after it was left', async () => {
  const store = opens();
  const stage = until((await atPage('gladiatori', SIZES[0], store)).press('p', 'Enter'), /^Hand/);
  readOn(stage);
  stage.press('Enter');
  readOn(stage);
  const [asked, labels] = [stage.lines.slice(1, 10), stage.labels];
  expect(labels.length).toBeGreaterThan(1);
  const again = readOn(await loaded(atTitle(store, new Shelf(GAMES)).choose('Continue')));
  expect(again.lines.slice(1, 10)).toEqual(asked);
  expect(again.labels).toEqual(labels);
});
