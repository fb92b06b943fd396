/** Which processes there are, as far as a lock must know. */
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** What a lock must know of the processes of the computer it was taken on. */
export interface Processes {
  readonly host: string;
  /** This process. */
  readonly pid: number;
  /** Null where there is no such process; else when it began, null where the platform does not tell. */
  look(pid: number): { readonly started: string | null } | null;
}

/** The processes of the computer this runs on. */
export function theseProcesses(): Processes {
  return { host: hostname(), pid: process.pid, look };
}

function look(pid: number): { readonly started: string | null } | null {
  if (!answers(pid)) return null;
  if (process.platform !== 'linux') return { started: null };
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === null) return { started: null };
  // The name in brackets may hold anything; behind its last bracket come the state and, 19 further on, the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return null;
  const boot = readText('/proc/sys/kernel/random/boot_id');
  return { started: fields[19] === undefined ? null : `${boot?.trim() ?? ''}/${fields[19]}` };
}

function answers(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is there, and another's.
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH';
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
