/** What the seals of a record prove, by the record alone. */
import type { Kit } from '../../kernel/kit.ts';
import { Match } from '../../kernel/match.ts';
import type { MatchOptions } from '../../kernel/match-options.ts';
import type { Seat } from '../../kernel/request.ts';
import type { RuleSet } from '../../kernel/ruleset.ts';
import { type Read, readable, type Save, unreadable } from '../../kernel/save.ts';
import { type OrderSeal, type SavedSeals, sealOfOrders, sealOfSeed } from '../../kernel/seal.ts';

/** Seals that hold. */
export interface SealsProof {
  /** Answers of the person's with which others answered too, since sealing began: all of those were sealed before. */
  readonly orders: number;
  /** The same before there were seals. */
  readonly before: number;
  /** Whether orders are sealed that wait for the person's. */
  readonly waiting: boolean;
  /** Of the match's seed: opened and right, sealed until the end, or never sealed. */
  readonly seed: 'open' | 'waiting' | 'none';
}

/** The seats that were asked, by the number of answers before; of a part of a match only, where no more is known. */
type Asked = ReadonlyMap<number, readonly Seat[]>;

/** A saved match of this version where its save stands, and who was asked on the way there. */
export function replayed<K extends Kit>(
  ruleset: RuleSet<K>,
  tables: K['tables'],
  save: Save,
  options: MatchOptions<K> = {},
): Read<{ readonly match: Match<K>; readonly asked: Asked }> {
  const begun = Match.begin(ruleset, tables, save, options);
  if (!begun.ok) return begun;
  const match = begun.value;
  const asked = new Map<number, readonly Seat[]>();
  for (const given of save.choices.slice(match.choices.length)) {
    asked.set(
      match.choices.length,
      match.pending.map(({ seat }) => seat),
    );
    if (match.answer(given) !== null) break;
  }
  const why = match.arrive(save); // what was not taken, it says
  return why === null ? readable({ match, asked }) : unreadable(why);
}

/** What the seals of a save prove; null: it has none. Why they do not hold. */
export function provedSeals(save: Save, over: boolean, asked: Asked): Read<SealsProof | null> {
  const { seals } = save;
  if (seals === undefined) return readable(null);
  const fault = sealFault(save, seals) ?? gapIn(save, seals, asked) ?? seedFault(save, seals, over);
  if (fault !== null) return unreadable(fault);
  const shared = [...asked].filter(([, seats]) => isShared(seals, seats));
  return readable({
    orders: seals.orders.filter(({ at }) => at < save.choices.length).length,
    before: shared.filter(([at]) => at < seals.from).length,
    waiting: seals.orders.at(-1)?.at === save.choices.length,
    seed: seals.seed === null ? 'none' : over ? 'open' : 'waiting',
  });
}

/** The first seal that what was chosen does not fit, or null. Nothing is played for it. */
export function sealFault({ choices }: Pick<Save, 'choices'>, { orders }: SavedSeals): string | null {
  for (const seal of orders) {
    const why = faultIn(seal, choices);
    if (why !== null) return why;
  }
  return null;
}

/** As people count: the first is 1. */
const named = (at: number): string => `choice ${at + 1}`;

function faultIn({ at, of, hash, nonce }: OrderSeal, choices: Save['choices']): string | null {
  const given = choices[at];
  if (given === undefined && at === choices.length && nonce === null) return null;
  if (given === undefined) return `it has a seal for ${named(at)}, and no such choice`;
  if (nonce === null) return `the seal of ${named(at)} was never opened`;
  const orders = of.map((i) => given[i]);
  if (sealOfOrders(nonce, { at, of }, orders) === hash) return null;
  return `the orders of others in ${named(at)} are not those that were sealed, or their nonce was changed`;
}

const isShared = ({ seats }: SavedSeals, asked: readonly Seat[]): boolean =>
  asked.some((seat) => seats.includes(seat)) && asked.some((seat) => !seats.includes(seat));

/** Orders that ought to be sealed and are not, or a seal of something else; or null. */
function gapIn({ choices }: Save, seals: SavedSeals, asked: Asked): string | null {
  for (const [at, seats] of asked) {
    const found = seals.orders.filter((seal) => seal.at === at);
    const others = seats.flatMap((seat, i) => (seals.seats.includes(seat) ? [] : [i]));
    const wanted = at >= seals.from && at < choices.length && isShared(seals, seats) ? 1 : 0;
    if (found.length < wanted) return `the seal of ${named(at)} is missing`;
    if (found.length > wanted) return `${named(at)} has ${found.length} seals, where there can be ${wanted}`;
    if (found.some(({ of }) => of.join() !== others.join())) return `the seal of ${named(at)} is of other orders`;
  }
  return null;
}

function seedFault({ seed }: Save, seals: SavedSeals, over: boolean): string | null {
  if (seals.seed === null || !over) return null;
  const { hash, nonce } = seals.seed;
  if (nonce === null) return 'the seal of its seed was never opened';
  return sealOfSeed(nonce, seed) === hash ? null : 'its seed is not the one that was sealed, or its nonce was changed';
}

/** What the seals of a save prove, in sentences. */
export function sealsTold(proof: SealsProof | null): readonly string[] {
  if (proof === null) return ['It has no seals: nothing in it proves when the orders of others were fixed.'];
  const { orders, before, waiting, seed } = proof;
  const all = orders + before;
  const fixed =
    all === 0
      ? 'Nobody was asked for orders together with you: no order is sealed.'
      : `The orders of others were fixed before yours: ${orders} of ${all}.`;
  return [
    fixed,
    ...(before === 0 ? [] : [`The first ${before} had been given before there were seals.`]),
    ...(waiting ? ['One more is sealed, and opened when you have chosen.'] : []),
    ...(seed === 'none' ? [] : [SEED_TOLD[seed]]),
  ];
}

const SEED_TOLD = {
  open: 'Its dice were fixed before the first of them fell: the seed fits its seal.',
  waiting: 'Its seed is sealed, and opened at the end.',
};
