/** 18.1 The pilot's chart: how the book flies. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { distance } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import type { FlightMove, GlideAct } from '../acts.ts';
import { canEscape, type End, endsOf } from '../ends.ts';
import type { PitContext } from '../kit.ts';
import { flyingOf } from '../legal.ts';
import { divesFrom, type Flying } from '../maneuvers.ts';
import { isOpenTo, throwRange } from '../pit.ts';
import { airspaceFor, enemiesOf, poseOf } from '../roster.ts';
import type { Glider, State } from '../types.ts';
import type { Intent } from '../words.ts';

/** 18.1 Near the floor. */
const LOW = 4;
/** 18.1 No throw reaches anybody. */
const NO_RANGE = 99;
/** 18.1 A ram is worth it from this sum of levels and MP on. */
const RAMS = 3;

/** 18.1 The moves of the book for a whole movement. */
export function flightByBook(ctx: PitContext, glider: Glider): readonly FlightMove[] {
  const flying = flyingOf(ctx.state, ctx.tables, glider.id);
  const intent = rollIntent(ctx, glider);
  const ends = endsOf(flying);
  const rams = intent === 'stalk' || intent === 'pounce' ? ramsAmong(ctx.state, flying, ends, glider) : [];
  const best = rams.length > 0 ? rams : bestEnds(ctx.state, flying, ends, glider, intent);
  if (best.length === 0) return crash(ends);
  const chosen = drawnOf(ctx, glider, best);
  return [...chosen.path, ...(chosen.kind === 'early stop' ? [{ do: 'ram' } as const] : [])];
}

function rollIntent({ state, tables, dice, emit }: PitContext, glider: Glider): Intent {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, glider.hand !== null && !glider.netted ? 1 : 0, 'a weapon in the hand', '18.1');
  addModifier(modifiers, glider.alt <= state.floor + LOW ? -1 : 0, 'near the floor', '18.1');
  addModifier(modifiers, glider.speed <= 1 ? -1 : 0, 'slow', '18.1');
  const roll = rollOf('intent', '18.1', dice.throw('intent', ONE_DIE), 'sum', modifiers);
  const { intent, row } = tables.intent(roll.total);
  const looked = { ...roll, table: { id: 'intents', row, column: 'Intent', cell: intent }, result: intent };
  emit({ kind: 'intent', cite: '18.1', rolls: [looked], glider: glider.id, intent });
  return intent;
}

/** 18.1 Ends that allow a ram on an enemy with enough levels and MP: those with most of both, then of levels. */
function ramsAmong(state: State, { air, pilot }: Flying, ends: readonly End[], glider: Glider): readonly End[] {
  const enemies = enemiesOf(state, glider).map(({ id }) => id);
  const rams = ends.flatMap((end) => {
    const dive =
      end.kind === 'early stop'
        ? end.ram
        : end.kind === 'end'
          ? (divesFrom(air, pilot, end.pose, end.climbed).find(({ onto }) => onto !== null) ?? null)
          : null;
    if (dive === null || !enemies.includes(dive.onto ?? '') || dive.levels + end.unspent < RAMS) return [];
    return [{ end, rank: 10 * (dive.levels + end.unspent) + dive.levels }];
  });
  const most = Math.max(...rams.map(({ rank }) => rank));
  return rams.filter(({ rank }) => rank === most).map(({ end }) => end);
}

/** 18.1 The best ends of those that spend everything, by what the book has in mind. */
function bestEnds(state: State, flying: Flying, ends: readonly End[], glider: Glider, intent: Intent): readonly End[] {
  const spent = ends.filter(({ kind }) => kind === 'end');
  const ranked = spent.map((end) => ({ end, rank: rankOf(state, flying, glider, end, intent) }));
  const [first] = ranked;
  if (first === undefined) return [];
  const best = ranked.reduce((top, one) => (compare(one.rank, top.rank) > 0 ? one : top), first);
  return ranked.filter(({ rank }) => compare(rank, best.rank) === 0).map(({ end }) => end);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** 18.1 What an intent looks at, most important first. */
function rankOf(state: State, flying: Flying, glider: Glider, end: End, intent: Intent): readonly number[] {
  const { alt, speed } = end.pose;
  const safe = isSafe(flying, end) ? 1 : 0;
  const front = -frontRange(state, glider, end);
  switch (intent) {
    case 'conserve':
      return [safe, alt + speed, front];
    case 'stalk':
      return [safe, front, alt + speed];
    case 'pounce':
      return [safe, -hexesToNearest(state, glider, end), alt, alt + speed];
    case 'climb':
      return [safe, alt, front, alt + speed];
  }
}

/** 18 Hexes on the map to the nearest enemy from where a movement ends. */
function hexesToNearest(state: State, glider: Glider, { pose }: End): number {
  return Math.min(...enemiesOf(state, glider).map(({ hex }) => distance(hex, pose.hex)));
}

/** 18.1 The shortest throw to an enemy that can be attacked from there. */
function frontRange(state: State, glider: Glider, { pose }: End): number {
  const ranges = enemiesOf(state, glider).flatMap((one) => (isOpenTo(pose, one) ? [throwRange(pose, one)] : []));
  return Math.min(NO_RANGE, ...ranges);
}

/** 18.1 Whether one can fly on from an end, slowed or not. */
export function isSafe({ tables, air, pilot }: Flying, { pose, climbed }: End): boolean {
  const { speed } = pose;
  if (!canEscape(tables, pose, Math.max(1, speed))) return false;
  if (speed < 2 && climbed) return false;
  if (speed > 2 && !canEscape(tables, pose, speed - 1)) return false;
  if (speed > 0) return true;
  return divesFrom(air, pilot, pose, climbed).some(({ levels, onto }) => levels === 1 && onto === null);
}

/** 18 Where every way leads into the wall, the slowest way in; where none is left, Forward. */
export function crash(ends: readonly End[]): readonly FlightMove[] {
  const crashes = ends.filter(({ kind }) => kind === 'collision');
  const slowest = Math.min(...crashes.map(({ pose }) => pose.speed));
  return crashes.find(({ pose }) => pose.speed === slowest)?.path ?? [{ do: 'forward' }];
}

/** One of equals, by lot. Throws where there are none: a bug. */
function drawnOf({ dice, emit }: PitContext, { id }: Glider, ends: readonly End[]): End {
  const [only] = ends;
  if (only === undefined) throw new Error('there is nothing to draw from');
  if (ends.length === 1) return only;
  const lot = dice.lot('end', '18.1', ends.length);
  emit({ kind: 'chosen-by-lot', cite: '18.1', lots: [lot], glider: id, of: ends.length });
  return ends[lot.picked] ?? only;
}

/** 18.1 The glide of the book: a dive where it is slow, and nobody is in the way. */
export function glideByBook(state: Readonly<State>, glider: Glider): GlideAct {
  const climbed = state.acting?.flight.climbed === true;
  const dives = divesFrom(airspaceFor(state, glider.id), glider, poseOf(glider), climbed);
  const dives1 = dives.some(({ levels, onto }) => levels === 1 && onto === null);
  return glider.speed <= 1 && dives1 ? { do: 'dive', levels: 1 } : { do: 'hold' };
}
