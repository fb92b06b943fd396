/** P260 The tables that a screen reads: those its bout, or what is about to be made, is played by. */

import type { Env } from '../../../tui/program.ts';
import { gladiatorFiles } from '../files/services.ts';
import { overlaysOf } from '../rules/tables/edition-types.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { RuleChoices } from '../rules/types.ts';

/** The tables in force by these rules. */
export function tablesFor({ services }: Pick<Env, 'services'>, rules: Pick<RuleChoices, 'edition'>): Tables {
  return gladiatorFiles(services).tables.under(overlaysOf(rules));
}
