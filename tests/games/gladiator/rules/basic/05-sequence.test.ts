/** Chapter 5: the steps of a phase, the phases of a turn, and the end of both. */
import { describe, expect, test } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { playPhase } from '../../../../../src/games/gladiator/rules/sequence.ts';
import type { GladiatorDecisions, State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Request } from '../../../../../src/kernel/request.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import {
  legalPlots,
  lying,
  type Played,
  play,
  plotRefusal,
  scene,
  shield,
  sword,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';
import { order } from '../../../../../tools/games/gladiator/notation.ts';

const FAR = { at: { q: 6, r: 0 }, facing: 3 } as const;
const MISS = [1, 1, 1, 1, 1, 1] as const;

/** Where in a phase each kind of event first happened; -1 where it did not. */
function places(played: Played, kinds: readonly GladiatorEvent['kind'][]): readonly number[] {
  return kinds.map((kind) => played.events.findIndex((event) => event.kind === kind));
}

function expectInOrder(played: Played, kinds: readonly GladiatorEvent['kind'][]): void {
  const found = places(played, kinds);
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((a, b) => a - b));
}

/** A phase played by hand: what is asked, and the draws made before each question. */
function byHand(state: State, script: readonly Scripted[]) {
  const dice = scriptedDice(script);
  const run = playPhase({ state, tables, dice, emit: () => {} });
  const next = (answers: readonly unknown[]) => {
    const step = run.next(answers);
    const asked: readonly Request<GladiatorDecisions>[] = step.done === true ? [] : step.value;
    return { kinds: asked.map((one) => `${one.kind} ${one.fighter}`), draws: dice.draws };
  };
  return { next, done: dice.done };
}

describe('5.1 turns and phases', () => {
  test('5.1 a turn is eight phases and an end, and then the next begins with all moves back', () => {
    let state = scene({ A: { moves: 4 }, B: FAR });
    const seen: string[] = [];
    for (let i = 0; i < 10; i++) {
      const dice: Scripted[] =
        i === 8
          ? [
              ['endurance', 1],
              ['endurance', 1],
            ]
          : [];
      const played = play(state, { plots: i === 9 ? { A: 'F' } : {}, dice });
      state = played.state;
      seen.push(`${state.turn}.${state.phase}`);
      if (i === 9) expect(played.fighter('A').moves).toBe(1);
    }
    expect(seen).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2.1']);
  });
});

describe('5.2 the steps of a phase', () => {
  test('5.2 checks, movement, recovery from Stun, actions, combat and aftermath follow in this order', () => {
    const played = play(
      scene({
        A: {
          owesStumble: true,
          stun: { amount: 3, turn: 1, phase: 1 },
          arteries: [{ area: 5, turn: 1, phase: 1 }],
          hands: [shield(2)],
        },
        B: { by: 'book' },
        loose: [lying(sword(9), { q: 0, r: 0 })],
        phase: 2,
      }),
      {
        plots: { A: 'S(R)!' },
        acts: { A: { kind: 'recover', item: 9, drop: null } },
        dice: [
          ['fall-prone', 6, 6],
          ['order', 1, 1],
          ['stun-recovery', 3],
          ['recovery', 6],
          ['defence-count', 1],
          ['defence-count', 1],
          ['attack-chunk', 6],
          ['attack-area', 1],
          ['attack-chunk', 6],
          ['attack-area', 2],
          ['blow', ...MISS],
          ['blow', ...MISS],
        ],
      },
    );
    expectInOrder(played, [
      'fall-prone-checked',
      'centurion-ordered',
      'stepped',
      'stun-recovered',
      'recovery-tried',
      'engaged',
      'allocated',
      'sequence-set',
      'blow',
      'bled',
    ]);
  });

  test('5.2 the plea of a helpless man comes before all else, and nobody plots', () => {
    const helpless = { posture: 'prone', conscious: false, stun: { amount: 20, turn: 1, phase: 1 } } as const;
    const played = play(scene({ B: helpless, phase: 2 }), { dice: [['missus', 6, 6]] });
    expect(played.asked).toEqual([]);
    expect(played.events[0]).toMatchObject({ kind: 'appealed', fighter: 'B', fate: 'spared' });
  });
});

