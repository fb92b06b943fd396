/**
 * GLADIATOR's printed tables, keyed by hand from the scan as the rulings correct it (A1, A4, A8, B1, B3,
 * C19-C21, C42). Nothing here is read from data/: the tests hold the program against it.
 */
const grid = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

const numbers = (words: readonly string[]): readonly number[] => words.map(Number);

/** Relative directions, clockwise from the front (A0). */
export const WAYS = ['F', 'FR', 'BR', 'B', 'BL', 'FL'] as const;
export type Way = (typeof WAYS)[number];

/** 3.4.1 The row of a 3D6 total and TR, ST, AG, CN, W. */
const PHYSICAL = grid(`
  3-4  7 -2 -3 1  9
  5-6  7 -1 -2 2  9
  7    8  0 -1 2  9
  8    8  0 -1 3 10
  9    9  1  0 3 10
  10   9  1  0 3 11
  11  10  2  1 4 11
  12  10  2  1 4 12
  13  11  3  2 4 12
  14  11  3  2 4 13
  15  12  4  3 5 13
  16  12  4  3 5 14
  17  13  5  4 6 14
  18  13  5  4 6 15`);

export const PHYSICAL_COLUMNS = ['TR', 'ST', 'AG', 'CN', 'W'] as const;

/** 3.4.1 The row's label and its five ratings for a total of 3 to 18. */
export function physicalRow(total: number): { readonly label: string; readonly ratings: readonly number[] } {
  const index = total <= 4 ? 0 : total <= 6 ? 1 : total - 5;
  const [label = '', ...ratings] = PHYSICAL[index] ?? [];
  return { label, ratings: numbers(ratings) };
}

/** 3.12 Armour of areas 1 to 5 and the shield, rows 1 to 6. */
export const ARMOUR = {
  light: grid(`
    A2 -- -- -- C4 large
    C3 -- -- B5 -- small
    -- -- C  -- -- small
    -- -- -- -- -- large
    -- -- -- B4 C5 small
    A4 -- C  -- -- small`),
  medium: grid(`
    A4 C  C  C5 C5 small
    A5 -- -- B4 A3 large
    A  -- C  C5 A4 large
    A  -- C  C  C5 small
    A  C3 -- C4 B4 large
    A4 B4 -- B5 C4 large`),
  heavy: grid(`
    A4 B5 C  B4 B4 large
    A  B5 C  B4 B4 large
    A  B4 C  B4 A5 large
    A  B4 A2 B4 A4 large
    A  B4 C  B4 A4 large
    A  C4 C  B4 A4 large`),
} as const;

/** 29.2 TR, ST, AG, CN, W by D66. */
export const CENTURIONS: ReadonlyMap<number, readonly number[]> = new Map(
  grid(`
    11  8 -2  4 4 11
    12  7  1  3 3 12
    13  9  0  1 3  9
    14  8  0  1 4 11
    15  8  1  0 4 10
    16  7 -1  4 3 12
    21  9  0  2 3  9
    22  9  2 -1 3 12
    23 10  1 -1 3  9
    24  8  3  0 4 11
    25  9  2  0 4 10
    26 11  0  0 3 12
    31  8  1  2 3 10
    32  9  3 -1 4 14
    33 11 -2  1 3 12
    34  7  0  3 3 11
    35 11  1  0 4 10
    36  8  4 -1 2  9
    41 10  3 -1 4 10
    42 12 -2  1 1 14
    43 10  3 -2 4 12
    44  7  2  1 3 11
    45 10 -1  1 4 10
    46 13  1  0 2  9
    51 10  2 -2 5 10
    52 13  0  0 3 10
    53 12  1  0 3  9
    54  9  3 -1 4  9
    55 11  0  1 3 12
    56 10  0  3 2 15
    61 12 -1  1 2 14
    62 12  1  0 3  9
    63  8  5 -2 5 10
    64 10 -1  2 4 14
    65 12  2 -3 3 13
    66  7  5  1 4 13`).map((row) => {
    const [d66 = 0, ...ratings] = numbers(row);
    return [d66, ratings];
  }),
);

