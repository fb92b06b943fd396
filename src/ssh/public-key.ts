/** Public keys that open an account: what kinds there are, and how a pasted one is read. */

/** A key as the index keeps it. */
export interface PublicKey {
  /** 'ssh-ed25519', 'ecdsa-sha2-nistp256', 'ssh-rsa'. */
  readonly type: string;
  /** The key itself as in an authorized_keys line, base64. */
  readonly data: string;
  /** 'SHA256:' and 43 characters, as ssh-keygen -l prints it. */
  readonly fingerprint: string;
  /** What stood behind the key in its line, made safe; often the computer's name. */
  readonly comment: string;
}
