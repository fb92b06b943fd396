/** The screen of a long game: what happened is told, what was told last is held until it is read, then it is asked. */
import type { Entry, GameEvent } from '../../kernel/event.ts';
import type { Read, Save } from '../../kernel/save.ts';
import type { JournalLine } from '../../session/frames.ts';
import type { ScreenName } from '../keymap.ts';
import type { Env, Idle, Move, OpenGame, Screen, Stake } from '../program.ts';
import { stay } from '../program.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { helpScreen } from './help.ts';
import { toTitleScreen } from './leave.ts';
import { type Notice, tell, warn } from './notice.ts';
import { TAKEN_BACK, whyNotBack } from './taken-back.ts';

/** A session of a long game, as its screen sees it. */
interface LongSession {
  readonly lines: readonly JournalLine<GameEvent>[];
  readonly next: { readonly entry: Entry<GameEvent> } | null;
  readonly prompt: { readonly kind: string } | null;
  /** Its end has been told. */
  readonly over: boolean;
  advance(): { readonly entry: Entry<GameEvent> } | null;
  keep(): string | null;
}

/** A long game in play, as its screen sees it. */
interface LongPlay {
  readonly session: LongSession;
  readonly trouble: string | null;
  /** The match that is asked for now, or null. */
  readonly order: object | null;
  /** What the player is to be told of a record, once; or null. */
  takeWord(): string | null;
  /** It is on a screen; and what has been shown was drawn. */
  onScreen(): void;
  saw(): void;
  answer(choice: unknown): string | null;
  /** Takes the last answer back, or gives it again; why that cannot be, or null. */
  takeBack(): string | null;
  giveAgain(): string | null;
  /** The record of a match by its number, or why there is none. */
  record(match: number): Read<Save>;
}

/** What every screen of a long game remembers between keys; the game is the one thing in it that changes in place. */
export interface LongState {
  readonly game: LongPlay;
  /** The first line of what is being told. */
  readonly from: number;
  /** All is told, and the prompt waits until it has been read. */
  readonly held: boolean;
  /** What is under the mark of the menu. */
  readonly at: string | null;
  readonly notice: Notice | null;
}

/** The question that is open now; null while something is being told. */
export function promptNow<P>(state: {
  readonly held: boolean;
  readonly game: { readonly session: { readonly prompt: P | null } };
}): P | null {
  return state.held ? null : state.game.session.prompt;
}

/** What an item of a menu does in any long game. */
type LongDeed =
  | { readonly kind: 'answer'; readonly choice: unknown }
  | { readonly kind: 'refuse'; readonly why: string }
  /** A match gone by, by the number of its record. */
  | { readonly kind: 'watch'; readonly record: number }
  /** Back to before a step. */
  | { readonly kind: 'return'; readonly step: number }
  /** Into the match that is asked for. */
  | { readonly kind: 'fight' }
  | { readonly kind: 'title' };

/** An item that does one of these, or something of the game's own. */
export interface LongItem<D> extends MenuItem {
  readonly does: LongDeed | D;
}

const DEEDS: { readonly [K in LongDeed['kind']]: true } = {
  ...{ answer: true, refuse: true, watch: true, return: true, fight: true, title: true },
};
const isShared = (does: { readonly kind: string }): does is LongDeed => Object.hasOwn(DEEDS, does.kind);

/** A key that reached a screen. */
export type KeyMessage = Extract<Message, { kind: 'key' }>;

