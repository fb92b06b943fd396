/** 23.6 to 23.9 What a bout brings everybody in it: places, laurels, coins, hull, grudges, ratings. */
import { type Modifier, modifier, sumModifiers } from '../../../kernel/modifier.ts';
import { idOf } from '../rules/setup.ts';
import { ladderPit } from './field.ts';
import type { SeasonContext } from './kit.ts';
import { HUNDREDTHS, pilotOf } from './pilots.ts';
import type { SeasonTables } from './tables.ts';
import type { PitField, PitResult, SeasonPilot } from './types.ts';

/** 23.6 Laurels for the places of a mêlée, for winning a duel or with a side, for each enemy put out. */
const PLACES = [5, 3, 1] as const;
const WON = 3;
const DOWNED = 1;
/** 23.6 Coins for flying. */
const FLOWN = 2;
/** 23.7 Hull that going out costs. */
const FLOOR_HULL = 1;
const OTHER_HULL = 2;
/** 23.8 Grudges that one bears another at most. */
const MOST_GRUDGE = 3;
/** 23.9 Points that a bout is about. */
const AT_STAKE = 24;

/** A bout that was flown, and where it was. */
export interface FlownPit {
  readonly field: PitField;
  readonly result: PitResult;
  /** From 1, by seats. */
  readonly places: readonly number[];
}

/** 23.6 Everybody’s place, from 1 and by seats: who flies is first, the highest first, equals by lot; then who went out later. */
export function placesOf(
  { dice, emit }: SeasonContext,
  { names }: PitField,
  { gliders, outs }: PitResult,
): readonly number[] {
  const aloft = gliders.flatMap(({ out }, at) => (out === null ? [at] : []));
  const heights = aloft.map((at) => gliders[at]?.alt ?? 0);
  const shuffle = new Set(heights).size < heights.length ? dice.shuffle('places', '23.6', aloft.length) : null;
  const drawn = shuffle === null ? aloft : shuffle.order.flatMap((at) => aloft[at] ?? []);
  const high = drawn.toSorted((a, b) => (gliders[b]?.alt ?? 0) - (gliders[a]?.alt ?? 0));
  const order = [...high, ...outs.toReversed().map((id) => gliders.findIndex((_, at) => idOf(at) === id))];
  emit({
    ...{ kind: 'placed', cite: '23.6', names: order.map((at) => names[at] ?? '') },
    shuffles: shuffle === null ? [] : [shuffle],
  });
  return gliders.map((_, at) => order.indexOf(at) + 1);
}

/** 23.6 Whether a seat’s side has won. */
export function hasWonPit(
  { teams }: Pick<PitField, 'teams'>,
  { winner }: Pick<PitResult, 'winner'>,
  at: number,
): boolean {
  return winner !== null && [...new Set(teams)][winner] === teams[at];
}

/** Seats of enemies that somebody put out. */
function downedBy({ field: { teams }, result }: FlownPit, at: number): readonly number[] {
  return result.gliders.flatMap((one, other) =>
    one.downedBy === idOf(at) && teams[other] !== teams[at] ? [other] : [],
  );
}

/** 23.6 The laurels of a seat, with their reasons. */
function laurelLines(flown: FlownPit, at: number, times: number): readonly Modifier[] {
  const { field, result, places } = flown;
  const place = places[at] ?? 0;
  const placed = field.kind === 'melee' ? (PLACES[place - 1] ?? 0) : hasWonPit(field, result, at) ? WON : 0;
  const why = field.kind === 'melee' ? `place ${place}` : field.kind === 'duel' ? 'the duel' : 'its side won';
  const downed = downedBy(flown, at).length;
  return [
    ...(placed > 0 ? [modifier(times * placed, why, '23.6')] : []),
    ...(downed > 0 ? [modifier(times * DOWNED * downed, `put out ${downed}`, '23.6')] : []),
  ];
}

/** 23.6 to 23.9 Settles a bout; the laurels of each seat. */
export function settleBout(ctx: SeasonContext, flown: FlownPit): readonly number[] {
  const { state, tables } = ctx;
  const { field } = flown;
  const { laurels: times } = ladderPit(tables, state.pit);
  const laurels = field.pilots.map((id, at) => {
    if (id === null) return 0;
    const pilot = pilotOf(state, id);
    record(pilot, flown, at);
    return reward(ctx, pilot, laurelLines(flown, at, times));
  });
  for (const [at, id] of field.pilots.entries()) if (id !== null) wear(ctx, pilotOf(state, id), flown, at);
  remember(ctx, flown);
  rate(ctx, flown);
  return laurels;
}

