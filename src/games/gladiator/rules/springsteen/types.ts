/** The vocabulary of Springsteen's solitaire beasts, which may take the place of those of chapter 28 (P180). */

/** P180 His animals; all of them are kinds of chapter 28 too. */
export const ANIMAL_KINDS = ['tiger', 'lion', 'leopard', 'bear', 'wolf'] as const;
export type AnimalKind = (typeof ANIMAL_KINDS)[number];

const STRAIGHT_MOVES = ['back', 'pause', 'forward', 'rush'] as const;
const TURNS_LEFT = ['circle left', 'tight circle left', 'whirl left'] as const;
const TURNS_RIGHT = ['circle right', 'tight circle right', 'whirl right'] as const;
/** P181 Ways an animal can move. */
export const ANIMAL_MOVES = [...STRAIGHT_MOVES, ...TURNS_LEFT, ...TURNS_RIGHT] as const;
export type AnimalMove = (typeof ANIMAL_MOVES)[number];

const TWO_AT_ONCE = ['ST&AG', '1&AG', '1&LMP'] as const;
/** P188 Results of his critical table. */
export const ANIMAL_CRITICALS = [
  '--',
  '1',
  'V',
  'S',
  '2S',
  'ST',
  'AG',
  'LMP',
  ...TWO_AT_ONCE,
  '2x',
  '3x',
  'K',
] as const;
export type AnimalCritical = (typeof ANIMAL_CRITICALS)[number];
