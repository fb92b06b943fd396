import { describe, expect, it } from 'vitest';
import type { Act, Attack } from '../../../../src/games/munera/rules/acts.ts';
import { attack } from '../../../../src/games/munera/rules/blows/attack.ts';
import { haze, resolveGrapple } from '../../../../src/games/munera/rules/blows/grapple.ts';
import { whirlEnd } from '../../../../src/games/munera/rules/blows/whirl.ts';
import { quadrantOf } from '../../../../src/games/munera/rules/geometry.ts';
import { actFault, attackFault } from '../../../../src/games/munera/rules/legal.ts';
import { playPhase } from '../../../../src/games/munera/rules/sequence.ts';
import type { Fighter, State } from '../../../../src/games/munera/rules/types.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { DIRECTIONS, neighbour, turn } from '../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { isSound } from '../../../../tools/games/munera/sound.ts';
import { at, inHand, pair, ring, type Somebody, thrown } from '../support/ring.ts';

const sword = (a: Fighter, more: Partial<Attack> = {}): Attack => ({
  ...{ foe: 'B', with: { by: 'weapon', id: inHand(a, 'sword') }, feint: false, whirl: false, ...more },
});
const fault = (state: State, a: Fighter, how: Attack) => attackFault({ state, tables: tables(), fighter: a }, how);

function strikes(state: State, how: (a: Fighter) => Attack, script: readonly Scripted[]) {
  const [a] = state.fighters as [Fighter];
  const play = thrown(state, script);
  attack(play.ctx, a, how(a));
  play.dice.done();
  return play;
}

