/** The session of a GLADIATOR bout. */

import type { Session } from '../../../../session/session.ts';
import type { GladiatorKit } from '../../rules/kit.ts';

/** A bout that is being played or looked on at, ahead of the screen that shows it. */
export type GladiatorSession = Session<GladiatorKit>;
