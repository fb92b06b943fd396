/** The key that --signed-by names. */
import { textAt } from '../store/disk/look.ts';
import { fingerprintIn } from '../store/signed/signature.ts';
import { UsageError } from './errors.ts';

/** Its fingerprint, from a text or, after '@', from a file. Throws UsageError where there is none. */
export function wantedKey(text: string): string {
  const read = text.startsWith('@') ? textAt(text.slice(1)) : null;
  if (read?.ok === false) throw new UsageError(`--signed-by ${text}: ${read.why}`);
  const found = fingerprintIn(read === null ? text : read.value);
  if (found !== null) return found;
  throw new UsageError(
    `--signed-by ${text}: expected SHA256:..., the line of an ssh-ed25519 key, or @ and a file with it`,
  );
}
