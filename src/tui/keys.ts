/** Keys by name: what a terminal sends, made into one word each. */
import type { Key as InkKey } from 'ink';

/** A printable character, or a name such as 'Enter', 'Up', 'C-p'. */
export type KeyName = string;

/** Function keys have no name in Ink; the key stream hands them on as private characters. */
const FUNCTION_KEYS: { readonly [character: string]: KeyName } = { '\uE001': 'F1', '\uE002': 'F2' };

const NAMED: readonly (readonly [keyof InkKey, KeyName])[] = [
  ['upArrow', 'Up'],
  ['downArrow', 'Down'],
  ['leftArrow', 'Left'],
  ['rightArrow', 'Right'],
  ['pageUp', 'PageUp'],
  ['pageDown', 'PageDown'],
  ['home', 'Home'],
  ['end', 'End'],
  ['return', 'Enter'],
  ['escape', 'Esc'],
  ['backspace', 'Backspace'],
  ['delete', 'Backspace'],
];

/** The name of a key press as Ink reports it; null for one that means nothing here. */
export function keyName(input: string, key: InkKey): KeyName | null {
  if (key.tab) return key.shift ? 'S-Tab' : 'Tab';
  for (const [flag, name] of NAMED) if (key[flag] === true) return name;
  const functionKey = FUNCTION_KEYS[input];
  if (functionKey !== undefined) return functionKey;
  if (key.ctrl) return `C-${input}`;
  if (key.meta || [...input].length !== 1) return null;
  return input === ' ' ? 'Space' : input;
}

/** How a key is printed in the key bar. */
export function keyLabel(key: KeyName): string {
  const labels: { readonly [key: KeyName]: string } = { Up: '↑', Down: '↓', Left: '←', Right: '→', Backspace: 'Bksp' };
  return labels[key] ?? key.replace(/^C-(.)$/, (_, letter: string) => `^${letter.toUpperCase()}`);
}

/** How a key is printed in the key bar, in ASCII. */
export function asciiKeyLabel(key: KeyName): string {
  return ['Up', 'Down', 'Left', 'Right'].includes(key) ? key : keyLabel(key);
}
