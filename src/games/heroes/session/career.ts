/** A career being played: its months, its matches, its pages. */
import type { Request } from '../../../kernel/request.ts';
import { type Read, readable, type Save } from '../../../kernel/save.ts';
import { type RecordFile, recordIn } from '../../../session/kept-match.ts';
import {
  beginLong,
  type HonouredKeep,
  type LongOf,
  LongPlay,
  openLong,
  type Page,
} from '../../../session/long-game.ts';
import type { Session } from '../../../session/session.ts';
import { monthText } from '../career/calendar.ts';
import { type FamiliaEntry, familiaEntry } from '../career/hall.ts';
import { heroesCareer } from '../career/index.ts';
import type { CareerKit } from '../career/kit.ts';
import { isLiving } from '../career/limits.ts';
import { lifeOf } from '../career/told.ts';
import type { CareerDecisions, CareerSetup } from '../career/types.ts';
import type { Tables } from '../rules/tables/types.ts';
import { CAREER_MATCHES, type CareerMatch } from './matches.ts';

/** The files of a career, as whoever plays it sees them. */
export type FamiliaKeep = HonouredKeep<FamiliaEntry>;

/** The types of a career, played. */
type FamiliaLong = LongOf<CareerKit, CareerMatch, Request<CareerDecisions, 'match'>, FamiliaKeep>;

/** A career in play. */
export class FamiliaGame extends LongPlay<FamiliaLong> {
  protected readonly matches = CAREER_MATCHES;

  constructor(session: Session<CareerKit>, keep: FamiliaKeep, word: string | null = null) {
    super(session, keep, word);
    this.tell();
  }

  protected get tables(): Tables {
    return this.session.match.tables;
  }

  protected file({ number }: FamiliaLong['order']): RecordFile {
    return this.keep.bout(number);
  }

  /** A month can be returned to as it stands before its first match. */
  protected keepsBack(): boolean {
    const { prompt, match } = this.session;
    const { setup, used } = match.state;
    return prompt?.kind === 'day' && setup.mode === 'lenient' && used === 0;
  }

  protected note(): string {
    const { setup, turn, familia } = this.session.match.state;
    const living = familia.filter(isLiving).length;
    return `${setup.name}, ${monthText(Math.max(1, turn))}, ${living} ${living === 1 ? 'Star' : 'Stars'}`;
  }

  protected step(): string {
    const { past, familia, outcome } = this.session.match.state;
    return `${past.length}/${familia.length}/${outcome === null ? '' : 'over'}`;
  }

  /** A page for each Star whose career is over. */
  protected pages(): readonly Page[] {
    const { state, tables } = this.session.match;
    return state.familia
      .filter((one) => one.ended !== null)
      .map((one) => ({ name: `${one.id}-${one.name}.txt`, text: `${lifeOf(state, one, tables).join('\n')}\n` }));
  }

  protected honour(): string | null {
    const entry = familiaEntry(this.session.match.state);
    return entry === null ? null : this.keep.honour(entry);
  }

  /** The record of a match, or why there is none. */
  record(number: number): Read<Save> {
    return recordIn(this.keep.bout(number), this.matches.name);
  }

  /** The career as it was before a month, as a game of its own. */
  goBack(month: number): Read<FamiliaGame> {
    const save = this.keep.goBack(month);
    return save.ok ? openFamilia(this.session.match.tables, save.value, this.keep) : save;
  }
}

/** A new career, saved before anything is shown. */
export function startFamilia(tables: Tables, setup: CareerSetup, seed: string, keep: FamiliaKeep): FamiliaGame {
  return new FamiliaGame(beginLong(heroesCareer, tables, { setup, seed }, keep), keep);
}

/** A saved career, with what had not been seen waiting to be shown. */
export function openFamilia(tables: Tables, save: Save, keep: FamiliaKeep): Read<FamiliaGame> {
  const opened = openLong(heroesCareer, tables, save, keep, 'familia');
  return opened.ok ? readable(new FamiliaGame(opened.value.session, keep, opened.value.word)) : opened;
}
