/** 11: Stun, passing out and coming round. */
import { describe, expect, test } from 'vitest';
import { currentCf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Armour, ByArea, Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading, readings } from '../../support/blows.ts';

const all = <T>(value: T): ByArea<T> => ({ 1: value, 2: value, 3: value, 4: value, 5: value });
const STRONG = { tr: 20 };
const STEADY: Scripted = ['stumble', 6];
/** On a head in C armour with 8 CF: one wound and the critical S. */
const DAZE = blow(8, 9, 3);
const HELMETS: { readonly armour: ByArea<Armour> } = { armour: all('C') };
const MISS = blow(6);

const stunned = (amount: number, turn = 1, phase = 1): Partial<Fighter> => ({ stun: { amount, turn, phase } });
/** A man knocked out: by default of 10 CF. */
const out = (amount: number, more: Partial<Fighter> = {}): Partial<Fighter> => ({
  ...stunned(amount),
  conscious: false,
  posture: 'prone',
  ...more,
});
/** A stands where B's hex is not in his front, so that nobody has to plead. */
const AWAY: Partial<Fighter> = { at: { q: -3, r: 0 } };

function poolOf(played: Played, id: string) {
  for (const request of played.asked) if (request.kind === 'allocate' && request.fighter === id) return request.pool;
  return null;
}

describe('11.1 and 11.2 being stunned', () => {
  test('11.1 the loser of a collision is stunned', () => {
    const played = play(scene(), { plots: { A: 'F' }, dice: [['impact', 4], ['impact', 1], ['stun', 3, 3], STEADY] });
    // A 4 + 1 + 2 + 1 = 8, B 1 + 1 + 2 = 4: 6 + 4 = 10 on the Stun column.
    expect(played.one('stunned')).toMatchObject({ fighter: 'B', stun: { from: 0, to: 2 } });
  });

  test('11.1 so is a man with the critical S to the head', () => {
    const played = play(scene({ A: STRONG, B: HELMETS }), {
      cf: { A: 'head 8' },
      dice: [DAZE, ['stun', 4, 3], STEADY],
    });
    expect(played.one('stunned')).toMatchObject({ fighter: 'B', stun: { from: 0, to: 3 } });
    expect(played.one('blow').critical).toBe('S');
  });

  test('11.1 wounds alone do not stun', () => {
    const played = play(scene({ A: STRONG }), { cf: { A: 'head 8' }, dice: [blow(15, 3, 6)] });
    expect(played.fighter('B').stun.amount).toBe(0);
  });

  test('11.2 every point takes a CF from what is available, before allocating', () => {
    const played = play(scene({ B: stunned(3) }));
    expect(poolOf(played, 'B')?.total).toBe(7);
    expect(currentCf(tables, played.fighter('B'))).toBe(10);
  });

  test('11.2 new Stun is added to the old', () => {
    const played = play(scene({ B: stunned(2) }), {
      plots: { A: 'F' },
      dice: [['impact', 4], ['impact', 1], ['stun', 3, 3], STEADY],
    });
    // B's own 2 Stun make the difference 6: 6 + 6 = 12.
    expect(played.one('stunned').stun).toEqual({ from: 2, to: 5 });
  });

  test('11.2.1 the sheet keeps turn and phase of the latest Stun (B4)', () => {
    const played = play(scene({ turn: 3, phase: 4, B: stunned(2, 2, 7) }), {
      plots: { A: 'F' },
      dice: [['impact', 4], ['impact', 1], ['stun', 1, 1], STEADY],
    });
    expect(played.fighter('B').stun).toEqual({ amount: 3, turn: 3, phase: 4 });
  });
});

describe('11.3 Stun in mid-phase', () => {
  test('11.3 it comes off attacks still to be made, like lost CF (P41)', () => {
    const played = play(scene({ A: STRONG, B: { ...HELMETS, ...STRONG } }), {
      cf: { A: 'head 8, legs 1, chest 1', B: 'chest 3, legs 5' },
      dice: [DAZE, ['stun', 5, 4], STEADY, MISS, blow(5), MISS],
    });
    // One wound costs 1 CF and 9 - 4 = 5 Stun another 5: 6 off 3 and 5.
    expect(played.of('blow').map((event) => `${event.fighter}${event.round}:${event.cf}`)).toEqual([
      'A1:8',
      'A3:1',
      'B4:2',
      'A5:1',
    ]);
  });

  test('11.3 what attacks cannot absorb comes off the defence of the next area struck', () => {
    const played = play(scene({ A: STRONG, B: { ...HELMETS, ...STRONG } }), {
      cf: { A: 'head 8, legs 3', B: 'chest 2 | legs 3' },
      dice: [DAZE, ['stun', 5, 4], STEADY, blow(6)],
    });
    expect(played.of('blow')[1]).toMatchObject({ fighter: 'A', area: 5, defence: 3 - (6 - 2) });
  });

  test('11.3 it does not weaken the target on the CRT', () => {
    const played = play(scene({ A: STRONG, B: { ...HELMETS, exhaustion: 4 } }), {
      cf: { A: 'head 8, legs 1' },
      dice: [DAZE, ['stun', 5, 4], STEADY, blow(3, 4, 6)],
    });
    const second = played.of('blow')[1] ?? played.one('blow');
    expect(added(second, 'crt')).toBe(1 + 6);
  });
});

