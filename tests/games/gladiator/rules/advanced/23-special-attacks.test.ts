/** 23.1, 23.2: special attacks. */
import { describe, expect, test } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play, shield, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading, readings } from '../../support/blows.ts';
import { type Duel, duel, FALLS, fight, holding, poolIn, STEADY, strike } from '../../support/rules/arms.ts';
import { all } from '../../support/rules/criticals.ts';

const TRIPS: Scripted = ['stumble', 1];
/** Attacks that need this to be there. */
const offered = (set: Duel) => poolIn(set)?.marks[0]?.specialAttacks;

describe('23.1 one of each', () => {
  test('23.1 a man may make one special attack and one special defence in a phase', () => {
    const set: Duel = { A: { tr: 20 } };
    const tries = (cf: string) => () => fight(set, { cf: { A: cf }, dice: [blow(6), blow(6), blow(6)] });
    expect(tries('sweep 4, head 4, chest 4 | duck')).not.toThrow();
    expect(tries('sweep 4, disarm 4')).toThrow('one special attack a phase');
  });

  test('23.1 it counts as the one attack on its area (C93)', () => {
    expect(() => fight({ A: { tr: 20 } }, { cf: { A: 'legs 4, sweep 4' } })).toThrow('one attack on the legs');
  });

  test('23.1 without chapter 23 there are none', () => {
    const set: Duel = { rules: advancedRules([19, 21, 24, 25]) };
    expect(poolIn(set)).toMatchObject({ marks: [{ specialAttacks: [] }], specialDefences: [] });
    expect(() => fight(set, { cf: { A: 'sweep 4' } })).toThrow('not open to him');
  });

  test('23.1 what was spent on specials counts for performance as any attack and defence (P57)', () => {
    const played = fight({}, { cf: { A: 'feint head 4 | duck' }, dice: [blow(6)] });
    expect(played.fighter('A')).toMatchObject({ attackTotal: 4, defenceTotal: 3 });
  });
});

describe('23.2 what a special attack needs', () => {
  test('23.2 a man on his feet with a shield, next to his man, has all five', () => {
    expect(offered({})).toEqual(['disarm', 'feint', 'sweep', 'bash', 'sand']);
  });

  test.each([
    ['disarm', 'head'],
    ['sweep', 'arms'],
    ['bash', 'head'],
    ['sand', 'legs'],
  ])('23.2 a %s goes to its own area, not to the %s', (name, area) => {
    expect(() => fight({}, { cf: { A: `${name} ${area} 4` } })).toThrow(`${name} goes to the`);
  });

  test('23.2 a feint goes to any area', () => {
    for (const area of ['head', 'chest', 'groin', 'arms', 'legs']) {
      expect(fight({}, { cf: { A: `feint ${area} 4` }, dice: [blow(4, 2, 6)] }).one('blow').special).toBe('feint');
    }
  });

  test('23.2 a feint is not for a kneeling man (C36)', () => {
    expect(offered({ A: { posture: 'kneeling' } })).toEqual(['disarm', 'sweep', 'bash', 'sand']);
  });

  test('23.2 a bash needs a shield, and one that is not battered', () => {
    expect(offered({ A: holding(1, 'sword') })).not.toContain('bash');
    expect(offered({ A: { hands: [sword(1), shield(2, 'large', 14)] } })).not.toContain('bash');
  });

  test('23.2 a bash needs him within one hex; sand flies two', () => {
    expect(offered({ range: 2, A: holding(1, 'spear', 'shield') })).toEqual(['disarm', 'feint', 'sweep', 'sand']);
    expect(offered({ range: 3, A: holding(1, 'pike') })).toEqual(['disarm', 'feint', 'sweep']);
  });

  test('23.2 at two hexes a man whose weapon does not reach has sand, and nothing else (P315)', () => {
    const set: Duel = { range: 2, A: { tr: 20 }, B: holding(3, 'scimitar') };
    expect(poolIn(set)).toMatchObject({
      mayAttack: true,
      marks: [{ arms: [{ kind: 'sand' }], specialAttacks: ['sand'] }],
    });
    expect(() => fight(set, { cf: { A: 'head 4' } })).toThrow('only sand at the head does (23.2)');
    expect(() => fight(set, { cf: { A: 'sweep 4' } })).toThrow('sweep is not open to him');
    const played = fight(set, { cf: { A: 'sand 4' }, dice: [blow(11), ['sand', 1, 1]] });
    expect(played.one('blow')).toMatchObject({ fighter: 'A', special: 'sand', round: 3, with: null });
    expect(played.of('allocated')[0]).toMatchObject({ fighter: 'A', spentOnAttack: 4 });
  });

  test('23.2 so has one whose weapon is too long: a pike at one hex (21.9)', () => {
    expect(offered({ A: holding(1, 'pike') })).toEqual(['sand']);
  });

  test('23.2 bash and sand shift no round and are struck with no weapon; the others are (P38)', () => {
    const round = (cf: string) =>
      fight({ A: holding(1, 'axe', 'shield') }, { cf: { A: cf }, dice: [blow(6)] }).one('blow');
    expect([round('bash 3'), round('sand 3')]).toMatchObject([
      { round: 3, with: null },
      { round: 3, with: null },
    ]);
    for (const cf of ['disarm 3', 'sweep 3', 'feint head 3']) {
      expect(round(cf)).toMatchObject({ round: 4, with: { kind: 'axe' } });
    }
  });
});

