/** Careers as their files and lists know them. */

import * as z from 'zod/mini';
import { Match } from '../../../kernel/match.ts';
import { readable, unreadable } from '../../../kernel/save.ts';
import { capital } from '../../../kernel/words.ts';
import type { ListedGame } from '../../../store/games.ts';
import type { LongGame } from '../../game.ts';
import { career } from '../career/index.ts';
import { cardOf } from '../career/man/card.ts';
import { dateText, recordLetters } from '../screens/career/words.ts';
import { campaignTables } from '../tables.ts';
import { CAREER } from './kinds.ts';
import { CAREER_PROOF } from './proofs.ts';

const count = z.int().check(z.minimum(0));

/** As much of a career's last state as a list shows. */
const factsSchema = z.object({
  turn: count,
  phase: count,
  standing: z.string(),
  setup: z.object({ name: z.string(), mode: z.string() }),
  man: z.nullable(
    z.looseObject({
      name: z.string(),
      style: z.string(),
      xp: count,
      record: z.object({ v: count, s: count, m: count }),
    }),
  ),
});
/** As much of a career as lists need, read from its last state; `man` is null until he is made. */
export type CareerFacts = z.infer<typeof factsSchema>;

/** A career as the store lists it. @internal */
export type ListedCareer = ListedGame<CareerFacts>;

const over = ({ standing }: CareerFacts): boolean => standing !== 'fighting';

/** Careers among the long games of the house: how a list tells them, and when one is over. */
export const CAREERS: LongGame<CareerFacts> = {
  ...CAREER,
  facts: factsSchema,
  over,
  proof: CAREER_PROOF,
  line(facts) {
    const { man, setup, turn, standing } = facts;
    const where = over(facts) ? standing : turn === 0 ? 'in the making' : dateText(turn);
    const record = recordLetters(man?.record ?? { v: 0, s: 0, m: 0 });
    const notes = [...(man === null ? [] : [capital(man.style)]), record, where];
    return { label: setup.name, notes: [...notes, ...(setup.mode === 'lenient' ? ['lenient'] : [])] };
  },
  card(save, file) {
    const opened = Match.open(career, campaignTables(), save);
    if (!opened.ok) return unreadable(`the career cannot be opened: ${opened.why}`);
    const { man } = opened.value.match.state;
    if (man === null) return unreadable(`the gladiator of ${file} has not been made yet`);
    return readable({ name: man.name, text: cardOf(man) });
  },
};
