/** A match being played: what was answered is saved before its result is shown, frame by frame. */

import { eachMind, type Minds } from '../ai/mind.ts';
import type { Inquiry } from '../ai/tactics.ts';
import type { Kit } from '../kernel/kit.ts';
import { Match } from '../kernel/match.ts';
import type { Request, Seat } from '../kernel/request.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { type Read, type Remark, readable, type Save, unreadable } from '../kernel/save.ts';
import type { SavedSeals } from '../kernel/seal.ts';
import { copyPlain } from '../kernel/state.ts';
import { DICE_HAVE_FALLEN, type Staying } from '../kernel/undo.ts';
import { type Answering, Answers, type MindsAtWork, unled } from './answers.ts';
import { Beside, type LaidBeside } from './beside.ts';
import { type Earlier, earlierLines } from './earlier.ts';
import type { Frame, JournalLine, Showing } from './frames.ts';
import type { KeptThought } from './kept-thoughts.ts';
import { type Marks, markOf } from './marks.ts';
import { Onlookers } from './onlookers.ts';
import { saidAgain } from './remarks.ts';
import { firstSeals, keptSeals, type NewNonce } from './seals.ts';
import { type MatchTold, optionsFor, toldBy, type Watching } from './told.ts';

/** Where a session's saves go, and its secrets come from. */
export interface SaveSink {
  /** Returns why a save failed, or null. */
  write(save: Save): string | null;
  /** Absent: nothing is sealed. */
  readonly nonce?: NewNonce;
}

/** A new match: its set-up and its seed. */
interface Beginning<K extends Kit> {
  readonly setup: K['setup'];
  readonly seed: string;
}

/** Who answers in a session, where its saves go, and who looks on. */
export interface SessionOptions<K extends Kit> extends Answering<K>, Watching<K> {
  readonly sink: SaveSink;
  /** What its journal says beside what happens, from where it begins or goes on; absent: nothing. */
  readonly remark?: string | undefined;
}

/** How far a match was shown when it was left, and what lies beside it. */
interface Left extends LaidBeside {
  readonly seen: number;
}

/**
 * A match with one person at one or several seats, and minds at others. Frames not yet shown wait in order; the
 * prompt opens when they have all been shown.
 *
 * Where several of the person's seats are asked at once, their answers are collected, and the match goes on when it
 * has them all. A save holds what the match was given: whoever leaves or is killed in between is asked for all of
 * them again. Saving loses none of those collected here.
 */
export class Session<K extends Kit> implements Showing<K> {
  readonly match: Match<K>;
  readonly seat: Seat;
  /** The person's seats; the first is `seat`. */
  readonly seats: readonly [Seat, ...Seat[]];
  readonly #options: SessionOptions<K>;
  readonly #answers: Answers<K>;
  readonly #beside: Beside;
  /** The match goes on writing to this queue; showing takes from its front. */
  readonly #waiting: Frame<K>[];
  readonly #lines: JournalLine<K['event']>[];
  readonly #marks: Marks<K['state']> | null;
  /** Entries of the journal before the first line. */
  readonly #before: number;
  /** How many of the lines have been seen: they were drawn, or what came after them was answered. */
  #seen: number;
  /** Whether lines are seen only once they have been drawn. */
  #drawn = false;
  #earlier: Earlier<K['event']> | null = null;
  readonly #onlookers = new Onlookers<K>();
  /** What was taken back and can be given again, the next of it last: what was asked, and the answer. */
  #takenBack: { readonly asked: string; readonly choice: unknown }[] = [];
  #shown: Readonly<K['state']>;
  #trouble: string | null = null;
  #ended = false;

  private constructor(
    match: Match<K>,
    options: SessionOptions<K>,
    { frames, marks, before }: MatchTold<K>,
    { seen, ...beside }: Left,
  ) {
    this.match = match;
    [this.seat] = options.seats;
    this.seats = options.seats;
    this.#options = options;
    this.#beside = new Beside(beside, options.sink.nonce);
    for (const mind of eachMind(options.minds)) mind.begins?.();
    const say = (text: string): void => this.#beside.say({ seq: before + match.journal.length, text });
    this.#answers = new Answers(match, options, this.#beside.seals, say);
    this.#marks = marks;
    this.#before = before;
    this.#answers.goOn();
    this.#waiting = frames;
    const early = frames.splice(0, seen - before);
    this.#lines = early.map(({ entry, text }) => ({ entry, text }));
    this.#seen = early.length;
    this.#shown = early.at(-1)?.state ?? match.state;
  }

