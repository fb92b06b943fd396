/** Answers to a question in words, each with what it would bring. */

/** An answer in words; `choice` is what it stands for. */
export interface AnswerOffer {
  /** Never the same twice in a question. */
  readonly value: string;
  readonly choice: unknown;
  /** What follows it of itself: the other steps of a way. */
  readonly further: readonly unknown[];
  readonly label: string;
  readonly note: string;
  /** A list of its own. */
  readonly group?: string;
  /** What the answer in the making becomes by it; absent: it is an answer itself. */
  readonly edits?: unknown;
  /** The answer that the mark is on once this has changed the one in the making; absent: it stays. */
  readonly onto?: string;
  /** The same with one less of what it stands for; absent: there is nothing less. */
  readonly less?: unknown;
  /** All there is of it is taken: choosing it takes none again, the key for more does nothing. */
  readonly full?: true;
  /** What it would bring, in sentences; worked out when it is asked for. */
  more(): readonly string[];
  /** The same in few words, for where there is no room for all of them; what matters least stands last. */
  brief?(): readonly string[];
}

/** A question in words, and all that may be answered. */
export interface OfferedQuestion<O extends AnswerOffer> {
  readonly text: string;
  readonly offers: readonly O[];
}

/** An answer that nothing follows and that brings nothing worth telling. */
export function plainOffer(choice: unknown, label: string, note: string): AnswerOffer {
  return { value: JSON.stringify(choice), choice, label, note, further: [], more: () => [] };
}

/** A chance of 0 to 1 in whole per cent: '51 %'. */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