describe('12 special moves', () => {
  it('12.1 a whirl ends a third of the way round, in all six directions, by vector 4', () => {
    expect(whirlEnd(at(1, 0), { hex: at(0, 0) })).toEqual(at(-1, 1));
    expect(whirlEnd(at(0, -1), { hex: at(0, 0) })).toEqual(at(1, 0));
    for (const way of DIRECTIONS) {
      const from = neighbour(at(0, 0), way);
      const end = whirlEnd(from, { hex: at(0, 0) });
      const facing = turn(way, 3);
      expect([quadrantOf(end, facing, at(0, 0)), quadrantOf(at(0, 0), way, end)]).toEqual(['right', 'right']);
    }
  });

  it('12.1 it moves first and always, passes the shield, and pushes from where it began', () => {
    const [state, a, b] = pair();
    strikes(state, (one) => sword(one, { whirl: true }), [
      ['attack', 5],
      ['defence', 2],
      ['save', 2],
    ]);
    expect([a.hex, a.facing, b.down, a.whirlHits, state.acting?.spent]).toEqual([at(2, -1), 0, true, 1, 3]);
    const [miss, c, d] = pair();
    strikes(miss, (one) => sword(one, { whirl: true }), [
      ['attack', 1],
      ['defence', 5],
    ]);
    expect([c.hex, d.hex]).toEqual([at(2, -1), at(2, 0)]);
    const [twice, e] = pair();
    strikes(twice, (one) => sword(one, { whirl: true }), [
      ['attack', 4],
      ['defence', 4],
    ]);
    expect([e.whirlDoubles, e.hex]).toEqual([1, at(2, -1)]);
  });

  it('12.50 what a whirl takes', () => {
    const why = (first: Somebody, second: Somebody = {}, turnOf = {}) => {
      const [state, a] = pair(first, second, turnOf);
      return fault(state, a, sword(a, { whirl: true }));
    };
    expect(why({})).toBeNull();
    expect(why({}, { facing: 2 })).toBe('one must be in front of the other (12.50)');
    expect(why({}, { down: true })).toBe('both must stand (12.50)');
    expect(why({}, {}, { stood: true })).toBe('both must stand (12.50)');
    const [state, a] = pair();
    expect(fault(state, a, { ...sword(a, { whirl: true }), with: { by: 'shield' } })).toMatch(/hand weapon/);
    const full = ring([{ hex: at(0, 0), facing: 0 }, { hex: at(1, 0), facing: 3 }, { hex: at(2, -1) }]);
    const [b] = full.fighters as [Fighter];
    expect(fault(full, b, sword(b, { whirl: true }))).toBe('the hex where it ends is not free (MR-15)');
  });

  it('12.2 a feint throws the own die again after a miss, once; the second miss tires by 2', () => {
    const [state, a, b] = pair();
    strikes(state, (one) => sword(one, { feint: true }), [
      ['attack', 2],
      ['defence', 4],
      ['feint', 3],
    ]);
    expect([a.fatigue, b.hex, state.acting?.spent, state.acting?.feint]).toEqual([2, at(2, 0), 3, 'used']);
    const [twice, , c] = pair();
    const play = strikes(twice, (one) => sword(one, { feint: true }), [
      ['attack', 2],
      ['defence', 4],
      ['feint', 4],
    ]);
    expect([play.of('attacked').map(({ result }) => result), c.down]).toEqual([['miss', 'double'], true]);
  });

  it('12.51 what a feint takes: once a turn, beside, nothing thrown; it covers the turn', () => {
    const [state, a] = pair({}, {}, { feint: 'used' });
    expect(fault(state, a, sword(a, { feint: true }))).toBe('one feint a turn (12.51)');
    const [far, b] = pair({ profile: 'gaetulian' }, { hex: at(3, 0) });
    expect(fault(far, b, { foe: 'B', with: { by: 'dart' }, feint: true, whirl: false })).toMatch(/beside/);
    const [armed, c] = pair({}, {}, { feint: 'armed', attacks: 1, used: ['shield'] });
    strikes(armed, (one) => sword(one), [
      ['attack', 1],
      ['defence', 4],
      ['feint', 5],
      ['save', 6],
    ]);
    expect([c.fatigue, armed.acting?.feint]).toEqual([0, 'used']);
  });

  it('12.3 grapples by vector 22: 9 to 9 ends the turn, 10 to 9 throws for three', () => {
    const grapple = (script: readonly Scripted[], answers: readonly unknown[]) => {
      const [state, a, b] = pair({ stamina: 7, seat: 0 }, { stamina: 5 });
      const play = thrown(state, script);
      play.run(resolveGrapple(play.ctx, a, b, 2), answers);
      return { state, a, b };
    };
    const lock: readonly Scripted[] = [
      ['attack', 4],
      ['defence', 4],
      ['attack', 4],
      ['defence', 3],
    ];
    const tie = grapple([...lock, ['grapple', 2], ['grapple', 4]], []);
    expect([tie.a.grip?.role, tie.b.grip?.role, tie.state.acting?.ap]).toEqual(['grappler', 'grappled', 0]);
    expect([tie.a.held, tie.a.shield, tie.state.ground.length]).toEqual([[], 'none', 1]);
    const won = grapple([...lock, ['grapple', 3], ['grapple', 4], ['throw', 5]], ['throw']);
    expect([won.b.down, won.b.stamina, won.a.grip, won.state.acting?.ap]).toEqual([true, 2, null, 7]);
    const parted = grapple([...lock, ['grapple', 3], ['grapple', 4]], ['disengage']);
    expect([parted.a.hex, parted.b.grip, parted.b.held.length]).toEqual([at(-1, 0), null, 1]);
    const lost = grapple([...lock, ['grapple', 1], ['grapple', 6], ['throw', 1]], []);
    expect([lost.a.down, lost.a.stamina, lost.state.acting?.ap]).toEqual([true, 6, 0]);
  });

  it('12.3 a tie goes on in the other’s turn, which rolls first and spends only if it wins', () => {
    const [state, a, b] = pair(
      { grip: { with: 'B', role: 'grappler' }, held: [], shield: 'none' },
      { grip: { with: 'A', role: 'grappled' }, seat: 0 },
    );
    state.acting = null;
    const play = thrown(state, [
      ['points', 4],
      ['grapple', 3],
      ['grapple', 3],
    ]);
    play.run(playPhase(play.ctx), []);
    expect([a.grip?.with, b.grip?.with]).toEqual(['B', 'A']);
    const again = thrown(state, [
      ['points', 4],
      ['grapple', 6],
      ['grapple', 3],
      ['throw', 1],
      ['temper', 1, 1],
    ]);
    state.phase = 0;
    again.run(playPhase(again.ctx), []);
    expect([b.down, a.grip, b.grip]).toEqual([true, null, null]);
  });

  it('12.3 what fails costs fatigue and a push; a third party’s push ends it', () => {
    const [state, a, b] = pair();
    const play = thrown(state, [
      ['attack', 2],
      ['defence', 5],
    ]);
    play.run(resolveGrapple(play.ctx, a, b, 2));
    expect([a.fatigue, b.hex, a.held]).toEqual([1, at(2, 0), []]);
    const three = ring([
      { hex: at(0, 0), facing: 0 },
      { hex: at(1, 0), facing: 3, grip: { with: 'C', role: 'grappled' } },
      { hex: at(1, 1), facing: 4, grip: { with: 'B', role: 'grappler' } },
    ]);
    strikes(three, (one) => sword(one), [
      ['attack', 1],
      ['defence', 4],
    ]);
    expect(three.fighters.map(({ grip }) => grip)).toEqual([null, null, null]);
  });

  it('12.3, MR-41 who grapples lets go of a net: at every line each weapon is in one place', () => {
    const [state, a, b] = pair({ profile: 'retiarius' });
    b.entangled = { by: 'A', weapon: inHand(a, 'net'), kind: 'net' };
    a.holds = 'B';
    const play = thrown(state, [
      ['attack', 2],
      ['defence', 6],
    ]);
    const sound: boolean[] = [];
    const ctx = { ...play.ctx, emit: () => void sound.push(isSound(state)) };
    play.run(resolveGrapple(ctx, a, b, 2));
    expect([b.entangled, a.holds, state.ground.length]).toEqual([null, null, 2]);
    expect(sound).toEqual(sound.map(() => true));
    expect(sound.length).toBeGreaterThan(1);
  });

  it('12.52 what a grapple takes: somebody beside who stands and grapples with nobody', () => {
    const why = (second: Somebody) => {
      const [state] = pair({}, second);
      return actFault(state, tables(), 'A', { do: 'grapple', foe: 'B' } as Act);
    };
    expect(why({})).toBeNull();
    expect(why({ hex: at(2, 0) })).toMatch(/no such opponent/);
    expect(why({ down: true })).toMatch(/MR-25/);
    expect(why({ grip: { with: 'C', role: 'grappled' } })).toMatch(/MR-25/);
  });

  it('12.4 sand works from 4, against a helmet from 5: +2 this turn, -2 on the next die', () => {
    const kicks = (helmet: boolean, die: number) => {
      const [state, a, b] = pair({}, { helmet });
      const play = thrown(state, [['sand', die]]);
      haze(play.ctx, a, b);
      return [b.hazed, state.acting?.hazes, a.threwSand, state.acting?.attacks];
    };
    expect([kicks(false, 4), kicks(true, 4), kicks(true, 5)]).toEqual([
      [true, ['B'], true, 0],
      [false, [], true, 0],
      [true, ['B'], true, 0],
    ]);
  });

  it('12.53 once a bout, at somebody beside and in front', () => {
    const why = (first: Somebody, second: Somebody = {}) =>
      actFault(pair(first, second)[0], tables(), 'A', { do: 'haze', foe: 'B' });
    expect([why({}), why({ threwSand: true })]).toEqual([null, 'once a bout (12.53)']);
    expect(why({ facing: 3 })).toMatch(/no such opponent/);
  });
});
