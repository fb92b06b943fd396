/** A long game in play: what was answered is kept before its result is shown, its matches in records of their own. */
import type { Kit } from '../../kernel/kit.ts';
import type { RuleSet } from '../../kernel/ruleset.ts';
import { type Read, readable, type Save, unreadable } from '../../kernel/save.ts';
import {
  cameTo,
  keptMatch,
  type LiveMatch,
  type LongTypes,
  type Matches,
  type MatchParts,
  type Order,
  type RecordFile,
} from '../kept-match.ts';
import { type SaveSink, Session } from '../session.ts';
import { type CopyAside, goesOn, takenUp } from '../taken-up.ts';

/** A file of text. */
export interface Page {
  readonly name: string;
  readonly text: string;
}

/** The files of a long game, as whoever plays it sees them. */
export interface LongKeep extends SaveSink {
  readonly copyAside: CopyAside;
  /** Is told what goes on, in a few words, as often as that changes; null: it is over. */
  played(note: string | null): void;
  /** Counts a finished match, or what the game has come to; `record`: where it is kept, null for the game itself. Absent: nobody counts. */
  count?(save: Save, record: string | null): void;
  /** Keeps the game as it was before a step of it. Why that failed, or null. */
  keepBack(step: number, save: Save): string | null;
  /** Steps that can be returned to, the newest first. */
  backs(): readonly number[];
  writePage(name: string, text: string): Read<string>;
}

/** The files of a long game whose matches have numbers, that can be returned to, and that enters the hall of fame with an entry. */
export interface HonouredKeep<E> extends LongKeep {
  bout(number: number): RecordFile;
  /** Makes the game what it was before a step. */
  goBack(step: number): Read<Save>;
  /** Enters the hall of fame; once, however often it is told. */
  honour(entry: E): string | null;
}

/** The types of a long game. */
export interface Long {
  readonly kit: Kit;
  readonly matches: LongTypes;
  /** The question that asks for a match. */
  readonly order: Order;
  readonly keep: LongKeep;
}

/** The types of a long game, from its rules, its matches, the question that asks for one, and its files. */
export interface LongOf<K extends Kit, M extends LongTypes, O extends Order, F extends LongKeep> {
  readonly kit: K;
  readonly matches: M;
  readonly order: O;
  readonly keep: F;
}

/** Who answers in a match. */
type MatchBy<L extends Long> = Pick<MatchParts<L['matches']>, 'standing' | 'mindsOf' | 'labour'>;

const FOUGHT = 'a match that was fought stays fought';

/** A long game in play. Whoever extends it calls `tell` when all of it is made. */
export abstract class LongPlay<L extends Long> {
  readonly session: Session<L['kit']>;
  protected readonly keep: L['keep'];
  protected abstract readonly matches: Matches<L['matches']>;
  #trouble: string | null = null;
  /** What the player is to be told, and has not been yet. */
  #word: string | null;
  /** The match in play, if one is. */
  #live: LiveMatch<L['matches']> | null = null;
  /** How far the game had come when its pages were last told. */
  #toldAt = '';

  constructor(session: Session<L['kit']>, keep: L['keep'], word: string | null) {
    this.session = session;
    this.keep = keep;
    this.#word = word;
  }

  /** The tables that its matches are played by. */
  protected abstract get tables(): L['matches']['kit']['tables'];
  /** Where the record of a match lies. */
  protected abstract file(order: L['order']): RecordFile;
  /** Whether the game is to be kept as it stands, before the prompt is answered, so that it can be returned to. */
  protected abstract keepsBack(): boolean;
  /** The game in a few words, for Continue. */
  protected abstract note(): string;
  /** How far it has come: another text whenever there is more to tell on pages and in the hall. */
  protected abstract step(): string;
  /** The pages it has to offer now. */
  protected abstract pages(): readonly Page[];
  /** Enters a game that is over into the hall of fame. Why that failed, or null. */
  protected abstract honour(): string | null;

  /** Why something could not be kept, or null. */
  get trouble(): string | null {
    return this.session.trouble ?? this.#trouble;
  }

  /** Remembers why something could not be kept; null leaves what was remembered. */
  protected troubledBy(why: string | null): void {
    this.#trouble = why ?? this.#trouble;
  }

  /** What the player is to be told of a record, once; or null. */
  takeWord(): string | null {
    const word = this.#word;
    this.#word = null;
    return word;
  }

