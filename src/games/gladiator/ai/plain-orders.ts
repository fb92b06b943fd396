/** A plain man's orders: close in, strike from where it is best, keep the foe in front, waste no phases. */

import { isBow } from '../rules/advanced/bow.ts';
import { isMissile } from '../rules/advanced/missiles.ts';
import { canReach } from '../rules/advanced/weapons.ts';
import { isBarred } from '../rules/arena/barriers.ts';
import { positionBonus } from '../rules/basic/facing.ts';
import { plotDecision, type Stance, stridesOf, usesPhase, walk } from '../rules/basic/plot.ts';
import { rangeBetween } from '../rules/bodies.ts';
import { enemiesOf, fighterOf, movesLeft, occupant, weaponOf } from '../rules/sheet.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, FighterId, Plot, State } from '../rules/types.ts';

/** How much each thing about an order is worth. */
const WORTH = {
  reach: 50,
  advantage: 6,
  exposure: -8,
  distance: -5,
  moving: -4,
  overRate: -100,
  barred: -60,
  bump: -40,
  runOnto: 120,
  leap: -15,
  charge: -12,
  recover: 90,
  rise: 20,
} as const;
/** 20.4 The net is tossed no farther. */
const TOSS_RANGE = 3;

/** The order he writes: of all he may, that which leaves him best placed if the others stay where they are. */
export function plainPlot(state: State, tables: Tables, id: FighterId): Plot {
  const fighter = fighterOf(state, id);
  const foe = nearestFoe(state, fighter);
  const plots = plotDecision.list(state, tables, { fighter: id }) ?? [];
  const worths = plots.map((plot) => (foe === null ? 0 : plainWorth(state, tables, fighter, foe, plot)));
  const best = plots[worths.indexOf(Math.max(...worths))] ?? { actions: [], act: false };
  const readied: Plot = { ...best, act: weaponOf(fighter) === null || mayThrow(tables, fighter) };
  const toss: Plot = { ...readied, net: { kind: 'toss' } };
  const casts = foe !== null && foe.ensnared === null && rangeBetween(fighter, foe) <= TOSS_RANGE;
  return casts && plotDecision.check(state, tables, { fighter: id }, toss) === null ? toss : readied;
}

/** The enemy nearest to him, horses apart; null: there is none. */
function nearestFoe(state: State, fighter: Fighter): Fighter | null {
  const [first, ...others] = enemiesOf(state, fighter);
  if (first === undefined) return null;
  return others.reduce((best, one) => (rangeBetween(fighter, one) < rangeBetween(fighter, best) ? one : best), first);
}

/** Whether he holds what is meant to be thrown. */
export function mayThrow(tables: Tables, { hands }: Fighter): boolean {
  return hands.some((item) => isMissile(tables, item) || isBow(tables, item));
}

/** What an order is worth to him, if the others stay where they are. */
export function plainWorth(state: State, tables: Tables, fighter: Fighter, foe: Fighter, plot: Plot): number {
  const [first] = plot.actions;
  const way = walk(fighter, stridesOf(tables, plot.actions));
  const end = way.at(-1) ?? fighter;
  return (
    placeWorth(state, tables, { ...fighter, ...end }, foe) +
    wayWorth(state, fighter, way) +
    (usesPhase(plot.actions) ? WORTH.moving + (movesLeft(tables, fighter) > 0 ? 0 : WORTH.overRate) : 0) +
    (first?.code === 'L' ? WORTH.leap : 0) +
    (first?.code === 'C' ? WORTH.charge : 0) +
    (first?.code === 'KN' && fighter.posture === 'prone' ? WORTH.rise : 0) +
    (first?.code === 'R' && isBare(fighter) ? WORTH.recover : 0)
  );
}

const isBare = (fighter: Fighter): boolean => weaponOf(fighter) === null && fighter.sheath.length === 0;

/** What it is worth to stand there, against a foe who stays where he is. */
function placeWorth(state: State, tables: Tables, there: Fighter, foe: Fighter): number {
  const reach = canReach(state, tables, there, foe) ? WORTH.reach : WORTH.distance * rangeBetween(there, foe);
  const mine = positionBonus(tables, there.at, foe.at, foe.facing);
  const his = positionBonus(tables, foe.at, there.at, there.facing);
  return reach + WORTH.advantage * mine + WORTH.exposure * his;
}

/** 8.1, 8.3 What he would run into on the way; a man on the ground may be run onto. */
function wayWorth(state: State, fighter: Fighter, way: readonly Stance[]): number {
  let worth = 0;
  for (const { at } of way) {
    if (isBarred(state, at)) worth += WORTH.barred;
    const other = occupant(state, at, fighter);
    if (other !== null) worth += isAtMercy(fighter, other) ? WORTH.runOnto : WORTH.bump;
  }
  return worth;
}

function isAtMercy(fighter: Fighter, other: Fighter): boolean {
  return other.side !== fighter.side && other.posture === 'prone' && other.beast === null && !isBare(fighter);
}
