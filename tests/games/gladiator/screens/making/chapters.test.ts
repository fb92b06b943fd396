/** Chapters of the rules, one by one, and what practice offers without them. */
import { describe, expect, it } from 'vitest';
import { GAME_ID } from '../../../../../src/games/gladiator/id.ts';
import { optionsOf } from '../../../../../src/games/gladiator/options.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { optionsScreen } from '../../../../../src/tui/screens/options.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { Stage } from '../../program/tui/stage.ts';
import { pageStage } from '../page.ts';

type Rules = 'basic' | 'advanced' | 'campaign';

const chapters = (rules: Rules = 'advanced', leftOut: readonly number[] = []): Stage =>
  new Stage((env) => optionsScreen(env, GAME_ID), fakeServices({ settings: { rules, leftOut } })).press('c');
const practice = (leftOut: readonly number[], rules: Rules = 'advanced'): Stage =>
  pageStage(fakeServices({ settings: { rules, leftOut } }));
/** On to the choice of an opponent, with the first kind of man there is. */
const toFoe = (stage: Stage): Stage => stage.press('p', 'm', 'Enter').choose('Take him').press('Enter');

describe('chapters', () => {
  it('are left out and taken in again, and kept in their order', () => {
    const stage = chapters();
    expect(stage.text).toMatch(/19 Fighting styles +in force/);
    stage.press('Down', 'Down', 'Enter', 'Up', 'Space');
    expect(optionsOf(stage.env.settings).leftOut).toEqual([20, 21]);
    expect(stage.text).toMatch(/20 Net and trident +left out/);
    stage.press('Right');
    expect(optionsOf(stage.env.settings).leftOut).toEqual([21]);
    expect(stage.press('Esc').text).toMatch(/Rules.*changed/);
  });

  it('say which rules know them', () => {
    expect(chapters('advanced').text).toMatch(/31 Talents +--/);
    expect(chapters('campaign').text).toMatch(/31 Talents +in force/);
    const basic = chapters('basic');
    expect(basic.text).toMatch(/19 Fighting styles +--/);
    expect(basic.text).toContain('The Basic Game knows none of these.');
  });

  it('fit the smallest screen, each with what is lost without it', () => {
    const stage = chapters('campaign');
    for (let i = 0; i < 14; i++) {
      expect(stage.text).toMatch(/Without it: .+\./);
      stage.press('Down');
    }
    expect(stage.text).toMatch(/▸ 19 Fighting styles/);
  });
});

describe('practice without a chapter', () => {
  it('leaves it out of the bout', () => {
    const stage = toFoe(practice([23, 25]));
    stage.choose('Surprise me').choose('Into the arena');
    const setup = stage.services.disk.bout?.setup as Setup | undefined;
    const sections = setup?.rules.sections ?? [];
    expect(sections).not.toEqual(expect.arrayContaining([23]));
    expect(sections).not.toEqual(expect.arrayContaining([25]));
    expect(sections).toEqual(expect.arrayContaining([19, 22, 24, 26]));
  });

  it('offers types instead of styles without 19', () => {
    const stage = practice([19]).press('p', 'm');
    expect(stage.labels).toEqual(['Light', 'Medium', 'Heavy']);
  });

  it('offers neither beasts nor hunters without 28, nor riders without 30', () => {
    expect(toFoe(practice([])).labels).toEqual(expect.arrayContaining(['Beasts', 'Eques']));
    expect(toFoe(practice([28, 30])).labels).not.toEqual(expect.arrayContaining(['Beasts']));
    expect(toFoe(practice([28, 30])).labels).not.toEqual(expect.arrayContaining(['Eques']));
    expect(practice([28]).press('p', 'm').labels).not.toContain('Venator');
  });

  it('offers no teams without 26 and no arena without 27', () => {
    expect(practice([26]).labels).not.toContain('Team bout');
    const stage = toFoe(practice([26, 27])).choose('Surprise me');
    expect(stage.labels.some((label) => label.startsWith('Arena') || label === 'More men')).toBe(false);
  });

  it('refuses a team that wants a chapter left out, in words', () => {
    const stage = practice([28]).press('t');
    stage.press('Down', 'Down', 'Right', 'Up', 'Up', 'Enter');
    expect(stage.services.disk.bout).toBeNull();
    expect(stage.text).toMatch(/They cannot meet: .*beasts are of chapter 28/);
  });
});
