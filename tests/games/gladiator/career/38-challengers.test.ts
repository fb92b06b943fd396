/** 38.5, 29.2: centurions of a campaign. */
import { describe, expect, test } from 'vitest';
import { spendFreely } from '../../../../src/games/gladiator/career/man/improvements.ts';
import {
  type ChallengerTerms,
  challengerXp,
  makeChallenger,
} from '../../../../src/games/gladiator/career/munus/challenger.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { campaign, lived, priscus } from '../../../../tools/games/gladiator/campaign.ts';

const { names } = campaign.gladiator;
const made = (challenge: Partial<ChallengerTerms>, script: readonly Scripted[]) =>
  lived(script, (ctx) => makeChallenger(ctx, { of: { style: 'thraex' }, budget: 0, taken: [], ...challenge }));
/** TR 8 ST -2 AG 4 CN 4 W 11: two talent rolls. */
const FIRST_ROW: readonly Scripted[] = [
  ['random-centurion', 1, 1],
  ['fighting-spirit', 6],
  ['prestige', 1],
  ['prestige-less', 6],
  ['luck', 3, 6],
];
const NO_TALENT: Scripted = ['talent', 1, 1];

describe('38.5 challengers', () => {
  test('38.5 a row of the centurion table, FS, PR, LK, talents, armour by his style (34.2, P223)', () => {
    const { result, of } = made({}, [['lot:name', 0], ...FIRST_ROW, ['talent', 4, 1], NO_TALENT, ['armour-row', 3]]);
    expect(result).toMatchObject({ combatClass: 2, spent: 0, fs: 1 });
    expect(result.man).toMatchObject({
      ...{ name: names[0], style: 'thraex', ratings: { tr: 8, st: -2, ag: 4, cn: 4, w: 11 }, pr: -2, luck: 6, xp: 0 },
      ...{
        talents: [
          { code: 'WP', group: 'sword', sl: 0 },
          { code: 'TH', sl: 1 },
        ],
        shield: 'small',
      },
      ...{ armour: { 1: '--', 2: '--', 3: 'C', 4: '--', 5: '--' }, record: { v: 0, s: 0, m: 0 } },
    });
    expect(of('ratings-rolled')[0]).toMatchObject({ cite: '29.2', rolls: [{ table: { row: '11' } }] });
  });

  test('38.4.2 his style is drawn among those of his class (P102)', () => {
    const { result, of } = made({ of: { combatClass: 6 } }, [
      ...([
        ['lot:name', 0],
        ['lot:style', 1],
      ] as const),
      ...FIRST_ROW,
      ...[NO_TALENT, NO_TALENT],
      ['armour-row', 1],
    ]);
    expect(result).toMatchObject({ combatClass: 6, man: { style: 'sagittarius', shield: 'none' } });
    expect(of('name-drawn')[0]?.lots).toMatchObject([{ name: 'name' }, { name: 'style', of: 2, cite: 'P102' }]);
  });

  test('38.5 the talent of his style is free to a centurion, and WP 0 for what it issues (P113, C105)', () => {
    const { result } = made({ of: { style: 'dimachaerus' } }, [
      ...[['lot:name', 0] as const, ...FIRST_ROW, NO_TALENT, NO_TALENT],
      ['armour-row', 1],
    ]);
    expect(result.man.talents).toEqual([{ code: 'WP', group: 'sword', sl: 0 }, { code: 'DI' }]);
  });

  test('38.5 a WP roll of a centurion goes where the dice send it (C105)', () => {
    const { result } = made({}, [
      ['lot:name', 0],
      ...FIRST_ROW,
      ['talent', 3, 3],
      ['lot:talent', 7],
      NO_TALENT,
      ['armour-row', 1],
    ]);
    expect(result.man.talents).toEqual([{ code: 'WP', group: 'sword', sl: 1 }]);
  });

  test('38.5 no two living men bear one name; where all are borne they are numbered', () => {
    const rest: Scripted[] = [...FIRST_ROW, NO_TALENT, NO_TALENT, ['armour-row', 1]];
    expect(made({ taken: names.slice(1) }, [['lot:name', 0], ...rest]).result.man.name).toBe(names[0]);
    expect(made({ taken: names }, [['lot:name', 3], ...rest]).result.man.name).toBe(`${names[3]} II`);
  });

  test('38.5.1 his XP are 25 x (1D6 - 4 + the matches of the man he meets), and never below 0', () => {
    const veteran = priscus({ record: { v: 3, s: 1, m: 2 } });
    const { result, of } = lived([['challenger-xp', 5]], (ctx) => challengerXp(ctx, veteran, false));
    expect(result).toBe(175);
    expect(of('challenger-measured')[0]).toMatchObject({ cite: '38.5.1', rolls: [{ total: 7 }] });
    expect(lived([['challenger-xp', 3]], (ctx) => challengerXp(ctx, priscus(), false)).result).toBe(0);
  });

  test('38.5.2 a champion has 300 XP more (C44)', () => {
    expect(lived([['challenger-xp', 1]], (ctx) => challengerXp(ctx, priscus(), true)).result).toBe(300);
  });

  test('38.5.3 he spends it by lot until nothing is in reach, bound by the absolute limits alone (P104)', () => {
    const script: readonly Scripted[] = [
      ...([
        ['lot:improvement', 1],
        ['lot:improvement', 1],
      ] as const), // ST twice: 35 + 35
      ['lot:improvement', 4], // the sword, last of what 45 XP buy: 20
      ['lot:improvement', 0], // of the roll alone: 20
      ['talent', 6, 1],
    ];
    const { result, of } = lived(script, (ctx) => spendFreely(ctx, priscus({ xp: 115 })));
    expect(result).toMatchObject({ xp: 5, ratings: { st: 4 } });
    expect(result.talents).toEqual([{ code: 'WP', group: 'sword', sl: 1 }, { code: 'FA' }]);
    expect(of('improved').map(({ price, left }) => [price, left])).toEqual([
      [35, 80],
      [35, 45],
      [20, 25],
      [20, 5],
    ]);
  });

  test('38.5.3 which of several talents is raised is drawn too', () => {
    const man = priscus({
      xp: 49,
      talents: [
        { code: 'WP', group: 'sword', sl: 0 },
        { code: 'HG', sl: 1 },
      ],
    });
    const { result } = lived(
      [
        ['lot:improvement', 4],
        ['lot:level', 1],
      ],
      (ctx) => spendFreely(ctx, man),
    );
    expect(result).toMatchObject({ xp: 9, talents: [{ sl: 0 }, { code: 'HG', sl: 2 }] });
  });

  test('38.5.3 what a challenger spent is told with him', () => {
    const { result } = made({ budget: 25 }, [
      ...[['lot:name', 0] as const, ...FIRST_ROW, NO_TALENT, NO_TALENT, ['armour-row', 1] as const],
      ...([
        ['lot:improvement', 0],
        ['talent', 1, 1],
      ] as const),
    ]);
    expect(result).toMatchObject({ spent: 20, man: { xp: 5 } });
  });
});
