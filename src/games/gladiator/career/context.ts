/** What the rules of a career work with. */

import type { Seat } from '../../../kernel/request.ts';
import { asking, type Rule } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import type { SheetMaking } from '../rules/setup/equipment.ts';
import type { CareerEvent } from './events.ts';
import type { CampaignTables } from './table-types.ts';
import type { CareerDecisions, CareerState } from './types.ts';

/** What the rules of a career work with: its state, which they change, dice, tables, and where events are told. */
export type CareerContext = Context<{ state: CareerState; event: CareerEvent; tables: CampaignTables }>;
/** All that the rules of one man need: none of them reads the state of the career. */
export type ManContext = Pick<CareerContext, 'tables' | 'dice' | 'emit'>;
/** A rule of a career as a script that may ask its seat. Call with `yield*`. */
export type CareerRule<T = void> = Rule<CareerDecisions, T>;
/** What is asked about one man, whether he has a career of his own or belongs to a house. */
type ManDecisions = Pick<CareerDecisions, 'talent' | 'armour' | 'unique'>;
/** A rule about one man as a script that asks what career and house have in common. Call with `yield*`. */
export type ManRule<T = void> = Rule<ManDecisions, T>;

/** The one seat of a career. */
export const PLAYER: Seat = 0;

/** Asks the seat of a career; answers come in the order of the questions. */
export const resolveAsk = asking<CareerDecisions>();
/** Asks about one man, by whoever he belongs to; answers come in the order of the questions. */
export const resolveAskOfMan = asking<ManDecisions>();

/** Dice on the way to a log sheet, by GLADIATOR's tables. */
export function makingOf({ dice, tables }: ManContext): SheetMaking {
  return { dice, tables: tables.gladiator, rolls: [], lots: [] };
}
