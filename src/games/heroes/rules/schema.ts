/** Shapes of all that comes from outside: set-ups, states, choices. */

import * as z from 'zod/mini';
import { ASKED_LEVELS, PLAYER_SEAT } from '../../../kernel/levels.ts';
import { RESULT_LETTERS } from '../../../kernel/state.ts';
import type { HeroesDecisions } from './kit.ts';
import { type FighterSetup, type HeroesSetup, STANDINGS, type State } from './types.ts';
import {
  type Attributes,
  BOARDS,
  GATE_PAIRS,
  GENDERS,
  HANDS,
  ITEMS,
  LOCALES,
  PARTS,
  SIGNATURES,
  STYLES,
} from './words.ts';

const count = z.int().check(z.minimum(0));
const between = (low: number, high: number) => z.int().check(z.minimum(low), z.maximum(high));
const side = z.union([z.literal(0), z.literal(1)]);
const seat = z.nullable(count);
const zone = z.string().check(z.regex(/^[A-G][1-5]$/));
const id = z.string().check(z.regex(/^[A-H]$/));
const part = z.enum(PARTS);
const hand = z.enum(HANDS);
const item = z.enum(ITEMS);
const name = z.string().check(z.minLength(1), z.maxLength(40));

const attributesOf = (low: number): z.ZodMiniType<Attributes> => {
  const one = between(low, 7);
  return z.strictObject({ savvy: one, speed: one, strength: one });
};

/** 2.5 A card. */
export const cardSchema = z.strictObject({
  gender: z.enum(GENDERS),
  handed: hand,
  signatures: z.array(z.enum(SIGNATURES)).check(z.minLength(1), z.maxLength(2)),
  attributes: attributesOf(1),
  lost: z.partialRecord(part, between(1, 6)),
  spared: z.boolean(),
});

const rank = z.enum(['star', 'grunt']);
const fighterSetup: z.ZodMiniType<FighterSetup> = z.strictObject({
  ...{ name, side, seat, rank },
  level: z.exactOptional(z.enum(ASKED_LEVELS)),
  style: z.nullable(z.enum(STYLES)),
  secondary: z.boolean(),
  card: z.nullable(cardSchema),
  row: z.nullable(between(1, 6)),
});

const SIDES_MOST = 4;
/** 4.1 One to four a side, those of side 0 first. */
function areSides(fighters: readonly FighterSetup[]): boolean {
  const counts = [0, 1].map((one) => fighters.filter((fighter) => fighter.side === one).length);
  const ordered = fighters.every((fighter, i) => i === 0 || (fighters[i - 1]?.side ?? 0) <= fighter.side);
  return ordered && counts.every((size) => size >= 1 && size <= SIDES_MOST);
}

/** A level is for whom the program leads from a seat of its own. */
const isLedSo = ({ seat: from, level }: FighterSetup): boolean => level === undefined || (from ?? 0) > PLAYER_SEAT;

/** 4 A set-up. */
export const setupSchema: z.ZodMiniType<HeroesSetup> = z.strictObject({
  board: z.enum(BOARDS),
  gates: z.enum(GATE_PAIRS),
  locale: z.nullable(z.enum(LOCALES)),
  toDeath: z.nullable(z.boolean()),
  starPower: z.boolean(),
  fighters: z
    .array(fighterSetup)
    .check(z.refine(areSides, 'expected one to four fighters a side, those of side 0 first'))
    .check(
      z.refine(
        (all) => all.every(isLedSo),
        `a fighter with a level is led from a seat of the program, above ${PLAYER_SEAT}`,
      ),
    ),
});

const partState = z.strictObject({ max: between(1, 7), now: between(0, 7), armour: between(0, 3) });
const held = z.nullable(item);
const fighter = z.strictObject({
  ...{ id, name, side, seat, rank, card: cardSchema },
  ...{ style: z.enum(STYLES), secondary: z.boolean(), gate: zone, zone, from: z.nullable(zone), entered: count },
  ...{ start: attributesOf(1), now: attributesOf(0), rated: z.int() },
  parts: z.record(part, partState),
  hands: z.strictObject({ left: held, right: held }),
  ...{ bonus: count, starPower: count },
  ...{ knocked: z.boolean(), ensnared: z.boolean(), blinded: z.boolean(), steadied: z.boolean() },
  ...{ kicked: z.boolean(), threw: z.boolean(), taken: count, dealt: count, wounded: z.array(part) },
  ...{ killings: count, defeated: z.array(id), standing: z.enum(STANDINGS) },
  ...{ fate: z.nullable(z.enum(['spared', 'killed'])), mercy: z.boolean(), beatenBy: z.nullable(id) },
});
const groundItem = z.strictObject({ item, zone, fell: count, missed: z.nullable(id) });
const exchange = z.strictObject({
  kind: z.enum(['maneuver', 'attack', 'net', 'throw', 'sand']),
  ...{ first: id, second: id, advantage: z.boolean(), bash: z.boolean(), retakes: count },
});
const outcome = z.strictObject({
  ...{ winner: z.nullable(side), by: z.string(), results: z.record(z.string(), z.enum(RESULT_LETTERS)) },
});

/** A match as it stands. */
export const stateSchema: z.ZodMiniType<State> = z.strictObject({
  ...{ turn: count, phase: between(0, 9), outcome: z.nullable(outcome) },
  ...{ board: z.enum(BOARDS), toDeath: z.boolean(), fighters: z.array(fighter), ground: z.array(groundItem) },
  ...{ order: z.array(id), done: count, turns: count, steps: count, breaks: count },
  ...{ attacked: z.boolean(), picked: z.boolean(), exchange: z.nullable(exchange) },
});

const pickUp = { ground: count, hand };
const act = z.union([
  z.strictObject({ do: z.enum(['hold', 'stand', 'escape', 'clear-eyes', 'destroy-net', 'surrender']) }),
  z.strictObject({ do: z.enum(['move', 'leave', 'roll-away']), to: zone }),
  z.strictObject({ do: z.enum(['attack', 'toss', 'sand']), foe: id }),
  z.strictObject({ do: z.literal('throw'), hand, foe: id }),
  z.strictObject({ do: z.enum(['switch', 'drop']), hand }),
  z.strictObject({ do: z.literal('pick-up'), ...pickUp }),
]);

/** What may be answered, by kind. */
export const choiceSchemas: {
  readonly [K in keyof HeroesDecisions & string]: z.ZodMiniType<HeroesDecisions[K]['choice']>;
} = {
  act,
  'pick-up': z.nullable(z.strictObject(pickUp)),
  target: id,
  bonus: count,
  edge: z.enum(['advantage', 'bash']),
  swordsman: z.union([z.literal(0), z.literal(1)]),
  'star-power': z.boolean(),
};
