/** 13.3, 13.4.3, 20.4-20.9 among several: whom a throw or a net goes to, and who else is in its way. */
import { describe, expect, test } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Act } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  lying,
  type Played,
  play,
  type Scene,
  type Script,
  shield,
  sword,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';
import { hex, place } from '../../support/rules/clash.ts';
import { from, marksOf, poolFor, ring } from '../../support/rules/ring.ts';
import { NET, netMan, three } from '../../support/rules/snares.ts';

const rules = advancedRules([19, 20, 21, 26]);
const phase = (set: Scene, script: Script = {}): Played => play(ring({ rules, ...set }), script);
/** A shield hit, which a net does not mind. */
const NOTHING = 8;
const asksOf = (played: Played) => played.asked.map(({ kind, fighter }) => `${kind} ${fighter}`);
const bare = { hands: [] };

describe('20.4 tossing among several', () => {
  // A throws from three hexes off: no DRM for the range.
  const set: Scene = { A: netMan(), B: { ...place(3, 0, 3), ...bare }, C: { ...place(2, 1, 3), ...bare } };

  test('20.4 with several before him he names the one, after movement (P61)', () => {
    for (const target of ['B', 'C']) {
      const played = phase(set, { plots: { A: 'X TN' }, cast: { A: target }, dice: [three('net', NOTHING)] });
      expect(played.asked.find(({ kind }) => kind === 'cast')).toMatchObject({ fighter: 'A', targets: ['B', 'C'] });
      expect(played.one('net-cast')).toMatchObject({ fighter: 'A', target });
      expect(asksOf(played).slice(0, 4)).toEqual(['plot A', 'plot B', 'plot C', 'cast A']);
    }
  });

  test('20.4 nobody else can be named', () => {
    expect(() => phase(set, { plots: { A: 'X TN' }, cast: { A: 'A' } })).toThrow(
      'he can toss it at B or C alone (P61)',
    );
  });

  test('20.4 with one before him he is not asked; a comrade is none, nor a man in a net', () => {
    const ensnared = {
      snare: { id: 9, kind: 'net' as const },
      by: 'net' as const,
      holder: null,
      turn: 1,
      phase: 1,
      dragged: false,
    };
    for (const other of [
      { side: 0, ...place(2, 1, 3) } as const,
      { ...place(2, 1, 3), ensnared },
      { ...place(-2, 0, 0), ...bare },
    ]) {
      const dice: Scripted[] = [three('net', NOTHING), ...('ensnared' in other ? [['escape', 6, 6, 6] as const] : [])];
      const played = phase({ ...set, C: other }, { plots: { A: 'X TN' }, dice });
      expect(asksOf(played)).not.toContain('cast A');
      expect(played.one('net-cast').target).toBe('B');
    }
  });

  test('20.4 a centurion dices for it (P61, P4)', () => {
    for (const [picked, target] of [
      [0, 'B'],
      [1, 'C'],
    ] as const) {
      const book = {
        ...set,
        A: netMan({ by: 'book', fs: 0, hands: [NET] }),
        C: { ...place(1, 1, 3), ...bare },
        phase: 4,
      };
      const played = phase(book, {
        dice: [['order', 2, 5], ['net-attack', 6], ['lot:toss-at', picked], three('net', 6)],
      });
      expect(played.one('net-cast').target).toBe(target);
      expect(played.one('net-cast').lots).toMatchObject([{ name: 'toss-at', of: 2, picked }]);
    }
  });

  test('20.4 who throws a net at him has attacked him (P5)', () => {
    const played = phase(set, { plots: { A: 'X TN' }, cast: { A: 'C' }, dice: [three('net', NOTHING)] });
    expect(played.fighter('C').lastStruckBy).toBe('A');
    expect(played.fighter('B').lastStruckBy).toBeNull();
  });
});

