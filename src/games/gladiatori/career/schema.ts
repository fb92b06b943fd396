/** Shapes of a campaign's set-up, state and choices. */
import * as z from 'zod/mini';
import { buildSchema } from '../rules/schema.ts';
import { LETTERS } from '../rules/types.ts';
import { CHARACTERS, ITEMS, SPECIES } from '../rules/words.ts';
import type { CampaignDecisions, CampaignSetup, CampaignState } from './types.ts';
import { CUSTOMS, ENDS, FATES, REGARDS, SPECTACLES, TEMPERS } from './words.ts';

const count = z.int().check(z.minimum(0));
const name = z.string().check(z.minLength(1), z.maxLength(40));
const character = z.enum(CHARACTERS);
const species = z.enum(SPECIES);
const item = z.enum(ITEMS);
const id = z.string();

/** What a campaign begins with. */
export const campaignSetupSchema: z.ZodMiniType<CampaignSetup> = z.strictObject({
  ...{ name, character, mode: z.enum(['ironman', 'lenient']) },
  sealedSeeds: z.exactOptional(z.literal(true)),
});

const veteran = {
  ...{ id, name, character, xp: z.int(), fame: count, wounds: count },
  record: z.strictObject({
    ...{ won: count, lost: count, drawn: count, fallen: count, gaveUp: count, felled: count, animals: count },
  }),
};
const man = z.strictObject({
  ...veteran,
  ...{ build: z.nullable(buildSchema), arms: z.array(item), purse: count, scars: count, idle: count },
});
const rival = z.strictObject({
  ...veteran,
  ...{ since: count, lostTo: count, beat: count, beside: count, regard: z.enum(REGARDS), fought: count },
  ended: z.nullable(z.strictObject({ how: z.enum(['dead', 'free']), munus: count })),
});
const munus = z.strictObject({
  ...{ giver: z.string(), town: z.string(), temper: z.enum(TEMPERS), custom: z.enum(CUSTOMS) },
  ...{ spectacle: z.enum(SPECTACLES), species, beasts: count },
});
const kind = z.enum(['duel', ...SPECTACLES]);

const matchResult = z.strictObject({
  ...{ winner: z.nullable(count), by: z.string(), turns: count, animals: count },
  digest: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  fighters: z.array(
    z.strictObject({
      ...{ letter: z.enum(LETTERS), vp: z.int(), overkill: z.nullable(count), gaveUp: z.boolean() },
      ...{ removed: count, items: z.array(item), kills: count },
    }),
  ),
});
const past = z.strictObject({
  ...{ number: count, munus: count, kind, mortal: z.boolean(), names: z.array(name) },
  ...{ characters: z.array(character), teams: z.array(count), species: z.nullable(species), result: matchResult },
  ...{ xp: z.int(), fame: z.int(), pay: count, fate: z.enum(FATES) },
});
const duel = z.strictObject({
  ...{ munus: count, winner: name, loser: name, end: z.enum(['beaten', 'fallen']) },
});
const outcome = z.strictObject({
  ...{ winner: z.nullable(count), by: z.string(), results: z.record(z.string(), z.string()) },
});

/** A campaign as it stands. */
export const campaignStateSchema: z.ZodMiniType<CampaignState> = z.strictObject({
  ...{ turn: count, phase: count, outcome: z.nullable(outcome), setup: campaignSetupSchema, seed: z.string(), man },
  ended: z.nullable(z.strictObject({ how: z.enum(ENDS), munus: count, why: z.string() })),
  ...{ rivals: z.array(rival), year: z.array(munus), market: z.array(item), ids: count },
  ...{ past: z.array(past), others: z.array(duel) },
});

const mortal = z.boolean();

/** What may be answered, by kind. */
export const campaignChoices: {
  readonly [K in keyof CampaignDecisions & string]: z.ZodMiniType<CampaignDecisions[K]['choice']>;
} = {
  weeks: z.union([
    z.strictObject({ do: z.literal('drill'), build: buildSchema }),
    z.strictObject({ do: z.literal('rest'), surgeon: z.boolean() }),
    z.strictObject({ do: z.enum(['buy', 'sell']), item }),
    z.strictObject({ do: z.enum(['work', 'buy freedom', 'close']) }),
  ]),
  day: z.union([
    z.strictObject({ do: z.literal('fight'), offer: count, mortal }),
    z.strictObject({ do: z.literal('challenge'), rival: id, mortal }),
    z.strictObject({ do: z.literal('sit out') }),
  ]),
  arms: z.array(item).check(z.maxLength(2)),
  match: matchResult,
  verdict: z.boolean(),
};