describe('11.4 unconscious', () => {
  const KO: readonly Scripted[] = [DAZE, ['stun', 5, 5]];
  /** CF 6: a wound leaves 5, and 10 - 4 = 6 Stun is more. */
  const FRAIL = { ...HELMETS, exhaustion: 4 };

  test('11.4 more Stun than CF knocks a man out, prone where he was', () => {
    const played = play(scene({ A: STRONG, B: FRAIL }), { cf: { A: 'head 8' }, dice: KO });
    expect(played.one('knocked-out')).toMatchObject({ fighter: 'B', stun: 6, cf: 5 });
    expect(played.fighter('B')).toMatchObject({ conscious: false, posture: 'prone', at: { q: 1, r: 0 } });
  });

  test('11.4 as much Stun as CF does not', () => {
    const played = play(scene({ A: STRONG, B: { ...HELMETS, exhaustion: 3 } }), {
      cf: { A: 'head 8' },
      dice: [...KO, STEADY],
    });
    expect(played.fighter('B')).toMatchObject({ conscious: true, posture: 'standing' });
  });

  test('11.4 his attacks are gone (P44)', () => {
    const played = play(scene({ A: STRONG, B: FRAIL }), { cf: { A: 'head 8', B: 'chest 6' }, dice: KO });
    expect(played.of('blow').map((event) => event.fighter)).toEqual(['A']);
  });

  test('11.4 his defence is exactly 0: neither what he wrote nor what he lost counts (F25)', () => {
    const played = play(scene({ A: STRONG, B: FRAIL }), {
      cf: { A: 'head 8, legs 3, chest 1', B: '| legs 5' },
      dice: [...KO, blow(4), MISS],
    });
    expect(played.of('blow').map((event) => event.defence)).toEqual([0, 0, 0]);
    expect(added(played.of('blow')[1] ?? played.one('blow'), 'crt')).toBe(3);
  });

  test('11.4 a collision can knock out too, and then there is no fight in him this phase (F15)', () => {
    const played = play(scene({ A: { st: 8 }, B: { exhaustion: 6 } }), {
      plots: { A: 'F' },
      dice: [
        ['impact', 1],
        ['impact', 1],
        ['stun', 3, 3],
      ],
    });
    // 6 + 9 = 15 is 5 Stun, and he has 4 CF.
    expect(played.fighter('B')).toMatchObject({ conscious: false, posture: 'prone' });
    expect(poolOf(played, 'B')).toBeNull();
  });

  test('11.4 a man awake under less than 1 CF goes out at his first point of Stun (C68)', () => {
    const played = play(scene({ A: STRONG, B: { ...HELMETS, exhaustion: 12 } }), {
      cf: { A: 'head 6' },
      dice: [blow(8, 9, 3), ['stun', 1, 1]],
    });
    expect(played.one('knocked-out')).toMatchObject({ stun: 1, cf: -3 });
  });

  test('11.4 a man out cold is not asked for orders', () => {
    const played = play(scene({ phase: 2, A: AWAY, B: out(16) }), { dice: [['stun-recovery', 6]] });
    expect(played.asked.map((request) => request.fighter)).toEqual(['A']);
  });
});

