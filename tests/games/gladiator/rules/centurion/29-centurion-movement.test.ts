/** Chapter 29: how a centurion is made (29.2) and what he does before he moves (29.3, 29.4.1). */

import { describe, expect, it } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { isShield } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Dice } from '../../../../../src/kernel/dice.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import { wild } from '../../../../../tools/games/gladiator/beasts.ts';
import { lying, man, play, scene, shield, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { CENTURIONS } from '../../../../../tools/games/gladiator/printed-tables.ts';
import { faceOff, HOLD, ORIGIN } from '../../support/centurion.ts';

const BOOK: FighterSetup = {
  id: 'A',
  side: 0,
  by: 'book',
  seat: null,
  ...anyMan('medium'),
  armour: 1,
  shield: 'small',
};

/** Makes one sheet with scripted dice. */
function made(one: FighterSetup, dice: readonly Scripted[]): State {
  const setup: Setup = { rules: basicRules(), fighters: [one] };
  const state = gladiator.initial(setup, tables);
  const scripted = scriptedDice(dice);
  gladiator.prepare({ state, tables, dice: scripted, emit: () => {} }, setup, 'test');
  scripted.done();
  return state;
}

const ROLLED: readonly Scripted[] = [
  ['fighting-spirit', 3],
  ['prestige', 5],
  ['prestige-less', 1],
  ['lot:name', 0],
];

describe('29.1 Centurions', () => {
  it('29.1 a centurion is never asked: two of them fight a whole bout without a question', () => {
    const setup: Setup = { rules: basicRules(), fighters: [BOOK, { ...BOOK, id: 'B', side: 1 }] };
    for (const seed of ['one', 'two', 'three', 'four']) {
      const match = Match.start(gladiator, tables, setup, seed);
      expect(match.over).toBe(true);
      expect(match.choices).toEqual([]);
    }
  });

  it('29.1 against a player only the player is asked', () => {
    const { asked } = play(faceOff(), { dice: [HOLD] });
    expect(asked.map(({ kind, fighter }) => `${kind} ${fighter}`)).toEqual(['plot A']);
  });

  it('29.1 a choice the tables leave open is drawn at random (P4): which way he turns to an enemy straight behind', () => {
    expect([0, 1].map(facingAfterTurningBack).sort()).toEqual([2, 4]);
  });
});

/** 29.4.3: a centurion with his back to the enemy gives ground (16) and may turn one of the three hexsides. */
function facingAfterTurningBack(pick: number): number | undefined {
  const state = faceOff({ B: { facing: 3 } });
  const dice = scriptedDice([['order', 1, 6]]);
  const lot: Dice['lot'] = (name, cite, of) => ({ name, cite, draw: 2, of, picked: pick % of });
  const run = gladiator.playPhase({ state, tables, dice: { ...dice, lot }, emit: () => {} });
  run.next([]);
  run.next([{ actions: [], act: false }]);
  return state.fighters[1]?.facing;
}

describe('29.2 Creating centurions', () => {
  it.each([...CENTURIONS])('29.2 D66 %i gives TR, ST, AG, CN, W %j', (d66, [tr, st, ag, cn, w]) => {
    const [fighter] = made(BOOK, [['random-centurion', Math.floor(d66 / 10), d66 % 10], ...ROLLED]).fighters;
    expect(fighter).toMatchObject({ tr, st, ag, cn, w });
    expect(fighter?.cfAtStart).toBe((tr ?? 0) + (st ?? 0) + (ag ?? 0));
  });

  it.each([
    [1, -1],
    [2, -1],
    [3, 0],
    [4, 0],
    [5, 1],
    [6, 1],
  ])('29.2 Fighting Spirit is 1D3 - 2: a %i gives %i', (face, fs) => {
    const dice: Scripted[] = [['random-centurion', 3, 5], ['fighting-spirit', face], ...ROLLED.slice(1)];
    expect(made(BOOK, dice).fighters[0]?.fs).toBe(fs);
  });

  it.each([
    [1, 'light'],
    [4, 'medium'],
    [6, 'heavy'],
  ] as const)('29.2 when the type is left open a 1D3 names it (P100): a %i is %s', (face, type) => {
    const dice: Scripted[] = [['random-type', face], ['random-centurion', 1, 1], ...ROLLED];
    expect(made({ ...BOOK, kind: 'surprise' }, dice).fighters[0]?.type).toBe(type);
  });

  it('29.2 armour and shield come from 3.12 and his weapon is the sword', () => {
    const dice: Scripted[] = [['random-centurion', 1, 1], ['armour-row', 2], ...ROLLED];
    const [fighter] = made({ ...BOOK, armour: null, shield: null }, dice).fighters;
    expect(fighter?.armour).toEqual({ 1: 'A5', 2: '--', 3: '--', 4: 'B4', 5: 'A3' });
    expect(fighter?.hands.map((item) => (isShield(item) ? item.size : item.kind))).toEqual(['sword', 'large']);
  });

  it.each([
    [5, 1, 2],
    [1, 6, -2],
    [4, 3, 0],
  ])('29.2.1 his prestige is 1D3 - 1D3 (P100): %i and %i make %i', (plus, less, pr) => {
    const dice: Scripted[] = [
      ['random-centurion', 2, 2],
      ['fighting-spirit', 3],
      ['prestige', plus],
      ['prestige-less', less],
      ['lot:name', 0],
    ];
    expect(made(BOOK, dice).fighters[0]?.pr).toBe(pr);
  });

  it("29.2.1 a player's man rolls neither spirit nor prestige: both are 0 (P100)", () => {
    const five: Scripted[] = Array.from({ length: 5 }, () => ['characteristic', 4, 4, 3]);
    const seat: FighterSetup = { ...BOOK, by: 'seat', seat: 0 };
    expect(made(seat, [...five, ['lot:name', 0]]).fighters[0]).toMatchObject({ fs: 0, pr: 0, tr: 10, st: 2, ag: 1 });
  });

  it("29.2.1 a centurion's prestige counts in his plea (P100)", () => {
    const helpless = { posture: 'prone', moves: 5, pr: 1 } as const;
    const appeal = play(faceOff({ range: 1, phase: 8, B: helpless }), { dice: [['missus', 4, 5]] }).one('appealed');
    expect(appeal.rolls?.[0]?.modifiers).toEqual([expect.objectContaining({ value: 1 })]);
    expect(appeal.fate).toBe('spared');
  });
});

describe('29.3 No plots', () => {
  it('29.3 a centurion writes nothing: only the player has a plot to show', () => {
    expect(
      play(faceOff(), { dice: [HOLD] })
        .of('plot-shown')
        .map(({ fighter }) => fighter),
    ).toEqual(['A']);
  });

  it("29.3 his roll comes after the player's plot and Fall Prone check: an opponent who falls is worth 4 tens (F3)", () => {
    const from = faceOff({ A: { owesStumble: true } });
    const { of, events } = play(from, {
      plots: { A: 'S' },
      dice: [
        ['fall-prone', 1, 2],
        ['order', 2, 5],
      ],
    });
    expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(['fall-prone-checked', 'fell-prone']);
    expect(of('centurion-ordered')[0]?.rolls?.find(({ name }) => name === 'chart')?.table?.row).toBe('65');
  });

  it('29.3 his roll is made from the positions before anybody moves, and both move in the same ticks (P77)', () => {
    const { of } = play(faceOff(), { plots: { A: 'SFR SFR' }, dice: [['order', 6, 4]] });
    expect(of('centurion-ordered')[0]?.path).toEqual([
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ]);
    expect(of('stepped').map(({ steps }) => steps.map(({ fighter }) => fighter))).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ]);
  });
});

