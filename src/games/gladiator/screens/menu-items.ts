/** What may be answered, as the lines of a menu. */

import type { MenuItem } from '../../../tui/view.ts';
import type { Offer } from '../ask/asked.ts';

/** Choices as lines; each line's value is its choice as JSON. */
export function itemsOf(offers: readonly Offer[]): readonly MenuItem[] {
  return offers.map(({ choice, label, note }) => ({ value: JSON.stringify(choice), label, note }));
}

/** Where the line of a value stands; null: there is none, or no value. */
export function placeIn(items: readonly MenuItem[], value: string | null): number | null {
  const at = items.findIndex((one) => one.value === value);
  return at < 0 ? null : at;
}
