/** 18: who must beg for his life, and how it is answered. */
import { describe, expect, test } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { performance } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  man,
  type Played,
  play,
  type Scene,
  scene,
  shield,
  sword,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';
import { blow, reading } from '../../support/blows.ts';

const SPARED: Scripted = ['missus', 5, 5];
const CONDEMNED: Scripted = ['missus', 4, 5];
/** Prone, with the five phases of his rate behind him. */
const DOWN: Partial<Fighter> = { posture: 'prone', moves: 5 };
const OUT: Partial<Fighter> = {
  posture: 'prone',
  conscious: false,
  stun: { amount: 12, turn: 1, phase: 1 },
};
const MISS = blow(6);

/** Whether somebody pleads at the start of the phase. */
const pleads = (setting: Scene): boolean => play(scene(setting), { dice: [SPARED] }).of('appealed').length > 0;
/** The same scene with no plea: the phase is played without a single throw. */
const fightsOn = (setting: Scene, plots: { readonly [id: string]: string } = {}): Played =>
  play(scene(setting), { plots });

describe('18.2 helpless men', () => {
  test('18.2 a prone man without moves left, in the front of an armed enemy, must plead (P67)', () => {
    const played = play(scene({ B: DOWN }), { dice: [SPARED] });
    expect(played.one('appealed')).toMatchObject({ fighter: 'B', to: 'A', why: 'no-moves' });
  });

  test('18.2 so must a man out cold, moves or no moves', () => {
    expect(play(scene({ B: OUT }), { dice: [SPARED] }).one('appealed').why).toBe('unconscious');
  });

  test('18.2 a kneeling enemy will do (P67)', () => {
    expect(pleads({ A: { posture: 'kneeling' }, B: DOWN })).toBe(true);
  });

  test('18.2 a prone man who can still move need not', () => {
    expect(fightsOn({ B: { posture: 'prone', moves: 4 } }, { B: 'RO BL' }).of('appealed')).toEqual([]);
  });

  test('18.2 the extra phase of 17.3 saves no one: the moves of his rate are counted (P145)', () => {
    expect(pleads({ B: DOWN })).toBe(true);
    expect(pleads({ B: { posture: 'prone', moves: 6, exceeded: true } })).toBe(true);
    expect(pleads({ B: { posture: 'prone', moves: 3, exceededLastTurn: true } })).toBe(true);
  });

  test("18.2 out of everyone's front he may spend the extra phase to roll (P145)", () => {
    const played = fightsOn({ A: { facing: 3 }, B: DOWN }, { B: 'RO BL' });
    expect(played.fighter('B')).toMatchObject({ moves: 6, exceeded: true, posture: 'prone' });
  });

  test('18.2 a centurion counts his rate in the same way', () => {
    expect(pleads({ B: { ...DOWN, by: 'book' } })).toBe(true);
  });

  test('18.2 a man on his feet need not, however spent', () => {
    expect(fightsOn({ B: { moves: 5 } }).of('appealed')).toEqual([]);
    expect(fightsOn({ B: { moves: 5, posture: 'kneeling' } }).of('appealed')).toEqual([]);
  });

  test('18.2 nor one whom no enemy has in his front', () => {
    expect(fightsOn({ A: { facing: 3 }, B: DOWN }).of('appealed')).toEqual([]);
    expect(fightsOn({ A: { at: { q: -1, r: 0 } }, B: DOWN }).of('appealed')).toEqual([]);
  });

  test('18.2, 21.9 the front of a pike has the hexes beside its man in it: he stands over who lies there (P67)', () => {
    const pike = { hands: [weapon(1, 'pike')] };
    const at = (range: number): Scene => ({ A: pike, B: { ...DOWN, at: { q: range, r: 0 } } });
    for (const range of [1, 2, 3]) expect(pleads(at(range))).toBe(true);
    expect(fightsOn(at(4)).of('appealed')).toEqual([]);
    expect(fightsOn({ ...at(1), A: { ...pike, facing: 3 } }).of('appealed')).toEqual([]);
  });

  test('18.2 before an unarmed enemy nobody pleads: the fight goes on (C79)', () => {
    const played = fightsOn({ A: { hands: [shield(2)] }, B: DOWN });
    expect(played.of('appealed')).toEqual([]);
    expect(played.state.outcome).toBeNull();
  });

  test('18.2 nor before an enemy who is himself on the ground', () => {
    expect(fightsOn({ A: DOWN, B: DOWN }).of('appealed')).toEqual([]);
  });

  test('18.2 nor before one who is out cold', () => {
    const stunned = { ...OUT, stun: { amount: 20, turn: 1, phase: 1 } };
    expect(fightsOn({ A: stunned, B: DOWN }).of('appealed')).toEqual([]);
  });

  test('18.2 the enemy needs a current CF of 1, whatever position would lend him (F26)', () => {
    expect(pleads({ A: { exhaustion: 9 }, B: DOWN })).toBe(true);
    expect(fightsOn({ A: { exhaustion: 10 }, B: DOWN }).of('appealed')).toEqual([]);
  });

  test('18.2 current CF counts, not what Stun leaves of it (F26)', () => {
    expect(pleads({ A: { stun: { amount: 10, turn: 1, phase: 1 } }, B: DOWN })).toBe(true);
  });

  test('18.2 it is tested at the start of a phase only (C78)', () => {
    const first = play(scene({ B: { moves: 5, owesStumble: true } }), {
      dice: [['fall-prone', 1, 1]],
    });
    expect(first.fighter('B').posture).toBe('prone');
    expect(first.of('appealed')).toEqual([]);
    expect(play(first.state, { dice: [SPARED] }).one('appealed').why).toBe('no-moves');
  });

  test('18.2 a man knocked out in a fight pleads a phase later (C78)', () => {
    const first = play(scene({ A: { tr: 20 }, B: { stun: { amount: 9, turn: 1, phase: 1 } } }), {
      cf: { A: 'head 8' },
      dice: [blow(7, 6, 5)],
    });
    expect(first.fighter('B').conscious).toBe(false);
    expect(play(first.state, { dice: [SPARED] }).one('appealed')).toMatchObject({ fighter: 'B', why: 'unconscious' });
  });

  test('18.2 nobody may plead of his own accord, but by V2.0 (P307)', () => {
    expect(Object.keys(gladiator.decisions).sort()).toEqual([
      'act',
      'aim',
      'allocate',
      'call', // P307
      'cast',
      'drag',
      'draw',
      'escape',
      'face',
      'favour',
      'feint',
      'grapple',
      'hold',
      'keep',
      'lose',
      'mercy',
      'plot',
      'sand',
      'seize',
    ]);
  });
});

