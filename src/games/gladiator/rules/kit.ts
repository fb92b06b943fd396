/** GLADIATOR's types, as one. */
import type { KitOf } from '../../../kernel/kit.ts';
import type { GladiatorEvent } from './events.ts';
import type { Setup } from './setup/setup.ts';
import type { Tables } from './tables/types.ts';
import type { GladiatorDecisions, State } from './types.ts';

/** The types of a bout, as the kernel takes them together. */
export type GladiatorKit = KitOf<State, GladiatorDecisions, GladiatorEvent, Setup, Tables>;
