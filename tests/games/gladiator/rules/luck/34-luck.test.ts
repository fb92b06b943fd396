/** Chapter 34: luck, and rolls thrown again by the favour of the gods. */
import { describe, expect, it } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules, campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { readAs } from '../../../../../src/kernel/save.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, type Scene, type Script, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { lucky, type Pleading, plead } from '../../program/support/pleading.ts';
import { blow } from '../../support/blows.ts';
import { hex, impact, mildly, place } from '../../support/rules/clash.ts';

const LUCK: Partial<Fighter> = { luck: 7, favours: 0 };
/** Nothing is knocked away by these white and black dice. */
const WEAK = { tr: 14, st: -2 };
const MISS: Scripted = blow(6, 2, 6);
/** H by the first column of 4 CF, two wounds without a critical. */
const HIT: Scripted = ['blow', 5, 5, 1, 4, 3, 2];
const gods = (...faces: readonly [number, number]): Scripted => ['favour', ...faces];

/** A, who has luck, strikes at B's chest with 4 CF. */
const strike = (dice: readonly Scripted[], A: Partial<Fighter> = {}, script: Script = {}): Pleading =>
  plead(lucky({ A: { ...WEAK, ...LUCK, ...A } }), { cf: { A: 'chest 4' }, dice, ...script });

describe('34.1 what luck does', () => {
  it('34.1 a second chance is offered once the dice have fallen, before anything comes of them', () => {
    const asked = strike([MISS]);
    expect(asked.open).toMatchObject({ kind: 'favour', cite: '34.3', seat: 0, fighter: 'A', luck: 7, against: true });
    expect(asked.of('blow')).toEqual([]);
    expect(asked.fighter('B').wounds).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
  });

  it('34.1 the roll is shown as its event will show it, with modifiers and results', () => {
    const asked = strike([MISS]);
    const { open } = asked;
    const { rolls } = asked.answer(false).one('blow');
    expect(open.kind === 'favour' && open.rolls).toEqual(rolls);
    expect(open.what).toBe('his blow at the chest of CALVUS');
  });

  it('34.1 nobody is asked without the chapter or without luck', () => {
    const dice = [MISS, MISS];
    const cf = { A: 'chest 4', B: 'chest 3' };
    const none = lucky({ A: WEAK, B: WEAK });
    expect(plead(none, { cf, dice }).asked).toEqual([]);
    const out = { ...lucky({ A: { ...WEAK, ...LUCK } }), rules: advancedRules([]) };
    expect(gladiator.favour?.inPlay(out)).toBe(false);
    expect(strike(dice, {}, { cf }).asked.map(({ fighter }) => fighter)).toEqual(['A']);
  });

  it('34.1 a set-up with luck wants chapter 34, and 2 to 12 of it (P110)', () => {
    const setup = (luck: number, rules = campaignRules()): Setup => ({
      rules,
      fighters: muster([anyMan('light')], [anyMan('heavy')], 'all').map((man): FighterSetup => ({ ...man, luck })),
    });
    const check = (one: Setup) => readAs(gladiator.schema.setup, one, 'set-up').ok;
    expect([2, 12].map((luck) => check(setup(luck)))).toEqual([true, true]);
    expect([1, 13, 2.5].map((luck) => check(setup(luck)))).toEqual([false, false, false]);
    expect(check(setup(5, advancedRules()))).toBe(false);
  });

  it('34.1 his LK stands on the log sheet, and no other seat sees it (P8)', () => {
    const fighters = muster([anyMan('light')], [anyMan('heavy')], 'all').map(
      (man, i): FighterSetup => ({ ...man, by: 'seat', seat: i, luck: 5 + i }),
    );
    const { state, journal } = Match.start(gladiator, tables, { rules: campaignRules(), fighters }, 'luck');
    const sheets = journal.flatMap(({ event }) => (event.kind === 'sheet-made' ? [event.sheet.luck] : []));
    expect(sheets).toEqual([5, 6]);
    expect(state.fighters.map(({ luck, favours }) => [luck, favours])).toEqual([
      [5, 0],
      [6, 0],
    ]);
    expect(gladiator.view(state, 0).fighters.map(({ luck }) => luck)).toEqual([5, undefined]);
    expect(gladiator.view(state, 1).fighters.map(({ favours }) => favours)).toEqual([undefined, 0]);
  });
});

