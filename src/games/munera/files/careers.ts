/** The player's careers: as lists and the hall know them, and as they are begun and opened. */
import * as z from 'zod/mini';
import { type LongGames, longGames, playedLast } from '../../../play/long-games.ts';
import type { MakesOwn, Services } from '../../../tui/services.ts';
import type { LongGame } from '../../game.ts';
import { munusDate } from '../career/calendar.ts';
import { muneraCareer } from '../career/index.ts';
import type { CareerSetup } from '../career/types.ts';
import { GAME_ID } from '../id.ts';
import { type CareerGame, openCareer, startCareer } from '../session/career.ts';
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
    const when = outcome === null ? munusDate(turn) : outcome.by;
    const notes = [setup.profile, `Fame ${man.fame}`, when, ...(setup.mode === 'lenient' ? ['lenient'] : [])];
    return { label: setup.name, notes };
  },
};

/** The player's careers. */
export type CareerServices = LongGames<CareerFacts, CareerSetup, CareerGame>;

const made: MakesOwn<CareerServices> = (store, services) =>
  longGames(
    store,
    {
      kind: CAREERS,
      hall: CAREER_HALL,
      version: muneraCareer.version,
      start: (setup, seed, keep) => startCareer(careerTables(), setup, seed, keep),
      open: (save, keep) => openCareer(careerTables(), save, keep),
    },
    playedLast(services, GAME_ID, CAREERS.kind),
    services.counts.add,
  );

/** The careers of the player whose services these are. */
export const careersOf = (services: Services): CareerServices => services.own(made);
