/** 27 What a hex of the arena is, in sentences with their rules. */

import { type ArenaWindow, EDGES, edgeBeyond, isBeyond } from '../../../../kernel/arena.ts';
import { DIRECTIONS, type Hex, neighbour } from '../../../../kernel/hex.ts';
import { isBesideTree, obstacleAt } from '../../rules/arena/obstacles.ts';
import type { Arena, ObstacleKind } from '../../rules/arena/types.ts';
import { wallFrom } from '../../rules/basic/edges.ts';
import { occupant } from '../../rules/sheet.ts';
import { SIZE_WORDS } from '../../rules/told/arena.ts';
import type { State } from '../../rules/types.ts';

const OBSTACLES: { readonly [K in ObstacleKind]: readonly string[] } = {
  pillar: [
    'A pillar: nobody can enter its hex, or strike or throw past it (27.5). A man who runs into it is stunned (27.3).',
  ],
  tree: ['A tree: only men next to each other can strike through it (27.6).'],
  mud: ['Mud: a man who enters checks for a stumble (27.7).'],
  rock: [
    'A rock: a man who runs into it is stunned (27.3), and nothing can be struck or thrown past it (27.8). From the hex next to it a single F without a turn climbs it (27.8.2).',
  ],
};

/** What stands in a hex, and what lies beyond it where it is at the edge of the map; nothing on plain sand. */
export function groundLines(state: Readonly<State>, at: Hex): readonly string[] {
  const { arena, window } = state;
  if (arena === null) return [];
  if (edgeBeyond(window, at) !== null) return [beyondText(state, arena, at)];
  const kind = obstacleAt(state, at);
  return [
    ...(kind === null ? [] : OBSTACLES[kind]),
    ...(kind === 'rock' && occupant(state, at) !== null ? [ON_ROCK] : []),
    ...(kind !== 'pillar' && isBesideTree(state, at) ? ['Next to a tree a fumble costs the weapon (27.6.1).'] : []),
    ...edgeLines(state, arena, at),
  ];
}

/** Whether nobody can ever be in a hex: a pillar, a wall. */
export function isShut(state: Readonly<State>, at: Hex): boolean {
  return state.arena !== null && (obstacleAt(state, at) === 'pillar' || isWalled(state, state.arena, at));
}

const ON_ROCK =
  'To a man on top, those on the ground count as kneeling, and their attacks on him count half. A hit makes him check for a stumble; if he falls, he falls off (27.8.2).';

/** What lies beyond the edges of the map that a hex touches. */
function edgeLines(state: Readonly<State>, arena: Arena, at: Hex): readonly string[] {
  const outside = DIRECTIONS.map((direction) => neighbour(at, direction)).filter(
    (hex) => edgeBeyond(state.window, hex) !== null,
  );
  return [...new Set(outside.map((hex) => edgeText(state, arena, at, hex)))];
}

function edgeText(state: Readonly<State>, arena: Arena, from: Hex, to: Hex): string {
  const edge = beyond(state.window, to);
  if (isWalled(state, arena, to)) return `A wall in the ${edge}: a man who runs into it is stunned (27.3, 27.4).`;
  const least = wallFrom(state, from, to);
  return least === null
    ? `The edge in the ${edge}: open sand; the map moves with him (7.7).`
    : `The edge in the ${edge}: on a roll of ${least} or more there is a wall here, in an arena of size ${arena.size}, ${SIZE_WORDS[arena.size]} (27.4.1).`;
}

function beyondText(state: Readonly<State>, arena: Arena, at: Hex): string {
  return isWalled(state, arena, at) ? 'The wall (27.4).' : 'Off the map: nobody knows yet what is there (27.4.1).';
}

function isWalled({ window }: Readonly<State>, { walls }: Arena, hex: Hex): boolean {
  return walls.some((edge) => isBeyond(window, edge, hex));
}

/** 'north', or at a corner 'north and west'. */
function beyond(window: ArenaWindow, hex: Hex): string {
  return EDGES.filter((edge) => isBeyond(window, edge, hex)).join(' and ');
}
