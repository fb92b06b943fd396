/** 28.6, P93, P157: a beast and more than one man. */
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../../src/games/gladiator/rules/bodies.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { wild } from '../../../../../tools/games/gladiator/beasts.ts';
import { play, type Script, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { hex, impact, mildly } from '../../support/rules/clash.ts';

const RULES = advancedRules();

/** Whether somebody is in the beast's hexes. */
function isTrodden({ fighters }: State): boolean {
  const beast = fighters.find((one) => one.beast !== null);
  return fighters.some((one) => one !== beast && beast !== undefined && covers(beast, one.at));
}

describe('beasts and several men', () => {
  it('P157 two men bound for one hex of a beast meet the beast there, and not each other', () => {
    const from = scene({
      rules: RULES,
      A: { side: 0, at: hex(-2, -1), facing: 0 },
      B: { side: 0, at: hex(0, -2), facing: 2 },
      C: wild('lion', { side: 1, at: hex(-1, -2), facing: 4 }, { dazed: true }),
    });
    const tail = hex(-1, -1);
    const script: Script = {
      plots: { A: 'F', B: 'F' },
      dice: [...impact(6, 1), ...mildly, ...impact(6, 1), ...mildly],
    };
    const played = play(from, script);
    expect(played.of('collided').map(({ fighters, at }) => [fighters, at])).toEqual([
      [['C', 'A'], tail],
      [['C', 'B'], tail],
    ]);
    expect([played.fighter('A').at, played.fighter('B').at]).toEqual([hex(-2, -1), hex(0, -2)]);
    expect(isTrodden(played.state)).toBe(false);
  });

  it('P92 a beast does not turn where two men stand in the way of its body', () => {
    const set = {
      rules: RULES,
      A: { side: 0, at: hex(-1, 0), facing: 0 },
      B: { side: 0, at: hex(1, 0), facing: 3 },
      C: wild('elephant', { side: 1, at: hex(0, 0), facing: 1 }),
    } as const;
    const dice = [['beast-action', 4, 5]] as const;
    const played = play(scene(set), { dice });
    expect(played.of('collided')).toEqual([]);
    expect(played.fighter('C')).toMatchObject({ at: hex(0, 0), facing: 1 });
    expect(isTrodden(played.state)).toBe(false);
  });
});
