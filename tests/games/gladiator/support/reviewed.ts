/** Reviews of finished bouts whose costs a test says. */
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../src/games/gladiator/rules/kit.ts';
import type { Save } from '../../../../src/kernel/save.ts';
import { LABOUR_HERE, type Labour } from '../../../../src/odds/labour.ts';
import { type AnsweredAgain, rereadAnswered } from '../../../../src/session/answered.ts';
import { type Reviewed, toilForReviewed } from '../../../../src/session/review.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';

/** A question of a review. */
export type Asked = AnsweredAgain<GladiatorKit>;
const PLANS: ReadonlySet<string> = new Set(['plot', 'allocate']);
/** A bout read again, its orders and allocations asked anew. */
export const reading = (save: Save) => rereadAnswered(gladiator, tables, save, ({ kind }) => PLANS.has(kind));

type Costs = (depth: string, at: number) => number;

/** A review in which each decision cost what a list says, at a glance and then closely. */
export function reviewed(save: Save, costs: Costs): Reviewed<GladiatorKit> {
  const toil = toilBy(save, costs);
  for (let steps = 0; !toil.over && steps < 10_000; steps++) toil.step();
  if (toil.found === null) throw new Error('it found nothing');
  return toil.found;
}

/** Such a review as it begins. */
export function toilBy(save: Save, costs: Costs) {
  let at = -1;
  const think = ({ choice }: Asked, depth: string) => {
    at += 1;
    const best = [{ choice, chance: 5000 + costs(depth, at), share: 10_000 }];
    const reasons = { weighed: 2, trials: 2, chance: 5000, best, feared: null, own: 5000 };
    const found = { choice, reasons };
    return { done: 1, found, over: true, step() {} };
  };
  return toilForReviewed(reading(save), think);
}

/** A labour by which a review has been found already; all else is done here. */
export function labourThatFinds(found: Reviewed<GladiatorKit>): Labour {
  const told = { done: 1, found, over: true, trouble: null, look() {}, stop() {} };
  return {
    pause: 1,
    send: (errand) => (errand.kind === 'review' ? (told as never) : LABOUR_HERE.send(errand)),
  };
}
