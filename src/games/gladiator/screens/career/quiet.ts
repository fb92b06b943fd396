/** What a career tells its player, of all that happens in it. */
import type { CareerEvent } from '../../career/events.ts';

/** News of other gladiators that is worth telling. */
const NEWS: readonly CareerEvent['kind'][] = ['rival-known', 'others-fought', 'rival-died', 'rival-freed', 'billed'];
/** What goes into the making of others, though it names the player's man. */
const THEIRS: readonly CareerEvent['kind'][] = [
  'challenger-measured',
  'number-of-bouts-rolled',
  'newcomer-class-rolled',
];

/** Whether an event is passed over: the dice of men the player does not lead stand in the journal alone. */
export function isQuiet(event: CareerEvent, own: string): boolean {
  if (THEIRS.includes(event.kind)) return true;
  return 'man' in event && event.man !== own && !NEWS.includes(event.kind);
}
