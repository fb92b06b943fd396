/** A match being played: what was answered is saved before its result is shown, frame by frame. */
import type { Kit } from '../kernel/kit.ts';
import { Match } from '../kernel/match.ts';
import type { MatchOptions, Watcher } from '../kernel/match-options.ts';
import type { Request, Seat } from '../kernel/request.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { type Read, readable, type Save } from '../kernel/save.ts';
import { copyPlain } from '../kernel/state.ts';
import { type Earlier, earlierLines } from './earlier.ts';
import { type Frame, type JournalLine, recorder, type Showing } from './frames.ts';
import { Marks, markOf } from './marks.ts';

/** What the person has said once and for all: the answer to a request, or undefined where it is to be asked. */
export type Standing<K extends Kit> = (request: Request<K['decisions']>) => unknown;

const ASK_ALL = () => undefined;
const NOBODY = () => {};

/** Where a session's saves go. Returns why a save failed, or null. */
export interface SaveSink {
  write(save: Save): string | null;
}

/** What a session is told of by its match: events, and (of a long one) phase boundaries. */
interface Told<K extends Kit> {
  readonly frames: Frame<K>[];
  readonly marks: Marks<K['state']> | null;
  /** Entries of the journal before the first frame. */
  readonly before: number;
  /** Who else is told of events. */
  readonly watch: Watcher<K>;
}

/**
 * A match with one person at one seat. Frames not yet shown wait in order; the prompt opens when
 * they have all been shown.
 */
export class Session<K extends Kit> implements Showing<K> {
  readonly match: Match<K>;
  readonly seat: Seat;
  readonly #sink: SaveSink;
  readonly #standing: Standing<K>;
  /** The match goes on writing to this queue; showing takes from its front. */
  readonly #waiting: Frame<K>[];
  readonly #lines: JournalLine<K['event']>[];
  readonly #marks: Marks<K['state']> | null;
  /** Entries of the journal before the first line. */
  readonly #before: number;
  #earlier: Earlier<K['event']> | null = null;
  readonly #onlookers = new Set<(frame: Frame<K>) => void>();
  #shown: Readonly<K['state']>;
  #trouble: string | null = null;

  private constructor(
    match: Match<K>,
    seat: Seat,
    sink: SaveSink,
    standing: Standing<K>,
    { frames, marks, before }: Told<K>,
    seen: number,
  ) {
    this.match = match;
    this.seat = seat;
    this.#sink = sink;
    this.#standing = standing;
    this.#answerStanding();
    this.#marks = marks;
    this.#before = before;
    this.#waiting = frames;
    const early = frames.splice(0, seen - before);
    this.#lines = early.map(({ entry, text }) => ({ entry, text }));
    this.#shown = early.at(-1)?.state ?? match.state;
  }

  /** A new match for one seat, saved before anything is shown. `watch` is told of every event as it happens. */
  static start<K extends Kit>(
    ruleset: RuleSet<K>,
    tables: K['tables'],
    setup: K['setup'],
    seed: string,
    seat: Seat,
    sink: SaveSink,
    standing: Standing<K> = ASK_ALL,
    watch: Watcher<K> = NOBODY,
  ): Session<K> {
    const told = toldBy(ruleset, 0, watch);
    const match = Match.start(ruleset, tables, setup, seed, optionsFor(ruleset, told));
    const session = new Session(match, seat, sink, standing, told, 0);
    session.#save();
    return session;
  }

  /**
   * A saved match, with what had not been seen waiting to be shown. A long one is taken up where it was last
   * seen, and its lines begin there. `dropped` counts choices lost because the save is of another version; then
   * nothing waits, and the journal begins anew.
   */
  static open<K extends Kit>(
    ruleset: RuleSet<K>,
    tables: K['tables'],
    save: Save,
    seat: Seat,
    sink: SaveSink,
    standing: Standing<K> = ASK_ALL,
    watch: Watcher<K> = NOBODY,
  ): Read<{ readonly session: Session<K>; readonly dropped: number }> {
    const sameRules = save.version === ruleset.version;
    const from = ruleset.long === true && sameRules ? markOf(save) : null;
    if (from !== null) {
      const told = toldBy(ruleset, from.seq, watch);
      const taken = Match.openAt(ruleset, tables, save, from, optionsFor(ruleset, told));
      // one that cannot be taken up there is judged by playing all of it
      if (taken.ok) {
        return readable({ session: new Session(taken.value, seat, sink, standing, told, save.seen), dropped: 0 });
      }
    }
    const told = toldBy(ruleset, 0, watch);
    const opened = Match.open(ruleset, tables, save, optionsFor(ruleset, told));
    if (!opened.ok) return opened;
    const { match, dropped } = opened.value;
    const seen = sameRules ? save.seen : told.frames.length;
    return readable({ session: new Session(match, seat, sink, standing, told, seen), dropped });
  }

