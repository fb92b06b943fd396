import { describe, expect, it } from 'vitest';
import { gliderpit } from '../../../../src/games/gliderpit/rules/index.ts';
import { setupSchema } from '../../../../src/games/gliderpit/rules/schema.ts';
import { initialState } from '../../../../src/games/gliderpit/rules/setup.ts';
import { FLOORS } from '../../../../src/games/gliderpit/rules/words.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { setupOf } from '../support/pit.ts';

/** A match led by two people, up to the first question of a kind. */
function matchAt(kind: string, more: Parameters<typeof setupOf>[1] = {}, seed = 'muster') {
  const match = Match.start(gliderpit, tables(), setupOf([{ seat: 0 }, { seat: 1 }], more), seed);
  while (!match.over && match.pending[0]?.kind !== kind) {
    const [request] = match.pending;
    if (request === undefined) break;
    const [first] = gliderpit.decisions[request.kind].list(match.state, tables(), request as never) ?? [];
    const why = match.answer([first] as never);
    if (why !== null) throw new Error(why);
  }
  return match;
}

describe('3, 4 before the first turn', () => {
  it('3.1 what each weapon weighs and can do', () => {
    const { weapons } = tables();
    const rows = Object.entries(weapons).map(([name, { portage, range, strikes }]) => [name, portage, range, strikes]);
    expect(rows).toEqual([
      ['dagger', 1, 5, false],
      ['net', 1, 4, false],
      ['spear', 2, 8, true],
      ['stone', 1, 10, false],
      ['sword', 2, 3, true],
    ]);
  });

  it('2.5, 4.6 all stand on the ledge, at speed 0, with empty hands', () => {
    const { gliders, armoury } = initialState(setupOf([{}, {}, {}]), tables());
    expect(
      gliders.every(
        ({ alt, speed, hand, stowed }) => alt === 20 && speed === 0 && hand === null && stowed.length === 0,
      ),
    ).toBe(true);
    expect(Object.values(armoury)).toEqual([6, 6, 6, 6, 6]);
  });

  it('16.39 the floor lies at one of four levels, and nowhere else', () => {
    const at = (floor: number) => setupSchema.safeParse({ ...setupOf([{}, {}]), floor }).success;
    expect(FLOORS.map(at)).toEqual([true, true, true, true]);
    expect([at(3), at(20)]).toEqual([false, false]);
    expect(setupSchema.safeParse(setupOf([{ team: 1 }, { team: 1 }])).success).toBe(false);
  });

  it('4.8 everybody has a zone of its own', () => {
    const match = matchAt('zone');
    expect(match.answer(['W'] as never)).toBeNull();
    expect(match.answer(['W'] as never)).toBe('W is taken (4.8)');
    expect(match.answer(['E'] as never)).toBeNull();
    expect(match.state.gliders.map(({ zone }) => zone).toSorted()).toEqual(['E', 'W']);
  });

  it('4.10 speed at the launch is paid for with altitude', () => {
    const match = matchAt('launch');
    const [request] = match.pending;
    if (request?.kind !== 'launch') throw new Error('no launch');
    const all = gliderpit.decisions.launch.list(match.state, tables(), request) ?? [];
    const deep = all.find(({ dive }) => dive === 3);
    match.answer([deep] as never);
    const glider = match.state.gliders.find(({ id }) => id === request.glider);
    expect([glider?.alt, glider?.speed]).toEqual([16, 4]);
  });

  it('16.40 weapons that are drawn fill every frame, and what does not fit is gone', () => {
    const match = matchAt('launch', { randomWeapons: true });
    const loads = match.state.gliders.map(({ stowed }) =>
      stowed.reduce((sum, one) => sum + tables().weapons[one].portage, 0),
    );
    expect(loads).toEqual([6, 6]);
  });

  it('6.11 the lowest flies first, then the slowest; 16.41 or all by lot', () => {
    const order = (randomChits: boolean, seed: string) => {
      const match = matchAt('maneuver', { randomChits }, seed);
      return match.state.chits.join('');
    };
    const drawn = new Set(Array.from({ length: 12 }, (_, i) => order(true, `chits ${i}`)));
    expect([...drawn].toSorted()).toEqual(['AB', 'BA']);
  });

  it('16.41 the order is drawn anew each turn', () => {
    const match = matchAt('maneuver', { randomChits: true });
    expect(match.state.chits.toSorted()).toEqual(['A', 'B']);
  });

  it('6.13 what is in the hand can be dropped in the movement, and is gone', () => {
    const match = matchAt('maneuver');
    const [request] = match.pending;
    if (request?.kind !== 'maneuver') throw new Error('no movement');
    expect(match.answer([{ do: 'drop' }] as never)).toBe('there is nothing in the hand to drop (6.13)');
  });
});
