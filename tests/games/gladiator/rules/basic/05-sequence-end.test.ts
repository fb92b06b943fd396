/** 5.2.6 to 5.4.2: combat and aftermath, the ends of the phase, the turn and the match. */
import { describe, expect, test } from 'vitest';
import { playPhase } from '../../../../../src/games/gladiator/rules/sequence.ts';
import { currentCf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Area, Fighter, FighterId } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import { type Played, play, refusal, type Scene, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { allot, order } from '../../../../../tools/games/gladiator/notation.ts';

const FAR = { at: { q: 6, r: 0 }, facing: 3 } as const;
/** With 6 to 8 CF a body hit without a wound. */
const HARMLESS: Scripted = ['blow', 3, 3, 3, 1, 1, 1];
const LOW_BLOW: Scripted = ['blow', 1, 1, 1, 1, 1, 1];

/** The CF a man was offered to allocate. */
function poolOf(played: Played, id: FighterId): number | undefined {
  return played.asked.flatMap((one) => (one.kind === 'allocate' && one.fighter === id ? [one.pool.total] : []))[0];
}

/** Two wounds from death in one area that bleeds. */
function bleeding(area: Area, wounds = 11): Partial<Fighter> {
  return { arteries: [{ area, turn: 1, phase: 1 }], wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, [area]: wounds } };
}

describe('5.2.6 combat', () => {
  test('5.2.6 a pair fights if one is able to attack and has the other in his front', () => {
    const turned = (facingA: 0 | 3, facingB: 0 | 3) =>
      play(scene({ A: { facing: facingA }, B: { facing: facingB } }))
        .of('engaged')
        .map((event) => event.fighter);
    expect(turned(0, 3)).toEqual(['A', 'B']);
    expect(turned(0, 0)).toContain('A');
    expect(turned(3, 3)).toContain('B');
    expect(turned(3, 0)).toEqual([]);
  });

  test('5.2.6 it takes a weapon and 1 available CF to make a fight', () => {
    expect(play(scene({ A: { hands: [] }, B: { hands: [] } })).of('engaged')).toEqual([]);
    const tired = { exhaustion: 10 };
    expect(play(scene({ A: tired, B: tired })).of('engaged')).toEqual([]);
    expect(play(scene({ A: { exhaustion: 9 }, B: tired })).of('engaged').length).toBeGreaterThan(0);
  });

  test('5.2.6.1 turns and positional advantage are settled before anybody allocates', () => {
    const played = play(scene({ B: { facing: 0 } }));
    expect(played.of('engaged')[0]).toMatchObject({ fighter: 'A', advantage: 4 });
    expect(played.one('turned')).toMatchObject({ fighter: 'B', from: 0, to: 3, why: 'combat' });
    expect([poolOf(played, 'A'), poolOf(played, 'B')]).toEqual([14, 10]);
  });

  test('5.2.6.1 the CF available are current CF less Stun and stumbling, with advantage', () => {
    const played = play(
      scene({
        A: { wounds: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0 } },
        B: { owesStumble: true, stun: { amount: 3, turn: 1, phase: 1 }, cn: 1 },
        phase: 2,
      }),
      {
        plots: { B: 'S' },
        dice: [
          ['fall-prone', 6, 6],
          ['stun-recovery', 6],
        ],
      },
    );
    expect([poolOf(played, 'A'), poolOf(played, 'B')]).toEqual([10 - 2 + 2, 10 - 3 - 2]);
  });

  test('5.2.6.2 an allocation keeps to the pool, to five areas and to 8 CF an attack', () => {
    const state = scene({ A: { tr: 13, st: 5, ag: 4 } });
    const { asked } = play(state);
    const request = asked.find((one) => one.kind === 'allocate' && one.fighter === 'A');
    if (request === undefined) throw new Error('A was not asked');
    const why = (text: string) => refusal(state, request, allot(text));
    for (const fine of [
      '',
      'head 8, chest 8, legs 6',
      'head 8 | chest 14',
      '| legs 22',
      'head 1, chest 1, groin 1, arms 1, legs 1',
    ])
      expect(why(fine), fine).toBeNull();
    for (const wrong of [
      'head 9',
      'head 8, chest 8, legs 7',
      'head 8 | chest 15',
      'head 2, head 3',
      'head 0',
      '| legs 23',
    ])
      expect(why(wrong), wrong).not.toBeNull();
  });

  test('5.2.6.2 the player allocates first; a centurion rolls his dice afterwards', () => {
    const state = scene({ B: { by: 'book' } });
    const dice = scriptedDice([
      ['order', 1, 1],
      ['defence-count', 1],
      ['attack-chunk', 6],
      ['attack-area', 1],
      ['attack-chunk', 6],
      ['attack-area', 2],
      LOW_BLOW,
      LOW_BLOW,
    ]);
    const run = playPhase({ state, tables, dice, emit: () => {} });
    run.next([]);
    const step = run.next([order('')]);
    expect(step.done === true ? [] : step.value.map((one) => `${one.kind} ${one.fighter}`)).toEqual(['allocate A']);
    expect(dice.draws).toBe(1);
    expect(run.next([allot('')]).done).toBe(true);
    dice.done();
  });

  test('5.2.6.3 the chart puts the attacks of both into rounds, which are played in order', () => {
    const strong = { tr: 13, st: 5, ag: 4 };
    const { one, of } = play(scene({ A: strong, B: strong }), {
      cf: { A: 'head 8, chest 7', B: 'legs 6, arms 8, groin 7' },
      dice: Array.from({ length: 5 }, () => HARMLESS),
    });
    expect(
      one('sequence-set')
        .slots.map(({ fighter, round }) => `${fighter}${round}`)
        .sort(),
    ).toEqual(['A2', 'A4', 'B1', 'B3', 'B5']);
    expect(of('blow').map(({ fighter, round }) => [fighter, round])).toEqual([
      ['B', 1],
      ['A', 2],
      ['B', 3],
      ['A', 4],
      ['B', 5],
    ]);
  });
});

