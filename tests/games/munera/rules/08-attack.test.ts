import { describe, expect, it } from 'vitest';
import type { With } from '../../../../src/games/munera/rules/acts.ts';
import { attack } from '../../../../src/games/munera/rules/blows/attack.ts';
import { knockDown, push, wound } from '../../../../src/games/munera/rules/blows/body.ts';
import { cutFree, letGo, returnNet } from '../../../../src/games/munera/rules/blows/nets.ts';
import { armOf } from '../../../../src/games/munera/rules/gear.ts';
import { attackFault } from '../../../../src/games/munera/rules/legal.ts';
import { attackModifiers, saveOf } from '../../../../src/games/munera/rules/scores.ts';
import type { Fighter, State } from '../../../../src/games/munera/rules/types.ts';
import { PROFILES, QUADRANTS, type WeaponKind } from '../../../../src/games/munera/rules/words.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import type { Direction } from '../../../../src/kernel/hex.ts';
import { sumModifiers } from '../../../../src/kernel/modifier.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { at, inHand, pair, ring, type Somebody, thrown } from '../support/ring.ts';

const plain = { foe: 'B', feint: false, whirl: false };
const held = (a: Fighter, kind: WeaponKind): With => ({ by: 'weapon', id: inHand(a, kind) });

/** A strikes B with a weapon, and the dice fall as written. */
function strikes(state: State, kind: WeaponKind, dice: readonly Scripted[]) {
  const [a] = state.fighters as [Fighter];
  const play = thrown(state, dice);
  attack(play.ctx, a, { ...plain, with: held(a, kind) });
  play.dice.done();
  return play;
}

const dice = (mine: number, theirs: number): readonly Scripted[] => [
  ['attack', mine],
  ['defence', theirs],
];

/** What A's weapon has on its die against B. */
function dieOf(first: Somebody, second: Somebody, kind: WeaponKind): number {
  const [state, a, b] = pair(first, second);
  const arm = armOf(a, held(a, kind), tables());
  if (arm === null) throw new Error(`no ${kind}`);
  return sumModifiers(attackModifiers(state, tables(), { fighter: a, foe: b, from: a.hex, arm }, state.acting));
}

/** B's save against A's weapon from where A stands. */
function saveAgainst(first: Somebody, second: Somebody, kind: WeaponKind, from: 'front' | 'right' | 'rear' | 'left') {
  const [, a, b] = pair(first, second);
  return saveOf(b, from, armOf(a, held(a, kind), tables()), tables()).value;
}

