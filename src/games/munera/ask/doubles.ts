/** 9 What each double of an attack would do, in a few words. */
import { UNBROKEN } from '../../../kernel/words.ts';
import type { StrikeOdds } from '../odds/strike-odds.ts';
import type { Attack } from '../rules/acts.ts';
import type { Arm } from '../rules/gear.ts';
import type { Fighter } from '../rules/types.ts';

/** What there is to know of an attack to say what doubles do. */
export interface Struck {
  readonly foe: Fighter;
  readonly arm: Arm;
  readonly how: Attack;
  readonly odds: StrikeOdds;
}

const FALLS = { down: 'down', beaten: 'beaten', nothing: 'nothing' } as const;

/** '6 2D6 wounds, 5/4 down' and so on to 1, each in a piece; what does the same is said once. */
export function doublesText(struck: Struck): string {
  const runs: { faces: string; what: string }[] = [];
  for (const face of [6, 5, 4, 3, 2, 1]) {
    const what = doubleText(struck, face);
    const last = runs.at(-1);
    if (last?.what === what) last.faces += `/${face}`;
    else runs.push({ faces: `${face}`, what });
  }
  return runs.map(({ faces, what }) => `${faces} ${what}`.replaceAll(' ', UNBROKEN)).join(', ');
}

/** What one double does. */
function doubleText({ foe, arm, how, odds: { fall } }: Struck, face: number): string {
  switch (face) {
    case 6:
      return arm.row.net ? '1D6 wounds and caught' : '2D6 wounds';
    case 5:
      return lossText(foe) ?? FALLS[fall];
    case 4:
      return FALLS[fall];
    case 3:
      return 'you down';
    case 2:
      return fall === 'beaten' ? 'beaten' : 'floored';
    default:
      return how.with.by === 'improvised' || arm.weapon?.kind === 'cestus'
        ? 'you down or its weapon lost'
        : 'weapon lost';
  }
}

function lossText({ shield, holds, helmet }: Fighter): string | null {
  if (shield !== 'none' && !(shield === 'cape' && holds !== null)) return shield === 'cape' ? 'no cape' : 'no shield';
  return helmet ? 'no helmet' : null;
}
