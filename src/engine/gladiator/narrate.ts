import type { GladiatorEvent } from './events.ts';
import type { State } from './types.ts';

export function narrate(event: GladiatorEvent, _state: State): string {
  return event.kind;
}
