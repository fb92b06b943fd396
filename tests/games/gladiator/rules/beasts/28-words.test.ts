/** 28 in words: how beasts are told of. */
import { describe, expect, it } from 'vitest';
import { partInWords } from '../../../../../src/games/gladiator/ask/beasts/beast-bearing.ts';
import type { BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { hexesOf } from '../../../../../src/games/gladiator/rules/bodies.ts';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../../support/blows.ts';
import { dullBlows } from '../../support/centurion.ts';
import { hex, impact, mildly, place, unarmed } from '../../support/rules/clash.ts';
import { fight, still, strikes } from '../../support/rules/fangs.ts';
import {
  action,
  acts,
  beast,
  calm,
  FEED,
  from,
  hexes,
  leopard,
  PANIC,
  RANDOM,
  TOWARD,
} from '../../support/rules/wild.ts';

const DOWN = { conscious: false, posture: 'prone', stun: { amount: 99, turn: 1, phase: 1 } } as const;

/** What is told of the events of a kind. */
const toldOf = (played: Played, ...kinds: readonly GladiatorEvent['kind'][]) =>
  played.events.filter(({ kind }) => kinds.includes(kind)).map((event) => gladiator.narrate(event, played.state));

describe('28 Beasts in words', () => {
  it('28.3 a beast has the ratings of its own sheet, and walls are spoken of (P25)', () => {
    const of = { rules: advancedRules(), fighters: muster([anyMan('venator')], [anyMan('lion')], 'all') };
    const lines: string[] = [];
    Match.start(gladiator, tables, of, 'words', {
      watch: ({ event }, state) => lines.push(gladiator.narrate(event, state)),
    });
    expect(lines[1]).toBe('LION, a beast (lion): ST +9 CN 3 W 14, CF 14.');
    expect(lines.join(' ')).toMatch(/wall/i);
  });

  it('28.5 what it does, with its roll and its cunning', () => {
    expect(toldOf(acts([action(TOWARD, 1), hexes(1)]), 'beast-acted', 'beast-stepped')).toEqual([
      'LEOPARD comes for MAXIMUS, 1 hex: [6] [2] 8 +1 cunning = 9; [2] 1.',
      expect.stringContaining('LEOPARD goes to '),
    ]);
    const turned = acts([action(7, 1)], { B: leopard(place(4, 0, 0)) });
    expect(toldOf(turned, 'beast-stepped')).toEqual(['LEOPARD turns to face NW.']);
    const B = beast('zebra', { ...place(6, 0, 3), ...calm });
    const mad = acts([action(PANIC, -3), ['beast-hexes', 1, 1], ['beast-way', 4]], { B });
    expect(toldOf(mad, 'beast-acted')[0]).toMatch(/^ZEBRA is in panic and runs 2 hexes/);
    const barred = acts([action(RANDOM, 1), hexes(1), ['beast-way', 1], ['beast-aside', 1]], {
      C: beast('wolf', { ...place(1, 0, 0), ...DOWN }),
    });
    expect(toldOf(barred, 'beast-barred')).toEqual(['LEOPARD finds its way blocked and turns aside SW: [1] 1.']);
    const C = { ...unarmed({ ...place(2, 0, 0), ...DOWN }), side: 0 as const, seat: 0 };
    expect(toldOf(acts([action(FEED, 1), ['lot:fed-on', 1]], { C }), 'beast-fed')).toEqual([
      'LEOPARD tears at CRIXUS, who is unconscious: the chest, 11 left.',
    ]);
  });

  it('28.2 which part of a beast of two or three hexes is in a hex', () => {
    const parts = (kind: BeastKind) => {
      const { fighters } = scene({ A: from(5), B: beast(kind, place(0, 0, 0)) });
      const [, it] = fighters;
      return it === undefined ? [] : hexesOf(it).map((at) => partInWords(it, at));
    };
    expect(parts('wolf')).toEqual(['rear', 'head']);
    expect(parts('lion')).toEqual(['body', 'head', 'tail']);
  });

  it('28.6 who runs into whom, and what comes of it', () => {
    const dice: Scripted[] = [action(TOWARD, 2), hexes(3), ...impact(6, 1), ...mildly];
    const won = play(scene({ A: unarmed(), B: from(2) }), { dice });
    expect(toldOf(won, 'collided')[0]).toMatch(
      /^LION and MAXIMUS collide in .*: MAXIMUS is pushed to .*, beaten by 12\.$/,
    );
    const lost = play(scene({ A: unarmed({ st: 9 }), B: from(2) }), {
      dice: [action(TOWARD, 2), hexes(3), ...impact(1, 6), ['stun', 1, 1]],
    });
    expect(toldOf(lost, 'collided')[0]).toContain('LION is thrown back');
  });

  it('28.7 its legs are fore and hind legs, and a man has arms and legs', () => {
    const A = place(2, 1, 4);
    const struck = fight({ A, B: still('lion') }, { cf: { A: 'legs 4' }, dice: [blow(11, 2, 1)] });
    expect(toldOf(struck, 'allocated')[0]).toContain('attacks hind legs 4');
    expect(toldOf(struck, 'blow')[0]).toContain("LION's hind legs");
    const bitten = fight({ B: still('wolf', { cfAtStart: 4 }) }, { dice: [...strikes(1, 4), ...dullBlows(4)] });
    expect(toldOf(bitten, 'blow')[0]).toContain("MAXIMUS's arms");
    const parried = fight({ B: still('leopard', { cfAtStart: 4 }) }, { dice: [...strikes(1, 2), blow(8, 8, 2)] });
    expect(toldOf(parried, 'bruised')[0]).toContain('fore legs');
  });

  it('9.4.5, 28.7 what a wound takes off attacks on a beast is told of its areas, and so are attacks lost', () => {
    const B = still('lion', { cfAtStart: 8 });
    const played = fight({ B }, { cf: { A: 'arms 4' }, dice: [...strikes(1, 1), blow(11, 8, 2), ['stumble', 6]] });
    expect(played.one('cf-lost').attacks).toMatchObject([{ area: 4, target: 'B' }]);
    expect(toldOf(played, 'cf-lost')[0]).toMatch(/this phase: fore legs 4 to \d/);
    const told = (event: GladiatorEvent) => gladiator.narrate(event, played.state);
    const [cf, fighter, target] = [{ from: 4, to: 2 }, 'A', 'B'];
    const lost = { kind: 'attacks-lost', cite: 'P44', fighter, areas: [4, 5], why: 'prone' } as const;
    expect(told({ ...lost, target })).toBe('MAXIMUS loses 2 attacks (fore legs, hind legs): prone.');
    expect(told(lost)).toContain('(arms, legs)');
    const bare = { kind: 'attack-halved', cite: 'F7', fighter, area: 4, cf } as const;
    expect(told({ ...bare, target })).toBe('MAXIMUS strikes at the fore legs with his bare hand: CF 4 to 2.');
    expect(told(bare)).toContain('at the arms');
  });

  it('28.7.4 a bear rears', () => {
    const played = fight({ B: still('bear', { cfAtStart: 4 }) }, { dice: [...strikes(1, 1), ...dullBlows(8)] });
    expect(toldOf(played, 'reared')).toEqual(['BEAR rears up on its hind legs.']);
  });

  it('28.3.7 it goes down, and is up again when it comes to', () => {
    const stun = { amount: 8, turn: 1, phase: 1 };
    const B = still('lion', { ...DOWN, stun, cfAtStart: 7 });
    const set = { A: place(-9, 0, 0), B, C: still('wolf', place(9, 0, 0)), phase: 3 };
    expect(toldOf(fight(set, { dice: [['stun-recovery', 1]] }), 'woke')).toEqual(['LION comes to, and is up again.']);
    const felled = fight(
      { A: place(1, 1, 5), B: still('lion', { cfAtStart: 4 }), C: still('wolf', place(9, 0, 0)) },
      {
        cf: { A: 'head 4' },
        dice: [blow(11, 9, 2), ['stun', 5, 4]],
      },
    );
    expect(toldOf(felled, 'fell-prone')).toEqual(['LION goes down.']);
  });

  it('28.5.2 a hunt that nobody has won is told as such, and cites its rule (P97)', () => {
    const B = beast('zebra', { ...place(4, 0, 3), cn: 9, cfAtStart: 60 }, { panicked: true });
    const state = { ...scene({ A: unarmed({ at: hex(-9, 0) }), B }), turn: 3, phase: 8 };
    const played = play(state, {
      dice: [
        ['endurance', 1],
        ['endurance', 1],
      ],
    });
    expect(toldOf(played, 'bout-ended')).toEqual(['The hunt is over, and nobody has won it.']);
    expect(played.one('bout-ended').cite).toBe('P97');
  });
});
