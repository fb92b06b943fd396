import { describe, expect, it } from 'vitest';
import { resolveBookActions, shedByBook } from '../../../../src/games/munera/rules/book/chart.ts';
import { armsOf } from '../../../../src/games/munera/rules/gear.ts';
import { reachOf } from '../../../../src/games/munera/rules/reach.ts';
import { nearestTo } from '../../../../src/games/munera/rules/roster.ts';
import type { OwnTurn } from '../../../../src/games/munera/rules/types.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { at, pair, ring, type Somebody, thrown } from '../support/ring.ts';

function book(first: Somebody, second: Somebody, script: readonly Scripted[], turn: Partial<OwnTurn> = {}) {
  const [state, a, b] = pair(first, second, { ap: 4, ...turn });
  const play = thrown(state, script);
  play.run(resolveBookActions(play.ctx, a));
  return { state, a, b, play };
}

describe('16 the program', () => {
  it('16 strikes the nearest; of equals the weakest, then by the order of turns', () => {
    const state = ring([{ hex: at(0, 0) }, { hex: at(3, 0) }, { hex: at(-2, 0) }, { hex: at(2, 0), stamina: 5 }]);
    const [a] = state.fighters;
    if (a === undefined) throw new Error('nobody');
    expect(nearestTo(state, a)?.id).toBe('D');
    Object.assign(state.fighters[3] ?? {}, { stamina: 8 });
    expect(nearestTo(state, a)?.id).toBe('C');
  });

  it('16 stands in the order of cost, row, column and facing (MR-49), attacks in that of the hands (MR-50)', () => {
    const [state, a] = pair({ helmet: false });
    const stands = reachOf(state, a, 3, true);
    const keys = stands.map(({ cost, hex, facing }) => [cost, hex.r, hex.q, facing]);
    const sorted = keys.toSorted((one, two) => {
      const i = one.findIndex((value, n) => value !== two[n]);
      return (one[i] ?? 0) - (two[i] ?? 0);
    });
    expect(keys).toEqual(sorted);
    const [, velite] = pair({ profile: 'velite' });
    expect(armsOf(velite).map(({ by }) => by)).toEqual(['weapon', 'throw', 'shield', 'improvised']);
  });

  it('16 cuts itself free first, and finds itself a weapon (MR-48)', () => {
    const { play, a } = book(
      {
        held: [],
        shield: 'none',
        sheathed: [{ id: 's', kind: 'dagger', thonged: false }],
        entangled: { by: 'B', weapon: 'B-h2', kind: 'net' },
      },
      { profile: 'retiarius', holds: 'A', hex: at(5, 0) },
      [
        ['cut', 5],
        ['temper', 1, 1],
      ],
      { ap: 3 },
    );
    expect(play.kinds().slice(0, 3)).toEqual(['cut', 'freed', 'drew']);
    expect(a.held.map(({ kind }) => kind)).toEqual(['dagger']);
  });

  it('16 (d) a worn gladiator throws its large shield away on 5 or 6', () => {
    for (const [die, shield] of [
      [4, 'large'],
      [5, 'none'],
    ] as const) {
      const [state, a] = pair({ fatigue: 9 });
      const play = thrown(state, [['shed', die]]);
      shedByBook(play.ctx, a, -2);
      expect(a.shield).toBe(shield);
    }
    const [state, a] = pair({ fatigue: 9 });
    shedByBook(thrown(state, []).ctx, a, -1);
    expect(a.shield).toBe('large');
  });

  it('16.1 the moods by the chart, with what counts', () => {
    expect([3, 4, 5, 6, 8, 9, 10, 11].map((total) => tables().temper(total).stance)).toEqual([
      ...['give ground', 'guard', 'guard', 'press', 'press', 'circle', 'circle', 'flourish'],
    ]);
    const { play } = book({ stamina: 4, fatigue: 5 }, { hex: at(5, 0), stamina: 4, down: true }, [['temper', 3, 3]], {
      ap: 1,
    });
    const [roll] = play.of('temper')[0]?.rolls ?? [];
    expect(roll?.modifiers.map(({ value, why }) => `${value} ${why}`)).toEqual([
      ...['1 the target is injured', '1 the target is down', '-1 injured', '-1 worn'],
    ]);
  });

  it('16.1 give ground: as far as four hexes, with the target in front', () => {
    const { a } = book({ helmet: false, shield: 'none' }, {}, [['temper', 1, 1]], { ap: 6 });
    expect([a.hex, a.facing]).toEqual([at(-1, -2), 0]);
  });

  it('16.1 guard: turns to the target and strikes once', () => {
    const { a, play } = book({ facing: 1 }, {}, [
      ['temper', 2, 2],
      ['attack', 1],
      ['defence', 5],
    ]);
    expect([a.facing, play.of('attacked').length, play.kinds().filter((kind) => kind === 'stepped')]).toEqual([
      0,
      1,
      [],
    ]);
  });

  it('16.1 press: goes up and strikes, a second time if that spends no more than six', () => {
    const { play, state } = book(
      {},
      { hex: at(2, 0), shield: 'none', helmet: false, armour: 'none', stamina: 20, stamina0: 20 },
      [
        ['temper', 3, 4],
        ['attack', 5],
        ['defence', 4],
        ['attack', 5],
        ['defence', 4],
      ],
    );
    expect(play.kinds().filter((kind) => kind !== 'wounded')).toEqual(['temper', 'stepped', 'attacked', 'attacked']);
    expect(state.acting?.spent).toBe(4);
  });

  it('16.1 circle: to the side or behind, then presses', () => {
    const { a, play } = book(
      { helmet: false, shield: 'none' },
      { shield: 'none', helmet: false, armour: 'none', stamina: 20, stamina0: 20 },
      [
        ['temper', 4, 5],
        ['attack', 5],
        ['defence', 4],
      ],
      { ap: 5 },
    );
    expect(a.hex).not.toEqual(at(0, 0));
    expect(play.of('attacked')[0]?.score).toBeGreaterThanOrEqual(3);
  });

  it('16.1 flourish: a die says what, if it may be done', () => {
    const flourish = (die: number, more: readonly Scripted[]) =>
      book({}, { stamina: 20, stamina0: 20 }, [['temper', 6, 6], ['flourish', die], ...more], { ap: 4 }).play.of(
        'flourish',
      )[0]?.what;
    const miss: readonly Scripted[] = [
      ['attack', 1],
      ['defence', 5],
    ];
    expect(flourish(1, miss)).toBe('whirl');
    expect(flourish(3, [...miss, ['feint', 1]])).toBe('feint');
    expect(flourish(4, [['sand', 1], ...miss])).toBe('haze');
    expect(flourish(5, miss)).toBe('nothing');
    expect(flourish(6, [...miss])).toBe('shield');
  });

  it('16.1 a net by a die; only as the first attack', () => {
    const { play, b } = book({ profile: 'retiarius' }, { hex: at(2, 0) }, [
      ['temper', 3, 4],
      ['net', 3],
      ['attack', 6],
      ['defence', 1],
      ['dodge', 1],
      ['attack', 6],
      ['defence', 1],
      ['save', 1],
    ]);
    expect([play.of('attacked').map(({ weapon }) => weapon), b.entangled?.kind]).toEqual([['net', 'trident'], 'net']);
    const kept = book(
      { profile: 'retiarius' },
      { hex: at(2, 0) },
      [
        ['temper', 3, 4],
        ['net', 2],
        ['attack', 6],
        ['defence', 1],
        ['save', 1],
      ],
      { ap: 2 },
    );
    expect(kept.play.of('attacked').map(({ weapon }) => weapon)).toEqual(['trident']);
  });

  it('16.1 who shoots steps out of reach first', () => {
    const { a, play } = book(
      { profile: 'gaetulian' },
      { stamina: 20, stamina0: 20, shield: 'none', helmet: false, armour: 'none' },
      [
        ['temper', 3, 4],
        ['attack', 5],
        ['defence', 4],
      ],
      { ap: 6 },
    );
    expect(play.kinds()[1]).toBe('stepped');
    expect(a.hex).not.toEqual(at(0, 0));
  });
});