describe('18.2.1 other occasions', () => {
  const RUNNER: Partial<Fighter> = { at: { q: -1, r: 0 } };

  test('18.2.1 a prone man run onto pleads at once (F6)', () => {
    const played = play(scene({ A: RUNNER, B: DOWN }), { plots: { A: 'F F' }, dice: [SPARED] });
    expect(played.one('appealed')).toMatchObject({ fighter: 'B', to: 'A', why: 'run-onto' });
  });

  test("18.2.1 the runner's CF is not asked about (F6)", () => {
    const played = play(scene({ A: { ...RUNNER, exhaustion: 12 }, B: DOWN }), { plots: { A: 'F F' }, dice: [SPARED] });
    expect(played.one('appealed').why).toBe('run-onto');
  });

  test("18.2.1 nor is the runner's front: he may come backwards (F6)", () => {
    const played = play(scene({ A: { facing: 3 }, B: DOWN }), { plots: { A: 'B' }, dice: [SPARED] });
    expect(played.one('appealed').why).toBe('run-onto');
  });

  test('18.2.1 an unarmed runner stops short, and nobody pleads (F6)', () => {
    const played = play(scene({ A: { ...RUNNER, hands: [shield(2)] }, B: DOWN }), { plots: { A: 'F F' } });
    expect(played.fighter('A').at).toEqual({ q: 0, r: 0 });
    expect(played.of('appealed')).toEqual([]);
  });

  test('18.2.1 a man who fell in this very phase is not run onto (F1)', () => {
    const played = play(scene({ A: RUNNER, B: { owesStumble: true } }), {
      plots: { A: 'F F' },
      dice: [['fall-prone', 1, 1]],
    });
    expect(played.fighter('A').at).toEqual({ q: 0, r: 0 });
    expect(played.of('appealed')).toEqual([]);
  });

  const stopped = (turn: number, die: number, missus: readonly Scripted[], more: Scene = {}) =>
    play(scene({ turn, phase: 9, A: { cn: 20 }, ...more, B: { cn: 20, ...more.B } }), {
      dice: [['endurance', 1], ['endurance', 1], ['stans-missus', die], ...missus],
    });

  test('5.4.1 there is no draw test before the end of turn 3 (C19)', () => {
    for (const turn of [1, 2]) {
      const played = play(scene({ turn, phase: 9 }), {
        dice: [
          ['endurance', 1],
          ['endurance', 1],
        ],
      });
      expect(played.of('stans-missus-checked')).toEqual([]);
    }
  });

  test.each([
    [3, 5, false],
    [3, 6, true],
    [5, 3, false],
    [5, 4, true],
    [8, 1, true],
  ])('5.4.2 turn %i, a roll of %i: stopped %s, for it takes 9 (C19)', (turn, die, stops) => {
    const played = stopped(turn, die, stops ? [SPARED, SPARED] : []);
    expect(played.one('stans-missus-checked').stopped).toBe(stops);
    expect(played.state.outcome === null).toBe(!stops);
  });

  test('18.2.1 after a stans missus both plead; the spared have an S (P69, P70)', () => {
    const played = stopped(3, 6, [SPARED, SPARED]);
    expect(played.of('appealed').map((event) => [event.fighter, event.to, event.why])).toEqual([
      ['A', null, 'stans-missus'],
      ['B', null, 'stans-missus'],
    ]);
    expect(played.one('bout-ended')).toMatchObject({
      winner: null,
      by: 'stans-missus',
      results: { A: 'S', B: 'S' },
    });
  });

  test('18.2.1 who fails there dies, on whichever side he is (C80, F31)', () => {
    const played = stopped(3, 6, [CONDEMNED, SPARED]);
    expect(played.fighter('A').fate).toBe('dead');
    expect(played.one('bout-ended')).toMatchObject({ winner: null, results: { A: 'P', B: 'S' } });
    expect(stopped(3, 6, [CONDEMNED, CONDEMNED]).one('bout-ended').results).toEqual({ A: 'P', B: 'P' });
  });

  test('18.2.1 with STANS_KILLS off nobody dies there (F31, P129)', () => {
    const played = stopped(3, 6, [CONDEMNED, SPARED], { rules: { stansKills: false } });
    expect(played.fighter('A').fate).not.toBe('dead');
    expect(played.one('bout-ended')).toMatchObject({ winner: null, results: { A: 'S', B: 'S' } });
  });

  test('18.2.1 a man out cold pleads as well (P69)', () => {
    const played = stopped(3, 6, [SPARED, CONDEMNED], { B: OUT });
    expect(played.of('appealed').map((event) => event.fighter)).toEqual(['A', 'B']);
    expect(played.one('bout-ended').results).toEqual({ A: 'S', B: 'P' });
  });
});

