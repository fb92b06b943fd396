/** What an answer in a lesson is worth, by exact odds, and which one is taught. */
import type { Request } from '../../../kernel/request.ts';
import { type Margins, marginChance } from '../odds/contest.ts';
import { rollAhead } from '../odds/rolls.ts';
import type { Act } from '../rules/acts.ts';
import { bonusRange } from '../rules/bonus.ts';
import type { HeroesDecisions } from '../rules/kit.ts';
import { comparedTo, fighterOf, opponentsIn } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';

/** A question of a match, before it is answered. */
interface TaughtMoment {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly request: Request<HeroesDecisions>;
}

/** What a lesson reckons. `head`: what each figure is; `isMet`: whether a choice is what it teaches. */
interface TaughtBy<C> {
  readonly head: readonly string[];
  isMet(moment: TaughtMoment, choice: C): boolean;
  figures(moment: TaughtMoment, choice: C): readonly string[];
}

const in100 = (chance: number): string => `${Math.round(100 * chance)} in 100`;
const NONE = '-';
const at = (margins: Margins, holds: (margin: number) => boolean): string => in100(marginChance(margins, holds));

interface Two {
  readonly own: Fighter;
  readonly foe: Fighter;
}

/** Who is asked, and the opponent that is nearest. Throws where there is none: a bug. */
function twoOf({ state, request }: TaughtMoment): Two {
  const own = fighterOf(state, request.fighter);
  const foe = comparedTo(state, own);
  if (foe === null) throw new Error('a lesson without an opponent');
  return { own, foe };
}

const goesIn = ({ state, request }: TaughtMoment, act: Act): boolean =>
  'to' in act && opponentsIn(state, fighterOf(state, request.fighter), act.to).length > 0;

/** 5.3 The Maneuver that follows: one's own where one goes in, else that of the opponent who comes; no dice of one's own added. */
function maneuverOf(moment: TaughtMoment, act: Act): Margins {
  const { own, foe } = twoOf(moment);
  const asking = { table: 'maneuver', first: goesIn(moment, act), exchange: null } as const;
  return rollAhead(own, foe, asking, 0, moment.tables).margins;
}

const zones: TaughtBy<Act> = {
  head: ['you attack', 'he attacks', 'neither'],
  isMet: goesIn,
  figures(moment, act) {
    const margins = maneuverOf(moment, act);
    return [at(margins, (m) => m > 0), at(margins, (m) => m < 0), at(margins, (m) => m === 0)];
  },
};

const dice: TaughtBy<number> = {
  head: ['you hit', 'rolled again', 'he strikes', 'dice left'],
  isMet({ state, request }, committed) {
    const { most } = bonusRange(fighterOf(state, request.fighter), 'attack');
    return committed > 0 && committed < most;
  },
  figures(moment, committed) {
    const { own, foe } = twoOf(moment);
    const { exchange } = moment.state;
    const { margins } = rollAhead(own, foe, { table: 'attack', first: true, exchange }, committed, moment.tables);
    const shares = [at(margins, (m) => m > 0), at(margins, (m) => m === 0), at(margins, (m) => m < 0)];
    return [...shares, `${own.bonus - committed}`];
  },
};

/** 3.7.1 Bonus Dice after an act: who waits has as many as Strength again. */
const diceAfter = ({ bonus, now }: Fighter, act: Act): number =>
  act.do === 'hold' ? Math.max(bonus, now.strength) : bonus;

const breath: TaughtBy<Act> = {
  head: ['dice then', 'an Attack then hits'],
  isMet: (_moment, act) => act.do === 'hold',
  figures(moment, act) {
    const { own, foe } = twoOf(moment);
    const bonus = diceAfter(own, act);
    const asking = { table: 'attack', first: true, exchange: null } as const;
    const { margins } = rollAhead({ ...own, bonus }, foe, asking, Math.max(0, bonus - 1), moment.tables);
    return [`${bonus}`, at(margins, (m) => m > 0)];
  },
};

const net: TaughtBy<Act> = {
  head: ['he is caught', 'you attack', 'he attacks'],
  isMet: (_moment, act) => act.do === 'toss',
  figures(moment, act) {
    const { own, foe } = twoOf(moment);
    if (act.do === 'toss') {
      const { margins } = rollAhead(own, foe, { table: 'net', first: true, exchange: null }, 0, moment.tables);
      return [at(margins, (m) => m > 0), NONE, NONE];
    }
    const margins = maneuverOf(moment, act);
    return [NONE, at(margins, (m) => m > 0), at(margins, (m) => m < 0)];
  },
};

const TAUGHT: { readonly [id: string]: TaughtBy<never> } = { zones, dice, breath, net };

/** What the lesson of an id reckons. Throws where there is none: a bug. */
export function taughtBy(id: string): TaughtBy<never> {
  const found = TAUGHT[id];
  if (found === undefined) throw new Error(`no lesson is called ${id}`);
  return found;
}
