/** Many first seasons by a plain player, counted. */
import { derive } from '../../../kernel/rng.ts';
import { countOne } from '../../../session/counts.ts';
import { longGameOut } from '../../../session/long/runs.ts';
import type { Range } from '../../../session/range.ts';
import type { Spread } from '../../../session/spread.ts';
import { type FliesBout, plainSeason } from '../ai/plain-season.ts';
import { gliderpitSeason } from '../career/index.ts';
import type { SeasonTables } from '../career/tables.ts';
import type { SeasonState } from '../career/types.ts';
import type { Rivalry } from '../career/words.ts';

/** What came of a batch of seasons. */
export interface PitSeasonsTally {
  seasons: number;
  /** Those that the player won, and those in which it was wrecked. */
  wreaths: number;
  wrecked: number;
  /** Seasons by the player’s place, by its laurels, and by those of whoever won. */
  readonly places: Spread;
  readonly laurels: Spread;
  readonly winners: Spread;
  /** By the rounded rating of the player at the end. */
  readonly ratings: Spread;
  bouts: number;
  won: number;
}

/** Nothing counted yet. */
export function noPitSeasons(): PitSeasonsTally {
  return {
    ...{ seasons: 0, wreaths: 0, wrecked: 0, places: {}, laurels: {}, winners: {}, ratings: {} },
    ...{ bouts: 0, won: 0 },
  };
}

/** 23 Seasons by a plain player, whose bouts are flown by `fly`, against rivals so hard. Equal arguments, equal tally. */
export function simulatePitSeasons(
  tables: SeasonTables,
  fly: FliesBout,
  seed: string,
  { from, to }: Range,
  rivals: Rivalry,
): PitSeasonsTally {
  const tally = noPitSeasons();
  const player = plainSeason(fly);
  for (let i = from; i < to; i++) {
    const setup = { name: 'Felix', rivals, mode: 'ironman' } as const;
    count(tally, longGameOut({ ruleset: gliderpitSeason, tables }, setup, derive(seed, 'season', i), player));
  }
  return tally;
}

function count(tally: PitSeasonsTally, { seasons: [season], pilots: [own] }: SeasonState): void {
  if (season === undefined || own === undefined) throw new Error('a season that is not over');
  tally.seasons += 1;
  if (season.pilot === own.id) tally.wreaths += 1;
  if (season.wrecked) tally.wrecked += 1;
  countOne(tally.places, season.place);
  countOne(tally.laurels, season.own);
  countOne(tally.winners, season.laurels);
  countOne(tally.ratings, Math.round(own.rating / 100));
  tally.bouts += own.record.flown;
  tally.won += own.record.won;
}
