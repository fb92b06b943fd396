/** What a game brings to have its matches played, watched and replayed on screens that the house has for any match. */
import type { GameEvent } from '../../kernel/event.ts';
import type { Hex } from '../../kernel/hex.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Request, Seat } from '../../kernel/request.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import type { RuleSet } from '../../kernel/ruleset.ts';
import type { Save } from '../../kernel/save.ts';
import { equalPlain, type GameState } from '../../kernel/state.ts';
import type { DoableErrand } from '../../odds/labour.ts';
import type { Seen } from '../../session/eyes.ts';
import type { ThrowsTold } from '../../session/match-luck.ts';
import type { SecondThoughts } from '../../session/second-thoughts.ts';
import type { ArenaView } from '../arena/viewport.ts';
import type { Segment } from '../canvas.ts';
import type { ScreenName } from '../keymap.ts';
import type { Pane } from '../pane.ts';
import type { Env, Idle, Screen } from '../program.ts';
import type { MenuItem } from '../view.ts';
import type { LuckWords } from './luck-page.ts';

/** One answer, as it can be chosen from a list. */
export interface Choosable extends MenuItem {
  readonly choice: unknown;
  /** Choices that follow it of themselves, each as long as it may be made: the steps of a way. Absent: none does. */
  readonly further?: readonly unknown[];
  /** A list of its own under this word; absent: it stands in the first list. */
  readonly group?: string;
  /** What the answer in the making becomes by it; absent: it is an answer itself. */
  readonly edits?: unknown;
  /** The value of the answer that the mark is on once this has changed the one in the making; absent: it stays. */
  readonly onto?: string;
  /** The same with one less of what it stands for; absent: there is nothing less. */
  readonly less?: unknown;
  /** All there is of it is taken: choosing it takes none again, the key for more does nothing. */
  readonly full?: true;
  /** What is told while the mark is on it: odds, costs, consequences. */
  readonly more?: readonly Segment[][];
}

/** What leads the mark besides the list: a key of the game's, or a click on a hex. */
export type Steering = { readonly command: string } | { readonly hex: Hex };

/** A question in words, and all that may be answered. */
interface Asked {
  readonly text: string;
  readonly answers: readonly Choosable[];
}

/** A close look at a board: the view of it that was drawn last, so that it moves as little as it can. */
export interface CloseLook {
  readonly lens: { view: ArenaView | null };
}

/** Looked at from afar, closely, and from afar again. */
export const zoomed = (close: CloseLook | null): CloseLook | null => (close === null ? { lens: { view: null } } : null);

/** A match as it is to be drawn. */
export interface Scene<K extends Kit> {
  readonly seen: Seen<K>;
  /** The seat whose eyes these are; null: a stranger's, or a replay's. */
  readonly seat: Seat | null;
  /** What is asked, all that may be answered, and the answer under the mark; null: nothing. */
  readonly asked: {
    readonly request: Request<K['decisions']>;
    readonly answers: readonly Choosable[];
    readonly marked: Choosable | null;
    /** The answer in the making; null: nothing of it is. */
    readonly draft: unknown;
  } | null;
  /** The first line that was told since the last answer. */
  readonly from: number;
  /** Its board is looked at closely; null: as a whole, as where a game has no other look. */
  readonly close: CloseLook | null;
}

/** How much there is to be seen on. */
export type ScreenSize = Pick<Env, 'columns' | 'rows'>;

/** Where things stand on a screen of a size. */
export interface MatchLayout {
  /** Where the list of answers stands. */
  readonly menu: { readonly x: number; readonly y: number; readonly width: number; readonly rows: number };
  /** Where the last lines of the journal stand, none where it has no rows; while nothing is asked they have the list's place too. */
  readonly log: { readonly x: number; readonly y: number; readonly width: number; readonly rows: number };
  /** Where the answer under the mark is explained; null: there is no room. */
  readonly more: { readonly x: number; readonly y: number; readonly width: number; readonly rows: number } | null;
}

/** A place that does not reach down into a row; it has no rows where it would begin there. */
export const placeAbove = (place: MatchLayout['log'], row: number): MatchLayout['log'] => ({
  ...place,
  rows: Math.max(0, Math.min(place.rows, row - place.y)),
});

