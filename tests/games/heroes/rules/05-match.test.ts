import { describe, expect, it } from 'vitest';
import { resolveAttack } from '../../../../src/games/heroes/rules/blows/attack.ts';
import { resolveHit } from '../../../../src/games/heroes/rules/blows/hit.ts';
import { resolveWound } from '../../../../src/games/heroes/rules/blows/wound.ts';
import { resolveBookTurn } from '../../../../src/games/heroes/rules/book/turn.ts';
import { actFault, actsOf } from '../../../../src/games/heroes/rules/legal.ts';
import { resolveManeuver } from '../../../../src/games/heroes/rules/maneuver.ts';
import { resolveAct } from '../../../../src/games/heroes/rules/moves.ts';
import { initiativeModifiers, maneuverPool, netPool } from '../../../../src/games/heroes/rules/pools.ts';
import { playPhase } from '../../../../src/games/heroes/rules/sequence.ts';
import { clearEyes, kickSand, resolveThrow, resolveToss } from '../../../../src/games/heroes/rules/specials.ts';
import type { Fighter, State } from '../../../../src/games/heroes/rules/types.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { duel, type One, played, pool, sand } from '../support/sand.ts';

const T = tables();
const NO_EDGE = { advantage: false, bash: false };
const BLOW = { thrown: null, unguarded: false };

/** One against one in zones of their own, without Bonus Dice. */
function apart(
  first: One,
  second: One,
  zones: readonly [string, string] = ['B3', 'D3'],
): readonly [State, Fighter, Fighter] {
  const [state, a, b] = duel(first, second);
  [a.zone, b.zone] = zones;
  [a.bonus, b.bonus] = [0, 0];
  return [state, a, b];
}

/** One against one in one zone, without Bonus Dice. */
function close(first: One, second: One): readonly [State, Fighter, Fighter] {
  const [state, a, b] = duel(first, second);
  [a.bonus, b.bonus] = [0, 0];
  return [state, a, b];
}

const roll = (name: string, dice: number, successes: number): Scripted => [name, ...pool(dice, successes)];

describe('5.1, 5.2 rounds and movement', () => {
  it('5.1 a round is initiative, then each turn whole', () => {
    const [state, a, b] = apart({}, {});
    [a.bonus, b.bonus] = [4, 4];
    const play = played(state, [
      ['initiative', 6],
      ['initiative', 1],
    ]);
    play.run(playPhase(play.ctx));
    expect([state.turn, state.phase, state.order]).toEqual([1, 0, ['A', 'B']]);
  });

  it('5.2 Speed 4, knocked down and spent, with a 6: eight; ties roll the whole line again', () => {
    const [, a] = close({ at: [4, 4, 4] }, {});
    a.knocked = true;
    const sum = initiativeModifiers(a, T).reduce((all, { value }) => all + value, 6);
    expect(sum).toBe(8);
    const [state] = apart({ at: [4, 4, 4] }, { at: [4, 5, 4] });
    const play = played(state, [
      ['initiative', 3],
      ['initiative', 2],
      ['initiative', 2],
      ['initiative', 3],
    ]);
    play.run(playPhase(play.ctx));
    expect(state.order).toEqual(['B', 'A']);
  });

  it('5.2.1, 5.2.4 nobody has a back, but nobody walks through an opponent either', () => {
    const [state, a, b] = close({ seat: 0 }, {});
    [a.zone, b.zone] = ['D3', 'D3'];
    state.board = 'colosseum';
    [a.from, a.entered, b.from, b.entered] = ['C3', 1, 'E3', 2];
    expect(actFault(state, T, 'A', { do: 'leave', to: 'E3' })).toMatch(/in the way/);
    expect(actFault(state, T, 'B', { do: 'leave', to: 'C3' })).toMatch(/in the way/);
    expect(actFault(state, T, 'A', { do: 'leave', to: 'C3' })).toBeNull();
    expect(actsOf(state, T, 'A').some(({ do: what }) => what === 'hold' || what === 'move')).toBe(false);
  });

  it('5.2.2 one zone, to a neighbour', () => {
    const [state] = apart({ seat: 0 }, {});
    expect(actFault(state, T, 'A', { do: 'move', to: 'C3' })).toBeNull();
    expect(actFault(state, T, 'A', { do: 'move', to: 'D3' })).toMatch(/not next to/);
  });

  it('5.2.3 where no opponent is one may wait, go, throw or kick, and nothing that needs one', () => {
    const [state] = apart({ seat: 0 }, {}, ['B3', 'C3']);
    const what = new Set(actsOf(state, T, 'A').map((act) => act.do));
    expect([...what].toSorted()).toEqual(['drop', 'hold', 'move', 'sand', 'surrender', 'throw']);
  });
});

