/** P97, C113: how hunts end; P25: the walls about them. */
import { describe, expect, it } from 'vitest';
import type { Obstacle } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import type { Beast, BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type MusterMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play, type Scene, scene, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../../support/blows.ts';
import { hex, impact, place, unarmed } from '../../support/rules/clash.ts';
import { fight, still } from '../../support/rules/fangs.ts';
import { action, beast, calm, hexes, leopard, overlaps, RANDOM, STAY } from '../../support/rules/wild.ts';

const DEAD = { fate: 'dead', posture: 'prone' } as const;
const DOWN = { conscious: false, posture: 'prone', stun: { amount: 99, turn: 1, phase: 1 } } as const;
const FAR = place(-9, 0, 0);

/** The end of a turn: everybody's endurance, on a 1 unless told otherwise. */
const evening = (set: Scene, turn: number, faces: readonly number[]) =>
  play(
    { ...scene({ A: unarmed(FAR), ...set }), turn, phase: 8 },
    { dice: faces.map((face): Scripted => ['endurance', face]) },
  );

const mad = (kind: BeastKind = 'zebra', traits: Partial<Fighter> = {}, state: Partial<Beast> = {}) =>
  beast(kind, { ...place(4, 0, 3), cn: 9, cfAtStart: 60, ...traits }, { panicked: true, ...state });

describe('28 Hunts', () => {
  describe('28.1.1 Won and lost (P97)', () => {
    it('28.1.1 the hunt is won with the death of the last beast', () => {
      const set: Scene = { A: place(1, 1, 5), B: still('lion'), C: beast('wolf', { ...FAR, ...DEAD }) };
      const played = fight(set, { cf: { A: 'head 4' }, dice: [blow(11, 12, 6)] });
      expect(played.state.outcome).toEqual({ winner: 0, by: 'hunted', results: { A: 'V', B: 'P', C: 'P' } });
    });

    it('28.1.1 while one beast is on its feet it goes on', () => {
      const set: Scene = { A: place(1, 1, 5), B: still('lion'), C: still('wolf', FAR) };
      const played = fight(set, { cf: { A: 'head 4' }, dice: [blow(11, 12, 6)] });
      expect(played.of('killed')).toHaveLength(1);
      expect(played.state.outcome).toBeNull();
    });

    it('28.1.1 the last of them senseless, all that lie senseless are killed, and it is won', () => {
      const set: Scene = { A: FAR, B: beast('lion', DOWN), C: beast('wolf', { ...place(4, 0, 0), ...DOWN }) };
      const played = fight(set);
      expect(played.of('killed')).toMatchObject([
        { fighter: 'B', why: 'hunted', cite: 'P97', killer: null },
        { fighter: 'C', why: 'hunted' },
      ]);
      expect(played.state.outcome).toMatchObject({ winner: 0, by: 'hunted', results: { A: 'V', B: 'P', C: 'P' } });
    });

    it('28.1.1 if a man is awake to do it', () => {
      const set: Scene = { A: { ...FAR, ...DOWN }, B: beast('lion', DOWN) };
      expect(fight(set).state.outcome).toBeNull();
    });

    it('28.1.1 where the beasts are dead he has won though he lie senseless himself', () => {
      const C = beast('lion', { ...place(5, 0, 0), ...DEAD });
      const { outcome } = fight({ A: { ...FAR, ...DOWN }, B: beast('lion', DEAD), C }).state;
      expect(outcome).toMatchObject({ winner: 0, by: 'hunted', results: { A: 'V', B: 'P', C: 'P' } });
    });

    it('28.1.1 it is lost when no man is left alive; the beasts that live have won', () => {
      const A: Partial<Fighter> = { ...place(0, 0, 0), ...DOWN, wounds: { 1: 11, 2: 11, 3: 11, 4: 11, 5: 11 } };
      const set: Scene = { A, B: still('wolf', { cfAtStart: 8 }), C: beast('lion', { ...FAR, ...DEAD }) };
      const dice: Scripted[] = [
        ['beast-attacks', 1],
        ['beast-area', 2],
        ['beast-area', 3],
        blow(18, 12, 6),
        blow(18, 12, 6),
      ];
      const played = fight(set, { dice: dice.slice(0, 4) });
      expect(played.state.outcome).toMatchObject({ winner: 1, results: { A: 'P', B: 'V', C: 'P' } });
    });

    it('28.1.1 a man who lies helpless before a beast does not ask for missus, nor a beast before a man (C113)', () => {
      const A: Partial<Fighter> = { ...place(0, 0, 0), posture: 'prone', moves: 6, exceeded: true };
      const set: Scene = { A, B: still('wolf', { cfAtStart: 1 }), C: beast('lion', { ...place(6, 0, 0), ...DOWN }) };
      const dice: Scripted[] = [['beast-attacks', 1], ['beast-area', 2], blow(3, 2, 6)];
      const played = fight(set, { plots: { A: '' }, dice });
      expect(played.of('appealed')).toEqual([]);
      expect(played.of('blow')).toHaveLength(1);
    });
  });

  describe('28.5.2 Over without a winner (P97)', () => {
    it.each([3, 4, 9])('28.5.2 at the end of turn %i, with every beast that lives in panic, it is over: S', (turn) => {
      const played = evening(
        { B: mad(), C: mad('gazelle', place(8, 0, 0)), D: beast('lion', { ...place(0, 4, 0), ...DEAD }) },
        turn,
        [1, 1, 1],
      );
      expect(played.state.outcome).toMatchObject({ winner: null, by: 'hunt-over' });
      expect(played.state.outcome?.results).toEqual({ A: 'S', B: 'S', C: 'S', D: 'P' });
      expect(played.of('appealed')).toEqual([]);
    });

    it.each([1, 2])('28.5.2 at the end of turn %i it is not', (turn) => {
      expect(evening({ B: mad() }, turn, [1, 1]).state.outcome).toBeNull();
    });

    it('28.5.2 nor while one that lives is in its senses, or senseless', () => {
      const calmOne = beast('lion', { ...place(8, 0, 0), cn: 9 });
      expect(evening({ B: mad(), C: calmOne }, 5, [1, 1, 1]).state.outcome).toBeNull();
      const down = beast('lion', { ...place(8, 0, 0), cn: 9, ...DOWN });
      expect(evening({ B: mad(), C: down }, 5, [1, 1, 1]).state.outcome).toBeNull();
    });

    it('28.5.2 at the end of turn 10 it is over in any case', () => {
      const played = evening({ B: beast('lion', { ...place(8, 0, 0), cfAtStart: 60 }) }, 10, [1, 1]);
      expect(played.state.outcome).toMatchObject({ winner: null, by: 'hunt-over', results: { A: 'S', B: 'S' } });
    });

    it('28.5.2 no hunt is stopped by stans missus (C113)', () => {
      const played = evening({ B: beast('lion', { ...place(8, 0, 0), cfAtStart: 60 }) }, 9, [1, 1]);
      expect(played.of('stans-missus-checked')).toEqual([]);
      expect(played.state.outcome).toBeNull();
    });

    it('28.5.2.1 a beast that drops with exhaustion at the end of a turn has lost the hunt', () => {
      const B = mad('zebra', { cn: 1, cfAtStart: 4, stun: { amount: 1, turn: 1, phase: 1 } });
      const played = evening({ B }, 3, [1, 6]);
      expect(played.one('knocked-out')).toMatchObject({ fighter: 'B' });
      expect(played.state.outcome).toMatchObject({ winner: 0, by: 'hunted', results: { A: 'V', B: 'P' } });
    });
  });

  describe('28.2.1 Walls (P25)', () => {
    const hunt = (
      red: readonly MusterMan['kind'][],
      blue: readonly MusterMan['kind'][],
      rules = advancedRules(),
    ): State => {
      const of: Setup = { rules, fighters: muster(red.map(anyMan), blue.map(anyMan), 'all') };
      return Match.start(gladiator, tables, of, 'walls').state;
    };

    it('28.2.1 a match with beasts has walls on all four sides, with or without chapter 27', () => {
      for (const rules of [advancedRules(), advancedRules([19, 28])]) {
        expect(hunt(['venator'], ['lion'], rules).arena).toMatchObject({
          walls: ['north', 'south', 'west', 'east'],
          obstacles: [],
        });
      }
      expect(hunt(['light'], ['light']).arena).toBeNull();
    });

    const arena = {
      size: 5 as const,
      walls: ['north', 'south', 'west', 'east'] as ('north' | 'south' | 'west' | 'east')[],
      obstacles: [],
    };

    it('28.2.1 a man who walks into one is stunned, and the map stays where it is (27.3)', () => {
      const state = {
        ...scene({ A: unarmed(place(-8, 4, 3)), B: still('lion', { ...place(4, 0, 3), ...calm }) }),
        arena,
      };
      const played = play(state, { plots: { A: 'F' }, dice: [['stun', 1, 1]] });
      expect(played.one('obstacle-hit')).toMatchObject({ fighter: 'A', barrier: 'wall', pushed: false });
      expect(played.of('edge-passed')).toEqual([]);
      expect(played.state.window).toEqual(state.window);
    });

    const ram: Scripted[] = [action(RANDOM, 2), hexes(3), ['beast-way', 1], ...impact(6, 1)];
    const cornered = (more: Scene = {}): State => ({
      ...scene({ A: unarmed(place(-8, 4, 0)), B: beast('lion', { ...place(-5, 4, 3), ...calm }), ...more }),
      arena,
    });

    it('28.6 a man is not pushed over the edge, but to a side (P20, P25)', () => {
      const played = play(cornered(), { dice: [...ram, ['stun', 1, 1], ['stumble', 6]] });
      expect(played.one('collided')).toMatchObject({ winner: 'B', pushedTo: hex(-8, 3) });
      expect(overlaps(played.state)).toEqual([]);
    });

    it('28.6 with no side free he is driven against the wall (P20, 27.3)', () => {
      const C: Partial<Fighter> = { ...unarmed(place(-8, 3, 0)), ...DOWN, side: 0, seat: 0 };
      const dice: Scripted[] = [...ram, ['lot:pushed-to', 0], ['stun', 1, 1], ['stun', 1, 1], ['stumble', 6]];
      const played = play(cornered({ C }), { dice });
      expect(played.one('obstacle-hit')).toMatchObject({ fighter: 'A', barrier: 'wall', pushed: true });
      expect(overlaps(played.state)).toEqual([]);
      expect(played.of('edge-passed')).toEqual([]);
    });

    it('28.6.1 the stun of the wall is not what a panicked beast tramples with (P175)', () => {
      const C: Partial<Fighter> = { ...unarmed(place(-8, 3, 0)), ...DOWN, side: 0, seat: 0 };
      const B = beast('lion', { ...place(-5, 4, 3), ...calm }, { panicked: true });
      const dice: Scripted[] = [
        ['beast-hexes', 1, 3],
        ['beast-way', 1],
        ...impact(1, 6),
        ['lot:pushed-to', 0],
        ['stun', 1, 1],
        ['stun', 1, 1],
        ['stumble', 6],
        ['beast-area', 2],
        ['wound', 1, 1, 6],
      ];
      const played = play(cornered({ B, C }), { dice });
      expect(played.of('stunned').map(({ stun }) => stun)).toEqual([
        { from: 0, to: 1 },
        { from: 1, to: 2 },
      ]);
      expect(played.one('blow')).toMatchObject({ cite: '28.6.1', bonus: 1 });
    });
  });

  describe('28.2.1 Obstacles (A7, 27)', () => {
    const ground = (set: Scene, ...obstacles: readonly Obstacle[]): State => ({
      ...scene({ A: unarmed(place(-6, 0, 0)), B: leopard(place(2, 0, 3)), ...set }),
      arena: { size: 1, walls: ['north', 'south', 'west', 'east'], obstacles },
    });
    const straight: Scripted[] = [action(RANDOM, 1), hexes(1), ['beast-way', 1]];

    it.each(['pillar', 'rock'] as const)('28.2.1 a %s bars its way: it turns aside (P92)', (kind) => {
      const played = play(ground({}, { kind, at: hex(0, 0) }), { dice: [...straight, ['beast-aside', 1]] });
      expect(played.one('beast-barred')).toMatchObject({ way: 3, aside: 2 });
      expect(played.fighter('B')).toMatchObject({ at: hex(1, 1), facing: 2 });
    });

    it.each(['tree', 'mud'] as const)('28.2.1 a %s bars nothing to it', (kind) => {
      const played = play(ground({}, { kind, at: hex(0, 0) }), { dice: straight });
      expect(played.fighter('B').at).toEqual(hex(1, 0));
      expect(played.of('stumble-checked')).toEqual([]);
    });

    it('28.2.1 no part of its body turns into a pillar (A7)', () => {
      const tail = { kind: 'pillar', at: hex(3, 0) } as const;
      const played = play(ground({ B: leopard(place(2, 0, 2)) }, tail), { dice: [action(STAY, 1)] });
      expect(played.fighter('B')).toMatchObject({ at: hex(2, 0), facing: 2 });
    });

    it('28.6 a man is not pushed into a pillar, but to a side of it (P20)', () => {
      const set: Scene = { A: unarmed(place(0, 0, 0)), B: beast('lion', { ...place(3, 0, 3), ...calm }) };
      const dice: Scripted[] = [action(RANDOM, 2), hexes(3), ['beast-way', 1], ...impact(6, 1)];
      const after: Scripted[] = [
        ['lot:pushed-to', 0],
        ['stun', 1, 1],
        ['stumble', 6],
      ];
      const played = play(ground(set, { kind: 'pillar', at: hex(-1, 0) }), { dice: [...dice, ...after] });
      expect([hex(-1, 1), hex(0, -1)]).toContainEqual(played.fighter('A').at);
      expect(overlaps(played.state)).toEqual([]);
    });

    it('28.7.1 a spear does not strike at it through a pillar (A2)', () => {
      const A: Partial<Fighter> = { hands: [weapon(1, 'spear')], ...place(-1, 0, 0) };
      const asked = (...obstacles: readonly Obstacle[]) =>
        play(ground({ A, B: still('lion', { cfAtStart: 0 }) }, ...obstacles)).asked.map(({ kind }) => kind);
      expect(asked()).toContain('allocate');
      expect(asked({ kind: 'pillar', at: hex(0, 0) })).not.toContain('allocate');
    });
  });
});