describe('11.5 recovery', () => {
  const shed = (played: Played) => {
    const change = played.one('stun-recovered').stun;
    return change.from - change.to;
  };
  const recover = (B: Partial<Fighter>, die: number, turn = 1, phase = 3) =>
    play(scene({ turn, phase, A: AWAY, B }), { dice: [['stun-recovery', die]] });

  test('11.5 men under Stun roll once movement is over, before they fight', () => {
    const played = play(scene({ phase: 2, B: stunned(5) }), { plots: { B: 'X(R)' }, dice: [['stun-recovery', 2]] });
    const kinds = played.events.map((event) => event.kind);
    expect(kinds.indexOf('stun-recovered')).toBeGreaterThan(kinds.lastIndexOf('stepped'));
    expect(kinds.indexOf('stun-recovered')).toBeLessThan(kinds.indexOf('engaged'));
    expect(poolOf(played, 'B')?.total).toBe(10 - 5 + 3);
  });

  test('11.5 not in the phase in which they were stunned (P30)', () => {
    expect(play(scene({ phase: 3, B: stunned(5, 1, 3) })).of('stun-recovered')).toEqual([]);
  });

  test('11.5 not in a phase in which they collided, whoever won (P22)', () => {
    const played = play(scene({ phase: 2, A: stunned(1), B: stunned(2) }), {
      plots: { A: 'F' },
      dice: [
        ['impact', 3],
        ['impact', 5],
      ],
    });
    // A 3 + 1 + 2 + 1 - 1, B 5 + 1 + 2 - 2: a tie, which stuns nobody.
    expect(played.one('collided').winner).toBeNull();
    expect(played.of('stun-recovered')).toEqual([]);
  });

  test('11.5 men without Stun do not roll', () => {
    expect(play(scene({ phase: 2 })).of('stun-recovered')).toEqual([]);
  });

  test('11.5 the unconscious roll and may wake, still prone (P30)', () => {
    const played = recover(out(11), 5);
    expect(played.one('woke').fighter).toBe('B');
    expect(played.fighter('B')).toMatchObject({ conscious: true, posture: 'prone', stun: { amount: 10 } });
  });

  test('11.5 they wake when Stun is no more than CF, not before (F15)', () => {
    const played = recover(out(12), 5);
    expect(played.fighter('B')).toMatchObject({ conscious: false, stun: { amount: 11 } });
    expect(played.of('woke')).toEqual([]);
  });

  test('11.5 a man of negative CF wakes when the last of his Stun is gone (F15)', () => {
    expect(recover(out(2, { exhaustion: 13 }), 5).fighter('B')).toMatchObject({ conscious: false });
    expect(recover(out(2, { exhaustion: 13 }), 4).fighter('B')).toMatchObject({ conscious: true, posture: 'prone' });
  });

  test('11.5 a man who wakes may defend himself at half in the same phase (16.3)', () => {
    const played = play(scene({ phase: 3, A: { at: { q: 0, r: -1 } }, B: out(11) }), {
      plots: { A: 'SFR' },
      dice: [['stun-recovery', 1]],
    });
    expect(poolOf(played, 'B')).toMatchObject({ total: 2, mayAttack: false, mayDefend: true, halvings: 0 });
  });

  test('11.5.1 example: CN 4, two phases since, a roll of 2 sheds 4 (C22)', () => {
    const played = recover(stunned(4), 2);
    expect(reading(played.one('stun-recovered'), 'stun-recovery').dice).toEqual({ die: [2] });
    expect(played.one('stun-recovered').stun).toEqual({ from: 4, to: 0 });
  });

  test.each([1, 2, 3, 4, 5, 6])('11.5.1 CN 4, one phase since, a roll of %i sheds 5 less the roll (C22)', (die) => {
    expect(shed(recover(stunned(9), die, 1, 2))).toBe(Math.max(0, 4 + 1 - die));
  });

  test('11.5.1 a negative result removes nothing', () => {
    expect(recover({ ...stunned(3), cn: 1 }, 6).fighter('B').stun.amount).toBe(3);
  });

  test('11.5.1 no more is shed than there is', () => {
    expect(recover(stunned(1), 1).fighter('B').stun.amount).toBe(0);
  });

  test('11.5.1 phases are counted on from turn to turn (P30)', () => {
    expect(shed(recover({ ...stunned(10, 1, 7), cn: 1 }, 1, 2, 2))).toBe(1 + 3 - 1);
  });

  test('11.5.2 recovery leaves the stamp alone, so the next still counts from the last blow (B4)', () => {
    const first = recover({ ...stunned(10), cn: 1 }, 2);
    expect(first.fighter('B').stun).toEqual({ amount: 9, turn: 1, phase: 1 });
    const second = play(first.state, { dice: [['stun-recovery', 2]] });
    expect(second.one('stun-recovered').stun).toEqual({ from: 9, to: 7 });
    expect(readings(second.one('stun-recovered'))).toEqual(['stun-recovery']);
  });
});