describe('5.2.7 aftermath', () => {
  test('5.2.7 severed arteries bleed when the blows have fallen, once for each', () => {
    const cut = { area: 5, turn: 1, phase: 1 } as const;
    const played = play(scene({ A: { arteries: [cut, cut] }, phase: 2 }), { cf: { A: 'head 8' }, dice: [HARMLESS] });
    expect(played.of('bled').map(({ left }) => left)).toEqual([
      { from: 12, to: 11 },
      { from: 11, to: 10 },
    ]);
    const kinds = played.events.map((event) => event.kind);
    expect(kinds.indexOf('bled')).toBeGreaterThan(kinds.lastIndexOf('blow'));
  });

  test('5.2.7 an artery cut in this very phase does not bleed yet (F16)', () => {
    const cut = { area: 5, turn: 1, phase: 2 } as const;
    expect(play(scene({ A: { arteries: [cut] }, B: FAR, phase: 2 })).of('bled')).toEqual([]);
    expect(play(scene({ A: { arteries: [cut] }, B: FAR, phase: 3 })).of('bled')).toHaveLength(1);
  });

  test('5.2.7 what was owed for one phase is wiped: a fumble weakens no defence in the next', () => {
    const fumbled = play(scene(), { cf: { A: 'head 1' }, dice: [LOW_BLOW] });
    expect(fumbled.one('blow').result).toBe('F');
    const next = play(fumbled.state, { cf: { A: '| head 3', B: 'head 8' }, dice: [LOW_BLOW] });
    expect(next.one('blow')).toMatchObject({ fighter: 'B', defence: 3 });
  });

  test('5.2.7 then the match is tested for its end', () => {
    const { events, state } = play(scene({ B: { ...bleeding(2), ...FAR }, phase: 2 }));
    expect(events.at(-1)).toMatchObject({ kind: 'bout-ended', winner: 0, by: 'bled', results: { A: 'V', B: 'P' } });
    expect(state.outcome).toMatchObject({ winner: 0 });
  });
});

describe('5.3 going on', () => {
  test('5.3 phases repeat while both sides stand', () => {
    const first = play(scene({ B: FAR }));
    expect(first.state).toMatchObject({ outcome: null, turn: 1, phase: 1 });
    expect(play(first.state).state).toMatchObject({ outcome: null, turn: 1, phase: 2 });
  });

  test('5.3 if both die, nobody has won', () => {
    const { one } = play(scene({ A: bleeding(2), B: { ...bleeding(4), ...FAR }, phase: 2 }));
    expect(one('bout-ended')).toMatchObject({ winner: null, by: 'both-bled', results: { A: 'P', B: 'P' } });
  });
});

