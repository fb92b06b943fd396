/** 30: centurions on horseback. */
import { describe, expect, test } from 'vitest';
import { gladiatorTables } from '../../../../../src/games/gladiator/data.ts';
import { advantageModifiers, hasInFront } from '../../../../../src/games/gladiator/rules/basic/facing.ts';
import { newBeast } from '../../../../../src/games/gladiator/rules/beasts/setup.ts';
import { hexesOf } from '../../../../../src/games/gladiator/rules/bodies.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { type FighterSetup, NO_RATINGS } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { moveRate, occupant } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { DIRECTIONS, distance, type Hex, rotate, sameHex } from '../../../../../src/kernel/hex.ts';
import { sumModifiers } from '../../../../../src/kernel/modifier.ts';
import { runBook } from '../../../../../src/kernel/runner.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  man,
  type Played,
  play,
  type Scene,
  shield,
  tables,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../../support/blows.ts';
import { still } from '../../support/rules/fangs.ts';
import { chartAt, joust, PEACE, pathDice, RIDER, STANDS } from '../../support/rules/saddle.ts';

const poolOf = (played: Played, id: string) => {
  for (const request of played.asked) if (request.kind === 'allocate' && request.fighter === id) return request.pool;
  return null;
};

const one = (id: string, side: 0 | 1, kind: FighterSetup['kind'], by: 'seat' | 'book' = 'book'): FighterSetup => ({
  ...{ id, side, by, seat: by === 'seat' ? 0 : null, kind, name: null, ratings: NO_RATINGS },
  ...{ armour: null, shield: null, weapon: null, fs: null, pr: null },
});
const setups = (rules = advancedRules(), by: 'seat' | 'book' = 'book') => ({
  rules,
  fighters: [one('A', 0, 'medium'), one('B', 1, 'eques', by)],
});

describe('30.2 who rides', () => {
  test('30.2 an eques has spear, scimitar and large shield, a sagittarius bow and sword, and either a horse', () => {
    const row = (style: string) => gladiatorTables.styles.rows.find(([name]) => name === style)?.slice(1);
    expect(row('eques')).toEqual(['30.2', 6, 'light', 6, 'rolled', 'large', 'spear', 'scimitar']);
    expect(row('sagittarius')).toEqual(['30.2', 6, 'medium', 5, 'rolled', 'none', 'bow', 'sword']);
    const { state } = runBook(gladiator, tables, setups() as never, 'riders');
    expect(state.fighters.find(({ id }) => id === 'B')).toMatchObject({ style: 'eques', type: 'light' });
    const horse = state.fighters.find(({ id }) => id === 'b');
    expect(horse).toMatchObject({ w: tables.beasts.zebra.w, cfAtStart: tables.beasts.zebra.cf, side: 1 });
    expect(horse?.beast).toMatchObject({ kind: 'zebra', hexes: 3, horse: true });
  });

  test('30.2.1 only centurions ride, and only where the chapter is in force', () => {
    const why = (setup: unknown) => JSON.stringify(gladiator.schema.setup.safeParse(setup).error?.issues ?? []);
    expect(why(setups())).toBe('[]');
    expect(why(setups(advancedRules(), 'seat'))).toContain('only centurions ride (30.2.1)');
    expect(why(setups(advancedRules([19, 21])))).toContain('riders are of chapter 30');
  });
});

describe('30.3 the body', () => {
  test('30.3 horse and rider cover three hexes and have their front before the head', () => {
    const state = joust();
    const [, rider] = state.fighters;
    if (rider === undefined) throw new Error('no rider');
    expect(hexesOf(rider)).toEqual([
      { q: 2, r: 0 },
      { q: 1, r: 0 },
      { q: 3, r: 0 },
    ]);
    expect(occupant(state, { q: 3, r: 0 })?.id).toBe('B');
    expect(hasInFront(rider, { q: 0, r: 0 })).toBe(true);
    expect(hasInFront(rider, { q: 2, r: 1 })).toBe(false);
  });

  test('30.3 in every facing head and tail lie in one row with its own hex, and three hexes before the head', () => {
    for (const facing of DIRECTIONS) {
      const turned = (q: number, r: number): Hex => rotate({ q, r }, facing);
      const rider = man('B', { ...RIDER, at: { q: 0, r: 0 }, facing });
      expect(hexesOf(rider)).toEqual([turned(0, 0), turned(1, 0), turned(-1, 0)]);
      for (const [q, r] of [
        [2, 0],
        [1, 1],
        [2, -1],
      ] as const)
        expect(hasInFront(rider, turned(q, r))).toBe(true);
      for (const [q, r] of [
        [0, 1],
        [1, -1],
        [-2, 0],
      ] as const)
        expect(hasInFront(rider, turned(q, r))).toBe(false);
    }
  });

  test('30.3.1 in the saddle he has eight phases, on foot those of his style (C49)', () => {
    expect(moveRate(tables, man('B', RIDER))).toBe(8);
    expect(moveRate(tables, man('B', { ...RIDER, mount: null }))).toBe(6);
  });
});

