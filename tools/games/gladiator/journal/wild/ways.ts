/** 28.5.1, P91: which way a beast goes next. */
import type { Direction } from '../../../../../src/kernel/hex.ts';
import { type Bout, type Doing, manOf } from '../bout.ts';
import { ahead, bearings, range } from '../hexes.ts';
import type { Beast } from './beings.ts';

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** P91 The ways its action allows for its next hex. */
export function waysOf(bout: Bout, beast: Beast, doing: Doing): readonly Direction[] {
  if (doing.aside !== null) return [doing.aside];
  if (doing.way !== null) return [doing.way];
  if (doing.target === null) return [];
  const { at } = manOf(bout, doing.target);
  if (doing.action === 'stay') return bearings(beast.at, at);
  const by = doing.action === 'away' ? 1 : -1;
  return SIX.filter((way) => range(ahead(beast.at, way), at) - range(beast.at, at) === by);
}
