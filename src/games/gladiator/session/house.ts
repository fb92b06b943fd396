/** A house being played: what was answered is kept before its result is shown, its bouts in records of their own. */

import { Match } from '../../../kernel/match.ts';
import type { Request } from '../../../kernel/request.ts';
import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import type { Standing } from '../../../session/answers.ts';
import { type SaveSink, Session } from '../../../session/session.ts';
import { type CopyAside, goesOn, takenUp } from '../../../session/taken-up.ts';
import type { Man } from '../career/man/man-types.ts';
import type { BoutOrder } from '../career/munus/munus-types.ts';
import type { CampaignTables } from '../career/table-types.ts';
import { fixtureOrder, recordNumber } from '../house/games/bouts.ts';
import { lanista } from '../house/index.ts';
import type { Lanista } from '../house/kit.ts';
import { type HouseEntry, houseEntry } from '../house/told/hall.ts';
import type { LanistaDecisions, LanistaSetup, LanistaState } from '../house/types.ts';
import { gladiator } from '../rules/index.ts';
import type { Gladiator } from '../rules/kit.ts';
import { housePages } from './house-pages.ts';
import { type BoutFile, type BoutSession, cameTo, keptBout, type LiveBout } from './kept-bout.ts';

export type LanistaSession = Session<Lanista>;
type AskedBout = Request<LanistaDecisions, 'bout'>;

/** The files of a house, as whoever plays it sees them. Bouts are numbered by `recordNumber`. */
export interface LanistaKeep extends SaveSink {
  readonly copyAside: CopyAside;
  /** Is told what goes on, in a few words, as often as that changes; null: it is over. */
  played(note: string | null): void;
  bout(number: number): BoutFile;
  keepBack(month: number, save: Save): string | null;
  backs(): readonly number[];
  /** Makes the game what it was as a month began; bouts numbered from `firstBout` on are put aside. */
  goBack(month: number, firstBout: number): Read<Save>;
  writePage(name: string, text: string): Read<string>;
  /** Writes a man's card; returns where, or why it could not. */
  writeCard(man: Man): Read<string>;
  /** Enters the hall of fame; once, however often it is told. */
  honour(entry: HouseEntry): string | null;
}

/** One house in play. */
export class LudusGame {
  readonly session: LanistaSession;
  readonly #keep: LanistaKeep;
  #trouble: string | null = null;
  /** What the player is to be told, and has not been yet. */
  #word: string | null = null;
  /** The bout in play, if one is. */
  #bout: LiveBout | null = null;
  /** How far the game had come when its pages were last told. */
  #toldAt = '';

  constructor(session: LanistaSession, keep: LanistaKeep, word: string | null = null) {
    this.session = session;
    this.#keep = keep;
    this.#word = word;
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
  get order(): AskedBout | null {
    const request = this.session.match.pending.find(({ kind }) => kind === 'bout');
    return (request as AskedBout | undefined) ?? null;
  }

  /** Answers the prompt; what comes of it is on the disk when this returns. Why it was refused, or null. */
  answer(choice: unknown): string | null {
    const { match } = this.session;
    const { turn: month, setup } = match.state;
    if (setup.mode === 'lenient' && !this.#keep.backs().includes(month)) {
      this.#trouble = this.#keep.keepBack(month, this.session.save());
    }
    const why = this.session.answer(choice);
    if (why === null) this.#told();
    return why;
  }

  /**
   * The bout now asked for: begun, or gone on with. One whose record is over already (the program was killed
   * between the two) is answered from it, and gives null. One that is only looked on at asks nobody.
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

  /** The record of a bout by its number; of this month's matches one that was settled by the book, too. Null where there is none. */
  record(number: number): Read<Save | null> {
    const kept = this.#keep.bout(number).load();
    if (!kept.ok || kept.value !== null) return kept;
    const { state, tables } = this.session.match;
    const fixture = state.month.fixtures.find(({ n }) => recordNumber(state.turn, n) === number);
    if (fixture?.fought?.way !== 'book') return kept;
    return readable(bookRecord(tables, fixtureOrder(state, tables, fixture, null)));
  }

  /** Months that can be returned to, the newest first. */
  backs(): readonly number[] {
    return this.#keep.backs();
  }

  /** The game as it was at the first question of a month, as a game of its own. */
  goBack(month: number): Read<LudusGame> {
    const save = this.#keep.goBack(month, recordNumber(month, 0));
    return save.ok ? openLudus(this.session.match.tables, save.value, this.#keep) : save;
  }

  /** Writes the card of a man; returns where, or why it could not. */
  writeCard(man: Man): Read<string> {
    return this.#keep.writeCard(man);
  }

  #told(): void {
    const { state } = this.session.match;
    this.#keep.played(state.outcome === null ? noteOf(state) : null);
    const now = `${state.months.length}/${state.outcome === null}`;
    if (now === this.#toldAt) return;
    this.#toldAt = now;
    for (const { name, text } of housePages(state)) {
      const written = this.#keep.writePage(name, text);
      if (!written.ok) this.#trouble = written.why;
    }
    if (state.outcome !== null) this.#trouble = this.#keep.honour(houseEntry(state)) ?? this.#trouble;
  }
}

/** The game in a few words, for Continue. */
function noteOf({ setup, turn, houses }: Readonly<LanistaState>): string {
  return `the house of ${houses[0]?.name ?? ''}, month ${turn} of ${setup.months}`;
}

/** The record of a bout that asks nobody, from its order. */
function bookRecord({ gladiator: tables }: CampaignTables, { setup, seed }: BoutOrder): Save {
  return Match.start(gladiator, tables, setup, seed, { journal: false }).save(0);
}

/** A new game of houses, saved before anything is shown. */
export function startLudus(tables: CampaignTables, setup: LanistaSetup, seed: string, keep: LanistaKeep): LudusGame {
  return new LudusGame(Session.start(lanista, tables, { setup, seed }, { seats: [0], sink: keep }), keep);
}

/** A saved game of houses, with what had not been seen waiting to be shown. */
export function openLudus(tables: CampaignTables, save: Save, keep: LanistaKeep): Read<LudusGame> {
  const opened = takenUp(save, (one) => Session.open(lanista, tables, one, { seats: [0], sink: keep }));
  if (!opened.ok) return opened;
  const { value, fault } = opened.value;
  const word = fault === null ? null : goesOn('house', fault, keep.copyAside);
  if (word !== null) value.session.keep();
  return readable(new LudusGame(value.session, keep, word));
}