describe('29.4 Movement roll', () => {
  it('29.4 one D66 serves all his tests: the pause test and the chart read the same throw (P73)', () => {
    const { one } = play(faceOff({ phase: 1 }), { dice: [['order', 3, 5]] });
    const rolls = one('centurion-ordered').rolls ?? [];
    expect(rolls.map(({ name, read, draw }) => [name, read, draw])).toEqual([
      ['pause', 'sum', 1],
      ['chart', 'd66', 1],
    ]);
    expect(rolls.map(({ dice }) => dice)).toEqual([
      { red: [3], white: [5] },
      { red: [3], white: [5] },
    ]);
  });

  it('29.4 RED gives the tens and WHITE the units: 4 and 6 read 46', () => {
    const { one } = play(faceOff(), { dice: [['order', 4, 6]] });
    expect(one('centurion-ordered').rolls?.at(-1)?.table?.row).toBe('46');
  });
});

describe('29.4.1 Special actions first', () => {
  const stumbler = { owesStumble: true, facing: 2 } as const;

  it('29.4.1 a Stumble he owes comes before everything: he keeps his feet, throws no order dice and turns one hexside to his enemy', () => {
    const { one, fighter } = play(faceOff({ B: stumbler }), { dice: [['fall-prone', 4, 4]] });
    expect(one('centurion-ordered')).toMatchObject({ order: 'stumble' });
    expect(fighter('B')).toMatchObject({ facing: 1, moves: 1, at: ORIGIN, posture: 'standing' });
  });

  it('29.4.1 without moves left he does not turn in his Stumble (P88)', () => {
    const from = faceOff({ phase: 8, B: { ...stumbler, moves: 5 } });
    expect(play(from, { dice: [['fall-prone', 4, 4]] }).fighter('B')).toMatchObject({ facing: 2, moves: 5 });
  });

  it('29.4.1 a Stumble comes before a Recover: the sword at his feet waits, but he tries for it without R (P74)', () => {
    const from = faceOff({ B: { ...stumbler, hands: [shield(4)] }, loose: [lying(sword(3), ORIGIN)] });
    const { one } = play(from, {
      dice: [
        ['fall-prone', 4, 4],
        ['recovery', 4],
      ],
    });
    expect(one('centurion-ordered').order).toBe('stumble');
    expect(one('recovery-tried').rolls?.[0]?.modifiers.map(({ value }) => value)).toEqual([4]);
  });

  it('29.4.1 an unconscious centurion does nothing and throws no order dice', () => {
    const out = { posture: 'prone', conscious: false, stun: { amount: 20, turn: 1, phase: 3 } } as const;
    const { of, fighter } = play(faceOff({ B: out }), { dice: [['stun-recovery', 6]] });
    expect(of('stepped')).toEqual([]);
    expect(of('centurion-ordered').flatMap(({ rolls }) => rolls ?? [])).toEqual([]);
    expect(fighter('B')).toMatchObject({ at: ORIGIN, posture: 'prone', moves: 0 });
  });

  it('29.4.1 prone comes before Recover: he rolls or kneels though a sword he needs lies beside him', () => {
    const from = faceOff({ B: { posture: 'prone', hands: [shield(4)] }, loose: [lying(sword(3), ORIGIN)] });
    expect(
      play(from, {
        dice: [
          ['order', 5, 4],
          ['kneel-place', 1],
          ['recovery', 6],
        ],
      }).one('centurion-ordered').order,
    ).toBe('kneel');
  });

  it('29.4.1 Recover comes before Pause: no order dice are thrown for it', () => {
    const from = faceOff({ phase: 1, B: { hands: [shield(4)] }, loose: [lying(sword(3), ORIGIN)] });
    expect(play(from, { dice: [['recovery', 1]] }).one('centurion-ordered').order).toBe('recover');
  });
});

