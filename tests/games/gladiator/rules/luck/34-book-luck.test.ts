/** Chapter 34: the book's men call on the gods (P337). */
import { describe, expect, it } from 'vitest';
import { MORTAL } from '../../../../../src/games/gladiator/rules/basic/harm.ts';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { WOES, woeOf } from '../../../../../src/games/gladiator/rules/luck/woe.ts';
import { campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { runBook } from '../../../../../src/kernel/runner.ts';
import { digestOf } from '../../../../../src/kernel/state.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Script, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { advancedSetup, CHECKED } from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { checkJournal } from '../../../../../tools/games/gladiator/journal-checker.ts';
import { lucky, type Pleading, plead } from '../../program/support/pleading.ts';

const MISS: Scripted = ['blow', 2, 2, 2, 1, 1, 6];
const HIT: Scripted = ['blow', 5, 5, 1, 4, 3, 2];
const gods = (...faces: readonly [number, number]): Scripted => ['favour', ...faces];
const ORDER: Scripted = ['order', 2, 5];
const RIVAL: Partial<Fighter> = { by: 'book', luck: 7, favours: 0 };
/** One box of the chest is left, and no CF. */
const DYING: Partial<Fighter> = { exhaustion: 10, wounds: { 1: 0, 2: 11, 3: 0, 4: 0, 5: 0 } };

/** A strikes at the chest of B, whom the book leads. */
const strike = (dice: readonly Scripted[], B: Partial<Fighter> = {}, script: Script = {}): Pleading =>
  plead(lucky({ A: { tr: 14, st: -2 }, B: { ...RIVAL, ...DYING, ...B } }), {
    cf: { A: 'chest 4' },
    dice: [ORDER, ...dice],
    ...script,
  });

describe('34.3 a man of the book calls (P337)', () => {
  it('34.3 against a blow that would kill him: heard, he lives, and his LK falls', () => {
    const saved = strike([HIT, gods(2, 3), MISS]);
    expect(saved.asked).toEqual([]);
    expect(saved.fighter('B')).toMatchObject({ fate: 'fighting', luck: 2, favours: 1 });
    expect(saved.one('divine-favour')).toMatchObject({
      ...{ fighter: 'B', cite: '34.3', what: 'the blow of MAXIMUS at his chest', granted: true },
      luck: { from: 7, to: 2 },
    });
    expect(saved.one('favour-kept')).toMatchObject({ fighter: 'B', kept: 'second', cite: '34.3.1' });
  });

  it('34.4 an attempt counts though the gods are deaf, and no LK is lost', () => {
    const dead = strike([HIT, gods(6, 6)]);
    expect(dead.fighter('B')).toMatchObject({ fate: 'dead', luck: 7, favours: 1 });
  });

  it('34.3 a second throw that kills him too is no worse: it stands, and he dies of it', () => {
    const dead = strike([HIT, gods(1, 1), HIT]);
    expect(dead.one('favour-kept').kept).toBe('second');
    expect(dead.fighter('B')).toMatchObject({ fate: 'dead', luck: 5, favours: 1 });
  });

  it('34.3 not against wounds alone, nor a miss', () => {
    const hurt = strike([HIT], { wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
    expect(hurt.of('divine-favour')).toEqual([]);
    expect(hurt.fighter('B').wounds[2]).toBeGreaterThan(0);
    expect(strike([MISS]).of('divine-favour')).toEqual([]);
  });

  it('34.3 not with less than LK 6', () => {
    expect(strike([HIT], { luck: 5 }).of('divine-favour')).toEqual([]);
    expect(strike([HIT, gods(6, 6)], { luck: 6 }).of('divine-favour')).toHaveLength(1);
  });

  it('34.3 against the crowd’s verdict', () => {
    const fallen: Partial<Fighter> = { posture: 'prone', conscious: false, stun: { amount: 11, turn: 1, phase: 1 } };
    const spared = plead(lucky({ B: { ...RIVAL, ...fallen }, phase: 3 }), {
      dice: [['missus', 2, 3], gods(2, 2), ['missus', 6, 6]],
    });
    expect(spared.fighter('B')).toMatchObject({ fate: 'spared', luck: 3, favours: 1 });
  });

  it('34.3 not against a blow that a later one makes a mortal wound of', () => {
    const blow = { kind: 'blow', target: 'B', critical: '2', wounds: 1, left: { from: 9, to: 8 }, rolls: [] };
    const hurt = (text: string) => ({ kind: 'hurt', fighter: 'B', effect: '2', text });
    const events = [blow, hurt('scratched'), blow, hurt(MORTAL)] as unknown as readonly GladiatorEvent[];
    expect([woeOf(events, 0, 'B'), woeOf(events, 2, 'B')]).toEqual([WOES.none, WOES.mortal]);
  });

  it('34.3 nobody calls without the chapter', () => {
    const state = { ...lucky({ A: { tr: 14, st: -2 }, B: { ...RIVAL, ...DYING } }), rules: { ...campaignRules([]) } };
    expect(gladiator.favour?.inPlay(state)).toBe(false);
  });
});

/** Two styles with luck, all of the book. */
function bookSetup(luck: readonly [number, number]): Setup {
  const { fighters } = advancedSetup(['retiarius', 'secutor'], ['book', 'book']);
  const rules = campaignRules([...CHECKED, 34]);
  return { rules, fighters: fighters.map((one, i): FighterSetup => ({ ...one, luck: luck[i] ?? 2 })) };
}

describe('34.3 book against book', () => {
  const seeds = Array.from({ length: 12 }, (_, i) => `gods ${i}`);
  const told = (seed: string, when: 'as it happens' | 'afterwards') => {
    const events: GladiatorEvent[] = [];
    const { state, draws } = runBook(gladiator, tables, bookSetup([9, 12]), seed, (event) => events.push(event), when);
    return { digest: digestOf(state), draws, events };
  };

  let bouts: readonly (readonly GladiatorEvent[])[] | null = null;
  const many = () => {
    bouts ??= Array.from({ length: 120 }, (_, i) => told(`called ${i}`, 'afterwards').events);
    return bouts;
  };

  it('34.3 a bout that asks nobody is the same whoever looks on, and is told in the same words', () => {
    const calls = seeds.flatMap((seed) => {
      const live = told(seed, 'as it happens');
      expect(told(seed, 'afterwards')).toEqual(live);
      const match = Match.start(gladiator, tables, bookSetup([9, 12]), seed);
      expect([match.digest(), match.draws]).toEqual([live.digest, live.draws]);
      expect(match.journal.map(({ event }) => event)).toEqual(live.events);
      expect(match.choices).toEqual([]);
      return live.events.filter(({ kind }) => kind === 'divine-favour');
    });
    expect(calls.length).toBeGreaterThan(5);
  });

  it.each([
    ['a net', /^the toss of the net by /u],
    ['stun that takes his senses', /^how he is stunned: /u],
    ['a blow that would kill him', /^the (blow|strike|sweep|shield bash) of .+ at his /u],
    ['the crowd’s verdict', /^his appeal for missus$/u],
  ])('34.3 %s is called about, and heard his LK falls by what the gods threw', (_, wanted) => {
    const calls = many().flatMap((events) =>
      events.flatMap((event) => (event.kind === 'divine-favour' && wanted.test(event.what) ? [event] : [])),
    );
    expect(calls.length).toBeGreaterThan(0);
    for (const { luck, granted, rolls: [roll] = [] } of calls) {
      expect(luck.from).toBeGreaterThanOrEqual(6);
      expect(luck.from - luck.to).toBe(granted ? roll?.total : 0);
    }
  });

  it('34.3 with less than LK 6 it is the bout of men without luck', () => {
    const without = ({ rules, fighters }: Setup): Setup => ({
      rules,
      fighters: fighters.map(({ luck: _luck, ...one }) => one),
    });
    for (const seed of seeds) {
      const lucky5 = runBook(gladiator, tables, bookSetup([5, 5]), seed);
      const none = runBook(gladiator, tables, without(bookSetup([5, 5])), seed);
      expect([lucky5.draws, lucky5.state.outcome]).toEqual([none.draws, none.state.outcome]);
    }
  });

  it('34.3 the checker notices a book that does not call', () => {
    const { favour: _favour, ...silent } = gladiator;
    const setup = bookSetup([9, 12]);
    const complaints = seeds.flatMap((seed) =>
      checkJournal(setup, Match.start(silent, tables, setup, seed).journal).map((one) =>
        one.split(': ').slice(1).join(),
      ),
    );
    expect(complaints.length).toBeGreaterThan(5);
    expect(new Set(complaints)).toEqual(new Set(['he does not call on the gods (P337)']));
  });
});
