/** Chances shown before an attack are those of the rules: every way the dice can fall is run through them. */
import { describe, expect, it } from 'vitest';
import { attackWords } from '../../../../src/games/munera/ask/attack-words.ts';
import { strikeOdds } from '../../../../src/games/munera/odds/strike-odds.ts';
import type { Attack, With } from '../../../../src/games/munera/rules/acts.ts';
import { attack } from '../../../../src/games/munera/rules/blows/attack.ts';
import type { Fighter, State } from '../../../../src/games/munera/rules/types.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { branchingDice, eachWay } from '../../../../src/odds/branching.ts';
import { at, pair, type Somebody } from '../support/ring.ts';

/** Rolls on which nothing hangs that is counted here. */
const SETTLED = ['appeal', 'direction', 'landing', 'push'];

/** What came of every fall of the dice. */
function counted(state: State, how: Attack) {
  const sums = { hit: 0, miss: 0, double: 0, wounds: 0, caught: 0, downed: 0, beaten: 0, dead: 0, shredded: 0 };
  let now: { kinds: string[]; last: string; state: State } | null = null;
  eachWay(
    (pick) => {
      const copy = structuredClone(state);
      const kinds: string[] = [];
      let last = 'shredded';
      const all = branchingDice(pick);
      const dice = {
        ...all,
        throw: (name: string, counts: Parameters<typeof all.throw>[1]) =>
          SETTLED.includes(name)
            ? { draw: 0, dice: Object.fromEntries(Object.entries(counts).map(([die, n]) => [die, Array(n).fill(1)])) }
            : all.throw(name, counts),
      };
      const emit = (event: { kind: string; result?: string }) => {
        kinds.push(event.kind);
        if (event.kind === 'attacked') last = event.result ?? '';
      };
      attack({ state: copy, tables: tables(), dice, emit: emit as never }, copy.fighters[0] as Fighter, how);
      now = { kinds, last, state: copy };
    },
    (chance) => {
      if (now === null) return;
      const { kinds, last, state: after } = now;
      const [, before] = state.fighters as [Fighter, Fighter];
      const [, foe] = after.fighters as [Fighter, Fighter];
      sums[last as 'hit'] += chance;
      sums.wounds += chance * (foe.taken - before.taken);
      if (kinds.includes('entangled')) sums.caught += chance;
      if (foe.status === 'active' && foe.down && !before.down) sums.downed += chance;
      if (foe.status !== 'active') sums.beaten += chance;
      if (foe.status === 'dead') sums.dead += chance;
    },
  );
  return sums;
}

const sword: With = { by: 'weapon', id: 'A-h1' };

const CASES: readonly (readonly [string, Somebody, Somebody, Partial<Attack>])[] = [
  ['a sword from the front', {}, {}, { with: sword }],
  ['a sword from behind, on one who is worn out', {}, { facing: 0, stamina: 2, shield: 'none' }, { with: sword }],
  ['a feint', {}, { stamina: 3 }, { with: sword, feint: true }],
  ['a whirl against a large shield', {}, { stamina: 4 }, { with: sword, whirl: true }],
  ['a large shield on one who is pinned', { hex: at(5, 0) }, { hex: at(6, 0) }, { with: { by: 'shield' } }],
  [
    'a kick at one who lies there, pinned',
    { hex: at(5, 0) },
    { hex: at(6, 0), down: true },
    { with: { by: 'improvised' } },
  ],
  [
    'a sica, at one without anything to lose',
    { profile: 'thracian' },
    { held: [], shield: 'none', helmet: false },
    { with: sword },
  ],
  ['a cestus', { profile: 'cestus' }, { stamina: 2 }, { with: sword }],
  ['an arbelos', { profile: 'arbelas' }, { stamina: 4 }, { with: { by: 'weapon', id: 'A-h2' } }],
  ['a scissor sword at empty hands', { profile: 'scissor' }, { held: [] }, { with: sword }],
  ['a net', { profile: 'retiarius' }, { stamina: 4 }, { with: { by: 'weapon', id: 'A-h2' } }],
  [
    'a net at a cone',
    { profile: 'retiarius' },
    { profile: 'contra-retiarius' },
    { with: { by: 'weapon', id: 'A-h2' } },
  ],
  ['a net at an arbelos', { profile: 'retiarius' }, { profile: 'arbelas' }, { with: { by: 'weapon', id: 'A-h2' } }],
  ['a dart', { profile: 'gaetulian' }, { hex: at(5, 0) }, { with: { by: 'dart' } }],
];

