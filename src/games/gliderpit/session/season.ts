/** Seasons being played: their pits, their bouts, their pages. */
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
import { type PilotEntry, pilotEntry } from '../career/hall.ts';
import { gliderpitSeason } from '../career/index.ts';
import type { SeasonKit } from '../career/kit.ts';
import type { SeasonTables } from '../career/tables.ts';
import { pilotLife, seasonChronicle } from '../career/told.ts';
import type { SeasonDecisions, SeasonSetup } from '../career/types.ts';
import type { Tables } from '../rules/tables/types.ts';
import { SEASON_BOUTS, type SeasonBout } from './matches.ts';

/** The files of seasons, as whoever plays them sees them. */
export type SeasonKeep = HonouredKeep<PilotEntry>;

/** The types of seasons, played. */
type SeasonLong = LongOf<SeasonKit, SeasonBout, Request<SeasonDecisions, 'bout'>, SeasonKeep>;

/** Seasons in play. */
export class SeasonGame extends LongPlay<SeasonLong> {
  protected readonly matches = SEASON_BOUTS;

  constructor(session: Session<SeasonKit>, keep: SeasonKeep, word: string | null = null) {
    super(session, keep, word);
    this.tell();
  }

  protected get tables(): Tables {
    return this.session.match.tables.bout;
  }

  protected file({ number }: SeasonLong['order']): RecordFile {
    return this.keep.bout(number);
  }

  /** A pit can be returned to as it stands before its purse. */
  protected keepsBack(): boolean {
    const { prompt, match } = this.session;
    return prompt?.kind === 'purse' && match.state.setup.mode === 'lenient';
  }

  protected note(): string {
    const { setup, season, pit } = this.session.match.state;
    return `${setup.name}, season ${season}, pit ${Math.max(1, pit)}`;
  }

  protected step(): string {
    const { past, seasons, turn, outcome } = this.session.match.state;
    return `${turn}/${past.length}/${seasons.length}/${outcome === null ? '' : 'over'}`;
  }

  /** The chronicle, and what is told of the pilot. */
  protected pages(): readonly Page[] {
    const { state, tables } = this.session.match;
    const pits = seasonChronicle(state, tables).toReversed();
    const text = pits.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n');
    const life = state.seasons.length === 0 ? [] : pilotLife(state);
    return [
      ...(text === '' ? [] : [{ name: 'chronicle.txt', text: `${text}\n` }]),
      ...(life.length === 0 ? [] : [{ name: `${state.setup.name}.txt`, text: `${life.join('\n')}\n` }]),
    ];
  }

  protected honour(): string | null {
    const entry = pilotEntry(this.session.match.state);
    return entry === null ? null : this.keep.honour(entry);
  }

  /** The record of a bout, or why there is none. */
  record(number: number): Read<Save> {
    return recordIn(this.keep.bout(number), this.matches.name);
  }

  /** The season as it was before a pit, as a game of its own. */
  goBack(turn: number): Read<SeasonGame> {
    const save = this.keep.goBack(turn);
    return save.ok ? openSeason(this.session.match.tables, save.value, this.keep) : save;
  }
}

/** A first season, saved before anything is shown. */
export function startSeason(tables: SeasonTables, setup: SeasonSetup, seed: string, keep: SeasonKeep): SeasonGame {
  return new SeasonGame(beginLong(gliderpitSeason, tables, { setup, seed }, keep), keep);
}

/** A saved season, with what had not been seen waiting to be shown. */
export function openSeason(tables: SeasonTables, save: Save, keep: SeasonKeep): Read<SeasonGame> {
  const opened = openLong(gliderpitSeason, tables, save, keep, 'season');
  return opened.ok ? readable(new SeasonGame(opened.value.session, keep, opened.value.word)) : opened;
}
