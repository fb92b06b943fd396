/** What a journal says of the seals of its match, in one line. */
import type { SavedSeals } from '../../kernel/seal.ts';

/** So much of a seal is enough to know it again. */
const SHOWN = 16;
const short = (hash: string): string => hash.slice(0, SHOWN);

/**
 * What holds for the entry `seq` of a journal, `last` being the last one shown; null: nothing is sealed that tells
 * anything about it.
 */
export function sealLine(seals: SavedSeals | null | undefined, seq: number, last: number): string | null {
  if (seals === null || seals === undefined) return null;
  const waiting = seals.orders.findLast(({ nonce }) => nonce === null);
  if (waiting !== undefined && seq === last && waiting.seq > last)
    return `The others have chosen: sealed as ${short(waiting.hash)}, opened when you have.`;
  const opened = seals.orders.findLast((one) => one.seq <= seq && one.nonce !== null);
  if (opened !== undefined) return `What the others chose was sealed before you did: ${short(opened.hash)}.`;
  if (seals.seed === null) return null;
  const { hash, nonce } = seals.seed;
  return `The seed was sealed before the first die: ${short(hash)}${nonce === null ? ', opened at the end' : ''}.`;
}