  get shown(): Readonly<K['state']> {
    return this.#shown;
  }

  get lines(): readonly JournalLine<K['event']>[] {
    return this.#lines;
  }

  /** The lines from before those it has, where it was taken up late; null: it has them all. */
  get earlier(): Earlier<K['event']> | null {
    if (this.#before === 0) return null;
    const { ruleset, tables } = this.match;
    this.#earlier ??= earlierLines(ruleset, tables, this.save(), this.#before);
    return this.#earlier;
  }

  get next(): Frame<K> | null {
    return this.#waiting[0] ?? null;
  }

  /** The question this seat must answer now; null while frames wait, or when the match is over. */
  get prompt(): Request<K['decisions']> | null {
    if (this.#waiting.length > 0) return null;
    return this.match.pending.find(({ seat }) => seat === this.seat) ?? null;
  }

  /** Over, and everything shown. */
  get over(): boolean {
    return this.match.over && this.#waiting.length === 0;
  }

  /** Why the last save failed, or null. */
  get trouble(): string | null {
    return this.#trouble;
  }

  advance(): Frame<K> | null {
    const frame = this.#waiting.shift() ?? null;
    if (frame === null) return null;
    this.#shown = frame.state;
    this.#lines.push({ entry: frame.entry, text: frame.text });
    if (this.#waiting.length === 0) this.#save();
    for (const tell of this.#onlookers) tell(frame);
    return frame;
  }

  /** Tells of every frame once it has been shown, until the function returned is called. */
  watchedBy(tell: (frame: Frame<K>) => void): () => void {
    this.#onlookers.add(tell);
    return () => void this.#onlookers.delete(tell);
  }

  /** All has been seen: what is shown from here on is the match as it stands at the prompt. */
  catchUp(): void {
    if (this.#waiting.length === 0) this.#shown = copyPlain(this.match.state);
  }

  /** Why a choice would not be taken, or null. */
  check(choice: unknown): string | null {
    const request = this.prompt;
    return request === null ? 'nothing is being asked' : this.match.check(request, choice);
  }

  /** Answers the prompt. The save is on disk when this returns; the result waits in frames. */
  answer(choice: unknown): string | null {
    if (this.prompt === null) return 'nothing is being asked';
    const why = this.match.answer([choice]);
    if (why !== null) return why;
    this.#answerStanding();
    this.#save();
    return null;
  }

  /** Answers what the person need not be asked. Throws where the rules refuse that: a bug. */
  #answerStanding(): void {
    for (let asked = this.#asked(); asked !== null; asked = this.#asked()) {
      const choice = this.#standing(asked);
      if (choice === undefined) return;
      const why = this.match.answer([choice]);
      if (why !== null) throw new Error(`a standing answer was refused: ${why}`);
    }
  }

  /** The only open question, if it is for this seat. */
  #asked(): Request<K['decisions']> | null {
    const [asked, more] = this.match.pending;
    return asked === undefined || more !== undefined || asked.seat !== this.seat ? null : asked;
  }

  /** The match as a save, with what has been shown so far. */
  save(): Save {
    const save = this.match.save(this.#before + this.#lines.length);
    return this.#marks?.into(save) ?? save;
  }

  /** Writes the save again, so that what was shown is known; done on leaving. */
  keep(): string | null {
    this.#save();
    return this.#trouble;
  }

  #save(): void {
    this.#trouble = this.#sink.write(this.save());
  }
}

function toldBy<K extends Kit>(ruleset: RuleSet<K>, before: number, watch: Watcher<K>): Told<K> {
  return { frames: [], marks: ruleset.long === true ? new Marks<K['state']>() : null, before, watch };
}

function optionsFor<K extends Kit>(ruleset: RuleSet<K>, { frames, marks, watch: also }: Told<K>): MatchOptions<K> {
  const record = recorder(ruleset, frames);
  const watch: Watcher<K> = (entry, state) => {
    record(entry, state);
    also(entry, state);
  };
  return marks === null ? { watch } : { watch, mark: marks.mark };
}