describe('5.2.5 the book’s turn, by Table 5-2', () => {
  const turn = (state: State, one: Fighter, script: readonly Scripted[]) => {
    const play = played(state, script);
    play.run(resolveBookTurn(play.ctx, one));
    return play;
  };

  it('5.2.5 a Grunt of Savvy 4 with a 3 goes a zone nearer; with a 6 it waits for dice', () => {
    const [state, a] = apart({ style: 'secutor' }, {}, ['A3', 'D3']);
    turn(state, a, [['option', 3]]);
    expect(a.zone).toBe('B2'); // of three as near, all in the heart, the first by name
    turn(state, a, [['option', 6]]);
    expect([a.zone, a.bonus]).toEqual(['B2', 4]);
    turn(state, a, [['option', 6]]);
    expect(a.zone).toBe('C3');
  });

  it('5.2.5 knocked down it stands; in a net it needs the die; in a fight it lies and fights on a six', () => {
    const [state, a] = apart({}, {});
    a.knocked = true;
    expect(turn(state, a, [['option', 6]]).kinds()).toEqual(['option', 'stood']);
    [a.knocked, a.ensnared] = [true, true];
    expect(turn(state, a, [['option', 5]]).kinds()).toEqual(['option', 'stays-netted']);
    expect(turn(state, a, [['option', 4]]).kinds()).toEqual(['option', 'escaped']);
    const [other, c, d] = close({}, {});
    c.knocked = true;
    const fought = turn(other, c, [['option', 6], roll('maneuver', 6, 1), roll('maneuver', 8, 1)]);
    expect(fought.kinds()).toEqual(['option', 'maneuver']);
    expect(turn(other, c, [['option', 1]]).kinds()).toEqual(['option', 'stood']);
    expect(d.zone).toBe('B3');
  });

  it('5.2.5 in a fight on its feet and spent it backs off where its die fails', () => {
    const [state, a] = close({}, {});
    const play = turn(state, a, [['option', 6]]);
    expect(play.kinds()).toEqual(['option', 'left']);
    expect(a.zone).not.toBe('B3');
  });

  it('5.2.5 in a fight it fights on in a net, whatever the die; a retiarius whose die passes backs off with its net', () => {
    const even = (dice: number) => [roll('maneuver', dice, 1), roll('maneuver', 8, 1)];
    for (const die of [1, 6]) {
      const [state, a] = close({}, {});
      [a.knocked, a.ensnared] = [true, true];
      expect(turn(state, a, [['option', die], ...even(3)]).kinds()).toEqual(['option', 'maneuver']);
    }
    const [state, a] = close({}, {});
    a.bonus = 1;
    const fought = turn(state, a, [['option', 6], ['bonus', 6], ...even(8)]);
    expect(fought.kinds()).toEqual(['option', 'committed', 'maneuver']);
    const [other, c] = close({ style: 'retiarius' }, { style: 'thraex' });
    expect(turn(other, c, [['option', 1]]).kinds()).toEqual(['option', 'left']);
  });

  it('5.2.5 spent, with no zone to back off to, it fights', () => {
    const state = sand([{}], [{}, {}, {}, {}]);
    for (const one of state.fighters) one.bonus = 0;
    const [a, ...foes] = state.fighters;
    const [b] = foes;
    if (a === undefined || b === undefined) throw new Error('nobody');
    a.zone = 'A2';
    for (const [i, zone] of ['A2', 'A3', 'B1', 'B2'].entries()) Object.assign(foes[i] ?? {}, { zone });
    Object.assign(b, { from: 'B3', entered: 9 });
    const play = turn(state, a, [['option', 6], roll('maneuver', 8, 1), roll('maneuver', 8, 1)]);
    expect(play.kinds()).toEqual(['option', 'maneuver']);
  });

  it('3.10.6 a Grunt without a weapon takes the one that fell first', () => {
    const [state, a] = apart({}, {});
    a.hands.right = null;
    const lies = (item: 'spear' | 'sword', fell: number) => ({ item, fell, zone: a.zone, missed: null });
    state.ground.push(lies('spear', -1), lies('sword', -2));
    expect(turn(state, a, [['option', 6]]).kinds()).toEqual(['picked-up', 'option', 'held']);
    expect([a.hands.right, state.ground.map(({ item }) => item)]).toEqual(['sword', ['spear']]);
  });

  it('5.2.5 a full zone in the way is gone round', () => {
    const state = sand([{}, {}, {}, {}], [{}, {}, {}, {}], { board: 'colosseum' });
    for (const one of state.fighters) one.zone = one.side === 0 ? 'C3' : 'D3';
    const [a] = state.fighters;
    if (a === undefined) throw new Error('nobody');
    turn(state, a, [['option', 1]]);
    expect(a.zone).toBe('C2');
  });

  it('5.3.2 a retiarius of the book tosses at one beside it, and steps aside from two', () => {
    const [state, a] = apart({ style: 'retiarius' }, { style: 'thraex' }, ['B3', 'C3']);
    const play = turn(state, a, [['option', 1], roll('net', 8, 0), roll('net', 8, 0)]);
    expect(play.kinds()).toEqual(['option', 'net-tossed']);
    const [other, c, d] = apart({ style: 'retiarius' }, { style: 'thraex' }, ['B3', 'C3']);
    [d.ensnared, d.knocked] = [true, true];
    expect(
      turn(other, c, [
        ['option', 1],
        ['side-step', 1],
      ]).kinds(),
    ).toEqual(['option', 'side-step', 'moved']);
    expect(c.zone).toBe('C2');
  });

  it('5.4.9.1 a Grunt with sand in the eyes always rubs', () => {
    const [state, a] = apart({}, {});
    a.blinded = true;
    expect(turn(state, a, [['eyes', 3]]).kinds()).toEqual(['cleared-eyes']);
    expect(a.blinded).toBe(false);
  });
});

