/** 5.2.5, R10, R94 Where the book goes: nearer, round the side, out of the way, or back. */
import { BEARINGS, bearingOf, boardIn, distanceOf, neighboursOf, stepFrom, zoneKindOf } from '../board.ts';
import type { HeroesContext } from '../kit.ts';
import { stepFault } from '../legal.ts';
import { hasRoom, opponentsIn, opponentsOf } from '../roster.ts';
import type { Board, ZoneKind } from '../tables/types.ts';
import type { Fighter } from '../types.ts';
import type { ZoneName } from '../words.ts';

/** A step towards an opponent. */
export interface Way {
  readonly to: ZoneName;
  /** A free zone to the left or the right of the step; null: there is none. */
  aside(left: boolean): ZoneName | null;
}

/** Center before heart before wall. */
const RANKS: { readonly [K in ZoneKind]: number } = { center: 0, heart: 1, wall: 2 };
/** Eighths of a turn that a side-step tries, nearest first. */
const ASIDE = [1, 2] as const;

/** The best of some zones: by kind, then by name; null where there are none. */
export function bestOf(board: Board, zones: readonly ZoneName[]): ZoneName | null {
  const rank = (zone: ZoneName): number => RANKS[zoneKindOf(board, zone)];
  const [first = null, ...others] = zones;
  return others.reduce((best: ZoneName | null, zone) => {
    if (best === null) return zone;
    const better = rank(zone) - rank(best);
    return better < 0 || (better === 0 && zone < best) ? zone : best;
  }, first);
}

/** A step nearer to the closest opponent, or round the side where the way is full; null: none. */
export function approach(ctx: HeroesContext, fighter: Fighter): Way | null {
  const { state, tables } = ctx;
  const foe = closest(ctx, fighter);
  if (foe === null) return null;
  const board = boardIn(tables, state);
  const far = distanceOf(fighter.zone, foe.zone);
  const near = neighboursOf(board, fighter.zone);
  const open = (distance: number): readonly ZoneName[] =>
    near.filter((zone) => distanceOf(zone, foe.zone) === distance && hasRoom(state, zone));
  const to = bestOf(board, open(far - 1)) ?? bestOf(board, open(far));
  if (to === null) return null;
  const bearing = bearingOf(fighter.zone, to);
  const isFree = (zone: ZoneName): boolean =>
    near.includes(zone) && hasRoom(state, zone) && opponentsIn(state, fighter, zone).length === 0;
  return {
    to,
    aside(left) {
      const turns = left ? ASIDE.map((by) => -by) : ASIDE;
      const tried = [...turns, ...turns.map((by) => -by)].map((by) => stepFrom(fighter.zone, bearing + by + BEARINGS));
      return tried.find(isFree) ?? null;
    },
  };
}

/** The closest opponent, drawn among those equally close; null: there is none. */
function closest({ state, dice, emit }: HeroesContext, fighter: Fighter): Fighter | null {
  const foes = opponentsOf(state, fighter);
  const least = Math.min(...foes.map(({ zone }) => distanceOf(fighter.zone, zone)));
  const near = foes.filter(({ zone }) => distanceOf(fighter.zone, zone) === least);
  const zones = [...new Set(near.map(({ zone }) => zone))];
  const [only = null] = near;
  if (only === null || zones.length === 1) return only;
  const lot = dice.lot('closest', 'R10', near.length);
  const foe = near[lot.picked] ?? only;
  emit({ kind: 'target', cite: 'R10', lots: [lot], fighter: fighter.id, foe: foe.id });
  return foe;
}

/** 5.2.5 Away from the opponents in the zone, as far from all others as may be; null: there is no way. */
export function backOff({ state, tables }: Pick<HeroesContext, 'state' | 'tables'>, fighter: Fighter): ZoneName | null {
  const board = boardIn(tables, state);
  const foes = opponentsOf(state, fighter);
  const open = neighboursOf(board, fighter.zone).filter(
    (zone) => opponentsIn(state, fighter, zone).length === 0 && stepFault({ state, tables, fighter }, zone) === null,
  );
  const far = (zone: ZoneName): number => Math.min(...foes.map((one) => distanceOf(zone, one.zone)));
  const most = Math.max(...open.map(far));
  return bestOf(
    board,
    open.filter((zone) => far(zone) === most),
  );
}
