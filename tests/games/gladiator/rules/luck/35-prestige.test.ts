/** 35.1, 35.3, 35.4: what prestige does in a bout. */
import { describe, expect, test } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { campaignRules, OPTIONAL_SECTIONS } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { FighterSetup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Fighter, Pool } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play, type Scene, scene, sword, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { BOOK, PLAYER, prepared } from '../../support/rules/sheets.ts';

const CAMPAIGN = campaignRules();
const SET = { armour: 1, shield: 'small', fs: 0, ratings: { tr: 10, st: 0, ag: 0, cn: 4, w: 12 } } as const;
const red = (pr: number, more: Partial<FighterSetup> = {}): FighterSetup => ({ ...PLAYER, ...SET, pr, ...more });
const blue = (pr: number, more: Partial<FighterSetup> = {}): FighterSetup => ({ ...BOOK, ...SET, pr, ...more });
const fame = (a: number, b: number): readonly Scripted[] => [
  ['intimidation', a],
  ['intimidation', b],
];

/** What a man is offered in a scene, or null. */
function poolIn(set: Scene, id = 'A', plots: { readonly [id: string]: string } = {}): Pool | null {
  for (const request of play(scene({ rules: CAMPAIGN, ...set }), { plots }).asked)
    if (request.kind === 'allocate' && request.fighter === id) return request.pool;
  return null;
}
const PB = { value: 2, why: 'prestige bonus (PB)', cite: '35.4.1' };

describe('35.1 what prestige does', () => {
  test('35.1 of two men alike the more famous one unnerves the other and is spared by the same dice that kill him', () => {
    const [famous, unknown] = prepared([red(3), blue(0)], fame(2, 2), CAMPAIGN).state.fighters;
    expect([famous?.pb, unknown?.pb]).toEqual([3, 0]);
    const fates = [3, 0].map((pr) => {
      const down: Partial<Fighter> = { posture: 'prone', moves: 5, pr };
      return play(scene({ rules: CAMPAIGN, B: down }), { dice: [['missus', 3, 4]] }).one('appealed').fate;
    });
    expect(fates).toEqual(['spared', 'dead']);
  });
});

describe('35.3 crowd favour', () => {
  test('35.3 PR is added to the roll for missus (18.3)', () => {
    const down: Partial<Fighter> = { posture: 'prone', moves: 5, pr: 3 };
    const roll = play(scene({ rules: CAMPAIGN, B: down }), { dice: [['missus', 3, 4]] }).one('appealed').rolls?.[0];
    expect(roll).toMatchObject({ total: 10, modifiers: [{ value: 3, why: 'prestige', cite: '18.3' }] });
  });
});

