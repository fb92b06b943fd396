/** 21.3: the bow: shots in place of blows, half the defence, and what a parry does to it. */
import { describe, expect, test } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Act, Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  lying,
  type Played,
  play,
  plotRefusal,
  type Script,
  shield,
  sword,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading, readings } from '../../support/blows.ts';
import { type Duel, duel, FALLS, fight, poolIn } from '../../support/rules/arms.ts';
import { hex } from '../../support/rules/clash.ts';
import { PLAYER, sheetOf } from '../../support/rules/sheets.ts';
import { poolOf } from '../../support/rules/snares.ts';

const BOW = weapon(1, 'bow');
/** A man with a bow and both hands for it. */
const archer = (traits: Partial<Fighter> = {}): Partial<Fighter> => ({ hands: [{ ...BOW }], arrows: 20, ...traits });
const SHOOT: Act = { kind: 'throw', hand: 0, target: 'B' };
/** B is far off and has nothing to strike with. */
const aims = (set: Duel = {}): Duel => ({ range: 6, ...set, A: archer(set.A), B: { hands: [], ...set.B } });
const shoots = (set: Duel, ...dice: readonly Scripted[]): Played => fight(aims(set), { acts: { A: SHOOT }, dice });
const asked = (played: Played, kind: string, id = 'A') =>
  played.asked.filter((request) => request.kind === kind && request.fighter === id);
/** An arrow that strikes an area and finds nothing. */
const HIT: readonly Scripted[] = [['throw-distance', 6], ['throw-area', 1], blow(4)];

describe('21.3 the bow', () => {
  test('21.3 a set-up that gives a man a bow gives him a sheath of twenty arrows, and no shield', () => {
    const made = (kind: 'medium' | 'thraex') =>
      sheetOf({ ...PLAYER, kind, armour: 1, weapon: 'bow' }, [], advancedRules());
    for (const kind of ['medium', 'thraex'] as const) {
      expect(made(kind).hands.map((item) => item.kind)).toEqual(['bow']);
      expect(made(kind).arrows).toBe(20);
    }
    expect(sheetOf({ ...PLAYER, kind: 'medium', armour: 1 }, [], advancedRules()).arrows).toBe(0);
  });

  test('21.3 it reaches as far as the eye, and strikes nobody at any range', () => {
    for (const range of [1, 2, 3, 6]) expect(poolIn({ range, A: archer(), B: { hands: [] } })).toBeNull();
  });
});

describe('21.3.1 arrows', () => {
  test('21.3.1 each shot takes one, hit or miss, and none lies about afterwards', () => {
    for (const dice of [HIT, [['throw-distance', 1]] as const]) {
      const played = shoots({}, ...dice);
      expect(played.fighter('A')).toMatchObject({ arrows: 19, hands: [BOW] });
      expect(played.state.loose).toEqual([]);
      expect(played.one('thrown')).toMatchObject({ arrows: 19, cite: '21.3.2.1', item: { kind: 'bow' } });
    }
  });

  test('21.3.1 without one the bow does nothing', () => {
    const spent = aims({ A: { arrows: 0 } });
    expect(asked(fight(spent), 'act')).toEqual([]);
    expect(() => fight(spent, { plots: { A: '!' }, acts: { A: SHOOT } })).toThrow('(21.3.1)');
  });
});

describe('21.3.2 no blows', () => {
  test('21.3.2 he puts no CF into attack, not with his bare hands either (P65)', () => {
    const rules = advancedRules();
    const pool = poolOf(fight({ rules, A: archer() }), 'A');
    expect(pool).toMatchObject({ mayAttack: false, mayDefend: true });
  });

  test.each([
    [10, 5],
    [11, 5],
    [1, 0],
  ])('21.3.2 of %i CF %i are left to defend with', (tr, total) => {
    expect(poolIn({ A: archer({ tr }) })?.total ?? 0).toBe(total);
  });

  test('21.3.2 half of what is left after stun, and half again on the ground (P36, 16.3)', () => {
    expect(poolIn({ A: archer({ stun: { amount: 4, turn: 1, phase: 1 } }) })?.total).toBe(3);
    const falls: Script = { plots: { A: 'S' }, dice: [['fall-prone', 1, 1]] };
    expect(poolOf(fight({ A: archer({ owesStumble: true }) }, falls), 'A')?.total).toBe(2);
  });

  test('21.3.2 with a sword in the other hand the sword is his weapon: he strikes, and shoots no more', () => {
    const both = archer({ hands: [{ ...BOW }, sword(5)] });
    expect(poolIn({ A: both })).toMatchObject({
      total: 10,
      marks: [{ arms: [{ hand: 1, kind: 'sword', halvings: 0 }] }],
    });
    expect(() => fight({ range: 6, A: both }, { plots: { A: '!' }, acts: { A: SHOOT } })).toThrow('(21.3.4)');
  });

  test('21.3.2 nobody is helpless before an archer (18.2, P174)', () => {
    const B = { posture: 'prone', moves: 5, exceeded: true, hands: [] } as const;
    const down = duel({ phase: 2, A: archer(), B: { ...B, hands: [] } });
    expect(play(down).of('appealed')).toEqual([]);
  });
});

