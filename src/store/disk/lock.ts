/**
 * One writer a data folder: the file `lock` names the process that may write.
 *
 * The file appears whole or not at all (a hard link of a written file), so two that race for it
 * cannot both have it. A lock is stale when it was taken on this computer by a process that is gone;
 * where the platform tells when a process began (Linux), a number given to a new process is found
 * out, elsewhere a living process of that number counts as the holder. A stale lock is replaced only
 * under a lock of its own, `lock.next`, so that of two who find it stale the slower cannot throw out
 * the faster. A lock from another computer is never taken: who holds it there cannot be known.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { minuteOf } from './dates.ts';
import { codeOf, faultOf } from './fault.ts';
import { bytesAt, stampAt } from './look.ts';
import { type Processes, theseProcesses } from './processes.ts';

const holderSchema = z.object({
  pid: z.int(),
  host: z.string(),
  since: z.iso.datetime(),
  started: z.nullable(z.string()),
});
type Holder = z.infer<typeof holderSchema>;

/** The right to write, or why it is not to be had. */
export type Lock =
  | {
      readonly ok: true;
      /** Whether it still is: one that somebody deleted is taken again, unless another was quicker. */
      isHeld(): boolean;
      /** Gives it back. */
      release(): void;
    }
  | { readonly ok: false; readonly why: string };

const ATTEMPTS = 25;
const PAUSE_MS = 20;
const DEEPEST = 3;

/** Takes the lock `file`, whose folder must exist. It is given back by `release`, or when the process exits. */
export function takeLock(file: string, since: Date, processes: Processes = theseProcesses()): Lock {
  const { pid, host } = processes;
  const me: Holder = { pid, host, since: since.toISOString(), started: processes.look(pid)?.started ?? null };
  const mine = `${JSON.stringify(me)}\n`;
  try {
    const why = claim(file, mine, processes, 0);
    return why === null ? taken(file, mine) : { ok: false, why: `Nothing is saved: ${why}` };
  } catch (error) {
    return { ok: false, why: `Nothing can be saved in ${dirname(file)}: ${faultOf(error)}.` };
  }
}

/** Who has the lock `file`, as a sentence; null where nobody does. Takes nothing and changes nothing. */
export function lockHolder(file: string, processes: Processes = theseProcesses()): Read<string | null> {
  const found = holderOf(file);
  if (found.kind === 'unclear') return unreadable(unclearLock(file, found.why));
  return readable(found.kind === 'none' ? null : whyHeld(file, found.holder, processes));
}

/** The locks this process has, and what it wrote into them. */
const mineByFile = new Map<string, string>();

function taken(file: string, mine: string): Lock {
  if (mineByFile.size === 0) process.on('exit', releaseAll);
  mineByFile.set(file, mine);
  let stamp = stampAt(file)?.stamp;
  const isHeld = (): boolean => {
    const now = stampAt(file)?.stamp;
    if (now === stamp && now !== undefined) return true;
    if (mineByFile.get(file) !== mine || !takenAgain(file, mine)) return false;
    stamp = stampAt(file)?.stamp;
    return true;
  };
  return { ok: true, isHeld, release: () => release(file, mine) };
}

/** Whether a lock that was touched is this process's still, or again; where nothing can be read, the next write says why. */
function takenAgain(file: string, mine: string): boolean {
  try {
    const found = holderOf(file);
    return found.kind === 'held' ? found.text === mine : found.kind === 'unclear' || create(file, mine);
  } catch {
    return true;
  }
}

function release(file: string, mine: string): void {
  if (mineByFile.get(file) !== mine) return;
  mineByFile.delete(file);
  if (mineByFile.size === 0) process.off('exit', releaseAll);
  try {
    if (readFileSync(file, 'utf8') === mine) rmSync(file);
  } catch {
    // Gone already, or out of reach: then it is stale as soon as this process is.
  }
}

function releaseAll(): void {
  for (const [file, mine] of mineByFile) release(file, mine);
}

/** Takes a lock file, or says who has it. */
function claim(file: string, mine: string, processes: Processes, depth: number): string | null {
  let unclear: string | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (create(file, mine)) return null;
    const found = holderOf(file);
    if (found.kind === 'held') {
      const why = whyHeld(file, found.holder, processes);
      if (why !== null) return why;
      if (depth < DEEPEST && takeOver(file, found.text, mine, processes, depth)) return null;
    }
    unclear = found.kind === 'unclear' ? found.why : null;
    pause();
  }
  if (unclear !== null) return unclearLock(file, unclear);
  return `The lock ${file} keeps changing hands. If no Harena is running, delete it.`;
}

function unclearLock(file: string, why: string): string {
  return `The lock ${file} cannot be read (${why}). If no Harena is running, delete it.`;
}

/** Writes the lock in one step; false when one is there. */
function create(file: string, text: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { flag: 'wx' });
    return link(draft, file) ?? createPlainly(file, text);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether the link was made; null where the disk knows no hard links (FAT). */
function link(from: string, to: string): boolean | null {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? false : null;
  }
}

/** The second best: the file is there, empty, for a moment before it says whose it is. */
function createPlainly(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Replaces a stale lock, unless another was quicker. */
function takeOver(file: string, stale: string, mine: string, processes: Processes, depth: number): boolean {
  const guard = `${file}.next`;
  if (claim(guard, mine, processes, depth + 1) !== null) return false;
  const draft = `${file}.${randomUUID()}`;
  try {
    const found = holderOf(file);
    if (found.kind !== 'held' || found.text !== stale) return false;
    writeFileSync(draft, mine, { flag: 'wx' });
    renameSync(draft, file);
    return true;
  } finally {
    rmSync(draft, { force: true });
    rmSync(guard, { force: true });
  }
}

type Found =
  | { readonly kind: 'held'; readonly holder: Holder; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unclear'; readonly why: string };

function holderOf(file: string): Found {
  try {
    const read = bytesAt(file);
    if (!read.ok) return { kind: 'unclear', why: read.why };
    if (read.value === null) return { kind: 'none' };
    const text = read.value.toString('utf8');
    const holder = holderSchema.safeParse(JSON.parse(text));
    return holder.success
      ? { kind: 'held', holder: holder.data, text }
      : { kind: 'unclear', why: 'it does not say whose it is' };
  } catch (error) {
    return { kind: 'unclear', why: faultOf(error) };
  }
}

/** Says who holds the lock, or null when nobody does any more. */
function whyHeld(file: string, { pid, host, since, started }: Holder, processes: Processes): string | null {
  const when = minuteOf(new Date(since));
  if (host !== processes.host) {
    return (
      `Harena has these files open on another computer: process ${pid} on ${host}, since ${when}. ` +
      `If it is not running there any more, delete ${file}.`
    );
  }
  const found = processes.look(pid);
  if (found === null) return null;
  if (started !== null && found.started !== null && started !== found.started) return null;
  const sure = started !== null && found.started !== null;
  const advice = sure ? '' : ` If that process is not Harena, delete ${file}.`;
  return `Harena is already running with these files: process ${pid}, since ${when}.${advice}`;
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