describe('35.4 intimidation', () => {
  test('35.4 1D3 and the highest PR of each side: the difference is the PB of the higher (3.7)', () => {
    const { state, events } = prepared([red(2), blue(-1)], fame(3, 6), CAMPAIGN);
    expect(state.fighters.map(({ pb }) => pb)).toEqual([2, 0]);
    expect(events.find(({ kind }) => kind === 'intimidated')).toMatchObject({
      ...{ by: 0, bonus: 2, cite: '35.4' },
      rolls: [
        { total: 4, read: 'd3', modifiers: [{ value: 2, why: 'highest prestige', cite: '35.4' }] },
        { total: 2, read: 'd3', modifiers: [{ value: -1, why: 'highest prestige', cite: '35.4' }] },
      ],
    });
  });

  test('35.4 nobody has one where they are equal', () => {
    const { state, events } = prepared([red(0), blue(1)], fame(4, 1), CAMPAIGN);
    expect(state.fighters.map(({ pb }) => pb)).toEqual([0, 0]);
    expect(events.find(({ kind }) => kind === 'intimidated')).toMatchObject({ by: null, bonus: 0 });
  });

  test('35.4 of a team everybody gains by the most famous, those who wait too (P218)', () => {
    const team = [red(0), red(3, { id: 'B' }), blue(1, { id: 'C' })];
    expect(prepared(team, fame(1, 1), CAMPAIGN).state.fighters.map(({ pb }) => pb)).toEqual([2, 2, 0]);
    const queue = [red(0), blue(0), blue(4, { id: 'C', wave: 1 })];
    expect(prepared(queue, fame(1, 1), CAMPAIGN).state.fighters.map(({ pb }) => pb)).toEqual([0, 4, 4]);
  });

  test('35.4 no beast is awed, nor anybody where chapter 35 is not in force', () => {
    const lion: FighterSetup = { ...BOOK, kind: 'lion', name: null };
    expect(prepared([red(3), lion], [], CAMPAIGN).events.map(({ kind }) => kind)).not.toContain('intimidated');
    const without = campaignRules(OPTIONAL_SECTIONS.filter((section) => section !== 35));
    expect(prepared([red(3), blue(0)], [], without).state.fighters[0]?.pb).toBe(0);
  });

  test('35.4 the journal names whose fame is felt, and his number first, whichever side he is of', () => {
    const told = (a: number, b: number, dice: readonly Scripted[]) => {
      const { state, events } = prepared([red(a, { name: 'Verus' }), blue(b, { name: 'Priscus' })], dice, CAMPAIGN);
      return events.flatMap((event) => (event.kind === 'intimidated' ? [gladiator.narrate(event, state)] : []));
    };
    const felt = (who: string) => [`The fame of ${who} is felt: +2 against +1, a prestige bonus of 1 CF.`];
    expect(told(0, 1, fame(1, 1))).toEqual(felt('PRISCUS'));
    expect(told(1, 0, fame(1, 1))).toEqual(felt('VERUS'));
    expect(told(0, -1, fame(1, 3))).toEqual(['Neither side stands in awe of the other: +1 against +1.']);
  });

  test('35.4 it is told with its dice before the match begins', () => {
    const { events } = prepared([red(2), blue(-1)], fame(3, 6), CAMPAIGN);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('intimidated')).toBeGreaterThan(kinds.lastIndexOf('sheet-made'));
    expect(kinds.indexOf('intimidated')).toBeLessThan(kinds.indexOf('placed'));
  });
});

describe('35.4.1 the PB', () => {
  test('35.4.1 counts in the pool where he has his opponent in his front (3.15.1, P58)', () => {
    const pool = poolIn({ A: { pb: 2 } });
    expect(pool?.total).toBe(12);
    expect(pool?.modifiers).toContainEqual(PB);
  });

  test('35.4.1 not of a man who has him behind, though he is turned round (9.1.1)', () => {
    const pool = poolIn({ A: { pb: 2, facing: 3 } });
    expect(pool?.total).toBe(10);
    expect(pool?.modifiers).not.toContainEqual(PB);
  });

  test('35.4.1 nor against one beyond his reach (A2)', () => {
    const spear = { hands: [weapon(3, 'spear')], at: { q: 2, r: 0 } };
    expect(poolIn({ A: { pb: 2, hands: [sword(1)] }, B: spear })?.total).toBe(10);
    expect(poolIn({ A: { pb: 2, hands: [weapon(1, 'spear')] }, B: spear })?.total).toBe(12);
  });

  test('35.4.1 of several opponents one in his front will do, as he has turned (26.2)', () => {
    const several: Scene = { A: { pb: 2 }, B: { at: { q: 1, r: 0 } }, C: { at: { q: -1, r: 0 }, facing: 0 } };
    expect(poolIn(several)?.modifiers).toContainEqual(PB);
  });

  test('35.4.1 below 1 CF it is nothing: then only position gives CF (10.3.4.1)', () => {
    const weak = (pb: number) => ({ pb, exhaustion: 10 });
    expect(poolIn({ A: weak(3), B: { facing: 3 } })).toBeNull();
    expect(poolIn({ A: weak(3), B: { facing: 0 } })?.total).toBe(4);
  });

  test('35.4.1 it is spent as any other CF is, on attack and defence', () => {
    const played = play(scene({ rules: CAMPAIGN, A: { pb: 2 } }), {
      cf: { A: 'head 6 | chest 6', B: '' },
      dice: [['blow', 1, 1, 1, 1, 1, 1]],
    });
    expect(played.of('allocated').find(({ fighter }) => fighter === 'A')).toMatchObject({
      total: 12,
      spentOnAttack: 6,
    });
  });

  test('3.15.1 it stays what it is for the match, whatever is lost besides', () => {
    expect(poolIn({ A: { pb: 2, vision: 3, stun: { amount: 1, turn: 1, phase: 1 } } })?.total).toBe(8);
  });
});
