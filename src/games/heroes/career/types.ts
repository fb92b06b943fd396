/** 7 The set-up and the state of a career: a familia of Stars, month by month. */
import type { SealedSeeds } from '../../../kernel/seal.ts';
import type { GameState, Outcome } from '../../../kernel/state.ts';
import type { FighterSetup, HeroCard, HeroesSetup, Standing } from '../rules/types.ts';
import type {
  Attribute,
  Attributes,
  BodySize,
  FightStyle,
  Gender,
  HandSide,
  Locale,
  Part,
  Signature,
} from '../rules/words.ts';
import type { MatchLevels, StarLead } from './levels.ts';

/** What is settled when a career begins. */
export interface CareerSetup extends SealedSeeds {
  /** What the familia is called. */
  readonly name: string;
  /** 3.2.1 Whether Stars have Star Power. */
  readonly starPower: boolean;
  /** R100 Whether Grunts that live come back. */
  readonly rivals: boolean;
  /** Whether its player may return to earlier months. */
  readonly mode: 'ironman' | 'lenient';
  /** Who leads the Grunts; absent: the book (5.2.5). */
  readonly levels?: MatchLevels;
}

/** 7.7 How many matches came to what. */
interface CareerRecord {
  won: number;
  lost: number;
  drawn: number;
  kills: number;
}

/** A gladiator beyond one match. */
export interface Career {
  id: string;
  name: string;
  card: HeroCard;
  size: BodySize;
  primary: FightStyle;
  secondary: FightStyle | null;
  locale: Locale;
  fame: number;
  laurels: number;
  record: CareerRecord;
  /** 7.6 The rudis. */
  free: boolean;
  /** Why this career is over; null: it goes on. */
  ended: { readonly how: 'dead' | 'retired'; readonly month: number; readonly why: string } | null;
  /** 7.5 The month in which there is no match for this gladiator; null: none. */
  barred: number | null;
  /** The month in which it began. */
  since: number;
}

/** R92 What was rolled for a Star that is not made yet: it stands. */
export interface Creation {
  /** Faces of the two dice for size. */
  size: number[];
  /** Faces of the two dice for a second signature; null: not rolled. */
  second: number[] | null;
}

/** A Star in a match, in which of its styles, and who leads it. */
export interface Entrant {
  readonly star: string;
  readonly secondary: boolean;
  /** Absent: the player. */
  readonly led?: StarLead;
}

/** What somebody came to in a match, as much of it as a career needs. */
export interface FighterResult {
  readonly standing: Standing;
  readonly fate: 'spared' | 'killed' | null;
  readonly parts: { readonly [P in Part]: number };
  readonly taken: number;
  readonly dealt: number;
  /** Different parts that were wounded. */
  readonly wounded: number;
  readonly killings: number;
  /** Ids in the match. */
  readonly defeated: readonly string[];
  readonly beatenBy: string | null;
  readonly bonus: number;
  /** 6.8 Spared by the Emperor. */
  readonly mercy: boolean;
}

/** What a match came to. */
export interface MatchResult {
  readonly winner: 0 | 1 | null;
  readonly by: string;
  readonly turns: number;
  readonly toDeath: boolean;
  readonly digest: string;
  /** In roster order. */
  readonly fighters: readonly FighterResult[];
}

/** Who was in a match, in roster order; of the Stars their ids. */
interface PastRoster {
  readonly stars: readonly string[];
  readonly names: readonly string[];
  readonly sides: readonly (0 | 1)[];
  readonly styles: readonly FightStyle[];
}

/** A match that was fought, for the chronicle. */
export interface PastMatch extends PastRoster {
  readonly number: number;
  readonly month: number;
  readonly locale: Locale;
  readonly result: MatchResult;
  /** Fame won or lost by each Star. */
  readonly fame: readonly number[];
}

/** 7 A career. `turn` is the month from 1, September 106; `phase` the step in it. */
export interface CareerState extends GameState {
  outcome: Outcome | null;
  setup: CareerSetup;
  /** Of the match's own, from which those of its matches are derived. */
  seed: string;
  familia: Career[];
  rivals: Career[];
  creation: Creation | null;
  /** The month in which a Star was last made; 0: never. */
  made: number;
  /** 7.4 Matches of this month's Day of Events, and how many were fought. */
  slots: number;
  used: number;
  /** Matches of the day by Star. */
  fought: Record<string, number>;
  /** Ids given so far. */
  ids: number;
  past: PastMatch[];
}

/** What can be done on a Day of Events. */
export type DayAct =
  | { readonly do: 'fight'; readonly stars: readonly Entrant[]; readonly allies: number; readonly foes: number }
  | { readonly do: 'recruit' | 'rest' | 'close' }
  | { readonly do: 'retire'; readonly star: string };

/** 3.3 Who a new Star is. */
export interface Birth {
  readonly name: string;
  readonly gender: Gender;
  readonly handed: HandSide;
}

/** 3.6, 3.8 What a new Star is made of. */
export interface Shape {
  /** 3.6.4 Twelve points over three attributes. */
  readonly points: Attributes;
  readonly primary: FightStyle;
  readonly secondary: FightStyle | null;
}

/** The questions of a career. */
export type CareerDecisions = {
  /** 7.4 What to do on the day. */
  readonly day: { readonly ask: object; readonly choice: DayAct };
  /** 3.3 A name, and who it is; null: nobody after all. */
  readonly birth: { readonly ask: object; readonly choice: Birth | null };
  /** 3.5 A signature, and whether a second one is rolled; null: nobody after all. */
  readonly signature: {
    readonly ask: { readonly birth: Birth; readonly size: BodySize };
    readonly choice: { readonly first: Signature; readonly second: boolean } | null;
  };
  /** 3.6 Points and styles; null: nobody after all. */
  readonly shape: {
    readonly ask: { readonly birth: Birth; readonly size: BodySize; readonly signatures: readonly Signature[] };
    readonly choice: Shape | null;
  };
  /** 7 The match, fought outside by its own rules. */
  readonly match: {
    readonly ask: { readonly number: number; readonly setup: HeroesSetup; readonly seed: string };
    readonly choice: MatchResult;
  };
  /** 7.7.2 Which attribute may rise. */
  readonly rise: {
    readonly ask: { readonly star: string; readonly fame: number; readonly open: readonly Attribute[] };
    readonly choice: Attribute;
  };
};

/** Somebody in a match as the career knows it. */
export interface Comer {
  readonly fighter: FighterSetup;
  /** null: a Grunt that nobody will meet again. */
  readonly career: Career | null;
}
