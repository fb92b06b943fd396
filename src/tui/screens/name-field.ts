/** A name being typed: one is proposed first, and a letter typed takes its place. */
import { isFit } from '../../safe-text.ts';
import type { Canvas } from '../canvas.ts';
import type { KeyName } from '../keys.ts';

/** A name being typed. */
export interface NameField {
  readonly name: string;
  /** The name was only proposed: the first letter typed takes its place. */
  readonly suggested: boolean;
}

/** What a key of the screen `name` comes to. */
export type NameStep =
  | { readonly to: 'field'; readonly field: NameField }
  | { readonly to: 'refused'; readonly why: string }
  | { readonly to: 'accepted'; readonly name: string }
  | { readonly to: 'another' }
  | { readonly to: 'below' }
  | { readonly to: 'close' }
  | { readonly to: 'help' };

/** Where a value stands beside what it is called. */
export const VALUE_AT = 26;

/** Draws a name with what it is called; while it is typed with a mark behind it. */
export function drawNameLine(
  canvas: Canvas,
  y: number,
  { label, name, typing }: { readonly label: string; readonly name: string; readonly typing: boolean },
): void {
  canvas.text(3, y, label, { fg: typing ? 'accent' : 'text', bold: typing });
  const end = canvas.text(VALUE_AT, y, name, { fg: 'youFg', bold: true });
  if (typing) canvas.put(end, y, canvas.skin === 'ascii' ? '_' : '█', { fg: 'accent' });
}

const NAME_MAX = 14;
const NAME_CHARACTER = /^[\p{L}\p{N}' .-]$/u;

/** The field after a key; `empty` is said where nothing is typed. */
export function nameAfter(field: NameField, key: KeyName, command: string | null, empty: string): NameStep {
  switch (command) {
    case 'undo':
      return { to: 'field', field: { name: field.suggested ? '' : field.name.slice(0, -1), suggested: false } };
    case 'another':
      return { to: 'another' };
    case 'accept': {
      const name = field.name.trim();
      return name === '' ? { to: 'refused', why: empty } : { to: 'accepted', name };
    }
    case 'field-down':
      return { to: 'below' };
    case 'close':
      return { to: 'close' };
    case 'help-here':
      return { to: 'help' };
    default:
      return typed(field, key === 'Space' ? ' ' : key);
  }
}

function typed({ name, suggested }: NameField, character: string): NameStep {
  if (!NAME_CHARACTER.test(character) || !isFit(character))
    return { to: 'refused', why: 'A name is made of letters, digits, spaces, hyphens, apostrophes and dots.' };
  const before = suggested ? '' : name;
  if (before.length >= NAME_MAX) return { to: 'refused', why: `${NAME_MAX} characters at most.` };
  return { to: 'field', field: { name: `${before}${character}`, suggested: false } };
}
