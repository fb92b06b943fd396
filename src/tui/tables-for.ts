/** P260 The tables that a screen reads: those its bout, or what is about to be made, is played by. */
import { overlaysOf } from '../engine/gladiator/edition-types.ts';
import type { Tables } from '../engine/gladiator/table-types.ts';
import type { RuleChoices } from '../engine/gladiator/types.ts';
import type { Env } from './program.ts';

/** The tables in force by these rules. */
export function tablesFor({ services }: Pick<Env, 'services'>, rules: Pick<RuleChoices, 'edition'>): Tables {
  return services.tables.under(overlaysOf(rules));
}
