/** What a bot is told and what it answers, a line of JSON each (docs/bots). */
import * as z from 'zod/mini';

/** Goes up whenever a bot written for what was before would not understand. */
export const BOT_PROTOCOL = 1;

const count = z.int().check(z.minimum(0));
const words = z.record(z.string(), z.unknown());

/** A bot is asked and told by these, in the words of the program's JSON. */
const toldSchemas = {
  hello: z.strictObject({
    type: z.literal('hello'),
    protocol: z.literal(BOT_PROTOCOL),
    /** The id of the game, and of its rule set with its version. */
    game: z.string(),
    ruleset: z.string(),
    version: count,
    /** The bot's: it is asked for no other. */
    seats: z.array(count),
    /** Seconds that a bot has for an answer. */
    seconds: z.number(),
    /** The shape of a choice, as a JSON schema, by the kind of question. */
    choices: words,
  }),
  ask: z.strictObject({
    type: z.literal('ask'),
    /** What the answer names. */
    id: count,
    /** Who is asked. */
    seat: count,
    kind: z.string(),
    /** The rule by which it is asked. */
    cite: z.string(),
    /** What is asked besides: whose order it is, and what there is to choose from. */
    question: words,
    /** The state as the seat sees it. */
    view: words,
    /** What the seat has answered in this phase so far. */
    given: z.array(z.strictObject({ kind: z.string(), question: words, choice: z.unknown() })),
    /** Every legal choice; null: there are too many. */
    choices: z.nullable(z.array(z.unknown())),
    /** Legal choices worth a thought, the likeliest first. */
    proposals: z.array(z.unknown()),
  }),
  refused: z.strictObject({
    type: z.literal('refused'),
    id: z.nullable(count),
    why: z.string(),
    /** How often it may try again. */
    left: count,
  }),
  lost: z.strictObject({ type: z.literal('lost'), id: count, why: z.string() }),
  over: z.strictObject({
    type: z.literal('over'),
    outcome: z.strictObject({
      /** The number of the party that won; null: nobody has. */
      winner: z.nullable(count),
      by: z.string(),
      /** By the id of the fighter. */
      results: z.record(z.string(), z.string()),
    }),
  }),
};

const toldSchema = z.discriminatedUnion('type', [
  toldSchemas.hello,
  toldSchemas.ask,
  toldSchemas.refused,
  toldSchemas.lost,
  toldSchemas.over,
]);
/** A message to a bot. */
export type ToldBot = z.infer<typeof toldSchema>;
/** A question to a bot, before it is numbered. */
export type BotQuestion = Omit<z.infer<typeof toldSchemas.ask>, 'type' | 'id'>;
/** How a match begins for a bot, and how it ends. */
export type BotHello = Omit<z.infer<typeof toldSchemas.hello>, 'type' | 'protocol' | 'seconds'>;
/** How a match ended, as a bot is told. */
export type BotOutcome = z.infer<typeof toldSchemas.over>['outcome'];

/** An answer of a bot's. */
export const botAnswerSchema = z.strictObject({ id: count, choice: z.unknown() });
/** The same as a type. */
export type BotAnswer = z.infer<typeof botAnswerSchema>;

/** Both directions as one JSON schema, made from what the program reads and writes by. @internal */
export function botProtocolSchema(): object {
  const json = (schema: z.ZodMiniType): object => {
    const { $schema: _schema, ...rest } = z.toJSONSchema(schema);
    return rest;
  };
  const told = Object.entries(toldSchemas).map(([type, schema]) => [type, json(schema)]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Lines between harena and a bot, protocol ${BOT_PROTOCOL}`,
    $defs: { ...Object.fromEntries(told), answer: json(botAnswerSchema) },
    oneOf: [...Object.keys(toldSchemas), 'answer'].map((name) => ({ $ref: `#/$defs/${name}` })),
  };
}

/** The shape of a choice as a JSON schema; what no schema can say is left open. */
export function choiceShape(schema: z.ZodMiniType): object {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return rest;
}
