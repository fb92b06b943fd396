/** The vocabulary of GLADIATOR: state, choices, requests. Words are the rulebook's own. */
import type { ArenaWindow } from '../../../kernel/arena.ts';
import type { Direction, Hex } from '../../../kernel/hex.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { Seat } from '../../../kernel/request.ts';
import type { GameState, Outcome } from '../../../kernel/state.ts';
import type { FightingStyle } from './advanced/style-types.ts';
import type { Talent } from './advanced/talent-types.ts';
import type { Allocation, Pool } from './allocation-types.ts';
import type { Area, ByArea } from './area-types.ts';
import type { Arena } from './arena/types.ts';
import type { Beast, BeastBook } from './beasts/types.ts';
import type { EndCause, ResultLetter } from './end-types.ts';
import type { CaughtBy, Item, ItemId, LooseItem, Snare, Weapon, WeaponGroup } from './item-types.ts';
import type { LuckDecisions } from './luck/luck-types.ts';
import type { Plot } from './plot-types.ts';
import type { FighterId, Side } from './side.ts';
import type { Edition } from './tables/edition-types.ts';

export * from './advanced/style-types.ts';
export * from './allocation-types.ts';
export * from './area-types.ts';
export * from './end-types.ts';
export * from './item-types.ts';
export * from './plot-types.ts';
export * from './setup/origin-types.ts';
export type { FighterId } from './side.ts';

/** 3.11 How heavily a man is armed: it fixes his rate, his armour table and several DRMs. */
export const GLADIATOR_TYPES = ['light', 'medium', 'heavy'] as const;
export type GladiatorType = (typeof GLADIATOR_TYPES)[number];

