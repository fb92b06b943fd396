/** How keys and clicks lead the mark among the ends of a movement and those who may be attacked. */
import { type Direction, type Hex, neighbour, sameHex, turn } from '../../../kernel/hex.ts';
import { aloftIn } from '../rules/roster.ts';
import type { Glider, State } from '../rules/types.ts';
import type { Leads, Offer } from './offer.ts';

/** What a key asks for: a hex on in a direction, another facing there, another altitude and speed there, or a hex. */
export type Lead =
  | { readonly to: Direction }
  | { readonly turn: 1 | -1 }
  | { readonly other: 1 | -1 }
  | { readonly hex: Hex };

/** An answer that leads somewhere on the map. */
type Way = Offer & { readonly leads: Leads };

const FURTHER = 5;

/** The value of the answer to which the mark is led; null: it stays where it is. */
export function ledTo(
  by: Lead,
  offers: readonly Offer[],
  { glider, marked }: { readonly glider: Glider; readonly marked: Offer | null },
  state: Readonly<State>,
): string | null {
  const ends = offers.filter((one): one is Way => one.leads !== null && one.group !== undefined);
  const ways = ends.length > 0 ? ends : offers.filter((one): one is Way => one.leads !== null);
  const here = marked?.leads?.pose ?? glider;
  if ('hex' in by) return clicked(by.hex, ways, offers, state, here.facing);
  if ('other' in by) return others(ways, marked, by.other);
  if ('turn' in by) {
    for (let i = 1; i < 6; i++) {
      const facing = turn(here.facing, i * by.turn);
      const found = ways.find(({ leads }) => sameHex(leads.pose.hex, here.hex) && leads.pose.facing === facing);
      if (found !== undefined) return found.value;
    }
    return null;
  }
  for (let steps = 1; steps <= FURTHER; steps++) {
    const found = endAt(ways, neighbour(here.hex, by.to, steps), here.facing);
    if (found !== null) return found;
  }
  return null;
}

/** The first end in a hex; of several one that faces as before. */
function endAt(ways: readonly Way[], at: Hex, facing: Direction): string | null {
  const there = ways.filter(({ leads }) => sameHex(leads.pose.hex, at));
  return (there.find(({ leads }) => leads.pose.facing === facing) ?? there[0])?.value ?? null;
}

/** The next end in the same hex with the same facing: other altitudes and speeds. */
function others(ways: readonly Way[], marked: Offer | null, by: 1 | -1): string | null {
  const pose = marked?.leads?.pose;
  if (pose === undefined || marked === null) return ways[0]?.value ?? null;
  const alike = ways.filter(({ leads }) => sameHex(leads.pose.hex, pose.hex) && leads.pose.facing === pose.facing);
  const at = alike.findIndex(({ value }) => value === marked.value);
  return alike[(at + by + alike.length) % alike.length]?.value ?? null;
}

/** A click on a hex goes there; on somebody, to the first attack on that one. */
function clicked(
  at: Hex,
  ways: readonly Way[],
  offers: readonly Offer[],
  state: Readonly<State>,
  facing: Direction,
): string | null {
  const foe = aloftIn(state).find((one) => sameHex(one.hex, at));
  const attack = foe === undefined ? undefined : offers.find((one) => one.foe === foe.id);
  return attack?.value ?? endAt(ways, at, facing);
}
