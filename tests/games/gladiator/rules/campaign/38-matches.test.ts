/** 38.2.3 consecutive matches, and 38.3.1 matches without missus. */
import { describe, expect, test } from 'vitest';
import { isBarred } from '../../../../../src/games/gladiator/rules/arena/barriers.ts';
import { hexesOf } from '../../../../../src/games/gladiator/rules/bodies.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { setupSchema } from '../../../../../src/games/gladiator/rules/schema.ts';
import { anyMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { occupant } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { distance } from '../../../../../src/kernel/hex.ts';
import { runBook } from '../../../../../src/kernel/runner.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { man, type Played, play, type Scene, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../../support/blows.ts';
import { BOOK, PLAYER, prepared } from '../../support/rules/sheets.ts';

const DOWN: Partial<Fighter> = { posture: 'prone', moves: 5 };
const OUT: Partial<Fighter> = { posture: 'prone', conscious: false, stun: { amount: 12, turn: 1, phase: 1 } };
/** C, the second of B's side, at the gate. */
const NEXT: Partial<Fighter> = { wave: 1, fate: 'waiting', at: { q: 5, r: 0 }, facing: 3 };
/** One wound, and B is dead. */
const DYING: Partial<Fighter> = { tr: 16, wounds: { 1: 11, 2: 0, 3: 0, 4: 0, 5: 0 } };
const KILLS = blow(11, 11, 3);

const ratings = { tr: 10, st: 0, ag: 0, cn: 4, w: 12 };
const verus = (id: string, wave?: number): FighterSetup => ({
  ...BOOK,
  ...{ id, ratings, fs: 0, pr: 0, name: `Verus ${id}` },
  ...(wave === undefined ? {} : { wave }),
});

const why = (setup: Partial<Setup>): string | null => {
  const read = setupSchema.safeParse({ rules: basicRules(), fighters: [PLAYER, verus('B')], ...setup });
  return read.success ? null : (read.error.issues[0]?.message ?? '');
};

/** A kills B in this phase; C is next. */
const killing = (set: Scene = {}): Played =>
  play(scene({ B: DYING, C: NEXT, ...set }), { cf: { A: 'head 8', B: '' }, dice: [KILLS] });

describe('38.2.3 consecutive matches', () => {
  test("38.2.3 the men of later waves are not in the arena, nor in anybody's way", () => {
    const { state, events } = prepared([PLAYER, verus('B'), verus('C', 1), verus('D', 2)]);
    expect(state.fighters.map(({ fate }) => fate)).toEqual(['fighting', 'fighting', 'waiting', 'waiting']);
    const placed = events.flatMap((event) => (event.kind === 'placed' ? [event.fighter] : []));
    expect(placed).toEqual(['A', 'B']);
    expect(events.filter(({ kind }) => kind === 'sheet-made')).toHaveLength(4);
    const [a, b] = state.fighters;
    expect(distance(a?.at ?? { q: 0, r: 0 }, b?.at ?? { q: 0, r: 0 })).toBe(5);
  });

  test('38.2.3 the next comes in as soon as the last is out of the fight, five hexes away and face to face (P105)', () => {
    const played = killing();
    expect(played.one('killed').fighter).toBe('B');
    expect(played.one('entered')).toMatchObject({ fighter: 'C', at: { q: 5, r: 0 }, facing: 3, cite: '38.2.3' });
    expect(played.fighter('C')).toMatchObject({ fate: 'fighting', since: 1 });
    expect(played.state.outcome).toBeNull();
  });

  test('38.2.3 straight before the lone man, or as near to that as the map allows (P216)', () => {
    const away = play(scene({ A: { facing: 3 }, B: { fate: 'dead' }, C: NEXT }));
    expect(away.one('entered')).toMatchObject({ at: { q: -5, r: 0 }, facing: 0 });
    const atEdge = play(scene({ A: { at: { q: -8, r: 4 }, facing: 3 }, B: { fate: 'dead' }, C: NEXT }));
    const { at } = atEdge.one('entered');
    expect(distance(at, { q: -8, r: 4 })).toBe(5);
    expect(at.q).toBeGreaterThanOrEqual(-8);
  });

  test('38.2.3 a beast comes in where there is room for all of its hexes (P216, 28.2)', () => {
    const traits = { hexes: 3, panicked: false, fed: false, dazed: false, reared: false, horse: false } as const;
    const beast = { kind: 'bear', ...traits, rider: null } as const;
    const C: Partial<Fighter> = { ...NEXT, beast, hands: [] };
    for (const q of [-8, -5, -4, -3]) {
      const A: Partial<Fighter> = { at: { q, r: 0 }, facing: 3 };
      const { state } = play(scene({ A, B: { fate: 'dead' }, C }));
      const [lone, , comer] = state.fighters;
      const hexes = comer === undefined ? [] : hexesOf(comer);
      expect(hexes).toHaveLength(3);
      expect(
        hexes.filter((hex) => isBarred(state, hex) || occupant(state, hex) !== comer),
        `${lone?.at.q}`,
      ).toEqual([]);
    }
  });

  test("38.2.3 what stands in the arena is in nobody's place (27.5)", () => {
    const arena = { obstacles: [{ kind: 'pillar' as const, at: { q: 5, r: 0 } }] };
    const { at } = play(scene({ B: { fate: 'dead' }, C: NEXT, arena })).one('entered');
    expect(at).not.toEqual({ q: 5, r: 0 });
    expect(distance(at, { q: 0, r: 0 })).toBe(5);
  });

  test('38.2.3 wounds, stun, things and moves of the lone man carry over (P105)', () => {
    const A: Partial<Fighter> = { wounds: { 1: 0, 2: 2, 3: 0, 4: 0, 5: 0 }, moves: 3, vision: 1, facing: 0 };
    const before = man('A', A);
    const after = killing({ A }).fighter('A');
    expect(after).toMatchObject({ wounds: before.wounds, moves: 3, vision: 1, hands: before.hands });
  });

  test('38.2.3 the match is won with the last wave, lost with the lone man', () => {
    const won = killing({ C: { ...NEXT, fate: 'dead' } });
    expect(won.one('bout-ended')).toMatchObject({ winner: 0, results: { A: 'V', B: 'P', C: 'P' } });
    const lost = play(scene({ A: DYING, C: NEXT }), { cf: { A: '', B: 'head 8' }, dice: [KILLS] });
    expect(lost.one('bout-ended')).toMatchObject({ winner: 1, results: { A: 'P', B: 'V' } });
    expect(lost.of('entered')).toEqual([]);
  });

  test('38.2.3 nobody comes in while the last still lies there, nor where the lone man has died with him', () => {
    expect(play(scene({ A: { facing: 3 }, B: OUT, C: NEXT })).of('entered')).toEqual([]);
    const both = play(scene({ A: DYING, B: DYING, C: NEXT }), {
      cf: { A: 'head 8', B: 'head 8' },
      dice: [KILLS, KILLS],
    });
    expect(both.one('bout-ended')).toMatchObject({ winner: null, by: 'both-dead', results: { A: 'P', B: 'P' } });
  });

  test('38.2.3 a man spared makes room for the next as well (18.3.1)', () => {
    const played = play(scene({ B: DOWN, C: NEXT }), { dice: [['missus', 5, 5]] });
    expect(played.one('entered').fighter).toBe('C');
    expect(played.fighter('B').fate).toBe('spared');
  });

  test("38.2.3 endurance counts each man's own turns, stans missus those of the fight (P105, P216)", () => {
    const end = (turn: number, since: number) => {
      const set: Scene = { B: { fate: 'dead' }, C: { at: { q: 4, r: 0 }, wave: 1, since }, turn, phase: 9 };
      const stops: readonly Scripted[] = turn - since >= 2 ? [['stans-missus', 1]] : [];
      return play(scene(set), { dice: [['endurance', 1], ['endurance', 1], ...stops] });
    };
    const turns = end(4, 3)
      .of('endurance-checked')
      .map(({ fighter, rolls }) => [fighter, rolls?.[0]?.modifiers[0]?.value]);
    expect(turns).toEqual([
      ['A', 4],
      ['C', 2],
    ]);
    expect(end(4, 3).of('stans-missus-checked')).toEqual([]);
    const [stans] = end(5, 3).of('stans-missus-checked');
    expect(stans?.rolls?.[0]?.modifiers).toEqual([{ value: 3, why: 'turn', cite: '5.4.1' }]);
  });

  test('38.2.3 stopped, it is judged as a match of two (P69)', () => {
    const set: Scene = {
      B: { fate: 'dead' },
      C: { wave: 1, at: { q: 4, r: 0 } },
      D: { ...NEXT, wave: 2 },
      turn: 8,
      phase: 9,
    };
    const dice: readonly Scripted[] = [
      ['endurance', 1],
      ['endurance', 1],
      ['stans-missus', 6],
      ['missus', 6, 6],
      ['missus', 6, 6],
    ];
    const ended = play(scene({ ...set, A: { cn: 9 }, C: { ...set.C, cn: 9 } }), { dice }).one('bout-ended');
    expect(ended).toMatchObject({ winner: null, by: 'stans-missus', results: { A: 'S', B: 'P', C: 'S' } });
    expect(Object.keys(ended.results)).toEqual(['A', 'B', 'C']);
  });

  test('38.2.3 one man meets the others, one man a wave, and no beasts', () => {
    const rules = advancedRules();
    const men = (...waves: readonly (number | undefined)[]) =>
      why({ rules, fighters: [PLAYER, ...waves.map((wave, i) => verus(String.fromCharCode(66 + i), wave))] });
    expect(men(undefined, 1, 2)).toBeNull();
    expect(why({ fighters: [PLAYER, verus('B'), verus('C', 1)] })).toBeNull();
    expect(men(undefined, 2)).toContain('38.2.3');
    expect(men(undefined, 1, 1)).toContain('38.2.3');
    expect(why({ rules, fighters: [PLAYER, { ...PLAYER, id: 'B' }, verus('C'), verus('D', 1)] })).toContain('38.2.3');
    const lion = { ...verus('C', 1), kind: 'lion', name: null } as const;
    expect(
      why({ rules: advancedRules(), fighters: [PLAYER, lion].map((one, i) => ({ ...one, id: 'AB'[i] ?? '' })) }),
    ).toContain('beasts');
  });

  test('38.2.3 a rider waits and comes in with his horse (30)', () => {
    const rules = advancedRules();
    const rider = { ...verus('C', 1), kind: 'eques', armour: 1 } as const;
    const { state } = prepared([{ ...PLAYER, shield: 'small' }, { ...verus('B'), shield: 'small' }, rider], [], rules);
    expect(state.fighters.map(({ id, fate }) => [id, fate])).toEqual([
      ['A', 'fighting'],
      ['B', 'fighting'],
      ['C', 'waiting'],
      ['c', 'waiting'],
    ]);
  });
});

describe('38.3.1 sine missione', () => {
  const cruel = (set: Scene): State => ({ ...scene(set), sineMissione: true });

  test('38.3.1 a helpless man is not heard: he is killed, and it takes the phase of his victor (P68)', () => {
    const played = play(cruel({ B: DOWN }));
    expect(played.of('appealed')).toEqual([]);
    expect(played.one('killed')).toMatchObject({ fighter: 'B', killer: 'A', why: 'sine-missione', cite: '38.3.1' });
    expect(played.one('bout-ended')).toMatchObject({ winner: 0, by: 'sine-missione', results: { A: 'V', B: 'P' } });
  });

  test('38.3.1 nor is one who is run onto (8.3)', () => {
    const played = play(cruel({ A: { at: { q: -1, r: 0 } }, B: OUT }), { plots: { A: 'F F' } });
    expect(played.one('run-onto')).toMatchObject({ fighter: 'A', target: 'B' });
    expect(played.of('appealed')).toEqual([]);
    expect(played.one('killed')).toMatchObject({ fighter: 'B', killer: 'A', why: 'sine-missione' });
  });

  test('38.3.1 it is never stopped as a draw (5.4.1)', () => {
    const dice: readonly Scripted[] = [
      ['endurance', 1],
      ['endurance', 1],
    ];
    const A = { cn: 9 };
    expect(play(cruel({ A, B: { cn: 9 }, turn: 7, phase: 9 }), { dice }).of('stans-missus-checked')).toEqual([]);
    expect(play(cruel({ A, B: { cn: 9 }, turn: 7, phase: 9 }), { dice }).state.outcome).toBeNull();
  });

  test('38.3.1 where nobody has 1 CF left at the end of turn 8 or later the fresher man kills (P217)', () => {
    const dice: readonly Scripted[] = [
      ['endurance', 1],
      ['endurance', 1],
    ];
    const spent = (a: number, b: number, turn = 8) =>
      play(cruel({ A: { exhaustion: a, cn: 9 }, B: { exhaustion: b, cn: 9 }, turn, phase: 9 }), { dice });
    expect(spent(11, 12).one('killed')).toMatchObject({ fighter: 'B', killer: 'A', why: 'spent', cite: 'P217' });
    expect(spent(11, 12).one('bout-ended')).toMatchObject({ winner: 0, by: 'spent' });
    expect(spent(11, 11).state.outcome).toBeNull();
    expect(spent(9, 12).state.outcome).toBeNull();
    expect(spent(11, 12, 7).state.outcome).toBeNull();
  });

  test('38.3.1 men beg beasts for nothing: a hunt is no death match', () => {
    const fighters = muster([anyMan('bestiarius')], [anyMan('lion')], 'all');
    expect(why({ rules: advancedRules(), fighters, sineMissione: true })).toContain('no hunt is a death match');
    expect(why({ sineMissione: true })).toBeNull();
  });

  test('38.3.1 nobody is ever spared in it, and it comes to an end', () => {
    for (let i = 0; i < 30; i++) {
      const fighters = muster([anyMan('surprise')], [anyMan('surprise')], null);
      const { state } = runBook(
        gladiator,
        tables,
        { rules: advancedRules(), fighters, sineMissione: true },
        `cruel-${i}`,
      );
      expect(state.fighters.map(({ fate }) => fate)).not.toContain('spared');
      expect(state.fighters.some(({ fate }) => fate === 'dead')).toBe(true);
    }
  });
});
