/** Keys that write a whole allocation at once. */
import { describe, expect, it } from 'vitest';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { promptOf, sessionIn } from '../bout/scenes.ts';

/** A strong man face to face with another, neither with moves left, asked to divide CF for the first time. */
function first(): Stage {
  const session = sessionIn({ A: { tr: 30, moves: 5 }, B: { moves: 5 } });
  const stage = boutStage(session, fakeServices({ settings: { confirm: false } })).press('Enter');
  pressUntil(stage, 'Space', ({ top }) => top.name !== 'resolution');
  promptOf(session, 'allocate');
  return stage;
}

/** On to the next time that he divides CF. */
const next = (stage: Stage): Stage => {
  stage.press('Enter');
  for (let keys = 0; stage.top.name !== 'allocate'; keys++) {
    if (keys > 200) throw new Error(`never asked again:\n${stage.text}`);
    stage.press(stage.top.name === 'plot' ? 'Enter' : 'Space');
  }
  return stage;
};

/** What stands on the first two areas: 'head 6 1. round 1 -'. */
const rows = (stage: Stage): readonly string[] =>
  stage.lines.slice(4, 6).map((line) =>
    line
      .slice(2, 37)
      .replace(/[■·│▸]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  );

describe('a: as last time', () => {
  it('writes what was committed last, to be changed and taken back like anything else', () => {
    const stage = next(first().press('6', 'Down', '4', '.', '.')).press('a');
    expect(rows(stage)).toEqual(['1 head 6 1. round 2 -', '2 chest 4 2. round 4 2']);
    expect(stage.prompt).toContain('As last time');
    expect(rows(stage.press('5'))[0]).toBe('1 head 5 1. round 2 -');
    expect(rows(stage.press('Backspace', 'Backspace'))).toEqual(['1 head - -', '2 chest - -']);
  });

  it('says the first time that there is nothing to repeat', () => {
    expect(first().press('a').prompt).toContain('He has not divided CF in this bout yet.');
  });

  it('stands in the key bar at 80 columns', () => {
    expect(first().keyBar).toContain('a as last');
  });
});