describe('34.3 divine favour', () => {
  it('34.3 2D6 of his LK or less is heard (C12), and all six dice are thrown again', () => {
    const heard = strike([MISS]).answer(true, [MISS, gods(4, 3), HIT]);
    expect(heard.one('divine-favour')).toMatchObject({ fighter: 'A', granted: true, draw: 1, cite: '34.3' });
    const [roll] = heard.one('divine-favour').rolls ?? [];
    expect(roll).toMatchObject({ name: 'favour', draw: 2, total: 7, need: { op: '<=', than: 7, met: true } });
    expect(heard.open).toMatchObject({ kind: 'keep', fighter: 'A', cite: '34.3.1' });
    const [first, second] = heard.open.kind === 'keep' ? [heard.open.first, heard.open.second] : [];
    expect(new Set(first?.map(({ draw }) => draw))).toEqual(new Set([1]));
    expect(second?.map(({ name, draw }) => [name, draw])).toEqual([
      ['crt', 3],
      ['wound', 3],
      ['critical', 3],
    ]);
  });

  it('34.3 no seat is asked for a centurion (P337)', () => {
    const asked = plead(lucky({ A: { ...WEAK, ...LUCK }, B: { by: 'book', luck: 12, favours: 0, at: hex(6, 0) } }), {
      plots: { A: 'L' },
      dice: [
        ['order', 2, 5],
        ['stumble', 5],
      ],
    });
    expect(asked.asked.map(({ fighter }) => fighter)).toEqual(['A']);
  });

  it('34.3 he asks once a roll: neither the second throw nor the dice of the gods are called about (P210)', () => {
    const kept = strike([MISS])
      .answer(true, [MISS, gods(1, 1), MISS])
      .answer('second');
    expect(kept.asked.map(({ kind }) => kind)).toEqual(['favour', 'keep']);
    expect(kept.over).toBe(true);
  });

  it('34.3 each roll of his own is asked about in its turn, and those that befall him', () => {
    const dice: Scripted[] = [...impact(1, 6), ['stun', 1, 2], ['stumble', 6]];
    let now = plead(lucky({ A: LUCK }), { plots: { A: 'F' }, dice: swapped(dice) });
    const whats: string[] = [];
    while (!now.over) {
      whats.push(now.open.what);
      now = now.answer(false);
    }
    expect(whats).toEqual([
      'the impact of CALVUS',
      'his impact',
      'how he is stunned: the collision',
      'whether he stumbles: lost the collision',
    ]);
  });

  it('34.3 a roll whose result decides what is thrown next is asked about before that', () => {
    const asked = plead(lucky({ A: { ...LUCK, owesStumble: true }, B: place(6, 0, 3) }), {
      plots: { A: 'S' },
      dice: [['fall-prone', 1, 1]],
    });
    expect(asked.open).toMatchObject({ what: 'whether he falls', against: true });
    expect(asked.fighter('A').posture).toBe('standing');
    const again: Scripted[] = [['fall-prone', 1, 1], gods(1, 2), ['fall-prone', 6, 6]];
    expect(asked.answer(true, again).answer('second').fighter('A')).toMatchObject({ posture: 'standing', luck: 4 });
  });

  it('34.3 whose dice are thrown at the same time as his fall before, and he sees them (P212)', () => {
    const asked = plead(lucky({ A: LUCK }), { plots: { A: 'F' }, dice: [...swapped(impact(3, 5)), ...mildly] });
    expect(asked.open).toMatchObject({ what: 'the impact of CALVUS', against: false });
    const his = asked.answer(false);
    expect(his.open).toMatchObject({ what: 'his impact', against: true });
    const { rolls, before } = his.open.kind === 'favour' ? his.open : { rolls: [], before: [] };
    expect(before.map(({ draw, dice }) => [draw, dice.die])).toEqual([[1, [5]]]);
    expect(rolls.map(({ draw, dice }) => [draw, dice.die])).toEqual([[2, [3]]]);
    expect(his.answer(false).one('collided').winner).toBe('B');
  });

  it('34.3 an appeal is his own roll, senseless as he is (P210, P211)', () => {
    const fallen: Partial<Fighter> = { posture: 'prone', conscious: false, stun: { amount: 11, turn: 1, phase: 1 } };
    const asked = plead(lucky({ A: { ...LUCK, ...fallen }, phase: 3 }), { dice: [['missus', 2, 3]] });
    expect(asked.open).toMatchObject({ what: 'his appeal for missus', against: true });
    const spared = asked.answer(true, [['missus', 2, 3], gods(2, 2), ['missus', 6, 6]]).answer('second');
    expect(spared.fighter('A').fate).toBe('spared');
  });

  it('34.3 dice within a blow are pleaded about each for itself, and seen by the next (P211)', () => {
    const fatal = () =>
      plead(lucky({ A: { ...WEAK, ...LUCK, talents: [{ code: 'FB' }] } }, [31]), {
        cf: { A: 'head 2 fatal, chest 4', B: '| chest 2' },
        dice: [['fatal-blow', 2], MISS],
      });
    const what = 'what his Fatal Blow takes off the defence';
    expect(fatal().open).toMatchObject({ what, against: false, before: [] });
    const next = fatal().answer(false).open;
    expect(next).toMatchObject({ what: 'his blow at the chest of CALVUS', before: [{ name: 'fatal-blow', draw: 1 }] });
    const again: Scripted[] = [['fatal-blow', 2], gods(1, 1), ['fatal-blow', 6], MISS];
    const better = fatal().answer(true, again).answer('second').open;
    expect(better).toMatchObject({ kind: 'favour', before: [{ name: 'fatal-blow', draw: 3 }] });
  });

  it('34.3 lots are no rolls; the dice of the match befall those they are thrown for (P211, P335)', () => {
    const crossing = plead(lucky({ A: LUCK, B: place(2, 0, 3) }), {
      plots: { A: 'F F', B: 'F F' },
      dice: [['crossing', 1]],
    });
    expect(crossing.open).toMatchObject({ what: 'whether they collide', against: false });
    expect(crossing.answer(false).over).toBe(true);
  });
});

