/** The plain player in a career: strong and well covered, no risk that nobody asks for, never tired of it. */

import type { Choice, Kind, Request } from '../../../kernel/request.ts';
import { derive } from '../../../kernel/rng.ts';
import type { Controller } from '../../../kernel/runner.ts';
import type { CareerKit } from '../career/kit.ts';
import { borneBy } from '../career/man/arms.ts';
import { armourPrice } from '../career/man/kit.ts';
import type { Man, Purse } from '../career/man/man-types.ts';
import { issueOf } from '../career/man/talents.ts';
import { fightOut } from '../career/munus/fight-out.ts';
import { combatValue } from '../career/munus/fighter.ts';
import type { CampaignTables } from '../career/table-types.ts';
import type { CareerDecisions, CareerState, Improvement, Purchase, TalentPick } from '../career/types.ts';
import { fillsHands } from '../rules/advanced/arms.ts';
import { skillWith } from '../rules/advanced/talents.ts';
import { groupOf } from '../rules/advanced/training.ts';
import { weaponRow } from '../rules/tables/weapon-rows.ts';
import {
  ARMOUR_LETTERS,
  type Area,
  type Armour,
  type ByArea,
  type FightingStyle,
  type WeaponKind,
} from '../rules/types.ts';
import { plainFighter } from './plain-bout.ts';

type Asked<K extends Kind<CareerDecisions>> = Request<CareerDecisions, K>;
type Answers = {
  readonly [K in Kind<CareerDecisions>]: (
    state: CareerState,
    tables: CampaignTables,
    ask: Asked<K>,
  ) => Choice<CareerDecisions, K>;
};

/** Styles he likes, best first. */
const STYLE_TASTE: readonly FightingStyle[] = ['provocator', 'crupellarius', 'secutor', 'myrmillo'];
/** 31.3 Talents he likes, best first; a weapon of his own style goes before all of them. */
const TALENT_TASTE: readonly TalentPick['code'][] = ['TG', 'FA', 'HG', 'BR', 'SP', 'FB', 'GP', 'TH', 'WP', 'RE', 'DI'];
/** 37.1 Areas in the order in which he covers them. */
const COVER_FIRST: readonly Area[] = [1, 2, 3, 5, 4];
/** 33.3 Ratings in the order in which he raises them. */
const RAISE_FIRST = ['st', 'tr', 'ag', 'w', 'cn'] as const;
/** 33.3 The dearest talent level he pays for. */
const LEVEL_MOST = 40;

const ANSWERS: Answers = {
  style: (_state, _tables, { styles }) => STYLE_TASTE.find((one) => styles.includes(one)) ?? styles[0] ?? 'myrmillo',
  talent: ({ man }, tables, { picks }) => tastiestPick(tables, man?.style ?? null, picks),
  armour: (_state, tables, { denarii }) => coveringArmour(tables, denarii),
  ludus: ({ man }, tables, { offers, weapons }) => {
    const weapon = man === null ? null : betterArms(tables, man, weapons);
    if (weapon !== null) return { kind: 'arm', weapon };
    const purchase = wantedPurchase(tables, man?.style ?? null, offers);
    return purchase === null ? { kind: 'games' } : { kind: 'buy', purchase };
  },
  unique: () => 'matched-pair',
  challenger: weakestKnown,
  enter: () => true,
  bout: (_state, tables, order) =>
    fightOut(tables.gladiator, order, (seat) => plainFighter(tables.gladiator, derive(order.seed, 'plain', seat))),
};

/** 31.3.1 The pick he likes best, by its number; `style`: what he fights as, if that is settled. */
export function tastiestPick(
  tables: CampaignTables,
  style: FightingStyle | null,
  picks: readonly TalentPick[],
): number {
  const own = style === null ? [] : ownWeapons(tables, style);
  const rank = (pick: TalentPick) =>
    pick.code === 'WP' && own.includes(pick.group) ? -1 : TALENT_TASTE.indexOf(pick.code);
  const best = Math.min(...picks.map(rank));
  return Math.max(
    0,
    picks.findIndex((pick) => rank(pick) === best),
  );
}

/** 31.1.1 The weapon groups of what his style issues. */
function ownWeapons(tables: CampaignTables, style: FightingStyle): readonly string[] {
  return issueOf(tables, style).flatMap((pick) => (pick.code === 'WP' ? [pick.group] : []));
}

/** 37.2 Complete armour for the areas that matter, the heaviest that the rest of the money leaves possible. */
export function coveringArmour(tables: CampaignTables, denarii: number, purse?: Purse): ByArea<Armour> {
  const priceOf = (letter: Armour) => armourPrice(tables, letter, purse);
  const worn: ByArea<Armour> = { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' };
  const cheapest = Math.min(...ARMOUR_LETTERS.map(priceOf));
  let left = denarii;
  for (const [i, area] of COVER_FIRST.entries()) {
    const kept = cheapest * (COVER_FIRST.length - 1 - i);
    const affordable = ARMOUR_LETTERS.filter((letter) => priceOf(letter) <= Math.max(cheapest, left - kept));
    const chosen = affordable.find((letter) => priceOf(letter) <= left);
    if (chosen === undefined) continue;
    worn[area] = chosen;
    left -= priceOf(chosen);
  }
  return worn;
}

/** 33.3 What he buys next: a cheap level of his own weapon, then ratings in his order; null: he goes to the games. */
export function wantedPurchase(
  tables: CampaignTables,
  style: FightingStyle | null,
  offers: readonly Improvement[],
): Purchase | null {
  const open = offers.filter(({ fault }) => fault === null);
  const own = style === null ? [] : ownWeapons(tables, style);
  const level = open.find(
    ({ purchase, price }) =>
      price <= LEVEL_MOST &&
      purchase.kind === 'level' &&
      purchase.pick.code === 'WP' &&
      own.includes(purchase.pick.group),
  );
  if (level !== undefined) return level.purchase;
  const raise = (rating: string) =>
    open.find(({ purchase }) => purchase.kind === 'rating' && purchase.rating === rating)?.purchase;
  return RAISE_FIRST.map(raise).find((purchase) => purchase !== undefined) ?? null;
}

/** P330 A weapon he has learned better than the one he bears, that costs him neither shield nor half his CF; or null. */
export function betterArms(tables: CampaignTables, man: Man, weapons: readonly WeaponKind[]): WeaponKind | null {
  const { gladiator } = tables;
  const skill = (weapon: WeaponKind): number => skillWith(man, groupOf(gladiator, weapon));
  const borne = borneBy(tables, man);
  if (borne === null) return null;
  const full = weapons.filter(
    (one) => !fillsHands(gladiator, one) && weaponRow(gladiator, { kind: one }).half !== 'always',
  );
  const better = full.filter((one) => skill(one) > skill(borne));
  return better.toSorted((a, b) => skill(b) - skill(a))[0] ?? null;
}

/** 38.4.2 The weakest of the known gladiators, if he is weaker than the man himself. */
function weakestKnown({ man, rivals }: CareerState, _tables: CampaignTables, ask: Asked<'challenger'>): number | null {
  const known = rivals.filter(({ id }) => ask.rivals.includes(id));
  const [weakest] = known.sort((a, b) => combatValue(a.man) - combatValue(b.man) || a.id - b.id);
  if (man === null || weakest === undefined) return null;
  return combatValue(weakest.man) < combatValue(man) ? weakest.id : null;
}

/** A player of careers who always does the same in the same place. */
export function plainPlayer(tables: CampaignTables): Controller<CareerKit> {
  return { choose: (request, view) => ANSWERS[request.kind](view, tables, request) };
}
