/** A file that is common to all on a host: in memory and written behind; one that is damaged makes room for a new one. */
import { renameSync } from 'node:fs';
import { faultOf } from '../../store/disk/fault.ts';
import { type Check, readJsonFile } from '../../store/disk/json-file.ts';
import { type Kept, kept } from '../door/kept.ts';
import { writeWhole } from '../door/write-whole.ts';

/** How a common file is opened. */
interface CommonFile<T> {
  readonly path: string;
  /** What it is before there is a file. */
  readonly none: T;
  readonly check: Check<T>;
  text(value: T): string;
  /** Is told what the operator should know. */
  readonly warn: (why: string) => void;
}

/** Opens a common file. A damaged one gets '.damaged' behind its name, if it can be moved, and is told. */
export function commonFile<T>({ path, none, check, text, warn }: CommonFile<T>): Kept<T> {
  const found = readJsonFile(path, check);
  if (!found.ok) warn(`${path} is damaged: ${found.why}; ${putAside(path)}`);
  return kept(found.ok ? (found.value ?? none) : none, async (value) => {
    const why = await writeWhole(path, text(value));
    if (why !== null) warn(`${path} could not be written: ${why}`);
    return why;
  });
}

function putAside(path: string): string {
  try {
    renameSync(path, `${path}.damaged`);
    return `it was put aside as ${path}.damaged`;
  } catch (error) {
    return `and could not be put aside: ${faultOf(error)}`;
  }
}