describe('8 attacks', () => {
  it('8.40 whom one may strike: in front, in reach, an opponent, on one’s feet and not in a cape', () => {
    const may = (first: Somebody, second: Somebody = {}) => {
      const [state, a] = pair(first, second);
      const how = { ...plain, with: held(a, a.held[0]?.kind ?? 'sword') };
      return attackFault({ state, tables: tables(), fighter: a }, how);
    };
    expect(may({})).toBeNull();
    expect(may({ facing: 1 })).toBe('not in front (8.40)');
    expect(may({}, { hex: at(2, 0) })).toBe('the sword reaches from 1 to 1 (10)');
    expect(may({ team: 3 }, { team: 3 })).toBe('no such opponent (8.40)');
    expect(may({ down: true })).toBe('knocked down (8.40)');
    expect(may({ entangled: { by: 'B', weapon: null, kind: 'cape' } })).toBe('caught in a cape (8.47)');
    expect(may({}, { grip: { with: 'C', role: 'grappled' } })).toBeNull();
  });

  it('8.40 what is added: the side 2, behind 3, entangled 1, others before the target 1 each', () => {
    const facing = (way: Direction) => dieOf({}, { facing: way }, 'sword');
    expect([facing(3), facing(4), facing(2), facing(0)]).toEqual([0, 2, 2, 3]);
    expect(dieOf({}, { entangled: { by: 'A', weapon: null, kind: 'cape' } }, 'sword')).toBe(1);
    expect([dieOf({ skills: ['attack'] }, {}, 'sword'), dieOf({}, { skills: ['dodge'] }, 'sword')]).toEqual([1, -1]);
    const state = ring([
      { hex: at(0, 0), facing: 0 },
      { hex: at(1, 0), facing: 3 },
      { hex: at(2, 0), facing: 3 },
      { hex: at(1, 1), facing: 4, team: 1 },
      { hex: at(2, -1), facing: 2, down: true },
    ]);
    const [a, b] = state.fighters as [Fighter, Fighter];
    const arm = armOf(a, held(a, 'sword'), tables());
    const aim = { fighter: a, foe: b, from: a.hex, arm: arm as NonNullable<typeof arm> };
    expect(sumModifiers(attackModifiers(state, tables(), aim, state.acting))).toBe(2);
    state.acting?.hazes.push('B');
    expect(sumModifiers(attackModifiers(state, tables(), aim, state.acting))).toBe(4);
  });

  it('8.41 a hit by vector 9: score 3 against a Secutor, save 3', () => {
    for (const [die, stamina] of [
      [3, 8],
      [4, 5],
    ] as const) {
      const [state, , b] = pair({}, { profile: 'secutor' });
      const play = strikes(state, 'sword', [...dice(5, 2), ['save', die]]);
      expect([play.of('attacked')[0]?.score, b.stamina]).toEqual([3, stamina]);
    }
    expect(saveAgainst({}, { profile: 'secutor', facing: 2 }, 'sword', 'right')).toBe(2);
    expect(saveAgainst({}, { profile: 'secutor', facing: 0 }, 'sword', 'rear')).toBe(2);
  });

  it('8.41 a miss by vector 10: fatigue and a push; a wall behind knocks down; a tie is a double whatever is added', () => {
    const [state, a, b] = pair();
    strikes(state, 'sword', dice(2, 4));
    expect([a.fatigue, b.hex, b.down]).toEqual([1, at(2, 0), false]);
    const [walled, , pinned] = pair({ hex: at(5, 0) }, { hex: at(6, 0) });
    const play = strikes(walled, 'sword', dice(2, 4));
    expect([pinned.hex, pinned.down, play.kinds().includes('pinned')]).toEqual([at(6, 0), true, true]);
    const [behind, self] = pair({}, { facing: 0 });
    const told = strikes(behind, 'sword', dice(3, 3));
    expect([told.of('attacked')[0]?.double, self.down, behind.acting?.ap]).toEqual([3, true, 0]);
  });

  it('8.41 wounds are the score, one less by a cestus, one more by an arbelos; a heavy blow that is saved knocks down', () => {
    const [fist, , b] = pair({ profile: 'cestus' }, { armour: 'none', helmet: false, shield: 'none' });
    strikes(fist, 'cestus', dice(4, 3));
    expect(b.stamina).toBe(8);
    const [moon, , c] = pair({ profile: 'arbelas' }, { armour: 'none', helmet: false, shield: 'none', facing: 4 });
    strikes(moon, 'arbelos', dice(4, 3));
    expect(c.stamina).toBe(8 - 3);
    const outfit = {
      ...{ held: ['great weapon' as const], sheathed: [], thonged: false, darts: 0, shield: 'none' as const },
      ...{ galerus: false, armour: 'none' as const, helmet: false },
    };
    const [great, , d] = pair({ outfit }, {});
    strikes(great, 'great weapon', [...dice(4, 3), ['save', 1]]);
    expect([d.stamina, d.down]).toEqual([8, true]);
  });

  it('8.42 no save is better than 5, and nothing is said where none would be', () => {
    const saves = PROFILES.flatMap((profile) =>
      QUADRANTS.map((from) => saveOf(pair({}, { profile })[2], from, null, tables())),
    );
    const capped = saves.flatMap(({ modifiers }) => modifiers.filter(({ why }) => why === 'no save is better'));
    expect(Math.max(...saves.map(({ value }) => value))).toBe(5);
    expect(capped.filter(({ value }) => value >= 0)).toEqual([]);
  });

  it('8.42 saves by quarter and weapon, by vectors 1, 11 and 12', () => {
    const light = { shield: 'large', helmet: false } as const;
    const save = (more: Somebody, from: 'front' | 'left' | 'right' | 'rear') =>
      saveOf(pair({}, more)[2], from, null, tables()).value;
    expect([save(light, 'front'), save({ ...light, shield: 'none' }, 'front')]).toEqual([3, 1]);
    expect([save(light, 'right'), save(light, 'rear'), save(light, 'left')]).toEqual([2, 1, 3]);
    expect([save({ profile: 'retiarius' }, 'left'), save({ profile: 'retiarius' }, 'right')]).toEqual([1, 0]);
    expect(save({ profile: 'crupellarius a' }, 'front')).toBe(5);
    const sica = (from: 'front' | 'right') => saveAgainst({ profile: 'thracian' }, {}, 'sica', from);
    expect([sica('front'), sica('right')]).toEqual([3, 2]);
    expect([dieOf({ profile: 'thracian' }, {}, 'sica'), dieOf({ profile: 'thracian' }, { facing: 2 }, 'sica')]).toEqual(
      [-1, 1],
    );
    const spear = { profile: 'retiarius' } as const;
    const secutor = { profile: 'secutor' } as const;
    expect(saveAgainst(spear, secutor, 'trident', 'front')).toBe(3);
    expect(
      saveAgainst({ ...spear, held: [{ id: 't', kind: 'trident', thonged: false }] }, secutor, 'trident', 'front'),
    ).toBe(2);
    expect(dieOf(spear, secutor, 'trident')).toBe(-1);
  });

  it('8.43 a die says where on a line between two; what is not free is not gone to', () => {
    for (const [die, hex] of [
      [1, at(1, 2)],
      [2, at(2, 1)],
    ] as const) {
      const [state, a, b] = pair({ profile: 'retiarius' }, { hex: at(1, 1) });
      const play = thrown(state, [['push', die]]);
      push(play.ctx, b, a.hex, a);
      play.dice.done();
      expect([hex, [at(2, 1), at(1, 2)]]).toEqual([hex, expect.arrayContaining([b.hex])]);
      expect(b.hex).toEqual(die === 1 ? at(2, 1) : at(1, 2));
    }
    const state = ring([{ hex: at(0, 0) }, { hex: at(1, 1) }, { hex: at(2, 1) }]);
    const [a, b] = state.fighters as [Fighter, Fighter];
    const play = thrown(state, []);
    push(play.ctx, b, a.hex, a);
    expect(b.hex).toEqual(at(1, 2));
  });

  it('8.44 down again is beaten only before an opponent who stands and looks (MR-08, MR-09)', () => {
    const again = (more: Somebody) => {
      const [state, a, b] = pair(more, { down: true });
      const play = thrown(state, more.down === true || more.facing === 3 ? [] : [['appeal', 1, 1]]);
      knockDown(play.ctx, b, a);
      play.dice.done();
      return b.status;
    };
    expect([again({}), again({ down: true }), again({ facing: 3 })]).toEqual(['killed', 'active', 'active']);
    const [state, a] = pair({ grip: { with: 'B', role: 'grappler' } }, { grip: { with: 'A', role: 'grappled' } });
    const play = thrown(state, []);
    knockDown(play.ctx, a, a);
    expect([a.grip, state.fighters[1]?.grip, state.acting?.ap]).toEqual([null, null, 0]);
  });

  it('8.45 a net by vector 13: the die must beat the score', () => {
    for (const [die, caught] of [
      [2, true],
      [3, false],
    ] as const) {
      const [state, a, b] = pair({ profile: 'retiarius' }, {});
      strikes(state, 'net', [...dice(5, 3), ['dodge', die]]);
      expect([b.entangled?.by ?? null, a.holds]).toEqual(caught ? ['A', 'B'] : [null, null]);
      expect([b.stamina, a.held.length]).toEqual([8, 2]);
    }
    expect(dieOf({ profile: 'retiarius' }, { hex: at(2, 0) }, 'net')).toBe(-1);
    const [state, a, b] = pair({ profile: 'retiarius' }, { profile: 'arbelas' });
    strikes(state, 'net', [...dice(5, 3), ['arbelos', 6]]);
    expect([b.entangled, a.held.length]).toEqual([null, 2]);
  });

  it('8.41 a cone shreds a net before the dice (MR-23)', () => {
    const [state, a, b] = pair({ profile: 'retiarius' }, { profile: 'contra-retiarius' });
    strikes(state, 'net', [['cone', 5]]);
    expect([a.held.map(({ kind }) => kind), b.hex, a.fatigue]).toEqual([['trident'], at(1, 0), 0]);
  });

  it('8.46 injured, beaten at nothing, dead at -3', () => {
    const [state, a, b] = pair();
    const play = thrown(state, [['appeal', 6, 6]]);
    wound(play.ctx, b, a, 4);
    expect([a.injured, a.dealt, b.taken]).toEqual([['B'], 4, 4]);
    wound(play.ctx, b, a, 4);
    expect([b.status, a.defeated]).toEqual(['spared', ['B']]);
    const [other, c, d] = pair();
    const quick = thrown(other, []);
    wound(quick.ctx, d, c, 11);
    expect([d.status, quick.kinds().at(-1)]).toEqual(['dead', 'died']);
  });

  it('8.47 free from 5, from a cape from 3; a 6 destroys; a user that lets go frees, one that is out does not', () => {
    const caught = (weapon: string | null, kind: 'net' | 'cape', die: number) => {
      const [state, a, b] = pair(
        { profile: 'retiarius', shield: kind === 'cape' ? 'cape' : 'none', holds: 'B' },
        { entangled: { by: 'A', weapon, kind } },
      );
      const play = thrown(state, [['cut', die]]);
      cutFree(play.ctx, b);
      return [b.entangled === null, a.held.some((one) => one.kind === 'net'), a.shield];
    };
    expect([caught('A-h2', 'net', 4), caught('A-h2', 'net', 5), caught('A-h2', 'net', 6)]).toEqual([
      [false, true, 'none'],
      [true, true, 'none'],
      [true, false, 'none'],
    ]);
    expect([caught(null, 'cape', 3)[0], caught(null, 'cape', 6)[2]]).toEqual([true, 'none']);
    const [state, a, b] = pair(
      { profile: 'retiarius', holds: 'B' },
      { entangled: { by: 'A', weapon: 'A-h2', kind: 'net' } },
    );
    const play = thrown(state, []);
    letGo(play.ctx, a, 'A-h2');
    expect([b.entangled, a.holds]).toEqual([null, null]);
    const [gone, user, victim] = pair(
      { profile: 'retiarius', holds: 'B', status: 'spared' },
      { entangled: { by: 'A', weapon: 'A-h2', kind: 'net' } },
    );
    const out = thrown(gone, []);
    returnNet(out.ctx, victim);
    expect([user.held.length, gone.ground.map(({ hex }) => hex)]).toEqual([1, [at(1, 0)]]);
  });
});