describe('34.3.1 keep the better', () => {
  const dice = [MISS, gods(2, 3), HIT];

  it('34.3.1 the second throw goes on as the roll', () => {
    const kept = strike([MISS]).answer(true, dice).answer('second');
    const event = kept.one('blow');
    expect(drawsOf(event)).toEqual([3]);
    expect(event.wounds).toBeGreaterThan(0);
    expect(kept.fighter('B').wounds[2]).toBe(event.wounds);
    expect(kept.one('favour-kept')).toMatchObject({ fighter: 'A', kept: 'second' });
    expect(drawsOf(kept.one('favour-kept'))).toEqual([1]);
  });

  it('34.3.1 or the first does, and the second is as if it had never fallen', () => {
    const kept = strike([MISS]).answer(true, dice).answer('first');
    expect(kept.one('blow').wounds).toBe(0);
    expect(drawsOf(kept.one('blow'))).toEqual([1]);
    expect(kept.fighter('B').wounds[2]).toBe(0);
    expect(kept.one('favour-kept').rolls?.map(({ name, draw }) => [name, draw])).toEqual([
      ['crt', 3],
      ['wound', 3],
      ['critical', 3],
    ]);
  });

  it('34.3.1 every die that fell is in the journal, once', () => {
    const kept = strike([MISS]).answer(true, dice).answer('second');
    expect(kept.events.flatMap(drawsOf).sort()).toEqual([1, 2, 3]);
  });

  it('34.3.1 what the choice would bring is not to be seen while he chooses', () => {
    const choosing = strike([MISS]).answer(true, dice);
    expect(choosing.events.map(({ kind }) => kind).slice(-1)).toEqual(['divine-favour']);
    expect(choosing.fighter('B').wounds[2]).toBe(0);
  });
});

