/** 10.5 and 10.5.1: what criticals leave behind for the rest of the match. */
import { describe, expect, test } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { currentCf, netFactor } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Armour, ByArea } from '../../../../../src/games/gladiator/rules/types.ts';
import { CAUSES } from '../../../../../src/games/gladiator/screens/ending/end.ts';
import { countBout, emptyTally } from '../../../../../src/games/gladiator/session/tally.ts';
import {
  man,
  type Played,
  play,
  plotRefusal,
  scene,
  shield,
  sword,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';
import { blow, reading, readings } from '../../support/blows.ts';
import { all, critical, follow, hurt, MISS, STEADY, STRONG, TRIPS, wounded } from '../../support/rules/criticals.ts';

/** What the journal says of the end. */
const told = (played: Played) => gladiator.narrate(played.one('bout-ended'), played.state);

describe('10.5 wounds and death', () => {
  test('10.5 1 adds a wound, and no second critical (P50)', () => {
    const event = hurt(2, 10).one('blow');
    expect(event.left).toEqual({ from: 12, to: 10 });
    expect(readings(event).filter((name) => name === 'critical')).toHaveLength(1);
  });

  test('10.5 2x and 3x multiply the wounds of this blow alone', () => {
    expect(hurt(4, 14, { wounds: wounded(4, 3) }).one('blow').left).toEqual({ from: 9, to: 5 });
    expect(hurt(3, 15, { wounds: wounded(3, 1) }).one('blow').left).toEqual({ from: 11, to: 2 });
  });

  test('10.5 multiplied wounds can fill the area', () => {
    const played = hurt(4, 14, { wounds: wounded(4, 8) }, []);
    expect(played.one('killed')).toMatchObject({ why: 'wounds' });
  });

  test('10.5 K kills with boxes to spare (P49)', () => {
    const played = hurt(2, 15, { w: 18 });
    expect(played.one('bout-ended')).toMatchObject({ by: 'killing-critical', results: { A: 'V', B: 'P' } });
  });

  test('10.5 HL takes the helmet for good, and on a bare head is 3xM (P50)', () => {
    const bare = play(scene({ A: STRONG }), { cf: { A: 'head 8' }, dice: [blow(8, 9, 2), STEADY] });
    expect(bare.one('blow')).toMatchObject({ critical: 'HL', wounds: 6 });
    expect(bare.fighter('B').mortal).toBe(true);
    const helmet = hurt(1, 11);
    expect(helmet.one('blow').wounds).toBe(1);
    expect(helmet.of('item-dropped')).toEqual([]);
  });

  test('10.5 HL takes a helmet that the blow has passed by, and that is no bare head', () => {
    const armour: ByArea<Armour> = { ...all<Armour>('--'), 1: 'C2' };
    const played = play(scene({ A: STRONG, B: { armour } }), { cf: { A: 'head 8' }, dice: [blow(8, 9, 3), STEADY] });
    expect(played.one('blow')).toMatchObject({ critical: 'HL', wounds: 2 });
    expect(played.fighter('B')).toMatchObject({ mortal: false, armour: all('--') });
  });

  test('10.5 a mortal wound kills when the match is over, yet a win still counts (P51)', () => {
    const played = play(scene({ A: { ...STRONG, mortal: true }, B: { wounds: wounded(1, 11) } }), {
      cf: { A: 'head 8' },
      dice: [blow(7, 4, 5)],
    });
    expect(played.one('died-of-wounds').fighter).toBe('A');
    expect(played.fighter('A').fate).toBe('dead');
    expect(played.one('bout-ended')).toMatchObject({ winner: 0, results: { A: 'V', B: 'P' } });
  });

  test('10.5 a mortally wounded man is not saved by mercy (P51)', () => {
    const played = play(scene({ B: { mortal: true, posture: 'prone', moves: 5 } }), {
      dice: [['missus', 6, 6]],
    });
    expect(played.one('died-of-wounds').fighter).toBe('B');
    expect(played.fighter('B').fate).toBe('dead');
  });

  test('10.5 a mortally wounded man fights on with what he has', () => {
    const played = play(scene({ A: { mortal: true } }), { cf: { A: 'head 1' }, dice: [MISS] });
    expect(played.one('blow').fighter).toBe('A');
    expect(played.state.outcome).toBeNull();
  });
});

describe('10.5 severed arteries', () => {
  const BLEEDING = { arteries: [{ area: 4 as const, turn: 1, phase: 1 }] };

  test('10.5 SA costs nothing in the phase of the wound, and a wound in each later one (F16)', () => {
    const first = hurt(4, 15);
    expect(first.of('bled')).toEqual([]);
    const second = play(first.state);
    expect(second.one('bled')).toMatchObject({ fighter: 'B', area: 4, left: { from: 9, to: 8 } });
    const third = play(second.state);
    expect(third.one('bled')).toMatchObject({ left: { from: 8, to: 7 }, cf: { from: 8, to: 7 } });
  });

  test('10.5 it goes on over the end of a turn', () => {
    const played = play(scene({ phase: 1, turn: 2, B: BLEEDING }));
    expect(played.one('bled').left).toEqual({ from: 12, to: 11 });
  });

  test('10.5 two severed arteries bleed twice (P50)', () => {
    const twice = { arteries: [...BLEEDING.arteries, { area: 4 as const, turn: 1, phase: 1 }] };
    expect(play(scene({ phase: 3, B: twice })).fighter('B').wounds).toEqual(wounded(4, 2));
  });

  test('10.5 he can bleed to death, and the other has won', () => {
    const played = play(scene({ phase: 3, B: { ...BLEEDING, wounds: wounded(4, 11) } }));
    expect(played.one('killed')).toMatchObject({ fighter: 'B', why: 'bled' });
    expect(played.one('bout-ended')).toMatchObject({ winner: 0, by: 'bled', results: { A: 'V', B: 'P' } });
  });

  test('10.5 the blood runs before the match is tested for its end: a dying victor dies too (P7)', () => {
    const played = play(
      scene({ phase: 3, A: { ...BLEEDING, wounds: wounded(4, 11) }, B: { wounds: wounded(1, 11) } }),
      {
        cf: { A: 'head 6' },
        dice: [blow(9, 4, 5)],
      },
    );
    expect(played.of('killed').map((event) => [event.fighter, event.why])).toEqual([
      ['B', 'wounds'],
      ['A', 'bled'],
    ]);
    expect(played.one('bout-ended')).toMatchObject({ winner: null, by: 'victor-bled', results: { A: 'P', B: 'P' } });
    expect(told(played)).toBe('The victor has bled to death: nobody leaves the arena alive.');
  });

  const DYING = { ...BLEEDING, wounds: wounded(4, 11) };
  /** B lies unconscious before A, who has an appeal to hear and no blood left. */
  const begged = (die: number) =>
    play(
      scene({ phase: 3, A: DYING, B: { posture: 'prone', conscious: false, stun: { amount: 30, turn: 1, phase: 2 } } }),
      {
        dice: [['missus', die, die]],
      },
    );

  test('10.5 a victor who bleeds to death over a man who is spared has an end of his own: the other lives (P71)', () => {
    const played = begged(6);
    expect(played.one('bout-ended')).toMatchObject({ winner: null, by: 'victor-bled', results: { A: 'P', B: 'M' } });
    expect(told(played)).toBe('The victor has bled to death: CALVUS alone leaves the arena alive.');
    const refused = begged(1);
    expect(refused.one('bout-ended')).toMatchObject({ winner: null, by: 'victor-bled', results: { A: 'P', B: 'P' } });
    expect(told(refused)).toBe('The victor has bled to death: nobody leaves the arena alive.');
  });

  test('10.5 such an end is counted by itself, and told on the last page and in the list of replays', () => {
    const tally = emptyTally();
    countBout(tally, begged(6).state, 0);
    expect(tally.ends).toEqual({ 'victor-bled': 1 });
    expect(tally).toMatchObject({ draws: 1 });
    expect(CAUSES['victor-bled']).toBe('the victor bled to death in the same phase (10.5)');
  });

  test('10.5 two men who bleed to death together have both lost (P71)', () => {
    const dying = { ...BLEEDING, wounds: wounded(4, 11) };
    const played = play(scene({ phase: 3, A: dying, B: dying }));
    expect(played.one('bout-ended')).toMatchObject({ winner: null, by: 'both-bled', results: { A: 'P', B: 'P' } });
    expect(told(played)).toBe('Both have bled to death: nobody leaves the arena alive.');
  });

  test('10.5 loss of blood can bring CF under the Stun (F15)', () => {
    const stun = { amount: 10, turn: 1, phase: 3 };
    const played = play(scene({ phase: 3, B: { ...BLEEDING, stun } }));
    expect(played.fighter('B')).toMatchObject({ conscious: false, posture: 'prone' });
  });
});

describe('10.5 things and senses', () => {
  test('10.5 V comes off the attacks to come, on top of the wound (9.4.5)', () => {
    const played = play(scene({ A: STRONG, B: { armour: all('C') } }), {
      cf: { A: 'head 8, legs 1', B: 'chest 3' },
      dice: [critical(9), STEADY, MISS, MISS],
    });
    expect(played.of('blow').find((event) => event.fighter === 'B')?.cf).toBe(1);
  });

  test('10.5 WD and SD drop the thing without a check (P50)', () => {
    const played = hurt(4, 12);
    expect(readings(played.one('item-dropped'))).toEqual(['drop-direction', 'drop-distance']);
    expect(played.fighter('B').hands).toEqual([shield(4)]);
    expect(hurt(4, 13).fighter('B').hands).toEqual([sword(3)]);
  });

  test('10.5 WD and SD do nothing to a man who has no such thing (P50)', () => {
    expect(hurt(4, 12, { hands: [shield(4)] }, [STEADY]).of('item-dropped')).toEqual([]);
    expect(hurt(4, 13, { hands: [sword(3)] }, [STEADY]).of('item-dropped')).toEqual([]);
  });

  test('10.5 a man whose weapon falls by WD has lost his attacks (F7)', () => {
    const played = play(scene({ A: STRONG, B: { armour: all('C') } }), {
      cf: { A: 'arms 8', B: 'head 1' },
      dice: [critical(12), ...follow('WD')],
    });
    expect(played.of('blow').map((event) => event.fighter)).toEqual(['A']);
  });

  test('10.5 S stuns by 2D6 - CN, at least 1 (P50)', () => {
    const stunned = (cn: number, one: number, two: number) =>
      hurt(1, 10, { cn }, [['stun', one, two], STEADY]).fighter('B').stun.amount;
    expect([stunned(4, 6, 3), stunned(6, 3, 4), stunned(6, 3, 3), stunned(6, 1, 1)]).toEqual([5, 1, 1, 1]);
  });

  test('10.5 S adds to Stun he is under already', () => {
    expect(hurt(1, 10, { stun: { amount: 2, turn: 1, phase: 1 } }).one('stunned').stun).toEqual({ from: 2, to: 7 });
  });

  test('10.5 the same critical may strike again: results add up', () => {
    expect(hurt(1, 9, { vision: 2 }).fighter('B').vision).toBe(3);
    expect(hurt(5, 12, { limps: 1 }).fighter('B').limps).toBe(2);
    expect(hurt(2, 11, { st: -1 }).fighter('B').st).toBe(-2);
  });
});

describe('10.5 lame legs', () => {
  test('10.5 LMP lowers the rate from this very turn on', () => {
    const limping = hurt(5, 12);
    const next = play(limping.state, { plots: { B: 'B' } });
    expect(next.of('plot-shown').find((event) => event.fighter === 'B')?.rate).toBe(4);
    const spent = play(scene({ B: { limps: 1, moves: 4 } }), { plots: { B: 'B' } });
    expect(spent.fighter('B').exceeded).toBe(true);
    expect(plotRefusal(scene({ A: { limps: 1, moves: 5, exceeded: true } }), 'F')).not.toBeNull();
  });

  test('10.5 STU: one die for each result, when his orders take him out of his hex (C71)', () => {
    const played = play(scene({ B: { stumbles: 2 } }), { plots: { B: 'B' }, dice: [['stumbling-limp', 2, 6]] });
    expect(played.one('limp-checked').stumbled).toBe(false);
    expect(played.fighter('B').at).toEqual({ q: 2, r: 0 });
  });

  test('10.5 STU: no die while he stays in his hex (F13)', () => {
    expect(play(scene({ B: { stumbles: 1 } }), { plots: { B: 'X(RR)' } }).of('limp-checked')).toEqual([]);
    expect(play(scene({ B: { stumbles: 1 } }), { plots: { B: 'KN' } }).of('limp-checked')).toEqual([]);
  });

  test('10.5 STU: no die for a prone man who rolls: nobody stumbles on the ground (F12)', () => {
    const played = play(scene({ B: { stumbles: 1, posture: 'prone' } }), { plots: { B: 'RO BL' } });
    expect(played.of('limp-checked')).toEqual([]);
    expect(played.fighter('B')).toMatchObject({ at: { q: 1, r: 1 }, moves: 1, stumbling: false });
  });

  test('10.5 STU: on any 1 he stumbles instead, without a turn, and has not moved (F13)', () => {
    const played = play(scene({ B: { stumbles: 2 } }), {
      plots: { B: '(R)F' },
      dice: [
        ['stumbling-limp', 5, 1],
        ['fall-prone', 4, 4],
      ],
    });
    expect(played.fighter('B')).toMatchObject({ at: { q: 1, r: 0 }, facing: 3, moves: 0, posture: 'standing' });
    expect(played.of('allocated').map((event) => event.total)).toEqual([12, 8]);
  });

  test('10.5 STU: he may fall prone at once (F13)', () => {
    const played = play(scene({ B: { stumbles: 1 } }), {
      plots: { B: 'B' },
      dice: [
        ['stumbling-limp', 1],
        ['fall-prone', 3, 4],
      ],
    });
    expect(played.fighter('B')).toMatchObject({ posture: 'prone', moves: 0 });
  });
});

describe('10.5.1 lost ST and AG', () => {
  test('10.5.1 CF stay, but for the wound itself', () => {
    const played = hurt(3, 11, { ag: 2 });
    expect(played.one('blow').targetCf).toEqual({ from: 12, to: 11 });
    expect(currentCf(tables, played.fighter('B'))).toBe(11);
    expect(hurt(2, 11, { st: 2 }).one('blow').targetCf).toEqual({ from: 12, to: 11 });
  });

  test('10.5.1 NF falls with AG, not with ST', () => {
    expect(netFactor(hurt(3, 11).fighter('B'))).toBe(netFactor(man('B')) - 1);
    expect(netFactor(hurt(2, 11).fighter('B'))).toBe(netFactor(man('B')));
  });

  test('10.5.1 lost ST counts at once against shields and weapons (F29)', () => {
    const played = play(scene({ A: STRONG, B: { armour: all('C'), st: 3 } }), {
      cf: { A: 'chest 8', B: 'head 4' },
      dice: [critical(11), STEADY, blow(7, 3, 6)],
    });
    const answer = played.of('blow')[1] ?? played.one('blow');
    expect(answer).toMatchObject({ fighter: 'B', cf: 3 });
    expect(reading(answer, 'shield').total).toBe(3 + 2 + 3);
  });

  test('10.5.1 lost AG counts in the next Fall Prone check (F29)', () => {
    const first = hurt(3, 11, {}, [TRIPS]);
    const second = play(first.state, { dice: [['fall-prone', 4, 4]] });
    expect(second.one('fall-prone-checked')).toMatchObject({ fighter: 'B', fell: true });
  });

  test('10.5.1 lost ST and AG count in a collision (F29)', () => {
    const weakened = play(hurt(2, 11, { st: 2 }).state, {
      plots: { A: 'F' },
      dice: [['impact', 1], ['impact', 2], ['stun', 1, 1], STEADY],
    });
    // A 1 + 1 medium + 2 shield + 1 hex = 5; B 2 + 1 + 2 + ST 1 = 6: B wins by 1, where ST 2 would win by 2.
    expect(weakened.one('collided')).toMatchObject({ winner: 'B', by: 1 });
  });
});
