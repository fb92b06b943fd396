/** P356: the first match of a lenient career is a matched pair, against the one of several newcomers whom its man most likely outlives. */
import type { Lot } from '../../../../kernel/dice.ts';
import type { Roll } from '../../../../kernel/roll.ts';
import type { ArenaSetup } from '../../rules/arena/types.ts';
import type { CareerContext, ManContext } from '../context.ts';
import type { CombatClass, Man } from '../man/man-types.ts';
import { newcomer } from '../man/newcomer.ts';
import { classOf } from '../man/talents.ts';
import { boutSetup, OWN_FIGHTER, streamSeed } from './bout-order.ts';
import { fightByBook } from './fight-out.ts';
import { combatValue } from './fighter.ts';
import type { Bill, Billed } from './munus-types.ts';
import { rollClass } from './pairing.ts';

/** P356 Newcomers who are drawn, the weakest of them who are weighed, and bouts of the book by which each is. */
const DRAWN = 12;
const WEIGHED = 3;
const BOUTS = 8;
/** P354 What a rider's horse adds to his CV. */
const HORSE_CV = 10;

/** The bill of a first match, in this arena. */
export function kindBill(ctx: CareerContext, man: Man, arena: ArenaSetup): Bill {
  const { emit } = ctx;
  emit({ kind: 'match-chosen', cite: 'P356', type: 'matched-pair', byDice: false });
  const drawn: Billed[] = [];
  for (const combatClass of classesOf(ctx, man)) drawn.push(newcomer(ctx, combatClass, false, drawn));
  const weighed = weakest(drawn).map((one) => ({ one, survived: survivals(ctx, man, pairOf(one, arena)) }));
  const { one, survived } = weighed.reduce((best, other) => (other.survived > best.survived ? other : best));
  const { name, style } = one.man;
  emit({
    kind: 'first-match-chosen',
    cite: 'P356',
    ...{ foe: name, drawn: DRAWN, bouts: BOUTS },
    weighed: weighed.map((each) => ({ foe: each.one.man.name, survived: each.survived })),
  });
  emit({ kind: 'billed', cite: '38.4', man: name, style, side: 1, known: false });
  return { ...pairOf(one, arena), firstMatch: { drawn: DRAWN, bouts: BOUTS, survived } };
}

const pairOf = (one: Billed, arena: ArenaSetup): Bill => ({
  ...{ type: 'matched-pair', unique: false, deathMatch: false },
  ...{ comrades: [], challengers: [one], beasts: [], arena },
});

/** 38.4.1 The classes of those who are drawn, each by the dice, told in one line. */
function classesOf({ dice, tables, emit }: CareerContext, man: Man): readonly CombatClass[] {
  const rolls: Roll[] = [];
  const lots: Lot[] = [];
  const heard: ManContext['emit'] = (event) => {
    rolls.push(...(event.rolls ?? []));
    lots.push(...(event.lots ?? []));
  };
  const own = classOf(tables, man.style);
  const classes = Array.from({ length: DRAWN }, () => rollClass({ dice, tables, emit: heard }, own));
  emit({ kind: 'first-classes-rolled', cite: '38.4.1', classes, rolls, ...(lots.length === 0 ? {} : { lots }) });
  return classes;
}

/** P124, P354 Those of the lowest combat value, a rider counted with his horse; of equals who was drawn first. */
function weakest(drawn: readonly Billed[]): readonly Billed[] {
  const worth = ({ man, combatClass }: Billed): number => combatValue(man) + (combatClass === 6 ? HORSE_CV : 0);
  return drawn.toSorted((a, b) => worth(a) - worth(b)).slice(0, WEIGHED);
}

/** In how many bouts of the book he lives through a bill; their dice are none of the career's. */
function survivals({ state, tables }: CareerContext, man: Man, bill: Bill): number {
  const setup = boutSetup({ rules: state.setup.rules, lead: null }, tables, { man, fs: 0 }, bill);
  const seeds = Array.from({ length: BOUTS }, (_, n) => streamSeed(state.seed, 'first', n));
  return seeds.filter((seed) => fightByBook(tables.gladiator, { setup, seed }).feats[OWN_FIGHTER]?.dead === false)
    .length;
}