describe('23.2 disarm', () => {
  test('23.2 an H of a disarm is a parry with 8 and the bonus off the drop roll (C31)', () => {
    const event = strike({}, 'disarm 4', blow(13, 12, 1), ...FALLS).one('blow');
    expect(event).toMatchObject({ area: 4, printed: 'H+1', wounds: 0 });
    expect(readings(event)).toEqual(['crt', 'drop']);
    expect(reading(event, 'drop')).toMatchObject({ total: 12 + 1 - 4 - 8 - 1 });
  });

  test('23.2 at more than 0 he holds on (C1)', () => {
    const holds = (black: number) => strike({}, 'disarm 4', blow(11, 9, black), ...(black < 4 ? FALLS : []));
    expect(holds(4).of('item-dropped')).toEqual([]);
    expect(holds(3).one('item-dropped')).toMatchObject({ item: { kind: 'sword' }, why: 'parried' });
  });

  test('23.2 its S and P do what they always do', () => {
    const event = strike({}, 'disarm 4', blow(8, 6, 6)).one('blow');
    expect(event.result).toBe('P');
    expect(added(event, 'drop')).toBe(-4);
    expect(readings(strike({}, 'disarm 4', blow(4, 5, 6)).one('blow'))).toEqual(['crt', 'shield']);
  });

  test('23.2 an H of it with a maul does not stun: it is no body hit', () => {
    const played = strike({ A: holding(1, 'maul') }, 'disarm 4', blow(11, 12, 6));
    expect(played.of('stunned')).toEqual([]);
  });

  test('23.2 a man with nothing in his hand has nothing to lose by it', () => {
    const played = strike({ B: { hands: [shield(4)] } }, 'disarm 4', blow(11, 2, 1));
    expect(readings(played.one('blow'))).toEqual(['crt']);
  });
});

