/** 27.2 Choosing where a practice bout is held: when a man is made, and when two teams are called up. */
import { describe, expect, it } from 'vitest';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import {
  type ArenaChoice,
  arenaAfter,
  arenaIn,
  arenaMeaning,
  arenaWords,
} from '../../../../../src/games/gladiator/screens/making/arena-choice.ts';
import { newCreation } from '../../../../../src/games/gladiator/screens/making/create.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { Stage } from '../../program/tui/stage.ts';
import { pageStage } from '../page.ts';

const CHOICES: readonly ArenaChoice[] = ['roll', 1, 2, 3, 4, 5, 'plain'];
const setupOf = (stage: Stage) => stage.services.disk.bout?.setup as Setup;

/** At the last step of making a man. */
const made = (rules: 'basic' | 'advanced' = 'advanced'): Stage =>
  new Stage(newCreation, fakeServices({ settings: { rules } })).press('Enter', 'Enter', 'Enter', 'Enter');
const arenaItem = (stage: Stage) => stage.view.menu?.items.find(({ value }) => value === 'arena');
const another = (stage: Stage, times: number): Stage => {
  for (let i = 0; i < times; i++) stage.choose('Arena');
  return stage;
};

describe('27.2 the arenas on offer', () => {
  it('go round: by the dice, the five sizes, plain sand', () => {
    const seen = CHOICES.map((choice) => arenaAfter(choice, 1));
    expect(seen).toEqual([1, 2, 3, 4, 5, 'plain', 'roll']);
    for (const choice of CHOICES) expect(arenaAfter(arenaAfter(choice, 1), -1)).toBe(choice);
  });

  it('each have words and a meaning of their own', () => {
    expect(new Set(CHOICES.map(arenaWords)).size).toBe(CHOICES.length);
    expect(new Set(CHOICES.map(arenaMeaning)).size).toBe(CHOICES.length);
  });

  it('go into the set-up where chapter 27 is in force, and nowhere else', () => {
    expect(arenaIn('roll', advancedRules())).toEqual({ arena: { size: null, obstacles: null } });
    expect(arenaIn(4, advancedRules())).toEqual({ arena: { size: 4, obstacles: null } });
    expect(arenaIn('plain', advancedRules())).toEqual({});
    for (const choice of CHOICES) expect(arenaIn(choice, basicRules())).toEqual({});
  });
});

describe('27.2 for a man who is made', () => {
  it('it is by the dice unless another is chosen, and said so', () => {
    const stage = made();
    expect(arenaItem(stage)).toMatchObject({
      label: 'Arena: by the dice',
      note: 'size and obstacles are rolled (27.2)',
    });
    expect(setupOf(stage.choose('Into the arena')).arena).toEqual({ size: null, obstacles: null });
  });

  it.each([
    [1, 'Arena: 1, the Colosseum', { size: 1, obstacles: null }],
    [5, 'Arena: 5, a pit', { size: 5, obstacles: null }],
    [6, 'Arena: plain sand', undefined],
    [7, 'Arena: by the dice', { size: null, obstacles: null }],
  ])('chosen %i times it is %s', (times, label, arena) => {
    const stage = another(made(), times);
    expect(arenaItem(stage)?.label).toBe(label);
    expect(setupOf(stage.choose('Into the arena')).arena).toEqual(arena);
  });

  it('it goes along where more men are called', () => {
    const stage = another(made(), 2).choose('More men');
    expect(stage.text).toMatch(/Arena +2, great/u);
    expect(setupOf(stage.press('Enter')).arena).toEqual({ size: 2, obstacles: null });
  });

  it('26 says for whom comrades can be called', () => {
    expect(made().view.menu?.items.find(({ value }) => value === 'teams')?.note).toBe('comrades for both of them (26)');
  });

  it('it is not offered in the Basic Game', () => {
    expect(arenaItem(made('basic'))).toBeUndefined();
    expect(setupOf(made('basic').choose('Into the arena'))).not.toHaveProperty('arena');
  });

  it('the line of whom he meets is not hidden by the list', () => {
    const stage = made();
    const { menu } = stage.view;
    const meets = stage.lines.findIndex((line) => line.includes(' meets '));
    const below = stage.lines.findIndex((line) => line.includes('Log sheet'));
    expect(meets).toBeLessThan(menu?.y ?? 0);
    expect(below).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.limit ?? 99));
  });
});

describe('27.2 for two teams', () => {
  const atArena = (): Stage => {
    const settings = { rules: 'advanced', lastName: 'Rufus' } as const;
    const stage = pageStage(fakeServices({ settings }));
    return stage.press('t', ...Array<'Down'>(5).fill('Down'));
  };

  it('Left and Right change it, with what it means beside it', () => {
    const stage = atArena();
    expect(stage.lines[7]).toMatch(/Arena +< by the dice >/u);
    expect(stage.press('Left').lines[7]).toContain('< plain sand >');
    expect(stage.press('Right', 'Right').lines[7]).toContain('< 1, the Colosseum >');
    expect(stage.text).toContain('Walls on 5 or more');
  });

  it('it is where they fight', () => {
    const begin = ['Up', 'Up', 'Up', 'Up', 'Up', 'Enter'] as const;
    expect(setupOf(atArena().press(...begin)).arena).toEqual({ size: null, obstacles: null });
    expect(setupOf(atArena().press('Left', 'Left', ...begin)).arena).toEqual({ size: 5, obstacles: null });
    expect(setupOf(atArena().press('Left', ...begin))).not.toHaveProperty('arena');
  });
});
