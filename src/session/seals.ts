/** The seals of a match in play: made before the person is asked, opened when all have answered. */
import { type OrderSeal, type SavedSeals, sealOfOrders, sealOfSeed } from '../kernel/seal.ts';
import { canonicalJson, copyPlain } from '../kernel/state.ts';

/** A secret of 64 hexadecimal digits that nobody can foresee. */
export type NewNonce = () => string;

/** The seals of a match that begins; null: nobody makes secrets for it. */
export function firstSeals(seats: readonly number[], seed: string, nonce: NewNonce | undefined): SavedSeals | null {
  if (nonce === undefined) return null;
  const secret = nonce();
  const hash = sealOfSeed(secret, seed);
  return { seats: [...seats], from: 0, seed: { hash, nonce: null }, orders: [], secret: { seed: secret } };
}

/**
 * The seals of a match that goes on after so many answers; one that had none has them from here on. `same`: it goes on
 * where it was left, so that what was sealed there still holds.
 */
export function keptSeals(
  kept: SavedSeals | undefined,
  { seats, at, same }: { readonly seats: readonly number[]; readonly at: number; readonly same: boolean },
  nonce: NewNonce | undefined,
): SavedSeals | null {
  if (kept === undefined) return nonce === undefined ? null : { seats: [...seats], from: at, seed: null, orders: [] };
  const seals = copyPlain(kept);
  const stays = (one: OrderSeal): boolean => one.at < at || (same && one.at === at);
  const orders = seals.orders.filter(stays);
  const gone = orders.length < seals.orders.length;
  return { ...seals, from: Math.min(seals.from, at), orders, ...(gone ? secretOf(seals.secret?.seed, undefined) : {}) };
}

type Secret = NonNullable<SavedSeals['secret']>;

/** What is left of a secret; nothing where nothing is. */
function secretOf(seed: Secret['seed'], order: Secret['order']): Pick<SavedSeals, 'secret'> {
  if (seed === undefined && order === undefined) return { secret: undefined };
  return { secret: { ...(seed === undefined ? {} : { seed }), ...(order === undefined ? {} : { order }) } };
}

/** Makes and opens the seals of one match. */
export class Seals {
  #seals: SavedSeals;
  readonly #nonce: NewNonce | undefined;
  #fresh = false;

  constructor(seals: SavedSeals, nonce: NewNonce | undefined) {
    this.#seals = seals;
    this.#nonce = nonce;
  }

  /** Whether it has made a seal of orders. */
  get fresh(): boolean {
    return this.#fresh;
  }

  /** As a save has them. */
  get saved(): SavedSeals {
    const { secret, ...open } = copyPlain(this.#seals);
    return secret === undefined ? open : { ...open, secret };
  }

  /** What is sealed and not opened: the answers to what is asked after `at` others; null: nothing. */
  held(at: number): readonly unknown[] | null {
    return this.#seals.orders.at(-1)?.at === at ? (this.#seals.secret?.order?.orders ?? null) : null;
  }

  /** Seals the answers of others than the person. Whether that made a seal: the same is sealed once. */
  seal(place: Pick<OrderSeal, 'at' | 'of' | 'seq'>, orders: readonly unknown[]): boolean {
    const held = this.held(place.at);
    if (this.#nonce === undefined || (held !== null && canonicalJson(held) === canonicalJson(orders))) return false;
    this.#fresh = true;
    const nonce = this.#nonce();
    const seal = { ...place, hash: sealOfOrders(nonce, place, orders), nonce: null };
    this.#seals = {
      ...this.#seals,
      orders: [...this.#seals.orders, seal],
      ...secretOf(this.#seals.secret?.seed, { nonce, orders: copyPlain([...orders]) }),
    };
    return true;
  }

  /** All have answered: what was sealed is opened. */
  open(): void {
    const { secret, orders } = this.#seals;
    const last = orders.at(-1);
    if (secret?.order === undefined || last === undefined) return;
    const opened = [...orders.slice(0, -1), { ...last, nonce: secret.order.nonce }];
    this.#seals = { ...this.#seals, orders: opened, ...secretOf(secret.seed, undefined) };
  }

  /** The question was taken back, and with it what was sealed for it. */
  drop(): void {
    const { secret, orders } = this.#seals;
    if (secret?.order === undefined) return;
    this.#seals = { ...this.#seals, orders: orders.slice(0, -1), ...secretOf(secret.seed, undefined) };
  }

  /** The match is over: anybody may know its seed. */
  openSeed(): void {
    const { seed, secret } = this.#seals;
    if (secret?.seed === undefined || seed === null) return;
    this.#seals = { ...this.#seals, seed: { ...seed, nonce: secret.seed }, ...secretOf(undefined, secret.order) };
  }
}