describe('34.3.2 the price', () => {
  it('34.3.2 the dice of the gods come off his LK, and the attempt is counted', () => {
    const heard = strike([MISS]).answer(true, [MISS, gods(2, 3), HIT]);
    expect(heard.one('divine-favour').luck).toEqual({ from: 7, to: 2 });
    expect(heard.fighter('A')).toMatchObject({ luck: 2, favours: 1 });
  });

  it('34.3.2 with less than 2 LK there is nothing left to ask with (P210)', () => {
    expect(strike([MISS], { luck: 1 }).asked).toEqual([]);
    expect(strike([MISS], { luck: 2 }).open.kind).toBe('favour');
    const spent = strike([MISS, MISS], {}, { cf: { A: 'chest 4, head 4' } });
    const later = spent.answer(true, [MISS, gods(3, 3), MISS, MISS]).answer('first');
    expect(later.over).toBe(true);
    expect(later.of('blow')).toHaveLength(2);
  });

  it('34.3.2 what is left serves for another roll', () => {
    const two = strike([MISS, MISS], {}, { cf: { A: 'chest 4, head 4' } });
    const later = two.answer(true, [MISS, gods(1, 2), MISS, MISS]).answer('first');
    expect(later.open).toMatchObject({ kind: 'favour', luck: 4 });
    expect(later.answer(false).fighter('A')).toMatchObject({ luck: 4, favours: 1 });
  });
});

describe('34.3.3 refused', () => {
  it('34.3.3 above his LK the roll stands and no LK is lost; the attempt counts all the same (P59)', () => {
    const deaf = strike([MISS]).answer(true, [MISS, gods(4, 4)]);
    expect(deaf.over).toBe(true);
    expect(deaf.one('divine-favour')).toMatchObject({ granted: false, luck: { from: 7, to: 7 } });
    expect(deaf.one('blow').wounds).toBe(0);
    expect(drawsOf(deaf.one('blow'))).toEqual([1]);
    expect(deaf.of('favour-kept')).toEqual([]);
    expect(deaf.fighter('A')).toMatchObject({ luck: 7, favours: 1 });
  });

  it('34.3.3 nothing is counted where he lets it stand', () => {
    expect(strike([MISS]).answer(false).fighter('A')).toMatchObject({ luck: 7, favours: 0 });
  });
});

describe('34.3 which rolls have gone against him (P213)', () => {
  const against = (set: Scene, script: Script) => {
    const { open } = plead(lucky(set), script);
    return open.kind === 'favour' ? [open.what, open.against] : [];
  };

  it.each<[string, Scripted, boolean]>([
    ['a miss', MISS, true],
    ['a hit that wounds', HIT, false],
    ['a parry', blow(5, 2, 6), true],
  ])('34.3 a blow: %s', (_, dice, expected) => {
    const { open } = strike([dice]);
    expect(open.kind === 'favour' && open.against).toBe(expected);
  });

  const loose = [lying(sword(9), hex(0, 0))];
  const RECOVER = { acts: { A: { kind: 'recover', item: 9, drop: null } as const } };
  it.each<[string, Scene, Script, readonly [string, boolean]]>([
    [
      'a grab that fails',
      { A: { ...LUCK, hands: [] }, B: place(6, 0, 3), loose },
      { ...RECOVER, dice: [['recovery', 6]] },
      ['grabbing for the sword', true],
    ],
    [
      'a grab that does not',
      { A: { ...LUCK, hands: [] }, B: place(6, 0, 3), loose },
      { plots: { A: 'R' }, ...RECOVER, dice: [['recovery', 1]] },
      ['grabbing for the sword', false],
    ],
    [
      'a steady leap',
      { A: LUCK, B: place(6, 0, 3) },
      { plots: { A: 'L' }, dice: [['stumble', 6]] },
      ['whether he stumbles: leapt', false],
    ],
    [
      'no loss of CF by endurance',
      { A: LUCK, B: place(6, 0, 3), phase: 9 },
      {
        dice: [
          ['endurance', 1],
          ['endurance', 1],
        ],
      },
      ['his endurance', false],
    ],
    [
      'a loss of CF by endurance',
      { A: LUCK, B: place(6, 0, 3), phase: 9 },
      {
        dice: [
          ['endurance', 6],
          ['endurance', 1],
        ],
      },
      ['his endurance', true],
    ],
  ])('34.3 %s', (_, set, script, expected) => {
    expect(against(set, script)).toEqual(expected);
  });
});

/** The draws an event tells of. */
function drawsOf({ rolls = [] }: GladiatorEvent): readonly number[] {
  return [...new Set(rolls.map(({ draw }) => draw))];
}

/** The dice of A and B where B, who has no luck, throws first. */
function swapped([first, second, ...rest]: readonly Scripted[]): Scripted[] {
  return [second, first, ...rest].flatMap((one) => (one === undefined ? [] : [one]));
}