describe('5.2.1 plotting', () => {
  const spent = (by: 'seat' | 'book') => scene({ A: { by, moves: 5 }, B: FAR });

  test('5.2.1 with the rate used up no more movement may be plotted', () => {
    const none = scene({ A: { moves: 6, exceeded: true }, B: FAR });
    for (const text of ['F', 'B', 'C', 'L', 'KN', 'X(R)']) expect(plotRefusal(none, text), text).not.toBeNull();
    expect(plotRefusal(none, 'X')).toBeNull();
    expect(plotRefusal(none, '')).toBeNull();
  });

  test("5.2.1 save for one extra phase of a player's man (17.3)", () => {
    expect(plotRefusal(spent('seat'), 'F F')).toBeNull();
    const { fighter, of } = play(spent('seat'), { plots: { A: 'F' } });
    expect(of('plot-shown')[0]).toMatchObject({ move: { from: 5, to: 6 }, rate: 5, exceeded: true });
    expect(fighter('A')).toMatchObject({ moves: 6, exceeded: true });
    expect(plotRefusal(play(spent('seat'), { plots: { A: 'F' } }).state, 'F')).not.toBeNull();
  });

  test('5.2.1 a centurion never gets the extra phase', () => {
    expect(legalPlots(spent('book'))).toHaveLength(1);
  });

  test('5.2.1 both players are asked at once, so that neither sees the order of the other', () => {
    expect(byHand(scene({ B: FAR }), []).next([]).kinds).toEqual(['plot A', 'plot B']);
  });

  test('5.2.1 while plotting everybody sees the map and all sheets (P8)', () => {
    const state = scene({
      B: { ...FAR, stun: { amount: 2, turn: 1, phase: 1 }, wounds: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0 } },
    });
    for (const seat of [0, 1]) expect(gladiator.view(state, seat)).toEqual(state);
  });

  test("5.2.1 the player plots before a centurion's movement is rolled", () => {
    const phase = byHand(scene({ B: { ...FAR, by: 'book' } }), [['order', 6, 1]]);
    expect(phase.next([])).toEqual({ kinds: ['plot A'], draws: 0 });
    expect(phase.next([order('')]).draws).toBe(1);
  });
});

describe('5.2.2 movement', () => {
  test('5.2.2 all move together in three ticks, and a shorter path stands still for the rest', () => {
    const { of } = play(scene({ B: FAR }), { plots: { A: 'C', B: 'B' } });
    const ticks = of('stepped').map(({ tick, steps }) => [
      tick,
      ...steps.map(({ fighter, to }) => [fighter, to.q, to.r]),
    ]);
    expect(ticks).toEqual([
      [1, ['A', 1, 0], ['B', 7, 0]],
      [2, ['A', 2, 0]],
      [3, ['A', 3, 0]],
    ]);
  });

  test('5.2.2 a turn written before an action is made before its tick, one written after it after its tick (P12)', () => {
    const facings = (text: string) =>
      play(scene({ B: FAR }), { plots: { A: text } })
        .of('stepped')
        .map(({ steps }) => steps[0]?.facing);
    expect(facings('F(R) F')).toEqual([1, 1]);
    expect(facings('F (R)F')).toEqual([0, 1]);
    expect(facings('F F(R)')).toEqual([0, 1]);
    expect(facings('(R)F F')).toEqual([1, 1]);
  });

  test('5.2.2 a collision is settled in its tick, before the next', () => {
    const head = scene({ B: { at: { q: 3, r: 0 } } });
    const { events, fighter } = play(head, {
      plots: { A: 'C', B: 'F' },
      dice: [
        ['impact', 6],
        ['impact', 1],
        ['stun', 1, 1],
        ['stumble', 6],
      ],
    });
    const moving = events.flatMap((event) => (event.kind === 'stepped' ? [event.tick] : []));
    const kinds = events.map((event) => event.kind);
    expect(moving).toEqual([1]);
    expect(kinds.indexOf('collided')).toBe(kinds.lastIndexOf('stepped') + 1);
    expect([fighter('A').at, fighter('B').at]).toEqual([
      { q: 2, r: 0 },
      { q: 3, r: 0 },
    ]);
  });
});

