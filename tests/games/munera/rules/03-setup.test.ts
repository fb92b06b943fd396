import { describe, expect, it } from 'vitest';
import { handsUsed } from '../../../../src/games/munera/rules/gear.ts';
import { ringPlace } from '../../../../src/games/munera/rules/geometry.ts';
import { setupSchema } from '../../../../src/games/munera/rules/schema.ts';
import { apModifiers, saveOf } from '../../../../src/games/munera/rules/scores.ts';
import { initialState, prepareBout } from '../../../../src/games/munera/rules/setup.ts';
import { PROFILES } from '../../../../src/games/munera/rules/words.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { distance } from '../../../../src/kernel/hex.ts';
import { sumModifiers } from '../../../../src/kernel/modifier.ts';
import { readAs } from '../../../../src/kernel/save.ts';
import { at, ring, setupOf, thrown } from '../support/ring.ts';

describe('3 set-up', () => {
  it('3.7 two to eight fight, of two teams at least', () => {
    const fits = (teams: readonly number[]) =>
      readAs(setupSchema, setupOf(teams.map((team) => ({ team }))), 'set-up').ok;
    expect([fits([0, 1]), fits([0, 1, 2, 3, 4, 5, 6, 7]), fits([0, 0, 1, 1])]).toEqual([true, true, true]);
    expect([fits([0]), fits([0, 0]), fits([0, 1, 2, 3, 4, 5, 6, 7, 8])]).toEqual([false, false, false]);
  });

  it('3.8, 3.10 stamina by seat, arrows with it, then the order; who ties rolls again', () => {
    const setup = setupOf([{ profile: 'sagittarius' }, { skills: ['stamina'] }, {}]);
    const state = initialState(setup, tables());
    const play = thrown(state, [
      ['stamina', 3],
      ['arrows', 2],
      ['stamina', 6],
      ['stamina', 1],
      ['order', 4],
      ['order', 4],
      ['order', 6],
      ['order', 2],
      ['order', 5],
    ]);
    prepareBout(play.ctx, { fighters: [] });
    play.dice.done();
    expect(state.fighters.map(({ stamina, stamina0 }) => [stamina, stamina0])).toEqual([
      [7, 7],
      [12, 12],
      [5, 5],
    ]);
    expect([state.fighters[0]?.arrows, state.order]).toEqual([5, ['C', 'B', 'A']]);
  });

  it('3.9 places stand evenly round the ring, and team-mates side by side', () => {
    const places = (n: number) => Array.from({ length: n }, (_, k) => ringPlace(6, n, k));
    expect(places(2)).toEqual([at(-4, 0), at(4, 0)]);
    expect(places(4)).toEqual([at(-4, 0), at(2, -4), at(4, 0), at(-2, 4)].map(({ q, r }) => at(q, r)));
    for (const radius of [4, 6, 8])
      for (let n = 2; n <= 8; n++) {
        const all = Array.from({ length: n }, (_, k) => ringPlace(radius, n, k));
        expect(new Set(all.map(({ q, r }) => `${q} ${r}`)).size).toBe(n);
        expect(all.every((hex) => distance(at(0, 0), hex) === radius - 2)).toBe(true);
      }
    const teams = initialState(setupOf([{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }]), tables());
    expect(teams.fighters.map(({ hex }) => hex)).toEqual([at(-4, 0), at(4, 0), at(2, -4), at(-2, 4)]);
    expect(teams.fighters[0]?.facing).toBe(0);
  });

  it.each(PROFILES)('11 the save and the Action Points of %s are those of the book', (profile) => {
    const state = ring([{ profile }, {}]);
    const [one] = state.fighters;
    if (one === undefined) throw new Error('nobody');
    const row = tables().profiles[profile];
    const sums = () => [saveOf(one, 'front', null, tables()).value, sumModifiers(apModifiers(one, tables()))];
    expect(sums()).toEqual([row.save, row.ap]);
    expect(one.galerus ? 1 : handsUsed(one, tables())).toBeLessThanOrEqual(2);
    one.shield = 'none';
    expect(sums()).toEqual([row.bareSave, row.bareAp]);
  });
});
