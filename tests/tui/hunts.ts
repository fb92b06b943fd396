/** Men against beasts, from the first event. */
import { anyMan, muster } from '../../src/engine/gladiator/muster.ts';
import { advancedRules } from '../../src/engine/gladiator/rule-choices.ts';
import type { FighterSetup } from '../../src/engine/gladiator/setup.ts';
import type { GladiatorSession } from '../../src/tui/bout/session.ts';
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
