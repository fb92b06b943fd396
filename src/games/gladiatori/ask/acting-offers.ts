/** 7.2, 7.3, 12.8, 13 What is done in one's own sub-round, in words: before the Action, the Action, moving, pushing. */
import { neighbour } from '../../../kernel/hex.ts';
import type { ActionChoice, Element } from '../rules/acts.ts';
import { payOrder } from '../rules/book/worth.ts';
import { pushWays } from '../rules/fight/resolve.ts';
import { labelOf, WAY_NAMES } from '../rules/geometry.ts';
import { actionsOf, RECOVERED, reuseCost } from '../rules/legal/moves.ts';
import { awardOf, countsPoints } from '../rules/points.ts';
import { foesAhead, hexOf, isActive, nameOf } from '../rules/roster.ts';
import { totalOf } from '../rules/values.ts';
import type { ActionCard, Card } from '../rules/words.ts';
import { attackProspect, isShameful, plainOutlook } from './attack-prospects.ts';
import type { Draft } from './draft.ts';
import { movingOffers, playedAlone, withCards } from './moving-offers.ts';
import { type Asking, type Offer, offer } from './offer.ts';
import { powerOffers } from './power-offers.ts';
import { recoverOffers } from './recover-offers.ts';
import { outlooksBrief, outlooksLines } from './told-values.ts';
import { wayOffers } from './way-offers.ts';
import { CARD_WORK, countedNames, elementsText, nameOfCard } from './words.ts';

/** 7.2 On to the Action, ways that Speed pays for, markers, Powers, giving up. */
export function freeOffers(asking: Asking, draft: Draft): readonly Offer[] {
  const { fighter } = asking;
  if (draft.givesUp === true) return surrenderOffers(asking, draft);
  return [
    offer({ do: 'done' }, 'On to the Action', '', { more: () => ['What Speed and Powers are left stay for later.'] }),
    ...(fighter.cur.speed > 0 ? wayOffers(asking, fighter.cur.speed, 'Speed') : []),
    ...markerOffers(asking),
    ...powerOffers(asking, draft),
    givingUp(asking, draft),
  ];
}

/** GR-71 Giving up, which is asked again. */
function givingUp(asking: Asking, draft: Draft): Offer {
  const { note, lines } = surrenderCost(asking);
  return offer(SURRENDER, 'Give up', note, { value: 'give up', edits: { ...draft, givesUp: true }, more: () => lines });
}

/** GR-71, GR-73, 17.8 What giving up costs in the match itself, in a word and in sentences. */
function surrenderCost({ state, fighter }: Asking): { readonly note: string; readonly lines: readonly string[] } {
  const leaves = 'You leave the arena alive (GR-71).';
  const beside = state.fighters.filter((one) => one.team === fighter.team && one.id !== fighter.id);
  if (!countsPoints(state))
    return !beside.some(isActive)
      ? { note: 'a defeat', lines: [leaves, 'The animals win (17.8).'] }
      : { note: 'no victory', lines: [leaves, 'Those beside you fight on, for half a victory at the most (17.8).'] };
  const all = beside.every(({ standing }) => standing === 'surrendered');
  const side = all ? 'You cannot win any more (GR-73).' : 'Your side goes on without you.';
  return { note: `${awardOf('surrender')} VP`, lines: [leaves, `${awardOf('surrender')} VP. ${side}`] };
}

/** GR-71 Whether one really gives up. */
function surrenderOffers(asking: Asking, { givesUp: _givesUp, ...draft }: Draft): readonly Offer[] {
  const { note, lines } = surrenderCost(asking);
  return [
    offer(SURRENDER, 'Fight on', '', { value: 'fight on', edits: draft, more: () => ['You stay in the arena.'] }),
    offer(SURRENDER, 'Give up for good', note, { warns: true, more: () => lines }),
  ];
}

/** GR-71 The answer that gives up. */
export const SURRENDER = { do: 'surrender' } as const;
const MARKERS = { trapped: 'Trapped', unbalanced: 'Unbalanced' } as const;

/** 14 Markers, each for two Elements. */
function markerOffers({ fighter }: Asking): readonly Offer[] {
  return (['trapped', 'unbalanced'] as const).flatMap((kind) => {
    if (fighter[kind] < 1) return [];
    const pairs = pairsToPay(fighter);
    // a group of one stands in the list without its name
    const before = pairs.length === 1 ? `${MARKERS[kind]} off: ` : 'For ';
    return pairs.map((pay) =>
      offer({ do: 'marker', kind, pay }, `${before}${elementsText(pay)}`, '', {
        ...{ value: `${kind} ${pay.join()}`, group: `${MARKERS[kind]} marker off` },
        more: () => [`${fighter[kind]} lie there; ${kind === 'trapped' ? 'all three' : 'both'} must go (14).`],
      }),
    );
  });
}

/** Two Elements to spend, those that are missed least first. */
export function pairsToPay(fighter: Asking['fighter']): readonly (readonly Element[])[] {
  const order = payOrder(fighter);
  const seen = new Set<string>();
  const pairs: (readonly Element[])[] = [];
  for (const [i, one] of order.entries())
    for (const other of order.slice(i + 1)) {
      const key = [one, other].toSorted().join();
      if (seen.has(key)) continue;
      seen.add(key);
      pairs.push([one, other]);
    }
  return pairs;
}

