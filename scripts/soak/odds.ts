/** The odds under soak: every fall of the dice of many attacks, what follows from them played on, and a million attacks thrown. */

import { EDITIONS } from '../../src/games/gladiator/rules/tables/edition-types.ts';
import {
  byBruteForce,
  byThrowing,
  canBeThrown,
  chancesOf,
  oddsOf,
  onGrid,
  withinSigmas,
} from '../../tools/games/gladiator/odds/counted.ts';
import { inEdition, KINDS, type Kind, type Situation, situation } from '../../tools/games/gladiator/odds/situations.ts';
import { canBePlayed, tollByPlay, tollIn } from '../../tools/games/gladiator/odds/tolls.ts';

/** Of every kind but one, in each edition in turn; 212 in all. */
const SITUATIONS_A_KIND = 26;
/** Situations whose attacks are thrown, and all such attacks together. */
const THROWN_SITUATIONS = 40;
const ATTACKS = 1_000_000;
/** Falls of the dice of a bow's parry are 36 times as many. */
const BOWS = 4;
/** Attacks on men who are dazed, played on from every fall beside the others. */
const DAZED = 60;
const CLOSE = 1e-9;

/** What is wrong with the odds; nothing, if they are right. */
export function soakOdds(): readonly string[] {
  const all = KINDS.flatMap((kind) => Array.from({ length: SITUATIONS_A_KIND }, (_, i) => situationOf(kind, i)));
  const bows = all.filter(({ name }) => name.startsWith('bow'));
  const spared = new Set(bows.slice(BOWS));
  const thrown = all.filter(canBeThrown).slice(0, THROWN_SITUATIONS);
  const dazed = Array.from({ length: DAZED }, (_, i) => situationOf('dazed', i));
  const played = [...all, ...dazed].filter(canBePlayed);
  const counts = all.filter((one) => !spared.has(one)).flatMap(counted);
  return [...counts, ...played.flatMap(playedOn), ...thrown.flatMap(tried)];
}

function situationOf(kind: Kind, i: number): Situation {
  return inEdition(situation(kind, `soak-${i}`), EDITIONS[i % EDITIONS.length] ?? 'colosseum');
}

function counted(one: Situation): readonly string[] {
  const odds = onGrid(chancesOf(oddsOf(one)));
  const falls = onGrid(byBruteForce(one));
  const names = new Set([...Object.keys(odds), ...Object.keys(falls)]);
  return [...names]
    .filter((what) => odds[what] !== falls[what])
    .map((what) => `${one.name}: ${what} is ${falls[what]}, the odds say ${odds[what]}`);
}

function playedOn(one: Situation): readonly string[] {
  const played = tollByPlay(one);
  return [...tollIn(one)]
    .filter(([what, chance]) => Math.abs(chance - (played.get(what) ?? 0)) > CLOSE)
    .map(([what, chance]) => `${one.name}: ${what} is ${played.get(what)}, the odds say ${chance}`);
}

function tried(one: Situation): readonly string[] {
  const attacks = ATTACKS / THROWN_SITUATIONS;
  const odds = new Map([...chancesOf(oddsOf(one)), ...tollIn(one)]);
  return [...byThrowing(one, attacks, `soak/${one.name}`)]
    .filter(([what, share]) => !withinSigmas(share, odds.get(what) ?? 0, attacks))
    .map(([what, share]) => `${one.name}: ${what} came ${share} of the time, the odds say ${odds.get(what)}`);
}
