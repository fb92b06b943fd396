/** 5.4 An Attack played to its end with the same pools on every roll. */
import { marginChance, marginsOf } from './contest.ts';

/** Who hits in the end; both 0 where neither pool has a die (R93). */
export interface AttackEnd {
  readonly attacker: number;
  readonly defender: number;
}

/**
 * Who hits in the end: a tie is rolled again, one behind is a counterstrike in which roles change. No net, no bash, no
 * fresh Bonus Dice.
 */
export function attackEnd(attacker: number, defender: number): AttackEnd {
  if (attacker + defender === 0) return { attacker: 0, defender: 0 };
  const [mine, theirs] = [stepsOf(attacker, defender), stepsOf(defender, attacker)];
  // Of the one who attacks now: wins = hit + even * wins + back * (loses as defender of the next roll).
  const a = { hit: mine.hit / (1 - mine.even), back: mine.back / (1 - mine.even), lost: mine.lost / (1 - mine.even) };
  const b = {
    hit: theirs.hit / (1 - theirs.even),
    back: theirs.back / (1 - theirs.even),
    lost: theirs.lost / (1 - theirs.even),
  };
  const wins = (a.hit + a.back * b.lost) / (1 - a.back * b.back);
  return { attacker: wins, defender: 1 - wins };
}

interface Steps {
  readonly hit: number;
  readonly even: number;
  /** A counterstrike. */
  readonly back: number;
  /** The defender hits back. */
  readonly lost: number;
}

function stepsOf(attacker: number, defender: number): Steps {
  const margins = marginsOf(attacker, defender);
  return {
    hit: marginChance(margins, (m) => m > 0),
    even: marginChance(margins, (m) => m === 0),
    back: marginChance(margins, (m) => m === -1),
    lost: marginChance(margins, (m) => m < -1),
  };
}
