/** 20 What a seat may see, and what it may think of what it does not. */
import { shuffled } from '../../../kernel/dice.ts';
import type { Seat } from '../../../kernel/request.ts';
import { copyPlain } from '../../../kernel/state.ts';
import { UNKNOWN_SHEET } from './beliefs.ts';
import { countOfCard, isAction } from './cards.ts';
import { reactionsFor } from './legal/fights.ts';
import type { Sheet } from './setup-types.ts';
import type { Fighter, Outlay, PlayedAction, State } from './types.ts';
import { ACTIONS, type ActionCard, type Card, type CardName, MOVES, TRAITS, UNSEEN } from './words.ts';

type Pick = (n: number) => number;
type Named = { readonly id: string };

const NOTHING: Readonly<Sheet> = { offense: 0, guard: 0, endurance: 0, blood: 0, speed: 0 };

/** The Action or Reaction that somebody has on the table now; null: none. */
function actionOf({ sub, fight }: Readonly<State>, { id }: Named): PlayedAction | null {
  if (fight?.attacker === id) return fight.action;
  const strike = fight?.strikes.find(({ target }) => target === id);
  if (strike !== undefined) return strike.react;
  return sub?.fighter === id ? sub.action : null;
}

/** Whether the cards on it have been turned up. */
const areUp = (state: Readonly<State>, fighter: Named): boolean => actionOf(state, fighter)?.up === true;

/** Zones whose cards only their owner sees. */
const secretZones = (fighter: Fighter, isUp: boolean): readonly Card[][] => [
  ...[fighter.deck, fighter.hand, fighter.hpDeck, fighter.discard, fighter.lunged],
  ...(isUp ? [] : [fighter.played]),
  ...(fighter.character === 'custom' ? [fighter.withheld, fighter.list] : []),
];

function hide(fighter: Fighter, isUp: boolean): void {
  for (const zone of secretZones(fighter, isUp)) zone.fill(UNSEEN);
  for (const card of fighter.row) if (card.hidden) card.card = UNSEEN;
  fighter.cur = { ...NOTHING };
  fighter.over = null;
  if (fighter.character !== 'custom') return;
  fighter.start = { ...NOTHING };
  fighter.powers = [];
}

function hideAction(action: PlayedAction | null): void {
  if (action !== null && !action.revealed) action.card = UNSEEN;
}

const hideStake = (stake: Outlay): void => {
  Object.assign(stake, { skill: null, overBefore: null, blood: 0, speed: 0 });
};

/** 20 The state as a seat may see it; -1: as a stranger may. */
export function viewFor(state: State, seat: Seat): State {
  const seen = copyPlain(state);
  const hidden = new Set(seen.fighters.filter((one) => one.seat !== seat).map(({ id }) => id));
  for (const fighter of seen.fighters) {
    fighter.book = null;
    if (hidden.has(fighter.id)) hide(fighter, areUp(state, fighter));
  }
  const { fight, sub } = seen;
  if (sub !== null && hidden.has(sub.fighter)) hideAction(sub.action);
  if (fight === null) return seen;
  if (hidden.has(fight.attacker)) {
    hideAction(fight.action);
    hideStake(fight.stake);
  }
  for (const { target, react, stake } of fight.strikes) {
    if (!hidden.has(target)) continue;
    hideAction(react);
    hideStake(stake);
  }
  return seen;
}

/** 23.2 Another state that a seat could not tell from the true one. */
export function resampled(state: Readonly<State>, seat: Seat, pick: Pick): State {
  const other = viewFor(state, seat);
  for (const fighter of other.fighters) if (fighter.seat !== seat) dream(other, fighter, pick);
  return other;
}

