/** What comes out when files are held against one another. */

/** Changed by other hands; or whole in itself, where something that it tells of, or that is to be in it, is missing. */
export type FindingState = 'damaged' | 'incomplete';

/** What is to be said of a file. */
export interface Finding {
  readonly state: FindingState;
  readonly why: string;
}

/** Findings by the names of their files within the data folder; of each file the first damage counts, or else the first that is missing. */
export class FileFindings {
  readonly #found = new Map<string, Finding>();

  of(name: string): Finding | null {
    return this.#found.get(name) ?? null;
  }

  damage(name: string, why: string): void {
    this.add(name, { state: 'damaged', why });
  }

  lack(name: string, why: string): void {
    this.add(name, { state: 'incomplete', why });
  }

  add(name: string, { state, why }: Finding): void {
    const known = this.#found.get(name);
    if (known === undefined || (known.state === 'incomplete' && state === 'damaged'))
      this.#found.set(name, { state, why });
  }
}