/** The matches of one game. */
export interface MatchKind<K extends Kit> {
  /** The id of the game. */
  readonly game: string;
  readonly ruleset: RuleSet<K>;
  tables(): K['tables'];
  rulebook(): Rulebook;
  /** What one is called in a sentence: 'match', 'bout'. */
  readonly noun: string;
  /** The screen on which something is asked, whose keys are the game's. */
  readonly screen: ScreenName;
  /** Who meets whom: 'Felix v Rufus'. */
  title(state: Readonly<K['state']>): string;
  /** When it is: 'round 3, Felix'. */
  moment(state: Readonly<GameState>, when: { readonly turn: number; readonly phase: number }): string;
  /** Whether a line waits to be read where the pace is 'at a key'. */
  isLoud(event: K['event']): boolean;
  /** Whether a line stands in the journal and in `why` alone, not beside the picture; absent: none does. */
  isAside?(event: K['event']): boolean;
  /** `draft`: an answer in the making, as `edits` made it; null: nothing of it is. */
  ask(
    request: Request<K['decisions']>,
    state: Readonly<K['state']>,
    tables: K['tables'],
    size: ScreenSize,
    draft: unknown,
  ): Asked;
  /** The value of the answer to which a key or a click leads the mark; null: it leads nowhere. Absent: none does. */
  steer?(by: Steering, answers: readonly Choosable[], scene: Scene<K>): string | null;
  layout(size: ScreenSize): MatchLayout;
  /** Whether its board can be looked at closely, by the command 'zoom'. Absent: it cannot. */
  readonly zooms?: boolean;
  /** Draws all but header, list, journal and foot. */
  draw(pane: Pane, scene: Scene<K>, env: Env): void;
  /** Advice by the command 'advice', what was weighed before a line, and reviews; absent: the game has none of them. */
  readonly thoughts?: {
    readonly of: SecondThoughts<K>;
    /** Who is asked, by name. */
    who(request: Request<K['decisions']>, state: Readonly<K['state']>): string;
    /** An answer that no list has as it stands, in a few words; null: there is none. Absent: lists have all of them. */
    words?(request: Request<K['decisions']>, choice: unknown, state: Readonly<K['state']>): string | null;
    /** An answer that is composed, in a few words that go before those of its list; null: it is none. Absent: none is. */
    composed?(request: Request<K['decisions']>, choice: unknown, state: Readonly<K['state']>): string | null;
    /** Whether two answers to a question come to the same, as cards do in whatever order; absent: only where they are equal. */
    alike?(request: Request<K['decisions']>, choice: unknown, other: unknown): boolean;
    /** A label of a list as it is told away from its question; absent: as it stands. */
    apart?(request: Request<K['decisions']>, label: string): string;
    /** What the answer in the making is where it comes to a choice; null: it is not made so. Absent: none is. */
    draft?(request: Request<K['decisions']>, choice: unknown): unknown;
  };
  /** How the dice of a finished match fell, and what they are counted in; absent: nothing tells it. */
  readonly luck?: { errand(save: Save): DoableErrand<ThrowsTold>; readonly words: LuckWords };
  /** Pages of its own by command. */
  page(command: string, scene: Scene<K>, env: Env): Screen | null;
  /** What is said at the end, in sentences; the first is the verdict. */
  verdict(state: Readonly<K['state']>, seats: readonly Seat[]): readonly string[];
  /** What is told of a roll of an event beside its dice: whose they are, and why there are so many; `roll` null: of the event itself. Absent: nothing. */
  beside?(event: K['event'], roll: number | null, state: Readonly<K['state']>): readonly string[];
  /** Keys of its own that do nothing at a question, and why; absent: all of them always may. */
  idle?(request: Request<K['decisions']>): Idle;
  /** The topic of help beside a question; absent: that of the screen. */
  topic?(request: Request<K['decisions']>): string;
  /** The style of a line of the journal; absent: all are alike. */
  lineStyle?(event: K['event'] & GameEvent): NonNullable<Segment['style']>;
}

/** Whether an answer of a list comes to a choice. */
export function likeness<K extends Kit>(
  thoughts: MatchKind<K>['thoughts'],
  request: Request<K['decisions']>,
  choice: unknown,
): (answer: Choosable) => boolean {
  const alike = thoughts?.alike ?? ((_request, one, other) => equalPlain(one, other));
  return (answer) => alike(request, answer.choice, choice);
}
