/** 31.3, 38.5, P330-P333: what gladiators of a campaign bear. */

import { describe, expect, test } from 'vitest';
import { playHouses } from '../../../../src/games/gladiator/career/ludus.ts';
import { armByBook, weaponsFor } from '../../../../src/games/gladiator/career/man/arms.ts';
import { cardOf, readCard } from '../../../../src/games/gladiator/career/man/card.ts';
import { takeStyle } from '../../../../src/games/gladiator/career/man/creation.ts';
import type { Man } from '../../../../src/games/gladiator/career/man/man-types.ts';
import { boutSetup } from '../../../../src/games/gladiator/career/munus/bout-order.ts';
import { type ChallengerTerms, makeChallenger } from '../../../../src/games/gladiator/career/munus/challenger.ts';
import { boutFighter } from '../../../../src/games/gladiator/career/munus/fighter.ts';
import type { Bill } from '../../../../src/games/gladiator/career/munus/munus-types.ts';
import type { Talent } from '../../../../src/games/gladiator/rules/advanced/talent-types.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { armoury } from '../../../../src/games/gladiator/tables.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { campaign, lived, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { inMonth, month } from '../../../../tools/games/gladiator/career.ts';

const wp = (group: 'sword' | 'axe' | 'flail' | 'maul', sl: 0 | 1 | 2 | 3 = 0): Talent => ({ code: 'WP', group, sl });
const trained = (more: Partial<Man> = {}): Man =>
  priscus({ style: 'myrmillo', shield: 'large', talents: [wp('sword'), wp('axe'), wp('maul')], ...more });

describe('P330 the player', () => {
  test('31.3 whoever is trained in a weapon may bear it; whoever is not may not', () => {
    expect(weaponsFor(campaign, trained())).toEqual(['sword', 'scimitar', 'axe', 'maul']);
    expect(weaponsFor(campaign, trained({ talents: [wp('sword')] }))).toEqual(['sword', 'scimitar']);
    expect(weaponsFor(campaign, trained({ style: 'retiarius' }))).toEqual([]);
  });

  test('21.1.1 in the school he takes it, and keeps it until he takes another or another style', () => {
    const choices = [{ kind: 'arm', weapon: 'axe' }, { kind: 'games' }];
    const { state, of } = month(inMonth({ man: trained(), phase: 1 }), playHouses, {}, { ludus: choices });
    expect(state.man?.weapon).toBe('axe');
    expect(of('armed')).toMatchObject([{ cite: 'P330', weapon: 'axe' }]);
    const axed = trained({ weapon: 'axe' });
    const again = month(
      inMonth({ man: axed, phase: 1 }),
      playHouses,
      {},
      {
        ludus: [{ kind: 'arm', weapon: 'sword' }, { kind: 'games' }],
      },
    );
    expect(again.state.man).not.toHaveProperty('weapon');
    expect(lived([], (ctx) => takeStyle(ctx, axed, 'thraex')).result).not.toHaveProperty('weapon');
  });

  test('21.8.2 he goes in with it; a maul leaves the shield, which stays his (P332)', () => {
    expect(boutFighter(campaign.gladiator, trained({ weapon: 'axe' }), 0)).toMatchObject({
      weapon: 'axe',
      shield: 'large',
    });
    expect(boutFighter(campaign.gladiator, trained({ weapon: 'maul' }), 0)).toMatchObject({
      weapon: 'maul',
      shield: 'none',
    });
    expect(boutFighter(campaign.gladiator, trained(), 0)).toMatchObject({ weapon: null, shield: 'large' });
  });

  test('28.1.1 against beasts he bears what such men bear', () => {
    const own = { man: trained({ weapon: 'maul' }), fs: 0 } as const;
    const bill: Bill = {
      ...{ type: 'bestiarii', unique: false, deathMatch: false, comrades: [], challengers: [], beasts: ['lion'] },
      arena: { size: null, obstacles: null },
    };
    const { fighters } = boutSetup({ rules: campaignRules(), lead: null }, campaign, own, bill);
    expect(fighters[0]).toMatchObject({ kind: 'bestiarius', weapon: null, shield: null });
  });

  test('a card has it, and a card without it is read as before', () => {
    for (const man of [trained({ weapon: 'flail' }), trained()]) {
      const text = cardOf(man);
      expect(text.includes('weapon:')).toBe(man.weapon !== undefined);
      expect(readCard(text, armoury())).toEqual({ ok: true, value: man });
    }
  });
});

/** TR 8 ST -2 AG 4 CN 4 W 11: two talent rolls. */
const SHEET: readonly Scripted[] = [
  ['lot:name', 0],
  ['random-centurion', 1, 1],
  ['fighting-spirit', 6],
  ['prestige', 1],
  ['prestige-less', 6],
  ['luck', 3, 3],
];
const NONE: Scripted = ['talent', 1, 1];
const made = (style: 'myrmillo' | 'thraex' | 'secutor', ...script: readonly Scripted[]) => {
  const challenge: ChallengerTerms = { of: { style }, budget: 0, taken: [] };
  return lived([...SHEET, ...script], (ctx) => makeChallenger(ctx, challenge)).result.man;
};

describe('P333 men of the book', () => {
  test('38.5 a plain challenger throws for his weapon, and was taught it (C105)', () => {
    const man = made('myrmillo', NONE, NONE, ['armour-row', 3], ['weapon', 5, 4]);
    expect(man).toMatchObject({ weapon: 'axe', talents: [wp('sword'), wp('axe')] });
    const sworded = made('myrmillo', NONE, NONE, ['armour-row', 3], ['weapon', 5, 3]);
    expect(sworded).not.toHaveProperty('weapon');
    expect(sworded.talents).toEqual([wp('sword')]);
  });

  test('31.3 whoever was taught two weapons as well as each other draws one', () => {
    const drawn = (lot: number) =>
      made('myrmillo', ['talent', 3, 1], ['lot:talent', 2], NONE, ['armour-row', 3], ['lot:weapon', lot]);
    expect(drawn(0)).not.toHaveProperty('weapon');
    expect(drawn(1)).toMatchObject({ weapon: 'flail' });
  });

  test('19.2.2 a style with a weapon of its own keeps it, whatever he was taught', () => {
    expect(made('thraex', ['talent', 3, 1], ['lot:talent', 2], NONE, ['armour-row', 3])).not.toHaveProperty('weapon');
    expect(made('secutor', NONE, NONE, ['armour-row', 3])).not.toHaveProperty('weapon');
  });

  test('31.3 he takes what he has come to know better, and no other', () => {
    const borne = (talents: readonly Talent[], more: Partial<Man> = {}) =>
      lived([], (ctx) => armByBook(ctx, trained({ talents, ...more }))).result.weapon ?? 'sword';
    expect(borne([wp('sword'), wp('axe', 1)])).toBe('axe');
    expect(borne([wp('sword', 1), wp('axe', 1)])).toBe('sword');
    expect(borne([wp('sword', 1), wp('axe', 1)], { weapon: 'axe' })).toBe('axe');
    expect(borne([wp('sword', 2), wp('axe', 1)], { weapon: 'axe' })).toBe('sword');
    expect(borne([wp('sword'), wp('maul', 1)], { style: 'secutor' })).toBe('sword');
  });
});