describe('9 doubles', () => {
  const double = (face: number): readonly Scripted[] => dice(face, face);

  it('9 a 6: two dice of wounds and no save; by a net one, and caught', () => {
    const [state, , b] = pair();
    strikes(state, 'sword', [...double(6), ['double-six', 1, 2]]);
    expect(b.stamina).toBe(5);
    const [net, , c] = pair({ profile: 'retiarius' });
    strikes(net, 'net', [...double(6), ['double-six', 2]]);
    expect([c.stamina, c.entangled?.kind]).toEqual([6, 'net']);
  });

  it('9 a 5: shield, then helmet, then down; to be had again', () => {
    const [state, , b] = pair();
    strikes(state, 'sword', [...double(5), ['direction', 1]]);
    expect([b.shield, state.ground]).toEqual(['none', [{ item: { kind: 'shield', shield: 'large' }, hex: at(2, 0) }]]);
    const [bare, , c] = pair({}, { shield: 'none' });
    strikes(bare, 'sword', [...double(5), ['direction', 4]]);
    expect([c.helmet, bare.ground[0]?.hex]).toEqual([false, at(0, 0)]);
    const [none, , d] = pair({}, { shield: 'none', helmet: false });
    strikes(none, 'sword', double(5));
    expect(d.down).toBe(true);
    const [arm, , e] = pair({}, { profile: 'retiarius' });
    strikes(arm, 'sword', double(5));
    expect([e.galerus, e.down]).toEqual([true, true]);
    const [cape, , f] = pair({}, { shield: 'cape', holds: 'A', helmet: false });
    strikes(cape, 'sword', double(5));
    expect([f.shield, f.down]).toEqual(['cape', true]);
  });

  it('9 a 4 fells the defender, a 3 the attacker, a 2 floors', () => {
    const fallen = (face: number) => {
      const [state, a, b] = pair();
      strikes(state, 'sword', double(face));
      return [a.down, b.down, state.acting?.floored];
    };
    expect([fallen(4), fallen(3), fallen(2)]).toEqual([
      [false, true, []],
      [true, false, []],
      [false, true, ['B']],
    ]);
  });

  it('9 a 1: whose weapon, and whether it breaks; a fist or a cestus costs a fall', () => {
    const [broken, a] = pair();
    strikes(broken, 'sword', [...double(1), ['double-one', 1]]);
    expect([a.held, broken.ground]).toEqual([[], []]);
    const [flies, c] = pair();
    strikes(flies, 'sword', [...double(1), ['double-one', 3], ['direction', 2]]);
    expect([c.held, flies.ground[0]?.hex]).toEqual([[], at(0, 1)]);
    const [theirs, , d] = pair({}, { profile: 'hoplomachus b' });
    strikes(theirs, 'sword', [...double(1), ['double-one', 4], ['lot:weapon', 1], ['direction', 1]]);
    expect([d.held.length, d.sheathed.length]).toEqual([1, 0]);
    const [empty, , e] = pair({}, { held: [] });
    strikes(empty, 'sword', [...double(1), ['double-one', 6]]);
    expect(e.down).toBe(true);
    const [glove, f] = pair({ profile: 'cestus' });
    strikes(glove, 'cestus', [...double(1), ['double-one', 2]]);
    expect([f.held.length, f.down]).toEqual([2, true]);
    const [darts, , g] = pair({}, { profile: 'gaetulian' });
    strikes(darts, 'sword', [...double(1), ['double-one', 6], ['lot:weapon', 3]]);
    expect([g.darts, g.sheathed.length]).toEqual([3, 1]);
  });

  it('9 by a net the others do what they do by a sword; a shield or a cape that was used is lost (MR-28); a net that is lost frees', () => {
    const netted = (face: number, more: readonly Scripted[] = []) => {
      const [state, a, b] = pair({ profile: 'retiarius' });
      strikes(state, 'net', [...double(face), ...more]);
      return [a.down, b.down, b.shield, b.entangled];
    };
    expect([netted(5, [['direction', 1]]), netted(4), netted(3), netted(2)]).toEqual([
      [false, false, 'none', null],
      [false, true, 'large', null],
      [true, false, 'large', null],
      [false, true, 'large', null],
    ]);
    const used = (by: 'shield' | 'cape', die: number, more: readonly Scripted[]) => {
      const [state, a] = pair({ shield: by === 'cape' ? 'cape' : 'small' });
      const play = thrown(state, [...double(1), ['double-one', die], ...more]);
      attack(play.ctx, a, { ...plain, with: { by } });
      play.dice.done();
      return [a.shield, a.down, state.ground.length];
    };
    expect([used('cape', 2, [['direction', 1]]), used('shield', 1, [])]).toEqual([
      ['none', false, 1],
      ['none', false, 0],
    ]);
    const [state, a, b] = pair(
      { entangled: { by: 'B', weapon: 'B-h2', kind: 'net' } },
      { profile: 'retiarius', holds: 'A' },
    );
    strikes(state, 'sword', [...double(1), ['double-one', 4], ['lot:weapon', 1], ['direction', 1]]);
    expect([a.entangled, b.holds, b.held.map(({ kind }) => kind)]).toEqual([null, null, ['trident']]);
  });

  it('9 a scissor sword loses only on a 1, and takes the other’s on all else (MR-18)', () => {
    const scissor = (die: number, more: readonly Scripted[] = []) => {
      const [state, a, b] = pair({ profile: 'scissor' });
      strikes(state, 'scissor sword', [...double(1), ['double-one', die], ...more]);
      return [a.held.length, b.held.length];
    };
    expect(scissor(1)).toEqual([0, 1]);
    expect(
      scissor(2, [
        ['lot:weapon', 0],
        ['direction', 1],
      ]),
    ).toEqual([1, 0]);
    expect(scissor(6, [['lot:weapon', 0]])).toEqual([1, 0]);
    const [state, a, b] = pair({}, { profile: 'scissor' });
    strikes(state, 'sword', [...double(1), ['double-one', 5], ['direction', 1]]);
    expect([a.held.length, b.held.length]).toEqual([0, 1]);
  });

  it('9 a hasta on its thong stays; a loose one that broke is gone, else it lands (MR-20, MR-44)', () => {
    const hurled = (thonged: boolean, script: readonly Scripted[]) => {
      const weapon = { id: 'A-h1', kind: 'hasta' as const, thonged };
      const [state, a] = pair({ profile: 'velite', held: [weapon] }, { hex: at(2, 0) });
      const play = thrown(state, script);
      attack(play.ctx, a, { ...plain, with: { by: 'throw', id: 'A-h1' } });
      play.dice.done();
      return [a.held.length, state.ground.length];
    };
    expect(hurled(true, [...double(1), ['double-one', 2]])).toEqual([1, 0]);
    expect(hurled(false, [...double(1), ['double-one', 1]])).toEqual([0, 0]);
    expect(hurled(false, [...double(1), ['double-one', 2], ['landing', 1]])).toEqual([0, 1]);
    expect(hurled(false, [...double(4), ['landing', 4]])).toEqual([0, 1]);
  });
});

