/** --tables: whose tables a bout is fought by (P260). */

import { UsageError } from '../../../cli/errors.ts';
import { byEdition, EDITIONS, type Edition } from '../rules/tables/edition-types.ts';

/** The edition --tables names; null: nothing is said. Anything else is refused, with the names of the editions. */
export function readEdition(text: string | undefined): Edition | null {
  if (text === undefined) return null;
  const edition = EDITIONS.find((one) => one === text);
  if (edition === undefined) throw new UsageError(`--tables ${text}: unknown; legal: ${EDITIONS.join(', ')}`);
  return edition;
}

/** The options that name tables. */
interface TablesOptions {
  readonly tables?: string;
  readonly defenceCards?: true;
}

/** The switches that --tables and --defence-cards throw. */
export function inEdition({ tables, defenceCards }: TablesOptions): ReturnType<typeof byEdition> {
  return byEdition(readEdition(tables) ?? 'colosseum', defenceCards === true);
}
