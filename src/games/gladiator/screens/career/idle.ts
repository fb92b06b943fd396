/** What does nothing now on the screens of a career, and why. */

import type { Idle } from '../../../../tui/program.ts';
import type { CareerItem } from './menus.ts';
import type { CareerScreenState } from './state.ts';

/** Why a line is not in the menu of the yard or of the bill, by its value. */
const ABSENT: { readonly [value: string]: string } = {
  retrain: 'no other style is open to him',
  arms: 'he is trained in no other weapon',
  bouts: 'he has fought no match yet',
  chronicle: 'there is no month to tell of yet',
  back: 'there is no munus to go back to',
  obituary: 'the career goes on',
  hall: 'the career goes on',
};

/** Lines of the menus that keys choose at once, and that are not there now. */
export function idleInCareer({ game }: CareerScreenState, items: readonly CareerItem[]): Idle {
  const over = game.session.match.state.outcome !== null;
  const values = ['games', 'shop', 'sheet', 'rivals', 'card', 'retire', ...Object.keys(ABSENT)];
  const missing = values.filter((one) => items.every(({ value }) => value !== one));
  return Object.fromEntries(missing.map((one) => [`do-${one}`, over ? 'the career is over' : (ABSENT[one] ?? '')]));
}
