/** The printed tables of chapter 28 and the diagram of A5, typed in from the pages and not from the data files. */
import type { BeastAction, BeastKind } from '../../../src/games/gladiator/rules/beasts/types.ts';
import type { Area } from '../../../src/games/gladiator/rules/types.ts';
import { type Direction, distance, type Hex, minus, rotate } from '../../../src/kernel/hex.ts';

/** One kind of beast: its ratings, its hexes (A7), the DRM of its collisions (28.6), its counters (P89). */
export interface PrintedBeast {
  readonly st: number;
  readonly cn: number;
  readonly w: number;
  readonly cf: number;
  readonly hide: number;
  readonly cunning: number;
  readonly hexes: 2 | 3;
  readonly impact: number;
  readonly counters: number;
}

const row = (text: string, hexes: 2 | 3, impact: number, counters: number): PrintedBeast => {
  const [st = 0, cn = 0, w = 0, cf = 0, hide = 0, cunning = 0] = text.trim().split(/\s+/).map(Number);
  return { st, cn, w, cf, hide, cunning, hexes, impact, counters };
};

/** 28.3.3 ST CN W CF HI CU. */
export const PRINTED_BEASTS: { readonly [K in BeastKind]: PrintedBeast } = {
  bear: row(' 9 4 18 12 -3  3', 3, 3, 1),
  boar: row(' 5 1 14  8 -1 -2', 2, 1, 3),
  elephant: row('20 4 32  6 -2 -2', 3, 8, 1),
  gazelle: row(' 2 1  4  4  0 -3', 3, 0, 2),
  leopard: row(' 3 2 10 10  0  1', 3, 1, 1),
  lion: row(' 9 3 14 14  0  2', 3, 3, 3),
  rhino: row('13 2 24  6 -3 -1', 3, 8, 1),
  tiger: row('11 4 16 16  0  3', 3, 5, 2),
  wolf: row(' 1 1  6  8  0  1', 2, 0, 6),
  zebra: row(' 3 1  6  4  0 -3', 3, 5, 3),
};

/** 28.5 Rows of the Beast Action Table: label, lowest and highest total, what is done, hexes. */
export const BEAST_ACTION_ROWS: readonly (readonly [
  row: string,
  from: number,
  to: number,
  action: BeastAction,
  hexes: string,
])[] = [
  ['1-', -3, 1, 'panic', '--'],
  ['2-3', 2, 3, 'away', '1D3'],
  ['4-6', 4, 6, 'random', '1D3'],
  ['7-8', 7, 8, 'stay', '--'],
  ['9-12', 9, 12, 'toward', '1D3'],
  ['13+', 13, 20, 'feed', '3'],
];

/** 28.5 What a total makes a beast do. */
export function printedAction(total: number): BeastAction {
  return BEAST_ACTION_ROWS.find(([, , to]) => total <= to)?.[3] ?? 'feed';
}

/** 28.7.5 8- to 15+, by area. */
export const BEAST_CRITICALS: { readonly [A in Area]: readonly string[] } = {
  1: '-- 1 V S 2xS 2x 3xM K*'.split(' '),
  2: '-- 1 1 1 1 ST 2xM K*'.split(' '),
  3: '-- 1 ST 2x 2x 2xM 3xM K*'.split(' '),
  4: '-- 1 1 ST ST ST LMP 2xM'.split(' '),
  5: '-- 1 1 ST ST LMP LMP 2xM'.split(' '),
};

/** A5 Hexes about a beast that looks along 0, what they give, and what can be struck from them. */
export interface PrintedZone {
  readonly name: string;
  readonly hexes: readonly Hex[];
  readonly bonus: number;
  readonly areas: readonly Area[];
}

const zone = (name: string, bonus: number, areas: readonly Area[], hexes: string): PrintedZone => ({
  name,
  bonus,
  areas,
  hexes: hexes.split(' ').map((pair) => {
    const [q = 0, r = 0] = pair.split(',').map(Number);
    return { q, r };
  }),
});

export const PRINTED_ZONES: { readonly [hexes in 2 | 3]: readonly PrintedZone[] } = {
  3: [
    zone('front', 0, [1, 2, 4], '2,0 1,1 2,-1'),
    zone('shoulder', 2, [1, 2, 4], '0,1 1,-1'),
    zone('haunch', 2, [2, 3, 5], '-1,1 0,-1'),
    zone('rear flank', 3, [3, 5], '-2,1 -1,-1'),
    zone('rear', 4, [3, 5], '-2,0'),
  ],
  2: [
    zone('front', 0, [1, 2, 4], '2,0 1,1 2,-1'),
    zone('side', 2, [2, 3, 4, 5], '0,1 1,-1'),
    zone('rear flank', 3, [3, 5], '-1,1 0,-1'),
    zone('rear', 4, [3, 5], '-1,0'),
  ],
};

/** A5 The zone of the hex beside a beast that is nearest to where a man stands; of equals that of the lower bonus. */
export function printedZone(hexes: 2 | 3, at: Hex, facing: Direction, from: Hex): PrintedZone {
  const place = rotate(minus(from, at), -facing);
  const near = PRINTED_ZONES[hexes].map((one) => ({
    one,
    range: Math.min(...one.hexes.map((hex) => distance(hex, place))),
  }));
  const [best] = near.sort((a, b) => a.range - b.range || a.one.bonus - b.one.bonus);
  if (best === undefined) throw new Error('no zone');
  return best.one;
}

/** 28.3.4, B2 Last box of each CF penalty span, in every area alike; box 1 is death. */
const BEAST_SPANS = [2, 5, 9, 13, 16, 18, 25, 32] as const;

/** 28.3.6, B2 CF a beast loses in an area after `wounds` wounds out of W. */
export function beastCfLost(w: number, wounds: number): number {
  const spans = new Set<number>();
  for (let box = w; box > w - wounds && box > 1; box--) spans.add(BEAST_SPANS.findIndex((end) => box <= end));
  return spans.size;
}
