/** What may come of a roll, in a line of shares and in sentences. */
import { percent } from '../../../odds/offers.ts';
import { blowOdds } from '../odds/blows.ts';
import { type Margins, marginChance } from '../odds/contest.ts';
import type { BonusTable } from '../rules/acts.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter } from '../rules/types.ts';

/** A line of shares, and what else there is to say of them. */
interface ShareWords {
  readonly note: string;
  readonly more: readonly string[];
}

/** What may come of a roll, seen from `fighter`, who began it or attacks where it is the `first`. */
export function shareWords(
  { table, first }: { readonly table: BonusTable; readonly first: boolean },
  fighter: Fighter,
  foe: Fighter,
  margins: Margins,
): ShareWords {
  const at = (holds: (margin: number) => boolean): string => percent(marginChance(margins, holds));
  const [won, even, lost] = [at((m) => m > 0), at((m) => m === 0), at((m) => m < 0)];
  if (table === 'net')
    return { note: first ? `catch ${won}, keep it ${even}` : `escape ${won}, miss ${even}`, more: [] };
  if (table === 'maneuver')
    return {
      note: `attack ${won}, even ${even}, foe ${lost}`,
      more: [`A clear opening: you ${at((m) => m > 1)}, ${foe.name} ${at((m) => m < -1)}.`],
    };
  const again = `Rolled again ${even}.`;
  if ((first ? foe : fighter).ensnared)
    return { note: first ? `hit ${won}, torn free ${lost}` : `tear free ${won}, hurt ${lost}`, more: [again] };
  const [hit, turned, hurt] = first
    ? [won, at((m) => m === -1), at((m) => m < -1)]
    : [at((m) => m > 1), at((m) => m === 1), lost];
  return { note: `hit ${hit}, turned ${turned}, hurt ${hurt}`, more: [`${again} Turned: the roles change.`] };
}

/** 5.4 What a blow of one's own would do. */
export function blowWords(fighter: Fighter, foe: Fighter, margins: Margins, tables: Tables): readonly string[] {
  const { wounds, knocksDown, fells, damage } = blowOdds(fighter, foe, margins, tables);
  const does = `It wounds ${percent(wounds)}, downs ${percent(knocksDown)}, ends it ${percent(fells)}.`;
  return [does, `On the average ${damage.toFixed(1)} ${damage === 1 ? 'point' : 'points'}.`];
}