/** What a long game's screen is made of, besides what all of them share. `D`: what items do besides, `I`: what they are. */
export interface LongScreenParts<S extends LongState, D extends { readonly kind: string }, I extends LongItem<D>> {
  /** The id of the game it is of. */
  readonly id: string;
  readonly stake: Stake;
  /** What help says while something is told; absent: what the house says of it. */
  readonly topic?: string;
  /** The state of a screen for a game, before anything has been told on it. */
  blank(game: S['game'], notice: string | null): S;
  /** The game as it was before a step; why it cannot be returned to. */
  goBack(game: S['game'], step: number): Read<S['game']>;
  /** What is said once it has been returned to. */
  wentBack(step: number): string;
  /** Which keys go with the question that is open, or with the end. */
  keys(state: S): ScreenName;
  /** What can be chosen where something is asked, or the game is over. */
  items(state: S): readonly I[];
  view(state: S, items: readonly I[], env: Env): View;
  /** What does nothing where something is asked; absent: everything that is bound there does something. */
  idle?(state: S, items: readonly I[]): Idle;
  /** What stands in the journal alone, as the game is now. */
  quietIn(state: S): { hides(entry: Entry<GameEvent>): boolean };
  /** Whether a line waits to be read though it is the only one and has no dice. */
  waits(line: JournalLine<GameEvent>): boolean;
  /** What a question needs before it can be answered. */
  opened(state: S): S;
  /** What an answer leaves behind; absent: all as it is. */
  answered?(state: S): S;
  /** What is shown over the screen once all is told; null: nothing. */
  epilogue?(state: S): Screen | null;
  /** Does something of the game's own. */
  act(state: S, does: D, env: Env): Move;
  /** What a screen that was opened over this one has given back; absent: nothing is done with it. */
  returned?(state: S, value: string, env: Env): Move;
  /** A key where something is asked. */
  onKey(state: S, message: KeyMessage, env: Env): Move;
  /** What goes on by itself; absent: nothing does. */
  readonly clock?: {
    timer(state: S): Screen['timer'];
    tick(state: S, env: Env): Move;
    /** What is done elsewhere for it meanwhile; null: nothing. */
    awaited(state: S): Screen['awaited'] | null;
    /** What any key makes of it; null: the key means what it always does. */
    stopped(state: S): S | null;
  };
  journal(state: S): Screen;
  /** The dice behind a line; `told`: all that are told with it, it last. */
  why(line: JournalLine<GameEvent>, state: S, told: readonly JournalLine<GameEvent>[]): Screen;
  /** The match now asked for; null: it was over already, and is answered. */
  match(state: S, env: Env): Read<OpenGame | null>;
  /** A match gone by, from its record. */
  replay(record: Save, env: Env, here: Screen): Move;
}

/** Whether something is being told, or waits to be read. */
export function isTelling({ held, game }: LongState): boolean {
  return held || game.session.next !== null;
}

/** The lines told since the last decision, without those that are passed over. */
export function linesTold<E extends GameEvent>(
  lines: readonly JournalLine<E>[],
  from: number,
  { hides }: { hides(entry: Entry<E>): boolean },
): readonly JournalLine<E>[] {
  return lines.slice(from).filter(({ entry }) => !hides(entry));
}

/** The screens of one kind of long game, made from what only that kind knows. */
export class LongScreen<S extends LongState, D extends { readonly kind: string }, I extends LongItem<D> = LongItem<D>> {
  readonly #parts: LongScreenParts<S, D, I>;

  constructor(parts: LongScreenParts<S, D, I>) {
    this.#parts = parts;
  }

  /** Opens a game at whatever point it is. */
  open(game: S['game'], env: Env, notice: string | null): Screen {
    game.onScreen();
    return this.#opening(this.#parts.blank(game, notice), env);
  }

