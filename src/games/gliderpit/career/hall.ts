/** Seasons of a pilot in the hall of fame. */
import * as z from 'zod/mini';
import { counted, ratingText } from './narrate.ts';
import { playerIn } from './pilots.ts';
import type { SeasonState } from './types.ts';
import { RIVALRIES, SEASON_ENDS } from './words.ts';

const count = z.int().check(z.minimum(0));

/** What the hall keeps of a pilot. */
export const pilotEntrySchema = z.strictObject({
  ...{ name: z.string(), rivals: z.enum(RIVALRIES), mode: z.enum(['ironman', 'lenient']), seasons: count },
  ...{ wreaths: count, flown: count, won: count, downed: count, out: count, laurels: count, rating: z.int() },
  end: z.enum(SEASON_ENDS),
});
/** What the hall keeps of a pilot. */
export type PilotEntry = z.infer<typeof pilotEntrySchema>;

/** The entry of a pilot who flies no more; null: it goes on. */
export function pilotEntry(state: Readonly<SeasonState>): PilotEntry | null {
  const { ended, setup, seasons } = state;
  if (ended === null) return null;
  const { record, rating } = playerIn(state);
  const laurels = seasons.reduce((sum, { own }) => sum + own, 0);
  return {
    ...{ name: setup.name, rivals: setup.rivals, mode: setup.mode, seasons: seasons.length },
    ...{ ...record, laurels, rating, end: ended },
  };
}

/** Whoever has most wreaths first; of equals the one with the higher rating. */
export const inPilotOrder = (a: PilotEntry, b: PilotEntry): number => b.wreaths - a.wreaths || b.rating - a.rating;

/** 'Felix, against mixed rivals: 2 wreaths in 3 seasons, rated 1043; 24 bouts, 11 won, 9 put out, 40 laurels'. */
export function pilotText(entry: PilotEntry, player: string | null): string {
  const { name, rivals, wreaths, seasons, rating, flown, won, downed, laurels } = entry;
  const whose = player === null ? '' : ` (${player})`;
  const wreathsText = `${wreaths === 1 ? '1 wreath' : `${wreaths} wreaths`} in ${counted(seasons, 'season')}`;
  const boutsText = `${counted(flown, 'bout')}, ${won} won, ${downed} put out, ${counted(laurels, 'laurel')}`;
  return `${name}${whose}, against ${rivals} rivals: ${wreathsText}, rated ${ratingText(rating)}; ${boutsText}`;
}
