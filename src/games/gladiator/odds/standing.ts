/** How two men stand to each other after an order of one of them: who may strike, and with how much. */

import { armedCf } from '../rules/advanced/weapons.ts';
import { AREA_CF_MAX } from '../rules/basic/allocation.ts';
import { type Engaged, resolveEngagement } from '../rules/basic/engagement.ts';
import type { PhaseContext } from '../rules/phase.ts';
import { armOf } from '../rules/pool.ts';
import { fighterOf } from '../rules/sheet.ts';
import type { Area, FighterId, Plot } from '../rules/types.ts';
import { attackReader } from './attack.ts';
import { bookDefences } from './book-plans.ts';
import type { Meeting } from './meeting.ts';
import { eachMove } from './moved.ts';

/** What an order brings about while the other man stays as he is: chances of 0 to 1, and averages over all ways. */
export interface Footing {
  /** That he may strike, and that he may be struck. */
  readonly strikes: number;
  readonly struck: number;
  /** CF that each has to spend, where they fight; else what each has. */
  readonly cf: number;
  readonly foeCf: number;
  /** That a blow with half his CF, rounded up, wounds, against the book's average defence; 0 where he may not strike. */
  readonly wounds: number;
}

/** How a man stands to another after an order; the blow goes to an area. */
export function standingAfter(
  meeting: Meeting,
  { id, foe, area }: { readonly id: FighterId; readonly foe: FighterId; readonly area: Area },
  plot: Plot,
): Footing {
  const sum = { strikes: 0, struck: 0, cf: 0, foeCf: 0, wounds: 0 };
  eachMove(meeting, id, plot, ({ ctx }, chance) => {
    const engaged = engagedAfter(ctx);
    const [own, his] = [id, foe].map((one) => engaged.find(({ fighter }) => fighter.id === one));
    const cfOf = (man: FighterId) => cfNow(ctx, man);
    sum.strikes += own?.pool.mayAttack === true ? chance : 0;
    sum.struck += his?.pool.mayAttack === true ? chance : 0;
    sum.cf += chance * (own?.pool.total ?? cfOf(id));
    sum.foeCf += chance * (his?.pool.total ?? cfOf(foe));
    if (own?.pool.mayAttack === true && his !== undefined) sum.wounds += chance * woundChance(ctx, own, his, area);
  });
  return sum;
}

/** Who fights whom after the movement. Nobody is asked anything: all are led by the book. */
function engagedAfter(ctx: PhaseContext): readonly Engaged[] {
  const step = resolveEngagement(ctx).next([]);
  if (step.done !== true) throw new Error('somebody is asked in a trial');
  return step.value;
}

function cfNow({ state, tables }: PhaseContext, id: FighterId): number {
  return Math.max(0, armedCf(state.rules, tables, fighterOf(state, id)));
}

/** That a blow with half of a man's CF wounds, on the average of what the book's dice put on that area. */
function woundChance({ state, tables }: PhaseContext, own: Engaged, his: Engaged, area: Area): number {
  const cf = Math.min(AREA_CF_MAX, Math.ceil(own.pool.total / 2));
  if (cf < 1) return 0;
  const hand = armOf(own.pool, {})?.hand ?? null;
  const item = hand === null ? null : (own.fighter.hands[hand] ?? null);
  const stroke = { attacker: own.fighter, target: his.fighter, area, round: 1, item, special: null, behind: false };
  const read = attackReader({ rules: state.rules, tables }, stroke);
  const divider = { state, tables, fighter: his.fighter, foes: [own.fighter], pool: his.pool };
  const guards = his.pool.mayDefend ? bookDefences(divider)[area] : [{ cf: 0, guarded: false, chance: 1 }];
  return guards.reduce(
    (all, guard) => all + guard.chance * (1 - (read(cf - guard.cf, guard.guarded).wounds[0] ?? 0)),
    0,
  );
}
