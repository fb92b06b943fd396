/** 28 Beasts as a bout is shown: the roll and what it means, steps one by one, ramming, trampling, feeding. */
import { describe, expect, it } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { actionRollOf, type Beat, isLoud, nextBeat } from '../../../../../src/games/gladiator/screens/bout/beats.ts';
import { beatCard } from '../../../../../src/games/gladiator/screens/bout/cards.ts';
import { wild } from '../../../../../tools/games/gladiator/beasts.ts';
import { play, type Scene, type Script, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { blow } from '../../support/blows.ts';
import { sessionIn, showingOf } from './scenes.ts';

const RULES = advancedRules();
const FAR = { q: 5, r: 0 };

/** A man and a lion five hexes off, or what else is there. */
const where = (more: Partial<Scene> = {}): Scene => ({
  rules: RULES,
  B: wild('lion', { at: FAR, facing: 3 }),
  ...more,
});

const from = (more: Partial<Scene> = {}): State => scene(where(more));

/** The beats of a phase played with written dice. */
function beatsOf(state: State, script: Script): readonly Beat[] {
  const showing = showingOf(play(state, script).events, state);
  const beats: Beat[] = [];
  for (let beat = nextBeat(showing); beat !== null; beat = nextBeat(showing)) beats.push(beat);
  return beats;
}

const cardText = (beat: Beat) =>
  beatCard(beat, { you: 'A', skin: 'ascii' })?.lines.map(({ segments }) => segments.map(({ text }) => text).join(''));

describe('28.5 what a beast does', () => {
  const COMES: Script = {
    dice: [
      ['beast-action', 5, 4],
      ['beast-hexes', 4],
    ],
  };

  it('is a beat of its own that waits, then every step one', () => {
    const beats = beatsOf(from(), COMES);
    expect(beats.map(({ kind }) => kind)).toEqual(['orders', 'beast', 'step', 'step']);
    expect(beats.map(isLoud)).toEqual([false, true, false, false]);
  });

  it('is told on a card with its cunning', () => {
    const [, acted] = beatsOf(from(), COMES);
    if (acted === undefined) throw new Error('nothing acted');
    expect(cardText(acted)).toEqual([
      expect.stringMatching(/^LION comes for MAXIMUS, 2 hexes/),
      'action   [5] [4] 9 +2 cunning = 11 > moves toward the closest gladiator',
      'hexes    [4] 2',
    ]);
  });

  it('of a wolf that follows its pack waits for nobody', () => {
    const wolves = from({
      B: wild('wolf', { at: FAR, facing: 3 }),
      C: wild('wolf', { at: { q: 5, r: -3 }, facing: 3 }),
    });
    const dice = [
      ['beast-action', 3, 4],
      ['lot:beast-turn', 0],
    ] as const;
    const acted = beatsOf(wolves, { dice: [dice[0]] }).filter(({ kind }) => kind === 'beast');
    expect(acted.map(isLoud)).toEqual([true, false]);
    expect(acted[1] === undefined ? null : cardText(acted[1])).toBeUndefined();
  });

  it('in panic is no roll on the table', () => {
    const mad = from({ B: wild('zebra', { at: FAR, facing: 3 }, { panicked: true }) });
    const [, acted] = beatsOf(mad, {
      dice: [
        ['beast-hexes', 1, 1],
        ['beast-way', 4],
      ],
    });
    const event = acted?.frames[0]?.entry.event;
    expect(event === undefined ? null : actionRollOf(event)).toBeNull();
    expect(acted === undefined || isLoud(acted)).toBe(false);
  });
});

describe('28.6.1 a beast in panic that runs a man down', () => {
  it('collides and tramples in one beat, its blow called by its name', () => {
    const near = from({ B: wild('zebra', { at: { q: 2, r: 0 }, facing: 3, cfAtStart: 0 }, { panicked: true }) });
    const beats = beatsOf(near, {
      dice: [
        ['beast-hexes', 1, 1],
        ['beast-way', 1],
        ['impact', 6],
        ['impact', 1],
        ['stun', 1, 1],
        ['stumble', 6],
        ['beast-area', 2],
        ['wound', 1, 1, 1],
      ],
    });
    const clash = beats.find(({ kind }) => kind === 'clash');
    const kinds = clash?.frames.map(({ entry }) => entry.event.kind);
    expect(kinds).toEqual(expect.arrayContaining(['collided', 'stunned', 'blow']));
    const text = clash === undefined ? [] : cardText(clash);
    expect(text).toContainEqual(expect.stringMatching(/^ZEBRA > MAXIMUS {2}chest {2}trampled/));
  });
});

describe('28.7.4 a bear that rears', () => {
  it('is seen before CF is divided', () => {
    const bear = from({ B: wild('bear', { at: { q: 2, r: 0 }, facing: 3, cfAtStart: 1 }) });
    const dice = [['beast-action', 3, 4], ['beast-attacks', 1], ['beast-area', 2], blow(3)] as const;
    const beats = beatsOf(bear, { dice });
    const contact = beats.find(({ kind }) => kind === 'contact');
    expect(contact?.frames.some(({ entry }) => entry.event.kind === 'reared')).toBe(true);
    expect(contact === undefined || isLoud(contact)).toBe(true);
  });
});

describe('on the screen', () => {
  /** A session whose phase has been plotted, at the moment the beast's dice are told. */
  const told = (seed: string, terminal = {}): Stage => {
    const stage = boutStage(
      sessionIn(where(), undefined, seed),
      fakeServices({ settings: { hints: false } }),
      terminal,
    );
    stage.press('Enter', 'Enter');
    return pressUntil(stage, 'Space', ({ text }) => / 13\+ /.test(text));
  };

  it.each([[{ columns: 80, rows: 24 }], [{ columns: 120, rows: 40 }]])(
    'at %j the table stands beside the arena, the row of the roll marked',
    (terminal) => {
      const stage = told('scene', terminal);
      const rows = stage.lines.map((line) => line.slice(terminal.columns === 80 ? 46 : 79));
      const table = rows.filter((line) => /^[ ▸](?:1-|2-3|4-6|7-8|9-12|13\+) /.test(line));
      expect(table).toHaveLength(6);
      expect(table.filter((line) => line.startsWith('▸'))).toHaveLength(1);
      expect(stage.text).toMatch(/── LION ─.* 28\.5/);
      expect(stage.text).toMatch(/\[\d\] \[\d\] \d+ \+2 cunning = \d+/);
    },
  );

  it('leaves the arena in sight while the beast goes', () => {
    const stage = told('scene');
    stage.send({ kind: 'tick' });
    expect(stage.text).toContain('•B•');
  });
});

describe('28.3.4 areas of a beast', () => {
  it('are told with both pairs of legs', () => {
    const state = from();
    const told = (area: 4 | 5, fighter: string) =>
      gladiator.narrate(
        { kind: 'bled', cite: '10.5', fighter, area, left: { from: 5, to: 4 }, cf: { from: 1, to: 1 } },
        state,
      );
    expect(told(4, 'B')).toBe('LION bleeds from the fore legs: 4 left.');
    expect(told(5, 'B')).toBe('LION bleeds from the hind legs: 4 left.');
    expect(told(4, 'A')).toBe('MAXIMUS bleeds from the arms: 4 left.');
  });
});
