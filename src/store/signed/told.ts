/** What the signature of a record says, in a sentence. */
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { signatureOf } from './signature.ts';
import type { TryFile } from './signed-try.ts';

/** Where a match happened by the signature on it; why that does not hold. `wanted` is the fingerprint of the only key that will do. */
export function signatureTold(attempt: TryFile | null, wanted: string | null): Read<string> {
  const unsigned = 'it has no signature: nothing in it proves where it happened';
  if (attempt?.signature === undefined)
    return wanted === null && attempt === null ? readable(`I${unsigned.slice(1)}.`) : unreadable(unsigned);
  const signed = signatureOf(attempt);
  if (!signed.ok) return signed;
  if (wanted !== null && wanted !== signed.value) return unreadable(otherKey(signed.value, wanted));
  const { player, date } = attempt;
  return readable(
    `It happened on the host whose key is ${signed.value}: ${player} played it there, as the challenge of ${date}.`,
  );
}

/** That another key signed something than was wanted, as a part of a sentence. */
export function otherKey(signed: string, wanted: string): string {
  return `it is signed by the key ${signed}, not by ${wanted}`;
}
