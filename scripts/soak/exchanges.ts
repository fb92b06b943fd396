/** Whole exchanges of blows under soak: every way they can go, and a million fights thrown. */
import { exchangeOdds } from '../../src/odds/exchange.ts';
import { tables } from '../../tests/support/bout.ts';
import { type Chances, withinSigmas } from '../../tests/support/odds/counted.ts';
import { byEveryWay, byThrowingAll, duel, type Encounter, namesOf } from '../../tests/support/odds/exchanges.ts';

/** Kinds of men who exchange a blow each. */
const KINDS = ['plain', 'armed', 'hurt', 'paired', 'guarded'] as const;
/** Situations of each kind; 100 in all. */
const SITUATIONS_A_KIND = 20;
/** Situations whose fights are thrown, and all such fights together. */
const THROWN = 20;
const FIGHTS = 1_000_000;
const CLOSE = 1e-9;

/** What is wrong with the odds of exchanges; nothing, if they are right. */
export function soakExchanges(): readonly string[] {
  const all = KINDS.flatMap((kind) => Array.from({ length: SITUATIONS_A_KIND }, (_, i) => duel(kind, `soak-${i}`)));
  const apart = Math.floor(all.length / THROWN);
  return [...all.flatMap(counted), ...all.filter((_, i) => i % apart === 0).flatMap(tried)];
}

const oddsOf = ({ state, sides }: Encounter): Chances => namesOf(exchangeOdds({ state, tables }, sides));

function counted(one: Encounter): readonly string[] {
  const odds = oddsOf(one);
  const ways = byEveryWay(one);
  return [...new Set([...odds.keys(), ...ways.keys()])]
    .filter((what) => Math.abs((odds.get(what) ?? 0) - (ways.get(what) ?? 0)) > CLOSE)
    .map((what) => `${one.name}: ${what} is ${ways.get(what)}, the odds say ${odds.get(what)}`);
}

function tried(one: Encounter): readonly string[] {
  const fights = FIGHTS / THROWN;
  const odds = oddsOf(one);
  return [...byThrowingAll(one, fights, `soak/${one.name}`)]
    .filter(([what, share]) => !what.endsWith('expectedCfLoss') && !withinSigmas(share, odds.get(what) ?? 0, fights))
    .map(([what, share]) => `${one.name}: ${what} came ${share} of the time, the odds say ${odds.get(what)}`);
}