/** 9.2, A1 Bonus by the attacker's hex, in the order of WAYS; 9.2.1, 9.2.2 by the defender's state. */
export const ADVANTAGE = [0, 0, 3, 4, 3, 0] as const;
export const STUMBLING_BONUS = 2;
export const PRONE_BONUS = 4;

/** 9.4.2 Rounds of 1 to 5 attacks. */
const ROUNDS = [[], [3], [2, 4], [1, 3, 5], [1, 2, 4, 5], [1, 2, 3, 4, 5]] as const;

/** 9.4.2 */
export function roundsOf(attacks: number): readonly number[] {
  return ROUNDS[attacks] ?? [];
}

/** 9.5 Rows 3 to 18, columns 1 to 8. */
const CRT = grid(`
  F   F   F   --  S   S   S   S*
  F   F   --  S   S   S   S*  P
  F   --  S   S   S   S*  P   P
  --  S   S   S   S*  P   P   P*
  S   S   S   S*  P   P   P*  H
  S   S   S*  P   P   P*  H   H
  S   S*  P   P   P*  H   H   H+1
  S*  P   P   P*  H   H   H+1 H+2
  P   P   P*  H   H   H+1 H+2 H+3
  P   P*  H   H   H+1 H+2 H+3 H+4
  P*  H   H   H+1 H+2 H+3 H+4 H+5
  H   H   H+1 H+2 H+3 H+4 H+5 H+6
  H   H+1 H+2 H+3 H+4 H+5 H+6 H+7
  H+1 H+2 H+3 H+4 H+5 H+6 H+7 H+8
  H+2 H+3 H+4 H+5 H+6 H+7 H+8 H+9
  H+3 H+4 H+5 H+6 H+7 H+8 H+9 H+9`);

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** 9.5.1 Row, column and cell for the RED dice and a modified CF (weakness included). */
export function crtCell(red: number, modified: number): { row: string; column: string; cell: string } {
  const column = clamp(modified, 1, 8);
  const row = clamp(red + modified - column, 3, 18);
  const label = row === 3 ? '3-' : row === 18 ? '18+' : String(row);
  return { row: label, column: String(column), cell: CRT[row - 3]?.[column - 1] ?? '' };
}

/** 10.1 Totals, wounds and Stun of each row. */
const SEVERITY = [
  { label: '8-', to: 8, wound: '--', stun: '1' },
  { label: '9-10', to: 10, wound: '1', stun: '2' },
  { label: '11-12', to: 12, wound: '2', stun: '3' },
  { label: '13-14', to: 14, wound: '3', stun: '4' },
  { label: '15', to: 15, wound: '4', stun: '5' },
  { label: '16', to: 16, wound: '5', stun: '6' },
  { label: '17', to: 17, wound: '6', stun: '7 & weapon drop' },
  { label: '18', to: 18, wound: '7', stun: '8 & shield drop' },
  { label: '19+', to: Number.POSITIVE_INFINITY, wound: 'K*', stun: '9 & fall prone' },
] as const;

/** 10.1 The row of a total. */
export function severityRow(total: number): (typeof SEVERITY)[number] {
  return SEVERITY.find(({ to }) => total <= to) ?? SEVERITY[0];
}

/** 10.2.1 */
export const ARMOUR_DRM: { readonly [letter: string]: number } = { A: -8, B: -6, C: -3 };

const AREA_WORDS = ['head', 'chest', 'groin', 'arms', 'legs'] as const;
const CRITICAL_COLUMNS = ['8-', '9', '10', '11', '12', '13', '14', '15+'] as const;
/** 10.4 By area 1 to 5. */
const CRITICAL = grid(`
  --  V   S   HL  2x  2xM 3xM K*
  --  1   1   ST  2x  2x  3xM K*
  --  1   1   AG  AG  2x  2xM 3xM
  --  --  1   ST  WD  SD  2x  SA
  --  --  1   AG  LMP STU 2x  SA`);

