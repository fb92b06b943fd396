/** Who a caller claims to be, and how it is proved: any key that can sign, or no key at all. */
import type { AuthContext, AuthenticationType, KeyboardAuthContext, PublicKeyAuthContext } from 'ssh2';
import ssh2 from 'ssh2';
import { safeText } from '../../safe-text.ts';
import { FIXED } from '../door/limits.ts';
import type { BanList } from './ban-list.ts';
import { offeredKey, type PublicKey } from './public-key.ts';

/** Somebody who has been let in. */
export interface Identity {
  /** The user name that was typed, made safe; it proves nothing. */
  readonly user: string;
  /** The key whose owner the caller has proved to be; null for guests. */
  readonly key: PublicKey | null;
  /** Why a key that was offered was not taken, or null. */
  readonly note: string | null;
}

/** What decides who is let in. */
export interface Admission {
  /** Whether one may play without a key. */
  readonly guests: boolean;
  readonly bans: BanList;
  readonly address: string;
  /** Hears why a caller was not let in, when the caller is told. */
  readonly told: (why: string) => void;
}

const USER_MAX = 40;
const METHODS: AuthenticationType[] = ['publickey', 'keyboard-interactive'];
/** A caller of this name wants no account, whatever keys are offered. */
const GUEST_NAMES = /^guest$/iu;
const KEY_ADVICE = 'This arena knows people by their keys. Make one with ssh-keygen -t ed25519 and come back.';

/** Judges every attempt of one connection to say who is there; passwords are never taken. */
export class Introduction {
  readonly #admission: Admission;
  #attempts = 0;
  #signed = 0;
  #user = '';
  #proved: PublicKey | null = null;
  #note: string | null = null;
  #banned: string | null = null;

  constructor(admission: Admission) {
    this.#admission = admission;
  }

  /** Answers an attempt. Returns false when there have been too many. */
  attempt(context: AuthContext): boolean {
    if (++this.#attempts > FIXED.attempts) return false;
    if (context.method === 'publickey' && context.signature !== undefined && ++this.#signed > FIXED.signed)
      return false;
    this.#user = safeText(context.username, USER_MAX);
    if (context.method === 'publickey') this.#byKey(context);
    else if (context.method === 'keyboard-interactive') this.#byNothing(context);
    else if (context.method === 'none' && GUEST_NAMES.test(context.username) && this.#mayBeGuest()) context.accept();
    else context.reject(METHODS);
    return true;
  }

  /** Who has been let in, once somebody has. */
  get identity(): Identity {
    return { user: this.#user, key: this.#proved, note: this.#note };
  }

  #mayBeGuest(): boolean {
    return this.#admission.guests && this.#whyBanned(null) === null;
  }

  #whyBanned(fingerprint: string | null): string | null {
    const { bans, address } = this.#admission;
    return this.#banned ?? bans.refusal({ fingerprint, name: null, address });
  }

  /** First a client asks whether a key would do, and then it signs. What is known of a key only its owner learns. */
  #byKey(context: PublicKeyAuthContext): void {
    const key = offeredKey(context.key.data);
    if (!key.ok) {
      this.#note = key.why;
      context.reject(METHODS);
      return;
    }
    if (context.signature === undefined) context.accept();
    else if (!signed(context, key.value)) context.reject(METHODS);
    else {
      this.#banned = this.#whyBanned(key.value.fingerprint);
      if (this.#banned !== null) {
        context.reject(METHODS);
        return;
      }
      this.#proved = key.value;
      this.#note = null;
      context.accept();
    }
  }

  /** Nothing is asked: it is the way in for guests, and the only place to tell others why not. */
  #byNothing(context: KeyboardAuthContext): void {
    const banned = this.#whyBanned(null);
    const why = banned ?? (this.#admission.guests ? null : (this.#note ?? KEY_ADVICE));
    if (why !== null) this.#admission.told(why);
    context.prompt([], '', why ?? '', () => {
      if (why === null) context.accept();
      else context.reject(['publickey']);
    });
  }
}

/** Whether the signature is that of the key. RSA with SHA-1 is none. */
function signed({ blob, signature, hashAlgo }: PublicKeyAuthContext, { type, data }: PublicKey): boolean {
  if (blob === undefined || signature === undefined) return false;
  if (type === 'ssh-rsa' && hashAlgo !== 'sha256' && hashAlgo !== 'sha512') return false;
  const key = ssh2.utils.parseKey(`${type} ${data}`);
  return !(key instanceof Error) && key.verify(blob, signature, hashAlgo) === true;
}
