/** A career being played: what was answered is kept before its result is shown, its bouts in records of their own. */

import type { CareerEvent } from '../engine/campaign/events.ts';
import { resultOfRecord } from '../engine/campaign/fight-out.ts';
import { type HallEntry, hallEntry } from '../engine/campaign/hall.ts';
import { career } from '../engine/campaign/index.ts';
import type { Man } from '../engine/campaign/man-types.ts';
import type { BoutOrder } from '../engine/campaign/munus-types.ts';
import type { CampaignTables } from '../engine/campaign/table-types.ts';
import type { CareerDecisions, CareerSetup, CareerState } from '../engine/campaign/types.ts';
import type { GladiatorEvent } from '../engine/gladiator/events.ts';
import { gladiator } from '../engine/gladiator/index.ts';
import type { Setup } from '../engine/gladiator/setup.ts';
import type { Tables } from '../engine/gladiator/table-types.ts';
import type { GladiatorDecisions, State } from '../engine/gladiator/types.ts';
import type { Request } from '../engine/kernel/request.ts';
import { type Read, readable, type Save, unreadable } from '../engine/kernel/save.ts';
import { digestOf } from '../engine/kernel/state.ts';
import { pagesToWrite } from './career-pages.ts';
import { type SaveSink, Session, type Standing } from './session.ts';

export type CareerSession = Session<CareerState, CareerDecisions, CareerEvent, CareerSetup, CampaignTables>;
type BoutSession = Session<State, GladiatorDecisions, GladiatorEvent, Setup, Tables>;

/** The files of a career, as whoever plays it sees them. */
export interface CareerKeep extends SaveSink {
  bout(munus: number): SaveSink & {
    load(): Read<Save | null>;
    /** Puts a record aside that cannot be used; says where it went, or why it stays. */
    setAside(why: string): Read<string>;
  };
  keepBack(munus: number, save: Save): string | null;
  backs(): readonly number[];
  /** Makes the career what it was before a munus. */
  goBack(munus: number): Read<Save>;
  writePage(name: string, text: string): Read<string>;
  /** Writes a man's card; returns where, or why it could not. */
  writeCard(man: Man): Read<string>;
  /** Enters the hall of fame; once, however often it is told. */
  honour(entry: HallEntry): string | null;
}

/** One career in play. */
export class CareerGame {
  readonly session: CareerSession;
  readonly #keep: CareerKeep;
  #trouble: string | null = null;
  /** How far the career had come when its pages were last told. */
  #toldAt = '';

  constructor(session: CareerSession, keep: CareerKeep) {
    this.session = session;
    this.#keep = keep;
    this.#told();
  }

  /** Why something could not be kept, or null. */
  get trouble(): string | null {
    return this.session.trouble ?? this.#trouble;
  }

  /** The bout that is asked for now, or null. */
  get order(): BoutOrder | null {
    const request = this.session.match.pending.find(({ kind }) => kind === 'bout');
    return (request as Request<CareerDecisions, 'bout'> | undefined) ?? null;
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
  bout(standing?: Standing<GladiatorDecisions>): Read<BoutSession | null> {
    const { order } = this;
    if (order === null) return unreadable('no bout is asked for');
    const tables = this.session.match.tables.gladiator;
    const file = this.#keep.bout(order.munus);
    const found = file.load();
    const save = found.ok ? found.value : null;
    const session = save === null ? null : this.#goneOn(order, save, file, standing);
    if (session === null) return readable(Session.start(gladiator, tables, order.setup, order.seed, 0, file, standing));
    if (!session.ok) return session;
    if (!session.value.over) return readable(session.value);
    const why = this.finish(session.value);
    return why === null ? readable(null) : unreadable(why);
  }

  /** The bout of a record; null where that cannot be used and lies aside now, so that the bout begins anew. */
  #goneOn(
    order: BoutOrder,
    save: Save,
    file: ReturnType<CareerKeep['bout']>,
    standing: Standing<GladiatorDecisions> | undefined,
  ): Read<BoutSession> | null {
    const fault = faultOf(order, save);
    const opened =
      fault === null
        ? Session.open(gladiator, this.session.match.tables.gladiator, save, 0, file, standing)
        : unreadable(fault);
    if (opened.ok) return readable(opened.value.session);
    const aside = file.setAside(opened.why);
    if (!aside.ok) return unreadable(`The bout's record cannot be used: ${opened.why}; ${aside.why}.`);
    this.#trouble = `The bout's record could not be used: ${opened.why}. It lies aside, and the bout begins anew.`;
    return null;
  }

  /** Answers with the bout that was asked for, once it is over. Why it could not, or null. */
  finish(bout: BoutSession): string | null {
    const { order, session } = this;
    if (order === null) return null; // answered before
    const result = resultOfRecord(session.match.tables.gladiator, bout.save());
    if (!result.ok) return result.why;
    return this.answer(result.value);
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
    const now = `${state.past.length}/${state.others.length}/${state.outcome === null}`;
    if (now === this.#toldAt) return;
    this.#toldAt = now;
    for (const { name, text } of pagesToWrite(state)) {
      const written = this.#keep.writePage(name, text);
      if (!written.ok) this.#trouble = written.why;
    }
    const entry = state.outcome === null ? null : hallEntry(state);
    if (entry !== null) this.#trouble = this.#keep.honour(entry) ?? this.#trouble;
  }
}

/** Why a record is not of the bout that is asked for, by the rules of this version; or null. */
function faultOf({ setup, seed }: BoutOrder, save: Save): string | null {
  if (save.version !== gladiator.version)
    return `it is of version ${save.version} of the rules, which are at ${gladiator.version}`;
  return save.seed === seed && digestOf(save.setup) === digestOf(setup) ? null : 'it is of another bout';
}

/** A new career, saved before anything is shown. */
export function startGame(tables: CampaignTables, setup: CareerSetup, seed: string, keep: CareerKeep): CareerGame {
  return new CareerGame(Session.start(career, tables, setup, seed, 0, keep), keep);
}

/** A saved career, with what had not been seen waiting to be shown. */
export function openGame(tables: CampaignTables, save: Save, keep: CareerKeep): Read<CareerGame> {
  const opened = Session.open(career, tables, save, 0, keep);
  return opened.ok ? readable(new CareerGame(opened.value.session, keep)) : opened;
}
