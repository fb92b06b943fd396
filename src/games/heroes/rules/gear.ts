/** 3.9, 3.10 What hands hold, and what it does: weapon, grip, reach, guard, armour. */
import type { Tables } from './tables/types.ts';
import type { Fighter } from './types.ts';
import { armOf, HANDS, type HandSide, type Item, otherHand, type Part } from './words.ts';

/** Something in a hand. */
export interface Held {
  readonly hand: HandSide;
  readonly item: Item;
}

/** Whether an arm can hold anything. */
export function armWorks({ parts }: Pick<Fighter, 'parts'>, hand: HandSide): boolean {
  return parts[armOf(hand)].now > 0;
}

/** Hands that work and are empty. */
export function freeHands(fighter: Fighter): readonly HandSide[] {
  return HANDS.filter((hand) => fighter.hands[hand] === null && armWorks(fighter, hand));
}

/** What both hands hold, the weapon hand first. */
export function heldBy({ hands, card }: Fighter): readonly Held[] {
  const held: Held[] = [];
  for (const hand of [card.handed, otherHand(card.handed)]) {
    const item = hands[hand];
    if (item !== null) held.push({ hand, item });
  }
  return held;
}

/** 3.10 The weapon that is fought with: that of the weapon hand, else that of the other; null: none. */
export function weaponOf(fighter: Fighter, { items }: Tables): Held | null {
  return heldBy(fighter).find(({ item }) => items[item].use === 'weapon') ?? null;
}

/** R34 Whether the weapon is held in two hands: the other is empty, and both arms are sound. */
export function isTwoHanded(fighter: Fighter, { hand }: Held): boolean {
  return fighter.hands[otherHand(hand)] === null && HANDS.every((one) => armWorks(fighter, one));
}

/** R48, R91 Whether the wrong hand fights: with the weapon, or with the fist where the weapon arm is lost. */
export function isOffHand(fighter: Fighter, tables: Tables): boolean {
  const weapon = weaponOf(fighter, tables);
  const { handed } = fighter.card;
  return weapon === null ? !armWorks(fighter, handed) : weapon.hand !== handed;
}

/** 3.9.2 Whether a fighter has unarmoured speed now. */
export function isUnarmoured({ style, hands }: Fighter, { styles }: Tables): boolean {
  const { unarmoured } = styles[style];
  if (unarmoured === 'without a net') return HANDS.every((hand) => hands[hand] !== 'net');
  return unarmoured === 'always';
}

/** 3.10.5, R47 Whether a weapon reaches further than what the opponent fights with: a spear or trident against a sword or fists. */
export function reaches(fighter: Fighter, opponent: Fighter, tables: Tables): boolean {
  const [mine, theirs] = [weaponOf(fighter, tables), weaponOf(opponent, tables)];
  return mine !== null && tables.items[mine.item].reach && (theirs === null || !tables.items[theirs.item].reach);
}

/** 3.9.3, 3.9.4 What guards: shields, a net, and the second sword while both hands hold one (R91). */
function guardsOf(fighter: Fighter, { items }: Tables): readonly Held[] {
  const held = heldBy(fighter);
  const swords = held.filter(({ item }) => item === 'sword');
  return [...held.filter(({ item }) => items[item].use === 'guard'), ...(swords.length === 2 ? swords.slice(1) : [])];
}

/** 5.4.2, R19, R86 The part that a row of Hit Location means: a left-hander has it on the other side. */
export function partHit(part: Part, handed: HandSide): Part {
  if (handed === 'right') return part;
  if (part.startsWith('left ')) return part.replace('left', 'right') as Part;
  return part.replace('right', 'left') as Part;
}

/** 5.4.2 What keeps a blow off a part, by the row of Hit Location; null: nothing does. */
export function guardAgainst(
  fighter: Fighter,
  { part, guarded }: { readonly part: Part; readonly guarded: 'nothing' | 'its own' | 'any' | 'large' },
  tables: Tables,
): Item | null {
  const guards = guardsOf(fighter, tables);
  const fits = ({ hand, item }: Held): boolean => {
    if (guarded === 'its own') return armOf(hand) === part;
    return guarded === 'any' || (guarded === 'large' && tables.items[item].belly);
  };
  return guarded === 'nothing' ? null : (guards.find(fits)?.item ?? null);
}
