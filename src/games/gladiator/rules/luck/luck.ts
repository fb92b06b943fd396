/** Chapter 34: luck, and the favour of the gods. */

import { ONE_DIE, type Throw, TWO_DICE } from '../../../../kernel/dice.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { met, needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import type { FavourRules, KeptThrow } from '../../../../kernel/ruleset.ts';
import type { GladiatorEvent } from '../events.ts';
import type { GladiatorContext } from '../phase.ts';
import { inForce } from '../rule-choices.ts';
import { fighterOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, GladiatorDecisions, State } from '../types.ts';
import type { LuckDecisions } from './luck-types.ts';
import { pleasOf } from './pleas.ts';

/** The least that the gods' two dice can show: with less LK there is nothing to hope for. */
export const LEAST_LUCK = 2;

/** 34.2, 34.4 What a man's sheet says of luck as the match begins; nothing where he has none. */
export function luckAtStart({ luck }: { readonly luck?: number }): Pick<Fighter, 'luck' | 'favours'> {
  return luck === undefined ? {} : { luck, favours: 0 };
}

/** P337 With less LK a man of the book does not trouble the gods: more often than not they would be deaf. */
export const LUCK_TRUSTED = 6;

/** 34.3, P210, P337 Whether a man has LK enough left to call on the gods: for the book's men, as much as they trust in. */
function mayPlead({ by, luck = 0 }: Fighter): boolean {
  return luck >= (by === 'seat' ? LEAST_LUCK : LUCK_TRUSTED);
}

/** What each man threw. */
export type Thrown = (man: Fighter) => Throw;

/**
 * P212 A die of each of several men at the same time: those of seats who may call on the gods throw after the others,
 * and know what they have to beat; the book calls about no such die (P337).
 */
export function throwTogether({ state, dice }: GladiatorContext, name: string, men: readonly Fighter[]): Thrown {
  const thrown = new Map<Fighter, Throw>();
  const pleads = men.filter((man) => inForce(state.rules, 34) && man.by === 'seat' && mayPlead(man));
  const others = men.filter((man) => !pleads.includes(man));
  for (const man of [...others, ...pleads]) thrown.set(man, dice.throw(name, ONE_DIE));
  return (man) => {
    const one = thrown.get(man);
    if (one === undefined) throw new Error(`fighter '${man.id}' has not thrown for '${name}'`);
    return one;
  };
}

/** 34.3, 34.3.2, 34.3.3 2D6 of his LK or less: he may throw again, and has so much less LK for the match. */
function callOnTheGods(ctx: GladiatorContext, id: string, what: string, draw: number): boolean {
  const fighter = fighterOf(ctx.state, id);
  const { luck: from = 0, favours = 0 } = fighter;
  const roll = favourRoll(from, ctx.dice.throw('favour', FAVOUR_DICE));
  const granted = met(roll);
  const luck = { from, to: granted ? from - roll.total : from };
  fighter.luck = luck.to;
  fighter.favours = favours + 1;
  ctx.emit({ kind: 'divine-favour', cite: '34.3', fighter: id, what, draw, luck, granted, rolls: [roll] });
  return granted;
}

/** 34.3 The dice of a plea to the gods. */
export const FAVOUR_DICE = TWO_DICE;

/** 34.3 The roll of a man who calls on the gods with so much LK. */
export function favourRoll(luck: number, thrown: Throw): Roll {
  const sum = rollOf('favour', '34.3', thrown, 'sum');
  return needing(sum, '<=', luck, (heard) => (heard ? 'the gods hear him' : 'the gods are deaf'));
}

/** As much of a bout's types as pleading takes. */
interface Pleading {
  readonly state: State;
  readonly decisions: GladiatorDecisions;
  readonly event: GladiatorEvent;
  readonly tables: Tables;
}

/** 34.3 Divine favour as the kernel plays it: who may plead for which roll, what he is asked, what the gods say. */
export const favour: FavourRules<Pleading> = {
  inPlay: ({ rules, fighters }) => inForce(rules, 34) && fighters.some(mayPlead),
  of: pleasOf,
  may: (state, { fighter, seat, woe }) => (seat !== null || woe > 0) && mayPlead(fighterOf(state, fighter)),
  ask(state, { seat, woe: _woe, ...plea }) {
    if (seat === null) return true; // P337 the book asks nobody
    const { luck = 0 } = fighterOf(state, plea.fighter);
    return { kind: 'favour', cite: '34.3', seat, ...plea, luck };
  },
  invoke: (ctx, { fighter, what, draw }) => callOnTheGods(ctx, fighter, what, draw),
  askKept(state, { seat, fighter, what, before, rolls, woe }, again) {
    if (seat === null) return again.woe > woe ? 'first' : 'second'; // P337 the book keeps the lesser woe
    const { luck = 0 } = fighterOf(state, fighter);
    return { kind: 'keep', cite: '34.3.1', seat, fighter, what, before, first: rolls, second: again.rolls, luck };
  },
  keep(ctx, { fighter, what, rolls }, again, kept) {
    const lost: readonly Roll[] = kept === 'first' ? again.rolls : rolls;
    ctx.emit({ kind: 'favour-kept', cite: '34.3.1', fighter, what, kept, rolls: lost });
  },
};

type Ask<K extends keyof LuckDecisions> = LuckDecisions[K]['ask'];

/** 34.3 Whether a man calls on the gods about the roll that has just fallen. */
export const favourDecision: DecisionRules<State, Tables, Ask<'favour'>, boolean> = {
  check: () => null,
  list: () => [true, false],
  sample: (_state, _tables, _ask, pick) => pick(8) === 0,
};

/** 34.3.1 Which of the two throws a man keeps whom the gods have heard. */
export const keepDecision: DecisionRules<State, Tables, Ask<'keep'>, KeptThrow> = {
  check: () => null,
  list: () => ['first', 'second'],
  sample: (_state, _tables, _ask, pick) => (pick(2) === 0 ? 'first' : 'second'),
};
