/** What the odds of whole exchanges cost, and the figures that change at a key while CF are divided. */

import { FIGHTS, stakesOf } from '../../src/games/gladiator/ask/allocate/stakes.ts';
import { exchangeOdds } from '../../src/games/gladiator/odds/exchange.ts';
import { NO_FIGHTS, throwFights } from '../../src/games/gladiator/odds/thrown.ts';
import { AREA_CF_MAX } from '../../src/games/gladiator/rules/basic/allocation.ts';
import { advancedRules } from '../../src/games/gladiator/rules/rule-choices.ts';
import { fighterOf } from '../../src/games/gladiator/rules/sheet.ts';
import { AREAS } from '../../src/games/gladiator/rules/types.ts';
import { seededDice } from '../../src/kernel/dice.ts';
import { seedState } from '../../src/kernel/rng.ts';
import { scene, tables } from '../../tools/games/gladiator/bout.ts';
import { type Encounter, encounter } from '../../tools/games/gladiator/odds/exchanges.ts';
import { type Figure, quantiles } from './figures.ts';

const ROUNDS = { one: 30, two: 3, ticks: 60, keys: 60 } as const;
const ARMOUR = { 1: 'B4', 2: 'A2', 3: 'C', 4: '--', 5: 'C5' } as const;

/** Exchanges of one blow each and of two, a tick of fights thrown, and what a key changes. */
export function exchanges(): readonly Figure[] {
  const one = men('chest 4 | head 2', 'head 5 | chest 3');
  const two = men('chest 4, legs 3 | head 1', 'head 4, groin 3 | chest 2');
  const dice = seededDice(seedState('bench'));
  const thrown = () => throwFights({ state: one.state, tables }, one.sides, NO_FIGHTS, FIGHTS.atOnce, dice);
  return [
    figure('an exchange of a blow each, counted', ROUNDS.one, () => counted(one)),
    figure('an exchange of two blows each, counted', ROUNDS.two, () => counted(two)),
    figure(`${FIGHTS.atOnce} exchanges thrown, at a tick`, ROUNDS.ticks, thrown, 10),
    figure('all five areas of both men, at a key', ROUNDS.keys, areas(one), 10),
  ];
}

const men = (mine: string, his: string): Encounter =>
  encounter('bench', scene({ rules: advancedRules(), A: { armour: ARMOUR }, B: { armour: ARMOUR } }), mine, his);

const counted = ({ state, sides }: Encounter) => exchangeOdds({ state, tables }, sides);

/** The figures beside all areas, both men's, with one CF more or less at every key. */
function areas({ state, sides }: Encounter): () => unknown {
  const [mine, his] = sides;
  if (mine === undefined || his === undefined) throw new Error('nobody fights');
  const [fighter, foe] = [fighterOf(state, mine.fighter), fighterOf(state, his.fighter)];
  const engagement = { state, tables, lines: [] };
  const stakes = stakesOf({
    engagement,
    fighter,
    pool: mine.pool,
    foe,
    foeModifiers: his.pool.modifiers,
    foeAble: true,
  });
  let at = 0;
  return () => {
    at += 1;
    return AREAS.map((area) => [
      stakes.attack({ area, cf: 1 + (at % AREA_CF_MAX) }),
      stakes.danger(area, at % AREA_CF_MAX, false),
    ]);
  };
}

function figure(what: string, rounds: number, work: () => unknown, atMost?: number): Figure {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  const value = quantiles(times).p50;
  return { what, value, unit: 'ms', ...(atMost === undefined ? {} : { target: { atMost } }) };
}
