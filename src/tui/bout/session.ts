/** The session of a GLADIATOR bout. */
import type { GladiatorEvent } from '../../engine/gladiator/events.ts';
import type { Setup } from '../../engine/gladiator/setup.ts';
import type { Tables } from '../../engine/gladiator/table-types.ts';
import type { GladiatorDecisions, State } from '../../engine/gladiator/types.ts';
import type { Request } from '../../engine/kernel/request.ts';
import type { Session } from '../../session/session.ts';

export type GladiatorSession = Session<State, GladiatorDecisions, GladiatorEvent, Setup, Tables>;
export type GladiatorRequest = Request<GladiatorDecisions>;
