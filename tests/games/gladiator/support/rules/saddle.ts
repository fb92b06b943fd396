/** A man on foot, and a centurion on a horse before him (30). */
import { newBeast } from '../../../../../src/games/gladiator/rules/beasts/setup.ts';
import { ADVANCED_SECTIONS, advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Scene, scene, shield, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';

/** B sits on C, its head next to A: A in (0,0) facing 0, the horse from (1,0) to (3,0), facing 3. */
export const RIDER: Partial<Fighter> = {
  by: 'book',
  style: 'eques',
  type: 'light',
  mount: 'C',
  at: { q: 2, r: 0 },
  facing: 3,
  hands: [weapon(3, 'scimitar'), shield(4)],
};
const HORSE: Partial<Fighter> = {
  by: 'book',
  side: 1,
  name: 'horse',
  beast: { ...newBeast(tables, 'zebra', true), rider: 'B' },
  ...{ tr: 0, st: 3, cn: 1, w: 6, cfAtStart: 4, hands: [], at: { q: 2, r: 0 }, facing: 3 },
};
export const joust = ({ A, B, C, ...more }: Scene = {}) =>
  scene({ rules: advancedRules(), A: { tr: 20, ...A }, B: { ...RIDER, ...B }, C: { ...HORSE, ...C }, ...more });
/** A chart throw that keeps the rider where he is: the middle hex. */
export const STANDS: Scripted = ['order', ...standing()];

function standing(): readonly [number, number] {
  for (const [label, { offset }] of tables.chart) {
    if (offset.q === 0 && offset.r === 0) return [Math.floor(label / 10), label % 10];
  }
  throw new Error('the chart has no hex in the middle');
}

/** Nobody can strike anybody: no weapons, and no bare hands (22). */
export const PEACE: Required<Pick<Scene, 'A' | 'rules'>> = {
  rules: advancedRules(ADVANCED_SECTIONS.filter((section) => section !== 22)),
  A: { hands: [], moves: 5 },
};

export function chartAt(label: number) {
  const found = tables.chart.get(label);
  if (found === undefined) throw new Error(`no chart hex ${label}`);
  return found;
}

/** The lot for the way to a chart hex two away, if there are two ways. */
export function pathDice(tens: number, ones: number): readonly Scripted[] {
  const { q, r } = chartAt(10 * tens + ones).offset;
  const far = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 2;
  return !far || q === 0 || r === 0 || q + r === 0 ? [] : [['lot:path', 0]];
}
