/** 5, 7.4 Cards that go to the hand, and cards that are added to an Action or a Reaction. */

import { defenseOutlook, outlookOf, spending } from '../odds/outlook.ts';
import { handFor } from '../rules/book/plan.ts';
import { hpOf, itemsHp, without } from '../rules/cards.ts';
import { DEADLY } from '../rules/felled.ts';
import { PLAIN_ATTACK, PLAIN_DEFENSE } from '../rules/fight/announce.ts';
import { addable, declarationsOf, isThrow } from '../rules/legal/fights.ts';
import { skillOf } from '../rules/legal/options.ts';
import { fightOf, strikeOf, subOf } from '../rules/roster.ts';
import type { ActionCard } from '../rules/words.ts';
import { CARDS, type CardName, MOVES, PLANS, type Plan } from '../rules/words.ts';
import { counterOffer, countIn, type Draft } from './draft.ts';
import { undeadLines } from './felled-words.ts';
import { threatBrief, threatLines } from './fight-offers.ts';
import { type Asking, type Offer, offer } from './offer.ts';
import { outlooksBrief, outlooksLines, valueText } from './told-values.ts';
import { toppingsLine } from './toppings.ts';
import { CARD_WORK, nameOfCard } from './words.ts';

const PLAN_NAMES: { readonly [P in Plan]: string } = {
  assault: 'For an assault',
  duel: 'For a duel',
  guard: 'To guard',
  breathe: 'To breathe',
};

/** 22.3 What each plan is for. */
const PLAN_WORK: { readonly [P in Plan]: string } = {
  assault: 'Nearly all in hand: to strike hard, now.',
  duel: 'Both: to strike, and to take a blow.',
  guard: 'More life: to wait behind Reactions.',
  breathe: 'Much life: to come through the turn.',
};

const isKnown = (card: string): card is CardName => card !== 'unseen';

/** 5 The split: ready for each plan of the book, or card by card. */
export function splitOffers(asking: Asking, draft: Draft): readonly Offer[] {
  const { state, tables, fighter } = asking;
  const deck = fighter.deck.filter(isKnown);
  const hand = draft.hand ?? handFor(state, tables, fighter, 'duel');
  const life = without(deck, hand) ?? [];
  const borne = (cards: readonly CardName[]): number =>
    fighter.undead === null ? hpOf(tables, cards) + itemsHp(tables, fighter) : 0;
  const items = itemsHp(tables, fighter);
  const bears = borne(life);
  const more = () => [
    `${hand.length} in hand, to play and to pay with; ${life.length} lie as life.`,
    ...(fighter.undead === null
      ? [
          `They bear ${bears - items} damage, items ${items}: felled at ${bears + 1}, in a campaign dead at ${bears + 1 + DEADLY}.`,
        ]
      : undeadLines(fighter)),
    'The others see how many, not which.',
  ];
  const done = offer(hand, `Hand ${hand.length}, life ${life.length}`, `bears ${bears}`, {
    ...{ value: 'done', more },
  });
  const plans = PLANS.map((plan): Offer => {
    const so = handFor(state, tables, fighter, plan);
    const left = borne(without(deck, so) ?? []);
    return offer(hand, PLAN_NAMES[plan], `${so.length}, bears ${left}`, {
      ...{ value: `plan ${plan}`, edits: { hand: so }, onto: 'done' },
      more: () => [PLAN_WORK[plan], `${so.length} in hand; with items you bear ${left} damage.`],
    });
  });
  const kinds = CARDS.filter((card) => deck.includes(card));
  const rows = kinds.map((one) =>
    counterOffer<CardName>({
      ...{ one, label: nameOfCard(one), taken: hand, there: countIn(deck, one), choice: hand },
      edited: (taken) => ({ hand: taken }),
      more: () => [`${CARD_WORK[one]} ${tables.cards[one].hp} HP as life.`, ...more().slice(0, 2)],
    }),
  );
  return [done, ...plans, ...rows];
}

/** 7.4 The cards that go with the Action or the Reaction. */
export function addOffers(asking: Asking, draft: Draft): readonly Offer[] {
  const { state, tables, fighter } = asking;
  const open = addable(state, tables, fighter.id);
  const added = draft.added ?? [];
  const reacts = state.step === 'react add';
  const lines = (told = outlooksLines) =>
    reacts ? reactionLines(asking, added, told === outlooksBrief) : actionLines(asking, added, told);
  const count = added.length === 0 ? 'alone' : added.length === 1 ? 'with 1 card' : `with ${added.length} cards`;
  const done = offer(added, `Play it ${count}`, '', {
    value: 'done',
    more: () => lines(),
    brief: () => lines(outlooksBrief),
  });
  const rows = CARDS.filter((card) => open.includes(card)).map((one) => {
    const most = MOVES.some((move) => move === one) ? 1 : countIn(open, one);
    return counterOffer<CardName>({
      ...{ one, label: nameOfCard(one), taken: added, there: most, choice: added },
      edited: (taken) => ({ added: taken }),
      more: () => [CARD_WORK[one], ...lines().slice(0, 2)],
    });
  });
  return [done, ...rows];
}

const isTarget = (mode: string): boolean => mode !== 'nothing' && mode !== 'help';

/** What the Action would come to on each of those that it can be declared on, Offense with it. */
function actionLines(
  { state, tables, fighter }: Asking,
  added: readonly CardName[],
  inWords: typeof outlooksLines,
): readonly string[] {
  const card = subOf(state).action?.card;
  if (card === undefined || card === 'unseen' || card === 'movement') return ['Three steps or turns come next (8.1).'];
  const figure = spending(fighter, added, added);
  const there = { ...state, fighters: state.fighters.map((one) => (one.id === fighter.id ? figure : one)) };
  const modes = declarationsOf(there, tables, fighter.id).filter((mode) => isTarget(mode.do));
  if (modes.length === 0) return ['Nobody is before you: such a card would be wasted (7.5).'];
  const choice = { ...PLAIN_ATTACK, offense: skillOf(fighter, 'offense') > 0 };
  const [mode] = modes;
  if (mode === undefined || mode.do === 'nothing') return [];
  const told = outlookOf(there, tables, figure, { mode, card: card as ActionCard, played: added, choice });
  const topping = toppingsLine(there, figure, { card, added, thrown: isThrow(mode) });
  const [head = '', ...rest] = inWords(there, told);
  return [head, ...(topping === null ? [] : [topping]), ...rest];
}

/** What the Reaction would come to, Guard with it. */
function reactionLines(asking: Asking, added: readonly CardName[], isBrief: boolean): readonly string[] {
  const { state, tables, fighter } = asking;
  const fight = fightOf(state);
  const strike = strikeOf(state);
  const figure = spending(fighter, added, added);
  const react = (strike.react?.card ?? null) as ActionCard | null;
  const choice = { ...PLAIN_DEFENSE, guard: skillOf(fighter, 'guard') > 0 };
  const parts = defenseOutlook(tables, figure, fight, strike, { react, played: added, choice });
  return [valueText('Defense', parts), ...(isBrief ? threatBrief(asking) : threatLines(asking))];
}
