/** What the odds of an exchange were: some are thrown first, then all the ways it could go are counted. */
import { seededDice } from '../../../kernel/dice.ts';
import { seedState } from '../../../kernel/rng.ts';
import type { DoableErrand, Toil } from '../../../odds/labour.ts';
import { GAME_ID } from '../id.ts';
import { countExchange } from '../odds/exchange.ts';
import type { ExchangeOdds, MeetingSide } from '../odds/meeting.ts';
import { NO_FIGHTS, type ThrownFights, throwFights } from '../odds/thrown.ts';
import { overlaysOf } from '../rules/tables/edition-types.ts';
import type { State } from '../rules/types.ts';
import { tables } from '../tables.ts';

/** The men as they stood before the first blow, and what they had written. */
export interface ExchangeOrders {
  readonly state: Readonly<State>;
  readonly sides: readonly MeetingSide[];
}

/** The odds of an exchange, as far as they are known. */
export interface ExchangeFound {
  readonly thrown: ThrownFights;
  /** Null as long as they are counted. */
  readonly odds: ExchangeOdds | null;
}

/** Ways of a slice: some six milliseconds. */
const WAYS = 500;
/** Exchanges thrown at a slice instead, until there are enough. */
const THROWN = { atOnce: 60, enough: 3000 } as const;

/** The odds of an exchange, to be asked for. */
export function exchangeErrand(orders: ExchangeOrders): DoableErrand<ExchangeFound> {
  return { game: GAME_ID, kind: 'exchange', orders, begin: () => toilForExchange(orders) };
}

/** Begins to count an exchange. */
export function toilForExchange({ state, sides }: ExchangeOrders): Toil<ExchangeFound> {
  const meeting = { state, tables: tables().under(overlaysOf(state.rules)) };
  const dice = seededDice(seedState('exchange'));
  const counting = countExchange(meeting, sides);
  let found: ExchangeFound = { thrown: NO_FIGHTS, odds: null };
  return {
    get done() {
      return counting.done;
    },
    get found() {
      return found;
    },
    get over() {
      return found.odds !== null;
    },
    step() {
      const { thrown } = found;
      if (thrown.fights < THROWN.enough)
        found = { thrown: throwFights(meeting, sides, thrown, THROWN.atOnce, dice), odds: null };
      else if (counting.found === null) {
        counting.step(WAYS);
        if (counting.found !== null) found = { thrown, odds: counting.found };
      }
    },
  };
}
