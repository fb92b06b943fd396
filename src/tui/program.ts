/** Screens, and how one follows another. */

import type { GameEvent } from '../kernel/event.ts';
import type { Kit } from '../kernel/kit.ts';
import type { Reference } from '../kernel/reference.ts';
import type { Read, Save } from '../kernel/save.ts';
import type { GameState } from '../kernel/state.ts';
import type { Awaited } from '../odds/labour.ts';
import type { MatchPreset, Strength } from '../odds/match-preset.ts';
import type { Frame, JournalLine, Showing } from '../session/frames.ts';
import type { GameOption, LongPlayed, Settings } from '../settings.ts';
import type { Canvas } from './canvas.ts';
import type { Skin } from './glyphs.ts';
import type { Bindings, ScreenName } from './keymap.ts';
import type { LessonLine, LessonOutcome } from './lessons/outcome.ts';
import type { Pane } from './pane.ts';
import type { Services } from './services.ts';
import type { Encoding, Level } from './style.ts';
import type { MenuItem, Message, View } from './view.ts';

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
  readonly games: Games;
  /** Screens that others open without knowing them. */
  readonly routes: Routes;
}

/** Screens named by what they are for, so that they need not import one another. */
export interface Routes {
  /** `isNews`: the notice tells of nothing that has gone wrong; absent: something has. */
  title(env: Env, notice: string | null, isNews?: boolean): Screen;
  /** The screen of something that is played. */
  play(game: OpenGame, env: Env, notice: string | null): Screen;
  /** A try at the challenge of a day, begun or gone on with, of a host or (by the game's id) of who plays alone; or why there is none. */
  challenge(date: string, env: Env, alone: string | null): Read<Screen>;
  /** The challenge of a game's day for who plays alone; why there is none. */
  daily(game: string, env: Env): Read<Screen>;
  /** Somebody's match, looked on at; `id` names the session. Or why it cannot be. */
  watch(id: string, env: Env): Read<Screen>;
}

/** Something that is being played, as the house sees it: a match, or a long game between its matches. */
export interface OpenGame {
  /** The id of the game it is of. */
  readonly game: string;
  /** What whoever plays it does, as a part of a sentence: 'leads Felix against Rufus'. */
  readonly doing: string;
  /** The match that others may look on at; null: there is none now. */
  readonly match: ShownMatch | null;
  /** Tells when it comes to an end that a hall of fame takes in; absent: no hall does. */
  whenOver?(tell: () => void): void;
  screen(env: Env, notice: string | null): Screen;
}

/** A match that can be looked on at while it is played. */
export interface ShownMatch {
  readonly session: ShownSession;
  /** Who meets whom, and where: 'Felix v Rufus, third munus'. */
  readonly title: string;
  readonly stranger: Stranger;
  /** How it looks before anything of it has been shown. */
  look(showing: Showing<Kit>): Look;
}

/** As much of a session as others see. */
export interface ShownSession {
  readonly shown: Readonly<GameState>;
  readonly lines: readonly JournalLine<GameEvent>[];
  readonly over: boolean;
  /**
   * Tells of every frame once it has been shown, and by `back` that all from an entry on was taken back, until the
   * function returned is called.
   */
  watchedBy(tell: (frame: Frame<Kit>) => void, back?: (seq: number) => void): () => void;
}

/** What somebody who has no part in a match may know of it. Each gives null where something is not for strangers. */
interface Stranger {
  state(state: Readonly<GameState>): GameState;
  line(line: JournalLine<GameEvent>, state: Readonly<GameState>): JournalLine<GameEvent> | null;
  frame(frame: Frame<Kit>): Frame<Kit> | null;
}

