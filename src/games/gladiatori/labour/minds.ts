/** Who answers for the program's gladiators in a match, by their levels. */
import { mindsByLevel } from '../../../ai/led.ts';
import type { Mind, Minds } from '../../../ai/mind.ts';
import { bookAnswer } from '../ai/book-mind.ts';
import type { GladiatoriKit } from '../rules/kit.ts';
import type { GladiatoriSetup } from '../rules/setup-types.ts';
import { tables } from '../tables.ts';

/** Minds for the seats of the program in a match; none: {}. */
export const mindsFor = ({ fighters }: Pick<GladiatoriSetup, 'fighters'>): Minds<GladiatoriKit> =>
  mindsByLevel(
    fighters.map(({ seat, level }, i) => ({ id: `${i}`, seat, ...(level === undefined ? {} : { level }) })),
    () => BY_BOOK,
  );

const BY_BOOK: Mind<GladiatoriKit> = {
  choose: (request, view, pick) => bookAnswer(view, tables(), request, pick),
};
