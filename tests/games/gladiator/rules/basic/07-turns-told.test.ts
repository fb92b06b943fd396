/** 7.2.1: every turn is told: with the step it belongs to, or by itself where a collision ends that step. */
import { describe, expect, it, test } from 'vitest';
import { randomController } from '../../../../../src/ai/random.ts';
import type { EventOf, GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Entry } from '../../../../../src/kernel/event.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { copyPlain } from '../../../../../src/kernel/state.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { namedWatch } from '../../support/named.ts';
import { impact, mildly, place } from '../../support/rules/clash.ts';

/** The kinds of events up to a collision, and what they tell of turns. */
function told(plots: { readonly A: string; readonly B: string }, before: readonly Scripted[] = [], set = {}) {
  const dice = [...before, ...impact(6, 1), ...mildly];
  const played = play(scene(set), { plots, dice });
  const kinds = played.events.map(({ kind }) => kind);
  const turns = played.events.slice(0, kinds.indexOf('collided')).filter(({ kind }) => kind === 'turned');
  return { played, turns: turns as readonly EventOf<'turned'>[] };
}
const TURN = { kind: 'turned', cite: '7.2.1', why: 'order' } as const;

describe('7.2.1 a turn before a collision', () => {
  it('7.2.1 of a man who kneels is told before he is run into (14.1)', () => {
    const { turns, played } = told({ A: 'F', B: '(R)KN' });
    expect(turns).toEqual([{ ...TURN, fighter: 'B', from: 3, to: 4 }]);
    expect(played.of('stepped').flatMap(({ steps }) => steps.map(({ fighter }) => fighter))).not.toContain('B');
    expect(played.fighter('B').posture).toBe('kneeling');
  });

  it('7.2.1 of a man who stumbles is told before he is run into (15.2)', () => {
    const { turns } = told({ A: 'F', B: '(L)S' }, [['fall-prone', 6, 6]], { B: { owesStumble: true } });
    expect(turns).toEqual([{ ...TURN, fighter: 'B', from: 3, to: 2 }]);
  });

  it('7.2.1 of a man who turns and then runs into another is told before they meet', () => {
    const { turns } = told({ A: '(R)F', B: '' }, [], { A: { ...place(0, 0, 5) } });
    expect(turns).toEqual([{ ...TURN, fighter: 'A', from: 5, to: 0 }]);
  });

  it('7.2.1 is not told twice: who does not collide tells of it with his step, who does not turn not at all', () => {
    const alone = play(scene({ B: place(5, 0, 3) }), { plots: { A: '(R)F', B: '(R)KN' } });
    expect(alone.of('turned').filter(({ why }) => why === 'order')).toEqual([]);
    expect(alone.of('stepped')[0]?.steps).toMatchObject([
      { fighter: 'A', facing: 1 },
      { fighter: 'B', code: 'KN', facing: 4 },
    ]);
    expect(told({ A: 'F', B: 'KN' }).turns).toEqual([]);
  });

  it('7.2.1 is narrated', () => {
    const { turns, played } = told({ A: 'F', B: '(R)KN' });
    const [turn] = turns;
    expect(turn === undefined ? '' : gladiator.narrate(turn, played.state)).toMatch(/turns .*right, facing /);
  });
});

const meet = (red: readonly Kind[], blue: readonly Kind[], more: Partial<Setup> = {}): Setup => ({
  rules: advancedRules(),
  fighters: muster(red.map(anyMan), blue.map(anyMan), 'one'),
  ...more,
});
type Kind = Parameters<typeof anyMan>[0];
const MEETINGS: { readonly [name: string]: Setup } = {
  'a duel': meet(['myrmillo'], ['thraex']),
  'a net man': meet(['secutor'], ['retiarius']),
  'a team': meet(['light', 'thraex', 'laquearius'], ['medium', 'heavy', 'retiarius']),
  'a hunt': meet(['bestiarius', 'venator'], ['bear', 'wolf', 'gazelle']),
  'a rider': meet(['hoplomachus', 'velite'], ['eques']),
  'an arena': meet(['light', 'medium'], ['heavy', 'parmularius'], { arena: { size: 4, obstacles: 12 } }),
};
const BOUTS = 12;

/** A bout by players at random, with the state at every event. */
function watched(setup: Setup, seed: string, watch: (entry: Entry<GladiatorEvent>, state: Readonly<State>) => void) {
  const match = Match.start(gladiator, tables, setup, seed, { watch, journal: false });
  const bot = randomController(gladiator, tables, seed);
  while (!match.over) {
    const why = match.answer(match.pending.map((one) => bot.choose(one, gladiator.view(match.state, one.seat))));
    if (why !== null) throw new Error(why);
  }
}

describe('at every event a man has moved or turned only if it names him', () => {
  test.each(Object.keys(MEETINGS))('in bouts of %s', (name) => {
    const setup = MEETINGS[name];
    if (setup === undefined) throw new Error(name);
    for (let i = 0; i < BOUTS; i++) {
      const { watch, faults } = namedWatch();
      watched(setup, `named-${i}`, watch);
      expect(faults).toEqual([]);
    }
  });

  test('a turn that is not told is found', () => {
    const all: (readonly [Entry<GladiatorEvent>, State])[] = [];
    for (let i = 0; !all.some(([{ event }]) => event.kind === 'turned' && event.why === 'order'); i++) {
      all.length = 0;
      watched(meet(['light'], ['medium']), `untold-${i}`, (entry, state) => void all.push([entry, copyPlain(state)]));
    }
    const untold = namedWatch();
    for (const [entry, state] of all) {
      const { event } = entry;
      if (event.kind === 'turned' && event.why === 'order')
        untold.watch({ ...entry, event: { ...event, fighter: '-' } }, state);
      else untold.watch(entry, state);
    }
    expect(untold.faults).toEqual([expect.stringMatching(/^\d+\.\d turned: [AB] has turned and is not named$/)]);
  });
});
