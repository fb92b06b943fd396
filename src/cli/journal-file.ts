/** --journal: every event of every bout as JSON Lines. */
import { closeSync, openSync, writeSync } from 'node:fs';
import type { GladiatorEvent } from '../engine/gladiator/events.ts';
import type { Setup } from '../engine/gladiator/setup.ts';
import type { State } from '../engine/gladiator/types.ts';
import { digestOf } from '../engine/kernel/state.ts';
import type { BoutWatcher } from '../session/simulate.ts';
import { codeOf, faultOf } from '../store/fault.ts';
import { FailureError } from './errors.ts';

/** Bytes gathered before they are written. */
const BUFFER = 1 << 20;

/** Writes a batch's journal to a file: a 'bout' line, a line an event, an 'end' line. */
export class JournalFile implements BoutWatcher {
  readonly #file: number;
  readonly #setup: Setup;
  #pending = '';
  #bout = 0;
  #seq = 0;

  constructor(path: string, setup: Setup) {
    this.#setup = setup;
    this.#file = openToWrite(path);
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
    this.#line({
      kind: 'end',
      bout: this.#bout,
      outcome: { ...state.outcome, turns: state.turn },
      digest: digestOf(state),
    });
  }

  close(): void {
    this.#flush();
    closeSync(this.#file);
  }

  #line(line: object): void {
    this.#pending += `${JSON.stringify(line)}\n`;
    if (this.#pending.length >= BUFFER) this.#flush();
  }

  /** A pipe or a disk that is nearly full may take less than it is given. */
  #flush(): void {
    const bytes = Buffer.from(this.#pending);
    this.#pending = '';
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
    } catch (error) {
      throw codeOf(error) === 'EPIPE' ? error : cannotWrite(error);
    }
  }
}

function openToWrite(path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    throw cannotWrite(error);
  }
}

const cannotWrite = (error: unknown): FailureError => new FailureError(`cannot write the journal: ${faultOf(error)}`);
