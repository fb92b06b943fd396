/** How keys and clicks lead the mark among ways and those who may be struck. */
import { type Direction, distance, type Hex, neighbour, sameHex, turn } from '../../../kernel/hex.ts';
import { activeIn } from '../rules/roster.ts';
import type { Fighter, State } from '../rules/types.ts';
import type { Offer } from './offer.ts';

/** What a key asks for: a hex on in a direction, or a side of the hex to face, clockwise or against it. */
export type Lead = { readonly to: Direction } | { readonly turn: 1 | -1 } | { readonly hex: Hex };

/** Hexes further on that are tried where the next one cannot be reached: beyond whoever stands there. */
const FURTHER = 4;

/** The value of the answer to which the mark is led; null: it stays where it is. */
export function ledTo(
  by: Lead,
  offers: readonly Offer[],
  { fighter, marked }: { readonly fighter: Fighter; readonly marked: Offer | null },
  state: Readonly<State>,
): string | null {
  const ways = offers.filter(({ stand }) => stand !== null);
  const { hex, facing } = marked?.stand ?? fighter;
  if ('turn' in by) return turned(ways, hex, facing, by.turn);
  if ('hex' in by) return clicked(by.hex, ways, offers, facing, state);
  for (let steps = 1; steps <= FURTHER; steps++) {
    const found = standAt(ways, neighbour(hex, by.to, steps), facing);
    if (found !== null) return found;
  }
  return null;
}

/** The next side clockwise or against it that can be faced there. */
function turned(ways: readonly Offer[], hex: Hex, facing: Direction, by: 1 | -1): string | null {
  for (let i = 1; i < 6; i++) {
    const way = turn(facing, i * by);
    const found = ways.find(({ stand }) => stand !== null && sameHex(stand.hex, hex) && stand.facing === way);
    if (found !== undefined) return found.value;
  }
  return null;
}

/** In a hex the cheapest stand; of equals the one that faces as before. */
function standAt(ways: readonly Offer[], at: Hex, facing: Direction): string | null {
  const there = ways.filter(({ stand }) => stand !== null && sameHex(stand.hex, at));
  const least = Math.min(...there.map(({ cost }) => cost));
  const cheap = there.filter(({ cost }) => cost === least);
  return (cheap.find(({ stand }) => stand?.facing === facing) ?? cheap[0])?.value ?? null;
}

/** A click on a hex goes there; on somebody, to the first attack on that one. */
function clicked(
  at: Hex,
  ways: readonly Offer[],
  offers: readonly Offer[],
  facing: Direction,
  state: Readonly<State>,
): string | null {
  const foe = activeIn(state).find((one) => distance(one.hex, at) === 0);
  const attack = foe === undefined ? undefined : offers.find((one) => one.foe === foe.id);
  return attack?.value ?? standAt(ways, at, facing);
}
