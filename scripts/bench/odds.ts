/** What the odds of one attack cost, and of all that a screen of allocations shows. */
import { basicRules } from '../../src/engine/gladiator/rule-choices.ts';
import { AREAS, type Area } from '../../src/engine/gladiator/types.ts';
import { attackReader, type OddsReader } from '../../src/odds/attack.ts';
import { man, tables } from '../../tests/support/bout.ts';
import { type Figure, quantiles } from './figures.ts';

const ROUNDS = 200;
const ATTACK = 6;
/** A defence of nothing, and all that can stand against one attack. */
const DEFENCES = [0, 8];

/** The odds, nothing of them known before. */
export function odds(): readonly Figure[] {
  const one: number[] = [];
  const screen: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    one.push(timed(() => reader(2)(ATTACK)));
    screen.push(timed(() => AREAS.map(reader).map((read) => DEFENCES.map((defence) => read(ATTACK - defence)))));
  }
  return [
    { what: 'one attack', value: quantiles(one).p50, unit: 'ms', target: { atMost: 1 } },
    {
      what: 'five areas against the least and the most defence',
      value: quantiles(screen).p50,
      unit: 'ms',
      target: { atMost: 10 },
    },
  ];
}

function reader(area: Area): OddsReader {
  const attacker = man('A');
  const target = man('B', { armour: { 1: 'B4', 2: 'A2', 3: 'C', 4: '--', 5: 'C5' } });
  const [item = null] = attacker.hands;
  return attackReader(
    { rules: basicRules(), tables },
    { attacker, target, area, round: 3, item, special: null, behind: false },
  );
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
