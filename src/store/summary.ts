/** A finished bout in a few words, for lists. */
import * as z from 'zod/mini';
import { type Read, readAs, readable, type Save, unreadable } from '../kernel/save.ts';
import { digestOf } from '../kernel/state.ts';

const side = z.union([z.literal(0), z.literal(1)]);
const letters = z.record(z.string(), z.string());

/** What a list shows of a finished bout. */
export const summarySchema = z.strictObject({
  /** The names on either side. */
  red: z.string(),
  blue: z.string(),
  /** The result letter of every fighter, by id. */
  results: letters,
  turns: z.int().check(z.minimum(0)),
  winner: z.nullable(side),
  /** How it ended, in the rule set's word. */
  by: z.string(),
});
export type Summary = z.infer<typeof summarySchema>;

/** As much of a last state as every rule set has. */
const endSchema = z.object({
  turn: z.int(),
  outcome: z.nullable(z.object({ winner: z.nullable(side), by: z.string(), results: letters })),
  fighters: z.array(z.object({ side, name: z.string() })),
});

/** Whether the bout of a save is over. At the end of a match the checkpoint is its last state. */
export function isOver(save: Save): boolean {
  const end = endSchema.safeParse(save.checkpoint.state);
  return end.success && end.data.outcome !== null;
}

/** Sums up a finished bout from its last state, which must be the one that the save tells of. */
export function summarise(save: Save): Read<Summary> {
  const { at, state } = save.checkpoint;
  const end = readAs(endSchema, state, 'its last state is damaged');
  if (!end.ok) return end;
  const { turn, outcome, fighters } = end.value;
  if (outcome === null) return unreadable('the bout in it is not over');
  if (at !== save.choices.length) return unreadable('it has choices after the end of the bout');
  if (digestOf(state) !== save.digest) return unreadable('its last state is not the one it tells of');
  const names = (of: 0 | 1): string =>
    fighters
      .filter((fighter) => fighter.side === of)
      .map(({ name }) => name)
      .join(' & ');
  const { winner, by, results } = outcome;
  return readable({ red: names(0), blue: names(1), results, turns: turn, winner, by });
}
