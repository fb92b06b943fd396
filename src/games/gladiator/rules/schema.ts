/** The shapes of all that comes from outside: set-ups, choices, saved states. */
import * as z from 'zod/mini';
import { ASKED_LEVELS, PLAYER_SEAT } from '../../../kernel/levels.ts';
import { talentsSchema } from './advanced/talent-schema.ts';
import { talentMissing } from './advanced/talents.ts';
import { arenaSchema, arenaSetupSchema } from './arena/schema.ts';
import { isLaidOut } from './arena/setup.ts';
import { isBeastKind, isIn } from './beasts/setup.ts';
import { BEAST_KINDS } from './beasts/types.ts';
import { waveFault } from './match-setup.ts';
import { armour, isWornIn, rulesSchema } from './rules-schema.ts';
import { JAVELINS } from './setup/equipment.ts';
import { FIGHTER_IDS, SIDE_MAX } from './setup/lineup.ts';
import { type FighterSetup, initialState, type Setup } from './setup/setup.ts';
import { ANIMAL_KINDS } from './springsteen/types.ts';
import { editionOf } from './tables/edition-types.ts';
import {
  ACTION_CODES,
  type Act,
  ALL_STYLES,
  type Allocation,
  type Area,
  type Attack,
  CAUGHT_BY,
  type Draw,
  END_CAUSES,
  FATES,
  GLADIATOR_TYPES,
  type GladiatorDecisions,
  type Item,
  type Plot,
  RESULT_LETTERS,
  RIDER_STYLES,
  ROLL_WAYS,
  SHIELD_SIZES,
  SNARE_KINDS,
  type Snare,
  SPECIAL_ATTACKS,
  type SpecialAttack,
  type State,
  WEAPON_WORD,
  type Weapon,
} from './types.ts';

const int = z.int();
const count = z.int().check(z.minimum(0));
const text = z.string().check(z.minLength(1), z.maxLength(40));
const area = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
const direction = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
const side = z.union([z.literal(0), z.literal(1)]);
/** Whether there is such a weapon is for the tables to say, by `unknownWeapon`. */
const weaponWord = z.string().check(z.regex(WEAPON_WORD));
const hex = z.strictObject({ q: int, r: int });
const byArea = <S extends z.ZodMiniType>(one: S) => z.strictObject({ 1: one, 2: one, 3: one, 4: one, 5: one });

const fightingSpirit = z.union([z.literal(-1), z.literal(0), z.literal(1)]);
const gladiatorType = z.enum(GLADIATOR_TYPES);
const shieldSize = z.enum(SHIELD_SIZES);

/** The most and least a rating can be; wide enough for every table, all experience and all injuries (32.2). */
export const RATING_RANGES = { tr: [1, 18], st: [-30, 10], ag: [-30, 10], cn: [1, 10], w: [1, 18] } as const;
/** P110 The least and the most LK a man can have. */
export const LUCK_RANGE = [2, 12] as const;
/** 39.5.2 What 1D6 can cost a man whose CN is as low as it gets. */
const LACKS_MAX = 6;
const rating = ([low, high]: readonly [number, number]) => z.nullable(int.check(z.minimum(low), z.maximum(high)));

const fighterSetup = z.strictObject({
  id: z.string().check(z.regex(/^[A-Z]$/)),
  side,
  by: z.enum(['seat', 'book']),
  seat: z.nullable(count),
  level: z.exactOptional(z.enum(ASKED_LEVELS)),
  kind: z.enum([...GLADIATOR_TYPES, ...ALL_STYLES, ...BEAST_KINDS, 'surprise', 'hunt']),
  name: z.nullable(text),
  ratings: z.strictObject({
    tr: rating(RATING_RANGES.tr),
    st: rating(RATING_RANGES.st),
    ag: rating(RATING_RANGES.ag),
    cn: rating(RATING_RANGES.cn),
    w: rating(RATING_RANGES.w),
  }),
  armour: z.nullable(z.union([z.int().check(z.minimum(1), z.maximum(6)), byArea(armour)])),
  shield: z.nullable(z.enum([...SHIELD_SIZES, 'none'])),
  weapon: z._default(z.nullable(weaponWord), null),
  javelins: z.exactOptional(z.int().check(z.minimum(JAVELINS.least), z.maximum(JAVELINS.most))),
  dagger: z.exactOptional(z.boolean()),
  trained: z.exactOptional(z.nullable(z.array(weaponWord))),
  talents: z.exactOptional(talentsSchema),
  wave: z.exactOptional(count),
  fs: z.nullable(fightingSpirit),
  pr: z.nullable(int),
  luck: z.exactOptional(z.int().check(z.minimum(LUCK_RANGE[0]), z.maximum(LUCK_RANGE[1]))),
  lacks: z.exactOptional(z.int().check(z.minimum(1), z.maximum(LACKS_MAX))),
});