  /** A new match, saved before anything is shown. */
  static start<K extends Kit>(
    ruleset: RuleSet<K>,
    tables: K['tables'],
    { setup, seed }: Beginning<K>,
    options: SessionOptions<K>,
  ): Session<K> {
    const told = toldBy(ruleset, 0);
    const match = Match.start(ruleset, tables, setup, seed, optionsFor(ruleset, told, options));
    const seals = firstSeals(options.seats, seed, options.sink.nonce);
    const { remark } = options;
    const remarks = remark === undefined ? [] : [{ seq: 0, text: remark }];
    const session = new Session(match, options, told, { seen: 0, seals, remarks });
    session.#save();
    return session;
  }

  /** A match that goes on. What is sealed now is on the disk before the person is asked. */
  static #goneOn<K extends Kit>(
    match: Match<K>,
    save: Save,
    options: SessionOptions<K>,
    told: MatchTold<K>,
  ): Session<K> {
    const same = save.version === match.ruleset.version;
    const { seats, sink } = options;
    const seals = keptSeals(save.seals, { seats, at: match.choices.length, same }, sink.nonce);
    const seen = same ? save.seen : told.frames.length;
    const remarks = saidAgain(save.remarks, options.remark, told.before + match.journal.length);
    const session = new Session(match, options, told, { seen, seals, remarks });
    if (session.#beside.seals?.fresh === true) session.#save();
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
    options: SessionOptions<K>,
  ): Read<{ readonly session: Session<K>; readonly dropped: number }> {
    const sameRules = save.version === ruleset.version;
    const from = ruleset.long === true && sameRules ? markOf(save) : null;
    if (from !== null) {
      const told = toldBy(ruleset, from.seq);
      const taken = Match.openAt(ruleset, tables, save, from, optionsFor(ruleset, told, options));
      // one that cannot be taken up there is judged by playing all of it
      if (taken.ok) return readable({ session: Session.#goneOn(taken.value, save, options, told), dropped: 0 });
    }
    const told = toldBy(ruleset, 0);
    const opened = Match.open(ruleset, tables, save, optionsFor(ruleset, told, options));
    if (!opened.ok) return opened;
    const { match, dropped } = opened.value;
    const alone = unled(match, options);
    if (alone !== null) return unreadable(alone);
    return readable({ session: Session.#goneOn(match, save, options, told), dropped });
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

  /** The question the person must answer now; null while frames wait or minds think, or when the match is over. */
  get prompt(): Request<K['decisions']> | null {
    return this.#waiting.length > 0 || this.#answers.thinking.length > 0 ? null : (this.#answers.open[0] ?? null);
  }

  /** The question the person must answer now, as the seat that is asked has it before it; null where there is none. */
  get inquiry(): Inquiry<K> | null {
    const { prompt } = this;
    return prompt === null ? null : this.#answers.inquiry(prompt);
  }

  /** What minds of the program are thinking about, and why that takes too long, if it does; null: none of them thinks. */
  get thinking(): MindsAtWork<K> | null {
    const { thinking: requests, trouble } = this.#answers;
    return requests.length === 0 ? null : { requests, trouble };
  }

  /** What minds have answered since the person did: not for the person's eyes before a line shows it. */
  get kept(): readonly KeptThought<K>[] {
    return this.#answers.kept;
  }

  /** Looks after minds that think; what comes of their thoughts waits in frames, and is on disk. */
  look(): void {
    if (this.#answers.look()) this.#save();
  }

  /** Nobody waits for what minds think out any more: a later look begins anew. */
  stop(): void {
    this.#answers.stop();
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
    if (!this.#drawn) this.saw();
    this.#onlookers.tell(frame);
    return frame;
  }

  /** It is on a screen: from now on what is shown counts as seen only once `saw` has told that it was drawn. */
  onScreen(): void {
    this.#drawn = true;
  }

  /** Whether something has happened that counts as not seen yet. */
  get unseen(): boolean {
    return this.#drawn && (this.#waiting.length > 0 || this.#seen < this.#lines.length);
  }

  /** What has been shown counts as seen. Once nothing waits any more that is on the disk. */
  saw(): void {
    if (this.#seen === this.#lines.length) return;
    this.#seen = this.#lines.length;
    if (this.#waiting.length === 0) this.#save();
  }

  /**
   * Tells of every frame once it has been shown, until the function returned is called. `back` is told of frames taken
   * back: the number in the journal from which on there is none any more.
   */
  watchedBy(tell: (frame: Frame<K>) => void, back: (seq: number) => void = () => {}): () => void {
    return this.#onlookers.add({ tell, back });
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

  /**
   * Answers the prompt; returns why that cannot be, with nothing done, or null. Once all seats have answered, the save
   * is on disk when this returns; the result waits in frames.
   */
  answer(choice: unknown): string | null {
    const why = this.#give(choice);
    if (why === null) this.#takenBack = [];
    return why;
  }

  #give(choice: unknown): string | null {
    const request = this.prompt;
    if (request === null) return 'nothing is being asked';
    const why = this.#answers.give(request, choice);
    if (why !== null) return why;
    this.#seen = this.#lines.length;
    if (this.#answers.goOn()) this.#save();
    return null;
  }

  get #whyUnasked(): string {
    if (this.#waiting.length > 0) return 'what happened is still being shown';
    if (this.thinking !== null) return 'the others have not decided yet';
    return this.match.over ? 'it is over' : 'nothing is being asked';
  }

  /**
   * Takes back what the person answered last, as long as no die has fallen since and nothing has come out that was not
   * known before; returns in words why that cannot be, or null. Everything, the save too, is then as it was when that
   * was asked. `stays`: what is never taken back.
   */
  takeBack(stays: Staying = () => null): string | null {
    if (this.prompt === null) return this.#whyUnasked;
    const { why, moved, draws, taken } = this.#answers.takeBack(stays);
    if (taken !== null) this.#takenBack.push({ asked: JSON.stringify(taken.request), choice: taken.choice });
    const told = why === DICE_HAVE_FALLEN ? this.#whatFell(why, draws ?? 0) : why;
    if (!moved) return told;
    this.#rejoin();
    this.#save();
    this.#onlookers.back(this.#before + this.#lines.length);
    return told;
  }

  /**
   * Gives the answer again that was taken back last, as long as nothing else has been answered since; returns in words
   * why that cannot be, or null.
   */
  giveAgain(): string | null {
    const { prompt } = this;
    if (prompt === null) return this.#whyUnasked;
    const last = this.#takenBack.at(-1);
    if (last === undefined || last.asked !== JSON.stringify(prompt)) return 'there is nothing to give again';
    const why = this.#give(last.choice);
    if (why === null) this.#takenBack.pop();
    return why;
  }

  /** That dice have fallen, with the line that tells of the first of them where the person may read it. */
  #whatFell(why: string, before: number): string {
    const { journal } = this.match;
    const isSince = ({ draw }: { readonly draw: number }) => draw > before;
    const fell = journal.find(({ event: { rolls = [], lots = [], shuffles = [] } }) =>
      [...rolls, ...lots, ...shuffles].some(isSince),
    );
    const line = this.#lines.find(({ entry }) => entry.seq === fell?.seq);
    const hidden = line?.entry.event.only?.every((seat) => !this.#options.seats.includes(seat)) ?? false;
    return line === undefined || hidden ? why : `${why}: ${line.text}`;
  }

  /** All that the match has told again has been seen. */
  #rejoin(): void {
    const seen = this.#waiting.splice(0);
    this.#lines.splice(0, this.#lines.length, ...seen.map(({ entry, text }) => ({ entry, text })));
    this.#seen = this.#lines.length;
    this.catchUp();
  }

  /** The match as a save, with what has been shown so far. */
  save(): Save {
    return this.#saved(this.#lines.length);
  }

  /** The match as a save, with so many of the lines seen. */
  #saved(seen: number): Save {
    const plain = this.match.save(this.#before + seen);
    const save = this.#marks?.into(plain) ?? plain;
    return this.#beside.into(save, this.match.over);
  }

  get seals(): SavedSeals | null {
    return this.#beside.shown(this.match.over);
  }

  get remarks(): readonly Remark[] {
    return this.#beside.remarks;
  }

  /** Who answers for seats of the program, and what the journal says of it. */
  get led(): { readonly minds: Minds<K>; readonly remark: string | undefined } {
    const { minds = {}, remark } = this.#options;
    return { minds, remark };
  }

  /** Minds are told once how the match ended. */
  #tellEnd(): void {
    const { outcome } = this.match.state;
    if (outcome === null || this.#ended) return;
    this.#ended = true;
    for (const mind of eachMind(this.led.minds)) mind.ends?.(outcome);
  }

  /** Writes the save again, so that what was seen is known; done on leaving. */
  keep(): string | null {
    this.#save();
    return this.#trouble;
  }

  #save(): void {
    this.#tellEnd();
    this.#trouble = this.#options.sink.write(this.#saved(this.#seen));
  }
}
