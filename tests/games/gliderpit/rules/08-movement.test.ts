import { describe, expect, it } from 'vitest';
import type { AdvancedManeuver, Maneuver } from '../../../../src/games/gliderpit/rules/acts.ts';
import { canEscape, type End, endsOf, flownAndSettled } from '../../../../src/games/gliderpit/rules/ends.ts';
import { flyingOf, glideFault, moveFault, movesOf } from '../../../../src/games/gliderpit/rules/legal.ts';
import {
  divesFrom,
  type Flying,
  freshFlight,
  isIntoWall,
  maneuversOf,
  ramFrom,
} from '../../../../src/games/gliderpit/rules/maneuvers.ts';
import { resolveMovement } from '../../../../src/games/gliderpit/rules/movement.ts';
import { hexesOf } from '../../../../src/games/gliderpit/rules/pit.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { DIRECTIONS } from '../../../../src/kernel/hex.ts';
import { aloft, at, duel, type Somebody, thrown } from '../support/pit.ts';

/** Everybody else is out of the way. */
const AWAY: Somebody = { hex: at(-8, 8), alt: 19 };

/** All ends of A's movement. */
const endsFor = (self: Somebody, other: Somebody = AWAY): readonly End[] =>
  endsOf(flyingOf(duel(self, other)[0], tables(), 'A'));

const F = { do: 'forward' } as const;
const C = { do: 'climb' } as const;
const slip = (side: -1 | 1): Maneuver => ({ do: 'slip', side });
const turning = (side: -1 | 1, pay: 'speed' | 'altitude' | null): Maneuver => ({ do: 'turn', side, pay });
const [TLs, TLa, TRs, TRa] = [
  turning(-1, 'speed'),
  turning(-1, 'altitude'),
  turning(1, 'speed'),
  turning(1, 'altitude'),
];

/** What cannot be next after some maneuvers, and why; null: it can. */
function faultAfter(self: Somebody, path: readonly Maneuver[], next: Maneuver): string | null {
  const [state, a] = duel({ seat: 0, ...self }, AWAY);
  const play = thrown(state);
  const rule = resolveMovement(play.ctx, a);
  rule.next([]);
  for (const one of path) rule.next([one]);
  return moveFault(state, tables(), 'A', next);
}

/** Every path there is, tried to its end, none left out: what `endsOf` must come to. */
function everyEnd(flying: Flying, path: readonly Maneuver[] = []): readonly End[] {
  const { pose, flight, air } = flying;
  const { climbed, left: unspent } = flight;
  if (unspent === 0) return [{ kind: 'end', pose, climbed, unspent, path, ram: null }];
  const ram = ramFrom(flying, climbed);
  const stop: readonly End[] = ram === null ? [] : [{ kind: 'early stop', pose, climbed, unspent, path, ram }];
  const further = maneuversOf(flying, false).flatMap((one): readonly End[] => {
    const longer = [...path, one];
    if (isIntoWall(flying, one)) return [{ kind: 'collision', pose, climbed, unspent: 0, path: longer, ram: null }];
    const next = flownAndSettled(flying, one);
    return next.pose.alt > air.floor ? everyEnd(next, longer) : [];
  });
  return [...stop, ...further];
}

/** Of paths to one end the shortest, in the place of the first. */
function shortest(all: readonly End[]): readonly End[] {
  const found = new Map<string, End>();
  for (const end of all) {
    const { kind, pose, climbed, unspent } = end;
    const key = JSON.stringify([kind, pose, climbed, unspent]);
    const known = found.get(key);
    if (known === undefined || end.path.length < known.path.length) found.set(key, end);
  }
  return [...found.values()];
}

