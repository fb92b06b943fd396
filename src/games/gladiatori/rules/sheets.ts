/** 2 What gladiators are made of: the coins of a build, the recipe for more of them, what is known of a sheet. */

import { UNKNOWN_SHEET } from './beliefs.ts';
import { countOfCard } from './cards.ts';
import type { Build, FighterSetup, GameOptions, GladiatoriSetup, Sheet } from './setup-types.ts';
import type { Tables } from './tables/types.ts';
import type { Fighter } from './types.ts';
import { ABILITIES, ACTIONS, type CardName, MOVES, SKILLS } from './words.ts';

const LEAST = 3;
const MOST = 9;
const POWER_COINS = 1;
/** 2.2 Coins of everybody. */
export const BUDGET = 55;
const COINS_PER_ENERGY = 13;
/** GR-76 Cards of each Energy at most, by the recipe. */
const MOST_BY_RECIPE = 10;

/** 2.2 With the option: cards beyond the limits, all together, and Feints among them. */
export const MOST_OVER = 4;
const FEINTS_OVER = 1;
const FEINTS = 1;

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

/** 2.2 How many cards of Energy of each kind a budget allows. */
export const energyLimit = (budget: number): number => Math.floor((2 * budget) / COINS_PER_ENERGY);

/** 2.2 What a build costs. */
export function coinsOf(tables: Tables, { sheet, cards, powers }: Build): number {
  const skills = SKILLS.reduce((sum, skill) => sum + (tables.skillCosts.get(sheet[skill]) ?? 0), 0);
  const abilities = ABILITIES.reduce((sum, ability) => sum + sheet[ability], 0);
  const all = cards.reduce((sum, card) => sum + tables.cards[card].coins, 0);
  return skills + abilities + all + POWER_COINS * powers.length;
}

const inRange = (value: number): boolean => value >= LEAST && value <= MOST;

/** Cards that a build has beyond its limits. */
const beyond = (cards: readonly CardName[], card: CardName, limit: number): number =>
  Math.max(0, countOfCard(cards, card) - limit);

/** 2.2 Cards of a build beyond its limits. */
function overLimits({ cards }: Build, budget: number) {
  const limit = energyLimit(budget);
  return {
    weak: beyond(cards, 'energy 0', limit),
    strong: beyond(cards, 'energy 1', limit),
    feints: beyond(cards, 'feint', FEINTS),
  };
}

/** 2.2 What a build costs with such coins: cards beyond the limits cost twice as much. */
export function priceOfBuild(tables: Tables, build: Build, budget: number): number {
  const { weak, strong, feints } = overLimits(build, budget);
  const { cards } = tables;
  const twice = weak * cards['energy 0'].coins + strong * cards['energy 1'].coins + feints * cards.feint.coins;
  return coinsOf(tables, build) + twice;
}

/** 2.2 All that is wrong with a build; `overlimit`: cards beyond the limits are for sale, at double price. */
export function buildFaults(tables: Tables, build: Build, budget: number, overlimit = false): readonly BuildFault[] {
  const { sheet, cards, powers } = build;
  const { weak, strong, feints } = overLimits(build, budget);
  const allowed = overlimit && weak + strong + feints <= MOST_OVER;
  const faults: readonly [BuildFault, boolean][] = [
    ['skillRange', SKILLS.some((skill) => !inRange(sheet[skill]))],
    ['abilityRange', ABILITIES.some((ability) => !inRange(sheet[ability]))],
    ['e0Limit', weak > 0 && !allowed],
    ['e1Limit', strong > 0 && !allowed],
    ['feintLimit', feints > 0 && (!allowed || feints > FEINTS_OVER)],
    ['dupSpecial', MOVES.some((move) => countOfCard(cards, move) > 1)],
    ['dupPower', new Set(powers).size !== powers.length],
    ['actions', ACTIONS.some((card) => countOfCard(cards, card) !== 1)],
    ['budget', priceOfBuild(tables, build, budget) > budget],
  ];
  return faults.flatMap(([fault, is]) => (is ? [fault] : []));
}

/** 2.2 What each fault of a build means to whoever has made it. */
const FAULTS: { readonly [F in BuildFault]: string } = {
  budget: 'it costs more than there are coins (2.2)',
  skillRange: 'a Skill is bought at three to nine (2.2)',
  abilityRange: 'an Ability is bought at three to nine (2.2)',
  e0Limit: 'there are too many cards of Energy 0 (2.2)',
  e1Limit: 'there are too many cards of Energy 1 (2.2)',
  feintLimit: 'there are too many Feints (2.2)',
  dupSpecial: 'no Special Move is there twice (1.2)',
  dupPower: 'no Power is there twice (1.3)',
  actions: 'each of the four Actions is there once (1.1)',
};

/** 2.2 Why a gladiator cannot be made so, the first of the reasons; null: it can. */
export function buildFault(tables: Tables, build: Build, budget: number, overlimit = false): string | null {
  const [fault] = buildFaults(tables, build, budget, overlimit);
  return fault === undefined ? null : FAULTS[fault];
}

/** 2.2 Why custom gladiators of a set-up cannot be made so, the first of the reasons; null: they can. */
export function setupFault(tables: Tables, { fighters, options }: GladiatoriSetup): string | null {
  for (const { name, character, build, budget } of fighters) {
    const fault =
      build === null || character !== 'custom' ? null : buildFault(tables, build, budget, options.overlimit);
    if (fault !== null) return `${name}: ${fault}`;
  }
  return null;
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
export function buildOf(
  tables: Tables,
  { character, build, budget }: Pick<FighterSetup, 'character' | 'build' | 'budget'>,
  { hoplomachusGuard = 4 }: Pick<GameOptions, 'hoplomachusGuard'> = {},
): Build {
  if (build !== null) return build;
  const printed = tables.characters[character === 'custom' ? 'secutor' : character].build;
  const guard = character === 'hoplomachus' ? hoplomachusGuard : printed.sheet.guard;
  const made = { ...printed, sheet: { ...printed.sheet, guard } };
  return budget > BUDGET ? enriched(tables, made, budget - BUDGET) : made;
}

/** 21.1 What everybody knows, or must believe, a sheet to have been at the start. */
export const startSeen = ({ character, start }: Fighter): Readonly<Sheet> =>
  character === 'custom' ? UNKNOWN_SHEET : start;