/** 7.3 The Action: fresh cards, cards of the row again, Standby, passing. */
export function actionOffers(asking: Asking, draft: Draft): readonly Offer[] {
  const { state, fighter } = asking;
  if (draft.givesUp === true) return surrenderOffers(asking, draft);
  if (draft.moving !== undefined) return movingOffers(asking, draft, draft.moving);
  const acts = actionsOf(state, fighter.id).filter((one) => one.do === 'fresh' || one.do === 'reuse');
  const moving = acts.filter((one) => cardOf(asking, one) === 'movement');
  const cards = moving.map((one) => withCards(asking, draft, one)).filter((one) => one !== null);
  const extra = (works: boolean): readonly Offer[] => cards.flatMap((one) => (one.works === works ? [one.row] : []));
  const attacks = acts
    .filter((one) => !moving.includes(one))
    .map((one) => ({ one, prospect: attackProspect(asking, one, cardOf(asking, one) as ActionCard) }))
    .toSorted((a, b) => b.prospect.worth - a.prospect.worth);
  const attacksThat = (can: boolean): readonly Offer[] =>
    attacks.flatMap(({ one, prospect }) => (prospect.can === can ? [actOffer(asking, one)] : []));
  const moves = [...moving.map((one) => actOffer(asking, one)), ...extra(true)];
  const ahead = foesAhead(state, fighter).length > 0;
  return [
    ...(ahead ? [...attacksThat(true), ...moves] : [...moves, ...attacksThat(true)]),
    ...standbyOffers(asking, draft),
    offer({ do: 'pass' }, 'Pass', 'Passive', { more: () => ['Nothing is done. You may react later.'] }),
    ...attacksThat(false),
    ...extra(false),
    givingUp(asking, draft),
  ];
}

const cardOf = ({ fighter }: Asking, one: Extract<ActionChoice, { do: 'fresh' | 'reuse' }>): Card =>
  one.do === 'fresh' ? one.card : (fighter.row[one.at]?.card ?? 'unseen');

function actOffer(asking: Asking, one: Extract<ActionChoice, { do: 'fresh' | 'reuse' }>): Offer {
  const { state, fighter } = asking;
  const card = cardOf(asking, one) as ActionCard;
  const again = one.do === 'reuse';
  const [foe] = foesAhead(state, fighter);
  const look = () => (foe === undefined || card === 'movement' ? [] : plainOutlook(asking, one, card, foe));
  const [first] = look();
  const idle = card === 'movement' ? '' : 'nobody ahead';
  const attack = first === undefined ? '' : `${totalOf(first.parts)}+`;
  const value = first === undefined ? idle : one.do === 'reuse' ? attack : `attack ${attack}`;
  const cost = one.do === 'reuse' ? `${reuseCost(fighter, one.at)} Blood` : '';
  const work = [
    ...(foe === undefined || card === 'movement' ? [CARD_WORK[card]] : []),
    ...(foe === undefined && card !== 'movement' ? ['Nobody is directly in front of you.'] : []),
  ];
  return offer(
    one,
    `${nameOfCard(card)}${again ? ' again' : ''}`,
    [cost, value].filter((text) => text !== '').join(', '),
    {
      ...{
        value: `${one.do} ${one.do === 'reuse' ? `${one.at} ` : ''}${card}`,
        foe: foe ?? null,
        warns: first !== undefined && isShameful(state, first),
      },
      ...(card === 'movement' ? { further: playedAlone(asking, one) } : {}),
      more: () => [...work, ...outlooksLines(state, look())],
      brief: () => [...work, ...outlooksBrief(state, look())],
    },
  );
}

/** 7.3 Standby: three Elements back; the card is of no use for the rest of the turn. */
function standbyOffers(asking: Asking, draft: Draft): readonly Offer[] {
  const { state, fighter } = asking;
  const ways = actionsOf(state, fighter.id).filter((one) => one.do === 'standby');
  const [first] = ways;
  if (first === undefined) return [];
  const group = 'Stand by';
  const rows = recoverOffers(asking, draft, {
    ...{ most: RECOVERED, primary: false, group, label: 'Standby', about: 'Three Elements come back.' },
    answer: (recover) => ({ ...first, recover }),
  });
  const [done, ...elements] = rows;
  if (done === undefined) return [];
  const { recover } = done.choice as { readonly recover: readonly Element[] };
  const cards = ways.map((one) => {
    const card = typeof one.from === 'number' ? (fighter.row[one.from]?.card ?? 'unseen') : one.from;
    return offer({ ...one, recover }, `With ${nameOfCard(card)}`, countedNames(recover), {
      ...{ value: `standby ${one.from}`, group },
      more: () => ['The card is turned over and serves no more this turn.', ...done.more()],
    });
  });
  return [...cards, ...elements];
}

const WHOLE_MOVE = 3;

/** 8.1, 12.8 Steps and turns without cost, and those that Speed pays for; to stay stands last. */
export function moveOffers(asking: Asking, free: number, reflex: boolean): readonly Offer[] {
  const budget = reflex ? free + asking.fighter.cur.speed : free;
  const stop = offer({ do: 'stop' }, reflex ? 'Stay' : 'Move no further', '', { value: 'stop' });
  const ways = wayOffers(asking, budget, reflex ? 'Speed' : 'of 3');
  return reflex || free < WHOLE_MOVE ? [stop, ...ways] : [...ways, stop];
}

/** 13 Where whoever is wrestled with is pushed to. */
export function wrestleOffers({ state }: Asking, foe: string): readonly Offer[] {
  const from = hexOf(state, foe);
  const ways = pushWays(state, foe).map((way) => {
    const hex = neighbour(from, way);
    return offer(way, `Push ${nameOf(state, foe)} ${WAY_NAMES[way]}`, labelOf(hex), { hex });
  });
  return [...ways, offer(null, 'Push nobody', '', { value: 'nobody' })];
}
