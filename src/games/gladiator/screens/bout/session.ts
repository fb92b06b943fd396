/** The session of a GLADIATOR bout. */

import type { Request } from '../../../../kernel/request.ts';
import type { Session } from '../../../../session/session.ts';
import type { Gladiator } from '../../rules/kit.ts';
import type { GladiatorDecisions } from '../../rules/types.ts';

export type GladiatorSession = Session<Gladiator>;
export type GladiatorRequest = Request<GladiatorDecisions>;