describe('18.3 the plea', () => {
  /** B, who must plead, with CF spent on attack and defence. */
  const beggar = (attackTotal: number, defenceTotal: number, pr = 0): Partial<Fighter> => ({
    ...DOWN,
    attackTotal,
    defenceTotal,
    pr,
  });
  const plea = (B: Partial<Fighter>, one: number, two: number) =>
    play(scene({ B }), { dice: [['missus', one, two]] }).one('appealed');

  test('18.3 2D6, PR and Performance are added', () => {
    const event = plea(beggar(35, 12, 3), 1, 2);
    expect(reading(event, 'missus')).toMatchObject({ dice: { die: [1, 2] }, total: 3 + 2 + 3 });
    expect(event.performance).toBe(2);
  });

  test('18.3 a bad name counts against him', () => {
    expect(reading(plea(beggar(0, 0, -2), 6, 5), 'missus').total).toBe(9);
  });

  test.each([
    [0, 0, 0],
    [9, 0, 0],
    [10, 0, 1],
    [29, 10, 1],
    [0, 9, 0],
    [0, 10, -1],
    [4, 33, -2],
    [120, 15, 10],
  ])('18.3 %i CF on attack and %i on defence make a Performance of %i (P3, C168)', (attack, defence, expected) => {
    expect(performance(man('B', { attackTotal: attack, defenceTotal: defence }))).toBe(expected);
  });

  test('18.3 CF count when they are shown, whatever becomes of them (P57)', () => {
    const played = play(scene(), { cf: { A: 'head 1, chest 3, legs 2 | arms 4', B: '| head 7' }, dice: [blow(3)] });
    expect(played.of('blow')).toHaveLength(1);
    expect(played.fighter('A')).toMatchObject({ attackTotal: 6, defenceTotal: 4 });
    expect(played.fighter('B')).toMatchObject({ attackTotal: 0, defenceTotal: 7 });
  });

  test('18.3 they add up from phase to phase', () => {
    const first = play(scene(), { cf: { A: 'head 1 | head 2' }, dice: [MISS] });
    const second = play(first.state, { cf: { A: 'head 1 | chest 5' }, dice: [MISS] });
    expect(second.fighter('A')).toMatchObject({ attackTotal: 2, defenceTotal: 7 });
  });

  test('18.3 throws and unspent CF do not count (P57)', () => {
    const played = play(scene({ A: { at: { q: -1, r: 0 } } }), {
      plots: { A: '!' },
      acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
      dice: [
        ['throw-distance', 1],
        ['drop-direction', 1],
        ['drop-distance', 1],
      ],
    });
    expect(played.fighter('A')).toMatchObject({ attackTotal: 0, defenceTotal: 0 });
  });

  test('18.3.1 a total of 10 spares him, and he leaves with an M (C17, P70)', () => {
    const played = play(scene({ B: DOWN }), { dice: [SPARED] });
    expect(played.one('appealed').fate).toBe('spared');
    expect(played.fighter('B').fate).toBe('spared');
    expect(played.one('bout-ended')).toMatchObject({ winner: 0, by: 'spared', results: { A: 'V', B: 'M' } });
  });

  test('18.3.2 with 9 he dies by the victor, there and then (C17)', () => {
    const played = play(scene({ B: DOWN }), { dice: [CONDEMNED] });
    expect(played.one('appealed').fate).toBe('dead');
    expect(played.fighter('B').fate).toBe('dead');
    expect(played.one('bout-ended')).toMatchObject({ winner: 0, by: 'refused', results: { A: 'V', B: 'P' } });
  });

  test('18.3.2 the man on the other side can lose his plea as well', () => {
    const played = play(scene({ A: DOWN }), { dice: [CONDEMNED] });
    expect(played.one('bout-ended')).toMatchObject({ winner: 1, results: { A: 'P', B: 'V' } });
  });
});

describe('18.4 the time it takes', () => {
  test('18.4 the plea fills the phase: nobody plots, acts or fights (P68)', () => {
    const played = play(scene({ B: DOWN }), { plots: { A: 'F' }, cf: { A: 'head 8' }, dice: [CONDEMNED] });
    expect(played.asked).toEqual([]);
    expect(played.events.map((event) => event.kind)).not.toContain('blow');
    expect(played.fighter('A')).toMatchObject({ at: { q: 0, r: 0 }, moves: 0 });
  });

  test('18.4 a man run onto fills the rest of it: no checks, no actions, no fight', () => {
    const played = play(scene({ A: { at: { q: -1, r: 0 }, hands: [sword(1)] }, B: DOWN }), {
      plots: { A: 'F F' },
      cf: { A: 'head 8' },
      dice: [CONDEMNED],
    });
    expect(played.asked.map((request) => request.kind)).toEqual(['plot', 'plot']);
    expect(played.of('stumble-checked')).toEqual([]);
    expect(played.of('allocated')).toEqual([]);
  });

  test('18.4 the victor is not asked whether he allows it', () => {
    const played = play(scene({ B: OUT }), { dice: [SPARED] });
    expect(played.asked).toEqual([]);
  });
});