/** 10.4 Row, column and cell of the Critical Hit Table. */
export function criticalCell(area: number, total: number): { row: string; column: string; cell: string } {
  const index = clamp(total, 8, 15) - 8;
  return {
    row: AREA_WORDS[area - 1] ?? '',
    column: CRITICAL_COLUMNS[index] ?? '',
    cell: CRITICAL[area - 1]?.[index] ?? '',
  };
}

/** 3.9.2, B1 Last box of each CF penalty span; box 1 is death. */
const EXTREMITY_SPANS = [4, 8, 11, 14, 18] as const;
const TORSO_SPANS = [5, 9, 12, 15, 18] as const;

/** 10.3.1 CF lost in an area after `wounds` wounds out of W. */
export function cfLostTo(area: number, w: number, wounds: number): number {
  const ends = area === 2 || area === 3 ? TORSO_SPANS : EXTREMITY_SPANS;
  const spans = new Set<number>();
  for (let box = w; box > w - wounds && box > 1; box--) spans.add(ends.findIndex((end) => box <= end));
  return spans.size;
}

/** P305 The largest shield has the boxes of a large one. */
const LARGE = [12, 11, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 'P'] as const;
/** 3.14, B3 Shield boxes in the order ticked. */
export const SHIELD_BOXES = {
  small: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 'P', 'H'],
  large: LARGE,
  XL: LARGE,
} as const satisfies { readonly [size: string]: readonly (number | 'P' | 'H')[] };

/** 3.10 */
export const MOVE_RATE = { light: 6, medium: 5, heavy: 4 } as const;

/** 8.4 */
export const IMPACT = {
  heavy: 2,
  medium: 1,
  largeShield: 2,
  noShield: -2,
  forward: 1,
  backward: -1,
  leapOrRoll: 4,
  kneelingOrStumbling: -2,
  recover: -3,
  stun: -1,
} as const;

/** 13.4.1 */
export const RECOVERY = {
  heavy: 1,
  light: -1,
  opponentAdjacent: 2,
  nextHex: 1,
  net: -3,
  moved: 1,
  recoverAction: -6,
  collided: 4,
  kneeling: -2,
  stumbling: 4,
  ensnared: 6,
  stun: 1,
} as const;

/** 7.3, 7.4, A10 Hexes of each action relative to the facing, and hexsides that may be turned. */
export const ACTIONS = {
  F: { steps: ['F'], turns: 1 },
  B: { steps: ['B'], turns: 0 },
  SFL: { steps: ['FL'], turns: 1 },
  SFR: { steps: ['FR'], turns: 1 },
  SBL: { steps: ['BL'], turns: 0 },
  SBR: { steps: ['BR'], turns: 0 },
  C: { steps: ['F', 'F', 'F'], turns: 0 },
  L: { steps: ['F', 'F'], turns: 0 },
  KN: { steps: [], turns: 1 },
  R: { steps: [], turns: 1 },
  S: { steps: [], turns: 1 },
  RN: { steps: [], turns: 0 },
  X: { steps: [], turns: 3 },
  RO: { steps: [], turns: 0 },
} as const satisfies { readonly [code: string]: { readonly steps: readonly Way[]; readonly turns: number } };

/** One hex of the Random Movement Chart, as steps along the arrow, and our words for it. */
export interface ChartHex {
  readonly d66: number;
  readonly steps: readonly Way[];
  readonly rotation: number;
  readonly words: string;
}

