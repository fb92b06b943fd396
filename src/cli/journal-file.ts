/** --journal: the file that the lines of a batch go to. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { codeOf, faultOf } from '../store/disk/fault.ts';
import { FailureError } from './errors.ts';

/** Characters gathered before they are written. */
const BUFFER = 1 << 20;

/** A file that text is added to. */
export class JournalFile {
  readonly #file: number;
  #pending = '';

  constructor(path: string) {
    this.#file = openToWrite(path);
  }

  write(text: string): void {
    this.#pending += text;
    if (this.#pending.length >= BUFFER) this.#flush();
  }

  close(): void {
    this.#flush();
    closeSync(this.#file);
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
