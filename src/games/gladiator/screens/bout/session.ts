/** The session of a GLADIATOR bout. */

import type { Session } from '../../../../session/session.ts';
import type { Gladiator } from '../../rules/kit.ts';

export type GladiatorSession = Session<Gladiator>;
