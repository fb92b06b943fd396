/** What may be answered, as the lines of a menu. */

import type { MenuItem } from '../../../tui/view.ts';
import type { Offer } from '../ask/asked.ts';

/** Choices as lines; each line's value is its choice as JSON. */
export function itemsOf(offers: readonly Offer[]): readonly MenuItem[] {
  return offers.map(({ choice, label, note }) => ({ value: JSON.stringify(choice), label, note }));
}