function record({ record: counts }: SeasonPilot, flown: FlownPit, at: number): void {
  const { field, result, places } = flown;
  const won = field.kind === 'melee' ? places[at] === 1 : hasWonPit(field, result, at);
  counts.flown += 1;
  if (won) counts.won += 1;
  counts.downed += downedBy(flown, at).length;
  if (result.gliders[at]?.out !== null) counts.out += 1;
}

function reward({ emit }: SeasonContext, pilot: SeasonPilot, lines: readonly Modifier[]): number {
  const laurels = sumModifiers(lines);
  pilot.laurels += laurels;
  emit({ kind: 'laurels', cite: '23.6', name: pilot.name, modifiers: lines, total: pilot.laurels });
  const coins = [modifier(FLOWN, 'flown', '23.6'), ...(laurels > 0 ? [modifier(laurels, 'laurels', '23.6')] : [])];
  pilot.coins += sumModifiers(coins);
  emit({ kind: 'coins', cite: '23.6', name: pilot.name, modifiers: coins, total: pilot.coins });
  return laurels;
}

/** 23.7 What going out does to the hull. */
function wear({ emit }: SeasonContext, pilot: SeasonPilot, { result }: FlownPit, at: number): void {
  const how = result.gliders[at]?.out ?? null;
  if (how === null) return;
  const by = Math.min(pilot.hull, how === 'floor' ? FLOOR_HULL : OTHER_HULL);
  pilot.hull -= by;
  emit({ kind: 'hull', cite: '23.7', name: pilot.name, how, by, hull: pilot.hull });
}

/** 23.8 Who was put out by an enemy remembers it; the enemy thinks the better of it. */
function remember(ctx: SeasonContext, flown: FlownPit): void {
  const { pilots } = flown.field;
  for (const [at, by] of pilots.entries()) {
    for (const other of downedBy(flown, at)) {
      const who = pilots[other] ?? null;
      if (by === null || who === null) continue;
      const [winner, loser] = [pilotOf(ctx.state, by), pilotOf(ctx.state, who)];
      bear(ctx, loser, winner, 1);
      bear(ctx, winner, loser, -1);
    }
  }
}

function bear({ emit }: SeasonContext, pilot: SeasonPilot, at: SeasonPilot, by: 1 | -1): void {
  const before = pilot.grudges[at.id] ?? 0;
  const grudge = Math.min(MOST_GRUDGE, Math.max(0, before + by));
  if (grudge === before) return;
  if (grudge === 0) delete pilot.grudges[at.id];
  else pilot.grudges[at.id] = grudge;
  emit({ kind: 'grudge', cite: '23.8', name: pilot.name, at: at.name, grudge });
}

/** GR-47 What one is expected to score against another, in hundredths. */
export function expectedScore({ expected }: Pick<SeasonTables, 'expected'>, own: number, other: number): number {
  const points = Math.floor((Math.abs(own - other) + HUNDREDTHS / 2) / HUNDREDTHS);
  return own >= other ? expected(points) : HUNDREDTHS - expected(points);
}

/** 23.9 Every two opponents change points, all from the ratings before the bout. */
function rate({ state, tables, emit }: SeasonContext, flown: FlownPit): void {
  const { field } = flown;
  const seats = field.pilots.flatMap((id, at) => (id === null ? [] : [{ at, pilot: pilotOf(state, id) }]));
  const stake = AT_STAKE / Math.max(1, seats.length - 1);
  const changes = seats.map(({ at, pilot }) => {
    const opponents = seats.filter((other) => field.teams[other.at] !== field.teams[at]);
    return opponents.reduce((sum, other) => {
      const expected = expectedScore(tables, pilot.rating, other.pilot.rating);
      return sum + stake * (scoreOf(flown, at, other.at) - expected);
    }, 0);
  });
  for (const [i, { pilot }] of seats.entries()) {
    const by = changes[i] ?? 0;
    pilot.rating += by;
    if (by !== 0) emit({ kind: 'rating', cite: '23.9', name: pilot.name, by, rating: pilot.rating });
  }
}

/** 23.9, GR-50 What a seat scored against another, in hundredths. */
function scoreOf({ field, result, places }: FlownPit, at: number, other: number): number {
  if (field.kind !== 'melee') {
    if (result.winner === null) return HUNDREDTHS / 2;
    return hasWonPit(field, result, at) ? HUNDREDTHS : 0;
  }
  return (places[at] ?? 0) < (places[other] ?? 0) ? HUNDREDTHS : 0;
}
