/** The key by which clients know the host again. */
import { createPrivateKey } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { faultOf } from '../../store/disk/fault.ts';
import { bytesAt } from '../../store/disk/look.ts';
import { type Signer, signerOf } from '../../store/signed/signature.ts';
import { newKeyPair } from '../accounts/key-pair.ts';

/** The file of the host's own key in its folder. */
export const HOST_KEY = 'host_ed25519';

/** The private key in a file given, or in the host's own, which is made (ed25519, for the owner's eyes) where it is missing. */
export function hostKey(data: string, given: string | null): Read<Buffer> {
  const path = given ?? join(data, HOST_KEY);
  try {
    const bytes = readOrMake(path, given === null);
    const parsed = ssh2.utils.parseKey(bytes);
    const key = Array.isArray(parsed) ? parsed[0] : parsed;
    if (key instanceof Error || key === undefined) return unreadable(`${path} is not a private key`);
    return key.isPrivateKey() ? readable(bytes) : unreadable(`${path} is a public key; the host needs the private one`);
  } catch (error) {
    return unreadable(`${path}: ${faultOf(error)}`);
  }
}

/** Whoever has the host's private key, which is one that can be used; null: it is of a kind that signs no records. */
export function hostSigner(bytes: Buffer): Signer | null {
  const parsed = ssh2.utils.parseKey(bytes);
  const key = Array.isArray(parsed) ? parsed[0] : parsed;
  if (key === undefined || key instanceof Error || key.type !== 'ssh-ed25519') return null;
  return signerOf(createPrivateKey(key.getPrivatePEM()));
}

function readOrMake(path: string, make: boolean): Buffer {
  const found = bytesAt(path);
  if (!found.ok) throw new Error(found.why);
  if (found.value !== null) return found.value;
  if (!make) throw new Error('there is no such file or folder');
  const bytes = Buffer.from(newKeyPair().private);
  const draft = `${path}.new`;
  rmSync(draft, { force: true });
  const file = openSync(draft, 'wx', 0o600);
  writeSync(file, bytes);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
  return bytes;
}
