/** 26 Calling up two teams: from GLADIATOR's page, or with the man who has just been made. */
import { describe, expect, it } from 'vitest';
import { BEAST_KINDS } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { PRINTED_STYLES, RIDER_STYLES } from '../../../../../src/games/gladiator/rules/types.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import type { Stage } from '../../program/tui/stage.ts';
import { pageStage } from '../page.ts';

const offers = (terminal: Partial<Terminal> = {}, rules: 'basic' | 'advanced' = 'advanced'): Stage =>
  pageStage(fakeServices({ settings: { rules, lastName: 'Rufus' } }), terminal);
const calling = (terminal: Partial<Terminal> = {}): Stage => offers(terminal).press('t');
const setupOf = (stage: Stage) => stage.services.disk.bout?.setup as Setup;

describe('a team bout', () => {
  it('is offered where chapter 26 is in force, as soon as the options say so', () => {
    const stage = offers({}, 'basic');
    expect(stage.labels).not.toContain('Team bout');
    expect(stage.press('t').top.name).toBe('game');
    stage.services.change({ rules: 'advanced' });
    expect(stage.labels).toEqual(expect.arrayContaining(['Practice', 'Team bout']));
    expect(stage.choose('Team bout').top.name).toBe('muster');
    expect(stage.press('Esc').top.name).toBe('game');
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
    const stage = calling().press('Down', 'Left', 'Left', 'Down', 'Down', 'Left', 'Down', 'Right');
    expect(stage.lines[2]).toContain('6 v 1');
    expect(stage.lines[6]).toContain('all of them');
    const { fighters } = setupOf(stage.press('Up', 'Up', 'Up', 'Up', 'Enter'));
    expect(fighters.map(({ by }) => by)).toEqual([...Array(6).fill('seat'), 'book']);
    expect(fighters.map(({ seat }) => seat)).toEqual([...Array(6).fill(0), null]);
  });
});

describe('the style of each man', () => {
  const atComrade = (terminal: Partial<Terminal> = {}) => calling(terminal).press(...Array<'Down'>(7).fill('Down'));

  it('is changed with Left and Right, his kit beside it', () => {
    const stage = atComrade().press('Right');
    expect(stage.lines[10]).toMatch(/ B {2}a comrade +< parmularius >/u);
    expect(stage.text).toContain('Parmularius');
    expect(stage.text).toContain('class');
    stage.press('Left', 'Left');
    expect(stage.lines[10]).toContain('< sagittarius >');
    expect(setupOf(stage.press(...Array<'Up'>(7).fill('Up'), 'Enter')).fighters[1]?.kind).toBe('sagittarius');
  });

  it('is chosen from the list of all with their pictures, which Enter opens', () => {
    const stage = atComrade().press('Enter');
    expect([...stage.labels].sort()).toEqual(
      ['Surprise me', ...PRINTED_STYLES.map((style) => `${style[0]?.toUpperCase()}${style.slice(1)}`)].sort(),
    );
    stage.send({ kind: 'highlight', value: 'retiarius' });
    expect(stage.text).toMatch(/Trident: reach 2/u);
    stage.choose('Retiarius');
    expect(stage.top.name).toBe('muster');
    expect(stage.lines[10]).toContain('< retiarius >');
    expect(stage.press('Enter', 'Esc').lines[10]).toContain('< retiarius >');
  });

  it('is a surprise again for all of them with one key, names and numbers kept', () => {
    const stage = atComrade().press('Right', 'Down', 'Right', 's');
    expect(stage.text.match(/any style/gu)).toHaveLength(4);
    expect(stage.text).toContain('RUFUS');
  });

  it('is forgotten with a man who is taken away', () => {
    const stage = atComrade().press('Right', ...Array<'Up'>(6).fill('Up'), 'Left');
    expect(stage.text).not.toContain('parmularius');
    expect(stage.press('Right').text).toContain('any style');
  });
});

