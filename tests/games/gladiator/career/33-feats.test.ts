/** 33.2, 35.5: who did what in a bout, from its events. */
import { describe, expect, test } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { watchBout } from '../../../../src/games/gladiator/career/man/feats.ts';
import { fightByBook, fightOut, resultOfRecord } from '../../../../src/games/gladiator/career/munus/fight-out.ts';
import type { BoutResult } from '../../../../src/games/gladiator/career/munus/munus-types.ts';
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import { fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Area, Fighter, ResultLetter, State } from '../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import { type Scene, scene, sword, tables } from '../../../../tools/games/gladiator/bout.ts';

type Happening = readonly [turn: number, event: GladiatorEvent];

/** A bout of two, or more, told event by event; what it came to. */
function told(
  happenings: readonly Happening[],
  set: Scene = {},
  ends: Partial<State['outcome'] & object> = {},
): BoutResult {
  const { watch, result } = watchBout(tables);
  const state = scene(set);
  for (const [seq, [turn, event]] of happenings.entries()) {
    state.turn = turn;
    apply(state, event);
    watch({ seq, turn, phase: 1, event }, state);
  }
  const letter = ({ fate, side }: Fighter): ResultLetter =>
    fate === 'dead' ? 'P' : fate === 'spared' ? 'M' : side === 0 ? 'V' : 'S';
  const results = Object.fromEntries(state.fighters.map((one) => [one.id, letter(one)]));
  state.outcome = { winner: 0, by: 'wounds', results, ...ends };
  return result(state);
}

/** What an event of these tests does to the sheets. */
function apply(state: State, event: GladiatorEvent): void {
  if (event.kind === 'blow') {
    const target = fighterOf(state, event.target);
    target.wounds[event.area] += event.wounds;
    target.lastStruckBy = event.fighter;
    target.mortal ||= event.critical === '2xM';
  }
  if (event.kind === 'killed' || event.kind === 'died-of-wounds') fighterOf(state, event.fighter).fate = 'dead';
  if (event.kind === 'appealed') fighterOf(state, event.fighter).fate = event.fate;
}

function blow(
  fighter: string,
  target: string,
  area: Area,
  wounds: number,
  critical: string | null = null,
): GladiatorEvent {
  return {
    ...{ kind: 'blow', cite: '9.5', fighter, target, round: 1, area, with: sword(1), special: null, cf: 5 },
    ...{ defence: 0, modified: 5, together: false, printed: 'H', result: 'H', bonus: 0, wounds, critical },
    ...{ left: { from: 12, to: 12 - wounds }, targetCf: { from: 10, to: 9 } },
    ...{ shieldBoxes: null, shieldDestroyed: false, overflow: null },
  };
}
type Killed = Extract<GladiatorEvent, { kind: 'killed' }>;
const killed = (fighter: string, killer: string | null, why: Killed['why'] = 'wounds'): GladiatorEvent => ({
  ...{ kind: 'killed', cite: '10.3.2', fighter, killer, why },
});
type Appealed = Extract<GladiatorEvent, { kind: 'appealed' }>;
const appealed = (
  fighter: string,
  to: string | null,
  fate: Appealed['fate'],
  why: Appealed['why'] = 'unconscious',
): GladiatorEvent => ({
  ...{ kind: 'appealed', cite: '18.3', fighter, to, why, performance: 0, fate },
});

