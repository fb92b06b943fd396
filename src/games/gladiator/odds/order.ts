/** What may come of an order while all others stay as they are: the engine moves the man, for every way his dice can fall. */

import { distance, type Hex } from '../../../kernel/hex.ts';
import { mayShoot } from '../rules/advanced/bow.ts';
import { catches, hexLaid } from '../rules/advanced/nets.ts';
import { takeable } from '../rules/advanced/spoils.ts';
import { hasInFront } from '../rules/basic/facing.ts';
import { action, stridesOf } from '../rules/basic/plot.ts';
import { rangeBetween } from '../rules/bodies.ts';
import type { GladiatorEvent } from '../rules/events.ts';
import type { PhaseContext } from '../rules/phase.ts';
import { enemiesOf, fighterOf, isWeapon } from '../rules/sheet.ts';
import type { Fighter, FighterId, Plot } from '../rules/types.ts';
import type { Meeting } from './meeting.ts';
import { eachMove } from './moved.ts';
import { fallProneChance, netChances, recoveryChance, throwChance } from './single-rolls.ts';

/** One thing that an order hangs on, and its chance of 0 to 1. */
export interface Hazard {
  readonly what: 'falls' | 'stumbles' | 'wins' | 'loses' | 'catches' | 'trips' | 'lays' | 'snares' | 'hits' | 'takes';
  readonly chance: number;
}

/** Everything that an order hangs on, in the order in which it comes up; nothing: []. */
export function orderOdds({ state, tables }: Meeting, id: FighterId, plot: Plot): readonly Hazard[] {
  const fighter = fighterOf(state, id);
  if (fighter.owesStumble) return [{ what: 'falls', chance: fallProneChance(fighter) }];
  const sums = { stumbles: 0, wins: 0, loses: 0 };
  let end: PhaseContext | null = null;
  eachMove({ state, tables }, id, plot, ({ ctx, events }, chance) => {
    const seen = seenIn(events, id);
    for (const what of ['stumbles', 'wins', 'loses'] as const) if (seen[what]) sums[what] += chance;
    end = ctx;
  });
  const clash = sums.wins + sums.loses > 0; // whether he stumbles then hangs on how hard he is struck
  const told = clash ? (['wins', 'loses'] as const) : (['stumbles'] as const);
  const moved = told.map((what): Hazard => ({ what, chance: sums[what] }));
  return [...moved.filter(({ chance }) => clash || chance > 0), ...(end === null ? [] : deedsOf(end, id, plot))];
}

/** What a man's way brought him. */
function seenIn(events: readonly GladiatorEvent[], id: FighterId) {
  const seen = { stumbles: false, wins: false, loses: false };
  for (const event of events) {
    if (event.kind === 'stumble-checked' && event.fighter === id) seen.stumbles ||= event.stumbled;
    if (event.kind === 'limp-checked' && event.fighter === id) seen.stumbles ||= event.stumbled;
    if (event.kind !== 'collided' || !event.fighters.includes(id) || event.winner === null) continue;
    if (event.winner === id) seen.wins = true;
    else seen.loses = true;
  }
  return seen;
}

/** What he does where his way has brought him: with his net, by a throw, with what lies there. */
function deedsOf(ctx: PhaseContext, id: FighterId, { actions, act, net }: Plot): readonly Hazard[] {
  const { state, tables } = ctx;
  const fighter = fighterOf(state, id);
  const near = [...enemiesOf(state, fighter)].sort((a, b) => rangeBetween(fighter, a) - rangeBetween(fighter, b));
  const foe = near.find((one) => hasInFront(fighter, one.at, Number.POSITIVE_INFINITY));
  const deeds: Hazard[] = [];
  if (
    net !== undefined &&
    net.kind !== 'lay' &&
    foe !== undefined &&
    rangeBetween(fighter, foe) <= tables.netAttacks[net.kind].reach
  ) {
    const chance = netChances(ctx, fighter, foe, net.kind).get('H') ?? 0;
    deeds.push({ what: catches(tables, net.kind) ? 'catches' : 'trips', chance });
  }
  if (net?.kind === 'lay' && foe !== undefined)
    deeds.push({
      what: catches(tables, 'lay') ? 'snares' : 'lays',
      chance: laidChance(ctx, fighter, foe, hexLaid(fighter, net)),
    });
  const weapon = act || mayShoot(tables, fighter) ? fighter.hands.find(isWeapon) : undefined;
  if (weapon !== undefined && foe !== undefined)
    deeds.push({ what: 'hits', chance: throwChance(tables, fighter, weapon, rangeBetween(fighter, foe)) });
  const reaches = actions.some(({ code }) => code === 'R');
  const loose = reaches ? takeable(state).filter(({ at }) => distance(at, fighter.at) <= 1) : [];
  const takes = loose.map((one) => recoveryChance(ctx, fighter, one));
  if (takes.length > 0) deeds.push({ what: 'takes', chance: Math.max(...takes) });
  return deeds;
}

/** P273, 20.8.2 That a net trips a man who goes a hex straight forward, into the one it is laid in. */
function laidChance(ctx: PhaseContext, caster: Fighter, foe: Fighter, hex: Hex): number {
  const turnouts = ctx.turnouts.map((turnout) =>
    turnout.fighter === foe
      ? {
          ...turnout,
          strides: stridesOf(ctx.tables, [action('F')]),
          entered: [{ hex, way: 'forward' as const, hazard: false }],
        }
      : turnout,
  );
  return netChances({ ...ctx, turnouts }, caster, foe, 'lay').get('H') ?? 0;
}
