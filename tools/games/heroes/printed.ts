/** The printed tables of Heroes of the Colosseum as the journal checker reads them: written down anew, by nobody's code. */
import type { FightStyle, Item, Locale, Part, Signature } from '../../../src/games/heroes/rules/words.ts';

/** 2.4, 4.1 Styles in the order of their rows. */
export const ROWS: readonly FightStyle[] = ['dimachaerus', 'hoplomachus', 'murmillo', 'retiarius', 'secutor', 'thraex'];

/** 3.8 What each carries in the weapon hand and in the other, and its opponent by the faces of a die. */
export const STYLES: {
  readonly [S in FightStyle]: { readonly kit: readonly [Item, Item]; readonly foes: readonly FightStyle[] };
} = {
  dimachaerus: { kit: ['sword', 'sword'], foes: pick('mmhhtt') },
  hoplomachus: { kit: ['spear', 'small shield'], foes: pick('mmmmts') },
  murmillo: { kit: ['sword', 'large shield'], foes: pick('ttttrr') },
  retiarius: { kit: ['trident', 'net'], foes: pick('ssssmm') },
  secutor: { kit: ['sword', 'large shield'], foes: pick('rrrrrh') },
  thraex: { kit: ['sword', 'small shield'], foes: pick('mmmmhh') },
};

function pick(letters: string): readonly FightStyle[] {
  return [...letters].map((letter) => ROWS.find((style) => style.startsWith(letter)) ?? 'murmillo');
}

/** 3.9 Armour class of a right-hander: head, left arm, chest, right arm, belly, left leg, right leg. */
export const ARMOUR: { readonly [S in FightStyle]: readonly number[] } = {
  dimachaerus: [0, 0, 0, 0, 0, 0, 0],
  hoplomachus: [3, 0, 0, 0, 1, 2, 2],
  murmillo: [3, 0, 0, 2, 0, 2, 0],
  retiarius: [0, 2, 0, 0, 1, 1, 1],
  secutor: [3, 0, 0, 2, 0, 2, 0],
  thraex: [3, 0, 0, 0, 0, 2, 2],
};

/** 5.4.2 Hit Location from 2 to 12: the part, and what guards it: nothing, whatever that arm holds, any guard, a large shield. */
export const LOCATIONS: readonly (readonly [Part, '-' | 'arm' | 'any' | 'large'])[] = [
  ['right leg', '-'],
  ['left leg', '-'],
  ['left arm', 'arm'],
  ['right arm', 'arm'],
  ['chest', 'any'],
  ['chest', '-'],
  ['belly', 'large'],
  ['belly', '-'],
  ['head', '-'],
  ['left leg', '-'],
  ['right leg', '-'],
];

/** 5.4.3 What a weapon adds in one hand, and in two or thrown. */
export const WEAPONS: { readonly [item: string]: readonly [number, number] } = {
  sword: [1, 2],
  spear: [1, 2],
  trident: [2, 3],
};

/** 3.5 Signatures from 2 to 12. */
export const SIGNATURES: readonly Signature[] = [
  ...(['none', 'none', 'none', 'slow to react', 'slow', 'brawler'] as const),
  ...(['agile', 'strong', 'frenzy', 'steady', 'swordsman'] as const),
];
/** 3.5 AP of each. */
export const AP: { readonly [S in Signature]: number } = {
  ...{ none: 0, 'slow to react': -1, slow: -1, brawler: 1, agile: 1 },
  ...{ strong: 2, frenzy: -1, steady: 2, swordsman: 2 },
};

/** 4.5 Rows of the Gladiator Pool: Savvy, Speed, Strength. */
export const POOL: readonly (readonly [number, number, number])[] = [
  [4, 3, 3],
  [4, 4, 4],
  [5, 4, 4],
  [5, 4, 5],
  [5, 5, 5],
  [6, 6, 5],
];
/** 7.3 Rows by the faces of a die, and the cap; in a match outside a career the die is the row. */
export const LOCALES: { readonly [L in Locale | 'none']: { readonly rows: readonly number[]; readonly cap: number } } =
  {
    fringes: { rows: [1, 1, 2, 2, 3, 3], cap: 14 },
    heart: { rows: [4, 4, 4, 5, 5, 5], cap: 16 },
    rome: { rows: [6, 6, 6, 6, 6, 6], cap: 20 },
    none: { rows: [1, 2, 3, 4, 5, 6], cap: 20 },
  };

/** 2.6 Columns of a board, its center, and its gates: west, east, north, south. */
export const BOARDS = {
  provincial: { columns: 5, center: ['C3'], gates: ['A3', 'E3', 'C1', 'C5'] },
  colosseum: { columns: 7, center: ['C3', 'D3', 'E3'], gates: ['A3', 'G3', 'D1', 'D5'] },
} as const;
/** 2.6 Rows of either. */
const ROWS_OF_ZONES = 5;

/** 2.6 A zone by column and row, from 0. */
export const cell = (zone: string): readonly [number, number] => [zone.charCodeAt(0) - 65, Number(zone[1]) - 1];

/** 2.6 Whether a cell is a zone: all but the corners. */
export function isZone(board: keyof typeof BOARDS, [column, row]: readonly [number, number]): boolean {
  const { columns } = BOARDS[board];
  if (column < 0 || row < 0 || column >= columns || row >= ROWS_OF_ZONES) return false;
  return !(column % (columns - 1) === 0 && row % (ROWS_OF_ZONES - 1) === 0);
}

/** 2.6 Whether a zone lies at the wall. */
export function isWall(board: keyof typeof BOARDS, zone: string): boolean {
  const [column, row] = cell(zone);
  return column % (BOARDS[board].columns - 1) === 0 || row % (ROWS_OF_ZONES - 1) === 0;
}

/** The cell on the other side of a zone. */
export function across(from: string, middle: string): string {
  const [a, b] = [cell(from), cell(middle)];
  return `${String.fromCharCode(65 + 2 * b[0] - a[0])}${2 * b[1] - a[1] + 1}`;
}
