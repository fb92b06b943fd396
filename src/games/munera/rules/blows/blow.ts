/** 8.41 An attack that goes on, and what it would wound. */
import type { Hex } from '../../../../kernel/hex.ts';
import type { Attack } from '../acts.ts';
import type { Arm } from '../gear.ts';
import type { Fighter } from '../types.ts';

/** An attack while it is resolved. */
export interface Blow {
  readonly fighter: Fighter;
  readonly foe: Fighter;
  readonly arm: Arm;
  /** Where it was made from: for a whirl the hex it began in. */
  readonly from: Hex;
  readonly whirl: boolean;
  readonly how: Attack;
  readonly ap: number;
}

/** 8.41 (7), MR-04 The margin, one less by a cestus, one more by an arbelos that wounds at all. */
export function woundsOf({ weapon }: Arm, score: number): number {
  if (weapon?.kind === 'cestus') return score - 1;
  return weapon?.kind === 'arbelos' && score >= 1 ? score + 1 : score;
}
