/** The rules digest and the rulings, bundled with the program; loaded only where they are read. */
import * as z from 'zod/mini';
import rulesJson from '../data/gladiator/rules.json' with { type: 'json' };
import rulingsJson from '../data/gladiator/rulings.json' with { type: 'json' };

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

export interface Rulebook {
  readonly paragraphs: readonly Paragraph[];
  readonly rulings: readonly Ruling[];
}

/** All paragraphs in the rulebook's order, and all rulings. Throws where a file is not whole. */
export function loadRulebook(): Rulebook {
  return { paragraphs: z.array(paragraphSchema).parse(rulesJson), rulings: z.array(rulingSchema).parse(rulingsJson) };
}

/** The paragraph or ruling a cite names, as title and text; null when there is none. */
export function lookUp(book: Rulebook, cite: string): { readonly title: string; readonly text: string } | null {
  const paragraph = book.paragraphs.find(({ number }) => number === cite);
  if (paragraph !== undefined) return paragraph;
  const ruling = book.rulings.find(({ id }) => id === cite);
  return ruling === undefined ? null : { title: ruling.question, text: ruling.answer };
}