/** Two sides, A on side 0; more than a matched pair only where chapter 26 is in force. */
export const setupSchema: z.ZodMiniType<Setup> = z
  .strictObject({
    rules: rulesSchema,
    fighters: z.array(fighterSetup).check(z.minLength(2), z.maxLength(2 * SIDE_MAX)),
    arena: z.exactOptional(arenaSetupSchema),
    sineMissione: z.exactOptional(z.literal(true)),
  })
  .check(
    z.refine(({ fighters }) => fighters.every(({ id }, i) => id === FIGHTER_IDS[i]), {
      error: 'fighters are named A, B, C .. in their order',
    }),
    z.refine(({ fighters }) => sidesOf(fighters).every((men) => men.length >= 1 && men.length <= SIDE_MAX), {
      error: `each side wants 1 to ${SIDE_MAX} men`,
    }),
    z.refine(({ fighters }) => fighters[0]?.side === 0, { error: 'A is on side 0' }),
    z.refine(({ rules: { sections }, fighters }) => sections.includes(26) || isPaired(fighters), {
      error: 'more than one man a side is of chapter 26, which is not in force',
    }),
    z.refine(({ fighters }) => waveFault(fighters.filter((one) => !isWild(one))) === null, {
      error: 'in a consecutive match one man meets the others, who come in waves 1, 2 .. of one man each (38.2.3)',
    }),
    z.refine(({ fighters }) => !fighters.some((one) => isWild(one) && (one.wave ?? 0) > 0), {
      error: 'beasts come all at once (38.2.3)',
    }),
    z.refine(({ sineMissione, fighters }) => sineMissione !== true || !fighters.some(isWild), {
      error: 'beasts beg nobody, and no hunt is a death match (38.2.3)',
    }),
    z.refine(({ rules: { sections }, fighters }) => sections.includes(28) || !fighters.some(isWild), {
      error: 'beasts are of chapter 28, which is not in force',
    }),
    z.refine(({ rules: { sections }, fighters }) => sections.includes(30) || !fighters.some(rides), {
      error: 'riders are of chapter 30, which is not in force',
    }),
    z.refine(({ fighters }) => fighters.every((one) => !rides(one) || one.by === 'book'), {
      error: 'only centurions ride (30.2.1)',
    }),
    z.refine(({ rules: { sections }, fighters }) => sections.includes(31) || !fighters.some(isTalented), {
      error: 'talents are of chapter 31, which is not in force',
    }),
    z.refine(({ fighters }) => fighters.every(mayFightSo), {
      error: 'retiarius and laquearius want the talent RE, dimachaerus DI (31.3, P113)',
    }),
    z.refine(
      ({ rules: { beastBook }, fighters }) => fighters.every(({ kind }) => !isBeastKind(kind) || isIn(beastBook, kind)),
      {
        error: `Springsteen's beast book knows only ${ANIMAL_KINDS.join(', ')} (P180)`,
      },
    ),
    z.refine(({ fighters }) => fighters.every((one) => !isWild(one) || (one.side === 1 && one.by === 'book')), {
      error: "beasts are of side 1, and played 'by book'",
    }),
    z.refine(({ fighters }) => !fighters.some(isWild) || fighters.every((one) => one.side === 0 || isWild(one)), {
      error: 'men and beasts do not fight on one side',
    }),
    z.refine(({ fighters }) => !fighters.some(({ kind }) => kind === 'hunt') || fighters.filter(isWild).length === 1, {
      error: 'a hunt draws all the beasts that come, and stands alone',
    }),
    z.refine(({ rules, fighters }) => fighters.every((one) => isWornIn(editionOf(rules), one.armour)), {
      error: 'partial armour is tested by other dice in this edition (P261)',
    }),
    z.refine(({ rules, fighters }) => editionOf(rules) === 'v2' || fighters.every(({ shield }) => shield !== 'XL'), {
      error: 'shields of size XL are of V2.0 (P305)',
    }),
    z.refine(({ rules: { sections }, fighters }) => sections.includes(34) || !fighters.some(({ luck }) => luck), {
      error: 'luck is of chapter 34, which is not in force',
    }),
    z.refine(({ fighters }) => fighters.every(({ by, seat }) => (by === 'seat') === (seat !== null)), {
      error: "a man has a seat if, and only if, he is played 'by seat'",
    }),
    z.refine(({ fighters }) => fighters.every(({ seat, level }) => level === undefined || (seat ?? 0) > PLAYER_SEAT), {
      error: `a man with a level is led from a seat of the program, above ${PLAYER_SEAT}`,
    }),
    z.refine(({ rules: { sections }, arena }) => arena === undefined || sections.includes(27), {
      error: 'an arena is of chapter 27, which is not in force',
    }),
    z.refine((setup) => isLaidOut(initialState(setup).window, setup.arena), {
      error: 'obstacles want hexes of their own on the map',
    }),
  );