describe('33.2.4 kills', () => {
  test('33.2.4.1 slow: two attacks wore one area out', () => {
    const { feats } = told([
      [1, blow('A', 'B', 2, 5)],
      [2, blow('A', 'B', 2, 7)],
      [2, killed('B', 'A')],
    ]);
    expect(feats.A?.kills).toEqual([{ victim: 'B', turn: 2, way: 'slow', w: 0 }]);
  });

  test('33.2.4.2 quick: the first wounding attack on the area did it', () => {
    const { feats } = told([
      [1, blow('A', 'B', 3, 5)],
      [3, blow('A', 'B', 2, 12)],
      [3, killed('B', 'A')],
    ]);
    expect(feats.A?.kills).toEqual([{ victim: 'B', turn: 3, way: 'quick', w: 0 }]);
  });

  test('33.2.4.2 an attack that drew no blood does not count before it', () => {
    const { feats } = told([
      [1, blow('A', 'B', 2, 0)],
      [1, blow('A', 'B', 2, 12)],
      [1, killed('B', 'A')],
    ]);
    expect(feats.A?.kills[0]?.way).toBe('quick');
  });

  test("33.2.4 execution after a failed appeal is the victor's kill, of the kind of the last wounded area (P108)", () => {
    const slow = told([
      [1, blow('A', 'B', 1, 2)],
      [1, blow('A', 'B', 1, 2)],
      [2, appealed('B', 'A', 'dead')],
    ]);
    expect(slow.feats.A?.kills).toMatchObject([{ way: 'slow', turn: 2 }]);
    const unwounded = told([[1, appealed('B', 'A', 'dead', 'run-onto')]]);
    expect(unwounded.feats.A?.kills).toMatchObject([{ way: 'other' }]);
  });

  test('33.2.4 a helpless man of a death match is the kill of whoever stands over him, by the same rule (38.3.1)', () => {
    const { feats } = told([
      [1, blow('A', 'B', 4, 2)],
      [2, blow('A', 'B', 4, 3)],
      [2, blow('A', 'B', 1, 0)],
      [3, killed('B', 'A', 'sine-missione')],
    ]);
    expect(feats.A).toMatchObject({ kills: [{ way: 'slow', turn: 3 }], cleaved: 0, defeated: [{ fighter: 'B' }] });
  });

  test('33.2.4.3 a beast, with its W', () => {
    const lion = {
      kind: 'lion',
      hexes: 1,
      panicked: false,
      fed: false,
      dazed: false,
      reared: false,
      horse: false,
      rider: null,
    } as const;
    const { feats } = told(
      [
        [1, blow('A', 'B', 2, 9)],
        [1, killed('B', 'A')],
      ],
      { B: { beast: lion, w: 9, by: 'book' } },
    );
    expect(feats.A).toMatchObject({ kills: [{ way: 'beast', w: 9 }], defeated: [{ beast: true }] });
  });

  test('33.2.4 in teams it goes to the man who did it', () => {
    const { feats } = told(
      [
        [1, blow('C', 'B', 2, 12)],
        [1, killed('B', 'C')],
      ],
      { C: { side: 0 } },
    );
    expect([feats.A?.kills.length, feats.C?.kills.length]).toEqual([0, 1]);
    expect(feats.B?.killer).toBe('Crixus');
  });

  test('33.2.4 he who bleeds to death is the kill of whoever opened the artery (P230)', () => {
    const { feats } = told([
      [1, blow('A', 'B', 5, 3, 'SA')],
      [2, killed('B', null, 'bled')],
    ]);
    expect(feats.A?.kills).toEqual([{ victim: 'B', turn: 2, way: 'quick', w: 0 }]);
  });

  test('33.2.4 he who dies of a mortal wound is the kill of whoever gave it, and keeps his letter (P230, P51)', () => {
    const { feats } = told(
      [
        [1, blow('B', 'A', 2, 3, '2xM')],
        [2, appealed('B', 'A', 'dead')],
        [3, { kind: 'died-of-wounds', cite: '10.5', fighter: 'A' }],
      ],
      {},
      { results: { A: 'V', B: 'P' } },
    );
    expect(feats.B?.kills).toEqual([{ victim: 'A', turn: 3, way: 'quick', w: 0 }]);
    expect(feats.A).toMatchObject({ result: 'V', dead: true, killer: 'Calvus' });
  });
});

describe('33.2, 35.5 the rest', () => {
  test('33.2.2, 33.2.3 missus granted to the one, and by the other to his opponent', () => {
    const { feats } = told([[2, appealed('B', 'A', 'spared')]]);
    expect(feats.B).toMatchObject({ missusGranted: true, result: 'M', dead: false, killer: null });
    expect(feats.A).toMatchObject({ opponentsGranted: 1, kills: [], defeated: [{ fighter: 'B' }] });
  });

  test('33.2.2 a man let go after stans missus was not granted missus', () => {
    const { feats } = told([[4, appealed('B', 'A', 'fighting', 'stans-missus')]], {}, { winner: null });
    expect(feats.B?.missusGranted).toBe(false);
    expect(feats.A).toMatchObject({ opponentsGranted: 0, defeated: [] });
  });

  test('33.2.1 throws that strike', () => {
    const thrown = (hit: boolean): GladiatorEvent => ({
      ...{ kind: 'thrown', cite: '13.3', fighter: 'A', target: 'B', item: { id: 1, kind: 'javelin' }, range: 3, hit },
    });
    expect(
      told([
        [1, thrown(true)],
        [1, thrown(false)],
        [2, thrown(true)],
      ]).feats.A?.thrownStrikes,
    ).toBe(2);
  });

  test('33.2, 32.2 CF spent and wounds suffered are those of his sheet', () => {
    const { feats } = told([], { A: { attackTotal: 31, defenceTotal: 12, wounds: { 1: 0, 2: 3, 3: 0, 4: 0, 5: 1 } } });
    expect(feats.A).toMatchObject({ attackCf: 31, defenceCf: 12, wounds: { 2: 3, 5: 1 } });
  });

  test('34.4 calls on the gods', () => {
    expect(told([], { A: { favours: 3 } }).feats.A?.favours).toBe(3);
  });

  test('35.5.1.2 a man killed outright was cleaved (25)', () => {
    const outright = told([
      [1, blow('A', 'B', 2, 0, 'K*')],
      [1, killed('B', 'A', 'killing-critical')],
    ]);
    expect(outright.feats.A).toMatchObject({ cleaved: 1, kills: [{ way: 'quick' }] });
    expect(
      told([
        [1, blow('A', 'B', 2, 12)],
        [1, killed('B', 'A')],
      ]).feats.A?.cleaved,
    ).toBe(0);
  });

  test('35.5 those defeated stand there once, with their PR', () => {
    const { feats } = told(
      [
        [1, blow('A', 'B', 2, 12)],
        [1, appealed('B', 'A', 'dead')],
      ],
      { B: { pr: -2 } },
    );
    expect(feats.A?.defeated).toEqual([{ fighter: 'B', pr: -2, beast: false }]);
  });

  test('the telling moments come in their order, none twice, and few', () => {
    const happenings = Array.from(
      { length: 20 },
      (_, i): Happening => [1 + Math.floor(i / 6), blow('A', 'B', 5, (i % 3) + 1)],
    );
    const { moments } = told([...happenings, [5, killed('B', 'A')]]);
    expect(moments.length).toBeLessThanOrEqual(8);
    expect(moments[0]?.text).toMatch(/^First blood: Maximus cuts the legs of Calvus/);
    expect(moments.at(-1)?.text).toBe('Calvus dies by the sword of Maximus.');
    expect(new Set(moments.map(({ text }) => text)).size).toBe(moments.length);
  });
});

