/** An attack whose odds are asked for, and what it is read by. */
import type { Blow } from '../rules/blow-types.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { RuleChoices } from '../rules/types.ts';

/** What blows are read by. */
export interface OddsBook {
  readonly rules: RuleChoices;
  readonly tables: Tables;
}

/** An attack but for its CF; a bare hand's blow is none, for its wounds hang on a roll for stun (22.3). */
export type Stroke = Omit<Blow, 'cf' | 'fist'>;