describe('More men, when one’s own has been made', () => {
  const made = () => offers().press('p', 'm').choose('Secutor').press('Enter', 'Enter').choose('Thraex');

  it('brings him as he was rolled, and the foe chosen for him', () => {
    const stage = made();
    const cf = /CF = TR \+ ST \+ AG = (\d+)/u.exec(stage.text)?.[1];
    const { fighters } = setupOf(stage.choose('More men').press('Enter'));
    expect(fighters.map(({ kind }) => kind)).toEqual(['secutor', 'surprise', 'thraex', 'surprise']);
    const { tr, st, ag } = fighters[0]?.ratings ?? { tr: 0, st: 0, ag: 0 };
    expect((tr ?? 0) + (st ?? 0) + (ag ?? 0)).toBe(Number(cf));
  });

  it('his style is settled; Esc goes back to the making of him', () => {
    const stage = made()
      .choose('More men')
      .press(...Array<'Down'>(6).fill('Down'), 'Right');
    expect(stage.prompt).toContain('He has been rolled;');
    expect(stage.press('Enter').prompt).toContain('He has been rolled;');
    expect(stage.press('s').text).toMatch(/RUFUS +< secutor >/u);
    expect(stage.press('Esc').labels).toContain('Into the arena');
  });

  it('is not offered in the Basic Game', () => {
    const stage = offers({}, 'basic').press('p', 'm', 'Enter', 'Enter', 'Enter', 'Enter');
    expect(stage.labels).toEqual([
      'Into the arena',
      'Led by: the book',
      'Tables: Colosseum',
      'Defence cards: none',
      'Another seed',
      'Type a seed',
    ]);
  });

  it('the level of whoever is met turns with Enter, and goes into the set-up', () => {
    const stage = offers({}, 'basic').press('p', 'm', 'Enter', 'Enter', 'Enter', 'Enter', 'Down', 'Enter');
    expect(stage.labels[1]).toBe('Led by: an adept');
    stage.press('Up', 'Enter');
    expect(stage.text).toMatch(/Plot in secret/u);
  });

  it('another seed is one key away', () => {
    const stage = calling();
    const seed = stage.lines[0];
    expect(stage.press('n').lines[0]).not.toBe(seed);
  });
});

describe('30 riders', () => {
  const at = (row: number) => calling().press(...Array<'Down'>(row).fill('Down'));
  const [LEAD, MINE, COMRADE, THEIRS] = [4, 6, 7, 8] as const;
  const labels = (stage: Stage) => stage.press('Enter').labels.map((label) => label.toLowerCase());

  it('30.2.1 are on offer for the book alone: comrades and the others, not for him you lead', () => {
    for (const row of [COMRADE, THEIRS]) expect(labels(at(row))).toEqual(expect.arrayContaining([...RIDER_STYLES]));
    const mine = at(MINE);
    expect(labels(mine)).not.toContain('eques');
    expect(mine.prompt).toContain('Only centurions ride (30.2.1).');
    const all = at(LEAD).press('Right', 'Down', 'Down', 'Down');
    expect(labels(all)).not.toContain('sagittarius');
  });

  it('30.2.1 cannot be led: the lead is not yours as long as one rides beside you', () => {
    const stage = at(COMRADE).press('Left', 'Up', 'Up', 'Up', 'Right');
    expect(stage.prompt).toContain('Only centurions ride (30.2.1): B rides, and you cannot lead him.');
    expect(stage.lines[6]).toContain('alone');
    expect(stage.text).toMatch(/but +no man/u);
  });

  it('26 a comrade is led as the others are, or by a tactician', () => {
    const stage = at(LEAD).press('Left');
    expect(stage.lines[6]).toContain('with a tactician');
    const begun = stage.press('Up', 'Up', 'Up', 'Up', 'Enter').services.disk.bout;
    const { fighters } = (begun?.setup ?? { fighters: [] }) as { readonly fighters: readonly object[] };
    expect(fighters.slice(0, 3)).toMatchObject([{ seat: 0 }, { seat: 1, level: 'tactician' }, { by: 'book' }]);
  });

  it('are drawn on their horses, with what they mean', () => {
    const stage = at(THEIRS).press('Left');
    expect(stage.text).toContain('Sagittarius');
    expect(stage.text).toContain('8 phases of 8');
    expect(stage.text).toContain('the lower impact (30.5).');
    expect(setupOf(stage.press(...Array<'Up'>(THEIRS).fill('Up'), 'Enter')).fighters.map(({ kind }) => kind)).toEqual([
      ...['surprise', 'surprise', 'sagittarius', 'surprise'],
    ]);
  });

  it('ride into the arena', () => {
    const stage = at(THEIRS).press('Left', ...Array<'Up'>(THEIRS).fill('Up'), 'Enter');
    for (let i = 0; i < 60 && stage.top.name !== 'plot'; i++) stage.press('Space');
    expect(stage.top.name).toBe('plot');
  });
});

