/** Cards as the journal checker keeps them, from the set-up and the events alone. */

import type { FighterSetup, HeroCard, HeroesSetup, Standing } from '../../../src/games/heroes/rules/types.ts';
import { type FightStyle, type Item, PARTS, type Part, type Signature } from '../../../src/games/heroes/rules/words.ts';
import type { Modifier } from '../../../src/kernel/modifier.ts';
import { AP, ARMOUR, BOARDS, STYLES, WEAPONS } from './printed.ts';

type Hand = 'left' | 'right';

/** What is known of one gladiator. */
export interface Sheet {
  readonly id: string;
  readonly setup: FighterSetup;
  readonly style: FightStyle;
  readonly card: HeroCard;
  readonly start: HeroCard['attributes'];
  readonly rated: number;
  readonly now: { savvy: number; speed: number; strength: number };
  readonly parts: { readonly [P in Part]: { now: number; readonly armour: number } };
  readonly hands: { [H in Hand]: Item | null };
  /** Hands are not known any more: a line told of one of two things that are alike. */
  vague: boolean;
  bonus: number;
  starPower: number;
  zone: string;
  from: string | null;
  entered: number;
  knocked: boolean;
  ensnared: boolean;
  blinded: boolean;
  steadied: boolean;
  kicked: boolean;
  threw: boolean;
  taken: number;
  dealt: number;
  killings: number;
  readonly wounded: Set<Part>;
  readonly defeated: string[];
  standing: Standing;
  fate: 'spared' | 'killed' | null;
}

/** 4.6 A card before the match. */
export function newSheet(
  id: string,
  setup: FighterSetup,
  style: FightStyle,
  card: HeroCard,
  match: HeroesSetup,
): Sheet {
  const { savvy, speed, strength } = card.attributes;
  const start = { savvy: setup.secondary ? Math.max(1, savvy - 1) : savvy, speed, strength };
  const star = setup.rank === 'star';
  const has = (one: Signature): boolean => card.signatures.includes(one);
  const other: Hand = card.handed === 'left' ? 'right' : 'left';
  const points = [...new Set(card.signatures)].reduce((sum, one) => sum + AP[one], 0);
  const parts = PARTS.map((part) => {
    const armour = ARMOUR[style][PARTS.indexOf(mirrored(part, card.handed))] ?? 0;
    return [part, { now: Math.max(1, strength - (card.lost[part] ?? 0)), armour }];
  });
  const [west, east, north, south] = BOARDS[match.board].gates;
  const gates = match.gates === 'west-east' ? [west, east] : [north, south];
  return {
    ...{ id, setup, style, card, start, now: { ...start }, parts: Object.fromEntries(parts) as Sheet['parts'] },
    rated: savvy + speed + strength + points - (setup.secondary ? 1 : 0),
    hands: { [card.handed]: STYLES[style].kit[0], [other]: STYLES[style].kit[1] } as Sheet['hands'],
    bonus: 2 * start.strength + (star && card.gender === 'female' ? 2 : 0) + (has('strong') ? 3 : 0),
    starPower: star && match.starPower ? start.strength : 0,
    ...{ zone: gates[setup.side] ?? west, from: null, entered: 0, vague: false },
    ...{ knocked: false, ensnared: false, blinded: false, steadied: false, kicked: false, threw: false },
    ...{ taken: 0, dealt: 0, killings: 0, wounded: new Set(), defeated: [], standing: 'active', fate: null },
  };
}

/** R86 The other side of a left-hander. */
export function mirrored(part: Part, handed: Hand): Part {
  if (handed === 'right' || !/left|right/.test(part)) return part;
  return (part.startsWith('left') ? part.replace('left', 'right') : part.replace('right', 'left')) as Part;
}

/** 5.4.9 Savvy with sand in the eyes. */
export const savvyOf = ({ now, blinded }: Sheet): number => Math.max(0, now.savvy - (blinded ? 1 : 0));
/** 3.9.2 One more while nothing hinders. */
export const unarmoured = ({ style, hands }: Sheet): boolean =>
  style === 'dimachaerus' || (style === 'retiarius' && hands.left !== 'net' && hands.right !== 'net');
/** Whether an arm still works. */
export const works = ({ parts }: Sheet, hand: Hand): boolean => parts[`${hand} arm`].now > 0;

/** 3.10 The hand with the weapon that is fought with: the better one's, else the other's; null: fists. */
export function weaponHand({ card, hands }: Sheet): Hand | null {
  const order: readonly Hand[] = card.handed === 'right' ? ['right', 'left'] : ['left', 'right'];
  return order.find((hand) => (hands[hand] ?? '') in WEAPONS) ?? null;
}

/** What that weapon is; null: fists. */
export function weapon(sheet: Sheet): Item | null {
  const hand = weaponHand(sheet);
  return hand === null ? null : sheet.hands[hand];
}

/** 3.9.3, 3.9.4 What guards a part, by the last column of its row; null: nothing. */
export function guardOf(sheet: Sheet, part: Part, by: '-' | 'arm' | 'any' | 'large'): Item | null {
  const { hands, card } = sheet;
  const swords = hands.left === 'sword' && hands.right === 'sword';
  const order = card.handed === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const held = order.flatMap((hand) => {
    const item = hands[hand];
    if (item === null || (item in WEAPONS && !(swords && hand !== card.handed))) return [];
    return [{ hand, item }];
  });
  const found = held.find(
    ({ hand, item }) =>
      by === 'any' || (by === 'arm' && part === `${hand} arm`) || (by === 'large' && item === 'large shield'),
  );
  return found?.item ?? null;
}

/** A line of a pool or of a sum: why, and how much. */
export type Line = readonly [why: string, value: number];

/** Lines whose circumstance holds, without those of nothing. */
export const lines = (all: readonly (readonly [string, boolean, number])[]): readonly Line[] =>
  all.flatMap(([why, holds, value]) => (holds && value !== 0 ? [[why, value] as const] : []));

/** The sum of lines. */
export const sum = (all: readonly Line[]): number => all.reduce((total, [, value]) => total + value, 0);

/** Whether what was told is those lines, in whatever order. */
export function areLines(told: readonly Modifier[], expected: readonly Line[]): boolean {
  const text = (all: readonly Line[]) => all.map(([why, value]) => `${why} ${value}`).sort();
  return text(told.map(({ why, value }) => [why, value])).join() === text(expected).join();
}
