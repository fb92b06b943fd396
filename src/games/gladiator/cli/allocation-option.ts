/** --mine, --his: how CF are divided, in the notation of allocations. */

import { UsageError } from '../../../cli/errors.ts';
import { parseAllocation } from '../ask/notation/allocation.ts';
import { DEFENCE_NAMES } from '../rules/advanced/specials.ts';
import { allocationFault } from '../rules/basic/allocation.ts';
import type { Allocation, Pool } from '../rules/types.ts';

/** Reads a man's allocation, his attacks in the order they stand. Throws UsageError for what is not to be read, or not legal. */
export function readAllocation(option: string, text: string, pool: Pool): Allocation {
  const written = withBar(text);
  const refused = (why: string): UsageError => new UsageError(`${option} "${written}": ${why}`);
  const read = parseAllocation(written);
  if (!read.ok) throw refused(read.why);
  const fault = allocationFault(pool, read.value);
  if (fault !== null) throw refused(fault);
  return read.value;
}

/** An allocation as it was written when there was no bar: 'head 4/2, legs /1, duck' is 'head 4 | head 2, legs 1, duck'. */
function withBar(text: string): string {
  if (text.includes('|')) return text;
  const halves = text.split(',').map((part) => halvesOf(part.trim()));
  const struck = halves.flatMap(([attack]) => attack ?? []);
  const held = halves.flatMap(([, defence]) => defence ?? []);
  return held.length === 0 ? text : `${struck.join(', ')} | ${held.join(', ')}`.trim();
}

const GUARDS: readonly string[] = Object.values(DEFENCE_NAMES);

/** The attack and the defence in 'head 4/2 @1'; null for one that is not there. */
function halvesOf(part: string): readonly [attack: string | null, defence: string | null] {
  if (GUARDS.includes(part.toLowerCase())) return [null, part];
  const [, where = '', cf = '', guarding, marks = ''] = /^(.*?)\s*(\d*)\/(\d+)(.*)$/.exec(part) ?? [];
  if (guarding === undefined) return [part, null];
  const area = where.split(' ').at(-1);
  return [Number(cf) === 0 ? null : `${where} ${cf}${marks}`, `${area} ${guarding}`];
}
