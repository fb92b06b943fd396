/** Every event of every bout as a line of JSON: a 'bout' line, a line an event, an 'end' line. */
import type { GladiatorEvent } from '../games/gladiator/rules/events.ts';
import type { Setup } from '../games/gladiator/rules/setup/setup.ts';
import type { State } from '../games/gladiator/rules/types.ts';
import type { BoutWatcher } from '../games/gladiator/session/simulate.ts';
import { digestOf } from '../kernel/state.ts';

/** Gathers the lines of a batch until they are taken. */
export class JournalLines implements BoutWatcher {
  readonly #setup: Setup;
  #text = '';
  #bout = 0;
  #seq = 0;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  begin(bout: number, seed: string): void {
    this.#bout = bout;
    this.#seq = 0;
    this.#line({ kind: 'bout', bout, seed, setup: this.#setup });
  }

  event(event: GladiatorEvent, { turn, phase }: State): void {
    this.#line({ bout: this.#bout, seq: this.#seq, turn, phase, ...event });
    this.#seq += 1;
  }

  end(state: State): void {
    const outcome = { ...state.outcome, turns: state.turn };
    this.#line({ kind: 'end', bout: this.#bout, outcome, digest: digestOf(state) });
  }

  /** The lines since they were last taken. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }

  #line(line: object): void {
    this.#text += `${JSON.stringify(line)}\n`;
  }
}
