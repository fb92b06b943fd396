/** What of a match is told in words: whose dice a roll has and whence, how it ended, what the signs of a board mean. */
import { describe, expect, it } from 'vitest';
import { questionOf } from '../../../../src/games/heroes/ask/answers.ts';
import type { CareerEvent } from '../../../../src/games/heroes/career/events.ts';
import { narrateCareer } from '../../../../src/games/heroes/career/narrate.ts';
import type { PastMatch } from '../../../../src/games/heroes/career/types.ts';
import type { HeroesEvent } from '../../../../src/games/heroes/rules/events.ts';
import { namesBy } from '../../../../src/games/heroes/rules/names.ts';
import { endingOf } from '../../../../src/games/heroes/rules/told/ending-words.ts';
import type { Fighter } from '../../../../src/games/heroes/rules/types.ts';
import { tellBeside } from '../../../../src/games/heroes/screens/beside.ts';
import { tellFamilia } from '../../../../src/games/heroes/screens/career/journal.ts';
import { pastRow } from '../../../../src/games/heroes/screens/career/road-rows.ts';
import { legendOf } from '../../../../src/games/heroes/screens/legend.ts';
import { verdictOf } from '../../../../src/games/heroes/screens/verdict.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { duel, sand } from '../support/sand.ts';

const told = (event: object): HeroesEvent => event as HeroesEvent;

describe('why?', () => {
  const [state] = duel();
  const savvy = { value: 5, why: 'Savvy', cite: '5.4' };

  it('names whose dice they are, and where each comes from', () => {
    const pools = [
      { fighter: 'A', lines: [savvy, { value: 1, why: 'advantage', cite: '5.4' }], dice: 6 },
      { fighter: 'B', lines: [{ ...savvy, value: 1 }], dice: 1 },
    ];
    const attack = told({ kind: 'attack', fighter: 'A', foe: 'B', pools });
    expect(tellBeside(attack, 0, state)).toEqual(['Red 1: Savvy 5, advantage 1: 6 dice']);
    expect(tellBeside(attack, 1, state)).toEqual(['Blue 1: Savvy 1: 1 die']);
  });

  it('sums up what a blow comes to, and what speaks for mercy', () => {
    const armour = { value: -3, why: 'armour class 3', cite: '3.9.1' };
    const impact = { kind: 'impact', fighter: 'A', foe: 'B', part: 'head', impact: 1, modifiers: [armour] };
    expect(tellBeside(told({ ...impact, modified: -2, damage: 1 }), null, state)).toEqual([
      'Red 1 hits Blue 1, head',
      'won by 1 -3 armour class 3 = -2; a blow that lands costs at least 1',
    ]);
    const wall = { value: -1, why: 'at the wall', cite: '6.8' };
    const appeal = told({ kind: 'appealed', fighter: 'B', savvy: 3, modifiers: [wall] });
    expect(tellBeside(appeal, 0, state)).toEqual(['Blue 1: Savvy 4 -1 at the wall = 3']);
  });
});

describe('why? of a familia', () => {
  it('7.7.2, 7.8 says what a die had to show for an attribute to rise or fall', () => {
    const roll = (name: string, result?: string) => ({ name, result, dice: { die: [2, 5] } });
    const of = (event: object, at: number | null) => tellFamilia(event as CareerEvent, at);
    const rise = { kind: 'rise', name: 'Leo', attribute: 'speed', value: 4 };
    const words = 'one die above it is enough, and so is a six';
    expect(of({ ...rise, rolls: [roll('rise', 'rises')] }, 0)).toEqual([`Speed was 3: ${words}`]);
    expect(of({ ...rise, rolls: [roll('rise', 'stays')] }, 0)).toEqual([`Speed was 4: ${words}`]);
    const fall = { kind: 'fall', name: 'Leo', rolls: [roll('fall'), roll('attribute', 'savvy')] };
    expect([of(fall, 0), of(fall, 1)]).toEqual([
      ['each 1 takes a point'],
      ['1 and 2 Savvy, 3 and 4 Speed, 5 and 6 Strength'],
    ]);
    expect(of(fall, null)).toEqual([]);
  });

  it('7.7.1, 7.7.3 says what Fame is made of, each line with its rule', () => {
    const laurel = { value: 1, why: 'laurel wreath', cite: '7.7.3' };
    const fame = { kind: 'fame', name: 'Leo', total: 3, modifiers: [{ ...laurel, value: 2, cite: '7.7.1' }, laurel] };
    expect(tellFamilia(fame as unknown as CareerEvent, null)).toEqual([
      '+2 laurel wreath (7.7.1)',
      '+1 laurel wreath (7.7.3)',
    ]);
  });
});

