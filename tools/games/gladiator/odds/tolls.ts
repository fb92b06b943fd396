/** What an attack takes from the wits and the CF of a man, counted without the odds: by the phase played on from every fall. */

import { armedCf } from '../../../../src/games/gladiator/rules/advanced/weapons.ts';
import { playRounds } from '../../../../src/games/gladiator/rules/basic/attack.ts';
import { isOneThrow } from '../../../../src/games/gladiator/rules/basic/blow-dice.ts';
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Fighter } from '../../../../src/games/gladiator/rules/types.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { branchingDice, eachWay, type PickWay } from '../../../../src/odds/branching.ts';
import { type Fall, OTHER_FALLS, RED_FALLS } from '../../../../src/odds/falls.ts';
import { tablesOf } from '../bout.ts';
import { bySum } from './by-sum.ts';
import { type Chances, contextOf, oddsOf } from './counted.ts';
import type { Situation } from './situations.ts';

/** What the odds say of the toll of an attack, by name. */
export function tollIn(one: Situation): Chances {
  const { stunned, knockedOut, expectedCfLoss } = oddsOf(one);
  return new Map(Object.entries({ stunned, knockedOut, expectedCfLoss }));
}

/** The same from the sheet, after the rounds of the phase were played for all sums of the red, of the white and the black dice. */
export function tollByPlay(one: Situation): Chances {
  const sums = { stunned: 0, knockedOut: 0, expectedCfLoss: 0 };
  let seen = sums;
  const script = (pick: PickWay) => {
    seen = seenIn(one, pick);
  };
  eachWay(script, (chance) => {
    for (const what of ['stunned', 'knockedOut', 'expectedCfLoss'] as const) sums[what] += chance * seen[what];
  });
  return new Map(Object.entries(sums));
}

function seenIn(one: Situation, pick: PickWay) {
  const state = copyPlain(one.state);
  const events: GladiatorEvent[] = [];
  const plain = contextOf(one, state, branchingDice(pick), (event) => events.push(event));
  const fall = (falls: readonly Fall[]) => falls[pick(falls.map(({ ways }) => ways))]?.thrown.dice;
  const six = () => ({ blow: { draw: 0, dice: { ...fall(RED_FALLS), ...fall(OTHER_FALLS) } } });
  const ctx = isOneThrow(plain.tables) ? { ...plain, falls: six } : { ...plain, dice: bySum(pick, plain.dice) };
  if (playRounds(ctx).next([]).done !== true) throw new Error('the attack asked something');
  const [was, is] = [fighterOf(one.state, 'B'), fighterOf(state, 'B')];
  if (is.fate !== 'fighting') return { stunned: 0, knockedOut: 0, expectedCfLoss: 0 };
  const cf = (man: Fighter) => armedCf(one.state.rules, tablesOf(one.state.rules), man) - man.stun.amount;
  const blind = events.flatMap((event) => (event.kind === 'cf-lost' && event.fighter === 'B' ? [event.amount] : []));
  return {
    stunned: Number(is.stun.amount > was.stun.amount),
    knockedOut: Number(was.conscious && !is.conscious),
    expectedCfLoss: cf(was) - cf(is) + (one.attempt.special === 'sand' ? blind.reduce((sum, cfs) => sum + cfs, 0) : 0),
  };
}

/** Whether the rules of a phase carry the attack out with nothing asked: a feint asks, a throw falls outside the rounds. */
export function canBePlayed({ name, attempt }: Situation): boolean {
  return !name.startsWith('thrown') && attempt.special !== 'feint';
}
