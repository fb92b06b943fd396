/** 31.1-31.2, 34.2, 35.2, 36, 37: how a gladiator of the player's comes to be. */
import { describe, expect, test } from 'vitest';
import { resolveCreation, styleDecision, takeStyle } from '../../../../src/games/gladiator/career/man/creation.ts';
import {
  armourDecision,
  armourPrice,
  mayBuyArmour,
  resolveKit,
  wornPrice,
} from '../../../../src/games/gladiator/career/man/kit.ts';
import type { Man } from '../../../../src/games/gladiator/career/man/man-types.ts';
import { stylesFor } from '../../../../src/games/gladiator/career/man/talents.ts';
import type { CareerState } from '../../../../src/games/gladiator/career/types.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { answered, campaign, lived, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { threeDice } from '../support/rules/sheets.ts';

const SETUP = { name: 'Celadus', origin: false, armour: 'roll' } as const;
const NO_STATE = {} as CareerState;
const ratings = (...totals: readonly number[]): Scripted[] =>
  totals.map((total) => ['characteristic', ...threeDice(total)]);
const FATE: readonly Scripted[] = [
  ['luck', 3, 6],
  ['prestige', 6],
  ['prestige-less', 1],
];

describe('36 a gladiator is made', () => {
  test('31.2 one talent roll for every 3 TR, rounded down; 31.1.1 the sword is known already', () => {
    const { result, asked } = answered(
      [
        ...ratings(12, 12, 12, 12, 12),
        ...FATE,
        ['talent', 1, 1],
        ['talent', 4, 1],
        ['talent', 4, 3],
        ['armour-row', 1],
      ],
      ['myrmillo'],
      (ctx) => resolveCreation(ctx, SETUP),
    );
    expect(result.ratings).toEqual({ tr: 10, st: 2, ag: 1, cn: 4, w: 12 });
    expect(result.talents).toEqual([
      { code: 'WP', group: 'sword', sl: 0 },
      { code: 'TH', sl: 1 },
      { code: 'GP', sl: 1 },
    ]);
    expect(asked.map(({ kind }) => kind)).toEqual(['style']);
  });

  test('34.2 luck is 2D3 + 1', () => {
    const { result, rolls } = answered(
      [...ratings(3, 3, 3, 3, 3), ...FATE, ['talent', 1, 1], ['talent', 1, 1], ['armour-row', 1]],
      ['myrmillo'],
      (ctx) => resolveCreation(ctx, SETUP),
    );
    expect(result.luck).toBe(6); // 3 is a 2, 6 is a 3
    expect(rolls('luck')[0]).toMatchObject({ cite: '34.2', read: 'd3', modifiers: [{ value: 1 }], total: 6 });
  });

  test('35.2 prestige is 1D3 - 1D3', () => {
    const { result, rolls } = answered(
      [...ratings(3, 3, 3, 3, 3), ...FATE, ['talent', 1, 1], ['talent', 1, 1], ['armour-row', 1]],
      ['myrmillo'],
      (ctx) => resolveCreation(ctx, SETUP),
    );
    expect(result.pr).toBe(2);
    expect([...rolls('prestige'), ...rolls('prestige-less')].map(({ cite, total }) => [cite, total])).toEqual([
      ['35.2', 3],
      ['35.2', 1],
    ]);
  });

  test('36.1 an origin changes the dice of the ratings, kept within the table, and the result of PR (C111)', () => {
    const { result, rolls } = answered(
      [
        ['origin', 3, 4],
        ...ratings(10, 17, 3, 10, 3),
        ...FATE,
        ['talent', 1, 1],
        ['talent', 1, 1],
        ['talent', 1, 1],
        ['armour-row', 1],
      ],
      ['myrmillo'],
      (ctx) => resolveCreation(ctx, { ...SETUP, origin: true }),
    );
    expect(result.origin).toBe('slave'); // TR +1, ST +2, AG -1, W -1, PR -1
    expect(result.ratings).toEqual({ tr: 10, st: 5, ag: -3, cn: 3, w: 9 });
    expect(result.pr).toBe(1);
    expect(rolls('characteristic').map(({ total, table }) => [total, table?.row])).toEqual([
      [11, '11'],
      [19, '18'],
      [2, '3-4'],
      [10, '10'],
      [2, '3-4'],
    ]);
    expect(rolls('characteristic')[0]?.modifiers).toEqual([{ value: 1, why: 'slave', cite: '36.1' }]);
    expect(rolls('prestige')[0]?.modifiers).toEqual([{ value: -1, why: 'slave', cite: '36.1' }]);
  });

  test('31.1.1 training in a style teaches the weapons it issues, once', () => {
    const { result, of } = lived([], (ctx) => takeStyle(ctx, priscus(), 'hoplomachus'));
    expect(result).toMatchObject({ style: 'hoplomachus', talents: [{ group: 'sword' }, { group: 'spear', sl: 0 }] });
    expect(of('talent-gained').map(({ talent, cite }) => [talent, cite])).toEqual([
      [{ code: 'WP', group: 'spear', sl: 0 }, '31.1.1'],
    ]);
    const taught = (style: Man['style'], more: Man['talents'] = []) =>
      lived([], (ctx) =>
        takeStyle(ctx, priscus({ talents: [...priscus().talents, ...more] }), style),
      ).result.talents.map((one) => (one.code === 'WP' ? one.group : one.code));
    expect(taught('velite')).toEqual(['sword', 'spear']);
    expect(taught('scissores')).toEqual(['sword', 'dagger']);
    expect(taught('thraex')).toEqual(['sword']);
    expect(taught('retiarius', [{ code: 'RE' }])).toEqual(['sword', 'RE']);
  });

  test('31.3.1 nobody is a Retiarius, Laquearius or Dimachaerus without the talent, or rides (P113, 30.2.1)', () => {
    expect(stylesFor(campaign, []).length).toBe(10);
    expect(stylesFor(campaign, [{ code: 'RE' }])).toEqual(expect.arrayContaining(['retiarius', 'laquearius']));
    expect(stylesFor(campaign, [{ code: 'RE' }])).not.toContain('dimachaerus');
    expect(stylesFor(campaign, [{ code: 'DI' }])).toContain('dimachaerus');
    const refusal = (style: Man['style']) =>
      styleDecision.check(NO_STATE, campaign, { styles: stylesFor(campaign, []) }, style);
    expect([refusal('thraex'), refusal('retiarius'), refusal('eques')]).toEqual([
      null,
      'his talents do not let him fight as a retiarius (31.3)',
      'his talents do not let him fight as a eques (31.3)',
    ]);
  });

  test('31.3.1 a WP roll waits until the style is chosen: what it issues may be raised at once (P220)', () => {
    const { result, asked } = answered(
      [...ratings(3, 12, 12, 12, 12), ...FATE, ['talent', 3, 1], ['talent', 5, 1], ['armour-row', 1]],
      ['hoplomachus', 6],
      (ctx) => resolveCreation(ctx, SETUP),
    );
    expect(asked.map(({ kind }) => kind)).toEqual(['style', 'talent']);
    expect(asked[1]).toMatchObject({ picks: expect.arrayContaining([{ code: 'WP', group: 'spear' }]) });
    expect(result.talents).toEqual([
      { code: 'WP', group: 'sword', sl: 0 },
      { code: 'RE' },
      { code: 'WP', group: 'spear', sl: 1 },
    ]);
  });
});

