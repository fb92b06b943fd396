/** The file system of this process, which can die or fail at any call that changes something. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Where in a call the process is killed. */
export type Moment = 'before' | 'half-way' | 'after';
/** What goes wrong at a call: an error of the system, or fewer bytes written than were given. */
export type DiskFault = 'ENOSPC' | 'EIO' | 'EROFS' | 'EDQUOT' | 'short';

/** What is to happen, at the n-th call from now on; the first is 1. */
interface Plan {
  readonly at: number;
  /** How many calls in a row. A kill lasts for ever. */
  readonly many: number;
  readonly what: { readonly kill: Moment } | { readonly fail: DiskFault };
}

type Call = (...args: readonly unknown[]) => unknown;
type Calls = { [name: string]: Call };

/** Calls by which a program that plays changes files and folders. */
const CHANGES = [
  'openSync',
  'writeSync',
  'writeFileSync',
  'appendFileSync',
  'fsyncSync',
  'renameSync',
  'rmSync',
  'unlinkSync',
  'mkdirSync',
  'copyFileSync',
  'linkSync',
  'ftruncateSync',
  'chmodSync',
] as const;

let plan: Plan | null = null;
let [calls, dead, met] = [0, false, 0];

/** A call of a process that is dead. */
class Dead extends Error {}

/** What happens from now on, and how much of it has. */
export const MORTAL = {
  /** Sets what is to happen; null: nothing. The process lives again. */
  plan(next: Plan | null): void {
    [plan, calls, dead, met] = [next, 0, false, 0];
  },
  /** How many calls there have been. */
  get calls(): number {
    return calls;
  },
  get isDead(): boolean {
    return dead;
  },
  /** How many calls went wrong. */
  get met(): number {
    return met;
  },
};

const all = fs as unknown as Calls;
for (const name of CHANGES) {
  const real = all[name];
  if (real === undefined) continue;
  all[name] = (...args) => (isChange(name, args) ? changed(name, real, args) : real(...args));
}
syncBuiltinESMExports();

/** A file that is opened to be read is not changed. */
const isChange = (name: string, [, flags]: readonly unknown[]): boolean =>
  name !== 'openSync' || (flags !== undefined && flags !== 'r' && flags !== 0);

function changed(name: string, real: Call, args: readonly unknown[]): unknown {
  if (dead) throw new Dead('the process is dead');
  calls += 1;
  const due = plan !== null && calls >= plan.at && calls < plan.at + plan.many;
  if (!due || plan === null) return real(...args);
  met += 1;
  return 'kill' in plan.what ? killed(plan.what.kill, name, real, args) : failed(plan.what.fail, name, real, args);
}

function killed(moment: Moment, name: string, real: Call, args: readonly unknown[]): never {
  if (moment === 'after') real(...args);
  if (moment === 'half-way') half(name, real, args);
  dead = true;
  throw new Dead(`killed ${moment} ${name}`);
}

function failed(fault: DiskFault, name: string, real: Call, args: readonly unknown[]): unknown {
  const isWrite = name === 'writeSync' || name === 'writeFileSync';
  if (fault === 'short') return name === 'writeSync' ? half(name, real, args) : real(...args);
  if (isWrite && (fault === 'ENOSPC' || fault === 'EDQUOT')) half(name, real, args);
  // What is full still lets files go.
  if (fault !== 'EROFS' && fault !== 'EIO' && ['rmSync', 'unlinkSync', 'renameSync'].includes(name))
    return real(...args);
  throw Object.assign(new Error(`${fault}: made up, ${name}`), { code: fault, syscall: name });
}

/** Writes half of the bytes of a write; of another call nothing. */
function half(name: string, real: Call, args: readonly unknown[]): unknown {
  const [to, data, ...rest] = args;
  if (name !== 'writeSync' && name !== 'writeFileSync') return undefined;
  const bytes = typeof data === 'string' ? Buffer.from(data) : (data as Uint8Array);
  const [offset = 0, length = bytes.length] =
    name === 'writeSync' && typeof rest[0] === 'number' ? (rest as number[]) : [];
  const part = bytes.subarray(offset, offset + Math.ceil(length / 2));
  return name === 'writeSync' ? real(to, part, 0, part.length) : real(to, part);
}
