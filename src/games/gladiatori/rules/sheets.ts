/** 2 What gladiators are made of: the coins of a build, the recipe for more of them, what is known of a sheet. */

import { UNKNOWN_SHEET } from './beliefs.ts';
import { countOfCard } from './cards.ts';
import type { Build, FighterSetup, Sheet } from './setup-types.ts';
import type { Tables } from './tables/types.ts';
import type { Fighter } from './types.ts';
import { ABILITIES, ACTIONS, MOVES, SKILLS } from './words.ts';

const LEAST = 3;
const MOST = 9;
const POWER_COINS = 1;
/** 2.2 Coins of everybody. */
const BUDGET = 55;
const COINS_PER_ENERGY = 13;
/** GR-76 Cards of each Energy at most, by the recipe. */
const MOST_BY_RECIPE = 10;

/** 2.2 What is wrong with a build. */
type BuildFault =
  | 'budget'
  | 'skillRange'
  | 'abilityRange'
  | 'e0Limit'
  | 'e1Limit'
  | 'feintLimit'
  | 'dupSpecial'
  | 'dupPower'
  | 'actions';

/** 2.2 How many cards of Energy of each kind a budget allows. @internal */
export const energyLimit = (budget: number): number => Math.floor((2 * budget) / COINS_PER_ENERGY);

/** 2.2 What a build costs. @internal */
export function coinsOf(tables: Tables, { sheet, cards, powers }: Build): number {
  const skills = SKILLS.reduce((sum, skill) => sum + (tables.skillCosts.get(sheet[skill]) ?? 0), 0);
  const abilities = ABILITIES.reduce((sum, ability) => sum + sheet[ability], 0);
  const all = cards.reduce((sum, card) => sum + tables.cards[card].coins, 0);
  return skills + abilities + all + POWER_COINS * powers.length;
}

const inRange = (value: number): boolean => value >= LEAST && value <= MOST;

/** 2.2 All that is wrong with a build. @internal */
export function buildFaults(tables: Tables, build: Build, budget: number): readonly BuildFault[] {
  const { sheet, cards, powers } = build;
  const limit = energyLimit(budget);
  const faults: readonly [BuildFault, boolean][] = [
    ['skillRange', SKILLS.some((skill) => !inRange(sheet[skill]))],
    ['abilityRange', ABILITIES.some((ability) => !inRange(sheet[ability]))],
    ['e0Limit', countOfCard(cards, 'energy 0') > limit],
    ['e1Limit', countOfCard(cards, 'energy 1') > limit],
    ['feintLimit', countOfCard(cards, 'feint') > 1],
    ['dupSpecial', MOVES.some((move) => countOfCard(cards, move) > 1)],
    ['dupPower', new Set(powers).size !== powers.length],
    ['actions', ACTIONS.some((card) => countOfCard(cards, card) !== 1)],
    ['budget', coinsOf(tables, build) > budget],
  ];
  return faults.flatMap(([fault, is]) => (is ? [fault] : []));
}

/** GR-76 A ready-made gladiator with more coins: each Skill below nine by one, Energy, then Blood. */
function enriched(tables: Tables, build: Build, coins: number): Build {
  const sheet = { ...build.sheet };
  const cards = [...build.cards];
  let left = coins;
  for (const skill of SKILLS) {
    const price = (tables.skillCosts.get(sheet[skill] + 1) ?? left + 1) - (tables.skillCosts.get(sheet[skill]) ?? 0);
    if (sheet[skill] >= MOST || price > left) continue;
    sheet[skill] += 1;
    left -= price;
  }
  for (const card of ['energy 1', 'energy 0'] as const) {
    const price = tables.cards[card].coins;
    while (left >= price && countOfCard(cards, card) < MOST_BY_RECIPE) {
      cards.push(card);
      left -= price;
    }
  }
  const blood = Math.max(0, Math.min(left, MOST - sheet.blood));
  return { sheet: { ...sheet, blood: sheet.blood + blood }, cards, powers: build.powers };
}

/** 2.3, GR-76 What a gladiator of a set-up is made of. */
export function buildOf(tables: Tables, { character, build, budget }: FighterSetup): Build {
  if (build !== null) return build;
  const made = tables.characters[character === 'custom' ? 'secutor' : character].build;
  return budget > BUDGET ? enriched(tables, made, budget - BUDGET) : made;
}

/** 21.1 What everybody knows, or must believe, a sheet to have been at the start. */
export const startSeen = ({ character, start }: Fighter): Readonly<Sheet> =>
  character === 'custom' ? UNKNOWN_SHEET : start;