describe('5.2.2.1 fall and stumble checks', () => {
  test('5.2.2.1 Fall Prone is checked before anyone moves, and a failure wipes out the plot', () => {
    const played = play(scene({ A: { owesStumble: true }, B: FAR }), {
      plots: { A: 'S(R)', B: 'F' },
      dice: [['fall-prone', 3, 4]],
    });
    expectInOrder(played, ['fall-prone-checked', 'fell-prone', 'stepped']);
    expect(played.fighter('A')).toMatchObject({ posture: 'prone', facing: 0, at: { q: 0, r: 0 }, moves: 0 });
    expect(played.fighter('B').at).toEqual({ q: 5, r: 0 });
  });

  test('5.2.2.1 a hazard is checked once, when the man has finished moving', () => {
    const littered = scene({ B: FAR, loose: [lying(sword(8), { q: 1, r: 0 }), lying(sword(9), { q: 2, r: 0 })] });
    const played = play(littered, { plots: { A: 'F F' }, dice: [['stumble', 3]] });
    const kinds = played.events.map((event) => event.kind);
    expect(kinds.indexOf('stumble-checked')).toBeGreaterThan(kinds.lastIndexOf('stepped'));
    expect(played.one('stumble-checked').stumbled).toBe(true);
    expect(play(littered, { plots: { A: 'F F' }, dice: [['stumble', 4]] }).fighter('A').owesStumble).toBe(false);
  });

  test('5.2.2.1 a lost collision is checked at once, after its Stun', () => {
    const played = play(scene({ B: { at: { q: 2, r: 0 } } }), {
      plots: { A: 'F', B: 'F' },
      dice: [
        ['impact', 1],
        ['impact', 6],
        ['stun', 1, 1],
        ['stumble', 1],
      ],
    });
    expectInOrder(played, ['collided', 'stunned', 'stumble-checked', 'engaged']);
    expect(played.fighter('A').owesStumble).toBe(true);
  });
});

describe('5.2.2.2 collisions during movement', () => {
  const crossing = scene({ B: { at: { q: 1, r: -1 }, facing: 1 } });

  test('5.2.2.2 two men who would finish in one hex collide for certain', () => {
    const { of } = play(scene({ B: { at: { q: 2, r: 0 } } }), {
      plots: { A: 'F', B: 'F' },
      dice: [
        ['impact', 3],
        ['impact', 3],
      ],
    });
    expect(of('paths-crossed')).toEqual([]);
    expect(of('collided')).toMatchObject([{ winner: null, at: { q: 1, r: 0 } }]);
  });

  test('5.2.2.2 where paths merely cross, a 5 lets both pass', () => {
    const { one, of, fighter } = play(crossing, { plots: { A: 'F F', B: 'F F' }, dice: [['crossing', 5]] });
    expect(one('paths-crossed')).toMatchObject({ at: { q: 1, r: 0 }, collided: false });
    expect(of('collided')).toEqual([]);
    expect([fighter('A').at, fighter('B').at]).toEqual([
      { q: 2, r: 0 },
      { q: 1, r: 1 },
    ]);
  });

  test('5.2.2.2 and a 6 makes them collide', () => {
    const { one } = play(crossing, {
      plots: { A: 'F F', B: 'F F' },
      dice: [
        ['crossing', 6],
        ['impact', 6],
        ['impact', 1],
        ['stun', 1, 1],
        ['stumble', 6],
      ],
    });
    expect(one('collided').at).toEqual({ q: 1, r: 0 });
  });
});
