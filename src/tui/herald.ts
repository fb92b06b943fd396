/** What reaches a program from outside other than keys: a line to be read, and the call to save. */

/** Whoever runs a program speaks to its screens through one of these. */
export class Herald {
  #line: string | null = null;
  #save: () => string | null = () => null;
  readonly #listeners = new Set<() => void>();

  /** Lays a line over the top row of the screen, or takes it away. */
  say(line: string | null): void {
    if (line === this.#line) return;
    this.#line = line;
    for (const listener of this.#listeners) listener();
  }

  /** The line that lies over the screen, or null. */
  readonly line = (): string | null => this.#line;

  /** Calls back whenever there is another line, until what it returns is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Has every open screen save what it holds; says why something could not be saved, or null. */
  save(): string | null {
    return this.#save();
  }

  /** The program says how that is done. */
  readonly onSave = (save: () => string | null): void => {
    this.#save = save;
  };
}