describe('23.2 feint', () => {
  /** A feint at the head that draws the guard, and the blow that follows it at the legs. */
  const feints = (red: number, second: Scripted, B = '') =>
    fight({}, { aim: 5, cf: { A: 'feint head 4', B: `| ${B}` }, dice: [blow(red, 12, 6), second] });

  test('23.2 an H wounds nobody, and gives a blow of 4 CF at any area, in the same round', () => {
    const played = feints(11, blow(11, 6, 4));
    expect(played.one('feinted')).toMatchObject({ fighter: 'A', target: 'B', area: 5, cf: 4 });
    expect(played.of('blow')).toMatchObject([
      { special: 'feint', area: 1, result: 'H', wounds: 0, round: 3 },
      { special: null, area: 5, cf: 4, result: 'H', wounds: 1, round: 3, with: { kind: 'sword' } },
    ]);
  });

  test("23.2 the H's bonus is added to the 4 CF, beyond 8 if need be", () => {
    const eight = (red: number) =>
      fight({}, { aim: 5, cf: { A: 'feint head 8' }, dice: [blow(red, 2, 1), blow(3, 12, 6)] }).one('feinted').cf;
    expect([feints(13, blow(6, 9, 6)).one('feinted').cf, eight(9), eight(14)]).toEqual([4 + 1, 4 + 1, 4 + 6]);
  });

  test('23.2 he sees what the other defends, and with which special, before he names the area', () => {
    const played = feints(13, blow(6, 2, 6), 'chest 2, legs 1, back step');
    const [asked] = played.asked.filter(({ kind }) => kind === 'feint');
    expect(asked).toMatchObject({ cf: 5, defence: { 1: 0, 2: 2, 3: 0, 4: 0, 5: 1 }, special: 3 });
  });

  test('23.2 the blow meets the defence of its area', () => {
    expect(feints(11, blow(6), 'legs 3').of('blow')[1]).toMatchObject({ cf: 4, defence: 3 });
    expect(feints(11, blow(11), 'jump').of('blow')[1]).toMatchObject({ printed: 'H', result: '--' });
  });

  test('23.2 it is free: only the feint itself was spent (P57)', () => {
    expect(feints(11, blow(6)).fighter('A').attackTotal).toBe(4);
  });

  test('23.2 anything but an H draws nothing', () => {
    const played = fight({}, { cf: { A: 'feint head 4' }, dice: [blow(8, 6, 6)] });
    expect(played.of('feinted')).toEqual([]);
    expect(played.one('blow').result).toBe('P');
  });

  test('23.2 an H with a maul stuns by the blow that follows, not by the feint', () => {
    const played = fight(
      { A: holding(1, 'maul') },
      { aim: 5, cf: { A: 'feint head 4' }, dice: [blow(11, 2, 1), blow(11, 2, 1), ['stun', 1, 1]] },
    );
    expect(played.of('stunned')).toHaveLength(1);
  });

  test('23.2 a man whose weapon was knocked away in the same moment has nothing to follow with (F7)', () => {
    const played = fight(
      { A: { hands: [sword(1)] }, B: { hands: [sword(3)] } },
      { cf: { A: 'feint head 4', B: 'arms 4' }, dice: [blow(11, 2, 1), blow(8, 2, 1), ...FALLS] },
    );
    expect(played.one('item-dropped').fighter).toBe('A');
    expect(played.of('feinted')).toEqual([]);
  });

  test('23.2 a centurion strikes at a random area (P4)', () => {
    const B: Partial<Fighter> = { by: 'book', moves: 5, tr: 2, fs: -1 };
    const played = play(duel({ A: { hands: [shield(9)] }, B, phase: 8 }), {
      dice: [
        ['attack-chunk', 2],
        ['attack-area', 6],
        ['lot:special-attack', 1],
        ['lot:weakest-armour', 0],
        blow(13, 2, 1),
        ['lot:feint-area', 3],
        blow(3, 2, 1),
      ],
    });
    expect(played.one('feinted')).toMatchObject({ fighter: 'B', area: 4 });
  });
});

