/** --tables: whose tables a bout is fought by (P260). */
import { byEdition, EDITIONS, type Edition } from '../engine/gladiator/edition-types.ts';
import { UsageError } from './errors.ts';

/** The edition --tables names; null: nothing is said. Anything else is refused, with the names of the editions. */
export function readEdition(text: string | undefined): Edition | null {
  if (text === undefined) return null;
  const edition = EDITIONS.find((one) => one === text);
  if (edition === undefined) throw new UsageError(`--tables ${text}: unknown; legal: ${EDITIONS.join(', ')}`);
  return edition;
}

/** The switch that --tables throws. */
export function inEdition(text: string | undefined): ReturnType<typeof byEdition> {
  return byEdition(readEdition(text) ?? 'colosseum');
}
