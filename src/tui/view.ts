/** What reaches a screen, and what it shows. */
import type { Hex } from '../kernel/hex.ts';
import type { Canvas } from './canvas.ts';
import type { KeyName } from './keys.ts';

/** Something that reached a screen: a key with the command it gives here, a choice from its menu, a timer. */
export type Message =
  | { readonly kind: 'key'; readonly key: KeyName; readonly command: string | null }
  | { readonly kind: 'select'; readonly value: string }
  | { readonly kind: 'highlight'; readonly value: string }
  /** What a screen that lay over this one was closed with. */
  | { readonly kind: 'returned'; readonly value: string }
  /** A text that was pasted, where a screen takes such; it may hold anything. */
  | { readonly kind: 'paste'; readonly text: string }
  /** A click on a place that stands for an answer: it marks it, or takes what is marked. */
  | { readonly kind: 'pick'; readonly value: string }
  /** A click on a hex; with the other button it is only to be looked at. */
  | { readonly kind: 'hex'; readonly at: Hex; readonly look: boolean }
  | { readonly kind: 'tick' };

/** A click on a hex. */
export type HexMessage = Extract<Message, { kind: 'hex' }>;

/** A menu over a canvas, drawn and driven by ink-select-input. */
export interface MenuView {
  /** Changes when the menu is another one, so that its selection starts anew. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Lines at most; longer lists scroll. */
  readonly limit: number;
  readonly items: readonly MenuItem[];
  readonly initial: number;
}

/** A line of a menu: `value` is what choosing it sends, `label` what is read. */
export interface MenuItem {
  readonly value: string;
  readonly label: string;
  /** A word or two in a second column. */
  readonly note: string;
}

/** What a screen shows. */
export interface View {
  readonly canvas: Canvas;
  readonly menu: MenuView | null;
}
