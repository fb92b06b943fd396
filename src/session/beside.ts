/** What the record of a match holds beside what was chosen: what was sealed, and what its journal says on top. */
import type { Remark, Save } from '../kernel/save.ts';
import type { SavedSeals } from '../kernel/seal.ts';
import { type NewNonce, Seals } from './seals.ts';

/** What lies beside a match that begins or goes on; null: nothing is sealed in it. */
export interface LaidBeside {
  readonly seals: SavedSeals | null;
  readonly remarks?: Save['remarks'];
}

/** The same while it is played. */
export class Beside {
  /** Null: nothing is ever sealed. */
  readonly seals: Seals | null;
  readonly #remarks: Remark[];

  constructor({ seals, remarks = [] }: LaidBeside, nonce: NewNonce | undefined) {
    this.seals = seals === null ? null : new Seals(seals, nonce);
    this.#remarks = [...remarks];
  }

  get remarks(): readonly Remark[] {
    return this.#remarks;
  }

  say(remark: Remark): void {
    this.#remarks.push(remark);
  }

  /** What was sealed, without what opens what is still closed; `over`: the match is. */
  shown(over: boolean): SavedSeals | null {
    const saved = this.#saved(over);
    if (saved === null) return null;
    const { secret: _secret, ...shown } = saved;
    return shown;
  }

  /** A save with all of it. */
  into(save: Save, over: boolean): Save {
    const seals = this.#saved(over);
    const remarks = this.#remarks.length === 0 ? {} : { remarks: [...this.#remarks] };
    return { ...save, ...remarks, ...(seals === null ? {} : { seals }) };
  }

  #saved(over: boolean): SavedSeals | null {
    if (over) this.seals?.openSeed();
    return this.seals?.saved ?? null;
  }
}
