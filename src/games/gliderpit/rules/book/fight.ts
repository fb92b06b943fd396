/** 18, 18.1 How the book attacks, and what it takes in hand. */
import { distance } from '../../../../kernel/hex.ts';
import type { CombatAct, PilotAct } from '../acts.ts';
import { canAttack } from '../combat/aim.ts';
import { enemiesOf } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Glider, State } from '../types.ts';
import type { Weapon } from '../words.ts';
import { attacksFrom, type Weighed } from './worth.ts';

/** 18.1 Tenths of hits in 36 below which the book does not throw (40 %) or strike (30 %). */
const THROWS = 144;
const STRIKES = 108;

/** GR-38 Of the attacks that are likely enough, the one that is worth most. */
export function combatByBook(state: Readonly<State>, tables: Tables, glider: Glider): CombatAct {
  if (canAttack(glider) !== null) return { do: 'nothing' };
  const likely = attacksFrom(tables, glider, enemiesOf(state, glider), state.floor).filter(
    ({ do: what, hits }) => 10 * hits >= (what === 'throw' ? THROWS : STRIKES),
  );
  const best = bestOf(likely);
  return best === null ? { do: 'nothing' } : { do: best.do, at: best.at };
}

/** The attack that is worth most, the first of equals; null: there is none. */
export function bestOf(attacks: readonly Weighed[]): Weighed | null {
  return attacks.reduce<Weighed | null>((best, one) => (best === null || one.worth > best.worth ? one : best), null);
}

/** 18 From here on the nearest enemy is far. */
const NEAR = 2;
const CLOSE_BY: readonly Weapon[] = ['sword', 'spear', 'net', 'dagger', 'stone'];
const FAR_OFF: readonly Weapon[] = ['spear', 'stone', 'dagger', 'net', 'sword'];

/** 18 Out of the net, with a hand that helps; else something in an empty hand. */
export function actionByBook(state: Readonly<State>, glider: Glider): readonly PilotAct[] {
  const { hand, netted, ownNet, stowed } = glider;
  if (ownNet) return [];
  if (netted) {
    const hinders = hand !== null && hand !== 'dagger' && hand !== 'sword';
    return hinders ? [{ do: 'drop' }, { do: 'escape' }] : [{ do: 'escape' }];
  }
  if (hand !== null) return [];
  const nearest = Math.min(...enemiesOf(state, glider).map(({ hex }) => distance(hex, glider.hex)));
  const weapon = (nearest <= NEAR ? CLOSE_BY : FAR_OFF).find((one) => stowed.includes(one));
  return weapon === undefined ? [] : [{ do: 'take', weapon }];
}
