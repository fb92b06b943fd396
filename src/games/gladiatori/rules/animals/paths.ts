/** 17.3 Ways of animals: around whoever stands there, to a hex beside the nearest gladiator. */
import { DIRECTIONS, distance, type Hex, neighbour, sameHex } from '../../../../kernel/hex.ts';
import { isGate, isInside } from '../geometry.ts';
import { activeIn, isThere } from '../roster.ts';
import type { Animal, Fighter, State } from '../types.ts';

const keyOf = ({ q, r }: Hex): string => `${q} ${r}`;

/** 3.1 Whether an animal may step into a hex: nobody is there, or animals at a gate. */
function isOpenToAnimals({ fighters, animals }: Readonly<State>, hex: Hex): boolean {
  if (!isInside(hex) || fighters.some((one) => isThere(one) && sameHex(one.hex, hex))) return false;
  return isGate(hex) || animals.every((one) => one.hex === null || !sameHex(one.hex, hex));
}

/** Steps from a hex to each that can be reached, in the order in which they are found. */
function stepsFrom(
  state: Readonly<State>,
  start: Hex,
): ReadonlyMap<string, { readonly hex: Hex; readonly steps: number }> {
  const found = new Map([[keyOf(start), { hex: start, steps: 0 }]]);
  for (const { hex, steps } of found.values())
    for (const way of DIRECTIONS) {
      const next = neighbour(hex, way);
      if (found.has(keyOf(next)) || !isOpenToAnimals(state, next)) continue;
      found.set(keyOf(next), { hex: next, steps: steps + 1 });
    }
  return found;
}

/** Whom an animal goes for, and where it may end. */
export interface AnimalWay {
  readonly target: Fighter | null;
  readonly ends: readonly Hex[];
}

/** 17.3 The ways that an animal may take, all as good as each other: none is empty. */
export function wayFor(
  state: Readonly<State>,
  animal: Animal & { readonly hex: Hex },
  moves: number,
): readonly AnimalWay[] {
  const reach = stepsFrom(state, animal.hex);
  const targets = activeIn(state).flatMap((target) => {
    const beside = [...reach.values()].filter(({ hex }) => distance(hex, target.hex) === 1);
    const steps = Math.min(...beside.map((one) => one.steps));
    return beside.length === 0 ? [] : [{ target, steps, goals: beside.filter((one) => one.steps === steps) }];
  });
  if (targets.length === 0) return [{ target: null, ends: strayEnds(state, animal, reach, moves) }];
  const least = Math.min(...targets.map(({ steps }) => steps));
  return targets
    .filter(({ steps }) => steps === least)
    .map(({ target, steps, goals }) => ({
      target,
      ends: steps <= moves ? goals.map(({ hex }) => hex) : partWay(state, reach, goals, moves),
    }));
}

/** Hexes so many steps on along a shortest way. */
function partWay(
  state: Readonly<State>,
  reach: ReturnType<typeof stepsFrom>,
  goals: readonly { readonly hex: Hex; readonly steps: number }[],
  moves: number,
): readonly Hex[] {
  const ends = new Map<string, Hex>();
  for (const goal of goals) {
    const back = stepsFrom(state, goal.hex);
    for (const { hex, steps } of reach.values())
      if (steps === moves && back.get(keyOf(hex))?.steps === goal.steps - moves) ends.set(keyOf(hex), hex);
  }
  return [...ends.values()];
}

/** 17.3 Where no way leads to anybody: as near as it can come, or it stays. */
function strayEnds(
  state: Readonly<State>,
  { hex: from }: { readonly hex: Hex },
  reach: ReturnType<typeof stepsFrom>,
  moves: number,
): readonly Hex[] {
  const near = (hex: Hex): number => Math.min(...activeIn(state).map((one) => distance(hex, one.hex)));
  const open = [...reach.values()].filter(({ steps }) => steps <= moves).map(({ hex }) => hex);
  const least = Math.min(...open.map(near));
  return near(from) === least ? [from] : open.filter((hex) => near(hex) === least);
}