describe('23.2 sweep', () => {
  test('23.2 an H of a sweep does half the wounds, rounded down, and the critical goes by the half (P49)', () => {
    const wounds = (black: number) => strike({}, 'sweep 4', blow(11, 8, black), STEADY).one('blow');
    expect(wounds(2)).toMatchObject({ area: 5, wounds: 0 }); // 10: one wound
    expect(wounds(3)).toMatchObject({ wounds: 1 }); // 11: two wounds
    expect(wounds(6)).toMatchObject({ wounds: 1 }); // 14: three wounds
    expect(reading(wounds(6), 'critical').total).toBe(8 + 1);
  });

  test('23.2 a killing blow is not halved', () => {
    const played = strike({ rules: advancedRules([23]) }, 'sweep 4', blow(16, 12, 6));
    expect(played.one('killed')).toMatchObject({ fighter: 'B', why: 'killing-wound' });
  });

  test('23.2 its stumble check has -1 more than the bonus, even for an H that does not wound (C29)', () => {
    const check = (red: number, dice: Scripted) =>
      strike({ B: { armour: all('A') } }, 'sweep 4', blow(red, 2, 1), dice).one('stumble-checked');
    expect(check(11, ['stumble', 3])).toMatchObject({ cite: '23.2', stumbled: false, rolls: [{ total: 3 - 1 }] });
    expect(check(11, ['stumble', 2])).toMatchObject({ stumbled: true, rolls: [{ total: 1 }] });
    expect(check(13, ['stumble', 3])).toMatchObject({ stumbled: true, rolls: [{ total: 3 - 2 }] });
  });

  test('23.2 he who stumbles owes the action in the next phase (15.1)', () => {
    const played = strike({}, 'sweep 4', blow(11, 2, 1), TRIPS);
    expect(played.fighter('B')).toMatchObject({ owesStumble: true, posture: 'standing' });
  });

  test('23.2 a miss, a shield hit or a parry makes nobody stumble', () => {
    for (const red of [3, 4, 8]) expect(strike({}, 'sweep 4', blow(red, 5, 6)).of('stumble-checked')).toEqual([]);
  });
});

describe('23.2 shield bash', () => {
  test('23.2 an H of a bash does half the wounds, and 2D6 and the bonus of Stun', () => {
    const played = strike({}, 'bash 4', blow(13, 6, 6), ['stun', 4, 4]);
    expect(played.one('blow')).toMatchObject({ area: 2, printed: 'H+1', wounds: 1, with: null }); // 13: three wounds
    expect(played.one('stunned')).toMatchObject({ cite: '23.2', stun: { from: 0, to: 2 }, rolls: [{ total: 9 }] });
  });

  test('23.2 an H that does not wound stuns all the same', () => {
    const played = strike({ B: { armour: all('A') } }, 'bash 4', blow(11, 2, 1), ['stun', 1, 1]);
    expect(played.one('blow').wounds).toBe(0);
    expect(played.one('stunned').stun.to).toBe(1);
  });

  test('23.2 it is the shield that strikes: neither axe nor maul adds to it', () => {
    const bash = (kind: 'axe' | 'maul', red: number, ...dice: Scripted[]) =>
      strike({ A: { tr: 20, ...holding(1, kind, 'shield') } }, 'bash 4', blow(red, 5, 3), ...dice).one('blow');
    expect(added(bash('axe', 11, ['stun', 1, 1]), 'wound')).toBe(0);
    expect(added(bash('maul', 4), 'shield')).toBe(4);
  });

  /** What a bash of 4 CF costs a man with these hands. */
  const costs = (A: Partial<Fighter>, cf = 'bash 4', dice: readonly Scripted[] = [blow(4, 5, 6)]): number =>
    fight({ A: { tr: 20, ...A } }, { cf: { A: cf }, dice }).of('allocated')[0]?.spentOnAttack ?? 0;

  test('23.2 what halves all his attacks halves a bash as well: a two-handed weapon in one, his knees (P36, P147)', () => {
    expect(costs(holding(1, 'spear', 'shield'))).toBe(8);
    expect(costs({ posture: 'kneeling' })).toBe(8);
  });

  test('23.2, 21.4, 21.6 beside a dagger or a javelin it costs what it costs: that weapon alone is at half (P147)', () => {
    expect(costs(holding(1, 'dagger', 'shield'))).toBe(4);
    expect(costs(holding(1, 'javelin', 'shield'))).toBe(4);
    expect(costs(holding(1, 'dagger', 'shield'), 'chest 4', [blow(4, 5, 6)])).toBe(8);
  });

  test('23.2, 22.2 so it does for a man with no weapon: a strike is at half, and no bash (P147)', () => {
    const bare = { rules: advancedRules(), A: { tr: 20, hands: [shield(2)] } };
    const cost = (cf: string) =>
      fight(bare, { cf: { A: cf }, dice: [blow(4, 5, 6)] }).of('allocated')[0]?.spentOnAttack;
    expect([cost('bash 4'), cost('sand 4'), cost('chest 4')]).toEqual([4, 4, 8]);
  });

  test('23.2 a man may strike and bash with all he has: 4 CF of his fist cost 8, a bash of 2 costs 2', () => {
    const bare = { rules: advancedRules(), A: { tr: 10, hands: [shield(2)] } };
    const dice = [blow(4, 5, 6), blow(4, 5, 6)];
    expect(fight(bare, { cf: { A: 'head 4, bash 2' }, dice }).of('allocated')[0]?.spentOnAttack).toBe(10);
    expect(() => fight(bare, { cf: { A: 'head 4, bash 3' }, dice })).toThrow('9.3.1');
  });

  test('23.2 a shield lost before its round takes the bash along', () => {
    const played = fight(
      { A: { hands: [sword(1), shield(2, 'small', 10)] } },
      { cf: { A: 'bash 4', B: 'head 2, chest 1' }, dice: [blow(6, 2, 5), ...FALLS, blow(3)] },
    );
    expect(played.of('attacks-lost')).toMatchObject([{ fighter: 'A', areas: [2] }]);
  });
});

