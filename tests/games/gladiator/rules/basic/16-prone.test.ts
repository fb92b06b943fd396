/** Chapter 16: lying on the sand. */
import { describe, expect, it } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  legalPlots,
  type Played,
  play,
  plotRefusal,
  type Scene,
  type Script,
  scene,
  shield,
  sword,
} from '../../../../../tools/games/gladiator/bout.ts';
import { helpless, hex, impact, place } from '../../support/rules/clash.ts';

const FAR = place(6, 0, 3);
const prone: Partial<Fighter> = { posture: 'prone' };
const owing: Partial<Fighter> = { owesStumble: true };

/** A owes an S and fails his Fall Prone check. */
const falls = (A: Partial<Fighter> = {}, set: Scene = { B: FAR }): Played =>
  play(scene({ ...set, A: { ...owing, ...A } }), { plots: { A: 'S' }, dice: [['fall-prone', 1, 1]] });

/** B lies next to A and rolls to another hex of A's front. */
const rolling = (B: Partial<Fighter> = {}, script: Script = {}): Played =>
  play(scene({ B: { ...prone, ...B } }), { plots: { B: 'RO FL' }, ...script });

const allocated = (played: Played, id: string) => played.of('allocated').find(({ fighter }) => fighter === id);

describe('16 Prone', () => {
  describe('16.2 Lying down', () => {
    it('16.2 he falls in the hex where he is', () => {
      const played = falls(place(-2, 1, 5));
      expect(played.fighter('A')).toMatchObject({ posture: 'prone', at: hex(-2, 1), facing: 5 });
    });

    it.each([
      ['forward', false],
      ['backward', true],
      [null, false],
    ] as const)('16.2 his last step was %s: face up is %s (F27)', (lastStep, faceUp) => {
      expect(falls({ lastStep }).fighter('A').faceUp).toBe(faceUp);
    });

    it('16.2 a step of this very phase is the last one', () => {
      const set = { A: place(2, 0, 0), B: { st: 12, cfAtStart: 10, facing: 0 as const } };
      const dice: Scripted[] = [...impact(1, 1), ['stun', 1, 1]];
      const played = play(scene(set), { plots: { A: 'B' }, dice });
      expect(played.one('stunned').rolls?.[0]?.total).toBe(19);
      expect(played.fighter('A')).toMatchObject({ posture: 'prone', faceUp: true });
    });

    it.each(['F', 'SFL', 'SFR'])('16.2 %s is a step forward', (order) => {
      const walked = play(scene({ A: { lastStep: 'backward' }, B: FAR }), { plots: { A: order } });
      expect(walked.fighter('A').lastStep).toBe('forward');
    });

    it.each(['B', 'SBL', 'SBR', 'F B'])('16.2 %s ends with a step backward', (order) => {
      const walked = play(scene({ A: { lastStep: 'forward' }, B: FAR }), { plots: { A: order } });
      expect(walked.fighter('A').lastStep).toBe('backward');
    });

    it.each(['FL', 'FR', 'BL', 'BR'])('16.2 rolling does not turn him over: %s (F27)', (way) => {
      const up = play(scene({ A: { ...prone, faceUp: true, lastStep: 'backward' }, B: FAR }), {
        plots: { A: `RO ${way}` },
      });
      const down = play(scene({ A: { ...prone, lastStep: 'forward' }, B: FAR }), { plots: { A: `RO ${way}` } });
      expect(up.fighter('A').faceUp).toBe(true);
      expect(down.fighter('A').faceUp).toBe(false);
    });

    it.each([
      ['FL', 'backward', true],
      ['BR', 'forward', false],
    ] as const)(
      '16.2 nor is a roll a step: after RO %s a man whose step was %s falls as before (F27)',
      (way, lastStep, faceUp) => {
        const rolled = play(scene({ A: { ...prone, faceUp, lastStep }, B: FAR }), { plots: { A: `RO ${way}` } });
        const kneeling = play(rolled.state, { plots: { A: 'KN' }, dice: [['kneel-place', 1]] }).state;
        const tripped = {
          ...kneeling,
          fighters: kneeling.fighters.map((one) => (one.id === 'A' ? { ...one, ...owing } : one)),
        };
        const fallen = play(tripped, { plots: { A: 'S' }, dice: [['fall-prone', 1, 1]] });
        expect(fallen.fighter('A')).toMatchObject({ posture: 'prone', faceUp });
      },
    );

    it('16.2 the S he owed is cancelled (F12)', () => {
      expect(falls().fighter('A').owesStumble).toBe(false);
    });

    it('16.2 he has his hex to himself: a man cannot walk into it in the phase of the fall', () => {
      const set = { A: { ...owing, ...place(0, 0, 0) }, B: place(2, 0, 3) };
      const played = play(scene(set), { plots: { A: 'S', B: 'F F' }, dice: [['fall-prone', 1, 1]] });
      expect(played.fighter('B').at).toEqual(hex(1, 0));
    });
  });

  describe('16.2.1 For this phase', () => {
    it('16.2.1 once down he does nothing more in this phase (C162)', () => {
      const played = falls();
      expect(played.asked.filter(({ fighter, kind }) => fighter === 'A' && kind === 'plot')).toHaveLength(1);
      expect(played.fighter('A').posture).toBe('prone');
    });

    it.each(['RO FL', 'KN'])('16.2.1 from the next phase on %s is possible (C162)', (order) => {
      expect(plotRefusal(falls().state, order)).toBeNull();
    });

    /** A's first blow stuns B, who has CN 2, senseless; a second of his and one of B's are still to come. */
    const felled = (): Played =>
      play(scene({ B: { cn: 2 } }), {
        cf: { A: 'head 4, chest 2', B: 'legs 1 | chest 5' },
        dice: [
          ['blow', 5, 5, 1, 4, 4, 3],
          ['stun', 6, 6],
          ['blow', 1, 1, 3, 1, 1, 1],
        ],
      });

    it('16.2.1 a man who goes down in the fight loses the attacks he had left', () => {
      const played = felled();
      expect(played.one('knocked-out').fighter).toBe('B');
      expect(played.of('blow').map(({ fighter }) => fighter)).toEqual(['A', 'A']);
    });

    it('16.2.1 a senseless man has no defence left at all (P44)', () => {
      const [, second] = felled().of('blow');
      expect(second).toMatchObject({ fighter: 'A', area: 2, cf: 2, defence: 0, modified: 2 });
    });

    it('16.2.1 positional advantage is not counted afresh', () => {
      const played = felled();
      expect(played.fighter('B').posture).toBe('prone');
      expect(played.of('engaged').filter(({ fighter }) => fighter === 'A')).toMatchObject([{ advantage: 0 }]);
    });
  });

  describe('16.3 Prone in combat', () => {
    it('16.3 he may not attack', () => {
      const played = rolling();
      const [request] = played.asked.filter(({ kind, fighter }) => kind === 'allocate' && fighter === 'B');
      expect(request).toMatchObject({ pool: { mayAttack: false, mayDefend: true } });
      expect(() => rolling({}, { cf: { B: 'chest 1' } })).toThrow(/illegal allocate/);
    });

    it.each([
      [10, 5],
      [9, 4],
    ])('16.3 his defence is halved: %i CF make %i', (tr, total) => {
      expect(allocated(rolling({ tr }), 'B')?.total).toBe(total);
      expect(() => rolling({ tr }, { cf: { B: ` | chest ${total + 1}` } })).toThrow(/illegal allocate/);
      expect(allocated(rolling({ tr }, { cf: { B: ` | chest ${total}` } }), 'B')?.allocation.defence[2]).toBe(total);
    });

    it('16.3 it is the same for a man who fell in this very phase', () => {
      const played = play(scene({ B: owing }), { plots: { B: 'S' }, dice: [['fall-prone', 1, 1]] });
      expect(allocated(played, 'A')?.total).toBe(14);
      expect(allocated(played, 'B')?.total).toBe(5);
    });

    it.each([0, 1, 2, 3, 4, 5] as const)('16.3 he gives 4 CF whichever way he lies: facing %i', (facing) => {
      const ways = { 0: 'BR', 1: 'FR', 2: 'BR', 3: 'FL', 4: 'BL', 5: 'FL' } as const;
      const played = play(scene({ B: { ...prone, facing } }), { plots: { B: `RO ${ways[facing]}` } });
      expect(played.of('engaged').find(({ fighter }) => fighter === 'A')?.advantage).toBe(4);
      expect(allocated(played, 'A')?.total).toBe(14);
    });

    it('16.3 of two prone men neither attacks', () => {
      const played = play(scene({ A: prone, B: prone }), { plots: { A: 'RO BL', B: 'RO BL' } });
      expect(played.of('engaged')).toEqual([]);
    });

    it('16.3 he is not turned to face his attacker (C65)', () => {
      const played = rolling();
      expect(played.of('turned').filter(({ fighter }) => fighter === 'B')).toEqual([]);
      expect(played.fighter('B').facing).toBe(3);
    });
  });

  describe('16.3.1 No way out', () => {
    it('16.3.1 without moves left and in the front of a fit, armed enemy he must plead', () => {
      const played = play(scene({ B: helpless }), { dice: [['missus', 3, 3]] });
      expect(played.one('appealed')).toMatchObject({ fighter: 'B', to: 'A', why: 'no-moves', fate: 'dead' });
    });

    it('16.3.1 the test is made at the beginning of the phase, before any plot', () => {
      const played = play(scene({ B: helpless }), { dice: [['missus', 6, 6]] });
      expect(played.asked).toEqual([]);
      expect(played.one('appealed').fate).toBe('spared');
    });

    it('16.3.1 not in the phase of the fall, but in the next (C78)', () => {
      const set = { A: {}, B: { ...owing, moves: 6, exceeded: true } };
      const first = play(scene(set), { plots: { B: 'S' }, dice: [['fall-prone', 1, 1]] });
      expect(first.of('appealed')).toEqual([]);
      expect(play(first.state, { dice: [['missus', 3, 3]] }).one('appealed').fighter).toBe('B');
    });

    it.each([
      ['who has no weapon', { hands: [shield(2)] }],
      ['who looks away', { facing: 3 as const }],
      ['whose CF is 0', { cfAtStart: 0 }],
      ['two hexes away', { at: hex(-1, 0) }],
    ])('16.3.1 an enemy %s gives no occasion for it (P67)', (_who, A) => {
      const played = play(scene({ A, B: helpless }));
      expect(played.of('appealed')).toEqual([]);
    });

    it('16.3.1 a kneeling enemy is fit enough (P67)', () => {
      const played = play(scene({ A: { posture: 'kneeling' }, B: helpless }), { dice: [['missus', 3, 3]] });
      expect(played.one('appealed').fighter).toBe('B');
    });

    it('16.3.1 nor does an enemy who is prone himself (P67)', () => {
      const played = play(scene({ A: prone, B: helpless }), { plots: { A: 'RO BL' } });
      expect(played.of('appealed')).toEqual([]);
    });

    it('16.3.1 the extra phase over his rate is no way out for a man at his mercy (P145)', () => {
      const set = { B: { ...prone, moves: 5 } };
      const played = play(scene(set), { dice: [['missus', 3, 3]] });
      expect(played.one('appealed')).toMatchObject({ fighter: 'B', why: 'no-moves' });
    });

    it('16.3.1 a man with a move left does not plead', () => {
      const set = { B: { ...prone, moves: 4 } };
      expect(play(scene(set), { plots: { B: 'RO FL' } }).of('appealed')).toEqual([]);
    });
  });

  describe('16.4 What he may plot', () => {
    it('16.4 KN and RO are all there is', () => {
      const codes = new Set(legalPlots(scene({ A: prone, B: FAR })).map(({ actions }) => actions[0]?.code));
      expect([...codes].sort()).toEqual(['KN', 'RO']);
    });

    it.each(['X', 'X(R)', '', 'F', 'B', 'C', 'L', 'S'])("16.4 '%s' is refused", (order) => {
      expect(plotRefusal(scene({ A: prone, B: FAR }), order)).not.toBeNull();
    });

    it.each([
      ['FL', 1, -1],
      ['FR', 0, 1],
      ['BL', 0, -1],
      ['BR', -1, 1],
    ])('16.4 RO %s takes him to (%i,%i), still prone', (way, q, r) => {
      const played = play(scene({ A: prone, B: FAR }), { plots: { A: `RO ${way}` } });
      expect(played.fighter('A')).toMatchObject({ posture: 'prone', at: hex(q, r), facing: 0 });
    });

    it('16.4 without moves left he just lies there (C130)', () => {
      const set = { A: helpless, B: FAR };
      expect(plotRefusal(scene(set), '')).toBeNull();
      expect(plotRefusal(scene(set), 'RO FL')).not.toBeNull();
      expect(plotRefusal(scene(set), 'KN')).not.toBeNull();
      const played = play(scene(set));
      expect(played.of('appealed')).toEqual([]);
      expect(played.fighter('A').posture).toBe('prone');
    });

    it('16.4 out of every front he may use the phase over his rate (P145)', () => {
      const set = { A: { ...prone, moves: 5 }, B: FAR };
      expect(plotRefusal(scene(set), 'KN')).toBeNull();
    });
  });

  describe('16.4.1 Unconscious', () => {
    const out = { ...prone, conscious: false, stun: { amount: 14, turn: 1, phase: 1 } };

    it('16.4.1 a man out cold is asked for nothing', () => {
      const loose = [{ item: sword(9), at: hex(0, 0) }];
      const played = play(scene({ phase: 2, A: out, B: FAR, loose }), { dice: [['stun-recovery', 6]] });
      expect(played.asked.filter(({ fighter }) => fighter === 'A')).toEqual([]);
    });

    it('16.4.1 he rolls to recover from his Stun', () => {
      const played = play(scene({ phase: 3, A: out, B: FAR }), { dice: [['stun-recovery', 3]] });
      expect(played.one('stun-recovered')).toMatchObject({ fighter: 'A', stun: { from: 14, to: 11 } });
      expect(played.fighter('A').conscious).toBe(false);
    });

    it('16.4.1 he wakes, prone, once his Stun is no more than his CF (F15)', () => {
      const played = play(scene({ phase: 3, A: out, B: FAR }), { dice: [['stun-recovery', 2]] });
      expect(played.fighter('A').stun.amount).toBe(10);
      expect(played.one('woke').fighter).toBe('A');
      expect(played.fighter('A')).toMatchObject({ conscious: true, posture: 'prone' });
    });

    it('16.4.1 he takes no part in a fight but as its victim', () => {
      const set = { phase: 2, A: { hands: [shield(2)] }, B: out };
      const played = play(scene(set), { dice: [['stun-recovery', 6]] });
      expect(played.of('engaged')).toEqual([]);
    });
  });
});
