/** 31, 38.2.3, P106, P109: what a match leaves, how careers end, whom one meets again. */
import { describe, expect, test } from 'vitest';
import { plainPlayer } from '../../../../src/games/gladiator/ai/plain-career.ts';
import { CHAMPION_WINS, settleMunus, settleRival } from '../../../../src/games/gladiator/career/aftermath.ts';
import { career } from '../../../../src/games/gladiator/career/index.ts';
import { ludusDecision, playHouses } from '../../../../src/games/gladiator/career/ludus.ts';
import type { Feats } from '../../../../src/games/gladiator/career/munus/munus-types.ts';
import { settleOthers } from '../../../../src/games/gladiator/career/others.ts';
import { stepOf } from '../../../../src/games/gladiator/career/sequence.ts';
import type { CareerState, PastMunus } from '../../../../src/games/gladiator/career/types.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import { campaign, feats, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { bill, bout, CAREER, inMonth, month, rival } from '../../../../tools/games/gladiator/career.ts';
import { asRule, type Faces } from '../../../../tools/games/gladiator/rule-run.ts';

/** A munus just fought. */
function fought(traits: Partial<PastMunus> = {}): PastMunus {
  const unchanged = { from: 0, to: 0 };
  return {
    ...{ munus: 1, bill: bill(), result: bout(), cv: 10, xpEarned: 0, injuries: [], pr: unchanged, luck: unchanged },
    ...traits,
  };
}

const settled = (state: CareerState, faces: Faces = {}) => month(state, asRule(settleMunus), faces);
const won = (v: number, a: Partial<Feats> = {}, traits: Partial<CareerState> = {}) =>
  settled(inMonth({ man: priscus({ record: { v, s: 0, m: 0 } }), past: [fought({ result: bout(a) })], ...traits }));

describe('31 ten victories', () => {
  test("31 the tenth makes him the Emperor's Champion, and free", () => {
    const { state, of } = won(CHAMPION_WINS - 1);
    expect(state).toMatchObject({ standing: 'freed', end: { how: "Emperor's Champion", munus: 1, killer: null } });
    expect(state.outcome).toEqual({ winner: 0, by: "Emperor's Champion", results: { A: 'freed' } });
    expect(of('career-ended')).toMatchObject([{ cite: '31' }]);
  });

  test('31 a mortal wound in the tenth win still wins (P51)', () => {
    const { state } = won(CHAMPION_WINS - 1, { result: 'V', dead: true, killer: 'Rival1' });
    expect(state).toMatchObject({ standing: 'freed', end: { how: "died Emperor's Champion", killer: 'Rival1' } });
  });

  test('31 a mortal wound in any other win does not', () => {
    const { state } = won(3, { result: 'V', dead: true, killer: 'Rival1' });
    expect(state).toMatchObject({ standing: 'dead', end: { how: 'died of wounds' }, man: { record: { v: 4 } } });
  });

  test.each(['S', 'M'] as const)('31 %s does not count (C160)', (result) => {
    const { state } = won(CHAMPION_WINS - 1, { result });
    expect(state.outcome).toBe(null);
    expect(state.man?.record).toMatchObject({ v: CHAMPION_WINS - 1, [result.toLowerCase()]: 1 });
  });

  test('31 killed with his opponent he has no victory, and his career is over (P71, P109)', () => {
    const { state } = won(CHAMPION_WINS - 1, { result: 'P', dead: true, killer: 'Rival1' });
    expect(state).toMatchObject({
      standing: 'dead',
      end: { how: 'killed', killer: 'Rival1' },
      man: { record: { v: 9 } },
    });
    expect(state.outcome?.winner).toBe(null);
  });
});

describe('P106 after a match', () => {
  test('the record, injuries, experience, prestige, luck, in that order', () => {
    const { events } = won(0, { wounds: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0 }, attackCf: 30, missusGranted: true });
    const own = events.flatMap((event) => ('man' in event && event.man === 'Priscus' ? [event.kind] : []));
    expect(own).toEqual([
      ...['record-written', 'injury-rolled', 'experience-earned', 'prestige-changed', 'prestige-tested'],
      'luck-tested',
    ]);
  });

  test('the month keeps what it left: XP, injuries, prestige and luck before and after', () => {
    const faces = { injury: [[1, 1]], 'prestige-change': [[6]], 'luck-change': [[6, 6]] };
    const past = [fought({ result: bout({ wounds: { 1: 0, 2: 0, 3: 0, 4: 5, 5: 0 }, attackCf: 9 }) })];
    const { state } = settled(inMonth({ past }), faces);
    expect(state.past[0]).toMatchObject({
      ...{ xpEarned: 3, pr: { from: 1, to: 2 }, luck: { from: 6, to: 7 } },
      injuries: [{ munus: 1, area: 4, rating: 'st', loss: 3 }],
    });
    expect(state.man).toMatchObject({ xp: 103, pr: 2, luck: 7, ratings: { st: -1 } });
  });

  test('an injury that leaves no W kills, with nothing learned (P107)', () => {
    const wounds = { 1: 0, 2: 9, 3: 0, 4: 0, 5: 0 };
    const man = priscus({ ratings: { tr: 10, st: 0, ag: 0, cn: 4, w: 3 } });
    const { state } = settled(inMonth({ man, past: [fought({ result: bout({ wounds }) })] }), { injury: [[1, 2]] });
    expect(state).toMatchObject({ standing: 'dead', end: { how: 'died of wounds' }, past: [{ xpEarned: 0 }] });
  });
});

