/** 39.5.2, 24-26: a professional, for a month, to whoever bids most. */
import { TWO_DICE } from '../../../../kernel/dice.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import { spendFreely } from '../../career/man/improvements.ts';
import type { Man } from '../../career/man/man-types.ts';
import { combatValue } from '../../career/munus/fighter.ts';
import type { HousesContext, HousesRule } from '../context.ts';
import { housesInPlay, menOf } from '../houses.ts';
import { post } from '../ledger.ts';
import { enlist, joinHouse, leaveHouse, makeRecruit } from './recruits.ts';
import { resolveBids } from './sealed-bids.ts';

const CITE = '39.5.2';
/** 24-26 What is added to the 2D6 of his CV. */
const PROFESSIONAL_CV = 6;
/** P284 XP are given him so many at a time, and so often at most. */
const LESSON = { xp: 25, most: 100 } as const;

/** 24-26, P118, P284 Sealed bids for a man of CV 2D6 + 6, who comes for this month. */
export function* resolveHire(ctx: HousesContext): HousesRule {
  const { dice, emit } = ctx;
  const plus = modifier(PROFESSIONAL_CV, 'always', CITE);
  const roll = rollOf('professional', CITE, dice.throw('professional', TWO_DICE), 'sum', [plus]);
  const { recruit, lots } = makeRecruit(ctx);
  const man = trainedTo(ctx, recruit.man, roll.total);
  const cv = combatValue(man);
  emit({
    kind: 'champion-announced',
    cite: CITE,
    man: man.name,
    style: man.style,
    wanted: roll.total,
    cv,
    rolls: [roll],
    lots,
  });
  const { id } = enlist(ctx, { man, fs: recruit.fs }, true);
  const won = yield* resolveBids(ctx, { seller: null, man: id, least: 1 });
  if (won === null) {
    leaveHouse(ctx, id, 'gone home');
    return;
  }
  joinHouse(ctx, id, won.house, 'hire');
  post(ctx, won.house, -won.denarii, { why: 'hire', cite: CITE, man: id });
}

/** P284 Experience spent by lot until his CV is what was rolled. */
function trainedTo(ctx: HousesContext, recruit: Man, cv: number): Man {
  let man = recruit;
  for (let i = 0; i < LESSON.most && combatValue(man) < cv; i++) {
    man = spendFreely(ctx, { ...man, xp: man.xp + LESSON.xp });
  }
  return { ...man, xp: 0 };
}

/** P118 Hired men go home. */
export function dismissHired(ctx: HousesContext): void {
  const { state } = ctx;
  const hired = housesInPlay(state).flatMap(({ id }) => menOf(state, id).filter((one) => one.hired));
  for (const { id } of hired) leaveHouse(ctx, id, 'gone home');
}
