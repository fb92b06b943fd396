/** 23 The set-up and the state of seasons: one pilot, from pit to pit. */
import type { SealedSeeds } from '../../../kernel/seal.ts';
import type { GameState, Outcome } from '../../../kernel/state.ts';
import type { PitSetup } from '../rules/types.ts';
import type { Out } from '../rules/words.ts';
import type { PilotMind, Rivalry, SeasonEnd } from './words.ts';

/** What is settled when the first season begins. */
export interface SeasonSetup extends SealedSeeds {
  readonly name: string;
  /** 23.1 How hard the rivals are. */
  readonly rivals: Rivalry;
  /** Whether its player may return to earlier pits. */
  readonly mode: 'ironman' | 'lenient';
}

/** 23.5 What was bought for the next pit, besides patches. */
interface Bought {
  straps: number;
  first: boolean;
}

/** 23.1 One of the four. */
export interface SeasonPilot {
  /** 'p1' is the player. */
  readonly id: string;
  readonly name: string;
  readonly mind: PilotMind;
  /** The season it came in with. */
  readonly since: number;
  /** GR-47 In hundredths. */
  rating: number;
  laurels: number;
  coins: number;
  hull: number;
  /** 23.7 Out of the season. */
  wrecked: boolean;
  /** 23.8 What it bears whom, by id: 1 to 3. */
  grudges: { [id: string]: number };
  bought: Bought;
  record: {
    flown: number;
    won: number;
    /** Enemies put out, and how often it went out itself. */
    downed: number;
    out: number;
    /** 23.10 Wreaths. */
    wreaths: number;
  };
}

/** What became of a glider in a bout, as much of it as a season needs. */
interface GliderResult {
  readonly out: Out | null;
  readonly alt: number;
  /** GR-43 The id in the bout of whoever put it out. */
  readonly downedBy: string | null;
}

/** What a bout came to. */
export interface PitResult {
  /** The party that won; null: nobody. */
  readonly winner: number | null;
  readonly by: string;
  readonly turns: number;
  readonly digest: string;
  /** In seat order. */
  readonly gliders: readonly GliderResult[];
  /** Ids in the bout, in the order in which they went out. */
  readonly outs: readonly string[];
}

/** 23.2 A bout that is made up: by seats, as it is flown. `pilots` are ids; null: a hireling. */
export interface PitField {
  readonly number: number;
  readonly kind: 'melee' | 'duel' | 'teams';
  readonly pilots: readonly (string | null)[];
  readonly names: readonly string[];
  readonly teams: readonly number[];
}

/** A bout that was flown, for the chronicle. */
export interface FlownBout extends PitField {
  /** The turn: pits of all seasons are counted on. */
  readonly turn: number;
  readonly result: PitResult;
  /** Places from 1, and what each got of it, by seats. */
  readonly places: readonly number[];
  readonly laurels: readonly number[];
}

/** 23.10 A season that is over. */
export interface FlownSeason {
  readonly season: number;
  /** The id and the name of whoever has the wreath, and its laurels. */
  readonly pilot: string;
  readonly name: string;
  readonly laurels: number;
  /** The player’s own laurels and place; wrecked: place 4. */
  readonly own: number;
  readonly place: number;
  readonly wrecked: boolean;
}

/** The steps of a pit, in their order. */
export const PIT_STEPS = ['purse', 'pit', 'evening'] as const;
/** One of them. */
export type PitStep = (typeof PIT_STEPS)[number];

/** 23 Seasons of a pilot. `turn` counts the pits of all of them from 1; `phase` is the step in one, from 1. */
export interface SeasonState extends GameState {
  outcome: Outcome | null;
  setup: SeasonSetup;
  /** Of the seasons’ own, from which those of their bouts are derived. */
  seed: string;
  season: number;
  /** 23.2 The pit of this season, from 1; 0: none yet. */
  pit: number;
  /** The player first. */
  pilots: SeasonPilot[];
  /** Those who have left. */
  gone: { readonly id: string; readonly name: string; readonly season: number }[];
  /** Ids given so far. */
  ids: number;
  past: FlownBout[];
  seasons: FlownSeason[];
  ended: SeasonEnd | null;
}

/** 23.5 What may be done before a pit. */
export type PurseAct =
  | { readonly do: 'fly'; readonly patches: number; readonly straps: number; readonly first: boolean }
  | { readonly do: 'close' };

/** The questions of a season. */
export type SeasonDecisions = {
  readonly purse: { readonly ask: object; readonly choice: PurseAct };
  /** The bout, flown outside by its own rules; `own`: the player flies in it. */
  readonly bout: {
    readonly ask: { readonly number: number; readonly setup: PitSetup; readonly seed: string; readonly own: boolean };
    readonly choice: PitResult;
  };
  /** 23.10 Whether another season is flown. */
  readonly onward: { readonly ask: object; readonly choice: boolean };
};
