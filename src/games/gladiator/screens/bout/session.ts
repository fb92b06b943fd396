/** The session of a GLADIATOR bout. */

import type { Session } from '../../../../session/session.ts';
import type { GladiatorKit } from '../../rules/kit.ts';

export type GladiatorSession = Session<GladiatorKit>;
