/** Shapes of all that comes from outside: set-ups, states, choices. */
import * as z from 'zod/mini';
import type { Direction, Hex } from '../../../kernel/hex.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import type { GladiatoriDecisions } from './kit.ts';
import { type FighterSetup, GLADIATORI_LEVELS, type GladiatoriSetup } from './setup-types.ts';
import { LETTERS, STANDINGS, STEPS, type State } from './types.ts';
import {
  ACTIONS,
  CARDS,
  CHARACTERS,
  ENERGIES,
  INTENTIONS,
  ITEM_METHODS,
  ITEMS,
  PLANS,
  POWERS,
  RULE_LEVELS,
  SKILLS,
  SPECIES,
  TRAITS,
  UNSEEN,
} from './words.ts';

const count = z.int().check(z.minimum(0));
const seat = z.nullable(count);
const id = z.string().check(z.regex(/^[A-D]$/));
const target = z.string().check(z.regex(/^(?:[A-D]|(?:dog|wolf|lion|bear) \d{1,3})$/));
const name = z.string().check(z.minLength(1), z.maxLength(40));
const hex: z.ZodMiniType<Hex> = z.strictObject({ q: z.int(), r: z.int() });
const way: z.ZodMiniType<Direction> = z.literal([0, 1, 2, 3, 4, 5]);
const cardName = z.enum(CARDS);
const card = z.enum([...CARDS, UNSEEN]);
const item = z.enum(ITEMS);
const power = z.enum(POWERS);
const element = z.enum([...CARDS, ...TRAITS]);
const sheet = z.strictObject({ offense: count, guard: count, endurance: count, blood: count, speed: count });
const small = count.check(z.maximum(40));
const names = z.array(cardName).check(z.maxLength(60));

/** 2.2 What a gladiator is made of. */
export const buildSchema = z.strictObject({
  ...{ sheet, cards: names, powers: z.array(power).check(z.maxLength(9)) },
});
const fighterSetup: z.ZodMiniType<FighterSetup> = z.strictObject({
  level: z.exactOptional(z.enum([...GLADIATORI_LEVELS, 'bot'])),
  ...{ name, team: small, seat, character: z.enum([...CHARACTERS, 'custom']), build: z.nullable(buildSchema) },
  ...{ budget: count.check(z.maximum(400)), items: z.nullable(z.array(item).check(z.maxLength(2))) },
});
const options = z.strictObject({
  ...{ freePlacement: z.boolean(), bonusDamage: z.boolean(), lastManStandingWins: z.boolean(), singleVp: z.int() },
  ...{ promptEveryInstant: z.boolean(), itemMethod: z.enum(ITEM_METHODS) },
  ...{ overlimit: z.exactOptional(z.boolean()), hoplomachusGuard: z.exactOptional(z.literal([4, 5])) },
});
const level = z.enum(RULE_LEVELS);
const MOST = 4;
const MOST_ANIMALS = 40;
const animals = z.union([
  z.strictObject({ kinds: z.array(z.enum(SPECIES)).check(z.minLength(1), z.maxLength(MOST_ANIMALS)) }),
  z.strictObject({ species: z.enum(SPECIES), count: z.enum(['even', 'random']) }),
]);

/** A custom gladiator has a build; a level is for whom the program leads from a seat of its own. */
const isWhole = ({ character, build: made, seat: from, level: led }: FighterSetup): boolean =>
  (character !== 'custom' || made !== null) && (led === undefined || (from ?? 0) > PLAYER_SEAT);
/** 0 One to four; several teams, or animals for all. */
const isMatch = ({ fighters, animals: pack }: GladiatoriSetup): boolean =>
  pack !== null || new Set(fighters.map(({ team }) => team)).size > 1;

/** 4 A set-up. */
export const setupSchema: z.ZodMiniType<GladiatoriSetup> = z
  .strictObject({
    fighters: z
      .array(fighterSetup)
      .check(z.minLength(1), z.maxLength(MOST))
      .check(z.refine((all) => all.every(isWhole), 'a custom gladiator has a build, a level a seat of the program')),
    ...{ animals: z.nullable(animals), level, options },
  })
  .check(z.refine(isMatch, 'expected opponents or animals'));