/** A match on the screen of somebody who looks on: immutable, as screens are. */
export interface Look {
  /** The keys that are in effect. */
  readonly keys: ScreenName;
  /** Milliseconds until the next beat is to be shown. */
  readonly pause: number;
  /** As a screen's; absent: it never rings. */
  readonly bell?: object | null;
  /** What the header says of the time in the match. */
  moment(showing: Showing<Kit>): string;
  /** Shows the next beat, or where much waits all of the phase. */
  goOn(showing: Showing<Kit>, far: boolean, env: Env): Look;
  /** What a key does: another look, a screen over this one, or (null) nothing. */
  onKey(command: string | null, showing: Showing<Kit>, env: Env): Look | { readonly over: Screen } | null;
  /** Draws all between the header and the foot, and the foot with its prompt. */
  draw(canvas: Canvas, showing: Showing<Kit>, prompt: string, env: Env): void;
}

/** A game in the list of games; nothing of it needs to be loaded. */
export interface GameLine {
  readonly id: string;
  readonly title: string;
  /** What it is, in a few words. */
  readonly note: string;
  /** What it is like, in three sentences. */
  readonly about: readonly [string, string, string];
  readonly options: readonly GameOption[];
  /** What the turns are called that its matches are counted in; absent: 'turn'. */
  readonly turnWord?: string;
  /** Its lessons, in their order; absent: it has none. */
  readonly lessons?: readonly LessonLine[];
}

