/** 16, GR-81 The set-up and the state of a campaign: one gladiator, from munus to munus. */
import type { SealedSeeds } from '../../../kernel/seal.ts';
import type { GameState, Outcome } from '../../../kernel/state.ts';
import type { Build, GladiatoriSetup } from '../rules/setup-types.ts';
import type { Letter } from '../rules/types.ts';
import type { Character, ItemName, Species } from '../rules/words.ts';
import type { CampaignEnd, Custom, Fate, Regard, Spectacle, Temper } from './words.ts';

/** What is settled when a campaign begins. */
export interface CampaignSetup extends SealedSeeds {
  readonly name: string;
  readonly character: Character;
  /** Whether its player may return to earlier munera. */
  readonly mode: 'ironman' | 'lenient';
}

/** How many matches came to what. */
interface MatchCounts {
  won: number;
  lost: number;
  drawn: number;
  /** How often it lay unconscious, and how often it gave up. */
  fallen: number;
  gaveUp: number;
  /** Gladiators felled by its own hand, and animals killed in its matches. */
  felled: number;
  animals: number;
}

/** A gladiator beyond one match. */
export interface Veteran {
  readonly id: string;
  name: string;
  character: Character;
  /** 16.1 Experience; below nothing after a bad beginning. */
  xp: number;
  /** GR-88 Cards that are missing from its deck until they heal. */
  wounds: number;
  fame: number;
  record: MatchCounts;
}

/** The one whom the campaign is about. */
export interface Man extends Veteran {
  /** GR-87 What it has drilled itself to be; null: it is as its character, whatever coins there are. */
  build: Build | null;
  /** GR-90 Items that it owns. */
  arms: ItemName[];
  /** GR-98 Denarii. */
  purse: number;
  /** GR-89 Cards that never come back. */
  scars: number;
  /** Munera in succession in which it sat out. */
  idle: number;
}

/** GR-91 One of those who come back. */
export interface Rival extends Veteran {
  /** The munus it came in with. */
  readonly since: number;
  ended: { readonly how: 'dead' | 'free'; readonly munus: number } | null;
  /** GR-95 How often it lost to the gladiator whom the campaign is about, and the other way round. */
  lostTo: number;
  beat: number;
  /** Fought at its side. */
  beside: number;
  regard: Regard;
  /** The last munus in which it has fought; 0: none. */
  fought: number;
}

/** GR-82 Games that are to be given. */
export interface Munus {
  readonly giver: string;
  readonly town: string;
  readonly temper: Temper;
  readonly custom: Custom;
  readonly spectacle: Spectacle;
  /** Animals of the day, and how many a coliseum has. */
  readonly species: Species;
  readonly beasts: number;
}

/** GR-92 A match that can be had today. `foes` and `friends` are ids of rivals. */
export interface MatchOffer {
  readonly friends: readonly string[];
  readonly foes: readonly string[];
  readonly kind: 'duel' | Spectacle;
  /** GR-95 A rival has called for it. */
  readonly called: boolean;
}

/** A match that is taken. */
export interface TakenMatch {
  readonly offer: MatchOffer;
  /** GR-96 Sine missione. */
  readonly mortal: boolean;
  /** GR-92 It was the gladiator who asked for it. */
  readonly challenge: boolean;
}

/** What somebody came to in a match, as much of it as a campaign needs. */
export interface EntrantResult {
  readonly letter: Letter;
  readonly vp: number;
  /** 10.3 By how much its death blow was too much; null: it stands. */
  readonly overkill: number | null;
  readonly gaveUp: boolean;
  /** Cards that are no Actions and were removed. */
  readonly removed: number;
  /** Items that it still has. */
  readonly items: readonly ItemName[];
  readonly kills: number;
}

/** What a match came to. */
export interface MatchResult {
  /** The party that won; the gladiator's own is 0, that of the animals comes after all. null: nobody. */
  readonly winner: number | null;
  readonly by: string;
  readonly turns: number;
  readonly digest: string;
  /** Animals killed. */
  readonly animals: number;
  /** In seat order. */
  readonly fighters: readonly EntrantResult[];
}

/** A match that was fought, for the chronicle. */
export interface PastMatch {
  readonly munus: number;
  readonly number: number;
  readonly mortal: boolean;
  readonly kind: MatchOffer['kind'];
  /** Animals that were about; null: none. */
  readonly species: Species | null;
  readonly characters: readonly Character[];
  readonly names: readonly string[];
  readonly teams: readonly number[];
  readonly fate: Fate;
  /** What it was worth in experience, Fame and denarii. */
  readonly xp: number;
  readonly fame: number;
  readonly pay: number;
  readonly result: MatchResult;
}

/** A duel of others, for the news. */
export interface OtherDuel {
  readonly munus: number;
  readonly winner: string;
  readonly loser: string;
  readonly end: 'beaten' | 'fallen';
}

/** The steps of a munus, in their order. */
export const MUNUS_STEPS = ['weeks', 'morning', 'sand', 'evening'] as const;
/** One of them. */
export type MunusStep = (typeof MUNUS_STEPS)[number];

/** GR-81 A campaign. `turn` is the munus from 1; `phase` the step in it, from 1. */
export interface CampaignState extends GameState {
  outcome: Outcome | null;
  setup: CampaignSetup;
  /** Of the campaign's own, from which those of its matches are derived. */
  seed: string;
  man: Man;
  /** GR-100 How it ended, and why; null: it goes on. */
  ended: { readonly how: CampaignEnd; readonly munus: number; readonly why: string } | null;
  rivals: Rival[];
  /** GR-82 The munera of this year. */
  year: Munus[];
  /** GR-90 Items that are for sale before these games. */
  market: ItemName[];
  /** Ids given so far. */
  ids: number;
  past: PastMatch[];
  others: OtherDuel[];
}

/** GR-86 What can be done in the weeks before a munus; trade leaves them open. */
export type WeeksAct =
  | { readonly do: 'drill'; readonly build: Build }
  | { readonly do: 'rest'; readonly surgeon: boolean }
  | { readonly do: 'buy' | 'sell'; readonly item: ItemName }
  | { readonly do: 'work' | 'buy freedom' | 'close' };

/** GR-92 What can be done on the day: a match is taken, with or without mercy, or none. */
export type DayAct =
  | ({ readonly mortal: boolean } & (
      | { readonly do: 'fight'; readonly offer: number }
      | { readonly do: 'challenge'; readonly rival: string }
    ))
  | { readonly do: 'sit out' };

/** GR-92 The bill of a day: matches, and whom one may challenge. */
interface Bill {
  readonly offers: readonly MatchOffer[];
  readonly challenges: readonly string[];
}

/** GR-81 A match that is to be played, by its own rules. */
interface MatchOrder {
  readonly number: number;
  readonly setup: GladiatoriSetup;
  readonly seed: string;
}

/** The questions of a campaign. */
export type CampaignDecisions = {
  readonly weeks: { readonly ask: object; readonly choice: WeeksAct };
  readonly day: { readonly ask: Bill; readonly choice: DayAct };
  /** GR-90 The two items that are taken into the match. */
  readonly arms: { readonly ask: { readonly taken: TakenMatch }; readonly choice: readonly ItemName[] };
  readonly match: { readonly ask: MatchOrder; readonly choice: MatchResult };
  /** GR-96 Somebody lies unconscious before the gladiator: whether it is finished. */
  readonly verdict: { readonly ask: { readonly rival: string }; readonly choice: boolean };
};
