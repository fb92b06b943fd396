/** 14, MR-54 The set-up and the state of a career: one gladiator, from munus to munus. */
import type { SealedSeeds } from '../../../kernel/seal.ts';
import type { GameState, Outcome } from '../../../kernel/state.ts';
import type { MuneraSetup } from '../rules/types.ts';
import type { Arena, Profile, Skill } from '../rules/words.ts';
import type { CareerEnd, Regard, Spectacle, Temper } from './words.ts';

/** What is settled when a career begins. */
export interface CareerSetup extends SealedSeeds {
  readonly name: string;
  readonly profile: Profile;
  /** Whether its player may return to earlier munera. */
  readonly mode: 'ironman' | 'lenient';
}

/** How many bouts came to what. */
interface BoutCounts {
  won: number;
  lost: number;
  drawn: number;
  /** Opponents beaten, and those of them that died. */
  beaten: number;
  killed: number;
  /** How often the crowd or the giver has let it go. */
  spared: number;
}

/** A gladiator beyond one bout. */
export interface Gladiator {
  readonly id: string;
  name: string;
  profile: Profile;
  skills: Skill[];
  fame: number;
  record: BoutCounts;
  /** MR-59 Stamina that has not come back. */
  hurt: number;
}

/** The one whom the career is about. */
export interface Man extends Gladiator {
  age: number;
  /** MR-71 Gold pieces. */
  purse: number;
  /** MR-61 Stamina that is lost for good. */
  lasting: number;
  /** MR-60 Weeks of training that have not yet come to anything, by skill. */
  marks: { [S in Skill]: number };
  /** Munera in succession in which it sat out. */
  idle: number;
}

/** MR-62 One of those who come back. */
export interface Rival extends Gladiator {
  /** The munus it came in with. */
  readonly since: number;
  ended: { readonly how: 'dead' | 'free'; readonly munus: number; readonly by: string | null } | null;
  /** MR-66 How often it was beaten by the gladiator whom the career is about, and the other way round. */
  lostTo: number;
  beat: number;
  /** Fought at its side. */
  beside: number;
  regard: Regard;
  /** The last munus in which it has fought; 0: none. */
  fought: number;
}

/** MR-55 Games that are to be given. */
export interface Munus {
  readonly giver: string;
  readonly town: string;
  readonly arena: Arena;
  readonly temper: Temper;
  readonly spectacle: Spectacle;
  readonly gladiators: number;
  /** MR-57 What the spectacle adds to appeals. */
  readonly appeal: number;
}

/** MR-62 A bout that can be had today. `foes` and `friends` are ids of rivals. */
export interface BoutOffer {
  readonly kind: 'duel' | Spectacle;
  /** MR-63 A rival has called for it. */
  readonly called: boolean;
  readonly foes: readonly string[];
  readonly friends: readonly string[];
}

/** What somebody came to in a bout, as much of it as a career needs. */
export interface FighterResult {
  readonly status: 'active' | 'spared' | 'killed' | 'dead';
  /** Stamina it was short of at the end. */
  readonly lost: number;
  readonly taken: number;
  readonly dealt: number;
  /** 12.1 It whirled well. */
  readonly flourish: boolean;
  /** Ids in the bout. */
  readonly defeated: readonly string[];
  readonly beatenBy: string | null;
}

/** What a bout came to. */
export interface BoutResult {
  /** The party that won; the gladiator's own is 0. null: all were sent off. */
  readonly winner: number | null;
  readonly by: string;
  readonly rounds: number;
  readonly digest: string;
  /** In seat order. */
  readonly fighters: readonly FighterResult[];
}

/** A bout that was fought, for the chronicle. */
export interface PastBout {
  readonly number: number;
  readonly munus: number;
  readonly kind: BoutOffer['kind'];
  /** MR-56 Sine missione. */
  readonly mortal: boolean;
  readonly names: readonly string[];
  readonly profiles: readonly Profile[];
  readonly teams: readonly number[];
  readonly result: BoutResult;
  readonly fame: number;
  readonly pay: number;
  /** What became of the gladiator. */
  readonly fate: 'won' | 'drawn' | 'beaten, its side won' | 'spared' | 'spared by the giver' | 'dead';
}

/** A bout of others, for the news. */
export interface OtherBout {
  readonly munus: number;
  readonly names: readonly [string, string];
  readonly winner: 0 | 1 | null;
  readonly end: 'spared' | 'killed' | 'dead' | 'drawn';
  readonly rounds: number;
}

/** The steps of a munus, in their order. */
export const MUNUS_STEPS = ['weeks', 'morning', 'sand', 'evening'] as const;
/** One of them. */
export type MunusStep = (typeof MUNUS_STEPS)[number];

/** MR-54 A career. `turn` is the munus from 1; `phase` the step in it, from 1. */
export interface CareerState extends GameState {
  outcome: Outcome | null;
  setup: CareerSetup;
  /** Of the career's own, from which those of its bouts are derived. */
  seed: string;
  man: Man;
  /** MR-75 How it ended, and why; null: it goes on. */
  ended: { readonly how: CareerEnd; readonly munus: number; readonly why: string } | null;
  rivals: Rival[];
  /** MR-55 The munera of this year. */
  year: Munus[];
  /** MR-67 How many the crowd has spared today. */
  sparedToday: number;
  /** Ids given so far. */
  ids: number;
  past: PastBout[];
  others: OtherBout[];
}

/** MR-58 What can be done in the weeks before a munus. */
export type WeeksAct =
  | { readonly do: 'train'; readonly skill: Skill; readonly coach: boolean }
  | { readonly do: 'rest'; readonly doctor: boolean }
  | { readonly do: 'guard' | 'buy freedom' | 'close' };

/** MR-62 What can be done on the day. */
export type DayAct =
  | { readonly do: 'fight'; readonly offer: number; readonly mortal: boolean }
  | { readonly do: 'challenge'; readonly rival: string; readonly mortal: boolean }
  | { readonly do: 'sit out' };

/** The questions of a career. */
export type CareerDecisions = {
  readonly weeks: { readonly ask: object; readonly choice: WeeksAct };
  readonly day: {
    readonly ask: { readonly offers: readonly BoutOffer[]; readonly challenges: readonly string[] };
    readonly choice: DayAct;
  };
  /** The bout, fought outside by its own rules. */
  readonly bout: {
    readonly ask: { readonly number: number; readonly setup: MuneraSetup; readonly seed: string };
    readonly choice: BoutResult;
  };
  /** MR-68 The crowd has said no: gold pieces that are promised to the giver; null: nothing is asked of anybody. */
  readonly plead: { readonly ask: { readonly most: number; readonly adds: number }; readonly choice: number | null };
  /** MR-69 The crowd wants somebody dead whom the gladiator has beaten: whether it asks for that life. */
  readonly mercy: { readonly ask: { readonly rival: string; readonly adds: number }; readonly choice: boolean };
  /** 14.63 Which skill is won. */
  readonly skill: { readonly ask: { readonly open: readonly Skill[] }; readonly choice: Skill };
};
