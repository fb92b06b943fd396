/** The vocabulary of Springsteen's solitaire beasts, which may take the place of those of chapter 28 (P180). */

/** P180 His animals; all of them are kinds of chapter 28 too. */
export const ANIMAL_KINDS = ['tiger', 'lion', 'leopard', 'bear', 'wolf'] as const;
export type AnimalKind = (typeof ANIMAL_KINDS)[number];

/** P181 Ways an animal can move. */
export const ANIMAL_MOVES = [
  'back',
  'whirl left',
  'pause',
  'tight circle left',
  'circle left',
  'forward',
  'circle right',
  'tight circle right',
  'whirl right',
  'rush',
] as const;
export type AnimalMove = (typeof ANIMAL_MOVES)[number];

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
  'ST&AG',
  '1&AG',
  '1&LMP',
  '2x',
  '3x',
  'K',
] as const;
export type AnimalCritical = (typeof ANIMAL_CRITICALS)[number];
