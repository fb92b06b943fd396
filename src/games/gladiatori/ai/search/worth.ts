/** 23.4 How good a state is for somebody, and the chance to win that this is taken for. */
import { settledChance } from '../../../../ai/chances.ts';
import { CERTAIN, type Likelihood } from '../../../../ai/tactics.ts';
import { distance } from '../../../../kernel/hex.ts';
import { nearestApproach } from '../../rules/book/ways.ts';
import { itemsHp } from '../../rules/cards.ts';
import { isOutOfIt } from '../../rules/ending.ts';
import { countsPoints, scoreOf } from '../../rules/points.ts';
import { isActive, isHampered, opponentsOf, partiesOf, roundNumber, seenFrom } from '../../rules/roster.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, State } from '../../rules/types.ts';
import { ACTIONS, type Card } from '../../rules/words.ts';

const ROUNDS = 12;
/** All worths are in hundredths of a VP. */
const VP = 100;
const KILLED = 600;
const GONE = -2500;
const ALIVE = 500;
/** What remains of the worth of life in the last turn. */
const LATE_TENTHS = 3;
const LAST_TURN = 6;
/** Chance in ten-thousandths for a VP more than the other has. */
const CHANCE_A_VP = 60;
const MARGIN = 200;

const hpOfCard = (tables: Tables, card: Card): number => (card === 'unseen' ? 0 : tables.cards[card].hp);

/** HP of all that somebody has, wherever it lies; 0: it is out. */
function lifeOf(tables: Tables, fighter: Fighter): number {
  if (!isActive(fighter) || fighter.undead !== null) return 0;
  const { deck, hand, hpDeck, discard, row, played } = fighter;
  const cards = [...deck, ...hand, ...hpDeck, ...discard, ...row.map(({ card }) => card), ...played];
  return cards.reduce((sum, card) => sum + hpOfCard(tables, card), itemsHp(tables, fighter) + 1);
}

/** Cards that are neither spent nor on the table. */
const freshOf = ({ deck, hand, hpDeck }: Fighter): number => deck.length + hand.length + hpDeck.length;

/** Markers, and what it is to be out. */
function statusOf(fighter: Fighter): number {
  if (!isActive(fighter) || fighter.undead !== null) return GONE;
  const { unbalanced, faceDown, trapped } = fighter;
  return -VP * (faceDown ? 0 : unbalanced) - (faceDown ? 500 : 0) - 120 * trapped;
}

/** Where somebody stands: its back, whom it has ahead, who may come before it acts again. */
function placeWorth(state: Readonly<State>, fighter: Fighter): number {
  const foes = opponentsOf(state, fighter);
  const near = foes.filter(({ hex }) => distance(hex, fighter.hex) === 1);
  const behind = near.filter(({ hex }) => [2, 3, 4].includes(seenFrom(fighter, hex))).length;
  const ahead = near.some(({ hex }) => seenFrom(fighter, hex) === 0);
  const reacts = ACTIONS.some((card) => fighter.hand.includes(card)) && !isHampered(fighter);
  const threats = foes.filter((foe) => nearestApproach(state, foe, [fighter.id]) <= foe.cur.speed).length;
  return -150 * behind + (ahead ? 50 : 0) - (reacts ? 120 : 192) * threats;
}

const mean = (all: readonly number[]): number =>
  all.length === 0 ? 0 : Math.floor(all.reduce((sum, one) => sum + one, 0) / all.length);

/** What is left for later rounds, in hundredths, for so many rounds of twelve; `weight`: of cards, in tenths. */
const stockOf = ({ cur }: Fighter, cards: number, weight: number): number =>
  10 * weight * cards + 90 * (cur.offense + cur.guard) + 100 * cur.endurance + 50 * (cur.blood + cur.speed);

/** 23.4 How much better off somebody is than its opponents, in hundredths of a VP. @internal */
export function edgeFor(state: Readonly<State>, tables: Tables, fighter: Fighter): number {
  const left = ROUNDS - roundNumber(state);
  const others = state.fighters.filter(({ team }) => team !== fighter.team);
  const last = state.turn >= LAST_TURN;
  const life = (weight: number, hp: number): number => Math.floor((weight * hp * (last ? LATE_TENTHS : 10)) / 10);
  const stock = Math.floor(
    (left * (stockOf(fighter, freshOf(fighter), 7) - 50 * mean(others.map((one) => freshOf(one))))) / ROUNDS,
  );
  const own = life(45, lifeOf(tables, fighter)) + statusOf(fighter) + (last && isActive(fighter) ? ALIVE : 0);
  const theirs = mean(others.map((one) => life(40, lifeOf(tables, one)) + Math.floor((8 * statusOf(one)) / 10)));
  const place = isActive(fighter) ? placeWorth(state, fighter) : 0;
  return pointsWorth(state, fighter) + own - theirs + stock + place;
}

/** VP more than the best other side has; where VP do not count, animals killed. */
function pointsWorth(state: Readonly<State>, { team }: Fighter): number {
  if (!countsPoints(state)) return KILLED * state.killed;
  const others = partiesOf(state).filter((one) => one !== team);
  return VP * (scoreOf(state, team) - Math.max(...others.map((one) => scoreOf(state, one))));
}

/** The chance to win that a state is taken for: certain or none once it is over, none for a side that has given up (GR-73). */
export function likelihoodFor(state: Readonly<State>, tables: Tables, fighter: Fighter): Likelihood {
  const { outcome } = state;
  if (outcome !== null) return settledChance(outcome.winner, partiesOf(state).indexOf(fighter.team));
  if (isOutOfIt(state, fighter.team)) return 0;
  const chance = CERTAIN / 2 + Math.floor((CHANCE_A_VP * edgeFor(state, tables, fighter)) / VP);
  return Math.max(MARGIN, Math.min(CERTAIN - MARGIN, chance));
}