describe('a familia is told', () => {
  const lineOf = (event: object): string => narrateCareer(event as CareerEvent);

  it('7.7.2, 7.8 whether an attribute rises, and by its name', () => {
    const rise = { kind: 'rise', name: 'Leo', attribute: 'speed', value: 4 };
    const rolls = (result: string) => [{ name: 'rise', result, dice: { die: [5] } }];
    expect(lineOf({ ...rise, rolls: rolls('rises') })).toBe('Leo: Speed rises to 4.');
    expect(lineOf({ ...rise, rolls: rolls('stays') })).toBe('Leo: Speed stays at 4.');
    expect(lineOf({ kind: 'fall', name: 'Leo', attribute: 'savvy', value: 3 })).toBe('Leo: Savvy falls to 3.');
  });

  it('6 who was beaten in a match that is lost', () => {
    const fought = { kind: 'match-fought', number: 3, by: 'unconscious' };
    expect(lineOf({ ...fought, winner: 0 })).toBe('Match 3 is won: the other was left unconscious.');
    expect(lineOf({ ...fought, winner: 1 })).toBe('Match 3 is lost: yours was left unconscious.');
  });

  it('7.2 of matches gone by in a row that is never cut', () => {
    const names = ['Flavia', 'Callimorphus', 'Melanippus', 'Carpophorus', 'Zosimus', 'Valerius', 'Spiculus', 'Hermes'];
    const past = (own: number, all: number) => ({
      ...{ month: 1, locale: 'fringes', fame: [4], stars: ['s1'], names: names.slice(0, all) },
      ...{ sides: names.slice(0, all).map((_, i) => (i < own ? 0 : 1)), styles: Array(all).fill('hoplomachus') },
      result: { winner: 0, turns: 12, toDeath: false, fighters: [] },
    });
    const rowOf = (own: number, all: number): string =>
      pastRow(past(own, all) as unknown as PastMatch, 116)
        .map(({ text }) => text)
        .join('');
    for (const [own, all] of [
      [1, 2],
      [2, 4],
      [4, 8],
    ] as const)
      expect(rowOf(own, all).length).toBeLessThanOrEqual(116);
    expect(rowOf(1, 2)).toBe(
      'V  Sep 106  Fame +4  12 rounds in the Fringes  Flavia (hoplomachus) v Callimorphus (hoplomachus)',
    );
    expect(rowOf(4, 8)).toMatch(/ Flavia, Callimorphus, .* v Zosimus, .*Hermes$| Flavia and 3 more v 4$/);
  });
});

describe('a question', () => {
  it('3.2.1 says how many dice of Star Power there are to roll, be it one', () => {
    const [state, own] = duel({ star: true, seat: 0 });
    const request = { kind: 'star-power', seat: 0, cite: '3.2.1', fighter: 'A', part: 'chest', damage: 2 } as const;
    const labels = (dice: number): readonly string[] => {
      own.starPower = dice;
      return questionOf(request, state, tables()).offers.map(({ label }) => label);
    };
    expect(labels(1)).toEqual(['Roll the one die', 'Take it']);
    expect(labels(3)).toEqual(['Roll all 3 dice', 'Take it']);
  });
});

describe('how a match ended', () => {
  const beaten = { standing: 'dead', fate: 'killed' } as const;

  it('is told of everybody who was beaten', () => {
    const state = sand([{ seat: 0 }], [{}, {}]);
    const [, one, two] = state.fighters as [Fighter, Fighter, Fighter];
    Object.assign(one, beaten);
    Object.assign(two, { standing: 'surrendered', fate: 'spared' });
    state.outcome = { winner: 0, by: 'dead+surrendered', results: {} };
    expect(verdictOf(state, [0])[0]).toBe('Victory: Blue 1 was killed and Blue 2 surrendered.');
    expect(verdictOf(state, [])[0]).toBe('Red 1 wins: Blue 1 was killed and Blue 2 surrendered.');
  });

  it('has words for a list, for several ways together too', () => {
    expect(endingOf('dead+surrendered')).toBe('a killing stroke and a surrender');
    expect(endingOf('unconscious')).toBe('the other was left unconscious');
    expect(endingOf('unconscious', 'yours')).toBe('yours was left unconscious');
    expect(endingOf('dismissed')).toBe('both were sent off standing');
    expect(endingOf('rained off')).toBeNull();
  });
});

describe('the legend of the board', () => {
  const words = (state: Parameters<typeof legendOf>[0], asked: string | null): string =>
    legendOf(state, asked)
      .map(({ text }) => text)
      .join('');

  it('explains the signs that stand on it, and no others', () => {
    const [state, , b] = duel();
    expect(words(state, null)).toBe('+ gate  * center  ');
    b.ensnared = true;
    state.ground.push({ item: 'sword', zone: 'C3', fell: 1, missed: null });
    expect(words(state, null)).toBe('# in a net  / sword  + gate  * center  ');
  });

  it('5.2.4 says which zone lies behind an opponent', () => {
    const [state, a, b] = duel();
    Object.assign(a, { from: 'A3', entered: 1 });
    Object.assign(b, { from: 'C3', entered: 2 });
    expect(words(state, 'A')).toContain('C3 is behind Blue 1');
  });
});

it('names nobody twice, and the same by the same seed', () => {
  const names = namesBy('spartacus', 7, ['Felix']);
  expect(new Set([...names, 'Felix']).size).toBe(8);
  expect(namesBy('spartacus', 7, ['Felix'])).toEqual(names);
});
