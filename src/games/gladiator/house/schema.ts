/** The shapes of all that comes from outside: set-ups of houses, choices, saved states. */
import * as z from 'zod/mini';
import { CHAMPION_WINS } from '../career/aftermath.ts';
import { manSchema, nameFault } from '../career/man/man-schema.ts';
import { billSchema, boutResultSchema } from '../career/munus/munus-schema.ts';
import { MATCH_TYPES } from '../career/munus/munus-types.ts';
import {
  arming,
  campaignRulesSchema,
  choiceSchemas as careerChoices,
  levelsSchema,
  purchaseSchema,
} from '../career/schema.ts';
import { MODES } from '../career/types.ts';
import { arenaSetupSchema } from '../rules/arena/schema.ts';
import { BEAST_KINDS } from '../rules/beasts/types.ts';
import { END_CAUSES, RESULT_LETTERS } from '../rules/end-types.ts';
import { isWornIn } from '../rules/rules-schema.ts';
import { editionOf } from '../rules/tables/edition-types.ts';
import { ALL_STYLES } from '../rules/types.ts';
import { DOWNFALLS, type Gladiator, type House, MAN_FATES, MASTERS, type Posting, REASONS } from './house-types.ts';
import { BANK_PURSE } from './limits.ts';
import {
  type Fixture,
  type Month,
  type Odds,
  type PastBout,
  type PastDealing,
  type PastMonth,
  type Proposal,
  RANDOM_EVENTS,
  WAYS,
  type Wager,
} from './month-types.ts';
import { HOUSES_STEPS } from './steps.ts';
import { HOUSE_RESULTS, HOUSES_ENDS, type HousesDecisions, type HousesSetup, type HousesState } from './types.ts';

const int = z.int();
const count = int.check(z.minimum(0));
const positive = int.check(z.minimum(1));
const text = z.string().check(z.maxLength(400));
const side = z.literal([0, 1]);
/** Sums of money in choices: far more than any house can have. */
const denarii = int.check(z.minimum(0), z.maximum(1_000_000));
const name = z.string().check(z.refine((one) => nameFault(one) === null, { error: 'not a name of a lanista' }));

/** P115 Houses in one game, the seat's counted. */
const HOUSES = { least: 3, most: 5 } as const;
/** A year has twelve months; nobody plays longer than this. */
const MONTHS_MOST = 99;

/** What is settled before a game of houses begins. */
export const housesSetupSchema: z.ZodMiniType<HousesSetup> = z
  .strictObject({
    mode: z.enum(MODES),
    rules: campaignRulesSchema,
    months: positive.check(z.maximum(MONTHS_MOST)),
    sealedSeeds: z.exactOptional(z.literal(true)),
    houses: z
      .array(z.strictObject({ name, by: z.enum(MASTERS) }))
      .check(z.minLength(HOUSES.least), z.maxLength(HOUSES.most)),
    founder: z.nullable(z.strictObject({ man: manSchema, as: z.enum(['lanista', 'gladiator']) })),
    harsh: z.boolean(),
    lead: z.enum(['one', 'all']),
    /** P353 In games from before it was a choice everybody had them. */
    trueOdds: z._default(z.boolean(), true),
    levels: z.exactOptional(levelsSchema),
  })
  .check(
    z.refine(({ houses }) => houses.every(({ by }, i) => i === 0 || by !== 'seat'), {
      error: 'only the first house can be the player’s (P115)',
    }),
    z.refine(({ houses }) => new Set(houses.map((one) => one.name)).size === houses.length, {
      error: 'two lanistas have the same name',
    }),
    z.refine(({ founder }) => founder?.as !== 'gladiator' || founder.man.record.v < CHAMPION_WINS, {
      error: 'a man with ten victories is free (39.5.5.2): he may own a house, not fight for one',
    }),
    z.refine(({ founder, rules }) => founder?.as !== 'gladiator' || isWornIn(editionOf(rules), founder.man.armour), {
      error: 'the man from a career has armour from other tables (P260)',
    }),
    z.refine(({ founder, houses }) => founder?.as !== 'lanista' || founder.man.name === houses[0]?.name, {
      error: 'the house of a man from a career has his name (P281)',
    }),
  );

const odds: z.ZodMiniType<Odds> = z.tuple([positive.check(z.maximum(100)), positive.check(z.maximum(100))]);
/** Sums that may go either way. */
const sum = int.check(z.minimum(-1_000_000), z.maximum(1_000_000));
const proposal: z.ZodMiniType<Proposal> = z.strictObject({
  house: count,
  want: z.nullable(positive),
  give: z.nullable(positive),
  pay: sum,
});
const { talent, armour, unique, bout } = careerChoices;