  /** The screen of a state. */
  show(state: S): Screen {
    const { id, stake, clock, view } = this.#parts;
    return {
      name: this.#name(state),
      game: id,
      timer: clock?.timer(state) ?? null,
      awaited: clock?.awaited(state) ?? null,
      update: (message, env) => this.#update(state, message, env),
      view: (env) => view(state, this.items(state), env),
      idle: () => (this.#isTelling(state) ? {} : (this.#parts.idle?.(state, this.items(state)) ?? {})),
      stake,
      drawn: () => state.game.saw(),
      leave: () => state.game.session.keep(),
    };
  }

  /** The screen goes on in a state. */
  stay(state: S): Move {
    return stay(this.show(state));
  }

  /** Opens another screen over that of a state. */
  over(state: S, next: Screen): Move {
    return { to: 'over', screen: this.show(state), next };
  }

  /** Says why something was refused. */
  warned(state: S, why: string): Move {
    return this.stay({ ...state, notice: warn(why) });
  }

  /** Asks whether the game is to be left for the title; one that is over is left at once, unless it could not be saved. */
  leave(state: S, env: Env): Move {
    const { session } = state.game;
    const trouble = session.keep() ?? env.services.trouble;
    if (session.over && !this.#isTelling(state) && trouble === null)
      return { to: 'only', next: env.routes.title(env, null) };
    return this.over(state, toTitleScreen({ stake: this.#parts.stake, trouble }));
  }

  /** What can be chosen now. */
  items(state: S): readonly I[] {
    return this.#name(state) === 'walk' ? [] : this.#parts.items(state);
  }

  /** Answers the prompt, and tells what comes of it. */
  answer(state: S, choice: unknown, env: Env): Move {
    return this.#answered(state, () => state.game.answer(choice), env);
  }

  #answered(state: S, give: () => string | null, env: Env): Move {
    const from = state.game.session.lines.length;
    const why = give();
    if (why !== null) return this.warned(state, why);
    const { trouble } = state.game;
    const after = this.#parts.answered?.(state) ?? state;
    const earned = env.services.counts.takeEarned();
    const notice = trouble !== null ? warn(trouble) : earned.length > 0 ? tell(earned.join(' ')) : null;
    return this.next({ ...after, from, notice }, env);
  }

  /** Tells the next thing worth telling; where nothing waits, the question is open, or the match begins that is asked for. */
  next(state: S, env: Env): Move {
    return this.#goOnTold(this.#tellOn(state, env), env);
  }

  /** Does what an item does. */
  act(state: S, { does }: LongItem<D>, env: Env): Move {
    if (!isShared(does)) return this.#parts.act(state, does, env);
    switch (does.kind) {
      case 'answer':
        return this.answer(state, does.choice, env);
      case 'refuse':
        return this.warned(state, does.why);
      case 'watch': {
        const found = state.game.record(does.record);
        return found.ok ? this.#parts.replay(found.value, env, this.show(state)) : this.warned(state, found.why);
      }
      case 'return': {
        const gone = this.#parts.goBack(state.game, does.step);
        if (!gone.ok) return this.warned(state, gone.why);
        return { to: 'only', next: this.open(gone.value, env, this.#parts.wentBack(does.step)) };
      }
      case 'fight':
        return this.#goOn(state, env);
      case 'title':
        return { to: 'only', next: env.routes.title(env, null) };
    }
  }

  /** Back to the last answer, or word of what stands against it. */
  #takeBack(state: S, env: Env): Move {
    const { game } = state;
    const why = game.takeBack();
    if (why !== null) return this.warned(state, whyNotBack(why));
    const notice = game.trouble === null ? tell(TAKEN_BACK) : warn(game.trouble);
    const from = game.session.lines.length;
    return this.#goOn({ ...this.#parts.opened({ ...state, held: false, from }), notice }, env);
  }

  /** The answer that was taken back once more, or word of what stands against it. */
  #giveAgain(state: S, env: Env): Move {
    const { game } = state;
    const give = (): string | null => {
      const why = game.giveAgain();
      return why === null ? null : whyNotBack(why);
    };
    return this.#answered(state, give, env);
  }

  #opening(state: S, env: Env): Screen {
    const move = this.#goOn(this.#tellOn(state, env), env);
    if (move.to === 'only') return move.next;
    return move.to === 'stay' ? move.screen : this.show(state);
  }

  #isTelling(state: S): boolean {
    return isTelling(state) || (this.#parts.clock?.stopped(state) ?? null) !== null;
  }

  #name(state: S): ScreenName {
    return this.#isTelling(state) ? 'walk' : this.#parts.keys(state);
  }

  #told(state: S): readonly JournalLine<GameEvent>[] {
    return linesTold(state.game.session.lines, state.from, this.#parts.quietIn(state));
  }

  /** Tells the next thing worth telling, with all of no account before and behind it. */
  #tellOn(state: S, env: Env): S {
    const { session } = state.game;
    if (session.next === null) return this.#parts.opened({ ...state, held: false, from: session.lines.length });
    const quiet = this.#parts.quietIn(state);
    const instant = env.settings.pace === 'instant';
    for (let frame = session.advance(); frame !== null && (instant || quiet.hides(frame.entry)); )
      frame = session.advance();
    while (session.next !== null && quiet.hides(session.next.entry)) session.advance();
    return this.#settled(state);
  }

  #tellAll(state: S): S {
    while (state.game.session.advance() !== null);
    return this.#settled(state);
  }

