/** A5-A7, 28.2, 30.3: the hexes that men, beasts and riders fill, their fronts, and what position over them gives. */
import type { BeastKind } from '../../../../src/games/gladiator/rules/beasts/types.ts';
import type { Area, FighterId, Posture } from '../../../../src/games/gladiator/rules/types.ts';
import type { Direction, Hex } from '../../../../src/kernel/hex.ts';
import { type PrintedZone, printedZone } from '../printed-beasts.ts';
import { ahead, bearings, hexAdvantage, inWedge, range } from './hexes.ts';

/** 28, 30 What makes a figure a beast, and what has come over it. */
export interface Wild {
  readonly kind: BeastKind;
  readonly hexes: 1 | 2 | 3;
  /** 30 It is, or was, somebody's horse. */
  readonly horse: boolean;
  /** 28.5.2 */
  panicked: boolean;
  /** 28.5 Its last action was to feed. */
  fed: boolean;
  /** P93 It loses its next action. */
  dazed: boolean;
  /** 28.7.4 A bear on its hind legs in this phase. */
  reared: boolean;
}

/** As much of a man or a beast as its place depends on. */
export interface Figure {
  readonly at: Hex;
  readonly facing: Direction;
  readonly posture: Posture;
  readonly beast: Wild | null;
  /** 30 The horse he sits on. */
  readonly mount: FighterId | null;
}

const ALL: readonly Area[] = [1, 2, 3, 4, 5];

/** Hexes of a figure: one for a man, three for a rider. */
const lengthOf = ({ beast, mount }: Figure): 1 | 2 | 3 => beast?.hexes ?? (mount === null ? 1 : 3);

/** A7 The foremost of its hexes. */
export function headOf(figure: Figure): Hex {
  return lengthOf(figure) === 1 ? figure.at : ahead(figure.at, figure.facing);
}

/** A7 Every hex of a figure. */
export function bodyOf(figure: Figure): readonly Hex[] {
  const { at, facing } = figure;
  const length = lengthOf(figure);
  if (length === 1) return [at];
  return length === 2 ? [at, headOf(figure)] : [at, headOf(figure), ahead(at, facing, -1)];
}

/** A7 Hexes from a hex to the nearest of a figure's. */
export const gap = (hex: Hex, figure: Figure): number => Math.min(...bodyOf(figure).map((one) => range(hex, one)));

/** A7 Hexes between two figures, by the nearest of either. */
export const apart = (a: Figure, b: Figure): number => Math.min(...bodyOf(a).map((hex) => gap(hex, b)));

/** A7, P6 The directions from a hex to a figure. */
export const bearingsTo = (hex: Hex, figure: Figure): readonly Direction[] => bearings(hex, nearestOf(figure, hex));

/** A7 The nearest of a figure's hexes; of equals that about which it turns. */
export function nearestOf(figure: Figure, hex: Hex): Hex {
  const least = gap(hex, figure);
  return bodyOf(figure).find((one) => range(hex, one) === least) ?? figure.at;
}

/** A6 Range of a blow: from the head of a rider, else between the nearest hexes. */
export const reachTo = (figure: Figure, target: Figure): number =>
  figure.mount === null ? apart(figure, target) : gap(headOf(figure), target);

/** A2, A6, 28.7.2 Whether one has another before it: in the wedge ahead of its head, a beast only in the next hex. */
export function hasBefore(figure: Figure, target: Figure): boolean {
  const head = headOf(figure);
  return bodyOf(target).some((hex) => {
    if (figure.beast !== null && range(head, hex) > 1) return false;
    return inWedge(head, figure.facing, hex);
  });
}

/** 30.6.3, C75 Whether a rider has another on the ground below him. */
export const looksDown = (rider: Figure, { mount, beast }: Figure): boolean =>
  rider.mount !== null && mount === null && beast === null;

/** A6 What position gives over a rider, by the zones of his horse. */
const OVER_RIDER: { readonly [zone: string]: number } = {
  ...{ front: 0, shoulder: 1, haunch: 2, 'rear flank': 2, rear: 3 },
};

/** A5 The zone in which somebody in a hex stands to a beast or a horse of two hexes or three. */
function zoneOf(from: Hex, figure: Figure): PrintedZone | null {
  const length = lengthOf(figure);
  if (length === 1 || figure.beast?.reared === true || figure.posture === 'prone') return null;
  return printedZone(length, figure.at, figure.facing, from);
}

/** 9.2, 28.7.1, 30.6.1 What a hex alone gives over a figure; nothing over one on the ground, which has no front. */
export function positionOver(from: Hex, figure: Figure): number {
  if (figure.posture === 'prone') return 0;
  const zone = zoneOf(from, figure);
  if (zone === null) return hexAdvantage(from, figure.at, figure.facing);
  return figure.mount === null ? zone.bonus : (OVER_RIDER[zone.name] ?? 0);
}

/** 28.7.1.2, A6 The areas of a figure that can be struck from a hex: of a rider all. */
export function openAreas(from: Hex, figure: Figure): readonly Area[] {
  return figure.beast === null ? ALL : (zoneOf(from, figure)?.areas ?? ALL);
}