describe('28 several men against beasts', () => {
  const hunted = () => calling().press('Down', 'Down', 'Right');

  it('they are a drawn hunt until others are chosen; no men stand beside them', () => {
    const stage = hunted();
    expect(stage.lines[2]).toContain('2 v beasts');
    expect(stage.text).toContain('the beasts of a hunt');
    expect(stage.text).not.toContain('Their side');
    expect(stage.text).toContain('never fight');
    const { fighters } = setupOf(stage.press('Up', 'Up', 'Enter'));
    expect(fighters.map(({ side, by, kind }) => [side, by, kind])).toEqual([
      [0, 'seat', 'surprise'],
      [0, 'book', 'surprise'],
      [1, 'book', 'hunt'],
    ]);
  });

  it('several kinds at once come from the list that Enter opens', () => {
    const stage = hunted().press('Down');
    expect(stage.press('Right').prompt).toContain('Enter opens the list of beasts');
    stage.press('Enter');
    expect(stage.top.name).toBe('beasts');
    const wolf = BEAST_KINDS.indexOf('wolf') + 1;
    stage.press(...Array<'Down'>(BEAST_KINDS.indexOf('lion') + 1).fill('Down'), 'Right');
    stage.press(...Array<'Down'>(wolf - BEAST_KINDS.indexOf('lion') - 1).fill('Down'), 'Right', 'Right', 'Enter');
    expect(stage.top.name).toBe('muster');
    expect(stage.lines[5]).toContain('a lion and 2 wolves');
    expect(stage.press('Enter').text).toMatch(/Wolf +2 /u);
    const { fighters } = setupOf(stage.press('Enter', 'Up', 'Up', 'Up', 'Enter'));
    expect(fighters.map(({ kind }) => kind)).toEqual(['surprise', 'surprise', 'lion', 'wolf', 'wolf']);
  });

  it('the others are as they were when they are men again', () => {
    const stage = calling().press(...Array<'Down'>(8).fill('Down'), 'Right', ...Array<'Up'>(6).fill('Up'));
    expect(stage.press('Right').text).not.toContain('parmularius');
    expect(stage.press('Left').text).toContain('parmularius');
  });

  it('More men goes with beasts too', () => {
    const stage = offers().press('p', 'm').choose('Bestiarius').press('Enter', 'Enter').choose('Beasts').press('Enter');
    stage.choose('More men');
    expect(stage.lines[2]).toContain('2 v beasts');
    expect(setupOf(stage.press('Enter')).fighters.map(({ kind }) => kind)).toEqual(['bestiarius', 'surprise', 'hunt']);
  });

  it('begins in the arena, at the plot of the man you lead', () => {
    const stage = hunted().press('Up', 'Up', 'Enter');
    for (let i = 0; i < 60 && stage.top.name !== 'plot'; i++) stage.press('Space');
    expect(stage.top.name).toBe('plot');
  });
});
