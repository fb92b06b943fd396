/** Screens, and how one follows another. */

import type { GladiatorSession } from '../games/gladiator/screens/bout/session.ts';
import type { CareerGame } from '../games/gladiator/session/career.ts';
import type { LudusGame } from '../games/gladiator/session/house.ts';
import type { Settings } from '../settings.ts';
import type { Canvas } from './canvas.ts';
import type { Company } from './company.ts';
import type { Skin } from './glyphs.ts';
import type { ScreenName } from './keymap.ts';
import type { KeyName } from './keys.ts';
import type { Services } from './services.ts';
import type { Encoding, Level } from './style.ts';

/** What the command line or the terminal settles, whatever the options say; null where it settles nothing. */
export interface Forced {
  readonly level: Level | null;
  readonly skin: Skin | null;
}

/** Everything a screen is drawn and decided by, besides its own state. */
export interface Env {
  readonly columns: number;
  readonly rows: number;
  readonly skin: Skin;
  readonly encoding: Encoding;
  readonly forced: Forced;
  readonly settings: Settings;
  readonly services: Services;
  /** Screens that others open without knowing them. */
  readonly routes: Routes;
}

/** Screens named by what they are for, so that they need not import one another. */
export interface Routes {
  title(env: Env, notice: string | null): Screen;
  bout(session: GladiatorSession, env: Env, notice: string | null): Screen;
  career(game: CareerGame, env: Env, notice: string | null): Screen;
  /** A bout of a career, which leads back to it. */
  careerBout(game: CareerGame, session: GladiatorSession, env: Env): Screen;
  /** A try at the challenge of a day, which leads back to its table. */
  dailyBout(company: Company, date: string, session: GladiatorSession, env: Env): Screen;
  /** A game of houses. */
  ludus(game: LudusGame, env: Env, notice: string | null): Screen;
  /** A bout of such a game, which leads back to it. */
  ludusBout(game: LudusGame, session: GladiatorSession, env: Env): Screen;
}

/** Something that reached a screen: a key with the command it gives here, a choice from its menu, a timer. */
export type Message =
  | { readonly kind: 'key'; readonly key: KeyName; readonly command: string | null }
  | { readonly kind: 'select'; readonly value: string }
  | { readonly kind: 'highlight'; readonly value: string }
  /** What a screen that lay over this one was closed with. */
  | { readonly kind: 'returned'; readonly value: string }
  /** A text that was pasted, where a screen takes such; it may hold anything. */
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'tick' };

/** Where the program goes next. */
export type Move =
  | { readonly to: 'stay'; readonly screen: Screen }
  /** Opens a screen over this one. */
  | { readonly to: 'over'; readonly screen: Screen; readonly next: Screen }
  /** Back to the screen below. */
  | { readonly to: 'back' }
  /** Back, with something for the screen below. */
  | { readonly to: 'return'; readonly value: string }
  | { readonly to: 'instead'; readonly next: Screen }
  /** Closes everything and opens this alone. */
  | { readonly to: 'only'; readonly next: Screen }
  | { readonly to: 'quit' };

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

export interface MenuItem {
  readonly value: string;
  readonly label: string;
  /** A word or two in a second column. */
  readonly note: string;
}

export interface View {
  readonly canvas: Canvas;
  readonly menu: MenuView | null;
}

/** What is left when the program is left from a screen: a game that is saved, or a sentence where there is none. */
export type Stake =
  /** `name` as 'The bout'; `back` says what goes on with it. */
  { readonly name: string; readonly back: string } | { readonly told: string };

/** One screen: a reducer and a view over an immutable state. */
export interface Screen {
  readonly name: ScreenName;
  /** A timer that is wanted: `token` changes when it is another one. */
  readonly timer: { readonly ms: number; readonly token: string } | null;
  /** Whether a text may be pasted here. */
  readonly pastes?: boolean;
  update(message: Message, env: Env): Move;
  /** Draws the screen; `below` draws what lies under it, for boxes that leave it in sight. */
  view(env: Env, below: () => View): View;
  /** What is left by leaving; none: nothing that could be lost. */
  readonly stake?: Stake;
  /** Saves what there is to save before the program is left; says why that failed, or null. */
  leave(env: Env): string | null;
}

/** The screen goes on, as it is or changed. */
export function stay(screen: Screen): Move {
  return { to: 'stay', screen };
}

export const BACK: Move = { to: 'back' };

/** A screen made of a state, its reducer and its view. */
export function screenOf<S>(
  name: ScreenName,
  state: S,
  parts: {
    update(state: S, message: Message, env: Env): Move;
    view(state: S, env: Env, below: () => View): View;
  },
): Screen {
  return {
    name,
    timer: null,
    update: (message, env) => parts.update(state, message, env),
    view: (env, below) => parts.view(state, env, below),
    leave: () => null,
  };
}

export const SMALLEST = { columns: 80, rows: 24 } as const;
