/** A game's rules in our own words, paragraph by paragraph, and the rulings that settle what they leave open. */
import * as z from 'zod/mini';

const STATUSES = ['implemented', 'planned', 'optional', 'omitted', 'descriptive'] as const;

const paragraphSchema = z.strictObject({
  number: z.string().check(z.regex(/^\d+(\.\d+)*$/)),
  title: z.string(),
  text: z.string(),
  status: z.enum(STATUSES),
  reason: z.optional(z.string()),
  rulings: z.array(z.string()),
});
/** A paragraph of the rulebook in our own words. */
export type Paragraph = z.infer<typeof paragraphSchema>;

const rulingSchema = z.strictObject({
  id: z.string(),
  rules: z.array(z.string()),
  question: z.string(),
  answer: z.string(),
});
/** How an unclear place of the rulebook is read. */
export type Ruling = z.infer<typeof rulingSchema>;

/** The registers of a game's rules: its paragraphs in the book's order, and the rulings on them. */
export interface Rulebook {
  readonly paragraphs: readonly Paragraph[];
  readonly rulings: readonly Ruling[];
  /** Whose the rules are, in a sentence; absent: the game is this house's own. */
  readonly rights?: string;
}

/** Reads a register of paragraphs, in the book's order, and one of rulings. Throws where one of them is not whole. */
export function readRulebook(paragraphs: unknown, rulings: unknown): Rulebook {
  return { paragraphs: z.array(paragraphSchema).parse(paragraphs), rulings: z.array(rulingSchema).parse(rulings) };
}

/** The paragraph or ruling a cite names, as title and text; null when there is none. */
export function lookUp(book: Rulebook, cite: string): { readonly title: string; readonly text: string } | null {
  const paragraph = book.paragraphs.find(({ number }) => number === cite);
  if (paragraph !== undefined) return paragraph;
  const ruling = book.rulings.find(({ id }) => id === cite);
  return ruling === undefined ? null : { title: ruling.question, text: ruling.answer };
}
