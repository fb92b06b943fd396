/** Key pairs made on the spot. */
import ssh2 from 'ssh2';

/** A pair as its files hold it: the private key, and the line with the public one. */
export interface KeyPair {
  readonly private: string;
  readonly public: string;
}

const generate = (): KeyPair => ssh2.utils.generateKeyPairSync('ed25519');

/**
 * A new ed25519 pair. One in some hundred of ssh2's cannot be used, since it takes a first byte of
 * zero away (mscdex/ssh2 #1390): what cannot be read again is not taken.
 */
export function newKeyPair(make: () => KeyPair = generate): KeyPair {
  for (;;) {
    const pair = make();
    if (isSound(pair.private) && isSound(pair.public)) return pair;
  }
}

const isSound = (key: string): boolean => !(ssh2.utils.parseKey(key) instanceof Error);
