/** Weapons that something from outside names: whether there are such. */
import { SNARE_KINDS } from '../item-types.ts';
import type { Armoury } from './armoury-types.ts';

/** Where things stand in a state: in hands and sheaths, on the sand, over a man. */
const HOLDERS = ['hands', 'sheath', 'item', 'snare'];

/** Why a set-up, a state or a man names a weapon, or a group of them, that there is no record of; null: none does. */
export function unknownArms(armoury: Armoury, from: unknown): string | null {
  if (typeof from !== 'object' || from === null) return null;
  for (const [key, value] of Object.entries(from)) {
    const why = wordFault(armoury, from, key, value) ?? unknownArms(armoury, value);
    if (why !== null) return why;
  }
  return null;
}

function wordFault(armoury: Armoury, from: object, key: string, value: unknown): string | null {
  if (key === 'weapon') return kindFault(armoury, value);
  if (key === 'group' && 'code' in from && from.code === 'WP') return groupFault(armoury, value);
  if (key === 'trained') return firstFault(value, (one) => groupFault(armoury, one));
  if (HOLDERS.includes(key)) return firstFault(value, (one) => thingFault(armoury, one));
  return null;
}

function firstFault(value: unknown, faultOf: (one: unknown) => string | null): string | null {
  for (const one of Array.isArray(value) ? value : [value]) {
    const why = faultOf(one);
    if (why !== null) return why;
  }
  return null;
}

function kindFault({ kinds }: Armoury, word: unknown): string | null {
  return typeof word !== 'string' || kinds.includes(word) ? null : `there is no weapon '${word}': ${kinds.join(', ')}`;
}

function groupFault({ groups, wpGroups }: Armoury, word: unknown): string | null {
  const known = [...new Set([...groups, ...wpGroups])].sort();
  return typeof word !== 'string' || known.includes(word)
    ? null
    : `nobody is taught a weapon '${word}': ${known.join(', ')}`;
}

function thingFault(armoury: Armoury, thing: unknown): string | null {
  if (typeof thing !== 'object' || thing === null || !('kind' in thing)) return null;
  const { kind } = thing;
  return kind === 'shield' || SNARE_KINDS.some((one) => one === kind) ? null : kindFault(armoury, kind);
}