describe('5.3 Maneuver and net', () => {
  it('5.3 equal: nothing; one more: an opening; two more: an advantage', () => {
    const result = (mine: number, theirs: number) => {
      const [state, a, b] = close({ style: 'thraex' }, { style: 'thraex' });
      const more: Scripted[] =
        mine - theirs > 1
          ? [roll('attack', 5, 1), roll('attack', 4, 2), roll('attack', 4, 0), roll('attack', 4, 2)]
          : mine > theirs
            ? [roll('attack', 4, 0), roll('attack', 4, 2)]
            : [];
      const hit: Scripted[] = mine > theirs ? [['location', 6, 6]] : [];
      const play = played(state, [roll('maneuver', 8, mine), roll('maneuver', 8, theirs), ...more, ...hit]);
      play.run(resolveManeuver(play.ctx, a, b));
      return play.kinds().slice(0, 3);
    };
    expect(result(3, 3)).toEqual(['maneuver']);
    expect(result(4, 3)).toEqual(['maneuver', 'attack', 'located']);
    expect(result(5, 3)).toEqual(['maneuver', 'edge', 'attack']);
  });

  it('5.3 the pools: a netted secutor has four dice, a retiarius eight', () => {
    const [, a, b] = close({ style: 'secutor', at: [5, 4, 4] }, {});
    [a.ensnared, a.knocked] = [true, true];
    expect(maneuverPool(a, b, { committed: 0, own: false }, T).dice).toBe(4);
    const [, net, target] = close({ style: 'retiarius', at: [4, 3, 4] }, { style: 'secutor', at: [3, 4, 4] });
    expect(netPool(net, target, { committed: 2, tosses: true }, T).dice).toBe(8);
    expect(netPool(target, net, { committed: 1, tosses: false }, T).dice).toBe(8);
    const [, , dima] = close({}, { style: 'dimachaerus', at: [4, 4, 4] });
    dima.knocked = true;
    expect(netPool(dima, net, { committed: 0, tosses: false }, T).dice).toBe(7);
  });

  it('5.3.1 a net catches, comes back, or lies there; steady does not help', () => {
    const tossed = (mine: number, theirs: number) => {
      const [state, a, b] = apart({ style: 'retiarius' }, { style: 'thraex', signatures: ['steady'] }, ['B3', 'C3']);
      const play = played(state, [roll('net', 8, mine), roll('net', 8, theirs)]);
      play.run(resolveToss(play.ctx, a, b));
      return [a.hands.left, b.ensnared, b.knocked, b.steadied, state.ground.length];
    };
    expect(tossed(3, 2)).toEqual([null, true, true, true, 0]);
    expect(tossed(3, 3)).toEqual(['net', false, false, false, 0]);
    expect(tossed(2, 3)).toEqual([null, false, false, false, 1]);
  });

  it('5.3.1 the net has spent what keeps the steady on its feet: freed, it goes down at the next blow', () => {
    const [state, a, b] = apart({ style: 'retiarius' }, { style: 'thraex', signatures: ['steady'], at: [4, 4, 6] }, [
      'B3',
      'C3',
    ]);
    const toss = played(state, [roll('net', 8, 3), roll('net', 8, 2)]);
    toss.run(resolveToss(toss.ctx, a, b));
    const play = played(state, [['location', 3, 4]]); // the chest, which nothing covers
    Object.assign(b, { ensnared: false, knocked: false });
    play.run(resolveHit(play.ctx, a, b, { impact: 1, ...BLOW })); // a trident in both hands: four
    expect([b.knocked, play.of('steadied'), play.of('impact').map(({ modified }) => modified)]).toEqual([
      true,
      [],
      [4],
    ]);
  });

  it('5.3.3 a net that missed is cut up in the next own turn, not later', () => {
    const [state] = apart({ style: 'retiarius', seat: 1 }, { seat: 0 }, ['B3', 'D3']);
    state.ground.push({ item: 'net', zone: 'D3', fell: 0, missed: 'B' });
    expect(actFault(state, T, 'B', { do: 'destroy-net' })).toBeNull();
    [state.turn, state.order] = [1, ['B']];
    const play = played(state, []);
    play.run(playPhase(play.ctx), [{ do: 'hold' }]);
    expect(actFault(state, T, 'B', { do: 'destroy-net' })).toMatch(/5\.3\.3/);
  });

  it('5.3.4 a Star sheds the net, one who attacks tears free as it hits, a defender tears free without a blow', () => {
    const [state, a] = apart({ seat: 0, star: true }, {});
    [a.ensnared, a.knocked] = [true, true];
    const play = played(state, []);
    play.run(resolveAct(play.ctx, a, { do: 'escape' }));
    expect([a.ensnared, a.knocked, a.bonus]).toEqual([false, false, 0]);
    const [other, c, d] = close({ style: 'secutor' }, { style: 'thraex' });
    [c.ensnared, c.knocked] = [true, true];
    const hit = played(
      other,
      [roll('attack', 0, 0), roll('attack', 4, 1), ['location', 6, 6]].slice(0, 0) as Scripted[],
    );
    expect(hit.events).toEqual([]);
    c.bonus = 6;
    c.seat = 0;
    const torn = played(other, [roll('attack', 5, 2), roll('attack', 4, 1), ['location', 3, 3]]);
    torn.run(resolveAttack(torn.ctx, c, d, NO_EDGE), [6]);
    expect([c.ensnared, torn.kinds()]).toEqual([false, ['committed', 'attack', 'freed', 'located']]);
    [d.ensnared, d.knocked, c.bonus] = [true, true, 0];
    d.bonus = 2;
    d.seat = 1;
    const away = played(other, [roll('attack', 4, 0), roll('attack', 1, 1)]);
    away.run(resolveAttack(away.ctx, c, d, NO_EDGE), [2]);
    expect([d.ensnared, d.knocked, away.kinds()]).toEqual([false, false, ['committed', 'attack', 'freed']]);
  });
});

