/** 17.4, 17.6, 17.7 What comes of a fight with an animal: its bite, and a blow against it. */

import { engage } from '../fight/engage.ts';
import type { LedContext } from '../kit.ts';
import { isNet } from '../legal/fights.ts';
import { award, countsPoints } from '../points.ts';
import { animalOf, fighterOf } from '../roster.ts';
import type { Animal, Fight, Strike } from '../types.ts';
import type { Part } from '../values.ts';

const NET_MARKERS = 3;

/** 17.4 Damage of a bite is what it was more by; doubled where a lion has thrown a double. */
export const biteParts = ({ doubled }: Strike, by: number): readonly Part[] => [
  { value: by, why: 'more than the defense', cite: '17.4' },
  ...(doubled ? [{ value: by, why: 'a double of the lion', cite: '17.7' }] : []),
];

/** 17.6 An animal is killed by more than it throws, or caught. */
export function hitBeast(play: LedContext, fight: Fight, strike: Strike): void {
  const { state, emit } = play;
  const animal = animalOf(state, strike.target);
  const attacker = fighterOf(state, fight.attacker);
  if (animal === null || animal.hex === null) return;
  strike.hit = !strike.nothing && strike.fav > (strike.fdv ?? 0);
  const told = { fav: strike.fav, halved: null, fdv: strike.fdv ?? 0, hit: strike.hit, n: fight.n, damage: 0 };
  emit({ kind: 'result', cite: '17.6', fighter: attacker.id, foe: animal.id, ...told, modifiers: [] });
  if (!strike.hit) return;
  attacker.hits += 1;
  if (isNet(fight.mode)) {
    animal.trapped = NET_MARKERS;
    emit({ kind: 'animal-trapped', cite: '17.6', animal: animal.id, fighter: attacker.id });
    engage(play, fight, animal.id);
    return;
  }
  kill(play, animal, attacker.id);
}

function kill(play: LedContext, animal: Animal, by: string): void {
  const { state, emit } = play;
  animal.state = 'dead';
  animal.hex = null;
  state.killed += 1;
  emit({ kind: 'animal-killed', cite: '17.6', animal: animal.id, fighter: by });
  if (state.coliseum && countsPoints(state)) award(play, fighterOf(state, by), 'animal killed');
}
