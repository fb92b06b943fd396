/** Men against beasts, from the first event. */

import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { newSession } from './scenes.ts';

/** A hunter of the player's against beasts, or a drawn hunt. */
export function huntSession(
  beasts: readonly FighterSetup['kind'][],
  seed = 'hunt',
  hunter: FighterSetup['kind'] = 'bestiarius',
): GladiatorSession {
  const fighters = muster([{ ...anyMan(hunter), name: 'Carpophorus' }], beasts.map(anyMan), 'one');
  return newSession(seed, undefined, { rules: advancedRules(), fighters });
}
