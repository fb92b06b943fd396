/** 7.5, 7.6, 9.4, 12 What is declared, how one reacts, what is turned up, Feints and balance, in words. */

import { turn } from '../../../kernel/hex.ts';
import { defenseOutlook, type Outlook, outlookOf } from '../odds/outlook.ts';
import type { Declaration, ReactChoice, RevealChoice } from '../rules/acts.ts';
import { PLAIN_ATTACK, PLAIN_DEFENSE } from '../rules/fight/announce.ts';
import { isFront, WAY_NAMES } from '../rules/geometry.ts';
import type { Role } from '../rules/kit.ts';
import { declarationsOf, isNet, isThrow, reactionsOf, sweptBy } from '../rules/legal/fights.ts';
import { reuseCost } from '../rules/legal/moves.ts';
import { MOST_BLOOD, overskillsOf, ragesOf, skillOf } from '../rules/legal/options.ts';
import { fighterOf, fightOf, nameOf, strikeOf, subOf } from '../rules/roster.ts';
import type { PlayedAction } from '../rules/types.ts';
import { attackParts, totalOf } from '../rules/values.ts';
import type { ActionCard, CardName } from '../rules/words.ts';
import { pairsToPay } from './acting-offers.ts';
import { type Draft, type Turned, turnedOffer } from './draft.ts';
import { type Asking, type Offer, offer } from './offer.ts';
import { outlooksBrief, outlooksLines, REACTION_NAMES, valueText } from './told-values.ts';
import { foreseenPowers } from './toppings.ts';
import { CARD_SIGNS, CARD_WORK, elementsText, nameOfCard } from './words.ts';

const playedBy = ({ fighter }: Asking): readonly CardName[] =>
  fighter.played.filter((card): card is CardName => card !== 'unseen');

