/** What is told of lessons: their lines in lists, and what came of a try. */

/** A lesson as lists name it; its game need not be loaded. */
export interface LessonLine {
  /** By which it is remembered as learned. */
  readonly id: string;
  readonly title: string;
}

/** One choice with its figures. */
export interface LessonRow {
  readonly choice: string;
  /** Reckons one for each of the head but the first: some milliseconds, so it is asked once and of one row at a time. */
  figures(): readonly string[];
  /** It is what the player chose. */
  readonly own: boolean;
}

/** Figures side by side, a row for each choice there was. */
export interface LessonFigures {
  /** What the choices are called, and then each figure. */
  readonly head: readonly string[];
  readonly rows: readonly LessonRow[];
}

/** What came of a try. */
export interface LessonOutcome {
  /** The choice was what the lesson teaches; anything else that is legal is told of just so. */
  readonly learned: boolean;
  /** What happened and what it was worth, in sentences; each is a paragraph. */
  readonly told: readonly string[];
  /** Null: nothing is reckoned. */
  readonly figures: LessonFigures | null;
}
