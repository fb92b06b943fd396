/** Men about to exchange blows, and what may come of it. */
import type { Tables } from '../rules/tables/types.ts';
import type { Allocation, FighterId, Pool, State } from '../rules/types.ts';
import type { GuardPlan } from './book-plans.ts';

/** A man's part in an exchange of blows: whom he fights, what he may spend, and what he has made of it. */
export interface MeetingSide {
  readonly fighter: FighterId;
  readonly foes: readonly FighterId[];
  readonly threats: readonly FighterId[];
  readonly pool: Pool;
  readonly allocation: Allocation;
  /** C25 CF that every attack on him has more, for he has just torn himself free. */
  readonly exposed?: number;
}

/** Men in the arena who are about to exchange blows. */
export interface Meeting {
  readonly state: Readonly<State>;
  readonly tables: Tables;
}

/** What one man may have put on his defence, and the chance of each. */
export interface Guarded {
  readonly fighter: FighterId;
  readonly guards: readonly GuardPlan[];
}

/** What an exchange may do to one man; chances are 0 to 1. */
export interface ManOdds {
  readonly fighter: FighterId;
  /** Of exactly so many boxes ticked; whoever dies is in `kill` alone. They add up to 1 with it (P250). */
  readonly wounds: readonly number[];
  readonly kill: number;
  /** Wounds on the average, of men who live. */
  readonly expectedWounds: number;
  /** By how much less he has to spend on the average, CF and stun (P33), of men who live. */
  readonly expectedCfLoss: number;
  readonly knockedOut: number;
  readonly prone: number;
  readonly mortal: number;
  /** He has fewer weapons in hand than before. */
  readonly weaponLost: number;
  /** He has no shield that counts, and had one. */
  readonly shieldLost: number;
}

/** How a man is after an exchange. */
export interface ManAfter {
  readonly fighter: FighterId;
  readonly dead: boolean;
  readonly senseless: boolean;
  readonly prone: boolean;
  readonly mortal: boolean;
  readonly weaponLost: boolean;
  readonly shieldLost: boolean;
}

/** One way an exchange can end for all men together, and its chance. */
export interface Ending {
  readonly chance: number;
  readonly men: readonly ManAfter[];
}

/** What may come of an exchange. */
export interface ExchangeOdds {
  /** In the order of the sides. */
  readonly men: readonly ManOdds[];
  /** The chances add up to 1. */
  readonly endings: readonly Ending[];
}
