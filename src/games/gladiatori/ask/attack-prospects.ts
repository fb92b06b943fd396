/** 7.3, 22.5 What attacks promise before cards are added, for the order in which they stand: by what their player knows, and by nothing else. */
import { type Outlook, outlookOf } from '../odds/outlook.ts';
import type { ActionChoice } from '../rules/acts.ts';
import { countOfCard, without } from '../rules/cards.ts';
import { PLAIN_ATTACK } from '../rules/fight/announce.ts';
import { isFront } from '../rules/geometry.ts';
import { declarationsOf } from '../rules/legal/fights.ts';
import { reuseCost } from '../rules/legal/moves.ts';
import { MOST_BLOOD, skillOf } from '../rules/legal/options.ts';
import { countsPoints } from '../rules/points.ts';
import { foesAhead } from '../rules/roster.ts';
import type { State } from '../rules/types.ts';
import { totalOf } from '../rules/values.ts';
import type { ActionCard } from '../rules/words.ts';
import type { Asking } from './offer.ts';

/** 7.3 An Action card, from the hand or again. */
type Act = Extract<ActionChoice, { do: 'fresh' | 'reuse' }>;

/** An attack before it is made. */
interface Prospect {
  /** It can strike somebody without shame, and come to more than nothing. */
  readonly can: boolean;
  /** The most that it may come to, less the Blood that the card costs. */
  readonly worth: number;
}

/** 9.1 What an attack with such a card alone, Offense with it, would come to on somebody directly in front. */
export function plainOutlook({ state, tables, fighter }: Asking, one: Act, card: ActionCard, target: string) {
  const hand = one.do === 'fresh' ? (without(fighter.hand, [card]) ?? []) : fighter.hand;
  const choice = { ...PLAIN_ATTACK, offense: skillOf(fighter, 'offense') > 0 };
  return outlookOf(state, tables, { ...fighter, hand }, { mode: { do: 'melee', target }, card, played: [], choice });
}

/** 15.1 Whether an attack would strike a gladiator from behind, where that costs VP. */
export const isShameful = (state: Readonly<State>, { target, bearing }: Outlook): boolean =>
  countsPoints(state) && !isFront(bearing) && state.fighters.some(({ id }) => id === target);

/** 8.1 What the card may add yet: an Energy 1 each, or two for each Blood. */
function mayAddYet({ fighter: { hand, cur } }: Asking, card: ActionCard, cost: number): number {
  if (card === 'strength') return countOfCard(hand, 'energy 1');
  return card === 'berserk' ? 2 * Math.min(MOST_BLOOD, Math.max(0, cur.blood - cost)) : 0;
}

/** What an attack with a card promises. */
export function attackProspect(asking: Asking, one: Act, card: ActionCard): Prospect {
  const { state, fighter } = asking;
  const cost = one.do === 'reuse' ? reuseCost(fighter, one.at) : 0;
  const [foe] = foesAhead(state, fighter);
  const first = foe === undefined ? undefined : plainOutlook(asking, one, card, foe)[0];
  if (first === undefined) return { can: canThrow(asking, card), worth: mayAddYet(asking, card, cost) - cost };
  const most = totalOf(first.parts) + mayAddYet(asking, card, cost);
  return { can: most > 0 && !isShameful(state, first), worth: most - cost };
}

/** 11.1, 11.2 Whether there is something to throw at somebody, nobody being directly in front. */
function canThrow({ state, tables, fighter }: Asking, card: ActionCard): boolean {
  if (state.sub === null) return false;
  const action = { card, at: 0, fresh: true, wasRotated: false, revealed: false, up: false };
  const there = { ...state, sub: { ...state.sub, action } };
  return declarationsOf(there, tables, fighter.id).some((mode) => mode.do !== 'nothing');
}
