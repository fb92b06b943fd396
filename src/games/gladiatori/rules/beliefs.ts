/** 21.1 What everybody must believe of somebody's sheet, by what is announced. */

import type { Sheet } from './setup-types.ts';
import type { Fighter } from './types.ts';
import type { ActionCard, Card } from './words.ts';

const MOST_SKILL = 9;
const MOST_BLOOD = 3;
const MOST_DODGE = 2;
/** 21.1 What is believed of a gladiator whose sheet nobody knows. */
export const UNKNOWN_SHEET: Readonly<Sheet> = { offense: 5, guard: 5, endurance: 6, blood: 5, speed: 5 };

const skill = (value: number): number => Math.max(0, Math.min(MOST_SKILL, value));

/** A pool that has spent something. */
const spent = (pool: number, by: number): number => Math.max(0, pool - by);

/** 21.1 Blood or Speed that everybody has seen go. */
export function sawSpent({ believed }: Fighter, what: 'blood' | 'speed', by: number): void {
  believed[what] = spent(believed[what], by);
}

/** 21.1 What the rest of an attack value tells, once what is seen is taken from it. */
export function sawAttack({ believed }: Fighter, card: Card, rest: number): void {
  if (rest <= 0) return;
  if (card !== 'berserk') {
    believed.offense = skill(rest - 1);
    return;
  }
  const over = rest - believed.offense;
  if (believed.offense > 0 && over >= 0 && over % 2 === 0 && over <= 2 * MOST_BLOOD) {
    believed.offense = skill(believed.offense - 1);
    believed.blood = spent(believed.blood, over / 2);
  } else if (rest % 2 === 0 && rest <= 2 * MOST_BLOOD) believed.blood = spent(believed.blood, rest / 2);
  else {
    const blood = Math.min(MOST_BLOOD, Math.floor(rest / 2));
    believed.blood = spent(believed.blood, blood);
    if (rest > 2 * blood) believed.offense = skill(rest - 2 * blood - 1);
  }
}

/** 21.1 The same of a defense value. */
export function sawDefense({ believed }: Fighter, card: ActionCard | null, rest: number): void {
  if (rest <= 0) return;
  if (card !== 'movement') {
    believed.guard = skill(rest - 1);
    return;
  }
  const over = rest - believed.guard;
  if (believed.guard > 0 && over >= 0 && over % 2 === 0 && over <= 2 * MOST_DODGE) {
    believed.guard = skill(believed.guard - 1);
    believed.speed = spent(believed.speed, over / 2);
  } else if (rest % 2 === 0 && rest <= 2 * MOST_DODGE) believed.speed = spent(believed.speed, rest / 2);
  else {
    const speed = Math.min(MOST_DODGE, Math.floor(rest / 2));
    believed.speed = spent(believed.speed, speed);
    if (rest > 2 * speed) believed.guard = skill(rest - 2 * speed - 1);
  }
}

/** 21.1 Points that came back and are no cards raise Offense, then Guard. `start`: what its sheet is believed to begin with. */
export function sawRecovered({ believed }: Fighter, start: Readonly<Sheet>, points: number): void {
  let left = points;
  for (const what of ['offense', 'guard'] as const) {
    const by = Math.max(0, Math.min(left, start[what] - believed[what]));
    believed[what] += by;
    left -= by;
  }
}
