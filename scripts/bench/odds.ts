/** What the odds of one attack cost, and of all that a screen of allocations shows. */

import { attackReader, type OddsReader } from '../../src/games/gladiator/odds/attack.ts';
import { basicRules } from '../../src/games/gladiator/rules/rule-choices.ts';
import { AREAS, type Area, type RuleChoices } from '../../src/games/gladiator/rules/types.ts';
import { man, tablesOf } from '../../tools/games/gladiator/bout.ts';
import { type Figure, quantiles } from './figures.ts';

const ROUNDS = 200;
const ATTACK = 6;
/** A defence of nothing, and all that can stand against one attack. */
const DEFENCES = [0, 8];

/** The odds, nothing of them known before. */
export function odds(): readonly Figure[] {
  const one: number[] = [];
  const classic: number[] = [];
  const screen: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    one.push(timed(() => reader(2)(ATTACK)));
    classic.push(timed(() => reader(2, CLASSIC)(ATTACK)));
    screen.push(
      timed(() => AREAS.map((area) => reader(area)).map((read) => DEFENCES.map((defence) => read(ATTACK - defence)))),
    );
  }
  return [
    { what: 'one attack', value: quantiles(one).p50, unit: 'ms', target: { atMost: 1 } },
    { what: 'one attack by the tables of 1981', value: quantiles(classic).p50, unit: 'ms', target: { atMost: 1 } },
    {
      what: 'five areas against the least and the most defence',
      value: quantiles(screen).p50,
      unit: 'ms',
      target: { atMost: 10 },
    },
  ];
}

const CLASSIC: RuleChoices = { ...basicRules(), edition: 'classic' };

function reader(area: Area, rules: RuleChoices = basicRules()): OddsReader {
  const attacker = man('A');
  const target = man('B', { armour: { 1: 'B4', 2: 'A2', 3: 'C', 4: '--', 5: 'C5' } });
  const [item = null] = attacker.hands;
  return attackReader(
    { rules, tables: tablesOf(rules) },
    { attacker, target, area, round: 3, item, special: null, behind: false },
  );
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
