/** 28.7 CF against a beast: what of it can be struck from here, and how its way of fighting differs from a man's. */
import { isHorse } from '../../rules/beasts/mounts.ts';
import { isSpringsteens } from '../../rules/beasts/setup.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { areaName } from '../../rules/told/words.ts';
import type { Area, Fighter, Pool, RuleChoices } from '../../rules/types.ts';
import { areasInShort, areasInWords, bearingOn } from '../beasts/beast-bearing.ts';
import type { AllocationDraft } from './allocation-draft.ts';
import { draftMark } from './marks.ts';
import type { AreaGuard } from './odds.ts';

/** A man who divides his CF, and whom he is writing attacks at. */
interface View {
  readonly rules: RuleChoices;
  readonly tables: Tables;
  readonly fighter: Fighter;
  readonly target: Fighter;
  readonly pool: Pool;
  readonly draft: AllocationDraft;
  readonly guard: AreaGuard;
}

/** 28.7.1 Whether an area of the one being struck at is out of reach from where the man stands. */
export function isOutOfReach({ pool, draft }: View, area: Area): boolean {
  const mark = draftMark(pool, draft);
  return mark !== null && !mark.areas.includes(area);
}

/** 'not from its front': in the place of CF on an area out of reach. */
export function beyondText({ tables, fighter, target }: View): string {
  return `not from its ${bearingOn(tables, fighter.at, target).side}`;
}

/** 28.7.1 'At its haunch you reach Ch Gr Hi (28.7.1).'; null where all of it can be struck, or nothing. */
export function reachText({ tables, fighter, target, pool, draft }: View): string | null {
  const mark = draftMark(pool, draft);
  if (target.beast === null || mark === null) return null;
  const { side, areas } = bearingOn(tables, fighter.at, target);
  const short = areasInShort(target, areas);
  return short === 'all' ? null : `At its ${side} you reach ${short.replaceAll(/(?!^)(?=[A-Z])/g, ' ')} (28.7.1).`;
}

/** What there is to know about the area under the mark before CF are put on it. */
export function beastAdvice(view: View): string {
  const { tables, fighter, target, draft } = view;
  const { side, areas } = bearingOn(tables, fighter.at, target);
  if (isOutOfReach(view, draft.row)) {
    return `Its ${areaName(target, draft.row)} cannot be struck from here: at its ${side} you reach ${areasInWords(target, areas)} (28.7.1). It never turns to face an attacker: go round it to reach the rest.`;
  }
  const hide = hideOf(view, target);
  if (isHorse(target))
    return `Its speed defends every area: 2 CF for each hex it has moved, now ${view.guard.most} (30.6.6.2). S and P on the red dice are body hits too (28.7.3.1).`;
  const words =
    'It never defends, and S and P on the red dice are body hits too (28.7.3.1). If you parry its attack, its fore legs meet your blade, and you may drop it (28.7.3.2).';
  return hide === 0 ? words : `${words} Its hide takes ${-hide} off every wound roll.`;
}

function hideOf({ rules, tables }: View, target: Fighter): number {
  return target.beast === null || isSpringsteens(rules, target) ? 0 : tables.beasts[target.beast.kind].hide;
}

/** 28.7.3.1 A result as it counts against a beast. */
export const againstBeast = (cell: string): string => (/^[SP]/.test(cell) ? 'H' : cell);
