/** Springsteen's printed tables, keyed by hand from the pages as the rulings read them (P180-P189). */
import type { BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import type { Area } from '../../../../../src/games/gladiator/rules/types.ts';

/** Table A: one of his animals. */
interface PrintedAnimal {
  readonly st: number;
  readonly ag: number;
  readonly cf: number;
  readonly w: number;
  readonly cn: number;
  readonly hexes: 1 | 2;
  /** Table E. */
  readonly impact: number;
}

const animal = (st: number, ag: number, cf: number, w: number, cn: number, impact: number): PrintedAnimal => ({
  ...{ st, ag, cf, w, cn, impact, hexes: 2 },
});

/** Table A, P180 */
export const PRINTED_ANIMALS: { readonly [K in BeastKind]?: PrintedAnimal } = {
  tiger: animal(11, 3, 16, 16, 4, 4),
  lion: animal(9, 3, 14, 14, 3, 3),
  leopard: animal(3, 4, 10, 10, 2, 1),
  bear: animal(9, 2, 12, 18, 4, 3),
  wolf: { ...animal(1, 4, 8, 6, 1, 0), hexes: 1 },
};

/** Table H, P188 Columns 2-6 to 14+. */
export const ANIMAL_CRITICAL_COLUMNS = ['2-6', '7', '8', '9', '10', '11', '12', '13', '14+'] as const;
export const ANIMAL_CRITICALS: { readonly [A in Area]: readonly string[] } = {
  1: '-- 1 1 V S 2S 2x 3x K'.split(' '),
  2: '-- -- 1 1 1 1 ST 2x K'.split(' '),
  3: '-- 1 1 ST 2x 2x 2x 3x K'.split(' '),
  4: '-- -- 1 1 ST&AG ST&AG 1&AG 1&LMP 2x'.split(' '),
  5: '-- -- 1 1 ST AG LMP LMP 2x'.split(' '),
};

/** Table D by the white dice, 2 to 12. */
export const ANIMAL_MOVES_BY_DICE = [
  ...['back', 'whirl left', 'pause', 'tight circle left', 'circle left', 'forward'],
  ...['circle right', 'tight circle right', 'pause', 'whirl right', 'rush'],
] as const;

/** Table C by the red die; 6 holds. */
export const ANIMAL_SPEEDS = ['1', '2', '3', '4', '5', 'Hold'] as const;

/** Table G by the die. */
export const ANIMAL_AREAS = ['head', 'chest', 'groin', 'arms', 'legs', 're-roll'] as const;