describe('10 weapons', () => {
  it('10 what each adds at each range, by vectors 13, 16 and 17', () => {
    const at8 = (range: number) => {
      const [state, a, b] = pair({ profile: 'sagittarius', arrows: 3 }, { hex: at(range, 0) });
      const how = { ...plain, with: held(a, 'bow') };
      const arm = armOf(a, how.with, tables());
      if (attackFault({ state, tables: tables(), fighter: a }, how) !== null || arm === null) return null;
      return sumModifiers(attackModifiers(state, tables(), { fighter: a, foe: b, from: a.hex, arm }, null));
    };
    const [standing] = [{ arena: 'great' as const }];
    expect([1, 2, 5, 6].map(at8)).toEqual([null, -1, 0, 0]);
    expect([...tables().weapons.bow.ranges]).toEqual([
      [2, -1],
      [3, 0],
      [4, 0],
      [5, 0],
      [6, 0],
      [7, -1],
      [8, -2],
    ]);
    expect(standing.arena).toBe('great');
    expect([...tables().ways['thrown hasta'].ranges]).toEqual([
      [1, 0],
      [2, -1],
      [3, -2],
      [4, -2],
    ]);
    expect([...tables().ways.dart.ranges.values()]).toEqual([0, 0, 0, -1, -2]);
    expect([tables().ways['thonged hasta'].from, tables().ways['thonged hasta'].to]).toEqual([2, 2]);
  });

  it('10 no dagger beside a hasta on its thong, no net on who is caught, one victim at a time', () => {
    const weapons = [
      { id: 'h', kind: 'hasta' as const, thonged: true },
      { id: 'd', kind: 'dagger' as const, thonged: false },
    ];
    const [state, a] = pair({ profile: 'velite', shield: 'none', held: weapons });
    const fault = (fighter: Fighter, in_: State, id: string) =>
      attackFault({ state: in_, tables: tables(), fighter }, { ...plain, with: { by: 'weapon', id } });
    expect(fault(a, state, 'd')).toBe('no dagger beside a hasta on a thong (10)');
    const [netted, b] = pair({ profile: 'retiarius' }, { entangled: { by: 'A', weapon: 'A-h2', kind: 'net' } });
    expect(fault(b, netted, 'A-h2')).toBe('caught already (10)');
    const [busy, c] = pair({ profile: 'retiarius', holds: 'C' });
    expect(fault(c, busy, 'A-h2')).toBe('it is on somebody (8.45)');
  });

  it('10 darts: lost by a wound or a save, landing by a miss', () => {
    const throws = (script: readonly Scripted[]) => {
      const [state, a] = pair({ profile: 'gaetulian' }, { hex: at(3, 0) });
      const play = thrown(state, script);
      attack(play.ctx, a, { ...plain, with: { by: 'dart' } });
      play.dice.done();
      return [a.darts, state.ground.length];
    };
    expect(throws([...dice(5, 2), ['save', 6]])).toEqual([3, 0]);
    expect(throws([...dice(5, 2), ['save', 1]])).toEqual([3, 0]);
    expect(throws([...dice(2, 5), ['landing', 2]])).toEqual([3, 1]);
    expect(throws([...dice(4, 4)])).toEqual([3, 0]);
  });
});
