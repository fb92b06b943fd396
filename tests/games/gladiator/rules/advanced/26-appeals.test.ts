/** 18.4, 8.3, 26.7.1: appeals while others fight on, and who has won. */
import { describe, expect, test } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, type Scene, type Script, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { dullBlows } from '../../support/centurion.ts';
import { place } from '../../support/rules/clash.ts';
import { blowsOf, fight, from, poolFor, ring } from '../../support/rules/ring.ts';

const SPARED: Scripted = ['missus', 5, 5];
const CONDEMNED: Scripted = ['missus', 4, 5];
/** Prone, with the five phases of his rate behind him. */
const DOWN: Partial<Fighter> = { posture: 'prone', moves: 5 };
const OUT: Partial<Fighter> = { posture: 'prone', conscious: false, stun: { amount: 12, turn: 1, phase: 1 } };
const comrade = (traits: Partial<Fighter>): Partial<Fighter> => ({ side: 0, ...traits });

/** A stands over B; C, of A's side, and D fight far from them. */
const twoPairs: Scene = {
  B: { ...from(0), ...DOWN },
  C: comrade(place(0, 4, 0)),
  D: place(1, 4, 3),
};
const asks = ({ asked }: Played) => asked.map(({ kind, fighter }) => `${kind} ${fighter}`);
const phase = (set: Scene, script: Script = {}): Played => play(ring(set), script);

describe('18.4 an appeal among several', () => {
  test('18.4 it takes the phase of the two, and of nobody else (P68)', () => {
    const played = fight(twoPairs, { C: 'head 4' }, { dice: [SPARED, ...dullBlows(4)] });
    expect(played.one('appealed')).toMatchObject({ fighter: 'B', to: 'A', fate: 'spared' });
    expect(asks(played)).toEqual(['mercy A', 'plot C', 'plot D', 'allocate C', 'allocate D']);
    expect(blowsOf(played)).toEqual(['C>D 4-0']);
    expect(played.state.outcome).toBeNull();
  });

  test('18.4 the victor is asked only while other enemies of his are in the fight', () => {
    const set = { ...twoPairs, D: undefined };
    const lone: Scene = { B: set.B ?? {}, C: set.C ?? {} };
    expect(asks(fight(lone, {}, { dice: [SPARED] }))).toEqual([]);
    expect(
      asks(fight({ ...twoPairs, D: { ...place(1, 4, 3), ...OUT, at: place(6, 4, 3).at } }, {}, { dice: [SPARED] })),
    ).not.toContain('mercy A');
  });

  test('18.4 refused, both have their phase, and he who lies there is struck at +4', () => {
    const played = fight(twoPairs, { A: 'head 8, legs 6' }, { mercy: { A: false }, dice: dullBlows(8, 6) });
    expect(played.one('appeal-refused')).toMatchObject({ fighter: 'B', to: 'A' });
    expect(played.of('appealed')).toEqual([]);
    expect(asks(played).slice(0, 3)).toEqual(['mercy A', 'plot A', 'plot B']);
    expect(poolFor(played, 'A').total).toBe(14);
    expect(blowsOf(played)).toEqual(['A>B 8-0', 'A>B 6-0']);
  });

  test('18.4 he asks again in the next phase (P152)', () => {
    const first = fight(twoPairs, {}, { mercy: { A: false } });
    const second = play(first.state, { dice: [SPARED] });
    expect(second.one('appealed')).toMatchObject({ fighter: 'B', to: 'A' });
  });

  test('18.4 a centurion never refuses', () => {
    const played = fight({ ...twoPairs, A: { by: 'book' }, D: place(1, 5, 3) }, {}, { dice: [CONDEMNED] });
    expect(played.one('appealed')).toMatchObject({ fighter: 'B', to: 'A', fate: 'dead' });
    expect(asks(played)).not.toContain('mercy A');
  });

  test('18.4 the victor is not attacked: an enemy beside him has nobody to fight', () => {
    const set = { B: { ...from(0), ...DOWN }, D: from(3) };
    const played = fight(set, {}, { dice: [SPARED] });
    expect(asks(played)).toEqual(['mercy A', 'plot D']);
    expect(played.of('engaged')).toEqual([]);
  });

  test('18.4 nor is anything thrown at him (13.3)', () => {
    const set = { B: { ...from(0), ...DOWN }, D: { ...from(3, 2), hands: [weapon(9, 'dagger')] } };
    const played = phase(set, { plots: { D: 'X!' }, dice: [SPARED] });
    expect(asks(played)).toEqual(['mercy A', 'plot D', 'act D']);
    const [asked] = played.asked.filter(({ kind }) => kind === 'act');
    expect(asked).toMatchObject({ throwAt: [], recover: [] }); // he may let it go, and no more (P140)
  });

  test('18.4 a comrade of his does not help him, and fights on himself', () => {
    const set = { B: { ...from(0), ...DOWN }, C: comrade(place(2, 0, 3)), D: place(3, 0, 3) };
    const played = fight(set, { D: 'head 4' }, { mercy: { A: true, C: true }, dice: [SPARED, ...dullBlows(4)] });
    expect(blowsOf(played)).toEqual(['D>C 4-0']);
  });

  test('18.4 the phase over, he is as ready as ever', () => {
    const played = fight(twoPairs, {}, { dice: [SPARED] });
    expect(played.fighter('A').aside).toBe(false);
    expect(asks(play(played.state))).toContain('plot A');
  });

  test('18.4 two over him: the nearest is asked first, and takes it on alone (P156)', () => {
    const far = comrade({ ...from(0, 2), facing: 3, hands: [weapon(5, 'spear')] });
    const set = { A: far, B: { at: place(0, 0, 0).at, ...DOWN }, C: comrade(from(1)), D: from(4, 4) };
    const played = fight(set, {}, { dice: [SPARED] });
    expect(asks(played)).toEqual(['mercy C', 'plot A', 'plot D']);
    expect(played.one('appealed').to).toBe('C');
  });

  test('18.4 he refuses for himself alone: then the other is asked; one verdict (P156, P67)', () => {
    const set = { A: comrade(from(0)), B: { at: place(0, 0, 0).at, ...DOWN }, C: comrade(from(1)), D: from(4, 4) };
    const played = fight(set, {}, { mercy: { A: false }, dice: [CONDEMNED] });
    expect(asks(played)).toEqual(['mercy A', 'mercy C', 'plot A', 'plot D']);
    expect(played.of('appealed')).toHaveLength(1);
    expect(played.one('appealed')).toMatchObject({ to: 'C', fate: 'dead' });
  });

  test('18.4 one victor hears one man: the second at his feet waits', () => {
    const set = { B: { ...from(0), ...DOWN }, D: { ...from(1), ...DOWN } };
    const played = fight(set, {}, { dice: [SPARED] });
    expect(played.of('appealed').map(({ fighter }) => fighter)).toEqual(['B']);
    expect(play(played.state, { dice: [SPARED] }).one('appealed').fighter).toBe('D');
  });

  test('18.4 with the last of them out, the match is over before anybody plots (F6)', () => {
    const set = { B: { ...from(0), ...DOWN }, C: comrade(place(0, 4, 0)), D: { ...place(1, 4, 3), ...DOWN } };
    const played = fight(set, {}, { dice: [SPARED, CONDEMNED] });
    expect(asks(played)).toEqual(['mercy A']);
    expect(played.state.outcome).toEqual({ winner: 0, by: 'refused', results: { A: 'V', B: 'M', C: 'V', D: 'P' } });
  });
});

