/** 17.7 Dice of animals: doubles and sevens are read on two base dice alone (GR-49). */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { GATES } from '../geometry.ts';
import type { LedContext } from '../kit.ts';
import { animalFor } from '../setup.ts';
import type { Species } from '../words.ts';

const SEVEN = 7;
const BEAR_DOUBLE = 2;
const GATE_RIGHT = 4;

/** 17.7 What a double adds to a throw of so many dice. */
export const doubleAdds = (kind: Species, dice: number): number => (kind === 'bear' ? BEAR_DOUBLE * dice : 0);

/** What a throw of an animal came to. */
export interface AnimalRoll {
  readonly roll: Roll;
  readonly base: readonly number[];
  readonly double: boolean;
  readonly seven: boolean;
}

/** 17.7 Throws for an attack or a defense. */
export function rollFor(
  { dice }: LedContext,
  kind: Species,
  name: string,
  base: number,
  extra: number,
  cite: string,
): AnimalRoll {
  const thrown = dice.throw(name, extra > 0 ? { base, extra } : { base });
  const [first, second] = thrown.dice.base ?? [];
  const double = base === 2 && first === second;
  const seven = base === 2 && (first ?? 0) + (second ?? 0) === SEVEN;
  const more = double ? doubleAdds(kind, base + extra) : 0;
  const modifiers: readonly Modifier[] = more > 0 ? [modifier(more, 'a double of the bear', '17.7')] : [];
  return { roll: rollOf(name, cite, thrown, 'sum', modifiers), base: thrown.dice.base ?? [], double, seven };
}

/** 17.2 The gate die: which gate, and the number of the first move. */
export function rollGate({ dice }: LedContext): {
  readonly roll: Roll;
  readonly hex: (typeof GATES)[number];
  readonly moves: number;
} {
  const roll = rollOf('gate', '17.2', dice.throw('gate', ONE_DIE), 'sum');
  return { roll, hex: GATES[roll.total >= GATE_RIGHT ? 1 : 0], moves: roll.total };
}

/** GR-51 A new dog or wolf at a gate; it acts from the next round on. */
export function breed(play: LedContext, kind: Species): void {
  const { state, emit } = play;
  const number = state.animals.filter((one) => one.kind === kind).length + 1;
  const { roll, hex } = rollGate(play);
  const young = animalFor(kind, number);
  state.animals.push({ ...young, hex, state: 'out', born: true });
  emit({ kind: 'animal-bred', cite: 'GR-51', rolls: [roll], animal: young.id, species: kind, hex });
}
