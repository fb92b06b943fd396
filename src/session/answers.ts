/** The answers of a match with one person: collected from the person's seats, thought out at those of the program. */
import { answerOf, inquiryOf, legal, type Minds } from '../ai/mind.ts';
import type { Inquiry, Thought } from '../ai/tactics.ts';
import type { Kit } from '../kernel/kit.ts';
import type { Match } from '../kernel/match.ts';
import type { Answer, Request, Seat } from '../kernel/request.ts';
import { copyPlain } from '../kernel/state.ts';
import type { Staying } from '../kernel/undo.ts';
import { type Awaited, type DoableErrand, type Labour, toiledOut } from '../odds/labour.ts';
import { type KeptThought, KeptThoughts } from './kept-thoughts.ts';
import type { Seals } from './seals.ts';

/** What the person has said once and for all: the answer to a request as the match stands, or undefined where it is to be asked. */
export type StandingAnswer<K extends Kit> = (request: Request<K['decisions']>, state: Readonly<K['state']>) => unknown;

/** Who answers in a session. */
export interface Answering<K extends Kit> {
  /** The person's seats. */
  readonly seats: readonly [Seat, ...Seat[]];
  /** Nothing unless it is given. */
  readonly standing?: StandingAnswer<K> | undefined;
  /** Who answers for seats of the program; a seat that the rules ask has one or is the person's. */
  readonly minds?: Minds<K>;
  /** Who does the thinking of minds that take their time, looked after by `look`; absent: they think here and now. */
  readonly labour?: Labour | undefined;
}

/** Minds of the program over their questions. */
export interface MindsAtWork<K extends Kit> {
  readonly requests: readonly Request<K['decisions']>[];
  readonly trouble: string | null;
}

/** A mind that thinks. */
interface Thinker<K extends Kit> {
  readonly asked: Inquiry<K>;
  readonly errand: DoableErrand<Thought<K>>;
  readonly awaited: Awaited<Thought<K>>;
}

/** Why a match cannot go on by what is asked now: a seat of somebody who is not here; or null. */
export function unled<K extends Kit>({ pending }: Match<K>, { seats, minds = {} }: Answering<K>): string | null {
  const found = pending.find(({ seat }) => !seats.includes(seat) && minds[seat] === undefined);
  return found === undefined ? null : `nobody answers for seat ${found.seat}`;
}

/** An answer of the person's. */
interface Given<K extends Kit> {
  readonly request: Request<K['decisions']>;
  readonly choice: unknown;
}

/** What came of taking back. */
interface TakenBack<K extends Kit> {
  /** Why the person's answer stays; null: it is gone. */
  readonly why: string | null;
  /** Whether the match was told again. */
  readonly moved: boolean;
  /** Draws before the last answer that stays; null: none does. */
  readonly draws: number | null;
  /** The person's answer that is gone; null: it stays. */
  readonly taken: Given<K> | null;
}

/** Answers to the questions now open, handed to the match when all seats have theirs. */
export class Answers<K extends Kit> {
  readonly #match: Match<K>;
  readonly #by: Answering<K>;
  readonly #seals: Seals | null;
  readonly #remark: (text: string) => void;
  /** In the order in which they were given. */
  readonly #collected = new Map<Request<K['decisions']>, unknown>();
  /** What minds have answered: before the person is asked, and kept from the person until all have. */
  readonly #sealed = new Map<Request<K['decisions']>, unknown>();
  readonly #thinking = new Map<Request<K['decisions']>, Thinker<K>>();
  readonly #kept = new KeptThoughts<K>();

  /** `remark` is told what the journal is to say of an answer. */
  constructor(match: Match<K>, by: Answering<K>, seals: Seals | null, remark: (text: string) => void) {
    this.#match = match;
    this.#by = by;
    this.#seals = seals;
    this.#remark = remark;
  }

