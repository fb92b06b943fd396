/** A board sorted by hex: what lies, stands and is planned where. */
import { DIRECTIONS, type Direction, type Hex, neighbour, turn } from '../../../kernel/hex.ts';
import { hexKey, remembered } from '../hex-memo.ts';
import { type HexMarks, marksAt } from '../marks.ts';
import type { BoardItem, BoardScene, EdgeMark, Piece, Zone } from './scene.ts';

/** What is known about one hex of a board, or of the wall round it. */
export interface BoardSpot extends HexMarks {
  readonly hex: Hex;
  readonly inside: boolean;
  /** It lies outside, where the wall is. */
  readonly wall: boolean;
  /** The one that is seen first. */
  readonly pieces: readonly Piece[];
  /** The one that is seen most last. */
  readonly zones: readonly Zone[];
  readonly item: BoardItem | null;
  readonly label: string | null;
  /** What is to be seen at a side. */
  edge(way: Direction): EdgeMark | null;
}

/** Looks a hex of a board up. */
export type BoardSurvey = (hex: Hex) => BoardSpot;

/** Sorts a board by hex; each hex is put together once, when it is first asked for. */
export function surveyBoard(scene: BoardScene): BoardSurvey {
  const prepared = prepare(scene);
  return remembered((hex) => spotOf(prepared, hex));
}

/** The hexes of a board, and those of the wall round it. */
export function shownHexesOf({ hexes, walled }: Pick<BoardScene, 'hexes' | 'walled'>): readonly Hex[] {
  if (!walled) return hexes;
  const all = new Map(hexes.map((hex) => [hexKey(hex), hex]));
  for (const hex of hexes)
    for (const beside of around(hex)) if (!all.has(hexKey(beside))) all.set(hexKey(beside), beside);
  return [...all.values()];
}

interface Prepared {
  readonly scene: BoardScene;
  readonly board: ReadonlySet<number>;
  readonly zones: readonly { readonly zone: Zone; readonly keys: ReadonlySet<number> }[];
  readonly edges: ReadonlyMap<number, EdgeMark>;
  readonly marks: (hex: Hex) => HexMarks;
}

function prepare(scene: BoardScene): Prepared {
  const keys = (hexes: readonly Hex[]): ReadonlySet<number> => new Set(hexes.map(hexKey));
  return {
    scene,
    board: keys(scene.hexes),
    zones: scene.zones.map((zone) => ({ zone, keys: keys(zone.hexes) })),
    edges: new Map(
      scene.edges.flatMap((edge) => [
        [sideKey(edge.at, edge.way), edge],
        [sideKey(neighbour(edge.at, edge.way), turn(edge.way, 3)), edge],
      ]),
    ),
    marks: marksAt(scene),
  };
}

function spotOf({ scene, board, zones, edges, marks }: Prepared, hex: Hex): BoardSpot {
  const key = hexKey(hex);
  const inside = board.has(key);
  const here = ({ at }: { readonly at: Hex }): boolean => hexKey(at) === key;
  return {
    ...marks(hex),
    hex,
    inside,
    wall: !inside && scene.walled && around(hex).some((beside) => board.has(hexKey(beside))),
    pieces: scene.pieces.filter(here),
    zones: zones.filter(({ keys }) => keys.has(key)).map(({ zone }) => zone),
    item: scene.items.findLast(here) ?? null,
    label: inside ? (scene.label?.(hex) ?? null) : null,
    edge: (way) => edges.get(sideKey(hex, way)) ?? null,
  };
}

function around(hex: Hex): readonly Hex[] {
  return DIRECTIONS.map((way) => neighbour(hex, way));
}

function sideKey(hex: Hex, way: Direction): number {
  return hexKey(hex) * DIRECTIONS.length + way;
}
