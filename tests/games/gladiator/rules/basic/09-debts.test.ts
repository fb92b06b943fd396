/** 9.4.6, 9.6 F, 31.3: what is owed before a blow is settled first; reading the blow changes nothing. */
import { describe, expect, test } from 'vitest';
import { readBlow } from '../../../../../src/games/gladiator/rules/basic/blow.ts';
import { settleDebts } from '../../../../../src/games/gladiator/rules/basic/debts.ts';
import type { Blow } from '../../../../../src/games/gladiator/rules/blow-types.ts';
import { beginPhase, type Combatant, type PhaseContext } from '../../../../../src/games/gladiator/rules/phase.ts';
import { fighterOf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Area } from '../../../../../src/games/gladiator/rules/types.ts';
import { seededDice } from '../../../../../src/kernel/dice.ts';
import { seedState } from '../../../../../src/kernel/rng.ts';
import { copyPlain } from '../../../../../src/kernel/state.ts';
import { scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { freeze } from '../../../../support/frozen.ts';

const DEFENCE = { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0 };
const DEBTS = { owed: 3, fumbled: true, fatal: true, offBalance: true, unsteady: true };
const PAID = { owed: 0, fumbled: false, fatal: false, offBalance: false, unsteady: false };

/** A about to strike at an area of B, both with debts of every kind. */
function aboutToStrike(area: Area, seed = 'debts'): { readonly ctx: PhaseContext; readonly blow: Blow } {
  const state = scene();
  const ctx = beginPhase({ state, tables, dice: seededDice(seedState(seed)), emit: () => {} });
  const [attacker, target] = [fighterOf(state, 'A'), fighterOf(state, 'B')];
  const man = { attacks: [], defence: { ...DEFENCE }, special: null, ...DEBTS };
  ctx.combatants = [
    { ...man, fighter: attacker },
    { ...man, fighter: target, defence: { ...DEFENCE } },
  ];
  const item = attacker.hands[0] ?? null;
  return { ctx, blow: { attacker, target, area, cf: 8, round: 3, item, special: null, fist: false, behind: false } };
}

const debtsOf = ({ owed, fumbled, fatal, offBalance, unsteady }: Combatant) => ({
  ...{ owed, fumbled, fatal, offBalance, unsteady },
});

describe('what is owed before a blow', () => {
  test('9.4.6 is settled once: what the defender owes, what the striker has given up, and what both were off balance', () => {
    const { ctx, blow } = aboutToStrike(1);
    expect(settleDebts(ctx, blow)).toEqual({
      ...{ fatal: true, guarded: false, owed: 3, fumbled: true },
      onDice: [
        { value: -1, why: 'off balance after a back step', cite: 'P270' },
        { value: 1, why: 'the defender was fooled by a duck', cite: 'P270' },
      ],
    });
    const [striker, defender] = ctx.combatants.map(debtsOf);
    expect(striker).toEqual({ ...PAID, owed: 3, fumbled: true }); // his own defence has not been struck
    expect(defender).toEqual({ ...PAID, fatal: true }); // nor has he struck
    expect(settleDebts(ctx, blow)).toEqual({ fatal: false, guarded: false, owed: 0, fumbled: false, onDice: [] });
  });

  test('9.4.6 is kept by a man who defends nothing any more (F25), and where something was thrown (13.3)', () => {
    const { ctx, blow } = aboutToStrike(1);
    const thrown = { ...blow, round: null };
    const before = ctx.combatants.map(debtsOf);
    expect(settleDebts(ctx, thrown)).toMatchObject({ owed: 0, fumbled: false, fatal: false, onDice: [] });
    expect(ctx.combatants.map(debtsOf)).toEqual(before);
    blow.target.conscious = false;
    expect(settleDebts(ctx, blow)).toMatchObject({ owed: 0, fumbled: false });
    expect(ctx.combatants[1]).toMatchObject({ owed: 3, fumbled: true });
  });

  test('23.3, P270 leaves him off balance whom a duck fools, as soon as it is settled', () => {
    const { ctx, blow } = aboutToStrike(1);
    const [striker, defender] = ctx.combatants;
    Object.assign(defender ?? {}, { special: 1 });
    expect(settleDebts(ctx, blow).guarded).toBe(true);
    expect([striker?.offBalance, defender?.offBalance]).toEqual([tables.guards.offBalance === 'whom it fooled', false]);
  });
});

describe('reading a blow', () => {
  const AREAS: readonly Area[] = [1, 2, 3, 4, 5];

  test.each(AREAS)('9.5 changes nothing, whatever the dice say of area %i', (area) => {
    const results = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { ctx, blow } = aboutToStrike(area, `read-${i}`);
      if (i % 2 === 1) settleDebts(ctx, blow);
      const settled = freeze(settleDebts(ctx, blow));
      freeze(ctx.state);
      freeze(ctx.combatants);
      freeze(ctx.turnouts);
      results.add(readBlow(ctx, blow, settled).result);
    }
    expect(results.size).toBeGreaterThan(1);
  });

  test('9.4.6, 9.6 F, 31.3 counts what was settled, and counts it again where it is read again', () => {
    const { ctx, blow } = aboutToStrike(1);
    const settled = settleDebts(ctx, blow);
    const before = ctx.dice.state();
    const read = (from: typeof before) => readBlow({ ...ctx, dice: seededDice(from) }, blow, settled);
    const [one, two] = [read(before), read(before)].map(({ rolls, modified, result }) => ({ rolls, modified, result }));
    expect(one).toEqual(two);
    const [crt] = (one?.rolls ?? []).filter(({ name }) => name === 'crt');
    expect(crt?.modifiers.map(({ cite }) => cite)).toEqual(
      expect.arrayContaining(['9.3.3', '9.4.6', '9.6', '31.3', 'P270']),
    );
    expect(copyPlain(ctx.combatants.map(debtsOf))[1]).toEqual({ ...PAID, fatal: true });
  });
});
