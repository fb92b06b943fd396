/** A career being played: what was answered is kept before its result is shown, its bouts in records of their own. */

import type { Request } from '../../../kernel/request.ts';
import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import type { Standing } from '../../../session/answers.ts';
import { type SaveSink, Session } from '../../../session/session.ts';
import { type CopyAside, goesOn, takenUp } from '../../../session/taken-up.ts';
import { career } from '../career/index.ts';
import type { Career } from '../career/kit.ts';
import type { Man } from '../career/man/man-types.ts';
import type { BoutOrder } from '../career/munus/munus-types.ts';
import type { CampaignTables } from '../career/table-types.ts';
import { type HallEntry, hallEntry } from '../career/told/hall.ts';
import type { CareerDecisions, CareerSetup, CareerState } from '../career/types.ts';
import type { Gladiator } from '../rules/kit.ts';
import { pagesToWrite } from './career-pages.ts';
import { type BoutFile, type BoutSession, cameTo, keptBout, type LiveBout } from './kept-bout.ts';

export type CareerSession = Session<Career>;

/** Whether the player of a career is told odds now, and whether he ever was. */
export interface OddsNote {
  readonly told: boolean;
  readonly ever: boolean;
}

/** The files of a career, as whoever plays it sees them. */
export interface CareerKeep extends SaveSink {
  readonly copyAside: CopyAside;
  /** Is told what goes on, in a few words, as often as that changes; null: it is over. */
  played(note: string | null): void;
  bout(munus: number): BoutFile;
  keepBack(munus: number, save: Save): string | null;
  backs(): readonly number[];
  /** Makes the career what it was before a munus. */
  goBack(munus: number): Read<Save>;
  writePage(name: string, text: string): Read<string>;
  /** Writes a man's card; returns where, or why it could not. */
  writeCard(man: Man): Read<string>;
  /** What is known of odds in this career; null: nothing yet. */
  odds(): OddsNote | null;
  /** Keeps it; why that failed, or null. */
  noteOdds(note: OddsNote): string | null;
  /** Enters the hall of fame; once, however often it is told. */
  honour(entry: HallEntry): string | null;
}

/** What the hall marks a career by. */
const WITH_ODDS: Pick<HallEntry, 'trueOdds'> = { trueOdds: true };
const WITHOUT_ODDS: Pick<HallEntry, 'withoutOdds'> = { withoutOdds: true };

/** One career in play. */
export class CareerGame {
  readonly session: CareerSession;
  readonly #keep: CareerKeep;
  #trouble: string | null = null;
  /** What the player is to be told, and has not been yet. */
  #word: string | null = null;
  /** The bout in play, if one is. */
  #bout: LiveBout | null = null;
  #odds: OddsNote | null;
  /** How far the career had come when its pages were last told. */
  #toldAt = '';

  constructor(session: CareerSession, keep: CareerKeep, word: string | null = null) {
    this.session = session;
    this.#keep = keep;
    this.#word = word;
    this.#odds = keep.odds();
    this.#told();
  }

  /** Why something could not be kept, or null. */
  get trouble(): string | null {
    return this.session.trouble ?? this.#trouble;
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

  /** The bout that is asked for now, or null. */
  get order(): BoutOrder | null {
    const request = this.session.match.pending.find(({ kind }) => kind === 'bout');
    return (request as Request<CareerDecisions, 'bout'> | undefined) ?? null;
  }

  /** Whether odds are told in its bouts. A bout before that was settled has settled it by the player's option. */
  get oddsTold(): boolean {
    return this.#mayTell && (this.#odds?.told ?? true);
  }

  /** P353 Whether they were asked for when it began. */
  get #mayTell(): boolean {
    return this.session.match.state.setup.trueOdds;
  }

