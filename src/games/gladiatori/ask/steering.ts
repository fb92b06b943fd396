/** How keys and clicks lead the mark among hexes of the board: ways, places to begin, whom to strike. */
import { type Direction, type Hex, neighbour, sameHex, turn } from '../../../kernel/hex.ts';
import { idsAt } from '../rules/roster.ts';
import type { Fighter, State } from '../rules/types.ts';
import type { Offer, StandThere } from './offer.ts';

/** What a key asks for: a hex on in a direction, another facing there, or a hex. */
export type Lead = { readonly to: Direction } | { readonly turn: 1 | -1 } | { readonly hex: Hex };

type Way = Offer & { readonly stand: StandThere };

const FURTHER = 6;

/** The value of the answer to which the mark is led; null: it stays where it is. */
export function ledTo(
  by: Lead,
  offers: readonly Offer[],
  { fighter, marked }: { readonly fighter: Fighter; readonly marked: Offer | null },
  state: Readonly<State>,
): string | null {
  const ways = offers.filter((one): one is Way => one.stand !== null);
  const here = marked?.stand ?? fighter;
  if ('hex' in by) return clickedOn(by.hex, offers, ways, here.facing, state);
  if ('turn' in by) return facedThere(ways, here, by.turn);
  for (let steps = 1; steps <= FURTHER; steps++) {
    const at = neighbour(here.hex, by.to, steps);
    const found = standIn(ways, at, here.facing) ?? offers.find(({ hex }) => hex !== null && sameHex(hex, at))?.value;
    if (found !== undefined && found !== null) return found;
  }
  return null;
}

/** The next facing round in the same hex. */
function facedThere(
  ways: readonly Way[],
  { hex, facing }: Pick<StandThere, 'hex' | 'facing'>,
  by: 1 | -1,
): string | null {
  const there = ways.filter(({ stand }) => sameHex(stand.hex, hex));
  for (let i = 1; i < 6; i++) {
    const way = there.find(({ stand }) => stand.facing === turn(facing, i * by));
    if (way !== undefined) return way.value;
  }
  return null;
}

/** In a hex the cheapest stand; of equals the one that faces as before. */
function standIn(ways: readonly Way[], at: Hex, facing: Direction): string | null {
  const there = ways.filter(({ stand }) => sameHex(stand.hex, at));
  const cheapest = Math.min(...there.map(({ stand }) => stand.cost));
  const best = there.filter(({ stand }) => stand.cost === cheapest);
  return (best.find(({ stand }) => stand.facing === facing) ?? best[0])?.value ?? null;
}

/** A click on somebody means the first answer about that one; on a hex, to go there. */
function clickedOn(
  at: Hex,
  offers: readonly Offer[],
  ways: readonly Way[],
  facing: Direction,
  state: Readonly<State>,
): string | null {
  const ids = idsAt(state, at);
  const about = offers.find(({ foe, stand }) => stand === null && foe !== null && ids.includes(foe));
  const pushed = offers.find(({ hex }) => hex !== null && sameHex(hex, at));
  return about?.value ?? pushed?.value ?? standIn(ways, at, facing);
}
