/** A career being played: its munera, its bouts, and whether odds are told in them. */
import type { Request } from '../../../kernel/request.ts';
import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import type { RecordFile } from '../../../session/kept-match.ts';
import { beginLong, type LongKeep, type LongOf, openLong, type Page } from '../../../session/long/game.ts';
import type { Session } from '../../../session/session.ts';
import { career } from '../career/index.ts';
import type { CareerKit } from '../career/kit.ts';
import type { Man } from '../career/man/man-types.ts';
import type { CampaignTables } from '../career/table-types.ts';
import { type HallEntry, hallEntry } from '../career/told/hall.ts';
import type { CareerDecisions, CareerSetup } from '../career/types.ts';
import { type Bout, recordOf } from './bouts.ts';
import { Campaign } from './campaign.ts';
import { pagesToWrite } from './career-pages.ts';
import { type OddsNote, oddsMarks } from './odds-marks.ts';

type CareerSession = Session<CareerKit>;

/** The files of a career, as whoever plays it sees them; its steps are munera. */
export interface CareerKeep extends LongKeep {
  bout(munus: number): RecordFile;
  /** Makes the career what it was before a munus. */
  goBack(munus: number): Read<Save>;
  /** Writes a man's card; returns where, or why it could not. */
  writeCard(man: Man): Read<string>;
  /** What is known of odds in this career; null: nothing yet. */
  odds(): OddsNote | null;
  /** Keeps it; why that failed, or null. */
  noteOdds(note: OddsNote): string | null;
  /** Enters the hall of fame; once, however often it is told. */
  honour(entry: HallEntry): string | null;
}

/** The types of a career, played. */
type CareerLong = LongOf<CareerKit, Bout, Request<CareerDecisions, 'bout'>, CareerKeep>;

/** A career in play, with its bouts and the odds on its bill. */
export class CareerGame extends Campaign<CareerLong> {
  #odds: OddsNote | null;

  constructor(session: CareerSession, keep: CareerKeep, word: string | null = null) {
    super(session, keep, word);
    this.#odds = keep.odds();
    this.tell();
  }

  /** A munus can be returned to as it stands before the gate. */
  protected keepsBack(): boolean {
    const { prompt, match } = this.session;
    return prompt?.kind === 'enter' && match.state.setup.mode === 'lenient';
  }

  protected note(): string {
    const { man, setup, turn } = this.session.match.state;
    const v = man?.record.v ?? 0;
    const when = turn === 0 ? 'in the making' : `munus ${turn}`;
    return `${setup.name}, ${when}, ${v} ${v === 1 ? 'victory' : 'victories'}`;
  }

  protected step(): string {
    const { past, others } = this.session.match.state;
    return `${past.length}/${others.length}`;
  }

  protected pages(): readonly Page[] {
    return pagesToWrite(this.session.match.state);
  }

  protected honour(): string | null {
    const entry = hallEntry(this.session.match.state);
    return entry === null ? null : this.keep.honour({ ...entry, ...oddsMarks(this.#odds) });
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
    this.troubledBy(this.#noteOdds(note));
  }

  /** Tells odds from now on or keeps them back. Why that cannot be, or could not be kept, or null. */
  tellOdds(told: boolean): string | null {
    if (told && !this.#mayTell) return 'No odds are told in this career: it began without them (P353).';
    return this.#noteOdds({ told, ever: told || (this.#odds?.ever ?? true) });
  }

  #noteOdds(note: OddsNote): string | null {
    this.#odds = note;
    return this.keep.noteOdds(note);
  }

  /** The record of a bout he fought, or why there is none. */
  record(munus: number): Read<Save> {
    return recordOf(this.keep.bout(munus));
  }

  /** The career as it was before a munus, as a game of its own. */
  goBack(munus: number): Read<CareerGame> {
    const save = this.keep.goBack(munus);
    return save.ok ? openGame(this.session.match.tables, save.value, this.keep) : save;
  }

  /** Writes his card; returns where, or why it could not. */
  writeCard(): Read<string> {
    const { man } = this.session.match.state;
    return man === null ? unreadable('he has not been made yet') : this.keep.writeCard(man);
  }
}

/** A new career, saved before anything is shown. */
export function startGame(tables: CampaignTables, setup: CareerSetup, seed: string, keep: CareerKeep): CareerGame {
  return new CareerGame(beginLong(career, tables, { setup, seed }, keep), keep);
}

/** A saved career, with what had not been seen waiting to be shown. */
export function openGame(tables: CampaignTables, save: Save, keep: CareerKeep): Read<CareerGame> {
  const opened = openLong(career, tables, save, keep, 'career');
  return opened.ok ? readable(new CareerGame(opened.value.session, keep, opened.value.word)) : opened;
}