describe('30.4 movement', () => {
  test('30.4, 30.4.1 he turns to the arrow before he moves, goes to his chart hex, and does not turn again', () => {
    const place = { at: { q: 7, r: 0 }, facing: 2 } as const;
    const played = play(joust({ B: place, C: place }), { dice: [['order', 1, 1], ...pathDice(5, 1)] });
    const rides = played.of('rode');
    expect(rides[0]).toMatchObject({ from: place.at, to: place.at, facing: 3 });
    expect(rides.every(({ facing }) => facing === 3)).toBe(true);
    expect(played.of('turned')).toEqual([]);
    const { offset } = chartAt(51); // 11, 2 for the range of seven, 2 for the horse
    const wanted = rotate(offset, 3);
    expect(played.fighter('B').at).toEqual({ q: 7 + wanted.q, r: wanted.r });
    expect(played.fighter('C')).toMatchObject({ at: played.fighter('B').at, facing: 3 });
  });

  test('30.4 his spirit counts two higher on horseback', () => {
    const place = { at: { q: 4, r: 0 }, facing: 3 } as const;
    const played = play(joust({ ...PEACE, B: { ...place, hands: [] }, C: place }), {
      dice: [['order', 2, 1], ...pathDice(5, 1)],
    });
    const chart = played.one('centurion-ordered').rolls?.find(({ name }) => name === 'chart');
    expect(chart?.modifiers).toEqual([
      { value: 10, why: 'range', cite: '29.4.2.2' },
      { value: 20, why: 'on horseback', cite: '30.4' },
    ]);
  });

  test('30.4.1 with 66 he charges three hexes along the arrow, whatever way he faced', () => {
    const place = { at: { q: 7, r: 0 }, facing: 1 } as const;
    const played = play(joust({ B: place, C: place }), { dice: [['order', 6, 6]] });
    expect(played.one('centurion-ordered').order).toBe('charge');
    expect(played.fighter('B').at).toEqual({ q: 4, r: 0 });
  });

  test('30.4.2 he neither reaches for what lies about nor kicks it', () => {
    const loose = [{ item: weapon(9, 'sword'), at: { q: 6, r: 1 } }];
    const place = { at: { q: 7, r: 0 }, facing: 3 } as const;
    const played = play(joust({ B: { ...place, hands: [] }, C: place, loose }), {
      dice: [['order', 1, 1], ...pathDice(5, 1)],
    });
    expect(played.one('centurion-ordered').order).toBe('move');
    expect(played.state.loose).toEqual(loose);
  });

  test('30.4.3 neither rider nor horse tires', () => {
    const played = play(joust({ phase: 9 }), { dice: [['endurance', 1]] });
    expect(played.of('endurance-checked').map(({ fighter }) => fighter)).toEqual(['A']);
  });

  test('P25 an edge is a wall to him: he stops before it', () => {
    const place = { at: { q: -6, r: 5 }, facing: 3 } as const;
    const played = play(
      joust({ ...PEACE, A: { ...PEACE.A, at: { q: -8, r: 6 } }, B: { ...place, hands: [] }, C: place }),
      { dice: [['order', 6, 6]] },
    );
    expect(played.of('rode').length).toBeLessThan(4);
    expect(played.of('edge-passed')).toEqual([]);
  });
});

describe('21.3 from horseback', () => {
  test('30.2 a sagittarius shoots from afar, and draws his sword when somebody is beside his horse (P82)', () => {
    const archer: Partial<Fighter> = {
      hands: [{ id: 3, kind: 'bow' }],
      arrows: 20,
      sheath: [weapon(5, 'sword')],
      style: 'sagittarius',
    };
    const far = { at: { q: 7, r: 0 }, facing: 3 } as const;
    const shot = play(joust({ ...PEACE, B: { ...archer, ...far }, C: far }), {
      dice: [['order', 1, 1], ...pathDice(5, 1), ['throw-distance', 6], ['throw-area', 2], blow(5)],
    });
    expect(shot.one('thrown')).toMatchObject({ fighter: 'B', target: 'A' });
    expect(shot.fighter('B').arrows).toBe(19);
    const beset = play(joust({ ...PEACE, B: { ...archer, cfAtStart: 0 } }), {
      dice: [STANDS],
    });
    expect(beset.one('drawn')).toMatchObject({ fighter: 'B', item: { kind: 'sword' } });
  });
});

