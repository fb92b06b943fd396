import { describe, expect, it } from 'vitest';
import { pickByBook, zoneByBook } from '../../../../src/games/gliderpit/rules/book/muster.ts';
import { gliderpit } from '../../../../src/games/gliderpit/rules/index.ts';
import { setupSchema } from '../../../../src/games/gliderpit/rules/schema.ts';
import { playPhase } from '../../../../src/games/gliderpit/rules/sequence.ts';
import { initialState } from '../../../../src/games/gliderpit/rules/setup.ts';
import { FLOORS, type Weapon } from '../../../../src/games/gliderpit/rules/words.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { aloft, at, setupOf, thrown } from '../support/pit.ts';

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
    const lies = (floor: number) => setupSchema.safeParse({ ...setupOf([{}, {}]), floor }).success;
    expect(FLOORS.map(lies)).toEqual([true, true, true, true]);
    expect([lies(3), lies(20)]).toEqual([false, false]);
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

  it('GR-33 the program takes the first free zone of those for so many, then of all', () => {
    const zones = (size: number) => {
      const state = initialState(setupOf(Array.from({ length: size }, () => ({}))), tables());
      for (const glider of state.gliders) glider.zone = zoneByBook(state, tables());
      return state.gliders.map(({ zone }) => zone).join(' ');
    };
    expect([2, 3, 4, 5, 6].map(zones)).toEqual(['W E', 'NW SW E', 'NW SW NE SE', 'NW W SW NE SE', 'NW W SW NE E SE']);
    const state = initialState(setupOf([{}, {}]), tables());
    Object.assign(state.gliders[0] ?? {}, { zone: 'W' });
    Object.assign(state.gliders[1] ?? {}, { zone: 'E' });
    expect(zoneByBook(state, tables())).toBe('NW');
  });

  it('GR-33 its gliders wish for weapons; the roomiest takes the next wish, else what is there and fits', () => {
    const pick = (wishes: readonly Weapon[], stowed: readonly Weapon[] = [], swords = 6) => {
      const state = initialState(setupOf([{ team: 0 }, { team: 0 }, { team: 1 }]), tables());
      Object.assign(state.gliders[0] ?? {}, { stowed: ['stone', 'stone', 'stone'] });
      Object.assign(state.gliders[1] ?? {}, { wishes: [...wishes], stowed: [...stowed] });
      state.armoury.sword = swords;
      const { do: what, ...taken } = pickByBook(state, tables(), 0);
      return [what, ...Object.values(taken)];
    };
    expect(pick(['sword', 'net'])).toEqual(['take', 'sword', 'B']);
    expect(pick(['sword', 'net'], [], 0)).toEqual(['take', 'spear', 'B']);
    expect(pick([])).toEqual(['take', 'spear', 'B']);
    expect(pick(['sword'], ['sword', 'sword'])).toEqual(['take', 'spear', 'A']);
    expect([1, 2, 3, 4, 5, 6].map((die) => tables().wishes(die).join(' '))).toEqual([
      'spear spear sword',
      'spear sword net dagger',
      'sword stone stone stone stone',
      'spear spear net dagger',
      'sword net net dagger dagger',
      'spear dagger net stone stone',
    ]);
  });

  it('6.11 the lowest flies first, then the slowest (vector 4); 16.41 or all by lot', () => {
    const state = aloft([
      { seat: 0, alt: 12, speed: 3 },
      { seat: 1, alt: 11, speed: 5, hex: at(0, 3) },
      { seat: 2, alt: 11, speed: 2, hex: at(0, 6) },
    ]);
    Object.assign(state, { turn: 0, phase: 3, acting: null });
    const play = thrown(state);
    playPhase(play.ctx).next([]);
    expect(play.of('chits')[0]?.order).toEqual(['C', 'B', 'A']);
    const order = (seed: string) => matchAt('maneuver', { randomChits: true }, seed).state.chits.join('');
    const drawn = new Set(Array.from({ length: 12 }, (_, i) => order(`chits ${i}`)));
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
