/** P183: the way of a rush. */

import { positionBonus } from '../basic/facing.ts';
import { isTakenUp } from '../basic/hearing.ts';
import { type BodyStance, newHexes } from '../beasts/stance.ts';
import { type BeastFighter, headOf, rangeTo } from '../bodies.ts';
import { isUpright } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, State } from '../types.ts';
import { isClosed, manMet } from './ground.ts';
import { type AnimalStep, goneBy } from './moves.ts';

/** A stance on the way, how many moves it takes to come there, and from where it can be done. */
interface Place {
  readonly stance: BodyStance;
  readonly moves: number;
  readonly from: (readonly [place: Place, step: AnimalStep])[];
}

/** An end of the way: a place, the step from it into the man's hex, and the advantage which that has. */
interface End {
  readonly place: Place;
  readonly step: AnimalStep | null;
  readonly bonus: number;
}

const RUSH_STEPS: readonly AnimalStep[] = ['forward', 'left', 'right', 'whirl left', 'whirl right'];

/** The steps that may come next at each stance of the best ways. */
export type RushPlan = ReadonlyMap<string, readonly AnimalStep[]>;

/** A name for a stance, under which a plan has it. */
export function stanceKey({ at, facing }: BodyStance): string {
  return `${at.q},${at.r},${facing}`;
}

/**
 * P183 The shortest ways by which an animal comes to a man, of those the ones of the highest positional
 * advantage; where none leads to him, those that bring it nearest.
 */
export function planRush(state: Readonly<State>, tables: Tables, animal: BeastFighter, man: Fighter): RushPlan {
  const start: Place = { stance: { at: animal.at, facing: animal.facing }, moves: 0, from: [] };
  const known = new Map([[stanceKey(start.stance), start]]);
  let ends: readonly End[] = [];
  for (let layer: readonly Place[] = [start]; layer.length > 0 && ends.length === 0; ) {
    ends = layer.flatMap((place) => endsFrom(state, tables, animal, man, place));
    layer = layer.flatMap((place) => nextPlaces(state, animal, place, known));
  }
  return stepsTo(ends.length > 0 ? highest(ends) : nearest([...known.values()], animal, man));
}

function highest(ends: readonly End[]): readonly End[] {
  const most = Math.max(...ends.map(({ bonus }) => bonus));
  return ends.filter(({ bonus }) => bonus === most);
}

/** The places nearest to a man who cannot be come at, and of those the ones that take the fewest moves. */
function nearest(places: readonly Place[], animal: BeastFighter, man: Fighter): readonly End[] {
  const range = ({ stance }: Place) => rangeTo(man, headOf({ ...animal, ...stance }));
  const least = Math.min(...places.map(range));
  const near = places.filter((place) => range(place) === least);
  const soonest = Math.min(...near.map(({ moves }) => moves));
  return near.filter(({ moves }) => moves === soonest).map((place) => ({ place, step: null, bonus: 0 }));
}

/** The steps from a place that end in the man's hex. */
function endsFrom(
  state: Readonly<State>,
  tables: Tables,
  animal: BeastFighter,
  man: Fighter,
  place: Place,
): readonly End[] {
  const body = { ...animal, ...place.stance };
  const head = headOf(body);
  const bonus = isUpright(man) ? positionBonus(tables, head, man.at, man.facing) : 0;
  return RUSH_STEPS.flatMap((step) => {
    const stance = goneBy(body, step);
    const heard = newHexes(body, stance).some((hex) => isTakenUp(state, hex)); // P154 who hears an appeal bars the way
    return !heard && manMet(state, body, stance) === man ? { place, step, bonus } : [];
  });
}

/** The places a step further that nobody has come to in fewer moves. */
function nextPlaces(
  state: Readonly<State>,
  animal: BeastFighter,
  place: Place,
  known: Map<string, Place>,
): readonly Place[] {
  const body = { ...animal, ...place.stance };
  return RUSH_STEPS.flatMap((step) => {
    const stance = goneBy(body, step);
    if (isClosed(state, body, stance) || manMet(state, body, stance) !== null) return [];
    const found = known.get(stanceKey(stance));
    if (found !== undefined) {
      if (found.moves === place.moves + 1) found.from.push([place, step]);
      return [];
    }
    const next: Place = { stance, moves: place.moves + 1, from: [[place, step]] };
    known.set(stanceKey(stance), next);
    return [next];
  });
}

/** Every step that lies on a way to one of the ends. */
function stepsTo(ends: readonly End[]): RushPlan {
  const steps = new Map<string, AnimalStep[]>();
  const put = ({ stance }: Place, step: AnimalStep) => {
    const there = steps.get(stanceKey(stance)) ?? [];
    if (!there.includes(step)) steps.set(stanceKey(stance), [...there, step]);
  };
  const seen = new Set(ends.map(({ place }) => place));
  for (const { place, step } of ends) if (step !== null) put(place, step);
  for (const place of seen) {
    for (const [before, step] of place.from) {
      put(before, step);
      seen.add(before);
    }
  }
  return steps;
}
