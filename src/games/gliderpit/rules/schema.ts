/** Shapes of all that comes from outside: set-ups, states, choices. */
import * as z from 'zod/mini';
import type { Direction, Hex } from '../../../kernel/hex.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { ADVANCED } from './acts.ts';
import type { PitDecisions } from './kit.ts';
import { type GliderSetup, PIT_LETTERS, PIT_LEVELS, type PitSetup, type State } from './types.ts';
import { FLOORS, OUTS, WEAPONS, ZONES } from './words.ts';

const count = z.int().check(z.minimum(0));
const id = z.string().check(z.regex(/^[A-F]$/));
const name = z.string().check(z.minLength(1), z.maxLength(40));
const weapon = z.enum(WEAPONS);
const zone = z.enum(ZONES);
const floor = z.literal(FLOORS);
const hex: z.ZodMiniType<Hex> = z.strictObject({ q: z.int(), r: z.int() });
const facing: z.ZodMiniType<Direction> = z.literal([0, 1, 2, 3, 4, 5]);
const side = z.literal([-1, 1]);
const sides = z.literal([-1, 0, 1]);
const sign = z.literal([-1, 1]);

const MOST = 6;

/** 23.8 Grudges by id. */
const grudges = z.exactOptional(z.record(id, z.int().check(z.minimum(1), z.maximum(3))));

const gliderSetup: z.ZodMiniType<GliderSetup> = z.strictObject({
  grudges,
  level: z.exactOptional(z.enum([...PIT_LEVELS, 'bot'])),
  ...{ name, team: count, seat: z.nullable(count), straps: count.check(z.maximum(2)) },
});

/** 1 Two to six, of two teams at least. */
const areTeams = (gliders: readonly GliderSetup[]): boolean =>
  gliders.length >= 2 && gliders.length <= MOST && new Set(gliders.map(({ team }) => team)).size >= 2;

/** A level is for whom the program leads from a seat of its own. */
const isLedSo = ({ seat, level }: GliderSetup): boolean => level === undefined || (seat ?? 0) > PLAYER_SEAT;

/** 4.6 A set-up. */
export const setupSchema: z.ZodMiniType<PitSetup> = z.strictObject({
  ...{ floor, randomWeapons: z.boolean(), randomChits: z.boolean(), advanced: z.boolean() },
  armoury: z.int().check(z.minimum(1), z.maximum(6)),
  first: z.array(count),
  gliders: z
    .array(gliderSetup)
    .check(z.refine(areTeams, 'expected two to six gliders of two teams at least'))
    .check(z.refine((all) => all.every(isLedSo), 'a glider with a level is led from a seat of the program')),
});

const glider = z.strictObject({
  ...{ id, name, team: count, seat: z.nullable(count), program: z.boolean(), zone: z.nullable(zone), hex, facing },
  ...{ alt: z.int(), speed: count, stunned: z.boolean(), netted: z.boolean(), ownNet: z.boolean() },
  ...{ stowed: z.array(weapon), hand: z.nullable(weapon), limit: count, wishes: z.nullable(z.array(weapon)) },
  ...{ out: z.nullable(z.enum(OUTS)), downedBy: z.nullable(id), grudges },
});
const flight = z.strictObject({
  ...{ start: count, left: count, first: z.boolean(), hexTurn: sides, lastSlip: sides },
  ...{ paid: z.boolean(), climbed: z.boolean() },
});
const ram = z.strictObject({ foe: id, levels: z.int().check(z.minimum(1), z.maximum(3)), bonus: count });
const marker = z.strictObject({ row: z.int().check(z.minimum(1)), sign });
const outcome = z.strictObject({
  ...{ winner: z.nullable(count), by: z.string(), results: z.record(z.string(), z.enum(PIT_LETTERS)) },
});

/** A bout as it stands. */
export const stateSchema: z.ZodMiniType<State> = z.strictObject({
  ...{ turn: count, phase: count, outcome: z.nullable(outcome), floor, randomWeapons: z.boolean() },
  ...{ randomChits: z.boolean(), advanced: z.boolean(), gliders: z.array(glider) },
  ...{ order: z.array(count), passed: z.array(count) },
  armoury: z.strictObject({ dagger: count, net: count, spear: count, stone: count, sword: count }),
  ...{ chits: z.array(id), outs: z.array(id) },
  acting: z.nullable(z.strictObject({ glider: id, flight, ram: z.nullable(ram) })),
  air: z.nullable(z.strictObject({ up: count, down: count, placed: z.array(marker) })),
});

const drop = z.strictObject({ do: z.literal('drop') });
const maneuver = z.union([
  z.strictObject({ do: z.enum(['forward', 'climb', 'ram', ...ADVANCED]) }),
  z.strictObject({ do: z.literal('slip'), side }),
  z.strictObject({ do: z.literal('turn'), side, pay: z.nullable(z.enum(['speed', 'altitude'])) }),
  drop,
]);

/** What may be answered, by kind. */
export const choiceSchemas: {
  readonly [K in keyof PitDecisions]: z.ZodMiniType<PitDecisions[K]['choice']>;
} = {
  zone,
  draft: z.union([
    z.strictObject({ do: z.literal('pass') }),
    z.strictObject({ do: z.literal('take'), weapon, glider: id }),
  ]),
  assign: id,
  launch: z.strictObject({ hex, facing, dive: count.check(z.maximum(3)) }),
  maneuver,
  glide: z.union([
    z.strictObject({ do: z.literal('hold') }),
    z.strictObject({ do: z.literal('dive'), levels: z.int().check(z.minimum(1), z.maximum(3)) }),
    drop,
  ]),
  combat: z.union([
    z.strictObject({ do: z.literal('nothing') }),
    z.strictObject({ do: z.enum(['throw', 'strike', 'transfer']), at: id }),
    drop,
  ]),
  shift: sides,
  action: z.union([
    z.strictObject({ do: z.enum(['nothing', 'stow', 'escape']) }),
    z.strictObject({ do: z.literal('take'), weapon }),
    drop,
  ]),
  air: marker,
};
