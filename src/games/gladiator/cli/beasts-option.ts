/** --beasts: by whose book beasts come into the arena (P180). */

import { UsageError } from '../../../cli/errors.ts';
import { BEAST_BOOKS, type BeastBook } from '../rules/beasts/types.ts';

/** What --beasts means; null: nothing is said. Anything but a book is refused, with the names of the books. */
export function readBook(text: string | undefined): BeastBook | null {
  if (text === undefined) return null;
  const book = BEAST_BOOKS.find((one) => one === text);
  if (book === undefined) throw new UsageError(`--beasts ${text}; legal: ${BEAST_BOOKS.join(', ')}`);
  return book;
}

/** The switch that a book throws; nothing where nothing is said. */
export function byBook(book: BeastBook | null): { readonly beastBook?: BeastBook } {
  return book === null ? {} : { beastBook: book };
}
