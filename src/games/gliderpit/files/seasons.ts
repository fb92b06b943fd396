/** The player's seasons: as lists and the hall know them, and as they are begun and opened. */
import * as z from 'zod/mini';
import { type HonouredGames, honouredOf } from '../../../play/honoured-games.ts';
import type { Services } from '../../../tui/services.ts';
import type { LongGame } from '../../game.ts';
import { SEASON_ENDINGS, type SeasonEnd } from '../career/words.ts';
import { GAME_ID } from '../id.ts';
import { SEASONS_PLAYED, type SeasonTypes } from '../session/season.ts';
import { seasonTables } from '../tables.ts';
import { SEASON } from './kinds.ts';
import { SEASON_PROOF } from './proof.ts';
import { SEASON_HALL } from './season-hall.ts';

const count = z.int().check(z.minimum(0));

/** As much of a season's last state as a list shows. */
const factsSchema = z.object({
  outcome: z.nullable(z.object({ by: z.string() })),
  setup: z.object({ name: z.string(), rivals: z.string(), mode: z.string() }),
  ...{ season: count, pit: count },
  pilots: z.array(z.object({ laurels: count, record: z.object({ wreaths: count }) })),
});
/** As much of a season as lists need. */
export type SeasonFacts = z.infer<typeof factsSchema>;

/** Seasons among the long games of the house. */
export const SEASONS: LongGame<SeasonFacts> = {
  ...SEASON,
  facts: factsSchema,
  over: ({ outcome }) => outcome !== null,
  proof: SEASON_PROOF,
  line({ setup, season, pit, pilots, outcome }) {
    const [own] = pilots;
    const wreaths = own?.record.wreaths ?? 0;
    const notes = [
      `${setup.rivals} rivals`,
      ...(wreaths === 0 ? [] : [wreaths === 1 ? '1 wreath' : `${wreaths} wreaths`]),
      outcome === null
        ? `season ${season}, pit ${Math.max(1, pit)}`
        : (SEASON_ENDINGS[outcome.by as SeasonEnd] ?? outcome.by),
      ...(setup.mode === 'lenient' ? ['lenient'] : []),
    ];
    return { label: setup.name, notes };
  },
};

/** The player's seasons. */
export type SeasonServices = HonouredGames<SeasonFacts, SeasonTypes>;

const made = honouredOf({
  ...{ game: GAME_ID, kind: SEASONS, hall: SEASON_HALL, rules: SEASONS_PLAYED, tables: seasonTables },
});

/** The seasons of the player whose services these are. */
export const seasonsOf = (services: Services): SeasonServices => services.own(made);