describe('8 movement', () => {
  it('8.21 the ends are those of all paths, the shortest to each, in the order of the first', () => {
    const others = [at(0, 0), at(1, 0), at(2, 0), at(1, -1), at(5, 0)].map((hex, i) => ({
      ...{ id: `N${i}`, hex, alt: 8 + (i % 3) },
    }));
    const poses = [at(0, 0), at(5, 0), at(6, 0), at(3, -9)].flatMap((hex) =>
      [1, 2, 3, 4, 5].flatMap((speed) => [0, 1].map((facing) => ({ hex, facing: facing as 0 | 1, alt: 10, speed }))),
    );
    for (const pose of poses)
      for (const floor of [0, 8] as const) {
        const flying: Flying = {
          ...{ tables: tables(), air: { floor, others }, pose, flight: freshFlight(pose.speed) },
          pilot: { stunned: false, netted: false, hand: null },
        };
        expect(endsOf(flying)).toEqual(shortest(everyEnd(flying)));
      }
  });

  it('8.21 the ends of an empty pit (vector 9)', () => {
    const counts = (netted: boolean) =>
      [1, 2, 3, 4, 5].map((speed) => endsFor({ speed, netted }).filter(({ kind }) => kind === 'end').length);
    expect(counts(false)).toEqual([6, 25, 38, 119, 271]);
    expect(counts(true)).toEqual([5, 9, 9, 13, 17]);
    const places = [1, 2, 3, 4, 5].map(
      (speed) => new Set(endsFor({ speed }).map(({ pose }) => `${pose.hex.q},${pose.hex.r},${pose.facing}`)).size,
    );
    expect(places).toEqual([3, 9, 11, 31, 55]);
    expect(endsFor({ speed: 5 }).some(({ kind }) => kind === 'collision')).toBe(false);
    const one = endsFor({ speed: 1 }).map(({ pose }) => [pose.hex.q, pose.hex.r, pose.facing, pose.alt, pose.speed]);
    expect(one).toEqual([
      [1, 0, 0, 10, 1],
      [1, 0, 0, 11, 0],
      [0, 0, 5, 10, 0],
      [0, 0, 5, 9, 1],
      [0, 0, 1, 10, 0],
      [0, 0, 1, 9, 1],
    ]);
  });

  it('8.18 Turns at speed 3: not first, and not twice in a row while it is quick (vector 10)', () => {
    expect(faultAfter({ speed: 3 }, [], TRs)).toBe('at speed 3 or more a Turn cannot come first (8.18)');
    expect(faultAfter({ speed: 3 }, [F, TRs], turning(1, null))).toBeNull();
    expect(faultAfter({ speed: 3 }, [F, TRs], turning(-1, null))).toBe('all Turns in a hex go the same way (8.18)');
    expect(faultAfter({ speed: 3 }, [F, TRa], turning(1, null))).toBe(
      'at speed 3 or more one flies on between two Turns (8.18)',
    );
    expect(faultAfter({ speed: 3 }, [F, TRa], F)).toBeNull();
    expect(faultAfter({ speed: 3 }, [F, TRa], C)).toBeNull();
    expect(faultAfter({ speed: 3 }, [F, TRa], slip(1))).toBe('it takes more than the 1 MP left (8.16)');
    expect(faultAfter({ speed: 5 }, [F, TRa, F], turning(1, null))).toBeNull();
    expect(faultAfter({ speed: 2 }, [], TRs)).toBeNull();
  });

  it('8.18, 8.19 after a Slip one turns to its side (vector 11)', () => {
    expect(faultAfter({ speed: 4 }, [slip(-1)], TRs)).toBe('after a Slip one turns to its side (8.18)');
    expect(faultAfter({ speed: 4 }, [slip(-1)], TLs)).toBeNull();
    expect(faultAfter({ speed: 4 }, [slip(-1), F], TRs)).toBeNull();
  });

  it('8.18 the first Turn is paid for, the others are not; in a net there is one', () => {
    expect(faultAfter({ speed: 2 }, [], turning(1, null))).toBe('the first Turn costs 1 speed or 1 altitude (8.18)');
    expect(faultAfter({ speed: 2 }, [TRs], TRs)).toBe('the first Turn alone is paid for (8.18)');
    expect(faultAfter({ speed: 2, netted: true }, [], TRs)).toBeNull();
    expect(faultAfter({ speed: 2, netted: true }, [TRs], turning(1, null))).toBe('in a net one turns once (8.18)');
    expect(faultAfter({ speed: 2, netted: true }, [], slip(1))).toBe('in a net nobody slips (8.19)');
    expect(faultAfter({ speed: 2, netted: true }, [], C)).toBe('in a net nobody climbs (8.20)');
  });

  it('8.17 who is stunned flies Forward and nothing else', () => {
    const [state] = duel({ speed: 2, stunned: true });
    expect(movesOf(state, tables(), 'A')).toEqual([F]);
    expect(moveFault(state, tables(), 'A', C)).toBe('who is stunned flies Forward and nothing else (8.17)');
  });

  it('GR-35 no maneuver of one’s own ends on the floor', () => {
    expect(faultAfter({ alt: 1, speed: 2 }, [], TLa)).toBe('it would cost the last level above the floor (GR-35)');
    expect(faultAfter({ alt: 1, speed: 2 }, [], slip(-1))).toBe('it would cost the last level above the floor (GR-35)');
    expect(faultAfter({ alt: 6, speed: 2 }, [], TLa)).toBeNull();
    expect(faultAfter({ alt: 19, speed: 2 }, [], C)).toBe('nobody flies as high as the ledge (8.20)');
  });

  it('8.20 four climbs from speed 4 leave none of it, and 4 levels more (vector 11)', () => {
    const climbed = endsFor({ speed: 4 }).find(({ path }) => path.every((one) => one.do === 'climb'));
    expect(climbed?.pose).toEqual({ hex: at(4, 0), facing: 0, alt: 14, speed: 0 });
  });

  it('8.21 where one can fly on (vector 12)', () => {
    expect([0, 1, 2, 3, 4, 5].map((speed) => canEscape(tables(), { hex: at(6, 0), facing: 0 }, speed))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    const pairs = hexesOf(tables()).flatMap((hex) => DIRECTIONS.map((facing) => ({ hex, facing })));
    const free = [1, 2, 3, 4, 5].map((speed) => pairs.filter((one) => canEscape(tables(), one, speed)).length);
    expect([pairs.length, ...free]).toEqual([1278, 1278, 1278, 1264, 1244, 1264]);
  });

  it('8.22 into the wall: by speed, and by stun (vector 12)', () => {
    const hit = (speed: number, stunned: boolean) => {
      const [state, a] = duel({ hex: at(6, 0), speed, stunned, seat: 0, hand: 'net' }, AWAY);
      const play = thrown(state);
      const rule = resolveMovement(play.ctx, a);
      rule.next([]);
      const end = rule.next([F]);
      return [end.value, a.out, a.stunned, a.hand, a.speed, a.hex, a.facing];
    };
    const still = [at(6, 0), 0];
    expect(hit(1, false)).toEqual(['collision', null, false, 'net', 0, ...still]);
    expect(hit(1, true)).toEqual(['collision', null, true, null, 0, ...still]);
    for (const speed of [2, 3]) {
      expect(hit(speed, false)).toEqual(['collision', null, false, null, 0, ...still]);
      expect(hit(speed, true)).toEqual(['collision', null, true, null, 0, ...still]);
    }
    for (const speed of [4, 5]) {
      expect(hit(speed, false)).toEqual(['collision', null, true, null, 0, ...still]);
      expect(hit(speed, true).slice(0, 2)).toEqual(['collision', 'wall']);
    }
    expect(endsFor({ hex: at(6, 0), speed: 3 }).map(({ kind }) => kind)).toEqual(['collision']);
    expect(endsFor({ hex: at(6, 0), speed: 1 }).filter(({ kind }) => kind === 'end')).toHaveLength(4);
    expect(endsFor({ hex: at(6, 0), speed: 2 }).filter(({ kind }) => kind === 'end')).toHaveLength(4);
  });

  it('GR-36 whoever comes into a stack is forced down once, in the new hex and from the new level', () => {
    const climbs = (...levels: readonly number[]) => {
      const held = levels.map((alt): Somebody => ({ hex: at(1, 0), alt }));
      const ends = endsOf(flyingOf(aloft([{ speed: 1 }, AWAY, ...held]), tables(), 'A'));
      return ends.find(({ path: [first] }) => first?.do === 'climb')?.pose.alt;
    };
    expect([climbs(10), climbs(11), climbs(11, 10)]).toEqual([11, 10, 9]);
  });

  it('GR-26, GR-27 a Slip into the wall (vector 27)', () => {
    const crashes = endsFor({ hex: at(3, -9), speed: 2 }).filter(({ kind }) => kind === 'collision');
    expect(crashes.map(({ path, pose }) => [path, pose.alt, pose.speed])).toEqual([
      [[slip(-1)], 10, 2],
      [[TLs, F], 10, 1],
      [[TLa, F], 9, 2],
    ]);
  });

  it('GR-07 forced down to the floor by another (vector 28)', () => {
    const ends = endsFor({ alt: 1, speed: 2 }, { hex: at(1, 0), alt: 1 }).map(({ path }) => path);
    const then = (side: -1 | 1): readonly (readonly Maneuver[])[] => [
      [turning(side, 'speed'), F],
      [turning(side, 'speed'), C],
      [turning(side, 'speed'), turning(side, null)],
    ];
    expect(ends).toEqual([[C, F], [C, C], [C, TLs], [C, TRs], ...then(-1), ...then(1)]);
    const [state] = duel({ alt: 1, speed: 2 }, { hex: at(1, 0), alt: 1 });
    expect(moveFault(state, tables(), 'A', F)).toBeNull();
  });

  it('10.24 dives: not too fast, not through anybody, one level in a net, none after a climb (vector 15)', () => {
    const air = {
      floor: 0,
      others: [
        { id: 'B', hex: at(0, 0), alt: 8 },
        { id: 'C', hex: at(0, 0), alt: 7 },
      ],
    };
    const pose = { hex: at(0, 0), facing: 0, alt: 10, speed: 2 } as const;
    const pilot = { stunned: false, netted: false, hand: null };
    expect(divesFrom(air, pilot, pose, false)).toEqual([
      { levels: 1, onto: null },
      { levels: 2, onto: 'B' },
    ]);
    expect(divesFrom(air, pilot, { ...pose, speed: 4 }, false)).toEqual([{ levels: 1, onto: null }]);
    expect(divesFrom(air, { ...pilot, netted: true }, pose, false)).toEqual([{ levels: 1, onto: null }]);
    expect(divesFrom(air, pilot, pose, true)).toEqual([]);
    expect(divesFrom(air, { ...pilot, stunned: true }, pose, false)).toEqual([]);
    expect(divesFrom({ floor: 0, others: [] }, pilot, { ...pose, alt: 2 }, false)).toEqual([{ levels: 1, onto: null }]);
  });

  it('10.24 why a dive cannot be: what is nearest to the glider is said', () => {
    const why = (one: Parameters<typeof duel>[0], levels: 1 | 2 | 3) =>
      glideFault(duel(one)[0], 'A', { do: 'dive', levels });
    expect(why({ alt: 10, speed: 2 }, 3)).toBeNull();
    expect(why({ alt: 2, speed: 2 }, 2)).toBe('it would end on the floor (GR-11)');
    expect(why({ alt: 3, netted: true }, 2)).toBe('in a net one dives one level (10.24)');
  });

  it('GR-34 one can ram at once what one hangs above (vector 26)', () => {
    const [first] = endsFor({ speed: 3 }, { hex: at(0, 0), alt: 8 });
    expect([first?.kind, first?.unspent, first?.ram, first?.path]).toEqual([
      'early stop',
      3,
      { levels: 2, onto: 'B' },
      [],
    ]);
  });

  it('16.42, 16.43 and 16.44 advanced maneuvers (vector 24)', () => {
    const stunts = (self: Somebody) =>
      movesOf(aloft([self, AWAY], { advanced: true }), tables(), 'A')
        .map((move) => move.do)
        .filter((name) => name.includes('loop') || name.includes('zoom'));
    expect(stunts({ speed: 5, alt: 16 })).toEqual(['climbing half-loop']);
    expect(stunts({ speed: 5, alt: 17 })).toEqual([]);
    expect(stunts({ speed: 5, alt: 14, hand: 'net' })).toEqual(['zoom climb']);
    expect(stunts({ speed: 2, alt: 4 })).toEqual(['diving half-loop']);
    expect(stunts({ speed: 2, alt: 3 })).toEqual([]);
    expect(stunts({ speed: 2, alt: 4, netted: true })).toEqual([]);
    expect(moveFault(aloft([{ speed: 5 }, AWAY]), tables(), 'A', { do: 'zoom climb' })).toBe(
      'the advanced maneuvers are not played (16)',
    );
  });

  it('16.42, 16.43 and 16.44 where they lead, and into the wall (vectors 24, 29); no dive follows a climb', () => {
    const fly = (self: Somebody, name: AdvancedManeuver) => {
      const state = aloft([{ seat: 0, ...self }, AWAY], { advanced: true });
      const [a] = state.gliders;
      if (a === undefined) throw new Error('nobody is called A');
      const rule = resolveMovement(thrown(state).ctx, a);
      rule.next([]);
      const end = rule.next([{ do: name }]).value;
      expect(state.acting?.flight.climbed).toBe(name !== 'diving half-loop' && end === 'glide');
      return [end, a.hex, a.facing, a.alt, a.speed, a.stunned, a.hand];
    };
    expect(fly({ speed: 5, alt: 16 }, 'climbing half-loop')).toEqual(['glide', at(0, 0), 3, 19, 1, false, null]);
    expect(fly({ speed: 1, alt: 4 }, 'diving half-loop')).toEqual(['combat', at(0, 0), 3, 2, 3, false, null]);
    expect(fly({ speed: 2, alt: 4 }, 'diving half-loop')).toEqual(['combat', at(0, 0), 3, 1, 5, false, null]);
    expect(fly({ speed: 5, hand: 'net' }, 'zoom climb')).toEqual(['glide', at(1, 0), 0, 15, 1, false, 'net']);
    expect(fly({ speed: 5, hand: 'net', hex: at(6, 0) }, 'zoom climb')).toEqual([
      'collision',
      at(6, 0),
      0,
      10,
      0,
      true,
      null,
    ]);
  });
});