const cards = z.array(card);
const over = z.nullable(z.strictObject({ skill: z.enum(SKILLS), amount: count }));
const rowCard = z.strictObject({ card, rotated: z.boolean(), standby: z.boolean(), hidden: z.boolean() });
const book = z.strictObject({
  ...{ plan: z.enum(PLANS), intention: z.nullable(z.enum(INTENTIONS)), target: z.nullable(target) },
  ...{ hex: z.nullable(hex), facing: z.nullable(way) },
});
const fighter = z.strictObject({
  ...{ id, name, team: count, seat, character: z.enum([...CHARACTERS, 'custom']), start: sheet, list: cards },
  ...{ cur: sheet, over, powers: z.array(power), deck: cards, hand: cards, hpDeck: cards, discard: cards },
  ...{ seen: z.array(cardName), removed: z.array(cardName), withheld: cards, row: z.array(rowCard), played: cards },
  lunged: cards,
  items: z.array(z.strictObject({ name: item, damaged: z.boolean(), holds: z.nullable(target) })),
  ...{ hex, facing: way, unbalanced: count, faceDown: z.boolean(), trapped: count, pending: count },
  ...{ turned: z.boolean(), vp: z.int(), stackSeq: count, delayBonus: z.boolean() },
  ally: z.nullable(z.strictObject({ vs: target, amount: count })),
  ...{ undead: z.nullable(count), fury: z.boolean(), standing: z.enum(STANDINGS), overkill: z.nullable(count) },
  ...{ believed: sheet, dealt: count, taken: count, attacks: count, hits: count, kills: count },
  book: z.nullable(book),
});
const animal = z.strictObject({
  ...{ id: target, kind: z.enum(SPECIES), hex: z.nullable(hex), trapped: count },
  ...{ state: z.enum(['waiting', 'out', 'dead']), entry: z.nullable(count), born: z.boolean() },
});
const played = z.strictObject({
  ...{ card, at: count, fresh: z.boolean(), wasRotated: z.boolean(), revealed: z.boolean(), up: z.boolean() },
});
const stake = z.strictObject({
  skill: z.nullable(z.strictObject({ name: z.enum(['offense', 'guard']), before: count })),
  overBefore: z.nullable(z.strictObject({ was: over })),
  ...{ blood: count, speed: count, sacrificed: z.nullable(cardName), powers: z.array(power) },
  rage: z.nullable(z.strictObject({ took: cardName, from: z.enum(['discard', 'hpDeck']) })),
  ...{ acrobatic: z.boolean(), spent: count, spentCards: z.array(cardName) },
});
const mode = z.union([
  z.strictObject({ do: z.literal('melee'), target }),
  z.strictObject({ do: z.literal('sweep'), from: count.check(z.maximum(5)), clockwise: z.boolean() }),
  z.strictObject({ do: z.literal('break'), target, item }),
  z.strictObject({ do: z.enum(['throw', 'net melee', 'net throw']), item, target }),
  z.strictObject({ do: z.literal('help'), ally: id, target }),
]);
const strike = z.strictObject({
  ...{ target, animal: z.boolean(), bearing: count, react: z.nullable(played), stake, passive: z.boolean() },
  ...{ fav: z.int(), fdv: z.nullable(z.int()), nothing: z.boolean(), unbalances: z.boolean() },
  ...{ feinted: z.boolean(), hit: z.boolean(), damage: count, doubled: z.boolean() },
});
const fight = z.strictObject({
  ...{ attacker: target, beast: z.boolean(), mode: z.nullable(mode), action: z.nullable(played), stake },
  ...{ strikes: z.array(strike), at: count, n: count, unbalances: z.boolean(), feinted: z.boolean() },
  ...{ leapDamage: count, deep: count, markers: count, wrestles: z.nullable(target) },
  ...{ frontPaid: z.boolean(), rearPaid: z.boolean() },
});
const before = z.strictObject({ id: target, hex, facing: way, melee: z.array(target) });
const sub = z.strictObject({
  ...{ fighter: id, entered: count, before: z.array(before), moved: z.array(id), action: z.nullable(played) },
});
const outcome = z.strictObject({
  ...{ winner: z.nullable(count), by: z.string(), results: z.record(z.string(), z.enum(LETTERS)) },
});

