/** Gladiators beyond one match: what they are worth in coins, what is left of their decks, how they are led. */
import { countOfCard, isAction } from '../rules/cards.ts';
import type { Build } from '../rules/setup-types.ts';
import { BUDGET, buildOf, coinsOf } from '../rules/sheets.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { CardName, Character } from '../rules/words.ts';
import type { Man, Rival, Veteran } from './types.ts';

/** 16.2 Experience that a coin takes. */
const XP_A_COIN = 2;

/** 16.2 Coins that experience is worth, 55 at the least. */
export const coinsFor = ({ xp }: Pick<Veteran, 'xp'>): number => BUDGET + Math.floor(Math.max(0, xp) / XP_A_COIN);

/** Somebody who has fought nobody. */
const fresh = (id: string, name: string, character: Character): Veteran => ({
  ...{ id, name, character, xp: 0, fame: 0, wounds: 0 },
  record: { won: 0, lost: 0, drawn: 0, fallen: 0, gaveUp: 0, felled: 0, animals: 0 },
});

/** GR-81, GR-90 The one whom a campaign is about, before its first munus, with the two items of its kind. */
export function newMan({ characters }: Tables, name: string, character: Character): Man {
  const { quick } = characters[character];
  return { ...fresh('m', name, character), build: null, arms: [...quick], purse: 0, scars: 0, idle: 0 };
}

/** GR-91 One who comes in with a munus. */
export const newRival = (id: string, name: string, character: Character, since: number): Rival => ({
  ...fresh(id, name, character),
  ...{ since, ended: null, lostTo: 0, beat: 0, beside: 0, regard: 'none', fought: 0 },
});

/** GR-88 The card that a wound takes out of a deck: Energy 1, then Energy 0, then what was bought last; null: none is left. */
function cardForWound(cards: readonly CardName[]): CardName | null {
  const energy = (['energy 1', 'energy 0'] as const).find((card) => countOfCard(cards, card) > 0);
  return energy ?? cards.findLast((card) => !isAction(card)) ?? null;
}

/** A build without as many cards as are missing from it. */
function wounded({ cards, ...rest }: Build, missing: number): Build {
  const left = [...cards];
  for (let i = 0; i < missing; i++) {
    const card = cardForWound(left);
    if (card === null) break;
    left.splice(left.lastIndexOf(card), 1);
  }
  return { ...rest, cards: left };
}

/** 16.2 What can still be paid of a build: cards are left out as wounds take them, then Powers. */
function affordable(tables: Tables, build: Build, coins: number): Build {
  let left = build;
  while (coinsOf(tables, left) > coins) {
    const { cards } = wounded(left, 1);
    if (cards.length < left.cards.length) left = { ...left, cards };
    else if (left.powers.length > 0) left = { ...left, powers: left.powers.slice(0, -1) };
    else return left;
  }
  return left;
}

/** 16.2, GR-91 What somebody is made of while whole: as it has drilled, or as its character with its coins by the recipe. */
export function wholeBuild(tables: Tables, one: Man | Rival): Build {
  const coins = coinsFor(one);
  if ('build' in one) {
    const own = one.build ?? tables.characters[one.character].build;
    return affordable(tables, own, coins);
  }
  const recipe = { character: one.character, build: null, budget: coins };
  return buildOf(tables, recipe);
}

/** GR-88, GR-89 Cards that are missing from somebody's deck. */
export const missingOf = (one: Man | Rival): number => one.wounds + ('scars' in one ? one.scars : 0);

/** GR-88, GR-89 What somebody goes into a match with. */
export const deckBuild = (tables: Tables, one: Man | Rival): Build => wounded(wholeBuild(tables, one), missingOf(one));

/** GR-87 Coins that have not been drilled into anything. */
export const spareCoins = (tables: Tables, man: Man): number =>
  coinsFor(man) - coinsOf(tables, wholeBuild(tables, man));

/** GR-93 A rival is green below so many coins, and a master from so many on. */
const GREEN = 58;
const MASTER = 68;

/** GR-93 How the program leads a rival against the gladiator. */
export function leadOf(rival: Pick<Rival, 'xp'>): 'novice' | 'book' | 'tactician' {
  const coins = coinsFor(rival);
  if (coins >= MASTER) return 'tactician';
  return coins < GREEN ? 'novice' : 'book';
}
