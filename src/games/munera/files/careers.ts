/** The player's careers: as lists and the hall know them, and as they are begun and opened. */
import * as z from 'zod/mini';
import { type HonouredGames, honouredOf } from '../../../play/honoured-games.ts';
import type { Services } from '../../../tui/services.ts';
import type { LongGame } from '../../game.ts';
import { munusDate } from '../career/calendar.ts';
import { CAREER_ENDINGS, type CareerEnd } from '../career/words.ts';
import { GAME_ID } from '../id.ts';
import { CAREERS_PLAYED, type CareerTypes } from '../session/career.ts';
import { careerTables } from '../tables.ts';
import { CAREER_HALL } from './career-hall.ts';
import { OATH } from './kinds.ts';
import { OATH_PROOF } from './proof.ts';

const count = z.int().check(z.minimum(0));

/** As much of a career's last state as a list shows. */
const factsSchema = z.object({
  turn: count,
  outcome: z.nullable(z.object({ by: z.string() })),
  setup: z.object({ name: z.string(), profile: z.string(), mode: z.string() }),
  man: z.object({ fame: count }),
});
/** As much of a career as lists need. */
export type CareerFacts = z.infer<typeof factsSchema>;

/** Careers among the long games of the house. */
export const CAREERS: LongGame<CareerFacts> = {
  ...OATH,
  facts: factsSchema,
  over: ({ outcome }) => outcome !== null,
  proof: OATH_PROOF,
  line({ setup, turn, man, outcome }) {
    const when = outcome === null ? munusDate(turn) : (CAREER_ENDINGS[outcome.by as CareerEnd] ?? outcome.by);
    const notes = [setup.profile, `Fame ${man.fame}`, when, ...(setup.mode === 'lenient' ? ['lenient'] : [])];
    return { label: setup.name, notes };
  },
};

/** The player's careers. */
export type CareerServices = HonouredGames<CareerFacts, CareerTypes>;

const made = honouredOf({
  ...{ game: GAME_ID, kind: CAREERS, hall: CAREER_HALL, rules: CAREERS_PLAYED, tables: careerTables },
});

/** The careers of the player whose services these are. */
export const careersOf = (services: Services): CareerServices => services.own(made);
