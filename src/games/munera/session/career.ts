/** A career being played: its munera, its bouts, its pages. */
import type { Request } from '../../../kernel/request.ts';
import { type Read, readable, type Save } from '../../../kernel/save.ts';
import { type RecordFile, recordIn } from '../../../session/kept-match.ts';
import { beginLong, type HonouredKeep, LongPlay, openLong, type Page } from '../../../session/long-game.ts';
import type { Session } from '../../../session/session.ts';
import { munusDate } from '../career/calendar.ts';
import { type CareerEntry, careerEntry } from '../career/hall.ts';
import { muneraCareer } from '../career/index.ts';
import type { CareerKit } from '../career/kit.ts';
import type { CareerTables } from '../career/tables.ts';
import { chronicleOf, obituaryOf } from '../career/told.ts';
import type { CareerDecisions, CareerSetup } from '../career/types.ts';
import type { Tables } from '../rules/tables/types.ts';
import { CAREER_BOUTS, type CareerBout } from './matches.ts';

/** The files of a career, as whoever plays it sees them. */
export type CareerKeep = HonouredKeep<CareerEntry>;

/** The types of a career, played. */
interface CareerLong {
  readonly kit: CareerKit;
  readonly matches: CareerBout;
  readonly order: Request<CareerDecisions, 'bout'>;
  readonly keep: CareerKeep;
}

/** A career in play. */
export class CareerGame extends LongPlay<CareerLong> {
  protected readonly matches = CAREER_BOUTS;

  constructor(session: Session<CareerKit>, keep: CareerKeep, word: string | null = null) {
    super(session, keep, word);
    this.tell();
  }

  protected get tables(): Tables {
    return this.session.match.tables.bout;
  }

  protected file({ number }: CareerLong['order']): RecordFile {
    return this.keep.bout(number);
  }

  /** A munus can be returned to as it stands before its weeks. */
  protected keepsBack(): boolean {
    const { prompt, match } = this.session;
    return prompt?.kind === 'weeks' && match.state.setup.mode === 'lenient';
  }

  protected note(): string {
    const { setup, turn, man } = this.session.match.state;
    return `${setup.name}, ${munusDate(turn)}, Fame ${man.fame}`;
  }

  protected step(): string {
    const { past, turn, outcome } = this.session.match.state;
    return `${turn}/${past.length}/${outcome === null ? '' : 'over'}`;
  }

  /** The chronicle, and once it is over what is told of its end. */
  protected pages(): readonly Page[] {
    const { state } = this.session.match;
    const chapters = chronicleOf(state).toReversed();
    const text = chapters.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n');
    const end = obituaryOf(state);
    return [
      ...(text === '' ? [] : [{ name: 'chronicle.txt', text: `${text}\n` }]),
      ...(end.length === 0 ? [] : [{ name: `${state.man.name}.txt`, text: `${end.join('\n')}\n` }]),
    ];
  }

  protected honour(): string | null {
    const entry = careerEntry(this.session.match.state);
    return entry === null ? null : this.keep.honour(entry);
  }

  /** The record of a bout, or why there is none. */
  record(number: number): Read<Save> {
    return recordIn(this.keep.bout(number), this.matches.name);
  }

  /** The career as it was before a munus, as a game of its own. */
  goBack(munus: number): Read<CareerGame> {
    const save = this.keep.goBack(munus);
    return save.ok ? openCareer(this.session.match.tables, save.value, this.keep) : save;
  }
}

/** A new career, saved before anything is shown. */
export function startCareer(tables: CareerTables, setup: CareerSetup, seed: string, keep: CareerKeep): CareerGame {
  return new CareerGame(beginLong(muneraCareer, tables, { setup, seed }, keep), keep);
}

/** A saved career, with what had not been seen waiting to be shown. */
export function openCareer(tables: CareerTables, save: Save, keep: CareerKeep): Read<CareerGame> {
  const opened = openLong(muneraCareer, tables, save, keep, 'career');
  return opened.ok ? readable(new CareerGame(opened.value.session, keep, opened.value.word)) : opened;
}