describe('21.3.2.1 the shot', () => {
  test('21.3.2.1 he is asked without saying so in his order, and for one shot a phase', () => {
    const played = shoots({}, ...HIT);
    expect(asked(played, 'act')).toMatchObject([{ throwAt: ['B'] }]);
    expect(played.of('thrown')).toHaveLength(1);
  });

  test.each([
    [6, 0, 1, false],
    [6, 0, 3, true],
    [9, 0, 5, false],
    [9, 0, 6, true],
    [9, 2, 4, true],
    [9, -1, 6, false],
  ])('21.3.2.1 at %i hexes, ST %i and a die of %i: it strikes, %s (1D6 - 1 + ST + 5)', (range, st, die, hit) => {
    const dice: readonly Scripted[] = [['throw-distance', die], ...(hit ? HIT.slice(1) : [])];
    const played = shoots({ range, A: { st, cfAtStart: 10 } }, ...dice);
    expect(played.one('thrown').hit).toBe(hit);
    expect(reading(played.one('thrown'), 'throw-distance').total).toBe(die - 1 + st + 5);
  });

  test('21.3.2.1 it is read on column 5, without defence and without advantage', () => {
    const played = shoots({ B: { facing: 0 } }, ...HIT);
    expect(played.one('blow')).toMatchObject({ cf: 5, defence: 0, modified: 5, round: null, cite: '21.3.2.1' });
    expect(played.one('blow').rolls?.[1]?.table?.column ?? '').toBe('5');
  });

  test('21.3.2.1 the area by 1D6, on a 6 that of his choice', () => {
    const dice: readonly Scripted[] = [['throw-distance', 6], ['throw-area', 6], blow(4)];
    const played = fight(aims(), { acts: { A: SHOOT }, aim: 5, dice });
    expect(asked(played, 'aim')).toMatchObject([{ cite: '13.3.2.1', target: 'B' }]);
    expect(played.one('blow').area).toBe(5);
  });

  test('21.3.2.1 only at a man before him (A2)', () => {
    const behind = fight(aims({ A: { facing: 3 } }));
    expect(asked(behind, 'act')).toEqual([]);
  });

  test('21.3.2.1 its wounds are real, and leave the bow in his hands', () => {
    const played = shoots({}, ['throw-distance', 6], ['throw-area', 5], blow(11, 8, 1));
    expect(played.one('blow')).toMatchObject({ result: 'H', wounds: 1, with: { kind: 'bow' } });
    expect(played.fighter('B').wounds[5]).toBe(1);
  });

  test('21.3.2.1 lying he does not shoot, nor held by anybody (22.4)', () => {
    expect(asked(fight(aims({ A: { posture: 'prone', moves: 5 } })), 'act')).toEqual([]);
  });
});

describe('21.3.3 parrying with it', () => {
  /** B strikes at A, an archer, and the red dice show a sum on column 3. */
  const struck = (red: number, die: number | null, more: Duel = {}, ...dice: readonly Scripted[]): Played =>
    fight(
      { ...more, A: archer(more.A), B: { tr: 12, ...more.B } },
      {
        cf: { B: 'head 3' },
        dice: [
          blow(red, 5, 6),
          ...(die === null ? [] : ([['break', Math.min(6, die - 1), die - Math.min(6, die - 1)]] as const)),
          ...dice,
        ],
      },
    );

  test.each([
    [5, 7, false],
    [5, 8, true],
    [8, 7, false],
    [10, 8, true],
  ])('21.3.3 red dice of %i are parried; 2D6 of %i break the bow: %s (C18, C88)', (red, die, breaks) => {
    const played = struck(red, die);
    expect(played.one('blow').result).toBe('P');
    expect(played.of('weapon-broken')).toHaveLength(breaks ? 1 : 0);
    expect(played.fighter('A').hands).toEqual(breaks ? [] : [BOW]);
    expect(played.state.loose).toEqual([]);
    if (breaks) expect(played.one('weapon-broken')).toMatchObject({ fighter: 'A', how: 'useless', cite: '21.3.3' });
  });

  test('21.3.3.1 the ST of the man who struck is added, a maul counting three more (C91)', () => {
    const strong = struck(5, 6, { B: { st: 2, tr: 10 } });
    expect(added(strong.one('blow'), 'break')).toBe(2);
    expect(strong.of('weapon-broken')).toHaveLength(1);
    const maul = struck(5, 4, { B: { hands: [weapon(3, 'maul')], tr: 12 } });
    expect(added(maul.one('blow'), 'break')).toBe(3);
  });

  test('21.3.3 not by a hit, a miss, an arrow, nor when his sword parries', () => {
    expect(readings(struck(3, null).one('blow'))).not.toContain('break');
    expect(
      readings(struck(14, null, { A: { armour: { 1: 'A', 2: '--', 3: '--', 4: '--', 5: '--' } } }).one('blow')),
    ).not.toContain('break');
    const swordsman = struck(5, null, { A: { hands: [{ ...BOW }, sword(5)] } });
    expect(readings(swordsman.one('blow'))).not.toContain('break');
  });

  test('21.3.3 a bow that breaks is not dropped besides (13.1.1)', () => {
    const weak = { st: 6, tr: 12, cfAtStart: 18 };
    const played = struck(5, 8, { B: weak });
    expect(played.of('item-dropped')).toEqual([]);
  });
});

