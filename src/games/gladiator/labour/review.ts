/** What the player's orders and allocations in a bout cost by chance of winning, found from its record. */
import { chanceFor } from '../../../ai/mind.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import type { Save } from '../../../kernel/save.ts';
import type { DoableErrand, Toil } from '../../../odds/labour.ts';
import { type AnsweredAgain, rereadAnswered } from '../../../session/answered.ts';
import { type Reviewed, toilForReviewed } from '../../../session/review.ts';
import { GAME_ID } from '../id.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';

import { tables } from '../tables.ts';
import { toilForThought } from './think.ts';

/** The bout that is reviewed. */
export interface ReviewOrders {
  readonly save: Save;
}

/** A review, to be asked for. */
export function reviewErrand(orders: ReviewOrders): DoableErrand<Reviewed<GladiatorKit>> {
  return { game: GAME_ID, kind: 'review', orders, begin: () => toilForReview(orders) };
}

/** Begins to review a bout. */
export function toilForReview({ save }: ReviewOrders): Toil<Reviewed<GladiatorKit>> {
  const reading = rereadAnswered(
    gladiator,
    tables(),
    save,
    ({ seat, kind }) => seat === PLAYER_SEAT && (kind === 'plot' || kind === 'allocate'),
  );
  return toilForReviewed(reading, (asked, depth) =>
    toilForThought({
      level: depth,
      asked: { ...asked.inquiry, own: asked.choice },
      chance: chanceOf(save, asked, depth),
    }),
  );
}

/** Each look has chance of its own: what seemed worst at a glance by chance alone does not stay so. */
function chanceOf({ seed, choices }: Save, { inquiry, at }: AnsweredAgain<GladiatorKit>, depth: string) {
  return chanceFor({ seed, choices: choices.slice(0, at) }, depth, inquiry.request.seat);
}
