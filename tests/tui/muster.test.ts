/** 26 Calling up two teams: from the title, or with the man who has just been made. */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../src/engine/gladiator/setup.ts';
import { STYLES } from '../../src/engine/gladiator/types.ts';
import { titleScreen } from '../../src/tui/screens/title.ts';
import { Stage } from './stage.ts';
import { fakeServices, type Terminal } from './support.ts';

const title = (terminal: Partial<Terminal> = {}, rules: 'basic' | 'advanced' = 'advanced'): Stage =>
  new Stage((env) => titleScreen(env, null), fakeServices({ settings: { rules, lastName: 'Rufus' } }), terminal);
const calling = (terminal: Partial<Terminal> = {}): Stage => title(terminal).press('t');
const setupOf = (stage: Stage) => stage.services.disk.bout?.setup as Setup;

describe('a team bout', () => {
  it('is offered where chapter 26 is in force, as soon as the options say so', () => {
    const stage = title({}, 'basic');
    expect(stage.labels).not.toContain('Team bout');
    expect(stage.press('t').top.name).toBe('title');
    stage.services.changeSettings({ rules: 'advanced' });
    expect(stage.labels.slice(0, 2)).toEqual(['Practice bout', 'Team bout']);
    expect(stage.choose('Team bout').top.name).toBe('muster');
    expect(stage.press('Esc').top.name).toBe('title');
  });

  it('takes two keys: two against two of any style, you lead the first', () => {
    const { rules, fighters } = setupOf(calling().press('Enter'));
    expect(rules.sections).toContain(26);
    expect(fighters.map(({ id, side, by, kind, name }) => [id, side, by, kind, name])).toEqual([
      ['A', 0, 'seat', 'surprise', 'Rufus'],
      ['B', 0, 'book', 'surprise', null],
      ['C', 1, 'book', 'surprise', null],
      ['D', 1, 'book', 'surprise', null],
    ]);
  });

  it('begins in the arena, saved, at the plot of the man you lead', () => {
    const stage = calling().press('Enter');
    for (let i = 0; i < 40 && stage.top.name !== 'plot'; i++) stage.press('Space');
    expect(stage.prompt).toContain('A RUFUS: two steps at most');
  });

  it.each([
    [['Right'], 3],
    [['Left'], 1],
    [['Left', 'Left'], 6],
    [['Right', 'Right', 'Right', 'Right', 'Right'], 1],
    [['Enter', 'Space'], 4],
  ])('has one to six men a side, round the ends: %j on your side', (keys, count) => {
    const stage = calling().press('Down', ...keys);
    expect(stage.lines[2]).toContain(`${count} v 2`);
    expect(setupOf(stage.press('Up', 'Enter')).fighters.filter(({ side }) => side === 0)).toHaveLength(count);
  });

  it('unequal sides are legal: six against one, all of them yours', () => {
    const stage = calling().press('Down', 'Left', 'Left', 'Down', 'Left', 'Down', 'Right');
    expect(stage.lines[2]).toContain('6 v 1');
    expect(stage.lines[5]).toContain('all of them');
    const { fighters } = setupOf(stage.press('Up', 'Up', 'Up', 'Enter'));
    expect(fighters.map(({ by }) => by)).toEqual([...Array(6).fill('seat'), 'book']);
    expect(fighters.map(({ seat }) => seat)).toEqual([...Array(6).fill(0), null]);
  });
});

describe('the style of each man', () => {
  const atComrade = (terminal: Partial<Terminal> = {}) =>
    calling(terminal).press('Down', 'Down', 'Down', 'Down', 'Down', 'Down');

  it('is changed with Left and Right, his kit beside it', () => {
    const stage = atComrade().press('Right');
    expect(stage.lines[9]).toMatch(/ B {2}a comrade +< parmularius >/u);
    expect(stage.text).toContain('Parmularius');
    expect(stage.text).toContain('class');
    stage.press('Left', 'Left');
    expect(stage.lines[9]).toContain(`< ${STYLES.at(-1)} >`);
    expect(setupOf(stage.press('Up', 'Up', 'Up', 'Up', 'Up', 'Up', 'Enter')).fighters[1]?.kind).toBe(STYLES.at(-1));
  });

  it('is chosen from the list of all with their pictures, which Enter opens', () => {
    const stage = atComrade().press('Enter');
    expect(stage.labels).toEqual([
      'Surprise me',
      ...STYLES.map((style) => `${style[0]?.toUpperCase()}${style.slice(1)}`),
    ]);
    stage.send({ kind: 'highlight', value: 'retiarius' });
    expect(stage.text).toMatch(/Trident: reach 2/u);
    stage.choose('Retiarius');
    expect(stage.top.name).toBe('muster');
    expect(stage.lines[9]).toContain('< retiarius >');
    expect(stage.press('Enter', 'Esc').lines[9]).toContain('< retiarius >');
  });

  it('is a surprise again for all of them with one key, names and numbers kept', () => {
    const stage = atComrade().press('Right', 'Down', 'Right', 's');
    expect(stage.text.match(/any style/gu)).toHaveLength(4);
    expect(stage.text).toContain('RUFUS');
  });

  it('is forgotten with a man who is taken away', () => {
    const stage = atComrade().press('Right', 'Up', 'Up', 'Up', 'Up', 'Up', 'Left');
    expect(stage.text).not.toContain('parmularius');
    expect(stage.press('Right').text).toContain('any style');
  });
});

describe('More men, when one’s own has been made', () => {
  const made = () => title().press('p').choose('Secutor').press('Enter', 'Enter').choose('Thraex');

  it('brings him as he was rolled, and the foe chosen for him', () => {
    const stage = made();
    const cf = /CF = TR \+ ST \+ AG = (\d+)/u.exec(stage.text)?.[1];
    const { fighters } = setupOf(stage.choose('More men').press('Enter'));
    expect(fighters.map(({ kind }) => kind)).toEqual(['secutor', 'surprise', 'thraex', 'surprise']);
    const { tr, st, ag } = fighters[0]?.ratings ?? { tr: 0, st: 0, ag: 0 };
    expect((tr ?? 0) + (st ?? 0) + (ag ?? 0)).toBe(Number(cf));
  });

  it('his style is settled; Esc goes back to the making of him', () => {
    const stage = made().choose('More men').press('Down', 'Down', 'Down', 'Down', 'Down', 'Right');
    expect(stage.prompt).toContain('He has been rolled as he is');
    expect(stage.press('Enter').prompt).toContain('He has been rolled as he is');
    expect(stage.press('s').text).toMatch(/RUFUS +< secutor >/u);
    expect(stage.press('Esc').labels).toContain('Into the arena');
  });

  it('is not offered in the Basic Game', () => {
    const stage = title({}, 'basic').press('p', 'Enter', 'Enter', 'Enter', 'Enter');
    expect(stage.labels).toEqual(['Into the arena', 'Another seed', 'Type a seed']);
  });

  it('another seed is one key away', () => {
    const stage = calling();
    const seed = stage.lines[0];
    expect(stage.press('n').lines[0]).not.toBe(seed);
  });
});
