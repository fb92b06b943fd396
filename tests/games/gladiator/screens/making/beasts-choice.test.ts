/** 28 Choosing beasts for an opponent, and what is said of them. */
import { describe, expect, it } from 'vitest';
import { isIn } from '../../../../../src/games/gladiator/rules/beasts/setup.ts';
import { BEAST_KINDS } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import {
  actionsText,
  beastMeaning,
  beastSentences,
  beastsText,
} from '../../../../../src/games/gladiator/screens/kit/beast-notes.ts';
import { BEAST_ROWS, beastPicture, EYE } from '../../../../../src/games/gladiator/screens/kit/beast-pictures.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import type { Stage } from '../../program/tui/stage.ts';
import { pageStage } from '../page.ts';

/** The list of opponents, a venator having been made. */
const opponents = (terminal: Partial<Terminal> = {}): Stage =>
  pageStage(fakeServices({ settings: { rules: 'advanced' } }), terminal)
    .press('p', 'm')
    .choose('Venator')
    .choose('Take him')
    .press('Enter');

/** P180 By Springsteen's book. */
const foreign = (terminal: Partial<Terminal> = {}): Stage => {
  const stage = opponents(terminal);
  stage.services.change({ beastBook: 'springsteen' });
  return stage.choose('Beasts');
};

const beasts = (terminal: Partial<Terminal> = {}): Stage => opponents(terminal).choose('Beasts');

/** The kinds of side 1 in the bout that is begun from the last step. */
function met(stage: Stage): readonly string[] {
  const { bout } = stage.choose('Into the arena').services.disk;
  if (bout === null) throw new Error('no bout has begun');
  return (bout.setup as Setup).fighters.slice(1).map(({ kind }) => kind);
}

/** The words in the box beside the list. */
const beside = ({ lines }: Stage): string =>
  lines
    .slice(2, -2)
    .map((row) => row.slice(47, -2).trim())
    .join(' ')
    .replaceAll(/ +/g, ' ');

/** The mark on a kind. */
function marked(stage: Stage, kind: (typeof BEAST_KINDS)[number]): Stage {
  return stage.press(...Array<'Down'>(BEAST_KINDS.indexOf(kind) + 1).fill('Down'));
}

describe('28 the opponent', () => {
  it('can be beasts where the Advanced Game is played, and in the Basic Game not', () => {
    expect(opponents().labels.at(-1)).toBe('Beasts');
    const basic = pageStage(fakeServices({ settings: { rules: 'basic' } }));
    expect(basic.press('p', 'm').choose('Light').choose('Take him').press('Enter').labels).not.toContain('Beasts');
  });

  it('is a drawn hunt at the first Enter (P89)', () => {
    const stage = beasts();
    expect(beside(stage)).toContain('1D3 beasts, drawn from all counters: a bear, 3 boars, an elephant');
    expect(stage.press('Enter').text).toContain('meets the beasts of a hunt');
    expect(met(stage)).toEqual(['hunt']);
  });

  it('is the beast under the mark where none has been called up', () => {
    const stage = marked(beasts(), 'lion').press('Enter');
    expect(stage.text).toMatch(/ meets a lion: until they are down/);
    expect(met(stage)).toEqual(['lion']);
  });

  it('is as many of each kind as were called up', () => {
    const stage = marked(beasts(), 'boar')
      .press('Right')
      .press(...Array<'Down'>(7).fill('Down'));
    stage.press('Right', 'l', 'Right', 'Left');
    expect(stage.text).toMatch(/Boar +1 /);
    expect(stage.text).toMatch(/Wolf +< 2 >/);
    expect(stage.press('Enter').text).toContain('meets a boar and 2 wolves');
    expect(met(stage)).toEqual(['boar', 'wolf', 'wolf']);
  });

  it('is at most nine beasts, at least none', () => {
    const stage = marked(beasts(), 'wolf').press(...Array<'Right'>(10).fill('Right'));
    expect(stage.prompt).toContain('There is room for 9 beasts at most.');
    expect(stage.text).toContain('< 9 >');
    expect(stage.press(...Array<'Left'>(11).fill('Left')).text).toContain('< - >');
  });

  it('keeps what was called up when one comes back to it', () => {
    const stage = marked(beasts(), 'zebra').press('Right', 'Right', 'Enter', 'Esc').choose('Beasts');
    expect(stage.text).toMatch(/Zebra +< 2 >/);
    expect(stage.press('Esc').labels).toContain('Beasts');
  });

  it('says above the keys what Enter takes, and what the arrows change', () => {
    const stage = marked(beasts(), 'wolf');
    expect(stage.prompt).toContain('Left and Right change how many.');
    expect(stage.press('Right').prompt).toContain('Left and Right change their numbers.');
  });

  it('says how many come to a hunt when its number is to be changed', () => {
    expect(beasts().press('Right').prompt).toContain('1D3 (P89)');
  });
});

