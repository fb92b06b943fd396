import { describe, expect, it } from 'vitest';
import type { Act } from '../../../../src/games/munera/rules/acts.ts';
import { actCost, actFault, actsOf, turnCost } from '../../../../src/games/munera/rules/legal.ts';
import { resolveAct } from '../../../../src/games/munera/rules/perform.ts';
import { reachOf, wayTo } from '../../../../src/games/munera/rules/reach.ts';
import type { Fighter, State } from '../../../../src/games/munera/rules/types.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { at, inHand, pair, ring, thrown } from '../support/ring.ts';

const fault = (state: State, act: Act, id = 'A') => actFault(state, tables(), id, act);
const cost = (state: State, act: Act) => actCost(state, tables(), 'A', act);
const blow = (id: string): Act => ({ do: 'attack', foe: 'B', with: { by: 'weapon', id }, feint: false, whirl: false });
const by = (what: 'shield' | 'improvised' | 'dart'): Act => ({
  ...{ do: 'attack', foe: 'B', with: { by: what }, feint: false, whirl: false },
});

function does(state: State, act: Act, dice: readonly Scripted[] = []) {
  const [a] = state.fighters as [Fighter];
  const play = thrown(state, dice);
  play.run(resolveAct(play.ctx, a, act));
  return play;
}

