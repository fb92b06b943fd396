/** Shapes of all that comes from outside: set-ups, states, choices. */

import * as z from 'zod/mini';
import type { Direction, Hex } from '../../../kernel/hex.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { RESULT_LETTERS } from '../../../kernel/state.ts';
import type { MuneraDecisions } from './kit.ts';
import { type FighterSetup, MUNERA_LEVELS, type MuneraSetup, type Outfit, STATUSES, type State } from './types.ts';
import { ARENAS, ARMOURS, PROFILES, SHIELDS, SKILLS, WEAPONS } from './words.ts';

const count = z.int().check(z.minimum(0));
const seat = z.nullable(count);
const id = z.string().check(z.regex(/^[A-H]$/));
const name = z.string().check(z.minLength(1), z.maxLength(40));
const kind = z.enum(WEAPONS);
const shield = z.enum(SHIELDS);
const hex: z.ZodMiniType<Hex> = z.strictObject({ q: z.int(), r: z.int() });
const way: z.ZodMiniType<Direction> = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);

/** 11 What somebody fights with. */
const outfitSchema: z.ZodMiniType<Outfit> = z.strictObject({
  ...{ held: z.array(kind), sheathed: z.array(kind).check(z.maxLength(2)), thonged: z.boolean() },
  ...{ darts: count.check(z.maximum(4)), shield, galerus: z.boolean(), armour: z.enum(ARMOURS), helmet: z.boolean() },
});

const fighterSetup: z.ZodMiniType<FighterSetup> = z.strictObject({
  level: z.exactOptional(z.enum([...MUNERA_LEVELS, 'bot'])),
  ...{ name, team: count, seat, profile: z.enum(PROFILES), outfit: z.nullable(outfitSchema) },
  skills: z.array(z.enum(SKILLS)),
  weakened: z.exactOptional(z.int().check(z.minimum(1), z.maximum(4))),
  favour: z.exactOptional(z.int()),
});

const terms = z.strictObject({ value: z.int(), why: z.string().check(z.minLength(1), z.maxLength(40)) });

const MOST = 8;
/** 1 Two to eight, of two teams at least. */
const areTeams = (fighters: readonly FighterSetup[]): boolean =>
  fighters.length >= 2 && fighters.length <= MOST && new Set(fighters.map(({ team }) => team)).size >= 2;

/** A level is for whom the program leads from a seat of its own. */
const isLedSo = ({ seat: from, level }: FighterSetup): boolean => level === undefined || (from ?? 0) > PLAYER_SEAT;

/** 3 A set-up. */
export const setupSchema: z.ZodMiniType<MuneraSetup> = z.strictObject({
  ...{ arena: z.enum(ARENAS), endlessArrows: z.boolean(), sparedToday: count },
  terms: z.exactOptional(terms),
  fighters: z
    .array(fighterSetup)
    .check(z.refine(areTeams, 'expected two to eight fighters of two teams at least'))
    .check(z.refine((all) => all.every(isLedSo), 'a fighter with a level is led from a seat of the program')),
});

const weapon = z.strictObject({ id: z.string(), kind, thonged: z.boolean() });
const item = z.union([
  z.strictObject({ kind: z.literal('weapon'), weapon }),
  z.strictObject({ kind: z.literal('shield'), shield: z.enum(['small', 'large', 'cape']) }),
  z.strictObject({ kind: z.enum(['helmet', 'dart', 'arrow']) }),
]);
const entangled = z.strictObject({
  ...{ by: id, weapon: z.nullable(z.string()), kind: z.enum(['net', 'lasso', 'cape']) },
});
const grip = z.strictObject({ with: id, role: z.enum(['grappler', 'grappled']) });
const fighter = z.strictObject({
  ...{ id, name, team: count, seat, profile: z.enum(PROFILES), stamina0: count, stamina: z.int(), fatigue: count },
  ...{ hex, facing: way, down: z.boolean(), armour: z.enum(ARMOURS), helmet: z.boolean(), shield },
  ...{ galerus: z.boolean(), held: z.array(weapon), sheathed: z.array(weapon), darts: count, arrows: count },
  ...{ hoplomachus: z.boolean(), entangled: z.nullable(entangled), holds: z.nullable(id), grip: z.nullable(grip) },
  ...{ hazed: z.boolean(), threwSand: z.boolean(), skills: z.array(z.enum(SKILLS)), taken: count, dealt: count },
  ...{ injured: z.array(id), defeated: z.array(id), whirlHits: count, whirlDoubles: count, spared: count },
  ...{ status: z.enum(STATUSES), beatenBy: z.nullable(id), favour: z.exactOptional(z.int()) },
});
const turn = z.strictObject({
  ...{ fighter: id, modifier: z.int(), ap: z.int(), spent: count, attacks: count, used: z.array(z.string()) },
  ...{ cut: z.boolean(), stood: z.boolean(), feint: z.enum(['none', 'armed', 'used']) },
  ...{ hazes: z.array(id), floored: z.array(id) },
});
const outcome = z.strictObject({
  ...{ winner: z.nullable(count), by: z.string(), results: z.record(z.string(), z.enum(RESULT_LETTERS)) },
});

/** A bout as it stands. */
export const stateSchema: z.ZodMiniType<State> = z.strictObject({
  ...{ turn: count, phase: count, outcome: z.nullable(outcome), radius: count, endlessArrows: z.boolean() },
  ...{ fighters: z.array(fighter), ground: z.array(z.strictObject({ item, hex })), order: z.array(id) },
  ...{ sparedToday: count, terms: z.exactOptional(terms), acting: z.nullable(turn) },
});

const armed = z.union([
  z.strictObject({ by: z.enum(['weapon', 'throw']), id: z.string() }),
  z.strictObject({ by: z.enum(['dart', 'shield', 'cape', 'improvised']) }),
]);
const act = z.union([
  z.strictObject({ do: z.enum(['end', 'cut', 'drop-dart']) }),
  z.strictObject({ do: z.enum(['step', 'turn']), way }),
  z.strictObject({ do: z.literal('attack'), foe: id, with: armed, feint: z.boolean(), whirl: z.boolean() }),
  z.strictObject({ do: z.enum(['grapple', 'haze']), foe: id }),
  z.strictObject({ do: z.enum(['draw', 'sheathe', 'drop']), id: z.string() }),
  z.strictObject({ do: z.literal('discard'), what: z.enum(['shield', 'helmet']) }),
  z.strictObject({ do: z.enum(['pick-up', 'kick']), ground: count }),
]);

/** What may be answered, by kind. */
export const choiceSchemas: {
  readonly [K in keyof MuneraDecisions]: z.ZodMiniType<MuneraDecisions[K]['choice']>;
} = {
  shed: z.enum(['none', 'shield', 'helmet', 'both']),
  act,
  grapple: z.enum(['throw', 'disengage']),
};