describe('29.4.1.1 Prone centurion', () => {
  const prone = { posture: 'prone' } as const;

  it('29.4.1.1 dice sum plus range of exactly 10 is a roll (C8), into the free hex farthest from his enemy (P75)', () => {
    const from = faceOff({ B: prone, A: { at: { q: 2, r: 3 }, facing: 4 } });
    const { one, fighter } = play(from, { dice: [['order', 2, 3]] });
    expect(one('centurion-ordered')).toMatchObject({
      order: 'roll-over',
      rolls: [{ name: 'roll-over', total: 10, need: { met: true } }],
    });
    expect(fighter('B')).toMatchObject({ at: { q: 0, r: -1 }, posture: 'prone', facing: 0, moves: 1 });
  });

  it('29.4.1.1 of two hexes equally far one is drawn (P75)', () => {
    const ends = [0, 1].map(
      (pick) =>
        play(faceOff({ B: prone }), {
          dice: [
            ['order', 1, 1],
            ['lot:roll-way', pick],
          ],
        }).fighter('B').at,
    );
    expect(ends).toEqual(
      expect.arrayContaining([
        { q: 0, r: -1 },
        { q: -1, r: 1 },
      ]),
    );
  });

  it('29.4.1.1 from a beast he rolls where the nearest of its hexes is farthest (P75, A7)', () => {
    const from = faceOff({ B: prone, A: wild('lion', { at: { q: 1, r: 0 }, facing: 4, aside: true }) });
    const stays: Scripted[] = [
      ['beast-action', 2, 3],
      ['lot:beast-turn', 0],
    ];
    expect(play(from, { dice: [['order', 1, 1], ...stays] }).one('centurion-ordered').path).toEqual([{ q: -1, r: 1 }]);
  });

  it('29.4.1.1 he rolls sideways of his own facing, never head first, though that hex is as far (A10)', () => {
    const from = faceOff({ B: prone });
    expect(() =>
      play(from, {
        dice: [
          ['order', 1, 1],
          ['lot:roll-way', 2],
        ],
      }),
    ).toThrow('among 2');
  });

  it('29.4.1.1 a sum of 11 makes him kneel and turn one hexside towards his enemy', () => {
    const from = faceOff({ B: { ...prone, facing: 4 } });
    const { one, fighter } = play(from, {
      dice: [
        ['order', 3, 3],
        ['kneel-place', 2],
      ],
    });
    expect(one('centurion-ordered').order).toBe('kneel');
    expect(fighter('B')).toMatchObject({ posture: 'kneeling', facing: 5, moves: 1 });
  });

  it('29.4.1.1, 14.1.1 on his knees where his legs lay he turns as his enemy stands from there (P323)', () => {
    const rising = (face: number, A: Partial<Fighter>, B: Partial<Fighter> = {}) => {
      const at = faceOff({ A: { hands: [], ...A }, B: { ...prone, facing: 1, hands: [], ...B } });
      return play(at, {
        dice: [
          ['order', 6, 6],
          ['kneel-place', face],
        ],
      }).fighter('B');
    };
    const beside = { at: { q: 1, r: 0 } };
    expect(rising(4, beside)).toMatchObject({ at: ORIGIN, facing: 0 });
    expect(rising(5, beside)).toMatchObject({ at: { q: 0, r: -1 }, facing: 1 });
    const ahead = { at: { q: 1, r: 1 } };
    expect(rising(4, ahead, { faceUp: true })).toMatchObject({ at: ORIGIN, facing: 1 });
    expect(rising(5, ahead, { faceUp: true })).toMatchObject({ at: { q: 0, r: 1 }, facing: 0 });
  });

  it('29.4.1.1 with no moves left he lies still, without a throw (P75)', () => {
    const { one, fighter } = play(faceOff({ phase: 8, B: { ...prone, moves: 5 } }));
    expect(one('centurion-ordered').order).toBe('lie');
    expect(fighter('B')).toMatchObject({ posture: 'prone', moves: 5, at: ORIGIN });
  });
});

