/** What has been told of a phase before CF are divided, as the odds of the allocation count it. */
import { describe, expect, it } from 'vitest';
import { weightOf } from '../../../../../src/games/gladiator/ask/allocate/attack-weight.ts';
import type { Engagement } from '../../../../../src/games/gladiator/ask/allocate/foes.ts';
import {
  exposedIn,
  fameIn,
  hexesRidden,
  isDuel,
  spentIn,
} from '../../../../../src/games/gladiator/ask/allocate/phase-told.ts';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { fighterOf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import { type Scene, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { poolFor } from '../bout/scenes.ts';

/** The phase in play with these events told of it, and one of a phase before. */
function told(events: readonly GladiatorEvent[], of: Scene = {}): Engagement {
  const state = scene(of);
  const line = (event: GladiatorEvent, phase: number) => ({
    entry: { seq: 0, turn: state.turn, phase, event },
    text: '',
  });
  const old: GladiatorEvent = { ...ESCAPE, cf: 9, penalty: 9 };
  return { state, tables, lines: [line(old, state.phase - 1), ...events.map((event) => line(event, state.phase))] };
}

const ESCAPE = { kind: 'escape-tried', cite: '20.6.1', fighter: 'B', cf: 6, escaped: true, penalty: 3 } as const;
const LAID = {
  kind: 'net-cast',
  cite: '20.8',
  fighter: 'B',
  cf: 2,
  plot: { kind: 'lay', at: 0 },
  result: '--',
} as const;
const DRAGGED = { kind: 'dragged', cite: '20.6.2', fighter: 'A', by: 'B', cf: 4, down: false } as const;
const HELD = {
  ...ESCAPE,
  fighter: 'A',
  cite: '22.4.1',
  penalty: 0,
  escaped: false,
  against: { by: 'B', cf: 5 },
} as const;

describe('what a man has spent', () => {
  const spent = (...events: readonly object[]) => {
    const engagement = told(events as readonly GladiatorEvent[]);
    return spentIn(engagement, fighterOf(engagement.state, 'B')).map(({ value, why }) => `${value} ${why}`);
  };

  it('20.6 on an escape comes off his CF', () => {
    expect(spent(ESCAPE)).toEqual(['-6 escape']);
    expect(spent({ ...ESCAPE, cf: 0 })).toEqual([]);
    expect(spent({ ...ESCAPE, fighter: 'A' })).toEqual([]);
  });

  it('20.2.1 on a net comes off once, however many men it meets', () => {
    expect(spent({ ...LAID, target: 'A' }, { ...LAID, target: 'C' })).toEqual(['-2 net lay']);
  });

  it('20.6.2, 22.4.1 on dragging and on a hold comes off who drags and holds', () => {
    expect(spent(DRAGGED)).toEqual(['-4 dragging']);
    expect(spent(HELD)).toEqual(['-5 holding']);
  });
});

describe('what an attack counts for', () => {
  it('20.6.1 is more on a man who has just torn himself free, in this phase alone', () => {
    const engagement = told([ESCAPE]);
    const [a, b] = ['A', 'B'].map((id) => fighterOf(engagement.state, id));
    if (a === undefined || b === undefined) throw new Error('no men');
    expect(exposedIn(engagement, b)).toBe(3);
    expect(weightOf(engagement, poolFor(9), a, b, { area: 2, cf: 4 })).toBe(7);
    expect(weightOf(told([]), poolFor(9), a, b, { area: 2, cf: 4 })).toBe(4);
    expect(weightOf(engagement, poolFor(9), a, { ...b, conscious: false }, { area: 2, cf: 4 })).toBe(4);
  });

  it('14.2, F18 is half at the legs of a man on his knees, and then nothing may be left', () => {
    const { state, lines } = told([], { B: { posture: 'kneeling' } });
    const legs = (cf: number) =>
      weightOf({ state, tables, lines }, poolFor(9), fighterOf(state, 'A'), fighterOf(state, 'B'), { area: 5, cf });
    expect([1, 2, 7].map(legs)).toEqual([0, 1, 3]);
  });
});

describe('fame, horses and third men', () => {
  it('35.4.1 the PB of a man counts where he has his opponent in his front, not where he had to be turned to him', () => {
    const fame = (...events: readonly GladiatorEvent[]) => {
      const engagement = told(events, { B: { pb: 4 } });
      const [a, b] = ['A', 'B'].map((id) => fighterOf(engagement.state, id));
      return a === undefined || b === undefined ? [] : fameIn(engagement, b, [a]).map(({ value }) => value);
    };
    expect(fame()).toEqual([4]);
    const turned = { kind: 'turned', cite: '9.1.1', fighter: 'B', from: 0, to: 3, why: 'combat' } as const;
    expect(fame(turned)).toEqual([]);
    expect(fame({ ...turned, cite: '9.1.2' })).toEqual([4]);
  });

  it('30.6.6.2 a rider has gone the hexes he entered, and no more by turning', () => {
    const rode = {
      kind: 'rode',
      cite: '30.4',
      fighter: 'B',
      from: { q: 1, r: 1 },
      to: { q: 1, r: 2 },
      facing: 0,
    } as const;
    const engagement = told([rode, { ...rode, from: rode.to }, { ...rode, from: rode.to, to: { q: 1, r: 3 } }]);
    expect(hexesRidden(engagement, fighterOf(engagement.state, 'B'))).toBe(2);
  });

  it('26.2 two men are alone with each other unless a third has to do with one of them', () => {
    const engaged = { kind: 'engaged', cite: '9.2', fighter: 'A', target: 'B', modifiers: [], advantage: 0 } as const;
    const alone = (...events: readonly GladiatorEvent[]) => {
      const engagement = told(events);
      return isDuel(engagement, fighterOf(engagement.state, 'A'), fighterOf(engagement.state, 'B'));
    };
    expect(alone(engaged, { ...engaged, fighter: 'C', target: 'D' })).toBe(true);
    expect(alone(engaged, { ...engaged, fighter: 'C' })).toBe(false);
  });
});
