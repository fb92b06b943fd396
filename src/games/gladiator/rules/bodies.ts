/** 28.2, 30.3, A7: the hexes a figure covers: a man one, a beast or a rider two or three in a row. */
import { distance, type Hex, neighbour, sameHex, turn } from '../../../kernel/hex.ts';
import type { Beast } from './beasts/types.ts';
import type { Fighter } from './types.ts';

/** All of a figure that its place depends on. */
export type Body = Pick<Fighter, 'at' | 'facing' | 'beast' | 'mount'>;

/** A figure known to be a beast. */
export type BeastFighter = Fighter & { readonly beast: Beast };

/** Whether a figure is a beast, a ridden horse included. */
export function isBeast(fighter: Fighter): fighter is BeastFighter {
  return fighter.beast !== null;
}

/** Whether a figure is a beast that goes its own way. */
export function isLooseBeast(fighter: Fighter): fighter is BeastFighter {
  return isBeast(fighter) && fighter.beast.rider === null;
}

/** 30.3 Hexes of a horse and its rider. */
const RIDER_HEXES = 3;

/** Hexes a figure covers. */
export function lengthOf({ beast, mount }: Body): 1 | 2 | 3 {
  return mount === null ? (beast?.hexes ?? 1) : RIDER_HEXES;
}

/** 28.2, 30.3 Whether a figure is a beast, or a man on one, and not a man on foot. */
export function goesOnFours({ beast, mount }: Body): boolean {
  return beast !== null || mount !== null;
}

/** A7 The hexes a figure covers: its place, its head before it, and of a long body the tail behind. */
export function hexesOf(body: Body): readonly Hex[] {
  const length = lengthOf(body);
  if (length === 1) return [body.at];
  const head = neighbour(body.at, body.facing);
  return length === 2 ? [body.at, head] : [body.at, head, neighbour(body.at, turn(body.facing, 3))];
}

/** 28.2 The hex from which a figure's front is measured: a beast's head. */
export function headOf(body: Body): Hex {
  return lengthOf(body) === 1 ? body.at : neighbour(body.at, body.facing);
}

/** Whether a figure covers a hex. */
export function covers(body: Body, hex: Hex): boolean {
  return lengthOf(body) === 1 ? sameHex(body.at, hex) : hexesOf(body).some((one) => sameHex(one, hex));
}

/** The hex of a figure that lies nearest to another hex; its place before head and tail. */
export function nearestHex(body: Body, to: Hex): Hex {
  if (lengthOf(body) === 1) return body.at;
  return hexesOf(body).reduce((best, hex) => (distance(hex, to) < distance(best, to) ? hex : best));
}

/** A7 Hexes from a figure to a hex. */
export function rangeTo(body: Body, hex: Hex): number {
  return distance(nearestHex(body, hex), hex);
}

/** A7 Hexes between two figures, by the nearest hexes of both. */
export function rangeBetween(a: Body, b: Body): number {
  if (lengthOf(a) === 1) return rangeTo(b, a.at);
  return Math.min(...hexesOf(a).map((hex) => rangeTo(b, hex)));
}