/** At most one man a side at once; beasts are no men. */
function isPaired(fighters: readonly Pick<FighterSetup, 'side' | 'kind' | 'wave'>[]): boolean {
  return sidesOf(fighters.filter((one) => !isWild(one) && (one.wave ?? 0) === 0)).every((men) => men.length <= 1);
}

function rides({ kind }: { readonly kind: string }): boolean {
  return RIDER_STYLES.some((style) => style === kind);
}

function isTalented({ talents }: Pick<FighterSetup, 'talents'>): boolean {
  return talents !== undefined;
}

/** P113, P214 Whether a seat's man has the talent of his style; nobody asks where his talents are not written. */
function mayFightSo({ by, level, kind, talents }: Pick<FighterSetup, 'by' | 'level' | 'kind' | 'talents'>): boolean {
  const style = ALL_STYLES.find((one) => one === kind);
  return (
    by === 'book' ||
    level !== undefined ||
    style === undefined ||
    talents === undefined ||
    talentMissing(style, talents) === null
  );
}

function isWild({ kind }: { readonly kind: string }): boolean {
  return kind === 'hunt' || isBeastKind(kind);
}

function sidesOf<F extends { readonly side: number }>(fighters: readonly F[]): readonly (readonly F[])[] {
  return [0, 1].map((side) => fighters.filter((one) => one.side === side));
}

const turnBy = int.check(z.minimum(-2), z.maximum(3));
const plot: z.ZodMiniType<Plot> = z.strictObject({
  actions: z
    .array(
      z.strictObject({
        code: z.enum(ACTION_CODES),
        before: turnBy,
        after: turnBy,
        way: z.nullable(z.enum(ROLL_WAYS)),
      }),
    )
    .check(z.maxLength(6)),
  act: z.boolean(),
  net: z.exactOptional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('toss') }),
      z.strictObject({ kind: z.literal('swing') }),
      z.strictObject({ kind: z.literal('lay'), hex: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
    ]),
  ),
});

const hand = z.int().check(z.minimum(0), z.maximum(1));
const act: z.ZodMiniType<Act> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('throw'), hand, target: z.string() }),
  z.strictObject({ kind: z.literal('recover'), item: count, drop: z.nullable(hand) }),
  z.strictObject({ kind: z.literal('kick'), item: count, direction }),
  z.strictObject({ kind: z.literal('drop'), hand }),
]);

const draw: z.ZodMiniType<Draw> = z.strictObject({ weapon: z.nullable(count), drop: z.nullable(hand) });

const attack: z.ZodMiniType<Attack> = z.strictObject({
  area,
  cf: int,
  arm: z.exactOptional(count),
  special: z.exactOptional(z.enum(Object.keys(SPECIAL_ATTACKS) as SpecialAttack[])),
  target: z.exactOptional(z.string()),
  edge: z.exactOptional(z.literal(true)),
  fatal: z.exactOptional(z.literal(true)),
});
const allocation: z.ZodMiniType<Allocation> = z.strictObject({
  attacks: z.array(attack),
  defence: byArea(int),
  special: z.exactOptional(area),
});
const aim: z.ZodMiniType<Area> = area;