  /** The questions over which minds are thinking; the person is asked nothing meanwhile. */
  get thinking(): readonly Request<K['decisions']>[] {
    return [...this.#thinking.keys()];
  }

  /** Why thinking takes longer than it should, or null. */
  get trouble(): string | null {
    return [...this.#thinking.values()].find(({ awaited }) => awaited.trouble !== null)?.awaited.trouble ?? null;
  }

  /** What minds have answered since the person did, and together with what the person is asked. */
  get kept(): readonly KeptThought<K>[] {
    return this.#kept.all;
  }

  /** Looks after minds that think; whether there is more to be saved. */
  look(): boolean {
    for (const { awaited } of this.#thinking.values()) awaited.look();
    return this.goOn();
  }

  /** Nobody waits for their thoughts any more; the next look begins them anew. */
  stop(): void {
    for (const { awaited } of this.#thinking.values()) awaited.stop();
    this.#thinking.clear();
  }

  /** The person's own questions that have no answer yet. */
  get open(): readonly Request<K['decisions']>[] {
    return this.#match.pending.filter((one) => this.#by.seats.includes(one.seat) && !this.#collected.has(one));
  }

  /** An open question as its seat has it before it, with what was answered to others that are open. */
  inquiry(request: Request<K['decisions']>): Inquiry<K> {
    const asked = inquiryOf(this.#match, request);
    const own = [...this.#collected].filter(([{ seat }]) => seat === request.seat);
    const collected = own.map(([one, choice]) => ({ kind: one.kind, request: one, choice }) as Answer<K['decisions']>);
    return { ...asked, given: [...asked.given, ...collected] };
  }

  /** Takes the person's answer to an open question; why it cannot be, or null. */
  give(request: Request<K['decisions']>, choice: unknown): string | null {
    const why = this.#match.check(request, choice) ?? unled(this.#match, this.#by);
    if (why !== null) return why;
    this.#collected.set(request, copyPlain(choice));
    this.#kept.shown(this.#match);
    return null;
  }

  /**
   * Plays on as long as the person need not be asked; whether there is more to be saved. Throws where the rules refuse
   * an answer: a bug.
   */
  goOn(): boolean {
    for (let moved = false; ; moved = true) {
      this.#collectStanding();
      const { pending } = this.#match;
      if (pending.length === 0 || unled(this.#match, this.#by) !== null) return moved;
      this.#takeHeld();
      if (!this.#thoughtOut()) return moved;
      const sealed = this.#sealUp();
      if (this.open.length > 0) return moved || sealed;
      const own = this.#collected;
      const why = this.#match.answer(pending.map((one) => (own.has(one) ? own.get(one) : this.#sealed.get(one))));
      if (why !== null) throw new Error(`an answer was refused: ${why}`);
      own.clear();
      this.#sealed.clear();
      this.#seals?.open();
    }
  }

  /** What is asked of others than the person. */
  get #others(): readonly Request<K['decisions']>[] {
    return this.#match.pending.filter(({ seat }) => !this.#by.seats.includes(seat));
  }

  /** Takes the answers that were sealed before the program stopped: nobody thinks about them again. */
  #takeHeld(): void {
    const held = this.#seals?.held(this.#match.choices.length) ?? null;
    for (const [i, request] of held === null ? [] : this.#others.entries()) {
      const choice = held?.[i];
      if (!this.#sealed.has(request) && this.#match.check(request, choice) === null) this.#sealed.set(request, choice);
    }
  }

  /** Seals what others answer together with the person; whether that made a seal. */
  #sealUp(): boolean {
    const { pending, choices, journal } = this.#match;
    const others = this.#others;
    if (this.#seals === null || others.length === 0 || others.length === pending.length) return false;
    const place = { at: choices.length, of: others.map((one) => pending.indexOf(one)), seq: journal.length };
    return this.#seals.seal(
      place,
      others.map((one) => this.#sealed.get(one)),
    );
  }

  /** Has minds answer what they are asked; whether all of them have. */
  #thoughtOut(): boolean {
    const { seats, labour } = this.#by;
    for (const request of this.#match.pending) {
      if (seats.includes(request.seat) || this.#sealed.has(request)) continue;
      const thinker = this.#thinking.get(request);
      if (thinker !== undefined) this.#hear(request, thinker);
      else this.#ask(request, labour);
    }
    return this.#thinking.size === 0;
  }

  #ask(request: Request<K['decisions']>, labour: Labour | undefined): void {
    const answer = answerOf(this.#match, this.#by.minds ?? {}, request);
    const { asked } = answer;
    if (!('errand' in answer)) this.#settle(request, asked, { choice: answer.choice, reasons: null });
    else if (labour === undefined) this.#seal(request, asked, answer.errand);
    else this.#thinking.set(request, { asked, errand: answer.errand, awaited: labour.send(answer.errand) });
  }

  /** Takes what a mind has thought out; where its errand was lost it thinks here. */
  #hear(request: Request<K['decisions']>, { asked, errand, awaited }: Thinker<K>): void {
    if (!awaited.over) return;
    this.#thinking.delete(request);
    if (awaited.found === null) this.#seal(request, asked, errand);
    else this.#take(request, asked, awaited.found);
  }

  /** Thinks an errand out here and now. */
  #seal(request: Request<K['decisions']>, asked: Inquiry<K>, errand: DoableErrand<Thought<K>>): void {
    this.#take(request, asked, toiledOut(errand.begin()));
  }

  #take(request: Request<K['decisions']>, asked: Inquiry<K>, thought: Thought<K> | null): void {
    const choice = legal(this.#match, request, thought?.choice);
    this.#settle(request, asked, { choice, reasons: thought?.reasons ?? null });
    if (thought?.remark !== undefined) this.#remark(thought.remark);
  }

  #settle(request: Request<K['decisions']>, asked: Inquiry<K>, thought: Thought<K>): void {
    this.#sealed.set(request, thought.choice);
    this.#kept.keep(this.#match, asked, thought);
  }

  /** Takes the person's last answer back. `stays`: what is never taken back. */
  takeBack(stays: Staying): TakenBack<K> {
    const last = [...this.#collected.keys()].findLast((request) => this.#standing(request) === undefined);
    if (last !== undefined) {
      const taken = { request: last, choice: this.#collected.get(last) };
      this.#collected.delete(last);
      return { why: null, moved: false, draws: null, taken };
    }
    let undone = this.#undo(stays);
    const moved = undone.why === null;
    while (undone.why === null && undone.taken === null) undone = this.#undo(stays);
    const draws = this.#match.drawsAtLast;
    // what was answered for the person since comes again where the person's own answer stays
    if (moved) this.goOn();
    return { ...undone, moved, draws };
  }

  /** Takes the last answers out of the match, and keeps all of the person's but the last. */
  #undo(stays: Staying): Pick<TakenBack<K>, 'why' | 'taken'> {
    const given = this.#match.choices.at(-1) ?? [];
    const why = this.#match.undo(this.#by.seats, stays);
    if (why !== null) return { why, taken: null };
    this.#collected.clear();
    this.#sealed.clear();
    this.#kept.drop();
    this.#seals?.drop();
    this.stop();
    this.#collectStanding();
    const { pending } = this.#match;
    const own = this.open.map((request) => ({ request, choice: given[pending.indexOf(request)] }));
    for (const { request, choice } of own.slice(0, -1)) this.#collected.set(request, choice);
    return { why: null, taken: own.at(-1) ?? null };
  }

  #standing(request: Request<K['decisions']>): unknown {
    return this.#by.standing?.(request, this.#match.state);
  }

  /** Answers what the person has said once and for all. */
  #collectStanding(): void {
    for (const request of this.open) {
      const choice = this.#standing(request);
      if (choice === undefined) continue;
      const why = this.#match.check(request, choice);
      if (why !== null) throw new Error(`a standing answer was refused: ${why}`);
      this.#collected.set(request, choice);
    }
  }
}
