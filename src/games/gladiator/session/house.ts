/** A house being played: its months, and its matches. */
import { Match } from '../../../kernel/match.ts';
import type { Request } from '../../../kernel/request.ts';
import { type Read, readable, type Save } from '../../../kernel/save.ts';
import type { RecordFile } from '../../../session/kept-match.ts';
import { beginLong, type LongKeep, type LongOf, openLong, type Page } from '../../../session/long/game.ts';
import type { Session } from '../../../session/session.ts';
import type { Man } from '../career/man/man-types.ts';
import type { BoutOrder } from '../career/munus/munus-types.ts';
import type { CampaignTables } from '../career/table-types.ts';
import { fixtureOrder, recordNumber } from '../house/games/bouts.ts';
import { lanista } from '../house/index.ts';
import type { HousesKit } from '../house/kit.ts';
import { type HouseEntry, houseEntry } from '../house/told/hall.ts';
import type { HousesDecisions, HousesSetup } from '../house/types.ts';
import { gladiator } from '../rules/index.ts';
import { type Bout, recordOf } from './bouts.ts';
import { Campaign } from './campaign.ts';
import { housePages } from './house-pages.ts';

type HousesSession = Session<HousesKit>;

/** The files of a house, as whoever plays it sees them; its steps are months. Bouts are numbered by `recordNumber`. */
export interface HousesKeep extends LongKeep {
  bout(number: number): RecordFile;
  /** Makes the game what it was as a month began; bouts numbered from `firstBout` on are put aside. */
  goBack(month: number, firstBout: number): Read<Save>;
  /** Writes a man's card; returns where, or why it could not. */
  writeCard(man: Man): Read<string>;
  /** Enters the hall of fame; once, however often it is told. */
  honour(entry: HouseEntry): string | null;
}

/** The types of a house, played. */
type HouseLong = LongOf<HousesKit, Bout, Request<HousesDecisions, 'bout'>, HousesKeep>;

/** One house in play. A match that is only looked on at asks nobody. */
export class HousesGame extends Campaign<HouseLong> {
  constructor(session: HousesSession, keep: HousesKeep, word: string | null = null) {
    super(session, keep, word);
    this.tell();
  }

  /** A month can be returned to as it stands at its first question. */
  protected keepsBack(): boolean {
    const { turn, setup } = this.session.match.state;
    return setup.mode === 'lenient' && !this.keep.backs().includes(turn);
  }

  /** One that the book settled was fought, though no die of the game fell for it. */
  protected override isFought(kind: string, choice: unknown): boolean {
    return super.isFought(kind, choice) || (kind === 'fight' && choice === 'book');
  }

  protected note(): string {
    const { setup, turn, houses } = this.session.match.state;
    return `the house of ${houses[0]?.name ?? ''}, month ${turn} of ${setup.months}`;
  }

  protected step(): string {
    return `${this.session.match.state.months.length}`;
  }

  protected pages(): readonly Page[] {
    return housePages(this.session.match.state);
  }

  protected honour(): string | null {
    return this.keep.honour(houseEntry(this.session.match.state));
  }

  /** The record of a bout by its number; of this month's matches one that was settled by the book, too. Why there is none. */
  record(number: number): Read<Save> {
    const { state, tables } = this.session.match;
    const fixture = state.month.fixtures.find(({ n }) => recordNumber(state.turn, n) === number);
    const kept = recordOf(this.keep.bout(number));
    if (kept.ok || fixture?.fought?.way !== 'book') return kept;
    return readable(bookRecord(tables, fixtureOrder(state, tables, fixture, 'book')));
  }

  /** The game as it was at the first question of a month, as a game of its own. */
  goBack(month: number): Read<HousesGame> {
    const save = this.keep.goBack(month, recordNumber(month, 0));
    return save.ok ? openHouses(this.session.match.tables, save.value, this.keep) : save;
  }

  /** Writes the card of a man; returns where, or why it could not. */
  writeCard(man: Man): Read<string> {
    return this.keep.writeCard(man);
  }
}

/** The record of a bout that asks nobody, from its order. */
function bookRecord({ gladiator: tables }: CampaignTables, { setup, seed }: BoutOrder): Save {
  return Match.start(gladiator, tables, setup, seed, { journal: false }).save(0);
}

/** A new game of houses, saved before anything is shown. */
export function startHouses(tables: CampaignTables, setup: HousesSetup, seed: string, keep: HousesKeep): HousesGame {
  return new HousesGame(beginLong(lanista, tables, { setup, seed }, keep), keep);
}

/** A saved game of houses, with what had not been seen waiting to be shown. */
export function openHouses(tables: CampaignTables, save: Save, keep: HousesKeep): Read<HousesGame> {
  const opened = openLong(lanista, tables, save, keep, 'house');
  return opened.ok ? readable(new HousesGame(opened.value.session, keep, opened.value.word)) : opened;
}
