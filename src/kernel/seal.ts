/** Commitments: what is settled in secret is hashed with a nonce before others decide, and opened afterwards (docs/seals.md). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { derive } from './rng.ts';
import { canonicalJson } from './state.ts';

const count = z.int().check(z.minimum(0));
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits'));
/** A hash, and what opens it; null: it is not opened. */
const sealed = { hash: hex, nonce: z.nullable(hex) };

/**
 * What others answered together with the person: `at` counts the answers before it, `of` are their places in that entry
 * of `choices`, and `seq` counts the entries of the journal when it was sealed.
 */
const orderSealSchema = z.strictObject({ at: count, of: z.array(count), seq: count, ...sealed });
/** A seal of orders. */
export type OrderSeal = z.infer<typeof orderSealSchema>;

/** The seals of a match. What is `secret` is shown to nobody: it opens what is not opened yet. */
export const sealsSchema = z.strictObject({
  /** The person's seats. */
  seats: z.array(count),
  /** Answers that had been given when sealing began. */
  from: count,
  /** Of the match's seed; null: it had begun before there were seals. */
  seed: z.nullable(z.strictObject(sealed)),
  orders: z.array(orderSealSchema),
  secret: z.optional(
    z.strictObject({
      seed: z.optional(hex),
      /** Of the last of `orders`. */
      order: z.optional(z.strictObject({ nonce: hex, orders: z.array(z.unknown()) })),
    }),
  ),
});
/** The seals of a match as its save has them. */
export type SavedSeals = z.infer<typeof sealsSchema>;

/** The hash of the nonce, a blank, and JSON without blanks, its keys in order. */
function sealOf(nonce: string, what: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(`${nonce} ${canonicalJson(what)}`)));
}

/** The seal of answers in the entry `at` of the choices, at the places `of`. */
export function sealOfOrders(
  nonce: string,
  { at, of }: Pick<OrderSeal, 'at' | 'of'>,
  orders: readonly unknown[],
): string {
  return sealOf(nonce, { at, of, orders });
}

/** The seal of a match's seed. */
export function sealOfSeed(nonce: string, seed: string): string {
  return sealOf(nonce, { seed });
}

/** What the set-up of a long game says of the seeds of its matches; every one that begins has it. */
export interface SealedSeeds {
  /** Whoever sees the seed of one of its matches does not learn the game's; absent in games from before that. */
  readonly sealedSeeds?: true;
}

/** The same for a game that begins. */
export const SEALED_SEEDS = { sealedSeeds: true } as const satisfies SealedSeeds;

/** Of a seed that is a hash: 32 hexadecimal digits. */
const DIGITS = 32;

/** The seed of a match inside a long game; `open` makes that of a game whose seeds tell its own. */
export function innerSeed(
  { seed, setup }: { readonly seed: string; readonly setup: SealedSeeds },
  purpose: string,
  n: number,
  open: (seed: string, purpose: string, n: number) => string = derive,
): string {
  if (setup.sealedSeeds !== true) return open(seed, purpose, n);
  return bytesToHex(sha256(utf8ToBytes(derive(seed, purpose, n)))).slice(0, DIGITS);
}