describe('P231 rivals', () => {
  const spared: Partial<Feats> = { result: 'M', dead: false, killer: null, missusGranted: true };
  const metBy = (b: Partial<Feats>, traits: Partial<CareerState> = {}, known: number | null = null) => {
    const [newcomer] = bill().challengers;
    const challengers = newcomer === undefined ? [] : [{ ...newcomer, rival: known }];
    const past = [fought({ bill: bill({ challengers }), result: bout({}, b) })];
    return settled(inMonth({ past, ...traits })).state.rivals;
  };

  test('38.4.2 a challenger who lives is known from now on, with how it ended for him', () => {
    const [one, ...others] = metBy(spared);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      id: 1,
      standing: 'fighting',
      met: [{ munus: 1, result: 'M' }],
      man: { name: 'Rival1' },
    });
    expect(one?.man.record).toEqual({ v: 0, s: 0, m: 1 });
  });

  test('38.4.2 a newcomer who dies is not', () => {
    expect(metBy({})).toEqual([]);
  });

  test('38.4.2 a known gladiator keeps his place, and dies in it', () => {
    const rivals = [rival(1, {}, { met: [{ munus: 1, result: 'S' }] })];
    const [one] = metBy({}, { rivals, turn: 2 }, 1);
    expect(one).toMatchObject({ standing: 'dead', killer: 'Priscus', met: [{ result: 'S' }, { result: 'P' }] });
  });

  test('38.4.2 his tenth victory frees him as well (C160)', () => {
    const rivals = [rival(1, { record: { v: 9, s: 0, m: 0 } })];
    const lost: Partial<Feats> = { result: 'P', dead: true, killer: 'Rival1' };
    const [newcomer] = bill().challengers;
    const challengers = newcomer === undefined ? [] : [{ ...newcomer, man: rivals[0]?.man ?? newcomer.man, rival: 1 }];
    const result = bout(lost, { result: 'V', dead: false, killer: null }, { winner: 1 });
    const { state, of } = settled(inMonth({ rivals, past: [fought({ bill: bill({ challengers }), result })] }));
    expect(state.rivals[0]).toMatchObject({ standing: 'freed', man: { record: { v: 10 } } });
    expect(of('rival-freed').length).toBe(1);
  });

  test('38.2.3 one who never came in is not met (P216)', () => {
    const past = [
      fought({
        result: { ...bout(), feats: { A: feats({ result: 'P', dead: true }) } },
      }),
    ];
    expect(settled(inMonth({ past })).state.rivals).toEqual([]);
  });
});