describe('21.3.4 both hands', () => {
  test('21.3.4 with a shield in hand he does not shoot', () => {
    const held = archer({ hands: [{ ...BOW }, shield(2)] });
    const set: Duel = { range: 6, A: held, B: { hands: [] } };
    expect(() => fight(set, { plots: { A: '!' }, acts: { A: SHOOT } })).toThrow('a bow takes both hands (21.3.4)');
    const thrown = fight(set, {
      plots: { A: '!' },
      acts: { A: { ...SHOOT, hand: 1 } },
      dice: [['throw-distance', 1], ...FALLS],
    });
    expect(thrown.one('thrown').item.kind).toBe('shield');
  });

  test('21.3.4 whoever draws lets it go (21.1.2.1, P174)', () => {
    const set: Duel = { range: 6, A: archer({ sheath: [weapon(7, 'sword')] }), B: { hands: [] } };
    const draw = (drop: number | null): Script => ({ plots: { A: '!' }, draws: { A: { weapon: 0, drop } } });
    expect(() => fight(set, draw(null))).toThrow('(21.1.2.1)');
    const played = fight(set, draw(0));
    expect(played.fighter('A').hands).toEqual([weapon(7, 'sword')]);
    expect(played.state.loose).toEqual([lying(BOW, hex(0, 0))]);
  });

  test('21.3.4 it is dropped and recovered like any weapon; without arrows of his own nobody shoots with it', () => {
    const set = {
      range: 6,
      A: { hands: [], type: 'light', ag: 3, cfAtStart: 10 },
      B: { hands: [] },
      loose: [lying(BOW, hex(0, 0))],
    } as const;
    const took = fight(
      { ...set, A: { ...set.A, hands: [] }, B: { hands: [] }, loose: [...set.loose] },
      { acts: { A: { kind: 'recover', item: 1, drop: null } }, dice: [['recovery', 1]] },
    );
    expect(took.fighter('A').hands).toEqual([BOW]);
    expect(asked(play(took.state), 'act')).toEqual([]);
    expect(plotRefusal(took.state, 'F')).toBeNull();
  });
});

describe('P174 archers of the book', () => {
  /** B, a centurion with a bow who cannot move any more. */
  const book = (B: Partial<Fighter>, range: number, dice: readonly Scripted[] = []): Played =>
    fight(
      { range, A: { hands: [] }, B: { ...archer({ hands: [weapon(3, 'bow')] }), by: 'book', moves: 5, fs: 0, ...B } },
      { dice },
    );
  const MISS: Scripted = ['throw-distance', 1];

  test('21.3.2.1 he shoots each phase at the closest man before him, at any range', () => {
    for (const range of [6, 9])
      expect(book({}, range, [MISS]).one('thrown')).toMatchObject({ fighter: 'B', target: 'A' });
    expect(book({}, 2, HIT).one('thrown')).toMatchObject({ fighter: 'B', target: 'A' });
    expect(book({ facing: 0 }, 6).of('thrown')).toEqual([]);
    expect(book({ arrows: 0 }, 6).of('thrown')).toEqual([]);
  });

  test('21.3.2 with an enemy beside him he drops the bow and draws (P82); with nothing to draw he shoots on', () => {
    const sheath = [weapon(7, 'sword')];
    expect(book({ sheath }, 2, HIT).of('drawn')).toEqual([]);
    const beset = fight(
      {
        A: { hands: [], facing: 3 },
        B: { ...archer({ hands: [weapon(3, 'bow')] }), by: 'book', moves: 5, facing: 0, sheath },
      },
      {},
    );
    expect(beset.of('thrown')).toEqual([]);
    expect(beset.one('drawn')).toMatchObject({ fighter: 'B', item: { kind: 'sword' } });
    expect(beset.fighter('B').hands).toEqual([weapon(7, 'sword')]);
    expect(book({}, 1, HIT).of('thrown')).toHaveLength(1);
  });

  test('21.3.1 when the arrows are spent he goes over to his sword, or looks for a weapon (P74)', () => {
    const sheath = [weapon(7, 'sword')];
    expect(book({ arrows: 0, sheath }, 6).one('drawn').item.kind).toBe('sword');
    const seeks = fight(
      {
        range: 6,
        A: { hands: [] },
        B: { ...archer({ hands: [weapon(3, 'bow')], arrows: 0 }), by: 'book', fs: 0 },
        loose: [lying(sword(9), hex(6, 0))],
      },
      { dice: [['recovery', 6]] },
    );
    expect(seeks.one('centurion-ordered').order).toBe('recover');
  });
});