  /** Once all is told it waits to be read, unless there is no more to it than a line without dice. */
  #settled(state: S): S {
    const { session } = state.game;
    if (session.next !== null) return state;
    const told = this.#told(state);
    const [only] = told;
    const waits = only !== undefined && ((only.entry.event.rolls ?? []).length > 0 || this.#parts.waits(only));
    if (told.length > 1 || waits) return { ...state, held: true };
    const notice = state.notice ?? (only === undefined ? null : tell(only.text));
    return this.#parts.opened({ ...state, held: false, from: session.lines.length, notice });
  }

  /** On, once something has been told; where it has an epilogue, that is read first. */
  #goOnTold(state: S, env: Env): Move {
    const epilogue = this.#isTelling(state) ? null : (this.#parts.epilogue?.(state) ?? null);
    return epilogue === null ? this.#goOn(state, env) : this.over(state, epilogue);
  }

  /** On with the game: where a match is asked for, into it. */
  #goOn(state: S, env: Env): Move {
    if (promptNow(state) === null || state.game.order === null) return this.stay(heard(state));
    const match = this.#parts.match(state, env);
    if (!match.ok) return this.warned(state, match.why);
    if (match.value === null) return this.stay(heard(this.#tellOn(state, env)));
    return { to: 'only', next: env.routes.play(match.value, env, null) };
  }

  #update(state: S, message: Message, env: Env): Move {
    switch (message.kind) {
      case 'highlight':
        return this.stay({ ...state, at: message.value, notice: null });
      case 'select': {
        const item = this.items(state).find(({ value }) => value === message.value);
        return item === undefined ? this.stay(state) : this.act({ ...state, at: item.value }, item, env);
      }
      case 'tick':
        return this.#parts.clock?.tick(state, env) ?? this.stay(state);
      case 'returned':
        return this.#parts.returned?.(state, message.value, env) ?? this.stay(state);
      case 'key':
        return this.#onKey(state, message, env);
      default:
        return this.stay(state);
    }
  }

  #onKey(state: S, message: KeyMessage, env: Env): Move {
    const { command } = message;
    const stopped = this.#parts.clock?.stopped(state) ?? null;
    if (stopped !== null) return this.stay(stopped);
    const name = this.#name(state);
    if (command === 'take-back') return this.#takeBack(state, env);
    if (command === 'give-again') return this.#giveAgain(state, env);
    if (command === 'journal') return this.over(state, this.#parts.journal(state));
    if (command === 'help' || command === 'help-here')
      return this.over(state, helpScreen(name, name === 'walk' ? this.#parts.topic : undefined));
    return name === 'walk' ? this.#onWalkKey(state, command, env) : this.#parts.onKey(state, message, env);
  }

  #onWalkKey(state: S, command: string | null, env: Env): Move {
    switch (command) {
      case 'next':
        return this.next(state, env);
      case 'phase':
        if (state.game.session.next === null) return this.next(state, env);
        return this.#goOnTold(this.#tellAll(state), env);
      case 'why': {
        const told = this.#told(state);
        const newest = told.at(-1);
        return newest === undefined ? this.stay(state) : this.over(state, this.#parts.why(newest, state, told));
      }
      case 'ask-leave':
        return this.leave(state, env);
      default:
        return this.stay(state);
    }
  }
}

/** What the player is to be told of a record stands in place of the question. */
function heard<S extends LongState>(state: S): S {
  const word = state.game.takeWord();
  return word === null ? state : { ...state, notice: warn(word) };
}
