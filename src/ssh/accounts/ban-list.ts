/** What admin.json says: which keys, names and addresses are kept out, and why. */
import { BlockList, isIP } from 'node:net';
import * as z from 'zod/mini';
import { type Read, readAs, readable, unreadable } from '../../kernel/save.ts';
import { safeText } from '../../safe-text.ts';
import { plainAddress } from '../door/address.ts';
import { skeletonOf } from './names.ts';

/** Somebody who is here or wants to come in; what is not known is null. */
interface Guest {
  readonly fingerprint: string | null;
  readonly name: string | null;
  readonly address: string | null;
}

/** The operator's file in a host's folder. */
export const BAN_FILE = 'admin.json';

/** The bans of one reading of the file. */
export interface BanList {
  /** Why somebody may not be here, as a sentence; null: nobody keeps them out. */
  refusal(guest: Guest): string | null;
  /** Whether nobody may take this name, nor one that looks like it. */
  bars(name: string): boolean;
}

/** Something banned, by itself or with the reason. */
interface Ban {
  readonly is: string;
  readonly why: string | null;
}

const plain = z.string().check(z.minLength(1), z.maxLength(200));
const entry = z.union([plain, z.strictObject({ is: plain, why: plain })]);
const list = z.optional(z.array(entry));
const fileSchema = z.strictObject({
  format: z.literal(1),
  kind: z.literal('admin'),
  keys: list,
  names: list,
  addresses: list,
});
type Entry = z.infer<typeof entry>;

/** The contents of admin.json. */
export type BanFile = z.infer<typeof fileSchema>;

/** Nobody is banned. */
export const NO_BANS: BanList = { refusal: () => null, bars: () => false };

/** Reads the contents of admin.json as they stand there, whose every entry makes sense. */
export function readBanFile(json: unknown): Read<BanFile> {
  const found = readAs(fileSchema, json, 'not a valid list of bans');
  const list = found.ok ? banListOf(found.value) : found;
  return list.ok ? found : list;
}

/** Reads the contents of admin.json. */
export function readBans(json: unknown): Read<BanList> {
  const found = readAs(fileSchema, json, 'not a valid list of bans');
  return found.ok ? banListOf(found.value) : found;
}

function banListOf({ keys, names, addresses }: BanFile): Read<BanList> {
  const keyBans = bansOf(keys).map((ban) => ({ ...ban, is: keyPrint(ban.is) }));
  const odd = keyBans.find(({ is }) => !/^SHA256:[A-Za-z0-9+/]{43}$/.test(is));
  if (odd !== undefined) return unreadable(`${safeText(odd.is)} is not a fingerprint (SHA256: and 43 characters)`);
  const places: Place[] = [];
  for (const ban of bansOf(addresses)) {
    const place = placeOf(ban);
    if (place === null) return unreadable(`${safeText(ban.is)} is not an address such as 203.0.113.7 or 2001:db8::/32`);
    places.push(place);
  }
  return readable(listOf(keyBans, bansOf(names), places));
}

function listOf(keys: readonly Ban[], names: readonly Ban[], places: readonly Place[]): BanList {
  return {
    refusal({ fingerprint, name, address }) {
      const key = keys.find(({ is }) => is === fingerprint);
      if (key !== undefined) return sentence('this key', key.why);
      const named = names.find(({ is }) => is.toLowerCase() === name?.toLowerCase());
      if (named !== undefined) return sentence(`the name ${safeText(named.is)}`, named.why);
      const place = address === null ? undefined : places.find(({ holds }) => holds(address));
      return place === undefined ? null : sentence('this address', place.why);
    },
    bars: (name) => names.some(({ is }) => skeletonOf(is) === skeletonOf(name)),
  };
}

const sentence = (what: string, why: string | null): string =>
  `The operator of this host has banned ${what}${why === null ? '' : `: ${safeText(why)}`}.`;

const bansOf = (entries: readonly Entry[] = []): readonly Ban[] =>
  entries.map((one) => (typeof one === 'string' ? { is: one, why: null } : one));

/** ssh-keygen prints a fingerprint without the signs that fill base64 up. */
const keyPrint = (text: string): string => text.trim().replace(/=+$/, '');

/** An address or a whole network of them. */
interface Place extends Ban {
  readonly holds: (address: string) => boolean;
}

function placeOf(ban: Ban): Place | null {
  const [base = '', bits, ...more] = ban.is.trim().split('/');
  const family = isIP(base);
  const most = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (family === 0 || more.length > 0 || prefix < 0 || prefix > most) return null;
  const block = new BlockList();
  block.addSubnet(base, prefix, family === 4 ? 'ipv4' : 'ipv6');
  // Node finds all of IPv4 within ::/0, too: only who writes ::ffff:203.0.113.0/120 means that.
  const families = family === 6 && prefix >= MAPPED_BITS ? [4, 6] : [family];
  return { ...ban, holds: (address) => checked(block, address, families) };
}

/** The bits before an IPv4 address that is written as one of IPv6. */
const MAPPED_BITS = 96;

function checked(block: BlockList, address: string, families: readonly number[]): boolean {
  const bare = plainAddress(address);
  const family = isIP(bare);
  return families.includes(family) && block.check(bare, family === 4 ? 'ipv4' : 'ipv6');
}
