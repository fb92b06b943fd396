/** 9.5 in full: all 46,656 falls of the six dice of one blow, against a count made here from the printed tables. */
import { describe, expect, test } from 'vitest';
import { settleAndRead } from '../../../../../src/games/gladiator/rules/basic/blow.ts';
import { beginPhase } from '../../../../../src/games/gladiator/rules/phase.ts';
import { fighterOf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Area, Armour } from '../../../../../src/games/gladiator/rules/types.ts';
import { scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { everyOutcome } from '../../../../../tools/outcomes.ts';
import { ARMOUR, criticalCell, crtResult, woundsFor } from '../../support/printed.ts';

type Tally = Map<string, number>;
const FALLS = 6 ** 6;
const ATTACK = 6;
const DEFENCE = 2;
const NET = ATTACK - DEFENCE;
const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((one) => FACES.map((two) => one + two));
const TRIPLES = PAIRS.flatMap((pair) => FACES.map((one) => pair + one));

const count = (tally: Tally, key: string, by: number) => tally.set(key, (tally.get(key) ?? 0) + by);
const sorted = (tally: Tally) => [...tally].sort(([one], [two]) => one.localeCompare(two));

interface Counted {
  readonly results: Tally;
  readonly wounds: Tally;
  /** Blows that knock the sword away, and shield boxes ticked, over all falls. */
  readonly swords: number;
  readonly boxes: number;
}

/** 9.5 to 10.5 from the printed pages: wounds of one H, or 'dead' where they kill a man of W 12. */
function woundsOf(area: Area, armour: Armour, white: number, black: number, bonus: number): string {
  const letter = armour === '--' ? null : (armour[0] as 'A' | 'B' | 'C');
  const covers = Number(armour.slice(1) || 6);
  const drm = letter !== null && black <= covers ? ARMOUR[letter] : 0;
  const wounds = woundsFor(white + black + bonus + drm);
  if (wounds === 'K') return 'dead';
  if (wounds === 0) return '0';
  const critical = criticalCell(area, white + wounds);
  if (critical === 'K*') return 'dead';
  const tripled = critical === '3xM' || (critical === 'HL' && armour === '--');
  const doubled = critical === '2x' || critical === '2xM';
  const all = wounds * (tripled ? 3 : doubled ? 2 : 1) + (critical === '1' ? 1 : 0);
  return all >= 12 ? 'dead' : String(all);
}

/** By brute force over the dice, without the engine: large shield, sword, ST 0. */
function byHand(area: Area, armour: Armour): Counted {
  const results: Tally = new Map();
  const wounds: Tally = new Map();
  let swords = 0;
  let boxes = 0;
  for (const red of TRIPLES) {
    const result = crtResult(red, NET);
    count(results, result, 216);
    const bonus = Number(result.split('+')[1] ?? 0);
    for (const white of PAIRS) {
      for (const black of FACES) {
        if (result.startsWith('H')) count(wounds, woundsOf(area, armour, white, black, bonus), 1);
        else count(wounds, '0', 1);
        if (result.startsWith('P') && white + black - NET <= 0) swords += 1;
        if (result.startsWith('S')) boxes += Math.max(0, white + NET + (result === 'S*' ? 1 : 0) - 12);
      }
    }
  }
  return { results, wounds, swords, boxes };
}

/** The same from the engine, leaf by leaf. */
function byEngine(area: Area, armour: Armour): Counted & { readonly weight: number; readonly leaves: number } {
  const bare = { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' } as const;
  const state = scene({ B: { armour: { ...bare, [area]: armour } } });
  const attacker = fighterOf(state, 'A');
  const target = fighterOf(state, 'B');
  const defence = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, [area]: DEFENCE };
  const results: Tally = new Map();
  const wounds: Tally = new Map();
  let swords = 0;
  let boxes = 0;
  let weight = 0;
  let leaves = 0;
  const outcomes = everyOutcome((dice) => {
    const ctx = beginPhase({ state, tables, dice, emit: () => {} });
    ctx.combatants = [{ fighter: target, attacks: [], defence, special: null, owed: 0, fumbled: false, fatal: false }];
    const blow = {
      attacker,
      target,
      area,
      cf: ATTACK,
      round: 3,
      item: attacker.hands[0] ?? null,
      special: null,
      fist: false,
      behind: false,
    } as const;
    return settleAndRead(ctx, blow);
  });
  for (const outcome of outcomes) {
    const { result, bonus, hit, shield, drops } = outcome.value;
    weight += outcome.weight;
    leaves += 1;
    const parts = outcome.weight * FALLS;
    count(results, bonus === 0 ? result : `${result}+${bonus}`, parts);
    const dead = hit !== null && (hit.kills !== null || hit.wounds >= 12);
    count(wounds, dead ? 'dead' : String(hit?.wounds ?? 0), parts);
    if (drops !== null && result.startsWith('P')) swords += parts;
    boxes += (shield?.boxes ?? 0) * parts;
  }
  return { results, wounds, swords, boxes, weight, leaves };
}

const rounded = (tally: Tally) => new Map([...tally].map(([key, value]) => [key, Math.round(value)]));

describe('2.5 every fall of the dice', () => {
  test('2.5 two dice fall in 36 ways of equal chance', () => {
    const outcomes = [...everyOutcome((dice) => dice.throw('pair', { die: 2 }).dice.die?.join('-'))];
    expect(new Set(outcomes.map((one) => one.value)).size).toBe(36);
    for (const { weight } of outcomes) expect(weight).toBeCloseTo(1 / 36, 12);
  });

  test('2.5 a throw that depends on another branches only where it is made', () => {
    const outcomes = [
      ...everyOutcome((dice) => {
        const [first = 0] = dice.throw('first', { die: 1 }).dice.die ?? [];
        return first === 6 ? 10 + dice.lot('second', '2.5', 3).picked : first;
      }),
    ];
    expect(outcomes.map((one) => one.value)).toEqual([1, 2, 3, 4, 5, 10, 11, 12]);
    expect(outcomes.reduce((sum, one) => sum + one.weight, 0)).toBeCloseTo(1, 12);
  });
});

describe('9.5 one blow of 6 CF against 2', () => {
  const CASES: readonly [string, Area, Armour][] = [
    ['a bare head', 1, '--'],
    ['a head in B4', 1, 'B4'],
    ['a chest in A2', 2, 'A2'],
    ['a groin in C', 3, 'C'],
    ['bare arms', 4, '--'],
    ['legs in C5', 5, 'C5'],
  ];
  test.each(CASES)('9.5 on %s: all 46656 falls agree with the tables', (_what, area, armour) => {
    const engine = byEngine(area, armour);
    const hand = byHand(area, armour);
    expect(engine.leaves).toBe(FALLS);
    expect(engine.weight).toBeCloseTo(1, 9);
    expect(sorted(rounded(engine.results))).toEqual(sorted(hand.results));
    expect(sorted(rounded(engine.wounds))).toEqual(sorted(hand.wounds));
    expect(Math.round(engine.swords)).toBe(hand.swords);
    expect(Math.round(engine.boxes)).toBe(hand.boxes);
  });
});