describe('5.4 end of turn', () => {
  const endOf = (turn: number, dice: readonly Scripted[], more: Scene = {}) =>
    play(scene({ B: FAR, ...more, turn, phase: 9 }), { dice: [['endurance', 1], ['endurance', 1], ...dice] });

  test('5.4 everybody checks endurance, centurions too, and before turn 3 nothing more', () => {
    for (const turn of [1, 2]) {
      const played = endOf(turn, [], { B: { ...FAR, by: 'book' } });
      expect(played.events.map((event) => event.kind)).toEqual(['endurance-checked', 'endurance-checked']);
    }
  });

  test('5.4 from turn 3 the draw test follows the endurance', () => {
    expect(endOf(3, [['stans-missus', 1]]).events.map((event) => event.kind)).toEqual([
      'endurance-checked',
      'endurance-checked',
      'stans-missus-checked',
    ]);
  });

  test('5.4 moves come back, and the extra phase of this turn takes 2 from the next (17.3)', () => {
    const { fighter } = endOf(1, [], { A: { moves: 6, exceeded: true } });
    expect(fighter('A')).toMatchObject({ moves: 0, exceeded: false, exceededLastTurn: true });
  });

  test('5.4.1 it takes a total of 9 on 1D6 + turn, so turn 3 needs a 6 (C19)', () => {
    for (const [turn, least] of [
      [3, 6],
      [4, 5],
      [5, 4],
      [6, 3],
      [7, 2],
    ] as const) {
      expect(endOf(turn, [['stans-missus', least - 1]]).one('stans-missus-checked').stopped, `turn ${turn}`).toBe(
        false,
      );
      const stopped = endOf(turn, [
        ['stans-missus', least],
        ['missus', 6, 6],
        ['missus', 6, 6],
      ]);
      expect(stopped.one('stans-missus-checked').stopped, `turn ${turn}`).toBe(true);
    }
  });

  test('5.4.1 no bout outlasts turn 8', () => {
    expect(
      endOf(8, [
        ['stans-missus', 1],
        ['missus', 6, 6],
        ['missus', 6, 6],
      ]).state.outcome?.by,
    ).toBe('stans-missus');
  });

  const stopped = (missusA: [number, number], missusB: [number, number], more: Scene = {}) =>
    endOf(
      3,
      [
        ['stans-missus', 6],
        ['missus', ...missusA],
        ['missus', ...missusB],
      ],
      more,
    );

  test('5.4.2 every survivor of both sides pleads, and 10 saves him', () => {
    const { of, one } = stopped([4, 6], [5, 5]);
    expect(of('appealed')).toMatchObject([
      { fighter: 'A', why: 'stans-missus', fate: 'fighting' },
      { fighter: 'B', why: 'stans-missus' },
    ]);
    expect(one('bout-ended')).toMatchObject({ winner: null, by: 'stans-missus', results: { A: 'S', B: 'S' } });
  });

  test('5.4.2 those who fail are killed', () => {
    const { fighter, one } = stopped([4, 5], [5, 5]);
    expect(fighter('A').fate).toBe('dead');
    expect(one('bout-ended').results).toEqual({ A: 'P', B: 'S' });
    expect(one('bout-ended').winner).toBeNull();
  });

  test('5.4.2 PR and performance count: what was spent on attack less on defence, a tenth of it cut to zero', () => {
    const { of, fighter } = stopped([3, 3], [6, 6], {
      A: { pr: 1, attackTotal: 65, defenceTotal: 30 },
      B: { ...FAR, attackTotal: 0, defenceTotal: 29 },
    });
    expect(of('appealed').map((event) => event.performance)).toEqual([3, -2]);
    expect([fighter('A').fate, fighter('B').fate]).not.toContain('dead');
  });

  test('5.4.2 the unconscious plead as well', () => {
    const out = { posture: 'prone', conscious: false, stun: { amount: 20, turn: 1, phase: 1 } } as const;
    const { fighter, of } = stopped([6, 6], [1, 1], { B: { ...FAR, ...out } });
    expect(of('appealed')).toHaveLength(2);
    expect(fighter('B').fate).toBe('dead');
  });

  test('5.4.2 with STANS_KILLS off nobody dies of it', () => {
    const { fighter, one } = stopped([1, 1], [1, 2], { rules: { stansKills: false } });
    expect([fighter('A').fate, fighter('B').fate]).not.toContain('dead');
    expect(one('bout-ended').results).toEqual({ A: 'S', B: 'S' });
  });

  test('5.4.2 CF lost to endurance are gone before the plea', () => {
    const played = play(scene({ B: FAR, turn: 3, phase: 9 }), {
      dice: [
        ['endurance', 6],
        ['endurance', 1],
        ['stans-missus', 2],
      ],
    });
    expect(played.of('endurance-checked').map((event) => event.loss)).toEqual([5, 0]);
    expect(currentCf(tables, played.fighter('A'))).toBe(5);
  });
});