describe('8.3 run onto among several', () => {
  const set: Scene = {
    A: place(-2, 0, 0),
    B: { ...from(0), ...DOWN, at: place(0, 0, 0).at },
    C: comrade(place(0, 4, 0)),
    D: place(1, 4, 3),
  };

  test('8.3 the verdict falls at once, and the others fight on (18.4)', () => {
    const played = fight(set, { C: 'head 4' }, { plots: { A: 'F F' }, dice: [CONDEMNED, ...dullBlows(4)] });
    expect(played.one('appealed')).toMatchObject({ fighter: 'B', why: 'run-onto', fate: 'dead' });
    expect(blowsOf(played)).toEqual(['C>D 4-0']);
    expect(asks(played)).not.toContain('allocate A');
  });

  test('8.3 refused, he steps back and may strike at the man on the ground (P152)', () => {
    const played = fight(set, { A: 'head 8' }, { plots: { A: 'F F' }, mercy: { A: false }, dice: dullBlows(8) });
    expect(played.one('put-back')).toMatchObject({ fighter: 'A', to: place(-1, 0, 0).at, cite: 'P152' });
    expect(poolFor(played, 'A').total).toBe(14);
    expect(blowsOf(played)).toEqual(['A>B 8-0']);
  });

  test('8.3 he who ran onto a man is attacked by nobody in that phase (18.4)', () => {
    const beside = { ...set, D: place(-1, 1, 5) };
    const played = fight(beside, {}, { plots: { A: 'F F' }, dice: [SPARED] });
    expect(played.of('engaged')).toEqual([]);
  });

  test('8.3 a centurion who ran onto a man does not turn any more (18.4)', () => {
    const played = play(ring({ ...set, A: { ...place(-2, 0, 0), by: 'book', fs: 0 }, phase: 8 }), {
      dice: [['order', 2, 4], CONDEMNED],
    });
    expect(played.one('run-onto')).toMatchObject({ fighter: 'A', target: 'B' });
    expect(played.of('turned').filter(({ fighter }) => fighter === 'A')).toEqual([]);
  });
});