describe('P234 the other houses', () => {
  const six = () => [1, 2, 3, 4, 5, 6].map((id) => rival(id));
  const others = (state: CareerState, faces: Faces = {}) => month(state, asRule(settleOthers), faces);

  test('38.4.2 1D3 bouts a month among those who can fight', () => {
    for (const [face, bouts] of [
      [1, 1],
      [4, 2],
      [6, 3],
    ] as const) {
      const { state } = others(inMonth({ rivals: six() }), { 'other-bouts': [[face]] });
      expect(state.others.length).toBe(bouts);
      const men = state.others.flatMap(({ red, blue }) => [red.rival, blue.rival]);
      expect(new Set(men).size).toBe(2 * bouts);
      for (const id of men) expect(state.rivals[id - 1]?.bouts).toBe(1);
    }
  });

  test('33.3.1, 33.3.2 what a rival has learned he spends within the limits between two matches (P104)', () => {
    const learned = rival(1, { xp: 600 });
    const { state } = month(
      inMonth({ rivals: [learned] }),
      asRule((ctx) => settleRival(ctx, learned, feats({ result: 'V' }))),
      {},
    );
    const man = state.rivals[0]?.man;
    expect(man?.xp).toBeLessThan(20);
    for (const [rating, most] of Object.entries({ st: 1, ag: 1, cn: 1, tr: 2, w: 2 })) {
      const gained = (man?.ratings[rating as 'st'] ?? 0) - learned.man.ratings[rating as 'st'];
      expect(gained).toBeLessThanOrEqual(most);
    }
  });

  test("38.4.2 not those who fought the player's man this month", () => {
    const met = [{ munus: 1, result: 'S' }] as const;
    const rivals = [rival(1, {}, { met }), rival(2, {}, { met }), rival(3)];
    expect(others(inMonth({ rivals }), { 'other-bouts': [[6]] }).state.others).toEqual([]);
  });

  test('38.4.2 newcomers fill the houses to six, then one comes a month, to fourteen', () => {
    const count = (rivals: CareerState['rivals']) => {
      const { of } = others(inMonth({ rivals, turn: 1 }), { 'other-bouts': [[1]] });
      return of('rival-known').filter(({ newcomer }) => newcomer).length;
    };
    expect(count([])).toBe(6);
    const resting = (n: number) =>
      Array.from({ length: n }, (_, i) => rival(i + 1, {}, { met: [{ munus: 1, result: 'S' }] }));
    expect([count(resting(4)), count(resting(8)), count(resting(14))]).toEqual([2, 1, 0]);
  });

  test('the same month is the same, and another is not', () => {
    const played = (seed: string) => others(inMonth({ rivals: six(), seed }), { 'other-bouts': [[6]] }).state.others;
    expect(played('one')).toEqual(played('one'));
    expect(played('one')).not.toEqual(played('two'));
  });
});

describe('P233, P235 in the school', () => {
  const school = (choices: readonly unknown[], man = priscus()) =>
    month(inMonth({ man, phase: 1 }), playHouses, {}, { ludus: choices });

  test('33.3 he buys, and goes to the games', () => {
    const buy = { kind: 'buy', purchase: { kind: 'rating', rating: 'st' } };
    const { state, asked } = school([buy, { kind: 'games' }]);
    expect(state.man).toMatchObject({ xp: 65, ratings: { st: 3 } });
    expect(state.raised).toMatchObject({ st: 1, tr: 0 });
    const [, again] = asked;
    const offers = again?.kind === 'ludus' ? again.offers : [];
    expect(offers.find(({ purchase }) => purchase.kind === 'rating' && purchase.rating === 'st')?.fault).toContain(
      '33.3.1',
    );
  });

  test('31.1.1 he is trained for another style once, and taught its weapon (P235)', () => {
    const { state, asked } = school([{ kind: 'retrain', style: 'cataphractarius' }, { kind: 'games' }]);
    expect(state.man).toMatchObject({ style: 'cataphractarius', shield: 'none' });
    expect(state.man?.talents).toContainEqual({ code: 'WP', group: 'pike', sl: 0 });
    expect(asked.map((ask) => (ask.kind === 'ludus' ? ask.styles.length > 0 : null))).toEqual([true, false]);
  });

  test('31 he may lay the sword down (P233)', () => {
    const { state } = school([{ kind: 'retire' }]);
    expect(state).toMatchObject({ standing: 'retired', outcome: { winner: null, by: 'retired' } });
  });

  test('33.3 what is not offered, or not affordable, is refused with its rule', () => {
    const offers = [{ purchase: { kind: 'rating', rating: 'cn' }, price: 50, fault: 'it costs 50 XP (33.3)' }] as const;
    const check = (choice: Parameters<typeof ludusDecision.check>[3]) =>
      ludusDecision.check(inMonth(), campaign, { offers, styles: ['thraex'], weapons: [] }, choice);
    expect(check({ kind: 'buy', purchase: { kind: 'rating', rating: 'cn' } })).toContain('33.3');
    expect(check({ kind: 'buy', purchase: { kind: 'rating', rating: 'st' } })).toContain('33.3');
    expect(check({ kind: 'retrain', style: 'retiarius' })).toContain('P235');
    expect(check({ kind: 'retrain', style: 'thraex' })).toBe(null);
  });
});

describe('a whole career', () => {
  test('38.2 one match each munus, one step after the other', () => {
    const steps: string[] = [];
    const watch = (_entry: unknown, state: CareerState) => {
      const step = `${state.turn} ${stepOf(state)}`;
      if (steps.at(-1) !== step) steps.push(step);
    };
    const match = Match.start(career, campaign, CAREER, 'steps', { watch });
    runMatch(match, () => plainPlayer(campaign));
    expect(match.state.past.map(({ munus }) => munus)).toEqual(match.state.past.map((_, i) => i + 1));
    const first = steps.slice(0, 7);
    expect(first).toEqual(['0 creation', '1 ludus', '1 bill', '1 bout', '1 after', '1 others', '2 ludus']);
  });
});
