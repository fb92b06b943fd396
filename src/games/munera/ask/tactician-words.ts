/** 16.2 What a tactician went by, in sentences. */
import { type Plan, placeWorth, plansOf } from '../ai/tactician.ts';
import type { Act } from '../rules/acts.ts';
import { rearming } from '../rules/book/rearm.ts';
import { armOf } from '../rules/gear.ts';
import { hexName, WAY_NAMES } from '../rules/hex-names.ts';
import { fighterOf, nearestTo } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';

/** So many plans are told. */
const TOLD = 3;

/** 16, 16.2 Why a tactician did that: who it was first, then the best plans in points, the one it took marked by '> '. */
export function tacticianWords(state: Readonly<State>, tables: Tables, id: string, choice: unknown): readonly string[] {
  const fighter = fighterOf(state, id);
  const { name } = fighter;
  if ((choice as Act).do === 'cut') return [`${name} is caught: a tactician cuts at it before anything else (16).`];
  if (rearming({ state, tables }, fighter) !== null)
    return [`${name} has nothing to fight with: a tactician sees to that first (16).`];
  const foe = nearestTo(state, fighter);
  if (foe === null) return [`${name} has nobody to fight.`];
  const plans = plansOf(state, tables, fighter, foe).toSorted((a, b) => b.worth - a.worth || a.cost - b.cost);
  const told = plans.slice(0, TOLD).map((plan) => planText(plan, { fighter, tables, radius: state.radius }));
  return [
    `What ${name} weighed against ${foe.name}, the nearest, by the rule of thumb of 16.2: points`,
    ...told.map((text, i) => (i === 0 ? `> ${text}` : text)),
    `end the turn here: ${points(placeWorth(state, fighter, foe, fighter.hex))}`,
    `A blow counts by its wounds, falls and doubles; a place by the quarter that ${foe.name} is in, the wall and the reach; each AP costs half a point, a tiring turn six. ${plans.length} plans in all, one turn ahead.`,
  ];
}

const points = (worth: number): string => (Math.round(10 * worth) / 10).toFixed(1);

/** 'F4 facing E, sword: 9.8 (blow 11.3, place 0.0, AP -1.5)'. */
function planText(
  { stand, how, parts: { blow, place, price }, worth }: Plan,
  { fighter, tables, radius }: { readonly fighter: Fighter; readonly tables: Tables; readonly radius: number },
): string {
  const { hex, facing, cost } = stand;
  const where = cost === 0 ? 'from here' : `${hexName(hex, radius)} facing ${WAY_NAMES[facing]}`;
  const arm = how === null ? null : armOf(fighter, how.with, tables);
  const kind = how?.whirl === true ? 'whirl, ' : how?.feint === true ? 'feint, ' : '';
  const blows = arm === null ? '' : `, ${kind}${arm.name === 'improvised' ? 'kick' : arm.name}`;
  return `${where}${blows}: ${points(worth)} (blow ${points(blow)}, place ${points(place)}, AP ${points(-price)})`;
}