/** Choices, by the kind of question. */
export const choiceSchemas: {
  readonly [K in keyof HousesDecisions]: z.ZodMiniType<HousesDecisions[K]['choice']>;
} = {
  ...{ talent, armour, unique, bout },
  bid: denarii,
  loan: z.boolean(),
  guards: z.record(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), denarii),
  deal: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('offer'), man: positive, least: denarii }),
    z.strictObject({ kind: z.literal('propose'), proposal }),
    z.strictObject({ kind: z.literal('give-up') }),
    z.strictObject({ kind: z.literal('done') }),
  ]),
  proposal: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('take') }),
    z.strictObject({ kind: z.literal('refuse') }),
    z.strictObject({ kind: z.literal('counter'), pay: sum }),
  ]),
  dare: z.boolean(),
  stock: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('buy'), cv: int }),
    z.strictObject({ kind: z.literal('sell'), man: positive }),
    z.strictObject({ kind: z.literal('done') }),
  ]),
  school: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('buy'), man: positive, purchase: purchaseSchema }),
    z.strictObject({ kind: z.literal('retrain'), man: positive, style: z.enum(ALL_STYLES) }),
    z.strictObject({ kind: z.literal('armour'), man: positive }),
    z.extend(arming, { man: positive }),
    z.strictObject({ kind: z.literal('done') }),
  ]),
  send: z.array(positive),
  opponent: z.nullable(positive),
  wager: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('bank'), fixture: positive, on: side, stake: positive }),
    z.strictObject({ kind: z.literal('house'), house: count, fixture: positive, on: side, stake: positive, odds }),
    z.strictObject({ kind: z.literal('done') }),
  ]),
  fight: z.union([z.enum(WAYS), arming]),
  debts: positive,
};

const house: z.ZodMiniType<House> = z.strictObject({
  id: count,
  name,
  by: z.enum(MASTERS),
  denarii: int,
  rep: count,
  instalments: z.array(count),
  champions: count,
  out: z.nullable(z.strictObject({ month: count, how: z.enum(DOWNFALLS) })),
});

const gladiator: z.ZodMiniType<Gladiator> = z.strictObject({
  id: positive,
  man: manSchema,
  fs: z.literal([-1, 0, 1]),
  house: z.nullable(count),
  fate: z.enum(MAN_FATES),
  killer: z.nullable(text),
  since: count,
  until: z.nullable(count),
  hired: z.boolean(),
  boughtAs: z._default(z.nullable(positive), null),
  raised: z.strictObject({ st: count, ag: count, cn: count, tr: count, w: count }),
  retrained: z.boolean(),
});

const wager: z.ZodMiniType<Wager> = z.strictObject({
  house: count,
  with: z.nullable(count),
  fixture: positive,
  on: side,
  stake: positive,
  odds,
});

const fixture: z.ZodMiniType<Fixture> = z.strictObject({
  n: positive,
  red: positive,
  sheet: manSchema,
  blue: z.nullable(positive),
  bill: billSchema,
  odds: z.nullable(odds),
  fought: z.nullable(z.strictObject({ way: z.enum(WAYS), result: boutResultSchema })),
});

const dealing: z.ZodMiniType<PastDealing> = z.strictObject({
  by: count,
  house: count,
  want: z.nullable(positive),
  give: z.nullable(positive),
  pay: int,
  taken: z.boolean(),
});
/** Saves from before P276 have none. */
const dealings = z._default(z.array(dealing), []);

const month: z.ZodMiniType<Month> = z.strictObject({
  editor: z.nullable(count),
  event: z.nullable(z.enum(RANDOM_EVENTS)),
  trainer: z.nullable(count),
  feast: z.record(z.string(), positive),
  deaf: z.array(count),
  stock: z.array(z.strictObject({ house: count, cv: positive })),
  dealings,
  offered: z.array(positive),
  quality: z.nullable(positive),
  arena: z.nullable(arenaSetupSchema),
  sent: z.array(positive),
  fixtures: z.array(fixture),
  wagers: z.array(wager),
});

const pastMan = z.strictObject({
  id: z.nullable(positive),
  house: z.nullable(count),
  name: text,
  style: z.enum(ALL_STYLES),
  cv: int,
  result: z.nullable(z.enum(RESULT_LETTERS)),
  dead: z.boolean(),
});

const pastBout: z.ZodMiniType<PastBout> = z.strictObject({
  month: positive,
  n: positive,
  type: z.enum(MATCH_TYPES),
  deathMatch: z.boolean(),
  red: z.array(pastMan),
  blue: z.array(pastMan),
  beasts: z.array(z.enum(BEAST_KINDS)),
  winner: z.nullable(side),
  by: z.enum(END_CAUSES),
  turns: count,
  way: z.enum(WAYS),
  moments: z.array(z.strictObject({ turn: count, phase: count, text })),
});

const pastMonth: z.ZodMiniType<PastMonth> = z.strictObject({
  month: positive,
  editor: z.nullable(count),
  event: z.nullable(z.enum(RANDOM_EVENTS)),
  quality: z.nullable(positive),
  arena: z.nullable(arenaSetupSchema),
  dealings,
  houses: z.array(z.strictObject({ denarii: int, rep: count, men: count })),
});

const posting: z.ZodMiniType<Posting> = z.strictObject({
  month: count,
  step: z.enum(HOUSES_STEPS),
  house: count,
  denarii: int,
  why: z.enum(REASONS),
  cite: z.string().check(z.maxLength(20)),
  man: z.nullable(positive),
  with: z.nullable(count),
});

const outcome = z.strictObject({
  winner: z.nullable(side),
  by: z.enum(HOUSES_ENDS),
  results: z.record(z.string(), z.enum(HOUSE_RESULTS)),
});

/** A saved game of houses. */
export const stateSchema: z.ZodMiniType<HousesState> = z.strictObject({
  turn: count,
  phase: count,
  outcome: z.nullable(outcome),
  seed: z.string(),
  setup: housesSetupSchema,
  houses: z.array(house),
  men: z.array(gladiator),
  month,
  bank: z._default(int, BANK_PURSE),
  ledger: z.array(posting),
  months: z.array(pastMonth),
  bouts: z.array(pastBout),
  end: z.nullable(z.strictObject({ month: count, how: z.enum(HOUSES_ENDS), winner: z.nullable(count) })),
});
