/** Games of houses (chapter 39) as their files and lists know them. */
import * as z from 'zod/mini';
import type { ListedGame } from '../../../store/games.ts';
import type { LongGame } from '../../game.ts';
import { dateText } from '../screens/career/words.ts';
import { money } from '../screens/house/words.ts';
import { HOUSE } from './kinds.ts';
import { HOUSE_PROOF } from './proofs.ts';

const int = z.int();
const count = int.check(z.minimum(0));

/** As much of a house's last state as a list shows. */
const factsSchema = z.object({
  turn: count,
  phase: count,
  setup: z.object({ mode: z.string(), months: count }),
  houses: z.array(z.object({ name: z.string(), denarii: int, rep: count, champions: count })).check(z.minLength(1)),
  men: z.array(z.object({ house: z.nullable(count), fate: z.string() })),
  end: z.nullable(z.object({ month: count, how: z.string(), winner: z.nullable(count) })),
});
/** As much of a game of houses as lists need, read from its last state; `end` is null while it goes on. */
export type HouseFacts = z.infer<typeof factsSchema>;

/** A house as the store lists it. @internal */
export type ListedHouse = ListedGame<HouseFacts>;

const over = ({ end }: HouseFacts): boolean => end !== null;

/** Games of houses among the long games: how a list tells them, and when one is over. */
export const HOUSES: LongGame<HouseFacts> = {
  ...HOUSE,
  facts: factsSchema,
  over,
  proof: HOUSE_PROOF,
  line(facts) {
    const { turn: month, setup, houses, men } = facts;
    const { name = '', denarii = 0, rep = 0 } = houses[0] ?? {};
    const own = men.filter(({ house, fate }) => house === 0 && fate === 'fighting').length;
    const when = over(facts) ? 'over' : month === 0 ? 'founding' : dateText(month);
    const notes = [`month ${month} of ${setup.months}`, money(denarii), `REP ${rep}`, `${own} men`, when];
    return {
      label: `House of ${name}`,
      notes: [...notes, ...(setup.mode === 'lenient' ? ['lenient'] : [])],
    };
  },
};
