/** Log sheets made with written dice. */
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import {
  type FighterSetup,
  initialState,
  NO_RATINGS,
  prepareMatch,
} from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Fighter, RuleChoices, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';

/** A player's man of whom nothing is left to the dice. */
export const PLAYER: FighterSetup = {
  id: 'A',
  side: 0,
  by: 'seat',
  seat: 0,
  kind: 'medium',
  name: 'Priscus',
  ratings: { tr: 10, st: 0, ag: 0, cn: 4, w: 12 },
  armour: 1,
  shield: null,
  weapon: null,
  fs: null,
  pr: null,
};

/** A centurion whose ratings, FS and PR are left to the dice. */
export const BOOK: FighterSetup = {
  ...PLAYER,
  id: 'B',
  side: 1,
  by: 'book',
  seat: null,
  name: 'Verus',
  ratings: NO_RATINGS,
};

export interface Prepared {
  readonly state: State;
  readonly events: readonly GladiatorEvent[];
}

/** Makes log sheets and places the men; other throws and leftovers fail. */
export function prepared(
  fighters: readonly FighterSetup[],
  script: readonly Scripted[] = [],
  rules: RuleChoices = basicRules(),
): Prepared {
  const setup = { rules, fighters };
  const state = initialState(setup);
  const events: GladiatorEvent[] = [];
  const dice = scriptedDice(script);
  prepareMatch({ state, tables, dice, emit: (event) => events.push(event) }, setup);
  dice.done();
  return { state, events };
}

/** One log sheet. */
export function sheetOf(setup: FighterSetup, script: readonly Scripted[] = [], rules = basicRules()): Fighter {
  const [made] = prepared([setup], script, rules).state.fighters;
  if (made === undefined) throw new Error('no sheet was made');
  return made;
}

/** Three dice that add up to a total. */
export function threeDice(total: number): [number, number, number] {
  const first = Math.min(6, total - 2);
  const second = Math.min(6, total - first - 1);
  return [first, second, total - first - second];
}
