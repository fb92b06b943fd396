/** The player's familiae: as lists and the hall know them, and as they are begun and opened. */
import * as z from 'zod/mini';
import { type HonouredGames, honouredOf } from '../../../play/honoured-games.ts';
import type { Services } from '../../../tui/services.ts';
import type { LongGame } from '../../game.ts';
import { monthText } from '../career/calendar.ts';
import { GAME_ID } from '../id.ts';
import { FAMILIAE_PLAYED, type FamiliaTypes } from '../session/career.ts';
import { tables } from '../tables.ts';
import { FAMILIA_HALL } from './familia-hall.ts';
import { FAMILIA } from './kinds.ts';
import { FAMILIA_PROOF } from './proof.ts';

const count = z.int().check(z.minimum(0));

/** As much of a career's last state as a list shows. */
const factsSchema = z.object({
  turn: count,
  outcome: z.nullable(z.object({ by: z.string() })),
  setup: z.object({ name: z.string(), mode: z.string() }),
  familia: z.array(z.object({ name: z.string(), fame: count, free: z.boolean(), ended: z.nullable(z.object({})) })),
});
/** As much of a career as lists need. */
export type FamiliaFacts = z.infer<typeof factsSchema>;

/** Familiae among the long games of the house. */
export const FAMILIAE: LongGame<FamiliaFacts> = {
  ...FAMILIA,
  facts: factsSchema,
  over: ({ outcome }) => outcome !== null,
  proof: FAMILIA_PROOF,
  line({ setup, turn, familia, outcome }) {
    const living = familia.filter(({ ended }) => ended === null).map(({ name }) => name);
    const who = living.length === 0 ? 'nobody left' : living.join(', ');
    const when = outcome === null ? monthText(Math.max(1, turn)) : 'closed';
    return { label: setup.name, notes: [who, when, ...(setup.mode === 'lenient' ? ['lenient'] : [])] };
  },
};

/** The player's familiae. */
export type FamiliaServices = HonouredGames<FamiliaFacts, FamiliaTypes>;

const made = honouredOf({
  ...{ game: GAME_ID, kind: FAMILIAE, hall: FAMILIA_HALL, rules: FAMILIAE_PLAYED, tables },
});

/** The familiae of the player whose services these are. */
export const familiaeOf = (services: Services): FamiliaServices => services.own(made);
