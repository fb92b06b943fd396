/** The shapes of all that comes from outside: set-ups of careers, choices, saved states. */
import * as z from 'zod/mini';
import { END_CAUSES, RESULT_LETTERS } from '../rules/end-types.ts';
import { armour, rulesSchema } from '../rules/rules-schema.ts';
import { ALL_STYLES, type RuleChoices, WEAPON_WORD } from '../rules/types.ts';
import { manSchema, nameFault } from './man/man-schema.ts';
import { type Rival, STANDINGS } from './man/man-types.ts';
import { billSchema, boutResultSchema } from './munus/munus-schema.ts';
import { MATCH_TYPES } from './munus/munus-types.ts';
import {
  BOUT_LEVELS,
  type BoutLevels,
  CAREER_ENDS,
  type CareerDecisions,
  type CareerSetup,
  type CareerState,
  MODES,
  type OtherBout,
  type PastMunus,
  type Purchase,
  type TalentPick,
} from './types.ts';

const int = z.int();
const count = int.check(z.minimum(0));
const text = z.string().check(z.maxLength(400));
const change = z.strictObject({ from: int, to: int });

const name = z.string().check(z.refine((one) => nameFault(one) === null, { error: 'not a name of a gladiator' }));

/** Chapters without which the bills of 38.2 cannot be played. */
const NEEDED = [19, 21, 26, 27, 28, 30, 31] as const;

/** The rules that careers and houses are played by. */
export const campaignRulesSchema: z.ZodMiniType<RuleChoices> = rulesSchema.check(
  z.refine(({ profile }) => profile === 'campaign', {
    error: 'a career is played by the rules of the Campaign Game',
  }),
  z.refine(({ sections }) => NEEDED.every((section) => sections.includes(section)), {
    error: `a career needs chapters ${NEEDED.join(', ')}`,
  }),
);

/** Checks how well the program leads men in the player's bouts. */
export const levelsSchema: z.ZodMiniType<BoutLevels> = z.strictObject({
  own: z.exactOptional(z.enum(BOUT_LEVELS)),
  foes: z.exactOptional(z.enum([...BOUT_LEVELS, 'each'])),
});

/** What is settled before a career begins; it is played by the Campaign Game's rules. */
export const careerSetupSchema: z.ZodMiniType<CareerSetup> = z.strictObject({
  name,
  mode: z.enum(MODES),
  rules: campaignRulesSchema,
  origin: z.boolean(),
  armour: z.enum(['roll', 'buy']),
  lead: z.enum(['one', 'all']),
  /** P353 In careers from before it was a choice everybody had them. */
  trueOdds: z._default(z.boolean(), true),
  kindFirst: z.exactOptional(z.literal(true)),
  sealedSeeds: z.exactOptional(z.literal(true)),
  levels: z.exactOptional(levelsSchema),
});

const weaponWord = z.string().check(z.regex(WEAPON_WORD));
const pick: z.ZodMiniType<TalentPick> = z.union([
  z.strictObject({ code: z.literal('WP'), group: weaponWord }),
  z.strictObject({ code: z.enum(['TH', 'GP', 'HG', 'RE', 'DI', 'FA', 'BR', 'TG', 'SP', 'FB']) }),
]);
/** 33.3 Checks what XP are spent on. */
export const purchaseSchema: z.ZodMiniType<Purchase> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rating'), rating: z.enum(['tr', 'st', 'ag', 'cn', 'w']) }),
  z.strictObject({ kind: z.literal('level'), pick }),
  z.strictObject({ kind: z.literal('roll'), extra: count }),
]);

/** P330 A weapon that a man bears from now on. */
export const arming = z.strictObject({ kind: z.literal('arm'), weapon: weaponWord });

/** Choices, by the kind of question. */
export const choiceSchemas: {
  readonly [K in keyof CareerDecisions]: z.ZodMiniType<CareerDecisions[K]['choice']>;
} = {
  style: z.enum(ALL_STYLES),
  talent: count,
  armour: z.strictObject({ 1: armour, 2: armour, 3: armour, 4: armour, 5: armour }),
  ludus: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('buy'), purchase: purchaseSchema }),
    z.strictObject({ kind: z.literal('retrain'), style: z.enum(ALL_STYLES) }),
    arming,
    z.strictObject({ kind: z.literal('games') }),
    z.strictObject({ kind: z.literal('retire') }),
  ]),
  unique: z.nullable(z.enum(MATCH_TYPES)),
  challenger: z.nullable(count),
  enter: z.union([z.literal(true), arming]),
  bout: boutResultSchema,
};

const rival: z.ZodMiniType<Rival> = z.strictObject({
  id: int.check(z.minimum(1)),
  man: manSchema,
  fs: z.literal([-1, 0, 1]),
  standing: z.enum(STANDINGS),
  killer: z.nullable(text),
  met: z.array(z.strictObject({ munus: count, result: z.enum(RESULT_LETTERS) })),
  bouts: count,
});

const injury = z.strictObject({
  munus: count,
  area: z.literal([1, 2, 3, 4, 5]),
  rating: z.enum(['st', 'ag', 'cn', 'w']),
  loss: int.check(z.minimum(1)),
});

const past: z.ZodMiniType<PastMunus> = z.strictObject({
  munus: count,
  bill: billSchema,
  result: boutResultSchema,
  cv: int,
  xpEarned: count,
  injuries: z.array(injury),
  pr: change,
  luck: change,
});

const otherMan = z.strictObject({ rival: count, result: z.enum(RESULT_LETTERS), cv: int });
const other: z.ZodMiniType<OtherBout> = z.strictObject({
  munus: count,
  red: otherMan,
  blue: otherMan,
  by: z.enum(END_CAUSES),
  turns: count,
  moment: z.nullable(text),
});

const outcome = z.strictObject({
  winner: z.nullable(z.literal([0, 1])),
  by: z.enum(CAREER_ENDS),
  results: z.record(z.string(), z.enum(STANDINGS)),
});

/** Checks the state of a career that comes out of a save. */
export const stateSchema: z.ZodMiniType<CareerState> = z.strictObject({
  turn: count,
  phase: count,
  outcome: z.nullable(outcome),
  seed: z.string(),
  setup: careerSetupSchema,
  man: z.nullable(manSchema),
  standing: z.enum(STANDINGS),
  end: z.nullable(z.strictObject({ munus: count, how: z.enum(CAREER_ENDS), killer: z.nullable(text) })),
  rivals: z.array(rival),
  bill: z.nullable(billSchema),
  raised: z.strictObject({ st: count, ag: count, cn: count, tr: count, w: count }),
  past: z.array(past),
  others: z.array(other),
});
