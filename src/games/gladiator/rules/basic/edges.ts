/** 7.7, 27.4: going over the edge of the map, where a wall may stand. */
import { type Edge, edgeBeyond, edgesCrossed, isBeyond, oppositeEdge, shiftWindow } from '../../../../kernel/arena.ts';
import { ONE_DIE } from '../../../../kernel/dice.ts';
import type { Hex } from '../../../../kernel/hex.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../../kernel/roll.ts';
import { liesBeyond } from '../arena/obstacles.ts';
import type { Arena } from '../arena/types.ts';
import type { PhaseContext } from '../phase.ts';
import type { Fighter, State } from '../types.ts';

/** 7.7 Hexes by which the map gives way at an edge. */
const EDGE_SHIFT = 3;
/** C14 The edge is a wall from this on. */
const WALL_MIN = 6;

/**
 * 27.4.1, 27.4.3 Whether a wall keeps a man from a hex next to his: one that stands there, or one that he
 * comes upon now, by a die for each edge he would go over.
 */
export function meetsWall(ctx: PhaseContext, fighter: Fighter, from: Hex, to: Hex): boolean {
  const { arena, window } = ctx.state;
  if (arena === null) return false;
  const edges = edgesCrossed(window, from, to);
  if (edges.some((edge) => arena.walls.includes(edge))) return true;
  const unknown = edges.filter((edge) => !ctx.opened.has(edge) && isUnknown(ctx.state, arena, edge));
  return unknown.some((edge) => findsWall(ctx, arena, fighter, edge));
}

/** 27.4.2 With a wall on the far side there is none here; nor where somebody or something is (P160). */
function isUnknown(state: Readonly<State>, arena: Arena, edge: Edge): boolean {
  if (arena.walls.includes(oppositeEdge(edge))) return false;
  return !liesBeyond(arena, state, (hex) => isBeyond(state.window, edge, hex));
}

/** 27.4.1 From which number on a die shows a wall at an edge that a step goes over; null where none is unknown. */
export function wallFrom(state: Readonly<State>, from: Hex, to: Hex): number | null {
  const { arena, window } = state;
  if (arena === null) return null;
  const unknown = edgesCrossed(window, from, to).some((edge) => isUnknown(state, arena, edge));
  return unknown ? WALL_MIN - arena.size : null;
}

function findsWall(ctx: PhaseContext, arena: Arena, fighter: Fighter, edge: Edge): boolean {
  const size = [modifier(arena.size, 'arena size', '27.4.1')];
  const sum = rollOf('wall', '27.4.1', ctx.dice.throw('wall', ONE_DIE), 'sum', size);
  const roll = needing(sum, '>=', WALL_MIN, (wall) => (wall ? 'a wall' : 'open sand'));
  const walled = met(roll);
  if (walled) arena.walls.push(edge);
  else ctx.opened.add(edge);
  ctx.emit({ kind: 'edge-tested', cite: '27.4.1', fighter: fighter.id, edge, walled, rolls: [roll] });
  return walled;
}

/**
 * 7.7 A man over an edge, or over two at a corner: the map gives way by three hexes, and nobody's place
 * changes (P25, F28). A wall on the far side falls out of it (27.4.2).
 */
export function passEdges(ctx: PhaseContext, fighter: Fighter): void {
  let edge = edgeBeyond(ctx.state.window, fighter.at);
  while (edge !== null) {
    removeWall(ctx, oppositeEdge(edge));
    ctx.state.window = shiftWindow(ctx.state.window, edge, EDGE_SHIFT);
    ctx.opened.delete(edge);
    ctx.emit({ kind: 'edge-passed', cite: '7.7', fighter: fighter.id, edge });
    edge = edgeBeyond(ctx.state.window, fighter.at);
  }
}

function removeWall(ctx: PhaseContext, edge: Edge): void {
  const { arena } = ctx.state;
  if (arena === null || !arena.walls.includes(edge)) return;
  arena.walls = arena.walls.filter((wall) => wall !== edge);
  ctx.emit({ kind: 'wall-removed', cite: '27.4.2', edge });
}
