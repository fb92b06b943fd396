/** What cards, Powers, items and Elements are called on screens. */
import { titled } from '../../../kernel/words.ts';
import type { Element } from '../rules/acts.ts';
import type { Card, CardName, Power } from '../rules/words.ts';

/** A card in three letters or less. */
export const CARD_SIGNS: { readonly [C in Card]: string } = {
  strength: 'STR',
  dexterity: 'DEX',
  berserk: 'BER',
  movement: 'MOV',
  'energy 0': 'E0',
  'energy 1': 'E1',
  feint: 'FNT',
  sweep: 'SWP',
  sacrifice: 'SAC',
  'acrobatic strike': 'ACR',
  overskill: 'OVR',
  rage: 'RGE',
  'break item': 'BRK',
  'unbalancing strike': 'UNB',
  reflex: 'RFX',
  unseen: '??',
};

/** 'acrobatic strike' as a name: 'Acrobatic Strike'. */
export const nameOfCard = (card: string): string => titled(card);

/** A Power as a name. */
export const nameOfPower = (power: Power): string => (power === 'stand up' ? 'Stand up!' : nameOfCard(power));

/** What a card does, in a few words. */
export const CARD_WORK: { readonly [C in CardName]: string } = {
  strength: 'Attack: +1 for each Energy 1 on it. Reaction: Block, the same.',
  dexterity: 'Attack: +1 for every two cards in hand. Reaction: Parry, the same.',
  berserk: 'Attack: +2 for each Blood, three at most. Reaction: Oppose, +5.',
  movement: 'Three steps or turns. Reaction: Dodge halves the attack; items do not count.',
  'energy 0': 'A card more: every two hurt by one more.',
  'energy 1': 'A card more; +1 with Strength and Block.',
  feint: 'After all values are told: the attack was none, and what was put in comes back.',
  sweep: 'Strikes everybody in three hexes: +1, -3, -7; Unbalanced afterwards.',
  sacrifice: 'A card of the hand leaves the game: +3.',
  'acrobatic strike': '+3, and one Unbalanced marker afterwards.',
  overskill: 'One Skill up to +5 and three times itself; 0 once it is used.',
  rage: 'Changes places with a card of the discard or the HP deck.',
  'break item': 'The damage goes to an item.',
  'unbalancing strike': 'The other pays two Elements or takes an Unbalanced marker.',
  reflex: 'A step or a turn after the fight, without cost.',
};

/** What a Power does, in a few words. */
export const POWER_WORK: { readonly [P in Power]: string } = {
  lunge: 'Up to three cards of the hand to the discard: +2 to the attack each.',
  'stand up': 'All markers off at once.',
  unbeatable: 'Felled: fights on to the end of the next round, +4 once.',
  leap: 'For each hex entered before, three at most: +2 to the attack or +1 damage.',
  'deep wounds': 'One to three off the attack, as much more damage.',
  wrestling: 'After the fight the target is pushed a hex and Unbalanced.',
  adaptation: 'Up to three cards change between hand and HP deck.',
  delay: 'Acts where it likes in the order; or +3 to every defense of the round.',
  resistance: 'Three Elements come back.',
};

/** Things in a list, each kind with how often: '3 Energy 1, Rage'; 'nothing' for none. */
export function countedNames(all: readonly string[]): string {
  const kinds = [...new Set(all)].map((one) => {
    const count = all.filter((other) => other === one).length;
    return count === 1 ? nameOfCard(one) : `${count} ${nameOfCard(one)}`;
  });
  return kinds.length === 0 ? 'nothing' : kinds.join(', ');
}

/** Elements in a few words. */
export const elementsText = (elements: readonly Element[]): string => countedNames(elements);
