/** Who fights the bouts of careers that nobody plays. */
import { ledInstead } from '../../../kernel/levels.ts';
import type { PlaysBout } from '../ai/plain-career.ts';
import { resultOfBout } from '../career/result.ts';
import type { MuneraLevel } from '../rules/types.ts';
import { boutToItsEnd } from './simulate.ts';

/** MR-75 The gladiator led at a level, everybody else as the career has it. */
export function playsAt(level: MuneraLevel | 'book'): PlaysBout {
  return (setup, seed) =>
    resultOfBout(boutToItsEnd({ ...setup, fighters: setup.fighters.map((one) => ledInstead(one, level)) }, seed));
}