describe('20.5 a man in a net, and several about him', () => {
  const caught = {
    snare: { id: 9, kind: 'net' as const },
    by: 'net' as const,
    holder: 'B',
    turn: 1,
    phase: 1,
    dragged: false,
  };

  test('20.5 his net gives every one of them 4, those behind him in their edge (26.5)', () => {
    const set = { A: { ensnared: caught }, B: from(0), C: from(1), D: from(3) };
    const played = phase(set, { drag: null, dice: [['escape', 6, 6, 6]] });
    expect(['B', 'C', 'D'].map((id) => poolFor(played, id).total)).toEqual([14, 14, 10]);
    expect(poolFor(played, 'D').marks[0]?.edge.map(({ value }) => value)).toEqual([3, 4]);
  });

  test('20.5 who cannot strike is nobody to be feared: he turns to the other (P155)', () => {
    const set = { B: { ...from(0), ensnared: { ...caught, holder: null } }, C: from(3) };
    const played = phase(set, { dice: [['escape', 6, 6, 6]] });
    expect(played.fighter('A').facing).toBe(3);
    expect(marksOf(played, 'A')).toEqual(['C']);
  });

  test('20.6.2 his holder may drag him down though another fights the holder', () => {
    const set = { A: { ensnared: caught }, B: from(0), C: { side: 0, ...place(2, 0, 3) } } as const;
    const played = phase(set, {
      drag: 3,
      dice: [
        ['escape', 6, 6, 6],
        ['drag', 6, 6, 6],
      ],
    });
    expect(played.one('dragged')).toMatchObject({ fighter: 'A', by: 'B', down: true });
    // P155 He turns to the man who strikes at him; what he spent on the drag is gone.
    expect(poolFor(played, 'B')).toMatchObject({ total: 7, marks: [{ fighter: 'C' }] });
  });
});

describe('20.7-20.9 swung and laid', () => {
  test('20.7.1 a swing takes the first man it meets, friend or foe (A3)', () => {
    const set = { A: netMan(), B: { ...place(1, 0, 3), ...bare }, C: { side: 0, ...place(0, 1, 0), ...bare } } as const;
    const played = phase(set, { plots: { A: 'X SN' }, dice: [three('net', NOTHING)] });
    expect(played.one('net-cast').target).toBe('C');
  });

  /** B and C cross in (1,0), before A. */
  const walkers: Scene = {
    A: netMan(place(0, 0, 0)),
    B: { ...place(2, -1, 2), ...bare },
    C: { ...place(1, 1, 4), ...bare },
  };
  const walk = { plots: { A: 'X LN2', B: 'F F', C: 'F F' } };

  test('20.8 a net laid in a hex takes all who went through it, in their order (P61)', () => {
    const dice: Scripted[] = [['crossing', 1], three('net', NOTHING), three('net', NOTHING)];
    const played = phase(walkers, { ...walk, dice });
    expect(played.of('net-cast').map(({ target }) => target)).toEqual(['B', 'C']);
    expect(played.fighter('A').attackTotal).toBe(2);
  });

  test('20.8 a man who ran through it onto another is not caught: he hears an appeal (18.4)', () => {
    const set: Scene = {
      A: netMan({ ...place(0, 0, 0), side: 0 }),
      B: { ...place(1, 1, 4), hands: [sword(3)] },
      C: { side: 0, ...place(1, -1, 1), posture: 'prone', moves: 5, ...bare },
      D: { side: 0, ...place(6, 0, 3) },
    };
    const played = phase(set, { plots: { A: 'X LN2', B: 'F F' }, dice: [['missus', 6, 6]] });
    expect(played.one('run-onto')).toMatchObject({ fighter: 'B', target: 'C' });
    expect(played.of('net-cast').map(({ target }) => target)).toEqual([null]);
  });

  test('20.9 a net lost to the first of them is not there for the next', () => {
    const lost: Scripted[] = [['crossing', 1], three('net', 3), ['struggle', 1], ['struggle', 6]];
    const nimble = { ...walkers, B: { ...walkers.B, tr: 16 } };
    const played = phase(nimble, { ...walk, dice: lost });
    expect(played.of('net-cast').map(({ target, result }) => [target, result])).toEqual([['B', 'F']]);
    expect(played.fighter('A').hands.map(({ kind }) => kind)).toEqual(['trident']);
  });
});

