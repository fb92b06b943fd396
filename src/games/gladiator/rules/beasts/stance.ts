/** 28.2, 28.5, A7: where a long body stands, and its taking another place. */

import type { Lot } from '../../../../kernel/dice.ts';
import { type Direction, type Hex, sameHex } from '../../../../kernel/hex.ts';
import type { Cite } from '../../../../kernel/modifier.ts';
import { type BeastFighter, covers, goesOnFours, hexesOf } from '../bodies.ts';
import type { PhaseContext } from '../phase.ts';
import { isRidden } from '../sheet.ts';
import type { Fighter, State } from '../types.ts';

/** A place and a heading for a body. */
export interface BodyStance {
  readonly at: Hex;
  readonly facing: Direction;
}

/** The hexes that a body would newly cover. */
export function newHexes(beast: BeastFighter, stance: BodyStance): readonly Hex[] {
  return hexesOf({ ...beast, ...stance }).filter((hex) => !covers(beast, hex));
}

/** The beast, or the rider, in a hex that another beast would enter; null where there is none. */
export function otherBeastIn({ fighters }: Readonly<State>, beast: BeastFighter, hex: Hex): Fighter | null {
  const others = fighters.filter(
    (one) => one.id !== beast.id && one.fate === 'fighting' && !isRidden(one) && goesOnFours(one),
  );
  return others.find((one) => covers(one, hex)) ?? null;
}

/** 28.5.1 A beast turns, or goes a hex, or both; nothing where it stands so already. `lots`: what chose its way. */
export function takeStance(
  ctx: PhaseContext,
  beast: BeastFighter,
  stance: BodyStance,
  lots: readonly Lot[] = [],
  cite: Cite = '28.5',
): void {
  const { at: from, facing: before } = beast;
  if (sameHex(from, stance.at) && before === stance.facing) return;
  Object.assign(beast, stance);
  const event = { fighter: beast.id, from, to: stance.at, facing: stance.facing };
  ctx.emit({ kind: 'beast-stepped', cite, ...event, ...(lots.length === 0 ? {} : { lots }) });
}
