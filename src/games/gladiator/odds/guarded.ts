/** An exchange of blows with a man whose defence is not known. */

import { type Counting, inTurn } from '../../../odds/counting.ts';
import type { Area } from '../rules/types.ts';
import type { AlikeReader } from './alike.ts';
import { countExchange } from './exchange.ts';
import type { Ending, ExchangeOdds, Guarded, ManOdds, Meeting, MeetingSide } from './meeting.ts';

/** Begins to count an exchange in which one man's defence is known by its chances alone. */
export function countGuarded(
  meeting: Meeting,
  sides: readonly MeetingSide[],
  read: AlikeReader,
  { fighter, guards }: Guarded,
): Counting<ExchangeOdds> {
  const specials = [...new Set(guards.map(({ special }) => special))];
  const parts = specials.map((special) => () => {
    const so = sides.map((side) => (side.fighter === fighter ? withSpecial(side, special) : side));
    return countExchange(meeting, so, read, { fighter, guards: guards.filter((one) => one.special === special) });
  });
  return inTurn(parts, (all) => all.reduce(added));
}

function withSpecial(side: MeetingSide, special: Area | null): MeetingSide {
  const { attacks, defence } = side.allocation;
  return { ...side, allocation: { attacks, defence, ...(special === null ? {} : { special }) } };
}

/** What comes of either of two sets of ways. */
function added(one: ExchangeOdds, other: ExchangeOdds): ExchangeOdds {
  const ends = new Map<string, Ending>();
  for (const { chance, men } of [...one.endings, ...other.endings]) {
    const words = JSON.stringify(men);
    ends.set(words, { men, chance: chance + (ends.get(words)?.chance ?? 0) });
  }
  const men = one.men.map((man, i): ManOdds => {
    const also = other.men[i];
    if (also === undefined) return man;
    const plus = (what: Exclude<keyof ManOdds, 'fighter' | 'wounds'>) => man[what] + also[what];
    const length = Math.max(man.wounds.length, also.wounds.length);
    return {
      fighter: man.fighter,
      wounds: Array.from({ length }, (_, many) => (man.wounds[many] ?? 0) + (also.wounds[many] ?? 0)),
      kill: plus('kill'),
      expectedWounds: plus('expectedWounds'),
      expectedCfLoss: plus('expectedCfLoss'),
      knockedOut: plus('knockedOut'),
      prone: plus('prone'),
      mortal: plus('mortal'),
      weaponLost: plus('weaponLost'),
      shieldLost: plus('shieldLost'),
    };
  });
  return { men, endings: [...ends.values()] };
}
