/** Every event of every bout, of whatever game, as a line of JSON: a 'bout' line, a line an event, an 'end' line. */
import type { GameEvent } from '../kernel/event.ts';
import { digestOf, type GameState } from '../kernel/state.ts';

/** Gathers the lines of a batch until they are taken. */
export class JournalLines {
  #text = '';
  #bout = 0;
  #seq = 0;

  begin(bout: number, seed: string, setup: unknown): void {
    this.#bout = bout;
    this.#seq = 0;
    this.#line({ kind: 'bout', bout, seed, setup });
  }

  event(event: GameEvent, { turn, phase }: GameState): void {
    this.#line({ bout: this.#bout, seq: this.#seq, turn, phase, ...event });
    this.#seq += 1;
  }

  /** Something beside what happened. */
  remark(text: string): void {
    this.#line({ kind: 'remark', bout: this.#bout, text });
  }

  end(state: GameState): void {
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