describe('30.6 combat', () => {
  test.each([
    [{ q: 2, r: 0 }, 0],
    [{ q: 1, r: 1 }, 0],
    [{ q: 2, r: -1 }, 0],
    [{ q: 0, r: 1 }, 1],
    [{ q: 1, r: -1 }, 1],
    [{ q: -1, r: 1 }, 2],
    [{ q: 0, r: -1 }, 2],
    [{ q: -2, r: 1 }, 2],
    [{ q: -1, r: -1 }, 2],
    [{ q: -2, r: 0 }, 3],
  ])('30.6.1 from %j beside a rider who faces 0 the advantage is %i, and so in every facing', (offset: Hex, bonus) => {
    for (const facing of DIRECTIONS) {
      const rider = man('B', { ...RIDER, at: { q: 0, r: 0 }, facing });
      expect(sumModifiers(advantageModifiers(tables, rotate(offset, facing), rider))).toBe(bonus);
    }
  });

  test('30.6.2 he has no specials, and holds back as a heavy man does', () => {
    const played = play(joust({ A: { hands: [], moves: 5 }, rules: PEACE.rules, B: { st: -5 } }), {
      dice: [STANDS, ['attack-chunk', 5], ['attack-area', 2], blow(10, 2, 1)],
    });
    const spent = played.of('allocated').find(({ fighter }) => fighter === 'B');
    expect(spent?.total).toBe(5);
    const strong = play(joust({ A: { hands: [], moves: 5 }, rules: PEACE.rules, B: { st: -4 } }), {
      dice: [STANDS, ['defence-count', 2], ['attack-chunk', 6], ['attack-area', 2], blow(10, 2, 1)],
    });
    const [count] = strong.of('allocated').find(({ fighter }) => fighter === 'B')?.rolls ?? [];
    expect(count?.modifiers).toEqual([{ value: -2, why: 'on horseback', cite: '30.6.2' }]);
    const asked = poolOf(fight(), 'B');
    expect(asked).toMatchObject({ specialDefences: [], marks: [{ specialAttacks: [] }] });
  });

  /** Both are led by seats, and neither moves. */
  const fight = (script: Parameters<typeof play>[1] = {}, set: Scene = {}) =>
    play(joust({ ...set, B: { by: 'seat', seat: 1, ...set.B } }), script);

  test('30.6.3 the man on the ground strikes up at the rider at half, and at the horse at full', () => {
    const marks = poolOf(fight(), 'A')?.marks ?? [];
    expect(marks.map(({ fighter, arms }) => [fighter, arms[0]?.halvings])).toEqual([
      ['B', 1],
      ['C', 0],
    ]);
    expect(() => fight({ cf: { A: 'head 8, chest 3' } })).toThrow('takes 22 CF of the 20');
  });

  test('30.6.3 the rider has him as if he knelt: a blow at his legs counts half', () => {
    const played = fight({ cf: { B: 'legs 6' }, dice: [blow(7, 2, 1)] });
    expect(played.one('attack-halved').cf).toEqual({ from: 6, to: 3 });
  });

  test('30.6, 30.6.6 the horse may be struck where a beast may, and what is behind cannot be reached', () => {
    const mark = poolOf(fight(), 'A')?.marks[1];
    expect(mark).toMatchObject({ fighter: 'C', areas: [1, 2, 4] });
    expect(() => fight({ cf: { A: 'legs 4 >C' } })).toThrow('28.7.1');
    const played = fight({ cf: { A: 'chest 4 >C' }, dice: [blow(12, 3, 3)] });
    expect(played.one('blow')).toMatchObject({ target: 'C', defence: 0 });
  });

  test('30.6.6, P159 what position gives over the horse beyond its rider goes into one attack on it', () => {
    const shoulder = { A: { at: { q: 2, r: -1 }, facing: 1 } } as const; // shoulder: rider +1, horse +2
    const pool = poolOf(fight({}, shoulder), 'A');
    expect(pool?.modifiers).toContainEqual({ value: 1, why: 'shoulder', cite: '30.6.1' });
    expect(pool?.marks[1]?.edge).toEqual([{ value: 1, why: 'position over the horse', cite: '30.6.6' }]);
  });

  test('30.6.6, 28.7.1.2 a beast behind it strikes at the horse where it lies open from there, or throws again (A6)', () => {
    const wolf = still('wolf', { cfAtStart: 2, side: 0, at: { q: 5, r: 0 }, facing: 3 });
    const played = play(joust({ ...PEACE, A: { ...PEACE.A, ...wolf }, B: { by: 'seat', seat: 1, hands: [] } }), {
      dice: [
        ['beast-attacks', 1],
        ['beast-area', 1],
        ['lot:beast-target', 1],
        ['beast-area', 4],
        ['beast-area', 5],
        blow(3),
      ],
    });
    expect(played.one('blow')).toMatchObject({ fighter: 'A', target: 'C', area: 5 });
  });

  test('30.6.6.1 the horse neither attacks nor acts while it is ridden', () => {
    const played = fight();
    expect(played.asked.map(({ fighter }) => fighter)).not.toContain('C');
    expect(played.of('beast-acted')).toEqual([]);
  });

  test('30.6.6.2 every hex it has gone gives the horse two CF of defence (C158)', () => {
    const far = { at: { q: 4, r: 0 } };
    const played = play(
      joust({ A: { moves: 5 }, B: { ...far, hands: [], cfAtStart: 0 }, C: far, rules: PEACE.rules }),
      {
        cf: { A: 'chest 4 >C' },
        dice: [['order', 3, 4], ...pathDice(6, 4), blow(10, 2, 1)],
      },
    );
    const gone = played.of('rode').filter(({ from, to }) => !sameHex(from, to)).length;
    expect(gone).toBe(2);
    expect(played.one('blow')).toMatchObject({ target: 'C', defence: 4 });
  });
});