/** A game as it stands. */
export const stateSchema: z.ZodMiniType<State> = z.strictObject({
  ...{ turn: count, phase: count, outcome: z.nullable(outcome), level, options, step: z.enum(STEPS) },
  ...{ round: z.literal([1, 2]), fighters: z.array(fighter), animals: z.array(animal), gated: z.boolean() },
  ...{ coliseum: z.boolean(), order: z.array(id), done: count, queue: z.array(id), after: z.enum(STEPS) },
  pack: z.array(target),
  mauled: z.array(z.strictObject({ animal: target, fighters: z.array(id) })),
  vpBefore: z.array(z.strictObject({ id, vp: z.int() })),
  ...{ nextSeq: count, free: count, sub: z.nullable(sub), fight: z.nullable(fight) },
  seven: z.nullable(z.strictObject({ fighter: id, next: z.enum(STEPS) })),
  ...{ firstBlood: z.nullable(id), pool: z.array(item), killed: count },
});

const step = z.strictObject({ do: z.literal('step'), way, turn: z.literal([-1, 0, 1]) });
const turned = z.strictObject({ do: z.literal('turn'), by: z.literal([-2, -1, 1, 2]) });
const elements = z.array(element).check(z.maxLength(30));
const instant = z.union([
  z.strictObject({ do: z.enum(['stand up', 'delay']) }),
  z.strictObject({ do: z.literal('adaptation'), lay: names, take: names }),
  z.strictObject({ do: z.literal('resistance'), recover: elements }),
]);
const instead = z.strictObject({ instant });
const payment = z.strictObject({ cards: names, items: z.array(item).check(z.maxLength(2)) });
const fresh = z.strictObject({ do: z.literal('fresh'), card: z.enum(ACTIONS) });
const reuse = z.strictObject({ do: z.literal('reuse'), at: small });
const pass = z.strictObject({ do: z.literal('pass') });
const spend = z.array(z.enum([...CARDS, ...POWERS])).check(z.maxLength(20));
const shared = { sacrifice: z.nullable(cardName), acrobatic: z.boolean(), spend };

/** What may be answered, by kind. */
export const choiceSchemas: {
  readonly [K in keyof GladiatoriDecisions]: z.ZodMiniType<GladiatoriDecisions[K]['choice']>;
} = {
  items: z.array(item).check(z.maxLength(2)),
  bid: z.strictObject({ cards: z.array(z.enum(ENERGIES)).check(z.maxLength(60)) }),
  keep: z.array(item).check(z.maxLength(2)),
  place: z.strictObject({ hex, facing: way }),
  split: names,
  delay: z.nullable(small),
  free: z.union([
    step,
    turned,
    instant,
    z.strictObject({ do: z.literal('marker'), kind: z.enum(['trapped', 'unbalanced']), pay: elements }),
    z.strictObject({ do: z.enum(['surrender', 'done']) }),
  ]),
  action: z.union([
    fresh,
    reuse,
    pass,
    z.strictObject({ do: z.literal('standby'), from: z.union([z.enum(ACTIONS), small]), recover: elements }),
    z.strictObject({ do: z.literal('surrender') }),
  ]),
  add: names,
  declare: z.union([mode, z.strictObject({ do: z.literal('nothing') })]),
  react: z.union([fresh, reuse, pass]),
  reveal: z.strictObject({
    rage: z.nullable(z.strictObject({ card: cardName, from: z.enum(['discard', 'hpDeck']) })),
    overskill: z.nullable(z.strictObject({ skill: z.enum(SKILLS), amount: small })),
  }),
  attack: z.union([
    z.strictObject({
      ...{ offense: z.boolean(), blood: small, ...shared, lunge: names, deep: small, wrestle: z.nullable(target) },
      leap: z.strictObject({ attack: small, damage: small }),
    }),
    instead,
  ]),
  defend: z.union([z.strictObject({ guard: z.boolean(), speed: small, ...shared }), instead]),
  unbalanced: elements,
  feint: z.boolean(),
  pay: payment,
  unbeatable: z.boolean(),
  move: z.union([step, turned, z.strictObject({ do: z.literal('stop') })]),
  wrestle: z.nullable(way),
  retreat: z.boolean(),
  seven: payment,
  rest: z.union([z.strictObject({ recover: z.nullable(elements) }), instead]),
  window: z.nullable(instant),
};
