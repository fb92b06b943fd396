import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** One of those who play against one another, 0-based: a side, a team, a fighter alone. */
export type Party = number;

/** How a match ended. */
export interface Outcome<Result extends string = string, P extends Party = Party> {
  /** Null: nobody has won. */
  readonly winner: P | null;
  readonly by: string;
  /** By fighter id. */
  readonly results: { readonly [fighter: string]: Result };
}

/** What every rule set's state has. States are plain JSON, changed by rules alone. */
export interface GameState {
  turn: number;
  phase: number;
  outcome: Outcome | null;
}

/** What a fighter leaves an arena with: victory, a draw on their feet, mercy; P: dead. */
export const RESULT_LETTERS = ['V', 'S', 'M', 'P'] as const;
/** One of RESULT_LETTERS. */
export type ResultLetter = (typeof RESULT_LETTERS)[number];

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A deep copy of plain JSON. Much is copied: values are read in one go, which is three times as fast as key by key. */
export function copyPlain<T>(value: T): T {
  if (!isNested(value)) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) if (isNested(list[i])) list[i] = copyPlain(list[i]);
    return list as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  const values = Object.values(copy);
  let keys: readonly string[] | null = null;
  for (let i = 0; i < values.length; i++) {
    if (!isNested(values[i])) continue;
    keys ??= Object.keys(copy);
    copy[keys[i] ?? ''] = copyPlain(values[i]);
  }
  return copy as T;
}

/** Text that JSON writes as it stands: nearly all keys and words of a state. */
const PLAIN = /^[ !#-[\]-~]*$/;

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** JSON with the keys of every object in order, so that equal values give equal text. Written at every save. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonicalJson(item) : `,${canonicalJson(item)}`;
    return `[${text}]`;
  }
  const fields = value as { readonly [key: string]: unknown };
  for (const key of sorted(Object.keys(fields))) {
    text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(fields[key])}`;
  }
  return `{${text}}`;
}

/** Keys in the order of their code units; most come so. */
function sorted(keys: string[]): readonly string[] {
  return keys.every((key, i) => i === 0 || (keys[i - 1] ?? '') < key) ? keys : keys.sort();
}

/** Whether two values of plain JSON are equal, in whatever order their keys stand. */
export function equalPlain(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** The first 16 hex digits of the SHA-256 of a state: equal states, equal digests. */
export function digestOf(state: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(state)))).slice(0, 16);
}