describe('13.3 throws among several', () => {
  const throwAt = (target: string): Act => ({ kind: 'throw', hand: 0, target });
  const dagger = { hands: [weapon(9, 'dagger')] };
  const lands: Scripted[] = [
    ['drop-direction', 1],
    ['drop-distance', 1],
  ];
  const set: Scene = {
    A: dagger,
    B: place(3, 0, 3),
    C: place(2, 1, 3),
    D: { side: 0, ...place(4, 0, 3) },
    E: from(3, 4),
  };

  test('13.3 he names one of the enemies in his front; a comrade or a man behind is none (P63)', () => {
    const played = phase(set, {
      plots: { A: 'X!' },
      acts: { A: throwAt('C') },
      dice: [['throw-distance', 1], ...lands],
    });
    const act = played.asked.find(({ kind }) => kind === 'act');
    expect(act).toMatchObject({ fighter: 'A', throwAt: ['B', 'C'] });
    expect(played.one('thrown')).toMatchObject({ fighter: 'A', target: 'C', range: 3 });
    expect(played.one('item-dropped').at).toEqual(hex(2, 1));
    for (const target of ['D', 'E', 'A']) {
      expect(() => phase(set, { plots: { A: 'X!' }, acts: { A: throwAt(target) } })).toThrow('13.3');
    }
  });

  test('21.1.2.1 who has run onto a man draws nothing in that phase (18.4)', () => {
    const runner = { ...place(-2, 0, 0), sheath: [weapon(7, 'dagger')] };
    const fallen = { ...place(0, 0, 3), posture: 'prone', moves: 5 } as const;
    const played = phase(
      { A: runner, B: fallen, C: place(6, 0, 3) },
      { plots: { A: 'F F!' }, dice: [['missus', 6, 6]] },
    );
    expect(played.one('run-onto').fighter).toBe('A');
    expect(asksOf(played)).not.toContain('draw A');
  });

  test('13.3 two throw at one man at once, and both blows are read before either (P31)', () => {
    const two = {
      ...set,
      C: { ...from(3, 3), hands: [weapon(8, 'dagger')] },
      B: { ...place(3, 0, 3), hands: [weapon(7, 'dagger')] },
      D: undefined,
      E: undefined,
    };
    const { A, B, C } = two;
    const played = phase(
      { A: A ?? {}, B, C },
      {
        plots: { B: 'X!', C: 'X!' },
        acts: { B: throwAt('A'), C: throwAt('A') },
        dice: [
          ['throw-distance', 6],
          ['throw-distance', 6],
          ['throw-area', 1],
          ['throw-area', 5],
          ['blow', 1, 1, 1, 1, 1, 1],
          ['blow', 1, 1, 1, 1, 1, 1],
          ...lands,
          ...lands,
        ],
      },
    );
    expect(played.of('blow').map(({ fighter, target, area, together }) => [fighter, target, area, together])).toEqual([
      ['B', 'A', 1, true],
      ['C', 'A', 5, true],
    ]);
  });
});

describe('13.4.3 an item that three want', () => {
  test('13.4.3 the lowest of all who reach it has it', () => {
    const bareHands = { hands: [shield(2)] };
    const set: Scene = {
      A: { ...bareHands, ...place(0, 0, 0) },
      B: { hands: [shield(4)], ...place(1, -1, 3) },
      C: { hands: [shield(6)], ...place(0, 1, 3) },
      loose: [lying(sword(9), hex(1, 0))],
    };
    const recover: Act = { kind: 'recover', item: 9, drop: null };
    const played = phase(set, {
      plots: { A: 'R', B: 'R', C: 'R' },
      acts: { A: recover, B: recover, C: recover },
      dice: [
        ['recovery', 4],
        ['recovery', 1],
        ['recovery', 3],
      ],
    });
    expect(played.fighter('B').hands.map(({ id }) => id)).toContain(9);
    expect(played.of('recovery-tried').map(({ fighter, recovered }) => [fighter, recovered])).toEqual([
      ['A', false],
      ['B', true],
      ['C', false],
    ]);
  });
});
