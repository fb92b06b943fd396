/** 31, 33, 36-38: the tables of the Campaign Game, cell by cell as printed, and what becomes of one that is spoilt. */
import { describe, expect, it } from 'vitest';
import { parseCampaignTables } from '../../../../src/games/gladiator/career/tables.ts';
import { campaignTexts } from '../../../../src/games/gladiator/data.ts';
import { TableError } from '../../../../src/kernel/table.ts';
import { campaign } from '../../../../tools/games/gladiator/campaign.ts';

const TOTALS = [1, 2, 3, 4, 5, 6].flatMap((ten) => [1, 2, 3, 4, 5, 6].map((one) => 10 * ten + one));
const D66_COUNTS = (read: (total: number) => string) => {
  const counts: { [value: string]: number } = {};
  for (const total of TOTALS) counts[read(total)] = (counts[read(total)] ?? 0) + 1;
  return counts;
};

const pricesOf = (letter: string) =>
  [...campaign.armourPrices].filter(([piece]) => piece.startsWith(letter)).map(([, price]) => price);

describe('the tables of the Campaign Game', () => {
  it('talents by D66, with as many totals each as printed (31.2)', () => {
    expect(D66_COUNTS((total) => campaign.talents.at(total, 0).value)).toEqual({
      ...{ '--': 12, WP: 6, TH: 2, GP: 2, HG: 2, RE: 3, DI: 3, FA: 2, BR: 1, TG: 1, SP: 1, FB: 1 },
    });
    expect([16, 21, 26, 31, 56, 61].map((total) => campaign.talents.at(total, 0).value)).toEqual([
      ...['--', '--', '--', 'WP', 'DI', 'FA'],
    ]);
  });

  it('a red die above 6 picks any (31.2, C142)', () => {
    expect([71, 76, 121].map((total) => campaign.talents.at(total, 0))).toEqual(
      Array(3).fill({ value: 'any', table: { id: 'talents', row: '71+', column: 'talent', cell: 'any' } }),
    );
  });

  it('origins by 2D6, with their DRMs (36.1)', () => {
    const origins = [2, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => campaign.origins.at(total, 0).value.origin);
    expect(origins).toEqual([
      ...['criminal', 'criminal', 'slave', 'slave', 'soldier', 'foreigner', 'freeman', 'freeman', 'senator'],
    ]);
    expect(campaign.origins.at(7, 0)).toMatchObject({
      table: { id: 'social-origin', row: '6-7', cell: 'slave' },
      value: { drm: { tr: 1, st: 2, ag: -1, cn: 0, w: -1, pr: -1 } },
    });
  });

  it('armour by the piece (37.1, 37.2)', () => {
    expect(pricesOf('A')).toEqual([1, 2, 2, 3, 4]);
    expect(pricesOf('C')).toEqual([1, 1, 1, 2, 2]);
    expect(campaign.allowance).toEqual({ light: 4, medium: 8, heavy: 11 });
  });

  it('matches by D66, with their Death numbers (38.2.1)', () => {
    expect(D66_COUNTS((total) => campaign.matches.at(total, 0).value.type)).toEqual({
      ...{ 'matched-pair': 14, 'two-on-one': 2, consecutive: 2, champion: 2, 'two-pairs': 2, 'three-pairs': 2 },
      ...{ battle: 3, venatores: 4, bestiarii: 4, unique: 1 },
    });
    expect([11, 35, 41, 51, 54, 66].map((total) => campaign.matches.at(total, 0).value.death)).toEqual([
      ...[5, 2, 4, 3, null, 4],
    ]);
  });

  it('every total of a D66 stands in one cell of the pairing table (38.4.1)', () => {
    expect([...campaign.pairing.keys()].sort((a, b) => a - b)).toEqual(TOTALS);
    expect(campaign.pairing.get(21)).toEqual({
      table: { id: 'pairing', row: 'I', column: 'II', cell: '15-23' },
      player: 1,
      challenger: 2,
    });
    expect(campaign.pairing.get(62)).toMatchObject({ player: 4, challenger: 5 });
    expect(campaign.pairing.get(66)).toMatchObject({ player: 5, challenger: 'any' });
  });
});

describe('a spoilt table', () => {
  const spoilt = (id: keyof typeof campaignTexts, from: string, to: string) => () =>
    parseCampaignTables({
      ...campaignTexts,
      [id]: JSON.parse(JSON.stringify(campaignTexts[id]).replace(from, to)),
    });

  it.each([
    ['talents', '"WP"', '"WQ"', "table talents, row 2, column talent: 'WQ'"],
    ['talents', '"41-42"', '"41"', "table talents, line 4: '43-44' does not follow '41'"],
    ['talents', '"11-26"', '"12-26"', 'table talents: expected lines from 11 to 66'],
    ['random-match', '"66","unique"', '"71","unique"', "'71' does not follow"],
    ['random-match', '"battle",3', '"battle","x"', "row 7, column death: 'x', expected a whole number or --"],
    ['pairing', '"15-23"', '"15-22"', 'table pairing: 35 totals of 36'],
    ['pairing', '"42"', '"47"', "table pairing, row 2, column IV: '47', expected totals of a D66 or --"],
    ['social-origin', '"senator",-1', '"senator",-1.5', "row 6, column TR: '-1.5', expected a whole number"],
    ['improvements', '"talent roll"', '"roll"', 'table improvements: expected rows TR, ST'],
    ['armour-prices', '"C",1', '"D",1', 'table armour-prices: expected rows A, B, C'],
  ] as const)('%s with %s made %s says where', (id, from, to, message) => {
    expect(spoilt(id, from, to)).toThrow(TableError);
    expect(spoilt(id, from, to)).toThrow(message);
  });
});