/** 23.2 Deals what is not seen of somebody at random, as far as all that is known allows. */
function dream(state: State, fighter: Fighter, pick: Pick): void {
  dreamSheet(fighter, pick);
  const isUp = areUp(state, fighter);
  const shown: readonly Card[] = [
    ...fighter.row.filter(({ hidden }) => !hidden).map(({ card }) => card),
    ...fighter.removed,
    ...(isUp ? fighter.played : []),
  ];
  const pool = poolOf(fighter, shown, isUp, pick);
  const deal = dealer(pool, pick);
  const action = actionOf(state, fighter);
  for (const [at, card] of fighter.row.entries()) {
    if (!card.hidden) continue;
    const fits = action !== null && action.at === at && action.fresh ? fitsIn(state, fighter) : ACTIONS;
    card.card = deal((one) => fits.some((fit) => fit === one)) ?? deal(isAction) ?? UNSEEN;
    if (action?.at === at && action.card === UNSEEN) action.card = card.card;
  }
  const { sub } = state;
  if (sub?.fighter === fighter.id && sub.action?.card === UNSEEN)
    sub.action.card = fighter.row[sub.action.at]?.card ?? UNSEEN;
  if (!isUp)
    fighter.played.forEach((_, i, played) => {
      const goes = (one: Card) => !isAction(one) && one !== 'feint' && (!isMove(one) || !played.includes(one));
      played[i] = deal(goes) ?? deal((one) => !isAction(one)) ?? deal(() => true) ?? UNSEEN;
    });
  fighter.discard.forEach((_, i, discard) => {
    const known = fighter.seen[i];
    discard[i] = (known === undefined ? null : deal((one) => one === known)) ?? UNSEEN;
  });
  for (const zone of [fighter.lunged, fighter.hand, fighter.hpDeck, fighter.discard, fighter.deck])
    zone.forEach((card, i) => {
      if (card === UNSEEN) zone[i] = deal(() => true) ?? UNSEEN;
    });
  if (fighter.character === 'custom') {
    fighter.withheld.forEach((_, i, withheld) => {
      withheld[i] = deal(() => true) ?? UNSEEN;
    });
    fighter.list = [...shown, ...pool];
  }
}

const isMove = (card: Card): boolean => MOVES.some((move) => move === card);

/** 23.2 Believed values, each one less, as believed, or one more. */
function dreamSheet(fighter: Fighter, pick: Pick): void {
  const { believed } = fighter;
  if (fighter.character === 'custom') {
    fighter.start = { ...UNKNOWN_SHEET };
    for (const trait of TRAITS) fighter.start[trait] = Math.max(UNKNOWN_SHEET[trait], believed[trait]);
  }
  for (const trait of TRAITS) {
    const off = [-1, 0, 0, 0, 1][pick(5)] ?? 0;
    fighter.cur[trait] = Math.max(0, Math.min(fighter.start[trait], believed[trait] + off));
  }
}

/** The Actions that a face-down card on the table can be. */
function fitsIn(state: Readonly<State>, fighter: Fighter): readonly ActionCard[] {
  const { fight } = state;
  if (fight?.attacker === fighter.id) return ACTIONS.filter((card) => card !== 'movement');
  const strike = fight?.strikes.find(({ target }) => target === fighter.id);
  return strike === undefined ? ACTIONS : reactionsFor(strike.bearing, fighter);
}

/** Shares of a hundred of what a stranger's unseen cards are. */
const STRONG = 45;
const WEAK = 85;

/** All cards that are not shown: those of its list, or where nobody knows that, likely ones. */
function poolOf(fighter: Fighter, shown: readonly Card[], isUp: boolean, pick: Pick): Card[] {
  if (fighter.character !== 'custom') {
    const gone = [...shown, ...fighter.withheld];
    return fighter.list.filter((card) => {
      const at = gone.indexOf(card);
      if (at >= 0) gone.splice(at, 1);
      return at < 0;
    });
  }
  const slots = secretZones(fighter, isUp).reduce((sum, zone) => sum + zone.length, -fighter.list.length);
  const count = slots + fighter.row.filter(({ hidden }) => hidden).length;
  const pool: Card[] = ACTIONS.filter((card) => !shown.includes(card));
  for (const card of fighter.seen) if (countOfCard(pool, card) < countOfCard(fighter.seen, card)) pool.push(card);
  while (pool.length < count) {
    const open = MOVES.filter((move) => !shown.includes(move) && !pool.includes(move));
    const die = pick(100);
    if (die < STRONG || (die >= WEAK && open.length === 0)) pool.push('energy 1');
    else pool.push(die < WEAK ? 'energy 0' : (open[pick(open.length)] ?? 'energy 0'));
  }
  return pool;
}

/** Deals cards of a pool in an order by chance, the first that will do; null: none is left that does. */
function dealer(pool: readonly Card[], pick: Pick): (will: (card: Card) => boolean) => CardName | null {
  const left = shuffled(pool.length, pick).map((i) => pool[i] ?? UNSEEN);
  return (will) => {
    const at = left.findIndex(will);
    if (at < 0) return null;
    const [card] = left.splice(at, 1);
    return card === undefined || card === UNSEEN ? null : card;
  };
}