  /** Settles it before a bout, where it is not settled yet; what was fought before it was kept at all counts as told. */
  settleOdds(option: boolean): void {
    if (this.#odds !== null) return;
    const before = this.session.match.state.past.length > 0;
    const note = { told: option && this.#mayTell, ever: this.#mayTell && (option || before) };
    this.#trouble = this.#noteOdds(note) ?? this.#trouble;
  }

  /** Tells odds from now on or keeps them back. Why that cannot be, or could not be kept, or null. */
  tellOdds(told: boolean): string | null {
    if (told && !this.#mayTell) return 'No odds are told in this career: it began without them (P353).';
    return this.#noteOdds({ told, ever: told || (this.#odds?.ever ?? true) });
  }

  #noteOdds(note: OddsNote): string | null {
    this.#odds = note;
    return this.#keep.noteOdds(note);
  }

  /** Answers the prompt; what comes of it is on the disk when this returns. Why it was refused, or null. */
  answer(choice: unknown): string | null {
    const { prompt, match } = this.session;
    if (prompt?.kind === 'enter' && match.state.setup.mode === 'lenient') {
      this.#trouble = this.#keep.keepBack(match.state.turn, this.session.save());
    }
    const why = this.session.answer(choice);
    if (why === null) this.#told();
    return why;
  }

  /**
   * The bout now asked for: begun, or gone on with. A record that is over already (the program was
   * killed between the two) is answered from, and gives null. `standing`: what the player need not be asked in it.
   */
  bout(standing?: Standing<Gladiator>): Read<BoutSession | null> {
    const { order } = this;
    if (order === null) return unreadable('no bout is asked for');
    const kept = keptBout(this.session.match.tables.gladiator, order, this.#keep.bout(order.munus), standing);
    if (!kept.ok) return kept;
    const { session, result, word } = kept.value;
    this.#hear(word);
    this.#bout = kept.value;
    if (result === null) return readable(session);
    const why = this.answer(result);
    return why === null ? readable(null) : unreadable(why);
  }

  /** Answers with the bout that was asked for, once it is over. Why it could not, or null. */
  finish(bout: BoutSession): string | null {
    const { order, session } = this;
    if (order === null) return null; // answered before
    if (this.#bout?.session !== bout) return 'that is not the bout which is asked for';
    const came = cameTo(session.match.tables.gladiator, this.#bout, this.#keep.bout(order.munus));
    if (!came.ok) return came.why;
    this.#hear(came.value.word);
    return this.answer(came.value.result);
  }

  /** The record of a bout he fought, null where it is not kept. */
  record(munus: number): Read<Save | null> {
    return this.#keep.bout(munus).load();
  }

  /** Munera that can be returned to, the newest first. */
  backs(): readonly number[] {
    return this.#keep.backs();
  }

  /** The career as it was before a munus, as a game of its own. */
  goBack(munus: number): Read<CareerGame> {
    const save = this.#keep.goBack(munus);
    return save.ok ? openGame(this.session.match.tables, save.value, this.#keep) : save;
  }

  /** Writes his card; returns where, or why it could not. */
  writeCard(): Read<string> {
    const { man } = this.session.match.state;
    return man === null ? unreadable('he has not been made yet') : this.#keep.writeCard(man);
  }

  #told(): void {
    const { state } = this.session.match;
    this.#keep.played(state.outcome === null ? noteOf(state) : null);
    const now = `${state.past.length}/${state.others.length}/${state.outcome === null}`;
    if (now === this.#toldAt) return;
    this.#toldAt = now;
    for (const { name, text } of pagesToWrite(state)) {
      const written = this.#keep.writePage(name, text);
      if (!written.ok) this.#trouble = written.why;
    }
    const entry = state.outcome === null ? null : hallEntry(state);
    const marks = this.#odds === null ? {} : this.#odds.ever ? WITH_ODDS : WITHOUT_ODDS;
    if (entry !== null) this.#trouble = this.#keep.honour({ ...entry, ...marks }) ?? this.#trouble;
  }
}

/** The career in a few words, for Continue. */
function noteOf({ man, setup, turn }: Readonly<CareerState>): string {
  const v = man?.record.v ?? 0;
  const when = turn === 0 ? 'in the making' : `munus ${turn}`;
  return `${setup.name}, ${when}, ${v} ${v === 1 ? 'victory' : 'victories'}`;
}

/** A new career, saved before anything is shown. */
export function startGame(tables: CampaignTables, setup: CareerSetup, seed: string, keep: CareerKeep): CareerGame {
  return new CareerGame(Session.start(career, tables, { setup, seed }, { seats: [0], sink: keep }), keep);
}

/** A saved career, with what had not been seen waiting to be shown. */
export function openGame(tables: CampaignTables, save: Save, keep: CareerKeep): Read<CareerGame> {
  const opened = takenUp(save, (one) => Session.open(career, tables, one, { seats: [0], sink: keep }));
  if (!opened.ok) return opened;
  const { value, fault } = opened.value;
  const word = fault === null ? null : goesOn('career', fault, keep.copyAside);
  if (word !== null) value.session.keep();
  return readable(new CareerGame(value.session, keep, word));
}
