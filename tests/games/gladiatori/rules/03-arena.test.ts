/** 3 The arena: hexes, arcs, ways, throws. */
import { expect, it } from 'vitest';
import { nearestApproach } from '../../../../src/games/gladiatori/rules/book/ways.ts';
import {
  bearingOf,
  besideIn,
  GATES,
  HEXES,
  isClear,
  isInCone,
  isPartial,
  labelOf,
  rangePenalty,
  STARTS,
} from '../../../../src/games/gladiatori/rules/geometry.ts';
import { freeFault, operationsOf } from '../../../../src/games/gladiatori/rules/legal/moves.ts';
import { inMelee, isOpen } from '../../../../src/games/gladiatori/rules/roster.ts';
import { distance } from '../../../../src/kernel/hex.ts';
import { animalAt, hexAt, pair, sand } from '../support/sand.ts';

it('3.1 79 hexes in nine rows, 28 at the wall, starts and gates (W32)', () => {
  expect([HEXES.length, HEXES.filter(isPartial).length]).toEqual([79, 28]);
  const rows = [...'ABCDEFGHI'].map((row) => HEXES.filter((hex) => labelOf(hex)[0] === row).length);
  expect(rows).toEqual([7, 8, 9, 10, 11, 10, 9, 8, 7]);
  expect(STARTS.map(labelOf)).toEqual(['B2', 'B7', 'H2', 'H7']);
  expect(GATES.map(labelOf)).toEqual(['E1', 'E11']);
  const [b2, b7, h2, h7] = STARTS.map((hex) => hexAt(labelOf(hex)));
  if (b2 === undefined || b7 === undefined || h2 === undefined || h7 === undefined) throw new Error('no start');
  expect([distance(b2, b7), distance(b2, h2), distance(b2, h7)]).toEqual([5, 6, 8]);
  expect(besideIn(hexAt('B2')).map(labelOf)).toEqual(['B3', 'C3', 'C2', 'B1', 'A1', 'A2']);
});

it('3.1 gates are closed to gladiators where there are animals (GR-15)', () => {
  const { state } = pair();
  expect(isOpen(state, hexAt('E1'))).toBe(true);
  animalAt(state, 'dog', hexAt('E11'));
  expect([isOpen(state, hexAt('E1')), isOpen(state, hexAt('E2'))]).toEqual([false, true]);
});

it('3.2 what lies in front and behind, near and far (W33)', () => {
  const at = hexAt('E6');
  expect(['E7', 'F6', 'F5', 'E5', 'D5', 'D6'].map((label) => bearingOf(at, 0, hexAt(label)))).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
  expect(bearingOf(at, 0, hexAt('E2'))).toBe(3);
  expect(bearingOf(at, 0, hexAt('G5'))).toBe(1);
  expect([2, 4]).toContain(bearingOf(at, 0, hexAt('G3')));
});

it('3.2 melee needs one of two to look, and animals are always in it', () => {
  const { a, b } = pair({ facing: 3 }, { facing: 0 });
  expect(inMelee(a, b)).toBe(false);
  b.facing = 3;
  expect(inMelee(a, b)).toBe(true);
});

it('3.3 a step turns by one at most, an occupied hex is closed, who is down turns once by one', () => {
  const { state, a } = pair();
  const steps = operationsOf(state, a).filter(({ do: what }) => what === 'step');
  expect(steps).toHaveLength(15);
  expect(freeFault(state, 'A', { do: 'step', way: 0, turn: 0 })).toContain('3.3');
  a.faceDown = true;
  expect(operationsOf(state, a)).toEqual([
    { do: 'turn', by: -1 },
    { do: 'turn', by: 1 },
  ]);
  a.turned = true;
  expect(operationsOf(state, a)).toEqual([]);
});

it('3.4 the wedge of a throw (W34)', () => {
  const at = hexAt('E6');
  const near = HEXES.filter((hex) => distance(hex, at) <= 2 && isInCone(at, 0, hex));
  expect(near.map(({ q, r }) => `${q},${r}`).sort()).toEqual([
    '0,1',
    '0,2',
    '1,-1',
    '1,0',
    '1,1',
    '2,-1',
    '2,-2',
    '2,0',
  ]);
});

it.each([
  ['E9', 'E7 E8', 'D7 D6'],
  ['D7', 'D6 E7', ''],
  ['D8', 'D7 E7 E8', 'D6'],
  ['E11', 'D9', 'D8 D7'],
  ['D9', 'E8 D7 D8', 'D6'],
])('3.4 the path from E6 to %s is cut by %s, not by %s (W35)', (to, cut, open) => {
  const clear = (by: string): boolean => isClear(hexAt('E6'), hexAt(to), [hexAt(by)]);
  expect(cut.split(' ').map(clear)).not.toContain(true);
  expect(open.split(' ').filter(Boolean).map(clear)).not.toContain(false);
});

it('3.4 each hex between beyond the first costs (GR-19)', () => {
  const far = (label: string, each: number): number => rangePenalty(hexAt('E6'), hexAt(label), each);
  expect([far('E7', 1), far('E8', 1), far('E11', 1), far('E10', 2)]).toEqual([0, 0, 3, 4]);
});

it('21.2 how many operations lead before somebody (W36)', () => {
  const state = sand([
    { hex: hexAt('B7'), facing: 2 },
    { hex: hexAt('B2'), facing: 1 },
    { hex: hexAt('H7'), facing: 3 },
  ]);
  const [first, second] = state.fighters;
  if (first === undefined || second === undefined) throw new Error('nobody');
  expect(nearestApproach(state, first, ['B'])).toBe(4);
  expect(nearestApproach(state, second, ['C'])).toBe(7);
});
