/** What comes out when files are held against one another. */

/** What is to be said of a file: that it is damaged, or a remark on one that may be used. */
export interface Finding {
  readonly isDamage: boolean;
  readonly why: string;
}

/** FileFindings by the names of their files within the data folder; the first of each file counts. */
export class FileFindings {
  readonly #found = new Map<string, Finding>();

  of(name: string): Finding | null {
    return this.#found.get(name) ?? null;
  }

  damage(name: string, why: string): void {
    this.#add(name, { isDamage: true, why });
  }

  remark(name: string, why: string): void {
    this.#add(name, { isDamage: false, why });
  }

  #add(name: string, finding: Finding): void {
    if (!this.#found.has(name)) this.#found.set(name, finding);
  }
}