describe('the chances of an attack', () => {
  it.each(CASES)('8.41 %s: as the rules come to it', (_name, first, second, how) => {
    const [state] = pair(first, second);
    const whole: Attack = { foe: 'B', with: sword, feint: false, whirl: false, ...how };
    const odds = strikeOdds(state, tables(), 'A', whole);
    const sums = counted(state, whole);
    for (const [name, sum] of Object.entries(sums))
      expect([name, odds?.[name as 'hit']]).toEqual([name, expect.closeTo(sum, 9)]);
  });

  it('8.41 hits, misses and doubles of 36 by what is added, by vector 14; a feint by vector 15', () => {
    const share = (first: Somebody, second: Somebody, more: Partial<Attack> = {}) => {
      const [state] = pair(first, second);
      const odds = strikeOdds(state, tables(), 'A', { foe: 'B', with: sword, feint: false, whirl: false, ...more });
      return [
        odds?.modifier,
        ...[odds?.hit, odds?.miss, odds?.double].map((chance) => Math.round((chance ?? 0) * 36_000) / 1000),
      ];
    };
    expect(share({}, {})).toEqual([0, 15, 15, 6]);
    expect(share({}, {}, { with: { by: 'improvised' } })).toEqual([-2, 6, 24, 6]);
    expect(share({ profile: 'thracian' }, {})).toEqual([-1, 10, 20, 6]);
    expect(share({ skills: ['attack'] }, {})).toEqual([1, 15, 15, 6]);
    expect(share({}, { facing: 4 })).toEqual([2, 20, 10, 6]);
    expect(share({}, { facing: 0 })).toEqual([3, 24, 6, 6]);
    expect(share({ skills: ['attack'] }, { facing: 0 })).toEqual([4, 27, 3, 6]);
    expect(share({}, {}, { feint: true })).toEqual([0, 18.333, 9.167, 8.5]);
  });

  it('12.51 a feint that was not needed covers the second attack of the turn too', () => {
    const [state] = pair({}, {}, { attacks: 1, feint: 'armed' });
    const second: Attack = { foe: 'B', with: sword, feint: false, whirl: false };
    const odds = strikeOdds(state, tables(), 'A', second);
    const sums = counted(state, second);
    expect([odds?.hit, odds?.miss, odds?.double]).toEqual(
      [sums.hit, sums.miss, sums.double].map((sum) => expect.closeTo(sum, 9)),
    );
    expect(odds?.hit).toBeCloseTo(18.333 / 36, 4);
    const asking = { state, tables: tables(), fighter: state.fighters[0] as Fighter };
    expect(attackWords(asking, second).at(-1)).toMatch(/2 fatigue[.]$/u);
  });

  it('8.45 a net beside catches in 0.190, by vector 15', () => {
    const [state] = pair({ profile: 'retiarius' }, { stamina: 20 });
    const net = { foe: 'B', with: { by: 'weapon', id: 'A-h2' }, feint: false, whirl: false } as const;
    expect(strikeOdds(state, tables(), 'A', net)?.caught).toBeCloseTo(35 / 216 + 1 / 36, 9);
  });

  it('looking changes nothing', () => {
    const [state] = pair();
    const before = JSON.stringify(state);
    strikeOdds(state, tables(), 'A', { foe: 'B', with: sword, feint: true, whirl: true });
    expect(JSON.stringify(state)).toBe(before);
  });
});
