/** A finished match in a few words, for lists. */
import * as z from 'zod/mini';
import type { Save } from './save.ts';
import { digestOf, type Party } from './state.ts';

/** What a list shows of a finished match. */
export interface Summary {
  /** The names of each party, the first being party 0. */
  readonly parties: readonly string[];
  /** The result letter of every fighter, by id. */
  readonly results: { readonly [fighter: string]: string };
  readonly turns: number;
  readonly winner: Party | null;
  /** How it ended, in the rule set's word. */
  readonly by: string;
}

const count = z.int().check(z.minimum(0));

/** A summary as a file holds it. */
export const summarySchema: z.ZodMiniType<Summary> = z.strictObject({
  parties: z.array(z.string()),
  results: z.record(z.string(), z.string()),
  turns: count,
  winner: z.nullable(count),
  by: z.string(),
});

const endSchema = z.object({ outcome: z.object({ by: z.string() }) });

/** Whether the match of a save is over. At the end of a match the checkpoint is its last state. */
export function isOver({ checkpoint }: Save): boolean {
  return endSchema.safeParse(checkpoint.state).success;
}

/** What a match is counted under: the same however often it is kept, and for no two that differ in a choice. */
export const countedId = ({ ruleset, version, seed, setup, choices }: Save): string =>
  digestOf([ruleset, version, seed, setup, choices]);