describe('37 armour', () => {
  const kitOf = (style: Man['style'], script: readonly Scripted[]) =>
    answered(script, [], (ctx) => resolveKit(ctx, priscus({ style }), 'buy'));

  test('37.1 only the plain styles buy their armour (P112)', () => {
    expect(
      stylesFor(campaign, [{ code: 'RE' }, { code: 'DI' }]).filter((style) => mayBuyArmour(campaign, style)),
    ).toEqual([...['parmularius', 'myrmillo', 'provocator']]);
    expect(kitOf('thraex', [['armour-row', 3]]).result).toMatchObject({ armour: { 1: '--', 3: 'C' }, shield: 'small' });
    expect(kitOf('velite', []).result).toMatchObject({ armour: { 1: '--', 5: '--' }, shield: 'small' });
  });

  test('37.1 each piece has its price, and nothing costs nothing', () => {
    const pieces = ['--', 'A2', 'A5', 'A', 'B3', 'B', 'C4', 'C5', 'C'] as const;
    expect(pieces.map((armour) => armourPrice(campaign, armour))).toEqual([0, 1, 3, 4, 2, 3, 1, 2, 2]);
  });

  test('37.1, 37.2 armour is bought area by area, and the shield rolled on his type', () => {
    const worn = { 1: 'A', 2: 'B5', 3: 'C2', 4: '--', 5: 'C4' } as const; // 4 + 2 + 1 + 0 + 1
    const { result, asked, of } = answered([['armour-row', 2]], [worn], (ctx) => resolveKit(ctx, priscus(), 'buy'));
    expect(asked).toMatchObject([{ kind: 'armour', denarii: 8, cite: '37.2' }]);
    expect(result).toMatchObject({ armour: worn, shield: campaign.gladiator.armour.medium[1]?.shield });
    expect(of('armour-bought')[0]).toMatchObject({ paid: 8, denarii: 8 });
  });

  test('37.2 nobody spends more than he is given', () => {
    const refusal = (worn: Man['armour']) => armourDecision.check(NO_STATE, campaign, { denarii: 4 }, worn);
    const bare = priscus().armour;
    expect(refusal({ ...bare, 1: 'A' })).toBeNull();
    expect(refusal({ ...bare, 1: 'A', 2: 'C2' })).toBe('it costs 5 denarii; he has 4 (37.2)');
  });

  test('37.2 what is drawn by chance is never dearer than that', () => {
    for (let seed = 0; seed < 50; seed++) {
      const pick = (n: number) => (seed * 7919) % n;
      const worn = armourDecision.sample(NO_STATE, campaign, { denarii: 8 }, pick);
      expect(wornPrice(campaign, worn)).toBeLessThanOrEqual(8);
    }
  });
});