describe("P180 Springsteen's book", () => {
  it('has five animals, and a hunt of them alone (P189)', () => {
    const stage = foreign();
    for (const kind of BEAST_KINDS)
      expect(stage.text.includes(` ${kind.charAt(0).toUpperCase()}${kind.slice(1)} `)).toBe(isIn('springsteen', kind));
    expect(beside(stage)).toContain('a bear, a leopard, 3 lions, 2 tigers and 6 wolves');
    expect(met(stage.press('Up', 'Right', 'Right', 'Enter'))).toEqual(['wolf', 'wolf']);
  });

  it('tells of them by its own table', () => {
    for (const terminal of [{}, { columns: 120, rows: 40 }]) {
      const stage = foreign(terminal).press('Up');
      const { cunning, st, ag, cn, w, cf } = tables.springsteen.animals.wolf;
      const sign = (value: number) => (value < 0 ? `${value}` : `+${value}`);
      expect(stage.text).toContain(`CU ${cunning} ST ${sign(st)} AG ${sign(ag)} CN ${cn} W ${w} CF ${cf}`);
      for (const sentence of beastSentences(tables, 'springsteen', 'wolf')) expect(beside(stage)).toContain(sentence);
      expect(stage.text).not.toContain('hide  cun');
    }
  });
});

describe('28.3 a beast', () => {
  it.each(BEAST_KINDS)('such as a %s has a picture that fits its box, in plain ASCII', (kind) => {
    const picture = beastPicture(kind);
    expect(picture).toHaveLength(BEAST_ROWS);
    for (const row of picture) expect(row).toMatch(/^[ -~]{0,31}$/);
    expect(picture.join('').split(EYE)).toHaveLength(2);
  });

  it.each(BEAST_KINDS)('such as a %s is told with all its values, at 80 x 24 and at 120 x 40', (kind) => {
    for (const terminal of [{}, { columns: 120, rows: 40 }]) {
      const stage = marked(beasts(terminal), kind);
      const { st, cn, w, cf } = tables.beasts[kind];
      const told = beside(stage);
      expect(stage.text).toMatch(new RegExp(`│ ?ST \\+${st} CN ${cn} W ${w} CF ${cf} HI \\S+ CU [+-]\\d`));
      for (const sentence of beastSentences(tables, 'colosseum', kind)) expect(told).toContain(sentence);
      expect(told).toContain(beastMeaning(kind));
      for (const row of beastPicture(kind)) expect(stage.text).toContain(row.trim().replace(EYE, '•'));
    }
  });

  it('28.5 acts by 2D6 and its cunning: the throws of 36 that bring each action', () => {
    expect(actionsText(tables, 'bear')).toBe('roams 3, waits 7, comes 20, feeds 6');
    for (const kind of BEAST_KINDS) {
      const counts = [...actionsText(tables, kind).matchAll(/ (\d+)/g)].map(([, count]) => Number(count));
      expect(counts.reduce((a, b) => a + b)).toBe(36);
    }
    expect(actionsText(tables, 'gazelle')).toMatch(/^panics \d+, shrinks/);
    expect(actionsText(tables, 'gazelle')).not.toContain('feeds');
  });

  it.each([
    [['hunt'], 'the beasts of a hunt'],
    [['elephant'], 'an elephant'],
    [['wolf', 'lion', 'wolf'], '2 wolves and a lion'],
    [['rhino', 'rhino', 'boar', 'bear'], '2 rhinos, a boar and a bear'],
  ] as const)('%j are %s', (kinds, text) => {
    expect(beastsText(kinds)).toBe(text);
  });
});
