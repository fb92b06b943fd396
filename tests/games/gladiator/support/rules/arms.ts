/** Two men of the Advanced Game, armed as a test wants them. */
import { ADVANCED_SECTIONS, advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter, Pool, State, WeaponKind } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  type Played,
  play,
  type Scene,
  type Script,
  scene,
  shield,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';

/** Every chapter but that of bare hands, which would add a way to strike to every free one. */
const ARMED = advancedRules(ADVANCED_SECTIONS.filter((section) => section !== 22));

/** The same without special attacks, sand among them. */
export const NO_SPECIALS = advancedRules(ADVANCED_SECTIONS.filter((section) => section !== 22 && section !== 23));

export interface Duel extends Scene {
  /** Hexes between the two, along A's front. */
  readonly range?: number;
}

/** A in (0,0) and B before him, face to face, by the chapters of weapons of the Advanced Game. */
export function duel({ range = 1, B = {}, ...rest }: Duel = {}): State {
  return scene({ rules: ARMED, ...rest, B: { at: { q: range, r: 0 }, ...B } });
}

/** One phase of a duel. */
export const fight = (set: Duel, script: Script = {}): Played => play(duel(set), script);

/** A strikes and B does nothing but what is written behind the bar. */
export const strike = (set: Duel, cf: string, ...dice: readonly Scripted[]): Played => {
  const [attacks = '', defence = ''] = cf.split('|');
  return fight(set, { cf: { A: attacks, B: `| ${defence}` }, dice });
};

/** Weapons in the hands, in order, and maybe a shield. */
export function holding(first: number, ...kinds: readonly (WeaponKind | 'shield')[]): Pick<Fighter, 'hands'> {
  return {
    hands: kinds.map((kind, i) => (kind === 'shield' ? shield(first + i, 'small') : weapon(first + i, kind))),
  };
}

/** What a man of a duel is offered, or null where he is not asked. */
export function poolIn(set: Duel, id = 'A'): Pool | null {
  for (const request of fight(set).asked) {
    if (request.kind === 'allocate' && request.fighter === id) return request.pool;
  }
  return null;
}

/** Where a lost item comes down. */
export const FALLS: readonly Scripted[] = [
  ['drop-direction', 4],
  ['drop-distance', 6],
];
export const STEADY: Scripted = ['stumble', 6];