const CHART: readonly (readonly [d66: readonly number[], steps: string, words: string])[] = [
  [[11], 'B B', 'full retreat'],
  [[12], 'B BL', 'retreat'],
  [[13], 'B BR', 'retreat'],
  [[14], 'BL BL', 'retreat to the left'],
  [[15], 'BR BR', 'retreat to the right'],
  [[16], 'B', 'give ground'],
  [[21], 'BL', 'give ground left'],
  [[22], 'BR', 'give ground right'],
  [[23], 'FL BL', 'side-step left'],
  [[24], 'FR BR', 'side-step right'],
  [[25, 26], '', 'stand'],
  [[31, 41], 'FL FL', 'wide circle left'],
  [[32, 42], 'FR FR', 'wide circle right'],
  [[33, 34, 43, 44], 'FL', 'circle left'],
  [[35, 36, 45, 46], 'FR', 'circle right'],
  [[51, 52, 53], 'F FL', 'turn the left flank'],
  [[54, 55, 56], 'F FR', 'turn the right flank'],
  [[61, 62, 63], 'F', 'close'],
  [[64, 65], 'F F', 'rush'],
  [[66], 'F F', 'rush or charge'],
];

/** 29.4.2, A4 All 36 results, in order. The rotation number is the number of hexes moved, 3 for a stand. */
export const RANDOM_MOVEMENT: readonly ChartHex[] = CHART.flatMap(([results, text, words]) => {
  const steps = text.split(' ').filter((word): word is Way => WAYS.some((way) => way === word));
  return results.map((d66) => ({ d66, steps, rotation: steps.length === 0 ? 3 : steps.length, words }));
}).sort((a, b) => a.d66 - b.d66);

/** A4 The chart result of a D66 whose tens were modified by `by`: tens below 1 are 1, above 6 '66 or more'. */
export function chartResult(tens: number, ones: number, by: number): number {
  if (tens + by > 6) return 66;
  return 10 * Math.max(1, tens + by) + ones;
}

/**
 * 21, C47, C136, C137 Spd, reach, Thr, CRT and hands of each thing that can be held, then its notes: half CF, the
 * number it breaks above, wounds, ST, drop, shield damage.
 */
export const ARMS = grid(`
  axe      +1 1 2  3  1 --     -- +2 0  0  0
  bow      0  Unlim 5 5 2 --   7  0  0  0  0
  dagger   -1 1 2  2  1 always -- 0  0  0  0
  flail    +1 1 -1 1  1 --     -- 0  0  0  0
  javelin  -1 2 3  7  1 always 9  0  0  0  0
  lasso    0  3 0  1  2 --     -- 0  0  0  0
  maul     +2 2 -1 1  2 --     -- 0  +3 0  0
  net      0  3 0  1  1 --     -- 0  0  0  0
  pike     +1 3 0  5  2 --     -- 0  0  0  +6
  scimitar +1 2 0  3  1 at-2   -- 0  0  0  0
  scissor  0  1 -- -- 1 --     -- 0  0  +4 0
  shield   0  0 1  0  1 --     -- 0  0  0  0
  spear    0  2 3  4  2 --     -- 0  0  0  0
  sword    0  1 1  3  1 --     -- 0  0  0  0
  trident  0  2 2  5  2 --     11 0  0  0  0`);

/** 19, C81, C116, P103 Paragraph, class, type, phases a turn, armour, shield, in hand (+: and), in the sheath. */
export const FIGHTING_STYLES = grid(`
  parmularius     19.2   1 light  6 rolled      rolled sword          --
  dimachaerus     19.2.1 1 light  6 rolled      none   sword+sword    --
  thraex          19.2.2 2 light  6 rolled      small  scimitar       --
  velite          19.2.3 1 light  7 none        small  javelin        javelins
  myrmillo        19.3   2 medium 5 rolled      rolled sword          --
  hoplomachus     19.3.1 2 medium 5 rolled      small  spear          sword
  retiarius       19.3.2 4 medium 6 no-helmet   none   trident+net    --
  laquearius      19.3.2.1 4 medium 6 no-helmet none   lasso          sword
  secutor         19.3.3 5 medium 5 rolled      large  sword          --
  provocator      19.4   2 heavy  4 rolled      rolled sword          --
  cataphractarius 19.4.1 3 heavy  4 rolled      none   pike           --
  crupellarius    19.4.2 3 heavy  3 best-of-two rolled sword          --
  scissores       19.4.3 2 heavy  4 rolled      none   scissor+dagger --`);
