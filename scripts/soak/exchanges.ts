/** Whole exchanges of blows under soak: every way they can go, defences that are not known, and a million fights thrown. */

import { exchangeOdds } from '../../src/games/gladiator/odds/exchange.ts';
import { countUnknown, guardsAgainst } from '../../src/games/gladiator/odds/unknown.ts';
import { NO_DEFENCE } from '../../src/games/gladiator/rules/basic/allocation.ts';
import { seededDice } from '../../src/kernel/dice.ts';
import { seedState } from '../../src/kernel/rng.ts';
import { finish } from '../../src/odds/counting.ts';
import { tables } from '../../tools/games/gladiator/bout.ts';
import { type Chances, withinSigmas } from '../../tools/games/gladiator/odds/counted.ts';
import {
  byEveryWay,
  byThrowingAll,
  duel,
  type Encounter,
  namesOf,
} from '../../tools/games/gladiator/odds/exchanges.ts';

/** Kinds of men who exchange a blow each. */
const KINDS = ['plain', 'armed', 'hurt', 'paired', 'guarded'] as const;
/** Situations of each kind; 220 in all. */
const SITUATIONS_A_KIND = 44;
/** Situations whose fights are thrown, and all such fights together. */
const THROWN = 20;
const FIGHTS = 1_000_000;
const CLOSE = 1e-9;

/** What is wrong with the odds of exchanges; nothing, if they are right. */
export function soakExchanges(): readonly string[] {
  const all = KINDS.flatMap((kind) => Array.from({ length: SITUATIONS_A_KIND }, (_, i) => duel(kind, `soak-${i}`)));
  const apart = Math.floor(all.length / THROWN);
  const thrown = all.filter((_, i) => i % apart === 0).slice(0, THROWN);
  return [...all.flatMap(counted), ...all.flatMap(guarded), ...thrown.flatMap(tried)];
}

const oddsOf = ({ state, sides }: Encounter): Chances => namesOf(exchangeOdds({ state, tables }, sides));

function counted(one: Encounter): readonly string[] {
  const odds = oddsOf(one);
  const ways = byEveryWay(one);
  return unequal(one.name, odds, ways);
}

function unequal(name: string, odds: Chances, ways: Chances): readonly string[] {
  return [...new Set([...odds.keys(), ...ways.keys()])]
    .filter((what) => Math.abs((odds.get(what) ?? 0) - (ways.get(what) ?? 0)) > CLOSE)
    .map((what) => `${name}: ${what} is ${ways.get(what)}, the odds say ${odds.get(what)}`);
}

/** P272 The first man's blow against all that the book may put up, at once and one defence after another. */
function guarded({ name, state, sides }: Encounter): readonly string[] {
  const [mine, his] = sides;
  if (mine === undefined || his === undefined) return []; // neither has CF to strike with
  const bare = { ...his, allocation: { attacks: [], defence: NO_DEFENCE } };
  const guards = guardsAgainst({ state, tables }, mine, bare, seededDice(seedState(name)));
  const { odds } = finish(countUnknown({ state, tables }, mine, bare, guards, 'average'));
  const sums: Chances = new Map();
  for (const { defence, special, chance } of guards.guards) {
    const side = { ...bare, allocation: { attacks: [], defence, ...(special === null ? {} : { special }) } };
    for (const [what, much] of namesOf(exchangeOdds({ state, tables }, [mine, side])))
      sums.set(what, (sums.get(what) ?? 0) + chance * much);
  }
  return unequal(`${name}, unknown`, namesOf(odds), sums);
}

function tried(one: Encounter): readonly string[] {
  const fights = FIGHTS / THROWN;
  const odds = oddsOf(one);
  return [...byThrowingAll(one, fights, `soak/${one.name}`)]
    .filter(([what, share]) => !what.endsWith('expectedCfLoss') && !withinSigmas(share, odds.get(what) ?? 0, fights))
    .map(([what, share]) => `${one.name}: ${what} came ${share} of the time, the odds say ${odds.get(what)}`);
}