describe('30.6.4, 30.6.5 losing the saddle', () => {
  const struck = (dice: readonly Scripted[], set: Scene = {}) =>
    play(joust({ ...set, B: { by: 'seat', seat: 1, ...set.B } }), { cf: { A: 'chest 8' }, dice });

  test('30.6.4 a hit makes him check, the worse for the bonus of the hit', () => {
    const played = struck([blow(15, 2, 1), ['stumble', 3]]);
    const { bonus } = played.one('blow');
    expect(played.one('blow').result).toBe('H');
    const [roll] = played.one('stumble-checked').rolls ?? [];
    expect(played.one('stumble-checked').cite).toBe('30.6.4');
    expect(sumModifiers(roll?.modifiers ?? [])).toBe(-bonus);
  });

  test('30.6.4, 12.3.1 a blow that goes on through his battered shield is a hit like any other', () => {
    const played = play(joust({ B: { by: 'seat', seat: 1, hands: [shield(4, 'small', 11)] } }), {
      cf: { A: 'chest 1' },
      dice: [blow(8, 4, 1), ['drop-direction', 1], ['drop-distance', 1], ['stumble', 6]],
    });
    expect(played.one('blow')).toMatchObject({ result: 'S', bonus: 0, overflow: 'H' });
    expect(played.one('stumble-checked')).toMatchObject({ why: 'struck in the saddle', cite: '30.6.4' });
  });

  test("30.6.4, 23.2 a disarm's H is a parry, and makes him check nothing; a feint's and sand's do", () => {
    const why = (cf: string, dice: readonly Scripted[]) =>
      play(joust({ B: { by: 'seat', seat: 1 } }), { aim: 2, cf: { A: cf }, dice })
        .of('stumble-checked')
        .map((event) => event.why);
    expect(why('disarm 4', [blow(11, 12, 6)])).toEqual([]);
    expect(why('feint chest 8', [blow(11, 2, 1), ['stumble', 6], blow(3)])).toEqual(['struck in the saddle']);
    expect(why('sand 8', [blow(11, 2, 1), ['sand', 1, 1], ['stumble', 6]])).toEqual(['struck in the saddle']);
  });

  test('30.3 where he has ridden away from nothing is left to run into: the horse is under him', () => {
    const away = { ...PEACE, B: { at: { q: 9, r: 0 } }, C: { at: { q: 1, r: 0 } } };
    const played = play(joust(away), { plots: { A: 'F' }, dice: [STANDS] });
    expect(played.of('collided')).toEqual([]);
    expect(played.fighter('A').at).toEqual({ q: 1, r: 0 });
  });

  test('30.6.4, 30.6.4.1 who owes a stumble checks with -2, and does not move if he stays up', () => {
    const played = play(joust({ ...PEACE, B: { owesStumble: true, hands: [] } }), { dice: [['fall-prone', 5, 5]] });
    const [roll] = played.one('fall-prone-checked').rolls ?? [];
    expect(roll?.modifiers).toEqual([{ value: -2, why: 'on horseback', cite: '30.6.4.1' }]);
    expect(played.of('rode')).toEqual([]);
  });

  test('30.6.5, 30.6.5.1, 30.6.5.2 who falls is off his horse: prone in a hex beside it, stunned with +3, the horse mad with fear (P99)', () => {
    const played = play(joust({ ...PEACE, B: { owesStumble: true, hands: [] } }), {
      dice: [
        ['fall-prone', 2, 2],
        ['lot:unhorsed', 0],
        ['beast-hexes', 1, 1],
        ['beast-way', 4],
        ['stun', 2, 3],
      ],
    });
    const rider = played.fighter('B');
    expect(rider).toMatchObject({ mount: null, posture: 'prone' });
    const horse = played.fighter('C');
    expect(horse.beast).toMatchObject({ rider: null, panicked: true });
    expect(played.one('unhorsed')).toMatchObject({ fighter: 'B', horse: 'C', at: rider.at });
    const stun = played.of('stunned').find(({ cite }) => cite === '30.6.5.1');
    expect(stun?.rolls?.[0]?.modifiers).toEqual([{ value: 3, why: 'from his horse', cite: '30.6.5.1' }]);
  });

  test('30.6.6, P99 with the horse dead under him the rider is thrown', () => {
    const played = play(joust({ B: { by: 'seat', seat: 1 }, C: { w: 1 } }), {
      cf: { A: 'chest 8 >C' },
      dice: [blow(15, 4, 3), ['lot:unhorsed', 0], ['stun', 1, 1]],
    });
    expect(played.fighter('C').fate).toBe('dead');
    expect(played.fighter('B')).toMatchObject({ mount: null, posture: 'prone' });
  });

  test.each([
    ['out of reach are lost', 7, 4, [8]],
    ['still within reach are made', 4, 1, [8, 4]],
  ])('30.6.5.2, 9.4 attacks to come on a rider thrown %s (P206)', (_, lot, range, made) => {
    const played = play(joust({ A: { tr: 20, cfAtStart: 20 }, B: { by: 'seat', seat: 1 }, C: { w: 1 } }), {
      cf: { A: 'chest 8 >C, head 4' },
      dice: [blow(15, 4, 3), ['lot:unhorsed', lot], ['stun', 1, 1], ...(made.length > 1 ? [blow(3)] : [])],
    });
    expect(distance({ q: 0, r: 0 }, played.one('unhorsed').at)).toBe(range);
    expect(played.of('blow').map(({ cf }) => cf)).toEqual(made);
    const lost = played.of('attacks-lost').filter(({ fighter }) => fighter === 'A');
    expect(lost).toMatchObject(made.length > 1 ? [] : [{ areas: [1], why: 'out of reach', cite: 'P206' }]);
  });

  test('30.6.5.2, P196 a rider killed in the saddle lies beside his horse, which is loose', () => {
    const played = struck([blow(15, 4, 3), ['lot:unhorsed', 0]], { B: { w: 1 } });
    const rider = played.fighter('B');
    expect(rider).toMatchObject({ fate: 'dead', mount: null, posture: 'prone' });
    const horse = played.fighter('C');
    expect(horse.beast).toMatchObject({ rider: null, panicked: true });
    expect(hexesOf(horse).some((hex) => sameHex(hex, rider.at))).toBe(false);
  });

  test('P99 a loose horse that comes to an edge is gone, and no party to the match', () => {
    const horse = { ...newBeast(tables, 'zebra', true), panicked: true };
    const played = play(
      joust({
        ...PEACE,
        B: { mount: null, at: { q: 5, r: 0 }, by: 'seat', seat: 1, hands: [] },
        C: { beast: horse, at: { q: -6, r: 3 } },
      }),
      {
        dice: [
          ['beast-hexes', 6, 6],
          ['beast-way', 1],
        ],
      },
    );
    expect(played.fighter('C').fate).toBe('spared');
    expect(played.one('horse-gone').fighter).toBe('C');
    expect(played.state.outcome).toBeNull();
  });
});