/** Check the shape of an answer of each kind that comes out of a save; whether it is legal, the decision's rules say. */
export const choiceSchemas: {
  readonly [K in keyof GladiatorDecisions]: z.ZodMiniType<GladiatorDecisions[K]['choice']>;
} = {
  plot,
  act,
  aim,
  feint: aim,
  face: direction,
  cast: z.string(),
  sand: z.nullable(z.string()),
  mercy: z.boolean(),
  call: z.boolean(),
  draw,
  grapple: z.boolean(),
  hold: z.nullable(count),
  lose: hand,
  seize: z.nullable(hand),
  escape: count,
  drag: z.nullable(count),
  allocate: allocation,
  favour: z.boolean(),
  keep: z.enum(['first', 'second']),
};

const weapon: z.ZodMiniType<Weapon> = z.strictObject({
  id: count,
  kind: weaponWord,
  short: z.exactOptional(z.literal(true)),
});
const snare: z.ZodMiniType<Snare> = z.strictObject({ id: count, kind: z.enum(SNARE_KINDS) });
const item: z.ZodMiniType<Item> = z.union([
  weapon,
  snare,
  z.strictObject({ id: count, kind: z.literal('shield'), size: shieldSize, ticked: count }),
]);

const beast = z.strictObject({
  kind: z.enum(BEAST_KINDS),
  hexes: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  panicked: z.boolean(),
  fed: z.boolean(),
  dazed: z.boolean(),
  reared: z.boolean(),
  horse: z.boolean(),
  rider: z.nullable(z.string()),
});

const fighter = z.strictObject({
  id: z.string(),
  side,
  by: z.enum(['seat', 'book']),
  seat: z.nullable(count),
  name: text,
  type: gladiatorType,
  style: z._default(z.nullable(z.enum(ALL_STYLES)), null),
  beast: z._default(z.nullable(beast), null),
  mount: z._default(z.nullable(z.string()), null),
  tr: int,
  st: int,
  ag: int,
  cn: int,
  w: int,
  cfAtStart: int,
  fs: fightingSpirit,
  pr: int,
  luck: z.exactOptional(count),
  favours: z.exactOptional(count),
  pb: z._default(count, 0),
  armour: byArea(armour),
  hands: z.array(item).check(z.maxLength(2)),
  sheath: z._default(z.array(weapon), []),
  trained: z._default(z.nullable(z.array(weaponWord)), null),
  talents: z._default(talentsSchema, []),
  arrows: z._default(count, 0),
  at: hex,
  facing: direction,
  posture: z.enum(['standing', 'kneeling', 'prone']),
  faceUp: z.boolean(),
  lastStep: z.nullable(z.enum(['forward', 'backward'])),
  conscious: z.boolean(),
  fate: z.enum(FATES),
  wave: z._default(count, 0),
  since: z._default(count, 1),
  wounds: byArea(count),
  vision: count,
  exhaustion: count,
  stun: z.strictObject({ amount: count, turn: count, phase: count }),
  arteries: z.array(z.strictObject({ area, turn: count, phase: count })),
  ensnared: z._default(
    z.nullable(
      z.strictObject({
        snare,
        by: z.enum(CAUGHT_BY),
        holder: z.nullable(z.string()),
        turn: count,
        phase: count,
        dragged: z.boolean(),
      }),
    ),
    null,
  ),
  grappled: z._default(z.nullable(z.strictObject({ by: z.string(), area })), null),
  netAgain: z._default(count, 0),
  shieldWeighed: z._default(z.boolean(), false),
  lastStruckBy: z._default(z.nullable(z.string()), null),
  mortal: z.boolean(),
  limps: count,
  stumbles: count,
  owesStumble: z.boolean(),
  stumbling: z.boolean(),
  aside: z._default(z.boolean(), false),
  moves: count,
  exceeded: z.boolean(),
  exceededLastTurn: z.boolean(),
  attackTotal: count,
  defenceTotal: count,
});

const outcome = z.strictObject({
  winner: z.nullable(side),
  by: z.enum(END_CAUSES),
  results: z.record(z.string(), z.enum(RESULT_LETTERS)),
});

/** Checks the state of a bout that comes out of a save; what older saves do not have gets its usual value. */
export const stateSchema: z.ZodMiniType<State> = z.strictObject({
  turn: count,
  phase: count,
  outcome: z.nullable(outcome),
  rules: rulesSchema,
  sineMissione: z._default(z.boolean(), false),
  fighters: z.array(fighter),
  loose: z.array(z.strictObject({ item, at: hex })),
  blood: z._default(z.array(hex), []),
  window: z.strictObject({ column: int, row: int, columns: count, rows: count }),
  arena: z._default(z.nullable(arenaSchema), null),
});