  #hear(word: string | null): void {
    if (word !== null) this.#word = this.#word === null ? word : `${this.#word} ${word}`;
  }

  /** The match that is asked for now, or null. */
  get order(): L['order'] | null {
    const request = this.session.match.pending.find(({ kind }) => kind === this.matches.name);
    return (request as L['order'] | undefined) ?? null;
  }

  /** Answers the prompt; what comes of it is on the disk when this returns. Why it was refused, or null. */
  answer(choice: unknown): string | null {
    const { session } = this;
    if (this.keepsBack()) this.#trouble = this.keep.keepBack(session.match.state.turn, session.save());
    const why = session.answer(choice);
    if (why === null) this.tell();
    return why;
  }

  /** Whether an answer stands for a match that was fought. */
  protected isFought(kind: string, _choice: unknown): boolean {
    return kind === this.matches.name;
  }

  /** Takes the last answer back, as a match does; one that was fought stays fought. Why that cannot be, or null. */
  takeBack(): string | null {
    const why = this.session.takeBack((kind, choice) => (this.isFought(kind, choice) ? FOUGHT : null));
    if (why === null) this.tell();
    return why;
  }

  /** Gives the answer again that was taken back last. Why that cannot be, or null. */
  giveAgain(): string | null {
    const { session } = this;
    if (this.keepsBack()) this.#trouble = this.keep.keepBack(session.match.state.turn, session.save());
    const why = session.giveAgain();
    if (why === null) this.tell();
    return why;
  }

  #partsFor(order: L['order'], by: MatchBy<L> = {}): MatchParts<L['matches']> {
    return { matches: this.matches, tables: this.tables, file: this.file(order), ...by };
  }

  /**
   * The match now asked for: begun, or gone on with. A record that is over already (the program was killed between the
   * two) is answered from, and gives null. `by`: who answers in it.
   */
  bout(by: MatchBy<L> = {}): Read<Session<L['matches']['kit']> | null> {
    const { order } = this;
    if (order === null) return unreadable(`no ${this.matches.name} is asked for`);
    const kept = keptMatch(order, this.#partsFor(order, by));
    if (!kept.ok) return kept;
    const { session, ended, word } = kept.value;
    this.#hear(word);
    this.#live = kept.value;
    if (ended === null) return readable(session);
    this.keep.count?.(session.save(), this.file(order).name);
    const why = this.answer(ended.result);
    return why === null ? readable(null) : unreadable(why);
  }

  /** Answers with the match that was asked for, once it is over. Why it could not, or null. */
  finish(match: Session<L['matches']['kit']>): string | null {
    const { order } = this;
    if (order === null) return null; // answered before
    if (this.#live?.session !== match) return `that is not the ${this.matches.name} which is asked for`;
    const came = cameTo(this.#live, this.#partsFor(order));
    if (!came.ok) return came.why;
    this.#hear(came.value.word);
    this.keep.count?.(match.save(), this.file(order).name);
    return this.answer(came.value.result);
  }

  /** Steps that can be returned to, the newest first. */
  backs(): readonly number[] {
    return this.keep.backs();
  }

  /** It is on a screen: what is shown counts as seen once it was drawn, and Continue leads to an end until that is seen. */
  onScreen(): void {
    this.session.onScreen();
    if (this.session.match.over && this.session.unseen) this.keep.played(this.note());
  }

  /** What has been shown was drawn; a game whose end was seen does not go on any more. */
  saw(): void {
    if (!this.session.unseen) return;
    this.session.saw();
    if (this.session.over) this.keep.played(null);
  }

  /** Tells what goes on, and once for each step writes its pages and enters the hall. */
  protected tell(): void {
    const over = this.session.match.state.outcome !== null;
    const isDone = over && !this.session.unseen;
    if (!isDone) this.keep.played(this.note());
    const now = `${this.step()}/${over}`;
    if (now === this.#toldAt) return;
    this.#toldAt = now;
    this.keep.count?.(this.session.save(), null);
    for (const { name, text } of this.pages()) {
      const written = this.keep.writePage(name, text);
      if (!written.ok) this.#trouble = written.why;
    }
    if (!over) return;
    this.troubledBy(this.honour());
    if (isDone) this.keep.played(null); // last: whatever stops it before, Continue leads to the end
  }
}

/** A session of a long game, and what the player is to be told of its record; or null. */
interface Opened<K extends Kit> {
  readonly session: Session<K>;
  readonly word: string | null;
}

/** Begins the session of a long game: it is saved before anything is shown. */
export function beginLong<K extends Kit>(
  ruleset: RuleSet<K>,
  tables: K['tables'],
  beginning: Order<K>,
  keep: LongKeep,
): Session<K> {
  return Session.start(ruleset, tables, beginning, { seats: [0], sink: keep });
}

/** Opens a saved long game, with what had not been seen waiting to be shown. `name`: what it is called, as 'career'. */
export function openLong<K extends Kit>(
  ruleset: RuleSet<K>,
  tables: K['tables'],
  save: Save,
  keep: LongKeep,
  name: string,
): Read<Opened<K>> {
  const opened = takenUp(save, (one) => Session.open(ruleset, tables, one, { seats: [0], sink: keep }));
  if (!opened.ok) return opened;
  const {
    value: { session },
    fault,
  } = opened.value;
  const word = fault === null ? null : goesOn(name, fault, keep.copyAside);
  if (word !== null) session.keep();
  return readable({ session, word });
}
