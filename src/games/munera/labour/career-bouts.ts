/** Who fights the bouts of careers that nobody plays. */
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import type { PlaysBout } from '../ai/plain-career.ts';
import { resultOfBout } from '../career/result.ts';
import type { FighterSetup, MuneraLevel } from '../rules/types.ts';
import { boutToItsEnd } from './simulate.ts';

/** A seat that no team of the program has. */
const OWN_SEAT = 99;

/** MR-75 The gladiator led at a level, everybody else as the career has it. */
export function playsAt(level: MuneraLevel | 'book'): PlaysBout {
  const led = (one: FighterSetup): FighterSetup => {
    if (one.seat !== PLAYER_SEAT) return one;
    return level === 'book' ? { ...one, seat: null } : { ...one, seat: OWN_SEAT, level };
  };
  return (setup, seed) => resultOfBout(boutToItsEnd({ ...setup, fighters: setup.fighters.map(led) }, seed));
}