describe('5.4 Attack', () => {
  it('5.4 a tie is rolled again, one behind turns roles, two behind is hit', () => {
    const [state, a, b] = close({ style: 'thraex' }, { style: 'thraex' });
    const play = played(state, [
      roll('attack', 4, 1),
      roll('attack', 4, 1),
      roll('attack', 4, 1),
      roll('attack', 4, 2),
      roll('attack', 4, 0),
      roll('attack', 4, 2),
      ['location', 3, 3],
    ]);
    play.run(resolveAttack(play.ctx, a, b, NO_EDGE));
    expect(play.kinds()).toEqual(['attack', 'attack', 'attack', 'located']);
    expect(play.events.map((event) => (event.kind === 'attack' ? event.result : ''))).toEqual([
      'retake',
      'counterstrike',
      'hit back',
      '',
    ]);
  });

  it('5.4 nothing against nothing ends it', () => {
    const [state, a, b] = close({ at: [1, 4, 4] }, { at: [1, 4, 4] });
    for (const one of [a, b]) [one.knocked, one.ensnared] = [true, true];
    const play = played(state, [['attack'], ['attack']]);
    play.run(resolveAttack(play.ctx, a, b, NO_EDGE));
    expect(play.events).toMatchObject([{ kind: 'attack', result: 'nothing', cite: 'R93' }]);
  });

  it('5.4.1 two dice place a blow', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => T.location(total).value.part)).toEqual([
      ...[
        'right leg',
        'left leg',
        'left arm',
        'right arm',
        'chest',
        'chest',
        'belly',
        'belly',
        'head',
        'left leg',
        'right leg',
      ],
    ]);
  });

  it('5.4.2 a guard keeps a blow off, also for one who lies', () => {
    const [state, a, b] = close({}, { style: 'murmillo' });
    b.knocked = true;
    const play = played(state, [['location', 4, 4]]);
    play.run(resolveHit(play.ctx, a, b, { impact: 3, ...BLOW }));
    expect([play.kinds(), b.taken]).toEqual([['located'], 0]);
  });

  it('5.4.3 a blow costs a point at least; from two on it knocks down', () => {
    const [state, a, b] = close({ style: 'thraex' }, { style: 'thraex' });
    const play = played(state, [['location', 4, 6]]);
    play.run(resolveHit(play.ctx, a, b, { impact: 1, ...BLOW }));
    expect([b.parts.head.now, b.knocked, b.now.savvy]).toEqual([3, false, 3]);
    const [other, c, d] = close({ style: 'retiarius' }, { style: 'murmillo' });
    const arm = played(other, [['location', 2, 3]]);
    arm.run(resolveHit(arm.ctx, c, d, { impact: 4, ...BLOW }));
    expect([d.parts['right arm'].now, d.knocked, d.hands.right, other.ground.map(({ item }) => item)]).toEqual([
      0,
      true,
      null,
      ['sword'],
    ]);
  });

  it('5.4.3.1, 5.4.3.2 an arm with nothing left passes a blow to the chest, for one Strength', () => {
    const [state, a, b] = close({}, { style: 'thraex', at: [4, 4, 4] });
    const play = played(state, []);
    play.run(resolveWound(play.ctx, a, b, 'right arm', 5));
    expect([b.parts['right arm'].now, b.now]).toEqual([0, { savvy: 4, speed: 4, strength: 4 }]);
    play.run(resolveWound(play.ctx, a, b, 'right arm', 3));
    expect([b.parts.chest.now, b.now.strength]).toEqual([1, 3]);
    play.run(resolveWound(play.ctx, a, b, 'left leg', 1));
    expect(b.now.speed).toBe(3);
  });

  it('5.4.4, 5.4.4.1, 5.4.4.3, 5.4.4.4 nothing left in a vital part: unconscious, or dead', () => {
    for (const part of ['head', 'chest', 'belly'] as const) {
      const [state, a, b] = close({}, { style: 'dimachaerus' });
      const play = played(state, [['killing-stroke', 5]]);
      play.run(resolveWound(play.ctx, a, b, part, 9));
      expect([b.standing, b.fate, a.killings, a.defeated]).toEqual(['dead', 'killed', 1, ['B']]);
      const [other, c, d] = close({}, { style: 'dimachaerus' });
      const lives = played(other, [
        ['killing-stroke', 4],
        ['mercy', 1, 1],
      ]);
      lives.run(resolveWound(lives.ctx, c, d, part, 9));
      expect([d.standing, d.fate, c.killings]).toEqual(['unconscious', 'spared', 0]);
    }
  });

  it('5.4.4.2 an arm with nothing left drops what it held', () => {
    const [state, a, b] = close({}, { style: 'murmillo' });
    const play = played(state, []);
    play.run(resolveWound(play.ctx, a, b, 'left arm', 4));
    expect([b.hands.left, state.ground]).toMatchObject([null, [{ item: 'large shield', zone: 'B3' }]]);
  });

  it('5.4.4.5 both legs gone, or no Speed: down for good', () => {
    const [state, a, b] = close({}, { style: 'dimachaerus', at: [4, 1, 4] });
    const play = played(state, [['mercy', 6, 6]]);
    play.run(resolveWound(play.ctx, a, b, 'left leg', 1));
    expect([b.standing, b.knocked, b.fate]).toEqual(['fallen', true, 'killed']);
    const [other, c, d] = close({}, { style: 'dimachaerus', at: [4, 6, 2] });
    const leg = played(other, []);
    leg.run(resolveWound(leg.ctx, c, d, 'left leg', 2));
    expect([d.standing, d.now.speed]).toEqual(['active', 5]);
    const legs = played(other, [['mercy', 1, 1]]);
    legs.run(resolveWound(legs.ctx, c, d, 'right leg', 2));
    expect([d.standing, d.knocked, d.fate, d.now.speed]).toEqual(['fallen', true, 'spared', 4]);
  });

  it('5.4.5 a failed bash has no guard, and loses its dice at a counterstrike', () => {
    const [state, a, b] = close({ style: 'murmillo' }, { style: 'thraex' });
    const play = played(state, [roll('attack', 6, 0), roll('attack', 4, 2), ['location', 4, 4]]);
    play.run(resolveAttack(play.ctx, a, b, { advantage: false, bash: true }));
    expect([play.kinds()[1], a.parts.belly.now]).toEqual(['located', 1]);
    const [other, c, d] = close({ style: 'murmillo' }, { style: 'thraex' });
    const back = played(other, [
      roll('attack', 6, 1),
      roll('attack', 4, 2),
      roll('attack', 4, 1),
      roll('attack', 4, 0),
      ['location', 3, 3],
    ]);
    back.run(resolveAttack(back.ctx, c, d, { advantage: false, bash: true }));
    expect(back.kinds()).toEqual(['attack', 'attack', 'located']);
  });

  it('5.4.5 the book bashes where a die of Savvy passes', () => {
    const [state, a, b] = close({ style: 'murmillo' }, { style: 'thraex' });
    const play = played(state, [
      roll('maneuver', 8, 5),
      roll('maneuver', 8, 0),
      ['edge', 4],
      roll('attack', 6, 2),
      roll('attack', 4, 1),
      ['location', 3, 3],
    ]);
    play.run(resolveManeuver(play.ctx, a, b));
    expect(play.events).toContainEqual(expect.objectContaining({ kind: 'edge', edge: 'bash' }));
  });

  it('5.4.6 standing up takes the turn', () => {
    const [state, a] = close({ seat: 0 }, {});
    a.knocked = true;
    expect(actFault(state, T, 'A', { do: 'stand' })).toBeNull();
    const play = played(state, []);
    play.run(resolveAct(play.ctx, a, { do: 'stand' }));
    expect([a.knocked, a.bonus]).toEqual([false, 0]);
  });

  it('5.4.7 in one’s own turn one opponent of several is named', () => {
    const state = sand([{ seat: 0 }], [{}, {}]);
    const [a, b, c] = state.fighters as [Fighter, Fighter, Fighter];
    [a.zone, b.zone, c.zone] = ['B3', 'C3', 'C3'];
    for (const one of [a, b, c]) one.bonus = 0;
    const play = played(state, [roll('maneuver', 8, 2), roll('maneuver', 8, 2)]);
    play.run(resolveAct(play.ctx, a, { do: 'move', to: 'C3' }), ['C']);
    expect(play.events.at(-1)).toMatchObject({ kind: 'maneuver', foe: 'C', result: 'even' });
  });

  it('5.4.8 a spear thrown four to two hits a belly for four; else it flies on', () => {
    const [state, a, b] = apart({ style: 'hoplomachus' }, { style: 'secutor' }, ['B3', 'C3']);
    const play = played(state, [
      roll('throw', 8, 4),
      roll('throw', 8, 2),
      ['location', 4, 5],
      ['killing-stroke', 1],
      ['mercy', 1, 1],
    ]);
    play.run(resolveThrow(play.ctx, a, 'right', b));
    expect([b.parts.belly.now, b.knocked, a.threw, state.ground[0]?.zone]).toEqual([0, true, true, 'C3']);
    const [other, c, d] = apart({ style: 'hoplomachus' }, {}, ['B3', 'C3']);
    const missed = played(other, [roll('throw', 8, 2), roll('throw', 8, 2)]);
    missed.run(resolveThrow(missed.ctx, c, 'right', d));
    expect(other.ground).toMatchObject([{ item: 'spear', zone: 'D3' }]);
  });

  it('5.4.9 sand costs a point of Savvy until it is out, and does not stack', () => {
    const [state, a, b] = apart({ seat: 0 }, {}, ['B3', 'C3']);
    const play = played(state, [roll('sand', 8, 3), roll('sand', 8, 2)]);
    kickSand(play.ctx, a, b);
    expect([b.blinded, a.kicked, maneuverPool(b, a, { committed: 0, own: false }, T).dice]).toEqual([true, true, 7]);
    expect(actFault(state, T, 'A', { do: 'sand', foe: 'B' })).toMatch(/already/);
    const cleared = played(state, [['eyes', 4]]);
    clearEyes(cleared.ctx, b);
    expect(b.blinded).toBe(true);
  });
});