describe('26.7.1 who has won', () => {
  /** The end of turn 3, stopped: A and C against B, who are all fresh. */
  const ended = (set: Scene, ...verdicts: readonly Scripted[]): Played => {
    const count = Object.values(ring(set).fighters).filter(({ fate }) => fate === 'fighting').length;
    const endurance = Array.from({ length: count }, (): Scripted => ['endurance', 1]);
    return play(ring({ turn: 3, phase: 9, ...set }), { dice: [...endurance, ['stans-missus', 6], ...verdicts] });
  };
  const three: Scene = { C: comrade(place(0, 4, 0)) };

  test('26.7.1 the match is stopped: the side with more men awake has won, the rest ask for their lives (P153)', () => {
    const played = ended(three, SPARED);
    expect(played.one('appealed')).toMatchObject({ fighter: 'B', to: null, why: 'outnumbered' });
    expect(played.one('bout-ended')).toMatchObject({ cite: '26.7.1', winner: 0, by: 'outnumbered' });
    expect(played.state.outcome?.results).toEqual({ A: 'V', B: 'M', C: 'V' });
  });

  test('26.7.1 who is refused dies, whatever the house rule for a stans missus (C80)', () => {
    const rules = { ...ring({}).rules, stansKills: false };
    expect(ended({ ...three, rules }, CONDEMNED).state.outcome?.results).toEqual({ A: 'V', B: 'P', C: 'V' });
  });

  test('26.7.1 a senseless man does not count, and asks with the others', () => {
    const played = ended({ ...three, D: { ...place(5, 0, 0), ...OUT } }, SPARED, SPARED);
    expect(played.of('appealed').map(({ fighter }) => fighter)).toEqual(['B', 'D']);
    expect(played.state.outcome).toMatchObject({ winner: 0, results: { B: 'M', D: 'M' } });
  });

  test('26.7.1 nor does one on the winning side, but V is his', () => {
    const played = ended({ ...three, D: comrade({ ...place(5, 0, 0), ...OUT }) }, SPARED);
    expect(played.state.outcome?.results).toEqual({ A: 'V', B: 'M', C: 'V', D: 'V' });
  });

  test('26.7.1 the larger side is the one with more men left, not the one that brought more', () => {
    const gone = { fate: 'dead', posture: 'prone' } as const;
    const set = {
      ...three,
      A: { ...place(6, 0, 0), ...gone },
      C: comrade({ ...place(5, 0, 0), ...gone }),
      D: place(3, 0, 0),
      E: comrade({}),
    };
    const played = ended(set, SPARED);
    expect(played.state.outcome).toEqual({
      winner: 1,
      by: 'outnumbered',
      results: { A: 'P', B: 'V', C: 'P', D: 'V', E: 'M' },
    });
  });

  test('26.7.1 with as many on both sides it is a stans missus, and all are judged (P69)', () => {
    const played = ended({ ...three, D: place(5, 0, 0) }, SPARED, CONDEMNED, SPARED, SPARED);
    expect(played.state.outcome).toEqual({
      winner: null,
      by: 'stans-missus',
      results: { A: 'S', B: 'P', C: 'S', D: 'S' },
    });
  });

  test('26.7.1 who was spared earlier keeps his M, who died his P (P70)', () => {
    const spared = { ...place(6, 0, 0), fate: 'spared' } as const;
    const dead = { ...place(5, 0, 0), fate: 'dead', posture: 'prone' } as const;
    const played = ended({ ...three, D: comrade(spared), E: comrade(dead), F: dead }, SPARED);
    expect(played.state.outcome?.results).toEqual({ A: 'V', B: 'M', C: 'V', D: 'M', E: 'P', F: 'P' });
  });

  test('26.7.1 a matched pair stopped in the same way is a stans missus', () => {
    expect(ended({}, SPARED, SPARED).state.outcome).toMatchObject({ winner: null, by: 'stans-missus' });
    const senseless = { ...place(3, 0, 3), ...OUT };
    expect(ended({ B: senseless }, SPARED, SPARED).state.outcome).toMatchObject({ winner: null, by: 'stans-missus' });
  });

  test('26.7.1 before that, a side wins when the other has nobody left (5.3)', () => {
    const set = { ...three, B: { ...from(0), ...DOWN }, D: { ...place(1, 4, 3), fate: 'spared' as const } };
    const played = fight(set, {}, { dice: [CONDEMNED] });
    expect(played.state.outcome).toEqual({ winner: 0, by: 'refused', results: { A: 'V', B: 'P', C: 'V', D: 'M' } });
  });

  test('26.7.1 a mortally wounded victor has his V and dies of it (P51)', () => {
    const played = ended({ ...three, C: comrade({ ...place(0, 4, 0), mortal: true }) }, SPARED);
    expect(played.state.outcome?.results).toMatchObject({ C: 'V' });
    expect(played.one('died-of-wounds').fighter).toBe('C');
  });
});
