/** Who else on the machine may look at the host's files. */
import { chmodSync, statSync } from 'node:fs';
import { faultOf } from '../../store/disk/fault.ts';

const OTHERS = 0o077;

/** Why others on this machine can look at a path, as a sentence; null where they cannot, or nothing is there. */
export function whyOpen(path: string): string | null {
  return modeOf(path) & OTHERS ? `Others on this machine can read ${path}: chmod go= ${path}` : null;
}

/** Takes a path from all but its owner. Returns why it stays open to others, as a sentence, or null. */
export function closeToOthers(path: string): string | null {
  const mode = modeOf(path);
  if ((mode & OTHERS) === 0) return null;
  try {
    chmodSync(path, mode & ~OTHERS);
    return null;
  } catch (error) {
    return `Others on this machine can read ${path}, and its rights cannot be changed: ${faultOf(error)}`;
  }
}

/** The rights to a path; none where nothing can be said of it, or the machine knows no such rights. */
function modeOf(path: string): number {
  if (process.platform === 'win32') return 0;
  try {
    return statSync(path).mode & 0o777;
  } catch {
    return 0; // whoever opens it says why that cannot be
  }
}
