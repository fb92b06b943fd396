/** What the rules of houses work with. */
import { asking, type Rule } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import { PLAYER } from '../career/context.ts';
import type { CampaignTables } from '../career/table-types.ts';
import type { HousesEvent } from './events.ts';
import type { HousesDecisions, HousesState } from './types.ts';

/** What the rules of houses work with: the state, which they change, dice, tables, and where events are told. */
export type HousesContext = Context<{ state: HousesState; event: HousesEvent; tables: CampaignTables }>;
/** A rule of houses as a script that may ask the seat. Call with `yield*`. */
export type HousesRule<T = void> = Rule<HousesDecisions, T>;

/** The one seat of a game of houses: the lanista of the player's house. */
export const SEAT = PLAYER;

/** Asks the seat's lanista; answers come in the order of the questions. */
export const resolveAskOfHouse = asking<HousesDecisions>();
