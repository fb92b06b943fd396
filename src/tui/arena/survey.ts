/** A scene sorted by hex: what lies, stands and is planned where. */
import { edgeBeyond, isBeyond } from '../../kernel/arena.ts';
import { type Hex, neighbour, sameHex } from '../../kernel/hex.ts';
import { type BodyPart, frontFrom, partIn } from './bodies.ts';
import { frontSides } from './geometry.ts';
import { hexKey, remembered } from './hex-memo.ts';
import { type HexMarks, marksAt } from './marks.ts';
import type { ArenaScene, Figure, Ghost, Team } from './scene.ts';
import type { ObstacleKind, Thing } from './things.ts';

/** What is known about one hex. */
export interface Spot extends HexMarks {
  readonly hex: Hex;
  readonly inside: boolean;
  /** 27.4 It lies outside, where a wall is. */
  readonly wall: boolean;
  /** It lies outside, and a step leads there. */
  readonly filled: boolean;
  readonly obstacle: ObstacleKind | null;
  readonly figure: Figure | null;
  /** How much of the figure is here; null where there is none. */
  readonly part: BodyPart | null;
  /** One who lies there under him. */
  readonly beneath: Figure | null;
  readonly item: Thing | null;
  readonly blood: boolean;
  readonly fronts: readonly Team[];
  readonly ghost: Ghost | null;
  /** Something thrown has just come down here. */
  readonly landed: boolean;
}

/** Looks a hex up. */
export type Survey = (hex: Hex) => Spot;

/** Whether a man has a front and moves on his feet or knees, or a beast on its own: not one who lies, sleeps or is dead. */
export function isUp(figure: Figure): boolean {
  return figure.state === 'fighting' && figure.posture !== 'prone';
}

/** Sorts a scene by hex; each hex is put together once, when it is first asked for. */
export function surveyOf(scene: ArenaScene): Survey {
  const prepared: Prepared = { scene, fronts: frontsOf(scene), marks: marksAt(scene) };
  return remembered((hex) => spotOf(prepared, hex));
}

interface Prepared {
  readonly scene: ArenaScene;
  readonly fronts: ReadonlyMap<number, readonly Team[]>;
  readonly marks: (hex: Hex) => HexMarks;
}

function spotOf({ scene, fronts, marks }: Prepared, hex: Hex): Spot {
  const here = ({ at }: { readonly at: Hex }): boolean => sameHex(at, hex);
  const figures = scene.figures.filter((one) => partIn(one, hex) !== null);
  const figure = topmost(figures);
  const isHex = (other: Hex): boolean => sameHex(other, hex);
  const marked = marks(hex);
  const inside = edgeBeyond(scene.window, hex) === null;
  return {
    ...marked,
    hex,
    inside,
    filled: !inside && (marked.hint !== null || marked.step !== null),
    wall: scene.walls.some((edge) => isBeyond(scene.window, edge, hex)),
    obstacle: scene.obstacles.find(here)?.kind ?? null,
    figure,
    part: figure === null ? null : partIn(figure, hex),
    beneath: figures.find((other) => other !== figure && other.state !== 'dead') ?? null,
    item: scene.items.findLast(here)?.kind ?? null,
    blood: scene.blood.some(isHex),
    fronts: fronts.get(hexKey(hex)) ?? [],
    ghost: scene.sealed.findLast(here) ?? null,
    landed: scene.flights.some(({ landed }) => landed !== null && isHex(landed)),
  };
}

/** Of several in one hex, he who is up is seen, then he who lies, last the dead. */
function topmost(figures: readonly Figure[]): Figure | null {
  return figures.find(isUp) ?? figures.find(({ state }) => state !== 'dead') ?? figures[0] ?? null;
}

function frontsOf({ figures, fronts }: ArenaScene): ReadonlyMap<number, readonly Team[]> {
  const found = new Map<number, readonly Team[]>();
  for (const figure of figures.filter((one) => isUp(one) && fronts.includes(one.team))) {
    const struck = figure.strikes ?? frontSides(figure.facing).map((side) => neighbour(frontFrom(figure), side));
    for (const hex of struck) {
      const key = hexKey(hex);
      const teams = found.get(key) ?? [];
      if (!teams.includes(figure.team)) found.set(key, [...teams, figure.team]);
    }
  }
  return found;
}
