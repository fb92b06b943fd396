/** What of the arena a man must see who is asked: himself, where he can step, and whoever can strike him or be struck. */
import { distance, type Hex } from '../../../../kernel/hex.ts';
import { isInRange } from '../../rules/advanced/weapons.ts';
import { headOf, hexesOf, rangeBetween } from '../../rules/bodies.ts';
import { enemiesOf, fighterOf, isOnSand } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, State } from '../../rules/types.ts';
import type { SceneOverlay } from './scene.ts';

/** The longest reach of a weapon that strikes (21.9). */
const LONGEST = 3;

/** The hexes that must be seen, the most important first; none where nobody is asked. */
export function mustSee(state: Readonly<State>, tables: Tables, { asked, hints, plan }: SceneOverlay): readonly Hex[] {
  if (asked === null) return [];
  const man = fighterOf(state, asked);
  const end = plan?.steps.at(-1);
  const steps = [...(end === undefined ? [] : [end.at]), ...hints.map(({ at }) => at)];
  return [...hexesOf(man), ...steps, ...foesInReach(state, tables, man)];
}

/** Where enemies stand who can strike him, or whom he can strike, if they turn: the nearest first. */
function foesInReach(state: Readonly<State>, tables: Tables, man: Fighter): readonly Hex[] {
  return enemiesOf(state, man)
    .filter((foe) => isOnSand(foe) && isNear(tables, man, foe))
    .toSorted((a, b) => rangeBetween(a, man) - rangeBetween(b, man))
    .flatMap((foe) => hexesOf(foe).filter((hex) => distance(hex, headOf(man)) <= LONGEST));
}

function isNear(tables: Tables, man: Fighter, foe: Fighter): boolean {
  return rangeBetween(man, foe) <= 1 || isInRange(tables, man, foe) || isInRange(tables, foe, man);
}
