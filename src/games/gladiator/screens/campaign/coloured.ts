/** Texts in which the names of the player's own stand in the player's colour. */
import type { Segment } from '../../../../tui/canvas.ts';
import type { Style } from '../../../../tui/style.ts';

/** How a line is coloured: its text in pieces, all in a style but for the names of the player's own. */
export type Colouring = (text: string, base: Style) => readonly Segment[];

/** Colours these names. */
export function colouring(names: readonly string[]): Colouring {
  const quoted = names.filter((name) => name !== '').map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  if (quoted.length === 0) return (text, base) => [{ text, style: base }];
  const any = new RegExp(`(${quoted.join('|')})`, 'u');
  return (text, base) =>
    text.split(any).flatMap((part, i): readonly Segment[] => {
      if (part === '') return [];
      return [{ text: part, style: i % 2 === 1 ? { ...base, fg: 'youFg' } : base }];
    });
}
