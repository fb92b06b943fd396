/** The shapes of arenas that come from outside. */
import * as z from 'zod/mini';
import { EDGES } from '../../../../kernel/arena.ts';
import { OBSTACLES_MAX } from './setup.ts';
import { ARENA_SIZES, type Arena, type ArenaSetup, OBSTACLE_KINDS, type Obstacle } from './types.ts';

const int = z.int();
const obstacle: z.ZodMiniType<Obstacle> = z.strictObject({
  kind: z.enum(OBSTACLE_KINDS),
  at: z.strictObject({ q: int, r: int }),
});
const size = z.literal(ARENA_SIZES);

/** Checks what a set-up says of the arena (27.2): null leaves size or obstacles to the dice. */
export const arenaSetupSchema: z.ZodMiniType<ArenaSetup> = z.strictObject({
  size: z.nullable(size),
  obstacles: z.nullable(z.union([int.check(z.minimum(0), z.maximum(OBSTACLES_MAX)), z.array(obstacle)])),
});

/** Checks an arena that comes out of a save: its walls, and its obstacles each in a hex. */
export const arenaSchema: z.ZodMiniType<Arena> = z.strictObject({
  size,
  walls: z.array(z.enum(EDGES)),
  obstacles: z.array(obstacle),
});
