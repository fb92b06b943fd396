/** The dice behind a blow as a text record holds them, in the notation of its card. */
import type { GameEvent } from '../../../../kernel/event.ts';
import type { Skin } from '../../../../tui/glyphs.ts';
import { rollLine } from './roll-lines.ts';

/** A line for each roll of a blow, with its rule in brackets; nothing of any other event. */
export function diceLines({ kind, rolls = [] }: GameEvent, skin: Skin): readonly string[] {
  if (kind !== 'blow') return [];
  return rolls.map((roll) => {
    const { segments, cite } = rollLine(roll, skin);
    return `${segments.map(({ text }) => text).join('')} [${cite}]`;
  });
}
