/** Keys that write a whole allocation at once. */
import { describe, expect, it } from 'vitest';
import { optionsOf, withOptions } from '../../../../../src/games/gladiator/options.ts';
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

describe('p: presets', () => {
  const notices = (stage: Stage, times: number) =>
    Array.from({ length: times }, () => stage.press('p').prompt.replace(/^ ▸ |:.*$/gu, ''));

  it('turns through spread, guard and all out, the balanced one first, and begins anew', () => {
    expect(notices(first(), 4)).toEqual(['Spread', 'Guard', 'All out', 'Spread']);
  });

  it('begins at the chosen area', () => {
    const stage = first().press('Down', 'p');
    expect(rows(stage)).toEqual(['1 head - 3', '2 chest 8 1. round 2 3']);
    expect(rows(stage.press('p'))).toEqual(['1 head - 6', '2 chest - 6']);
    expect(rows(stage.press('p'))).toEqual(['1 head - -', '2 chest 8 1. round 1 -']);
  });

  it('leaves no CF over, so that one Enter commits', () => {
    const stage = first();
    for (let i = 0; i < 3; i++) expect(stage.press('p').lines[1]).toContain('left 0');
  });

  it('P keeps what is written, for this bout and others, and lets it go again', () => {
    const stage = first().press('6', 'Down', '.', 'P');
    expect(stage.prompt).toContain('Kept: head 6 | chest 1. p finds it again, here and in other bouts.');
    expect(optionsOf(stage.services.settings()).keptAllocations).toEqual(['head 6 | chest 1']);
    expect(notices(stage.press('U'), 5)).toEqual(['Spread', 'Guard', 'All out', 'Kept', 'Spread']);
    expect(rows(stage.press('p', 'p', 'p'))).toEqual(['1 head 6 1. round 3 -', '2 chest - 1']);
    expect(stage.press('P').prompt).toContain('No longer kept: head 6 | chest 1.');
    expect(notices(stage.press('U'), 4)).toEqual(['Spread', 'Guard', 'All out', 'Spread']);
  });

  it('P keeps five, and not nothing', () => {
    const stage = first();
    expect(stage.press('P').prompt).toContain('Write an allocation first, then P keeps it.');
    for (const digit of ['1', '2', '3', '4', '5']) stage.press(digit, 'P');
    expect(stage.press('6', 'P').prompt).toContain('5 are kept already: go to one with p, and P removes it.');
  });

  it('one that was kept by hand and cannot be read is passed over', () => {
    const stage = first();
    stage.services.changeSettings(withOptions({ games: {} }, { keptAllocations: ['beard 4', 'legs 3'] }));
    expect(notices(stage, 5)).toEqual(['Spread', 'Guard', 'All out', 'Kept', 'Spread']);
  });
});