describe('33.2.4 a bout that is looked at from some moment on (P311)', () => {
  const begun = scene({
    B: { fate: 'dead', lastStruckBy: 'A' },
    C: { fate: 'spared', lastStruckBy: 'A', pr: 3 },
    D: { wounds: { 1: 0, 2: 4, 3: 0, 4: 0, 5: 0 }, lastStruckBy: 'A' },
    E: { fate: 'dead', lastStruckBy: null },
  });
  const results = { A: 'V', B: 'P', C: 'M', D: 'P', E: 'P' } as const;
  const ended = (state: State): State => ({ ...state, outcome: { winner: 0, by: 'wounds', results } });

  test('33.2.4 has its deaths and mercies from whoever last struck the man, and kills of neither kind', () => {
    const { A, C, E } = watchBout(tables, begun).result(ended(begun)).feats;
    expect(A?.kills).toEqual([{ victim: 'B', turn: 1, way: 'other', w: 0 }]);
    expect(A?.defeated.map(({ fighter }) => fighter)).toEqual(['B', 'C']);
    expect(A?.opponentsGranted).toBe(1);
    expect([C?.missusGranted, E?.killer]).toEqual([true, null]);
  });

  test('33.2.4.1 an area that was wounded then is not wounded for the first time by a blow that kills', () => {
    const { watch, result } = watchBout(tables, begun);
    const state: State = structuredClone(begun);
    for (const [seq, event] of [
      blow('A', 'D', 2, 8),
      { kind: 'killed', cite: '10.3.2', fighter: 'D', killer: 'A', why: 'wounds' } as GladiatorEvent,
    ].entries()) {
      apply(state, event);
      watch({ seq, turn: 1, phase: 1, event }, state);
    }
    expect(result(ended(state)).feats.A?.kills.map(({ victim, way }) => [victim, way])).toEqual([
      ['B', 'other'],
      ['D', 'slow'],
    ]);
  });
});

describe('law 7: a bout and its record', () => {
  const rules = campaignRules();
  const setupOf = (lead: 'one' | null) => ({ rules, fighters: muster([anyMan('thraex')], [anyMan('secutor')], lead) });

  test('what is read from the record is what was seen', () => {
    for (let i = 0; i < 5; i++) {
      const seed = `record-${i}`;
      const order = { setup: setupOf('one'), seed };
      const players = () => randomController(gladiator, tables, seed);
      const once = players();
      const seen = fightOut(tables, order, () => once);
      const match = Match.start(gladiator, tables, order.setup, seed);
      const again = players();
      runMatch(match, () => again);
      const record = JSON.parse(JSON.stringify(match.save(0)));
      expect(resultOfRecord(tables, record)).toEqual({ ok: true, value: seen });
    }
  });

  test('a bout that goes on has no result', () => {
    const match = Match.start(gladiator, tables, setupOf('one'), 'open');
    expect(resultOfRecord(tables, match.save(0))).toMatchObject({ ok: false });
  });

  test('the book fights a bout alike with a match and without', () => {
    const order = { setup: setupOf(null), seed: 'book' };
    expect(fightByBook(tables, order)).toEqual(
      fightOut(tables, order, () => randomController(gladiator, tables, 'none')),
    );
  });
});