/** 7.5 Every way to declare the Action: what would strike, what would come to nothing as it stands, nothing, blows from behind. */
export function declareOffers(asking: Asking): readonly Offer[] {
  const { state, tables, fighter } = asking;
  return declarationsOf(state, tables, fighter.id)
    .map((one) => {
      const all = one.do === 'nothing' ? [] : declaredOutlook(asking, one);
      return { offer: declareOffer(asking, one, all), rank: declaredRank(all) };
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map((one) => one.offer);
}

function declaredOutlook(asking: Asking, mode: Exclude<Declaration, { do: 'nothing' }>): readonly Outlook[] {
  const { state, tables, fighter } = asking;
  const card = (subOf(state).action?.card ?? 'strength') as ActionCard;
  const choice = { ...PLAIN_ATTACK, offense: skillOf(fighter, 'offense') > 0 };
  return outlookOf(state, tables, fighter, { mode, card, played: playedBy(asking), choice });
}

const fromBehind = ({ bearing }: Outlook): boolean => !isFront(bearing);

/** Where a declaration stands in its list; none is struck by declaring nothing. */
function declaredRank(all: readonly Outlook[]): number {
  if (all.some(fromBehind)) return 3;
  return all.length === 0 ? 2 : all.some(({ fav }) => fav > 0) ? 0 : 1;
}

function declareOffer(asking: Asking, one: Declaration, all: readonly Outlook[]): Offer {
  const { state, fighter } = asking;
  if (one.do === 'nothing')
    return offer(one, 'Declare nothing', 'wasted', { more: () => ['The cards on the Action are discarded (7.5).'] });
  const [first] = all;
  const foe = one.do === 'sweep' ? (sweptBy(state, fighter, one.from, one.clockwise)[0] ?? null) : one.target;
  const note = first === undefined ? '' : `attack ${first.fav}`;
  return offer(one, declareLabel(asking, one), note, {
    ...{ foe, warns: all.some(fromBehind) },
    more: () => outlooksLines(state, all),
    brief: () => outlooksBrief(state, all),
  });
}

function declareLabel({ state, fighter }: Asking, one: Exclude<Declaration, { do: 'nothing' }>): string {
  switch (one.do) {
    case 'melee':
      return `Attack ${nameOf(state, one.target)}`;
    case 'sweep': {
      const first = WAY_NAMES[turn(fighter.facing, one.from)];
      return `Sweep from ${first}, ${one.clockwise ? 'clockwise' : 'the other way'}`;
    }
    case 'break':
      return `Break the ${one.item} of ${nameOf(state, one.target)}`;
    case 'throw':
    case 'net throw':
      return `Throw the ${one.item} at ${nameOf(state, one.target)}`;
    case 'net melee':
      return `Cast the ${one.item} over ${nameOf(state, one.target)}`;
    case 'help':
      return `Help ${nameOf(state, one.ally)}`;
  }
}

/** 7.6 Every Reaction with what it would come to, that first which does best against the attack as it must be believed. */
export function reactOffers(asking: Asking): readonly Offer[] {
  const { state, fighter } = asking;
  const attack = believedAttack(asking);
  const margin = (one: ReactChoice): number => {
    const cost = one.do === 'reuse' ? reuseCost(fighter, one.at) : 0;
    const met = reactsWith(asking, one) === 'movement' ? Math.floor(attack / 2) : attack;
    return totalOf(reactParts(asking, one)) - met - cost / 2;
  };
  return reactionsOf(state, fighter.id)
    .map((one) => ({ one, margin: margin(one) }))
    .toSorted((a, b) => b.margin - a.margin)
    .map(({ one }) => reactOffer(asking, one));
}

/** 9.2 What a Reaction would come to, Guard with it. */
function reactParts(asking: Asking, one: ReactChoice) {
  const { state, tables, fighter } = asking;
  const held = one.do === 'fresh' ? fighter.hand.filter((_, i) => i !== fighter.hand.indexOf(one.card)) : fighter.hand;
  const choice = { ...PLAIN_DEFENSE, guard: skillOf(fighter, 'guard') > 0 };
  return defenseOutlook(tables, { ...fighter, hand: held }, fightOf(state), strikeOf(state), {
    ...{ react: reactsWith(asking, one), played: [], choice },
  });
}

function reactOffer(asking: Asking, one: ReactChoice): Offer {
  const { fighter } = asking;
  const card = reactsWith(asking, one);
  const parts = reactParts(asking, one);
  const cost = one.do === 'reuse' ? `, ${reuseCost(fighter, one.at)} Blood` : '';
  const label = card === null ? 'Do not react' : `${CARD_SIGNS[card]}: ${REACTION_NAMES[card]}`;
  return offer(one, label, `${card === 'movement' ? `${totalOf(parts)} v half` : `defense ${totalOf(parts)}`}${cost}`, {
    more: () => [
      valueText('Defense', parts),
      ...(card === null ? ['Passive: Guard and items alone.'] : REACTION_WORK[card]),
      ...threatLines(asking),
    ],
    brief: () => [valueText('Defense', parts), ...threatBrief(asking)],
  });
}

function reactsWith({ fighter }: Asking, one: ReactChoice): ActionCard | null {
  if (one.do === 'pass') return null;
  if (one.do === 'fresh') return one.card;
  const card = fighter.row[one.at]?.card ?? 'unseen';
  return card === 'unseen' ? null : (card as ActionCard);
}

/** 8.2 What a Reaction does besides what its value has already. */
const REACTION_WORK: { readonly [C in ActionCard]: readonly string[] } = {
  strength: ['+1 for each Energy 1 that you add.'],
  dexterity: [],
  berserk: [],
  movement: ['It halves the attack; +2 for each of two Speed; items do not count.'],
};

/** An Action that adds nothing of its own. */
const BARE: PlayedAction = {
  ...{ card: 'berserk', at: 0, fresh: true, wasRotated: false, revealed: true, up: true },
};

/** 9.1 What an attack is before its card is counted, by the Skill that everybody must believe; of an animal what it has thrown. */
function believedAttack({ state, tables }: Asking): number {
  const { attacker, beast, mode, strikes } = fightOf(state);
  const { fav, target } = strikeOf(state);
  if (beast) return fav;
  const foe = fighterOf(state, attacker);
  const ally = foe.ally?.vs === target ? foe.ally.amount : 0;
  const index = strikes.findIndex((one) => one.target === target);
  const on = { target, index, animal: false, ally };
  return foe.believed.offense + totalOf(attackParts(state, tables, foe, { mode, action: BARE }, PLAIN_ATTACK, on));
}

/** 8.2 What is known of an attack before it is turned up. */
export const threatLines = (asking: Asking): readonly string[] => {
  const threat = threatOf(asking);
  if (typeof threat === 'string') return [threat];
  const { card, hurts, about, strength, dexterity, berserk, foreseen } = threat;
  return [
    `${card}: a hit ${hurts}.`,
    `The attack: about ${about}, and Strength ${strength}, Dexterity ${dexterity} or Berserk ${berserk}.`,
    ...(foreseen === null ? [] : [`Powers of ${foreseen.by} may add ${foreseen.what}.`]),
  ];
};

/** The same in few words. */
export const threatBrief = (asking: Asking): readonly string[] => {
  const threat = threatOf(asking);
  if (typeof threat === 'string') return [threat];
  const { card, hurts, about, strength, dexterity, berserk, foreseen } = threat;
  return [
    `${card}: a hit ${hurts}.`,
    `About ${about}; STR ${strength}, DEX ${dexterity}, BER ${berserk}.`,
    ...(foreseen === null ? [] : [`May add ${foreseen.what}.`]),
  ];
};

/** What everybody knows of an attack; in a sentence where it is thrown already. */
function threatOf(asking: Asking) {
  const { state } = asking;
  const { attacker, beast, mode, action } = fightOf(state);
  const { fav, target } = strikeOf(state);
  if (beast) return `The attack is thrown already: ${fav}.`;
  const foe = fighterOf(state, attacker);
  const cards = foe.played.length;
  const most = state.options.bonusDamage ? ' or more' : '';
  const { undead } = fighterOf(state, target);
  const does = undead === null ? `does ${1 + Math.floor((cards + 1) / 2)}${most}` : 'ends Unbeatable';
  const shown = action?.revealed === true ? nameOfCard(action.card) : 'Card face down';
  const upTo = (most: number): string => (most === 0 ? '0' : `0 to ${most}`);
  const what = isThrow(mode) ? null : foreseenPowers(state, foe);
  return {
    card: `${shown}${cards === 0 ? '' : `, ${cards} more`}${isThrow(mode) ? ', thrown' : ''}`,
    ...{ hurts: isNet(mode) ? 'traps' : does, about: believedAttack(asking), strength: upTo(cards) },
    dexterity: Math.floor(foe.hand.length / 2),
    berserk: upTo(2 * Math.min(MOST_BLOOD, foe.believed.blood)),
    foreseen: what === null ? null : { by: foe.name, what },
  };
}

/** 12.4, 12.5 Rage and Overskill, as cards are turned up. */
export function revealOffers(asking: Asking, role: Role, draft: Draft): readonly Offer[] {
  const { state, tables, fighter } = asking;
  const skills = fighter.played.includes('overskill') ? overskillsOf(state, fighter.id) : [];
  const wanted = role === 'defense' ? 'guard' : 'offense';
  const choice: RevealChoice = draft.reveal ?? {
    rage: null,
    overskill: skills.findLast(({ skill }) => skill === wanted) ?? null,
  };
  const rages: readonly Turned<RevealChoice['rage']>[] = [
    { word: 'stays as it is', part: null },
    ...ragesOf(state, tables, fighter.id, role).map((part) => ({
      word: `${nameOfCard(part.card)} from the ${part.from === 'discard' ? 'discard' : 'HP deck'}`,
      part,
    })),
  ];
  const over: readonly Turned<RevealChoice['overskill']>[] = [
    { word: 'not used', part: null },
    ...skills.map((part) => ({ word: `${nameOfCard(part.skill)} +${part.amount}`, part })),
  ];
  const at = <P>(ways: readonly Turned<P>[], part: P): number =>
    Math.max(
      0,
      ways.findIndex((one) => JSON.stringify(one.part) === JSON.stringify(part)),
    );
  const rows = [
    turnedOffer('Rage', rages, at(rages, choice.rage), {
      choice,
      edited: (rage) => ({ reveal: { ...choice, rage } }),
      more: () => [CARD_WORK.rage],
    }),
    turnedOffer('Overskill', over, at(over, choice.overskill), {
      choice,
      edited: (overskill) => ({ reveal: { ...choice, overskill } }),
      more: () => [CARD_WORK.overskill],
    }),
  ];
  return [
    offer(choice, 'Turn the cards up', '', { value: 'done', more: () => ['Rage and Overskill as they stand below.'] }),
    ...rows.filter((one) => one !== null),
  ];
}

/** 9.4 Whether it was a Feint. */
export function feintOffers({ state }: Asking, answers: boolean): readonly Offer[] {
  const { strikes } = fightOf(state);
  const values = strikes.map(({ target, fav, fdv, react, passive }) => {
    const met = !passive && react?.card === 'movement' ? Math.floor(fav / 2) : fav;
    return `${nameOf(state, target)}: ${met} against ${fdv ?? '?'}, ${met > (fdv ?? 0) ? 'a hit' : 'a miss'}.`;
  });
  const back = 'Cards, Skill, Blood and Powers put in come back; the Feint is discarded.';
  return [
    offer(false, answers ? 'Let it be' : 'It was meant', '', { more: () => values }),
    offer(true, 'It was a Feint', '', { more: () => [back, ...values] }),
  ];
}

/** 12.7 What the marker comes to: those there are, one of Wrestling that was announced, and this one. */
function markerWork(markers: number, wrestled: boolean): string {
  if (markers > 0 && wrestled) return 'Wrestling brings one too: pushed, you are Face-down whatever you pay.';
  if (wrestled) return 'Wrestling brings another: pushed, you are Face-down, -5 to everything.';
  return markers > 0
    ? 'The second marker: Face-down, -5 to everything.'
    : 'One marker does nothing by itself; with a second you are Face-down.';
}

/** 12.7 Two Elements, or the marker; first what keeps somebody on the feet, where anything does. */
export function balanceOffers({ state, fighter }: Asking): readonly Offer[] {
  const markers = fighter.unbalanced + fighter.pending;
  const wrestled = state.fight?.wrestles === fighter.id;
  const falls = markers > 0 || wrestled;
  const take = offer([], 'Take the marker', falls ? 'Face-down!' : 'Unbalanced', {
    ...{ value: 'take', warns: falls },
    more: () => [markerWork(markers, wrestled)],
  });
  const pays = pairsToPay(fighter).map((pay) => offer(pay, `Pay ${elementsText(pay)}`, '', { value: pay.join() }));
  return falls && !(markers > 0 && wrestled) ? [...pays, take] : [take, ...pays];
}
