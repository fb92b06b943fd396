/** What a game counts of its matches, in its own words, for screens and texts. */

/** Something that a player can bring about, and that teaches a rule by it. */
export interface Achievement {
  readonly id: string;
  readonly title: string;
  /** What is to be done. */
  readonly task: string;
  /** The paragraph that it teaches, and what that says. */
  readonly cite: string;
  readonly rule: string;
}

/** A result that a match can have for the player. */
export interface ResultWord {
  readonly letter: string;
  /** At the head of a column. */
  readonly word: string;
  readonly as: 'won' | 'drawn' | 'lost';
}

/** How a game's counts are told. */
export interface CountsTold {
  readonly achievements: readonly Achievement[];
  /** The best first. */
  readonly results: readonly ResultWord[];
  /** What harm is counted in, as 'wounds'. */
  readonly harm: string;
  /** What its turns are called; absent: 'turn'. */
  readonly turnWord?: string;
  /** Nothing tells how its dice fell. */
  readonly withoutDice?: true;
  /** What dice are held against, where it is not harm, as 'successes'; absent: harm. */
  readonly diceIn?: string;
  /** What one of that is called, as 'success'; absent: as several are. */
  readonly oneDiceIn?: string;
  /** How dice are weighed, where that needs a sentence. */
  readonly diceNote?: string;
}
