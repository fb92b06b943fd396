/** 2.5 Parts of a body, and which of them takes a blow. */
import type { Fighter } from './types.ts';
import type { Part } from './words.ts';

/** 5.4.3.1 The part that takes a blow: an arm or a leg with nothing left passes it on to the chest or the belly. */
export function takes({ parts }: Fighter, part: Part): Part {
  if (parts[part].now > 0) return part;
  if (part.endsWith('arm')) return 'chest';
  return part.endsWith('leg') ? 'belly' : part;
}

/** 5.4.4 Whether somebody is down for good who has nothing left here. */
export const isVital = (part: Part): boolean => part === 'head' || part === 'chest' || part === 'belly';