describe('23.2 sand', () => {
  test('23.2 an H of sand wounds nobody and costs the target 2D3 and the bonus for the phase (C30)', () => {
    const played = fight(
      { B: { tr: 20 } },
      {
        cf: { A: 'sand 4', B: 'head 2, chest 1, legs 8' },
        dice: [blow(6), blow(13, 2, 6), ['sand', 3, 6], blow(3, 2, 6)],
      },
    );
    expect(played.of('blow')[1]).toMatchObject({ special: 'sand', area: 1, result: 'H', wounds: 0 });
    expect(played.of('cf-lost')).toMatchObject([{ fighter: 'B', amount: 2 + 3 + 1 }]);
  });

  test('23.2 it is over with the phase', () => {
    const played = strike({}, 'sand 4', blow(11), ['sand', 6, 6]);
    const next = play(played.state);
    expect(next.of('allocated').map(({ total }) => total)).toEqual([10, 10]);
  });

  test('23.2 no other result of it does anything: no fumble, no shield damage, no parry', () => {
    for (const [cf, red, result] of [
      ['sand 1', 3, 'F'],
      ['sand 4', 4, 'S'],
      ['sand 4', 7, 'S*'],
      ['sand 4', 8, 'P'],
      ['sand 4', 10, 'P*'],
    ] as const) {
      const played = strike({}, cf, blow(red, 12, 1));
      expect(played.one('blow')).toMatchObject({ result, shieldBoxes: null });
      expect(readings(played.one('blow'))).toEqual(['crt']);
    }
  });

  test('23.2 after an F of sand he still makes his other attacks', () => {
    const played = strike({}, 'sand 1, chest 4', blow(3), blow(6));
    expect(played.of('attacks-lost')).toEqual([]);
    expect(played.of('blow')).toHaveLength(2);
  });

  test("23.2 no weapon's note helps it: a flail does not raise its P, a maul does not stun", () => {
    expect(strike({ A: holding(1, 'flail') }, 'sand 4', blow(8)).one('blow').result).toBe('P');
    const maul = strike({ A: holding(1, 'maul') }, 'sand 4', blow(11), ['sand', 1, 1]);
    expect(maul.of('stunned')).toEqual([]);
  });
});
