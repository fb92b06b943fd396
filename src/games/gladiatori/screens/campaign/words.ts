/** How the screens of a campaign speak of those in it. */

import { signed } from '../../../../kernel/roll-text.ts';
import { capital } from '../../../../kernel/words.ts';
import { CARD_SIGNS } from '../../ask/words.ts';
import { isHuntOf, packOfMunus } from '../../career/order.ts';
import { betweenUs, fameChange } from '../../career/told.ts';
import type { MatchOffer, Munus, PastMatch, Rival } from '../../career/types.ts';
import { coinsFor, leadOf } from '../../career/veterans.ts';
import type { Custom } from '../../career/words.ts';
import { countOfCard } from '../../rules/cards.ts';
import type { Build } from '../../rules/setup-types.ts';
import { CARDS, type CardName, MOVES, PACKS, TRAITS } from '../../rules/words.ts';
import { tables } from '../../tables.ts';

/** 'Offense 5, Guard 5, Endurance 7, Blood 5, Speed 5; E1×6, E0×1'. */
export function sheetText({ sheet, cards }: Build): string {
  const { offense, guard, endurance, blood, speed } = sheet;
  const energy = (['energy 1', 'energy 0'] as const).map((card) => `${CARD_SIGNS[card]}×${countOfCard(cards, card)}`);
  return `Offense ${offense}, Guard ${guard}, Endurance ${endurance}, Blood ${blood}, Speed ${speed}; ${energy.join(', ')}`;
}

/** Special Moves and Powers, in fewer words each time: 'rage, lunge, leap', 'RGE, lunge, leap', 'RGE, 2 Powers'. */
export function tricksTexts({ cards, powers }: Build): readonly string[] {
  const moves = cards.filter((card) => card === 'feint' || MOVES.some((move) => move === card));
  const signs = moves.map((card) => CARD_SIGNS[card]);
  const count = powers.length === 0 ? [] : [powers.length === 1 ? '1 Power' : `${powers.length} Powers`];
  return [
    [...moves, ...powers],
    [...signs, ...powers],
    [...signs, ...count],
  ].map((all) => all.join(', '));
}

const LEADS = { novice: 'green', book: 'trained', tactician: 'a master' } as const;

const isEnergy = (card: CardName): boolean => card === 'energy 0' || card === 'energy 1';

/** What a drill adds: 'Offense +1, E1 +2, leap'; '' where it adds nothing. */
export function gainText(before: Build, after: Build): string {
  const traits = TRAITS.map((one) => [capital(one), after.sheet[one] - before.sheet[one]] as const);
  const cards = CARDS.map((one) => [one, countOfCard(after.cards, one) - countOfCard(before.cards, one)] as const);
  const energy = cards.map(([card, more]) => [CARD_SIGNS[card], isEnergy(card) ? more : 0] as const);
  const counted = [...traits, ...energy].flatMap(([name, more]) => (more > 0 ? [`${name} +${more}`] : []));
  const moves = cards.flatMap(([card, more]) => (more > 0 && !isEnergy(card) ? [card] : []));
  return [...counted, ...moves, ...after.powers.filter((one) => !before.powers.includes(one))].join(', ');
}

/** A match gone by in a row, told by whom it was with and what it was worth: 'v Verus; experience +3, Fame +2, pay 6'. */
export function pastShort(one: PastMatch, past: readonly PastMatch[]): string {
  const others = (beside: boolean): string =>
    one.names.filter((_, at) => at > 0 && (one.teams[at] === 0) === beside).join(', ');
  const [friends, foes] = [others(true), [others(false), one.species === null ? '' : PACKS[one.species]]];
  const who = [...(friends === '' ? [] : [`with ${friends}`]), `v ${foes.filter((foe) => foe !== '').join(', ')}`];
  const worth = `experience ${signed(one.xp)}, Fame ${signed(fameChange(one, past))}, pay ${one.pay}`;
  return `${who.join(' ')}${one.mortal ? ', sine missione' : ''}; ${worth}`;
}

/** GR-93 'thraex, 58 coins, trained'. */
export const rivalShort = (one: Rival): string => `${one.character}, ${coinsFor(one)} coins, ${LEADS[leadOf(one)]}`;

/** A rival in a row, and what was between in another. */
export function rivalInBrief(one: Rival): readonly string[] {
  const memory = betweenUs(one);
  return [rivalShort(one), ...(memory === '' ? [] : [memory])];
}

/** A rival in a row alone: 'thraex of 58, a grudge'. */
export const rivalInWord = (one: Rival): readonly string[] => [
  `${one.character} of ${coinsFor(one)}${one.regard === 'none' ? '' : `, a ${one.regard}`}`,
];

/** A rival in full: what it is, what it has done, and what was between. */
export function rivalInFull(one: Rival): readonly string[] {
  const { record, fame } = one;
  const memory = betweenUs(one);
  return [rivalShort(one), `${record.won} won, ${record.lost} lost; Fame ${fame}${memory === '' ? '' : `; ${memory}`}`];
}

/** GR-85 'pairs', 'hunt: bears', 'coliseum, 4 wolves'; `counted`: 'hunt: 2 bears'. */
export function shownText(munus: Munus, counted = false): string {
  const { spectacle, species } = munus;
  const several = PACKS[species];
  if (spectacle === 'coliseum') return `coliseum, ${packOfMunus(tables(), munus)} ${several}`;
  if (!isHuntOf(spectacle)) return spectacle;
  return `${spectacle}: ${counted ? `${packOfMunus(tables(), munus)} ` : ''}${several}`;
}

/** What an offer is called: 'Duel', 'Revenge', 'Pairs', 'Hunt: 3 wolves'. */
export function offerName({ kind, called }: MatchOffer, munus: Munus): string {
  const text = kind === 'duel' ? (called ? 'revenge' : 'duel') : shownText(munus, true);
  return capital(text);
}

/** GR-84 How arms come to everybody, and where they begin. */
const CUSTOM_WORK: { readonly [C in Custom]: string } = {
  'own arms': 'each brings two',
  'arms drawn': 'a draft on the sand',
  'arms sold': 'auction for Energy',
  'free places': 'begin anywhere',
};

/** 'own arms: each brings two'. */
export const customText = (custom: Custom): string => `${custom}: ${CUSTOM_WORK[custom]}`;