/** 3.4 The five rolled characteristics. */
export const CHARACTERISTICS = ['tr', 'st', 'ag', 'cn', 'w'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

/** 3.12.2 Kinds of armour, the heaviest first. */
export const ARMOUR_LETTERS = ['A', 'B', 'C'] as const;
export type ArmourLetter = (typeof ARMOUR_LETTERS)[number];
/** 3.12.2 A letter for complete armour, a letter and a number for partial, '--' for none. */
export type Armour = '--' | ArmourLetter | `${ArmourLetter}${2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`;

/** 29.2 FS, how boldly a centurion moves. */
export type FightingSpirit = -1 | 0 | 1;

/** 20.5 What holds a man, and who holds its cord; null: nobody does. */
export interface Ensnared {
  readonly snare: Snare;
  readonly by: CaughtBy;
  holder: FighterId | null;
  readonly turn: number;
  readonly phase: number;
  /** 20.6.2.1 He was dragged to the ground. */
  dragged: boolean;
}

/** 22.4 Whose hands hold a man, and where. */
export interface Grip {
  readonly by: FighterId;
  readonly area: Area;
}

/** How somebody holds himself. @internal */
export type Posture = 'standing' | 'kneeling' | 'prone';
/** 'spared': has left the arena after missus; 'waiting': has not come in yet (38.2.3). */
export const FATES = ['fighting', 'spared', 'dead', 'waiting'] as const;
export type Fate = (typeof FATES)[number];

/** 3.16 Stun in effect, and when he was last stunned. */
interface Stun {
  amount: number;
  turn: number;
  phase: number;
}

/** 10.5 SA A severed artery, and when it was cut (its first extra wound comes a phase later, F16). */
export interface Artery {
  readonly area: Area;
  readonly turn: number;
  readonly phase: number;
}

/** A gladiator: his log sheet and his place in the arena. */
export interface Fighter {
  readonly id: FighterId;
  readonly side: Side;
  readonly by: 'seat' | 'book';
  readonly seat: Seat | null;
  readonly name: string;
  readonly type: GladiatorType;
  /** 19; null in the Basic Game. */
  readonly style: FightingStyle | null;
  /** 28 null: a man. */
  readonly beast: Beast | null;
  /** 30 The horse he sits on. */
  mount: FighterId | null;
  readonly tr: number;
  st: number;
  ag: number;
  readonly cn: number;
  readonly w: number;
  /** 3.4.2 TR + ST + AG as the match began. */
  readonly cfAtStart: number;
  readonly fs: FightingSpirit;
  readonly pr: number;
  /** 34.3 LK not yet spent, and how often he has called on the gods (34.4); absent: he has no luck. */
  luck?: number;
  favours?: number;
  /** 3.15.1, 35.4 CF he may use in his front, by the fame of his side. */
  pb: number;
  armour: ByArea<Armour>;
  hands: Item[];
  /** 21.1.2 Weapons in the sheath, which count as nothing carried. */
  sheath: Weapon[];
  /** 21.1.1 What he was taught to fight with; null: everything. */
  readonly trained: readonly WeaponGroup[] | null;
  /** 31 What he has learned. */
  readonly talents: readonly Talent[];
  /** 21.3 Arrows in his sheath. */
  arrows: number;
  at: Hex;
  facing: Direction;
  posture: Posture;
  /** 16.2 Which way he lies when prone. */
  faceUp: boolean;
  /** The last step he took in the match; decides 16.2 (F27). */
  lastStep: 'forward' | 'backward' | null;
  conscious: boolean;
  fate: Fate;
  /** 38.2.3 Who comes in only when his side's earlier waves are out of the fight; 0: from the start. */
  readonly wave: number;
  /** The turn he came in. */
  since: number;
  wounds: ByArea<number>;
  /** 10.5 V, 17.2: CF lost for the rest of the match. */
  vision: number;
  exhaustion: number;
  stun: Stun;
  arteries: Artery[];
  ensnared: Ensnared | null;
  /** 22.4 The hold he is in. */
  grappled: Grip | null;
  /** 20.4.1, 20.7.2 Phases, counted from the start, from which he may cast again. */
  netAgain: number;
  /** P140 A Hoplomachus of the book has diced for letting his shield go. */
  shieldWeighed: boolean;
  /** P5 Who last struck at him. */
  lastStruckBy: FighterId | null;
  /** 10.5 M: dies when the match ends. */
  mortal: boolean;
  /** 10.5 LMP and STU, each counted. */
  limps: number;
  stumbles: number;
  /** 15.1 Owes a Stumble action next phase. */
  owesStumble: boolean;
  /** 15.3 Is performing a Stumble action this phase. */
  stumbling: boolean;
  /** 18.4 He has beaten a man who appeals in this phase: he does nothing else, and nothing is done to him. */
  aside: boolean;
  /** 7.1 Moving phases used this turn. */
  moves: number;
  /** 17.3 Went over his rate this turn, last turn. */
  exceeded: boolean;
  exceededLastTurn: boolean;
  /** 18.3 CF spent so far on attacks and on defence. */
  attackTotal: number;
  defenceTotal: number;
}

/** What a bout is played by, settled at set-up (P129). */
export interface RuleChoices {
  readonly profile: 'basic' | 'advanced' | 'campaign';
  /** Chapters in force, as numbers. */
  readonly sections: readonly number[];
  /** 7.6 Illegal orders may be written, and are punished. */
  readonly freeformPlots: boolean;
  /** 7.5 Seconds for a plot; null: as long as one likes. */
  readonly reactionSeconds: number | null;
  /** C80 A man who fails his appeal after stans missus is killed. */
  readonly stansKills: boolean;
  /** P180 Whose beasts come into the arena. */
  readonly beastBook: BeastBook;
  /** P260 Whose tables; left open: the Colosseum's. */
  readonly edition?: Edition;
  /** P270 Greenwood's defence cards. */
  readonly defenceCards?: true;
}

/** A bout between two choices: all that its rules know, and all that a save keeps of it. */
export interface State extends GameState {
  outcome: (Outcome<ResultLetter, Side> & { readonly by: EndCause }) | null;
  readonly rules: RuleChoices;
  /** 38.3.1 A death match: neither missus nor stans missus. */
  readonly sineMissione: boolean;
  fighters: Fighter[];
  loose: LooseItem[];
  /** 25.1.1 Blood on the sand; several markers in a hex count once (P135). */
  blood: Hex[];
  window: ArenaWindow;
  /** 27 What closes the map and stands on it; null: open sand. */
  arena: Arena | null;
}

// Choices

/** 5.2.4 One action with an item; held items are named by their place in the hands. */
export type Act =
  | { readonly kind: 'none' }
  | { readonly kind: 'throw'; readonly hand: number; readonly target: FighterId }
  | { readonly kind: 'recover'; readonly item: ItemId; readonly drop: number | null }
  | { readonly kind: 'kick'; readonly item: ItemId; readonly direction: Direction }
  | { readonly kind: 'drop'; readonly hand: number };

/** 21.1.2.1 Which weapon of the sheath is drawn, if any, and which hand lets go for it. */
export interface Draw {
  readonly weapon: number | null;
  readonly drop: number | null;
}

// Requests

/** 26.1 A man, all whom he fights in this phase, the nearest first, and those who can strike at him (P155). */
export interface Beset {
  readonly fighter: FighterId;
  readonly foes: readonly FighterId[];
  readonly threats: readonly FighterId[];
}

/** 9.2, 26.5 What position gives a man over another whom he can strike at, as it was told to all. */
export interface Advantage {
  readonly fighter: FighterId;
  readonly target: FighterId;
  readonly modifiers: readonly Modifier[];
  /** 26.5 It goes into one attack rather than into the pool. */
  readonly apart: boolean;
}

/** Everything that a seat is asked in a bout: what each question holds, and what answers it. */
export type GladiatorDecisions = LuckDecisions & {
  plot: { ask: { readonly fighter: FighterId }; choice: Plot };
  act: {
    ask: {
      readonly fighter: FighterId;
      readonly recover: readonly ItemId[];
      readonly kick: readonly ItemId[];
      readonly throwAt: readonly FighterId[];
    };
    choice: Act;
  };
  /** 23.2 F The area of the blow that follows a feint; what defends each is seen, and which has a special defence. */
  feint: {
    ask: {
      readonly fighter: FighterId;
      readonly target: FighterId;
      readonly cf: number;
      readonly defence: Readonly<ByArea<number>>;
      readonly special: Area | null;
    };
    choice: Area;
  };
  /** 22.3.3 Whether to lay hold of the area that was struck. */
  grapple: {
    ask: { readonly fighter: FighterId; readonly target: FighterId; readonly area: Area };
    choice: boolean;
  };
  /** 22.4.1 CF to hold a man with; null lets him go. */
  hold: {
    ask: { readonly fighter: FighterId; readonly target: FighterId; readonly area: Area; readonly most: number };
    choice: number | null;
  };
  /** 20.6, 22.4.1 CF to escape with; 0 trusts the dice alone. */
  escape: { ask: { readonly fighter: FighterId; readonly most: number }; choice: number };
  /** 20.6.2 CF to drag him down with; null leaves him on his feet. */
  drag: {
    ask: { readonly fighter: FighterId; readonly target: FighterId; readonly most: number };
    choice: number | null;
  };
  draw: { ask: { readonly fighter: FighterId }; choice: Draw };
  /** 21.7.1, P62 Which of these hands loses what it holds to a noose about the arm. */
  lose: { ask: { readonly fighter: FighterId; readonly hands: readonly number[] }; choice: number };
  /** 20.9.2, P314 In which hand he takes the net he has won, whose other thing goes for it; null lets it lie. */
  seize: {
    ask: { readonly fighter: FighterId; readonly snare: Snare['kind']; readonly hands: readonly number[] };
    choice: number | null;
  };
  /** P42 Which of equally good ways he faces several opponents. */
  face: {
    ask: Beset & { readonly ways: readonly Direction[] };
    choice: Direction;
  };
  /** P61 Which of several men in his front the net is tossed at. */
  cast: { ask: { readonly fighter: FighterId; readonly targets: readonly FighterId[] }; choice: FighterId };
  /** P307 Whether he calls for missus, on his feet as he is. */
  call: { ask: { readonly fighter: FighterId }; choice: boolean };
  /** 23.2, P315 At whom he kicks sand, though nothing in his hands reaches him; null: at nobody. */
  sand: { ask: { readonly fighter: FighterId; readonly targets: readonly FighterId[] }; choice: FighterId | null };
  /** P68, 18.4 Whether he lets a helpless man appeal while others still fight him. */
  mercy: { ask: { readonly fighter: FighterId; readonly target: FighterId }; choice: boolean };
  aim: { ask: { readonly fighter: FighterId; readonly target: FighterId }; choice: Area };
  allocate: {
    ask: Beset & {
      readonly target: FighterId;
      readonly pool: Pool;
      /** Of all who fight in this phase. */
      readonly positions: readonly Advantage[];
    };
    choice: Allocation;
  };
};