describe('7 actions', () => {
  it('7 nothing may be done while grappling, nor beyond the points that are left', () => {
    const [state] = pair({ grip: { with: 'B', role: 'grappler' } });
    expect(fault(state, { do: 'turn', way: 1 })).toBe('not while grappling (7)');
    expect(fault(state, { do: 'end' })).toBeNull();
    const [poor] = pair({}, {}, { ap: 0 });
    expect(fault(poor, { do: 'turn', way: 1 })).toBe('it costs 1 AP, and 0 are left (7)');
  });

  it('7.20, 7.21 a step ahead 1, any other 2, in a helmet 3; onto nobody and past no wall', () => {
    const [state, a] = pair({ hex: at(-6, 0) });
    expect([cost(state, { do: 'step', way: 0 }), cost(state, { do: 'step', way: 2 })]).toEqual([1, 3]);
    a.helmet = false;
    expect(cost(state, { do: 'step', way: 2 })).toBe(2);
    expect(fault(state, { do: 'step', way: 3 })).toMatch(/not free/);
    const [beside] = pair();
    expect(fault(beside, { do: 'step', way: 0 })).toMatch(/not free/);
    does(beside, { do: 'step', way: 1 });
    expect([beside.fighters[0]?.hex, beside.fighters[0]?.facing, beside.acting?.ap]).toEqual([at(0, 1), 0, 6]);
  });

  it('7.22 a side of the hex 1, two or three 2', () => {
    expect(([1, 2, 3, 4, 5] as const).map((to) => turnCost(0, to))).toEqual([1, 2, 2, 2, 1]);
    const [state] = pair();
    expect(fault(state, { do: 'turn', way: 0 })).toMatch(/already/);
  });

  it('7.20 the cheapest way to every stand, edge by edge', () => {
    const [state, a] = pair({ helmet: false });
    const stands = reachOf(state, a, 2, true);
    expect(stands.filter(({ cost: ap }) => ap === 1).map(({ hex, facing }) => [hex, facing])).toEqual([
      [at(0, 0), 1],
      [at(0, 0), 5],
    ]);
    const aside = stands.find(({ hex, facing }) => hex.r === 1 && facing === 1);
    expect(aside === undefined ? null : wayTo(aside)).toEqual([
      { do: 'turn', way: 1 },
      { do: 'step', way: 1 },
    ]);
  });

  it('7.24, 7.25, 7.26 what blows and second blows cost, by vector 18', () => {
    const price = (
      profile: 'samnite' | 'diamecheri' | 'retiarius',
      used: readonly string[],
      act: (a: Fighter) => Act,
    ) => {
      const [state, a] = pair({ profile }, {}, { attacks: used.length, used: [...used] });
      return cost(state, act(a));
    };
    const sword = (a: Fighter) => blow(inHand(a, 'sword'));
    expect([price('samnite', [], sword), price('samnite', ['A-h1'], sword)]).toEqual([1, 2]);
    expect(price('diamecheri', ['A-h1'], (a) => blow(a.held[1]?.id ?? ''))).toBe(1);
    expect(price('samnite', ['A-h1'], () => by('shield'))).toBe(2);
    expect(price('retiarius', [], (a) => blow(inHand(a, 'trident')))).toBe(2);
    expect(price('retiarius', ['A-h2'], (a) => blow(inHand(a, 'trident')))).toBe(2);
    expect([price('samnite', ['shield'], sword), price('samnite', ['improvised'], sword)]).toEqual([1, 2]);
    const [state, a] = pair({}, {}, { attacks: 2, used: ['A-h1', 'shield'] });
    expect(fault(state, sword(a))).toBe('two attacks a turn (7.26)');
  });

  it('7.27 draws into a free hand, and sheathes what has a sheath', () => {
    const [state, a] = pair({ profile: 'hoplomachus a' });
    const sword = a.sheathed[0]?.id ?? '';
    expect(fault(state, { do: 'draw', id: sword })).toBe('no hand is free (MR-40)');
    expect(fault(state, { do: 'sheathe', id: inHand(a, 'long spear') })).toBe('a long spear has no sheath (MR-40)');
    does(state, { do: 'drop', id: inHand(a, 'long spear') });
    does(state, { do: 'draw', id: sword });
    expect([a.held.map(({ kind }) => kind), a.sheathed, state.acting?.ap]).toEqual([['sword'], [], 8]);
    does(state, { do: 'sheathe', id: sword });
    expect([a.held, a.sheathed.length]).toEqual([[], 1]);
  });

  it('7.28 cuts once a turn, for 1', () => {
    const [state, a, b] = pair(
      { entangled: { by: 'B', weapon: 'B-h2', kind: 'net' } },
      { profile: 'retiarius', holds: 'A' },
    );
    does(state, { do: 'cut' }, [['cut', 4]]);
    expect([a.entangled?.by, state.acting?.ap, b.holds]).toEqual(['B', 8, 'A']);
    expect(fault(state, { do: 'cut' })).toBe('only once a turn (7.28)');
  });

  it('7.29, 7.30 takes what lies here or beside with a free hand; a helmet for 2 and with none', () => {
    const [state, a] = pair({ helmet: false, shield: 'none' });
    state.ground.push({ item: { kind: 'shield', shield: 'large' }, hex: at(0, 1) });
    state.ground.push({ item: { kind: 'helmet' }, hex: at(0, 0) });
    state.ground.push({ item: { kind: 'dart' }, hex: at(2, 0) });
    expect(fault(state, { do: 'pick-up', ground: 2 })).toBe('too far away (7.29)');
    expect([cost(state, { do: 'pick-up', ground: 0 }), cost(state, { do: 'pick-up', ground: 1 })]).toEqual([1, 2]);
    does(state, { do: 'pick-up', ground: 0 });
    does(state, { do: 'pick-up', ground: 0 });
    expect([a.shield, a.helmet, state.ground.length]).toEqual(['large', true, 1]);
    state.ground.push({ item: { kind: 'arrow' }, hex: at(0, 0) });
    expect(fault(state, { do: 'pick-up', ground: 1 })).toBe('an arrow is for one who holds a bow (MR-38)');
  });

  it('7.29 no shield on a galerus arm, no fifth dart, nothing in hands that wear cesti (MR-38)', () => {
    const lying = (profile: 'retiarius' | 'gaetulian' | 'cestus', item: State['ground'][number]['item']) => {
      const [state, a] = pair({ profile });
      if (profile === 'retiarius') a.held = [];
      state.ground.push({ item, hex: at(0, 0) });
      return fault(state, { do: 'pick-up', ground: 0 });
    };
    expect(lying('retiarius', { kind: 'shield', shield: 'small' })).toBe('no shield on a galerus arm (MR-38)');
    expect(lying('gaetulian', { kind: 'dart' })).toBe('no more than 4 darts (MR-38)');
    const sword = { kind: 'weapon', weapon: { id: 'x', kind: 'sword', thonged: false } } as const;
    expect(lying('cestus', sword)).toBe('no hand is free (MR-38)');
    expect(lying('cestus', { kind: 'helmet' })).toBeNull();
  });

  it('7.31 kicks away from oneself, or along one’s nose, up to the wall', () => {
    const [state] = pair({ hex: at(4, 0) }, { hex: at(-4, 0) });
    state.ground.push({ item: { kind: 'helmet' }, hex: at(4, 0) }, { item: { kind: 'helmet' }, hex: at(4, 1) });
    does(state, { do: 'kick', ground: 0 });
    does(state, { do: 'kick', ground: 1 });
    expect(state.ground.map(({ hex }) => hex)).toEqual([at(5, 0), at(4, 2)]);
    does(state, { do: 'kick', ground: 0 });
    expect(state.ground[0]?.hex).toEqual(at(6, 0));
  });

  it('7.32 a bow takes 2, and an arrow', () => {
    const [state, a] = pair({ profile: 'sagittarius', arrows: 1 }, { hex: at(4, 0) });
    const shot = blow(inHand(a, 'bow'));
    expect([fault(state, shot), cost(state, shot)]).toEqual([null, 2]);
    does(state, shot, [
      ['attack', 1],
      ['defence', 2],
      ['landing', 1],
    ]);
    expect([a.arrows, state.ground]).toEqual([0, [{ item: { kind: 'arrow' }, hex: at(3, 0) }]]);
    expect(fault(state, shot)).toMatch(/nothing of that kind/);
    expect(fault(state, { do: 'pick-up', ground: 0 })).toBe('too far away (7.29)');
  });

  it('7.33 drops weapons and darts for nothing; never a shield, a cestus, a hasta on its thong', () => {
    const drop = (profile: 'cestus' | 'velite' | 'samnite') => {
      const [state, a] = pair({ profile });
      return fault(state, { do: 'drop', id: a.held[0]?.id ?? '' });
    };
    expect([drop('cestus'), drop('velite'), drop('samnite')]).toEqual([
      'a cestus does not come off (7.33)',
      'it hangs on its thong (7.33)',
      null,
    ]);
    const [state, a] = pair({ profile: 'gaetulian' });
    does(state, { do: 'drop-dart' });
    expect([a.darts, state.ground, state.acting?.ap]).toEqual([3, [{ item: { kind: 'dart' }, hex: at(0, 0) }], 9]);
  });

  it('7.34 special moves have their price', () => {
    const [state, a] = pair();
    const sword = inHand(a, 'sword');
    const how = (more: object) => ({ ...blow(sword), ...more }) as Act;
    expect([cost(state, how({ whirl: true })), cost(state, how({ feint: true }))]).toEqual([3, 3]);
    expect([cost(state, { do: 'grapple', foe: 'B' }), cost(state, { do: 'haze', foe: 'B' })]).toEqual([2, 2]);
    const [two, b] = pair({ profile: 'cataphractarius' });
    expect(cost(two, { ...blow(inHand(b, 'long spear')), whirl: true } as Act)).toBe(4);
  });

  it('7.35 what is thrown away is out of play for everybody', () => {
    const [state, a] = pair();
    does(state, { do: 'discard', what: 'shield' });
    does(state, { do: 'discard', what: 'helmet' });
    expect([a.shield, a.helmet, state.ground, state.acting?.ap]).toEqual(['none', false, [], 9]);
    expect(fault(state, { do: 'discard', what: 'shield' })).toMatch(/no shield/);
  });

  it('7 everything that is listed may be done', () => {
    const state = ring([
      { hex: at(0, 0), facing: 0, profile: 'velite' },
      { hex: at(1, 0), facing: 3 },
      { hex: at(0, 1) },
    ]);
    state.ground.push({ item: { kind: 'dart' }, hex: at(0, 0) });
    const all = actsOf(state, tables(), 'A');
    expect(new Set(all.map((act) => JSON.stringify(act))).size).toBe(all.length);
    expect(all.map((act) => fault(state, act)).filter((why) => why !== null)).toEqual([]);
    expect(new Set(all.map((act) => act.do))).toEqual(
      new Set(['end', 'attack', 'step', 'turn', 'grapple', 'haze', 'kick', 'discard']),
    );
  });
});
