/** 26.4, 26.5: one defence for all who are in front, and what those outside it gain. */
import { describe, expect, test } from 'vitest';
import { gladiatorTables } from '../../../../../src/games/gladiator/data.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Direction } from '../../../../../src/kernel/hex.ts';
import { type Scene, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { blow, reading } from '../../support/blows.ts';
import { dullBlows } from '../../support/centurion.ts';
import { blowsOf, fight, from, marksOf, poolFor } from '../../support/rules/ring.ts';

/** B before A, C behind his left hip: A looks toward 1, as he is told to. */
const sides: Scene = { B: from(0), C: from(3) };
const keep = { face: { A: 1 as Direction } };
const front: Scene = { B: from(0), C: from(1) };
/** An attack of 11 CF that is parried, and drops nothing. */
const dullBeyond = blow(3, 12, 6);

describe('26.4 defence', () => {
  test('26.4 his defence of an area counts in full against every one of them (C95)', () => {
    const played = fight(
      { ...front, D: from(5) },
      { A: '| head 4', B: 'head 8', C: 'head 7', D: 'head 4' },
      { dice: dullBlows(4, 3, 1) },
    );
    expect(blowsOf(played)).toEqual(['B>A 8-4', 'C>A 7-4', 'D>A 4-4']);
  });

  test('26.4 their attacks on one area are never added up', () => {
    const played = fight(front, { B: 'head 4', C: 'head 4' }, { dice: dullBlows(4, 4) });
    expect(played.of('blow').map(({ cf, modified }) => [cf, modified])).toEqual([
      [4, 4],
      [4, 4],
    ]);
  });

  test('26.4 nothing defends against an attack from behind', () => {
    const played = fight(sides, { A: '| head 10', B: 'head 4', C: 'head 4' }, { ...keep, dice: dullBlows(1, 4) });
    expect(blowsOf(played)).toEqual(['B>A 4-10', 'C>A 4-0']);
  });

  test.each([2, 3, 4] as const)('26.4 direction %i is behind a man who must face elsewhere', (behind) => {
    // Three before him, so that he keeps looking their way.
    const set = { B: from(5), C: from(0), D: from(1), E: from(behind) };
    const played = fight(set, { A: '| chest 6', E: 'chest 4' }, { dice: dullBlows(4) });
    expect(played.fighter('A').facing).toBe(0);
    expect(blowsOf(played)).toEqual(['E>A 4-0']);
  });

  test('26.4 what matters is where he looks after he has turned, not before (P43)', () => {
    const set = { B: from(2), C: from(4) };
    const played = fight(set, { A: '| head 3', B: 'head 4', C: 'head 4' }, { dice: dullBlows(1, 1) });
    expect(played.fighter('A').facing).toBe(3);
    expect(blowsOf(played)).toEqual(['B>A 4-3', 'C>A 4-3']);
  });

  test('26.4 two hexes behind him is behind him too', () => {
    const set = { ...front, D: { ...from(3, 2), hands: [weapon(7, 'spear')] } };
    const played = fight(set, { A: '| head 5', D: 'head 4' }, { dice: dullBlows(4) });
    expect(blowsOf(played)).toEqual(['D>A 4-0']);
  });

  test('26.4 he who has one opponent defends against him wherever he comes from', () => {
    const played = fight({ C: from(3), B: from(0, 6) }, { A: '| head 5', C: 'head 4' }, { dice: dullBlows(1) });
    expect(blowsOf(played)).toEqual(['C>A 4-5']);
  });

  test('26.4 fallen in mid-phase he defends at half against those in front, and not at all against those behind (P44)', () => {
    const set = { B: from(0), C: from(3), D: from(5), rules: advancedRules([23, 26]) };
    const bashed = [blow(18, 2, 1), ['stun', 5, 5]] as const;
    const played = fight(
      set,
      { A: '| head 6', B: 'bash 8', C: 'head 7', D: 'head 6' },
      { dice: [...bashed, blow(3, 2, 1), ...dullBlows(3)] },
    );
    expect(played.one('fell-prone').fighter).toBe('A');
    // 9.4.6 The 10 CF that B cost him come off the defence of the next area struck, which is none.
    expect(blowsOf(played)).toEqual(['B>A 8-0', 'C>A 7--10', 'D>A 6-3']);
  });

  test('9.4.6 what two blows of one moment cost him comes off his next defence together', () => {
    const set = { ...front, D: from(5) };
    const played = fight(
      set,
      { A: '| legs 9', B: 'head 8', C: 'head 8', D: 'legs 4' },
      { dice: [blow(7, 6, 5), blow(15, 3, 6), blow(4)] },
    );
    const lost = played.of('cf-lost').map(({ fighter, amount, owed }) => [fighter, amount, owed]);
    expect(lost).toEqual([
      ['A', 2, 2],
      ['A', 1, 3],
    ]);
    expect(blowsOf(played)).toEqual(['B>A 8-0', 'C>A 8-0', 'D>A 4-6']);
  });

  test('26.4 a kneeling man’s legs are struck at half by all, the edge included (14.2)', () => {
    const played = fight(
      { A: { posture: 'kneeling' }, ...sides },
      { B: 'legs 6', C: 'legs 8+' },
      { ...keep, dice: dullBlows(5, 3) },
    );
    expect(played.of('attack-halved').map(({ fighter, cf }) => [fighter, cf])).toEqual([
      ['B', { from: 6, to: 3 }],
      ['C', { from: 11, to: 5 }],
    ]);
  });
});

describe('26.4 special defences', () => {
  const rules = advancedRules([23, 26]);

  test('26.4 a duck serves against every attack on the head from the front (23.3)', () => {
    const played = fight(
      { ...front, rules },
      { A: '| duck', B: 'head 8', C: 'head 7' },
      { dice: [blow(18, 12, 6), blow(18, 12, 6)] },
    );
    expect(played.of('blow').map(({ result }) => result)).toEqual(['--', '--']);
  });

  test('26.4 it is none against one from behind', () => {
    const played = fight(
      { ...sides, rules },
      { A: '| duck', B: 'head 8', C: 'head 4' },
      { ...keep, dice: [blow(18, 12, 6), ...dullBlows(4)] },
    );
    const [first, second] = played.of('blow');
    expect(first).toMatchObject({ fighter: 'B', result: '--' });
    expect(second).toMatchObject({ fighter: 'C', result: '--', printed: '--' });
    expect(reading(second ?? played.one('blow'), 'crt').result).toBe('--');
  });

  test('26.4 whose feint from behind draws the guard sees none, and meets none (23.2)', () => {
    const played = fight(
      { ...sides, rules },
      { A: '| head 4, block', C: 'feint head 4' },
      { ...keep, aim: 2, dice: [blow(12, 2, 1), blow(12, 2, 1)] },
    );
    const ask = played.asked.find(({ kind }) => kind === 'feint');
    expect(ask).toMatchObject({ target: 'A', defence: { 1: 0, 2: 0 }, special: null });
    expect(played.of('blow').map(({ cf, defence, printed, result }) => [cf, defence, printed, result])).toEqual([
      [4, 0, 'H', 'H'],
      [4, 0, 'H', 'H'],
    ]);
  });

  test('26.4 a block from behind is no block: what the dice say stands', () => {
    const played = fight({ ...sides, rules }, { A: '| block', C: 'chest 4' }, { ...keep, dice: [blow(12, 4, 4)] });
    expect(played.one('blow')).toMatchObject({ fighter: 'C', printed: 'H', result: 'H' });
  });
});

describe('26.5 the edge', () => {
  test('26.5 the printed example: 8 CF and the +3 of two against one make an attack of 11', () => {
    const played = fight(sides, { C: 'head 8+' }, { ...keep, dice: [dullBeyond] });
    expect(played.of('engaged').find(({ fighter }) => fighter === 'C')).toMatchObject({
      target: 'A',
      advantage: 3,
      apart: true,
      cite: '26.5',
    });
    expect(played.one('blow')).toMatchObject({ cf: 11, defence: 0, modified: 11 });
    const crt = gladiatorTables.crt as { readonly rows: readonly (readonly string[])[] };
    const row = crt.rows.find(([total]) => total === '6');
    expect(reading(played.one('blow'), 'crt').table).toMatchObject({ column: '8', row: '6', cell: row?.[8] });
  });

  test('26.5 it is not in his pool, and he need not use it', () => {
    const played = fight(sides, { C: 'head 8, legs 2' }, { ...keep, dice: dullBlows(8, 2) });
    expect(poolFor(played, 'C')).toMatchObject({
      total: 10,
      marks: [{ fighter: 'A', edge: [{ value: 3, cite: '9.2' }] }],
    });
    expect(blowsOf(played)).toEqual(['C>A 8-0', 'C>A 2-0']);
  });

  test('26.5 one attack alone has it, and none may exceed 8 without it', () => {
    expect(() => fight(sides, { C: 'head 4+, legs 4+' }, keep)).toThrow('the advantage goes into one attack (26.5)');
    expect(() => fight(sides, { C: 'head 9' }, keep)).toThrow('an attack takes 1 to 8 CF (9.3.2)');
    expect(() => fight(sides, { C: 'head 9+' }, keep)).toThrow('an attack takes 1 to 8 CF (9.3.2)');
  });

  test('26.5 whoever he has in front has none', () => {
    expect(() => fight(sides, { B: 'head 4+' }, keep)).toThrow('there is no advantage over him to add (26.5)');
  });

  test('26.5 it costs nothing: performance counts what was spent (P57)', () => {
    const played = fight(sides, { C: 'head 8+' }, { ...keep, dice: [dullBeyond] });
    expect(played.fighter('C').attackTotal).toBe(8);
    expect(played.of('allocated').find(({ fighter }) => fighter === 'C')).toMatchObject({
      total: 10,
      spentOnAttack: 8,
    });
  });

  test('26.5 it makes an attack by itself (P87)', () => {
    const played = fight(sides, { C: 'head 0+ | chest 10' }, { ...keep, dice: dullBlows(3) });
    expect(played.one('blow')).toMatchObject({ fighter: 'C', cf: 3 });
  });

  test('26.5 a man with less than 1 CF of his own strikes with it alone (10.3.4)', () => {
    const played = fight(
      { ...sides, C: { ...from(3), exhaustion: 10 } },
      { C: 'head 0+' },
      { ...keep, dice: dullBlows(3) },
    );
    expect(poolFor(played, 'C')).toMatchObject({ total: 0, mayAttack: true, mayDefend: false });
    expect(played.one('blow')).toMatchObject({ fighter: 'C', cf: 3 });
  });

  test('26.5 all that position gives is in it: a stumbling man behind whom he stands gives 5 (9.2.1)', () => {
    const played = fight(
      { ...sides, A: { owesStumble: true } },
      {},
      { ...keep, plots: { A: 'S' }, dice: [['fall-prone', 6, 6]] },
    );
    expect(poolFor(played, 'C').marks[0]?.edge.map(({ value }) => value)).toEqual([3, 2]);
    expect(poolFor(played, 'B')).toMatchObject({ total: 12, marks: [{ edge: [] }] });
  });

  test('26.5 straight behind he has 4 of it', () => {
    const set = { B: from(5), C: from(0), D: from(1), E: from(3) };
    const played = fight(set);
    expect(poolFor(played, 'E').marks[0]?.edge.map(({ value }) => value)).toEqual([4]);
  });

  test('26.5 the lone man’s own advantage over one of several goes into one attack on that man (P151)', () => {
    const set = { B: { ...from(0), owesStumble: true }, C: from(1), D: from(5) };
    const script = { plots: { B: 'S' }, dice: [['fall-prone', 6, 6] as const, ...dullBlows(6, 4)] };
    const played = fight(set, { A: 'head 4+ >B, head 4 >C' }, script);
    expect(poolFor(played, 'A').total).toBe(10);
    expect(poolFor(played, 'A').marks.map(({ fighter, edge }) => [fighter, edge.map(({ value }) => value)])).toEqual([
      ['B', [2]],
      ['C', []],
      ['D', []],
    ]);
    expect(blowsOf(played)).toEqual(['A>B 6-0', 'A>C 4-0']);
    expect(() => fight(set, { A: 'head 4+ >C' }, { plots: { B: 'S' }, dice: [['fall-prone', 6, 6]] })).toThrow(
      '(26.5)',
    );
  });

  test('26.5 two are several: what he has over one of them is not in his pool either (P151)', () => {
    const set = { B: { ...from(0), owesStumble: true }, C: from(1) };
    const played = fight(set, {}, { plots: { B: 'S' }, dice: [['fall-prone', 6, 6]] });
    expect(poolFor(played, 'A').total).toBe(10);
    expect(poolFor(played, 'A').marks[0]?.edge.map(({ value }) => value)).toEqual([2]);
  });

  test('26.5 where he can strike at one alone it is in his pool (P151)', () => {
    const set = { B: { ...from(0), owesStumble: true }, C: from(3) };
    const played = fight(set, {}, { ...keep, plots: { B: 'S' }, dice: [['fall-prone', 6, 6]] });
    expect(marksOf(played, 'A')).toEqual(['B']);
    expect(poolFor(played, 'A')).toMatchObject({ total: 12, marks: [{ edge: [] }] });
  });

  test('26.5 two who stand behind him each have theirs', () => {
    const set = { B: from(0), C: from(1), D: from(5), E: from(2), F: from(4) };
    const played = fight(set, { E: 'head 8+', F: 'legs 8+' }, { dice: [dullBeyond, dullBeyond] });
    expect(blowsOf(played)).toEqual(['E>A 11-0', 'F>A 11-0']);
  });
});