/** What the help page says before the keys. */
export interface Topic {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A sign, and what it means. */
export type Sign = readonly [sign: string, meaning: string];

/** What a game says of its own screens. */
interface Manual extends Bindings {
  /** By screen, or by a name of their own. */
  readonly topics: { readonly [topic: string]: Topic };
  signs(env: Pick<Env, 'skin' | 'services'>): readonly Sign[];
  /** By screen, what the mouse does there besides what it does anywhere; absent: nothing. */
  readonly mouse?: { readonly [screen: string]: readonly Sign[] };
}

/** A line beside the presets that says by what a match of the player's own making goes. */
export interface PresetLine {
  readonly id: string;
  readonly label: string;
  text(env: Env): string;
  /** What each of its values means, a sentence each. */
  help(env: Env): readonly string[];
  /** Takes the next value or the one before. Why it could not be kept, or null. */
  turn(by: 1 | -1, env: Env): string | null;
}

/** The matches that a game has made ready, and the way to one of the player's own making. */
export interface MatchPresets {
  /** The first line of the game's page, which opens them; `note` stands beside it. */
  readonly label: string;
  note(env: Env): string;
  list(env: Env): readonly MatchPreset[];
  /** What the chances were counted by, in a sentence. */
  readonly counted: string;
  /** Draws those who meet in one, where there is room for it; absent: nothing is drawn. */
  draw?(pane: Pane, id: string, strength: Strength, env: Env): void;
  /** Begins one; or why that cannot be. */
  begin(id: string, strength: Strength, env: Env): Read<Screen>;
  readonly own: { readonly note: string; open(env: Env): Screen };
  readonly lines: readonly PresetLine[];
}

/** What the house gives a lesson that is played. */
export interface LessonStand {
  /** What the header calls it: 'Lesson 3 of 8'. */
  readonly place: string;
  /** The screen after it; what was learned is kept. */
  done(outcome: LessonOutcome, env: Env): Screen;
  /** The list of lessons, where it is left. */
  left(): Screen;
}

/** A lesson of a game: the game says what happens in it, the house tells of it before and after. */
export interface Lesson {
  /** As its line has it. */
  readonly id: string;
  /** What it is about, in short paragraphs: one idea. */
  readonly text: readonly string[];
  /** What is to be decided, in a sentence or two. */
  readonly task: string;
  /** What is played; why it cannot be. Nothing of it may reach the player's files. */
  begin(env: Env, stand: LessonStand): Read<OpenGame>;
}

/** The screens that a game opens for the house. */
export interface GameScreens {
  /** What its page offers now. */
  menu(env: Env): readonly MenuItem[];
  /** Its single matches made ready, which its page offers first; absent: it has none. */
  readonly presets?: MatchPresets;
  /** Does what a line of its menu says, over the page. */
  choose(value: string, env: Env, page: Screen): Move;
  /** Letters of its page: the lines of the menu by key. */
  readonly letters: { readonly [key: string]: string };
  /** Goes on with a long game; why that cannot be. */
  resume(last: LongPlayed, env: Env): Read<Screen>;
  /** Goes on with a match that stands alone, whose save is known to be there; what is wrong with it. */
  resumeMatch(save: Save, env: Env): Read<Screen>;
  /** A save as a replay over `screen`. */
  replay(save: Save, env: Env, screen: Screen): Move;
  /** How a match of so many ended, by its rule set's word: 'a man is dead'; null: the word is none of its own, or tells nothing of so many. */
  ending(by: string, fighters: number): string | null;
  /** Its hall of fame; absent: it has none. */
  hall?(env: Env): Screen;
  /** Its lessons, as its line lists them; absent: it has none. */
  lessons?(): readonly Lesson[];
  readonly manual: Manual;
  /** More about one of its options, or null. */
  detail(option: string): Screen | null;
}

/** The games there are. What is bound on their screens is bound once they are loaded. */
export interface Games extends Bindings {
  readonly lines: readonly GameLine[];
  /** The screens of a game that is loaded, or null. */
  screens(id: string): GameScreens | null;
  /** Why a save is no match that a game, which is loaded, can go on with: it is of other rules, or of some not known here; or null. */
  refusal(game: string, save: Save): string | null;
  /** What the game says that has a topic, or null. */
  manual(topic: string): Manual | null;
  /** The id of the game that has keys for a screen of that name; null: it is the house's, or of a game that is not loaded. */
  ownerOf(screen: ScreenName): string | null;
  /** Whether a game that is loaded has a part in the challenge of the day. */
  hasDaily(id: string): boolean;
  /** The rules and the words of a game that is loaded, or null. */
  reference(id: string): Reference | null;
  /** Loads a game; `screens` gives it once the promise is kept. */
  load(id: string): Promise<void>;
}

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

/** What is left when the program is left from a screen: a game that is saved, or a sentence where there is none. */
export type Stake =
  /** `name` as 'The bout'; `back` says what goes on with it. */
  { readonly name: string; readonly back: string } | { readonly told: string };

/** Commands that do nothing now, each with the reason in a few words; '' where it needs none. */
export type Idle = { readonly [command: string]: string };

/** One screen: a reducer and a view over an immutable state. */
export interface Screen {
  readonly name: ScreenName;
  /** A timer that is wanted: `token` changes when it is another one. */
  readonly timer: { readonly ms: number; readonly token: string } | null;
  /** What is done elsewhere for this screen, and stopped when no open screen waits for it any more; absent or null: nothing. */
  readonly awaited?: Pick<Awaited<unknown>, 'stop'> | null;
  /** Whether a text may be pasted here. */
  readonly pastes?: boolean;
  /** The id of the game it is of; absent: that of the screen below, unless its name is a game's. */
  readonly game?: string;
  /** Whether it speaks of no game, so that no game's words are looked for on it; absent: it may. */
  readonly ofNoGame?: boolean;
  /** The rules and rulings of what is under the mark, to be looked up from here; absent: nothing is marked. */
  cites?(env: Env): readonly string[];
  /** What does nothing here now; absent: everything that is bound here does something. */
  idle?(env: Env): Idle;
  /** The same screen, once it knows over which one it is opened; absent: it need not know. */
  opened?(over: Screen, env: Env): Screen;
  /** What the bell was last rung for: it rings when this is another thing than before, where the player wants it to. */
  readonly bell?: object | null;
  /** It has been drawn, on top, as it is: what it shows counts as seen. Absent: nothing of it is kept. */
  drawn?(): void;
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

/** The screen is closed; the one below it goes on. */
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

/** The smallest terminal that screens are made for, in cells. */
export const SMALLEST = { columns: 80, rows: 24 } as const;