describe('29.4.1.1 The closest opponent', () => {
  /** Three men: B between A and C, who are his enemies. */
  const three = (A: object, C: object, B: object = {}): State => {
    const from = scene({ phase: 4, A: { ...A }, B: { by: 'book', at: ORIGIN, facing: 0, fs: -1, ...B } });
    return { ...from, fighters: [...from.fighters, { ...man('C', C), side: 0, by: 'seat', seat: 0 }] };
  };
  const towards = (from: State, dice: readonly Scripted[]) => play(from, { dice }).of('centurion-ordered')[0]?.towards;

  it('29.4.1.1 is the one at the fewest hexes (P5)', () => {
    expect(towards(three({ at: { q: 5, r: 0 } }, { at: { q: -4, r: 0 } }), [['order', 4, 6]])).toBe('C');
  });

  it('29.4.1.1 at equal range is one already in his front (P5)', () => {
    expect(
      towards(three({ at: { q: -1, r: 0 }, hands: [] }, { at: { q: 1, r: 0 }, hands: [] }, { hands: [] }), [
        ['order', 2, 5],
      ]),
    ).toBe('C');
  });

  it('29.4.1.1 is else the one who needs the least turning (P5)', () => {
    expect(towards(three({ at: { q: -5, r: 0 } }, { at: { q: 0, r: 5 } }), [['order', 4, 6]])).toBe('C');
  });

  it('29.4.1.1 is else drawn by lot (P5)', () => {
    const from = three({ at: { q: 0, r: 5 } }, { at: { q: 5, r: -5 } });
    const drawn = [0, 1].map((pick) =>
      towards(from, [
        ['lot:closest', pick],
        ['order', 6, 1],
      ]),
    );
    expect([...drawn].sort()).toEqual(['A', 'C']);
  });

  it('29.4.1.1 is never one out of the fight, unless no active enemy is left (F8)', () => {
    const out = {
      at: { q: 2, r: 0 },
      conscious: false,
      posture: 'prone',
      stun: { amount: 20, turn: 1, phase: 4 },
    } as const;
    expect(towards(three(out, { at: { q: -5, r: 0 } }, { fs: 0 }), [['order', 2, 6]])).toBe('C');
    const alone = faceOff({ range: 4, A: { ...out, at: { q: 4, r: 0 } } });
    expect(
      towards(alone, [
        ['order', 1, 6],
        ['lot:path', 0],
      ]),
    ).toBe('A');
  });
});
