/** Men who run into each other, with their impact written down. */
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Direction, Hex } from '../../../../../src/kernel/hex.ts';
import type { Roll } from '../../../../../src/kernel/roll.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  type Played,
  play,
  type Scene,
  type Script,
  scene,
  shield,
  sword,
} from '../../../../../tools/games/gladiator/bout.ts';

export const hex = (q: number, r: number): Hex => ({ q, r });
export const place = (q: number, r: number, facing: Direction) => ({ at: hex(q, r), facing });

/** The two impact dice, in the order of the collision. */
export const impact = (first: number, second: number): Scripted[] => [
  ['impact', first],
  ['impact', second],
];

/** What the loser throws: a low Stun roll and a safe stumble check. */
export const mildly: Scripted[] = [
  ['stun', 1, 1],
  ['stumble', 6],
];

export const drm = ({ modifiers }: Roll, why: string) => modifiers.find((one) => one.why === why)?.value;

export function impacts(played: Played): readonly [Roll, Roll] {
  const [first, second] = played.one('collided').rolls ?? [];
  if (first === undefined || second === undefined) throw new Error('a collision without two impact rolls');
  return [first, second];
}

/** A man without a single impact modifier while he stands: light, small shield, no ST, no AG. */
export const plain = (traits: Partial<Fighter> = {}): Partial<Fighter> => ({
  type: 'light',
  hands: [sword(11), shield(12, 'small')],
  ...traits,
});

/** A plain man of ST 6, who wins the collision whatever is being tested on the other. */
export const strong = (traits: Partial<Fighter> = {}): Partial<Fighter> => plain({ st: 6, cfAtStart: 10, ...traits });

/** A plain man without a weapon: two of them do not fight, so that nobody turns for combat afterwards. */
export const unarmed = (traits: Partial<Fighter> = {}): Partial<Fighter> =>
  plain({ hands: [shield(12, 'small')], ...traits });

/** The impact rolls of a scene. */
export const impactsOf = (set: Scene, script: Script): readonly [Roll, Roll] => impacts(play(scene(set), script));

/** The scene with more figures in the arena. */
export const withMore = (state: State, ...more: Fighter[]): State => ({
  ...state,
  fighters: [...state.fighters, ...more],
});

/** A prone man who has used up every moving phase, so that he cannot but lie there. */
export const helpless: Partial<Fighter> = { posture: 'prone', moves: 6, exceeded: true };
