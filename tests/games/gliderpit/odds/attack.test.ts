/** Exact chances against every fall of the dice, as the rules play them. */
import { describe, expect, it } from 'vitest';
import { strikeOdds, throwOdds } from '../../../../src/games/gliderpit/odds/attack-odds.ts';
import { resolveStrike, throwAt } from '../../../../src/games/gliderpit/rules/combat/attacks.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { at, duel, type Somebody, thrown } from '../support/pit.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((a) => FACES.map((b) => [a, b] as const));

/** Every fall of two dice to hit, and of those for results, with its chance. */
function falls(): readonly { readonly dice: readonly Scripted[]; readonly chance: number }[] {
  const results = PAIRS.map(([a, b]): Scripted => ['result', a, b]);
  return PAIRS.flatMap(([red, white]) => {
    const attack: Scripted = ['attack', red, white];
    if (red !== 6 || white !== 6) return results.map((one) => ({ dice: [attack, one], chance: 1 / 36 / 36 }));
    return results.flatMap((one) => results.map((two) => ({ dice: [attack, one, two], chance: 1 / 36 / 36 / 36 })));
  });
}

/** Plays an attack on with every fall, and counts what comes of it. */
function counted(self: Somebody, other: Somebody, strikes: boolean) {
  const sums = { out: 0, stunned: 0, levels: 0 };
  for (const { dice, chance } of falls()) {
    const [state, a, b] = duel(self, { hex: at(1, 0), ...other });
    const before = b.alt;
    const { ctx } = thrown(state, dice);
    if (strikes) resolveStrike(ctx, a, b).next([]);
    else throwAt(ctx, a, b);
    if (b.out !== null) sums.out += chance;
    else if (b.stunned) sums.stunned += chance;
    sums.levels += chance * (before - Math.max(0, b.alt));
  }
  return sums;
}

it('11.29 a net that is thrown catches or misses, and harms nobody', () => {
  const [, a, b] = duel({ hand: 'net' }, { hex: at(1, 0), alt: 10 });
  const { hit, netted, ...harm } = throwOdds(tables(), a, 'net', b, 0);
  expect(harm).toMatchObject({ critical: 0, out: 0, stunned: 0, levels: 0, slowed: 0 });
  expect([hit > 0, netted]).toEqual([true, hit]);
});

describe('11 chances of attacks', () => {
  it.each([
    ['stone', false, { alt: 3 }],
    ['spear', false, { alt: 2, speed: 3 }],
    ['spear', true, { alt: 2, speed: 3 }],
    ['sword', true, { alt: 10, facing: 0 }],
  ] as const)('a %s, strike %s', (hand, strikes, other) => {
    const [, a, b] = duel({ hand }, { hex: at(1, 0), ...other });
    a.alt = b.alt;
    const odds = (strikes ? strikeOdds : throwOdds)(tables(), a, hand, b, 0);
    const count = counted({ hand, alt: b.alt }, other, strikes);
    expect(odds.out).toBeCloseTo(count.out, 10);
    expect(odds.stunned).toBeCloseTo(count.stunned, 10);
    expect(odds.levels).toBeCloseTo(count.levels, 10);
  });
});
