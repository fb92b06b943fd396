import { describe, expect, it } from 'vitest';
import { changeSpeed, settleAt, stun } from '../../../../src/games/gliderpit/rules/altitude.ts';
import { settledAlt } from '../../../../src/games/gliderpit/rules/pit.ts';
import { aloft, at, duel, thrown } from '../support/pit.ts';

describe('7 levels and speed', () => {
  it('7.14 [GR-08] whoever comes to a level that is held is forced below all who are there (vector 14)', () => {
    const others = [
      { id: 'B', hex: at(1, 0), alt: 9 },
      { id: 'C', hex: at(1, 0), alt: 8 },
    ];
    expect(settledAlt({ floor: 0, others }, at(1, 0), 9)).toBe(7);
    expect(settledAlt({ floor: 0, others }, at(2, 0), 9)).toBe(9);
    expect(settledAlt({ floor: 0, others }, at(2, 0), 23)).toBe(19);
  });

  it('7.14 forced down to the floor is out', () => {
    const [state, a] = duel({ alt: 1 }, { hex: at(0, 0), alt: 1 });
    const play = thrown(state);
    settleAt(play.ctx, a, 1);
    expect(play.kinds()).toEqual(['forced-down', 'out']);
    expect([a.out, state.outs]).toEqual(['floor', ['A']]);
  });

  it('7.15 a speed of 6 is out, and none goes below 0', () => {
    const [state, a, b] = duel({ speed: 5 }, { speed: 1 });
    const { ctx } = thrown(state);
    changeSpeed(ctx, a, 1);
    changeSpeed(ctx, b, -3);
    expect([a.out, b.out, b.speed]).toEqual(['overspeed', null, 0]);
  });

  it('11.32 [GR-43] a second stun is out, and its author is known', () => {
    const state = aloft([{}, {}, {}]);
    const [, b] = state.gliders;
    if (b === undefined) throw new Error('nobody is called B');
    const play = thrown(state);
    stun(play.ctx, b, 'A');
    stun(play.ctx, b, 'A');
    expect(play.kinds()).toEqual(['stunned', 'out']);
    expect([b.out, b.downedBy]).toEqual(['stun', 'A']);
  });
});
