/** A talk with a bot: one question a line, one answer a line, with refusals, time-outs and an end. */
import { readAs } from '../../kernel/save.ts';
import { safeText } from '../../safe-text.ts';
import {
  BOT_PROTOCOL,
  type BotAnswer,
  type BotHello,
  type BotOutcome,
  type BotQuestion,
  botAnswerSchema,
  type ToldBot,
} from './messages.ts';

/** The way to a bot and back. */
export interface BotWire {
  send(line: string): void;
  /** Is told of every line that comes, and once, why none comes any more. */
  listen(line: (text: string) => void, gone: (why: string) => void): void;
  close(): void;
}

/** What came of a question: a choice, or why the bot lost its turn. */
type BotReply = { readonly choice: unknown } | { readonly lost: string };

/** Calls back after so many milliseconds, unless what it gives back is called before. */
export type BotAlarm = (ms: number, ring: () => void) => () => void;

/** Seconds that a bot has for an answer, unless the player says otherwise. */
export const BOT_SECONDS = 10;
/** Wrong answers to one question. */
const TRIES = 5;
/** Answers in a row that came too late: whoever is so slow is asked no more. */
const STALLS_MAX = 3;
/** Lines that answer nothing. */
const NOISE_MAX = 100;
const SECOND = 1000;
/** Of a refusal. */
const WHY_MAX = 300;

const timer: BotAlarm = (ms, ring) => {
  const timeout = setTimeout(ring, ms);
  return () => clearTimeout(timeout);
};

interface Open {
  /** Why a choice is not taken, or null. */
  readonly check: (choice: unknown) => string | null;
  readonly done: (reply: BotReply) => void;
  readonly quiet: () => void;
  refused: number;
  /** Why the last answer was refused; null: none was. */
  why: string | null;
}

/** One bot, for as many matches as there are. It is asked at most what was not answered yet. */
export class BotTalk {
  readonly #wire: BotWire;
  readonly #seconds: number;
  readonly #alarm: BotAlarm;
  readonly #open = new Map<number, Open>();
  #id = 0;
  #stalls = 0;
  #noise = 0;
  /** Why it is not asked any more; null: it is. */
  #gone: string | null = null;

  constructor(wire: BotWire, seconds: number = BOT_SECONDS, alarm: BotAlarm = timer) {
    this.#wire = wire;
    this.#seconds = seconds;
    this.#alarm = alarm;
    wire.listen(
      (line) => this.#hear(line),
      (why) => this.#leave(why),
    );
  }

  /** Why it is not asked any more, or null. */
  get gone(): string | null {
    return this.#gone;
  }

  /** A match begins. */
  hello(match: BotHello): void {
    this.#tell({ type: 'hello', protocol: BOT_PROTOCOL, ...match, seconds: this.#seconds });
  }

  /** A match is over. */
  over({ winner, by, results }: BotOutcome): void {
    this.#tell({ type: 'over', outcome: { winner, by, results } });
  }

  /** Puts a question; `done` hears once what came of it. What is given back takes the question back. */
  ask(question: BotQuestion, check: Open['check'], done: Open['done']): () => void {
    if (this.#gone !== null) {
      done({ lost: this.#gone });
      return () => {};
    }
    this.#id += 1;
    const id = this.#id;
    const quiet = this.#alarm(this.#seconds * SECOND, () => this.#stall(id));
    this.#open.set(id, { check, done, quiet, refused: 0, why: null });
    this.#tell({ type: 'ask', id, ...question });
    return () => this.#settle(id);
  }

  /** Nothing more is asked; what is asked now is lost. */
  close(): void {
    this.#leave('the talk with it was ended');
  }

  #tell(message: ToldBot): void {
    if (this.#gone === null) this.#wire.send(JSON.stringify(message));
  }

  #hear(line: string): void {
    if (line.trim() === '') return;
    const answer = readAnswer(line);
    if (answer.ok) this.#take(answer.value);
    else this.#refuse(this.#lastOpen(), answer.why);
  }

  #take({ id, choice }: BotAnswer): void {
    const open = this.#open.get(id);
    const why = open === undefined ? `nothing with the id ${id} is asked, or not any more` : open.check(choice);
    if (why !== null) {
      this.#refuse(open === undefined ? null : id, why);
      return;
    }
    this.#stalls = 0;
    this.#settle(id)?.done({ choice });
  }

  /** What a line that names no question is taken to answer. */
  #lastOpen(): number | null {
    return [...this.#open.keys()].at(-1) ?? null;
  }

  #refuse(id: number | null, reason: string): void {
    const why = safeText(reason, WHY_MAX);
    const open = id === null ? undefined : this.#open.get(id);
    if (id === null || open === undefined) {
      this.#noise += 1;
      this.#tell({ type: 'refused', id, why, left: 0 });
      if (this.#noise >= NOISE_MAX) this.#leave('it went on about what nobody had asked');
      return;
    }
    open.refused += 1;
    open.why = why;
    this.#tell({ type: 'refused', id, why, left: TRIES - open.refused });
    if (open.refused >= TRIES) this.#lose(id, `${TRIES} answers were refused, the last because ${why}`);
  }

  #stall(id: number): void {
    this.#stalls += 1;
    const why = this.#open.get(id)?.why ?? null;
    const after = why === null ? '' : ` after one was refused because ${why}`;
    this.#lose(id, `no answer came in ${this.#seconds} s${after}`);
    if (this.#stalls >= STALLS_MAX) this.#leave(`${STALLS_MAX} answers in a row came too late`);
  }

  #lose(id: number, why: string): void {
    const open = this.#settle(id);
    if (open === null) return;
    this.#tell({ type: 'lost', id, why });
    open.done({ lost: why });
  }

  /** It is asked no more; what it was asked is lost. */
  #leave(why: string): void {
    if (this.#gone !== null) return;
    this.#gone = safeText(why, WHY_MAX);
    this.#wire.close();
    for (const id of [...this.#open.keys()]) this.#settle(id)?.done({ lost: this.#gone });
  }

  #settle(id: number): Open | null {
    const open = this.#open.get(id);
    if (open === undefined) return null;
    this.#open.delete(id);
    open.quiet();
    return open;
  }
}

function readAnswer(line: string) {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { ok: false, why: 'the line is not JSON' } as const;
  }
  return readAs(botAnswerSchema, json, 'not an answer');
}
