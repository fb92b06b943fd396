/** The types of a career, as the kernel takes them together. */
import type { KitOf } from '../../../kernel/kit.ts';
import { asking, type Rule } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import type { CareerEvent } from './events.ts';
import type { CareerTables } from './tables.ts';
import type { CareerDecisions, CareerSetup, CareerState } from './types.ts';

/** All types of a career. */
export type CareerKit = KitOf<CareerState, CareerDecisions, CareerEvent, CareerSetup, CareerTables>;

/** What a rule of a career works with. */
export type CareerContext = Context<CareerKit>;

/** A rule of a career. */
export type CareerRule<T = void> = Rule<CareerDecisions, T>;

/** The one seat of a career. */
export const PLAYER = 0;

/** Puts questions of one kind to the player. */
export const resolveCareerAsk = asking<CareerDecisions>();
