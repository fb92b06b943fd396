/** 38: the bill of a day's games, and what a bout of them came to. */

import type { ArenaSetup } from '../../rules/arena/types.ts';
import type { BeastKind } from '../../rules/beasts/types.ts';
import type { EndCause, ResultLetter } from '../../rules/end-types.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { Side } from '../../rules/side.ts';
import type { ByArea, FighterId, FightingSpirit } from '../../rules/types.ts';
import type { CombatClass, Man } from '../man/man-types.ts';

/** 38.2.1 What kinds of match a munus can bring, as the table lists them. */
export const MATCH_TYPES = [
  'matched-pair',
  'two-on-one',
  'consecutive',
  'champion',
  'two-pairs',
  'three-pairs',
  'battle',
  'venatores',
  'bestiarii',
] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

/** One man of the bill who is not the player's own. */
export interface Billed {
  readonly man: Man;
  readonly combatClass: CombatClass;
  /** 38.5.1 What experience was spent on him before the match. */
  readonly spent: number;
  /** His number among the known gladiators; null: a comrade or a newcomer not yet known. */
  readonly rival: number | null;
  /** FS, his fighting spirit (29.2). */
  readonly fs: FightingSpirit;
}

/** The bill of the day: what the player may read before his man goes in. */
export interface Bill {
  readonly type: MatchType;
  /** 38.2.3 The type came of a unique match. */
  readonly unique: boolean;
  /** 38.3.1 Sine missione. */
  readonly deathMatch: boolean;
  readonly comrades: readonly Billed[];
  readonly challengers: readonly Billed[];
  readonly beasts: readonly BeastKind[];
  readonly arena: ArenaSetup;
  /** P356 A first match that was chosen: of how many newcomers, and how many of so many bouts of the book he survived. */
  readonly firstMatch?: { readonly drawn: number; readonly bouts: number; readonly survived: number };
}

/** 33.2.4.1-3 Slow: several attacks wore one area out; quick: the first wounding attack on it did it. */
export const KILL_WAYS = ['slow', 'quick', 'beast', 'other'] as const;

/** 33.2.4 How a man or a beast was killed, or brought to his moment of truth. */
export interface Kill {
  readonly victim: FighterId;
  readonly turn: number;
  readonly way: (typeof KILL_WAYS)[number];
  /** W of a beast; 0 for men. */
  readonly w: number;
}

/** What a man did and suffered in a bout, as far as chapters 32 to 35 ask for it. */
export interface Feats {
  readonly result: ResultLetter;
  /** Carried dead from the sand, or to die of it (10.5 M). */
  readonly dead: boolean;
  /** Who or what killed him, in words; null where nobody did. */
  readonly killer: string | null;
  readonly wounds: Readonly<ByArea<number>>;
  readonly attackCf: number;
  readonly defenceCf: number;
  readonly thrownStrikes: number;
  readonly missusGranted: boolean;
  readonly opponentsGranted: number;
  readonly kills: readonly Kill[];
  /** 35.5 Whom he defeated, with their PR and whether they are notorious or beasts. */
  readonly defeated: readonly { readonly fighter: FighterId; readonly pr: number; readonly beast: boolean }[];
  /** 25, 35.5.1.2 Opponents he cleaved. */
  readonly cleaved: number;
  /** 34.4 Divine favours asked for. */
  readonly favours: number;
}

/** The answer to a bout of a career: what it came to, and the digest of the record it is read from. */
export interface BoutResult {
  readonly winner: Side | null;
  readonly by: EndCause;
  readonly turns: number;
  readonly feats: { readonly [fighter: FighterId]: Feats };
  /** A few telling moments, in order, for the chronicle and the obituary: sentences made from events. */
  readonly moments: readonly { readonly turn: number; readonly phase: number; readonly text: string }[];
  readonly digest: string;
}

/** A bout of a career, as its request carries it. */
export interface BoutOrder {
  readonly munus: number;
  readonly setup: Setup;
  readonly seed: string;
}
