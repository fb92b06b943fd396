/** 16 Campaigns: the text and the rulings on it, one after the other, with dice that fall as written. */
import { describe, expect, it } from 'vitest';
import { resolveAftermath } from '../../../../src/games/gladiatori/career/aftermath.ts';
import { dayFault, resolveBill } from '../../../../src/games/gladiatori/career/bill.ts';
import { drawMunera, munusMonth, SENTENCE } from '../../../../src/games/gladiatori/career/calendar.ts';
import { drilledBuild } from '../../../../src/games/gladiatori/career/drills.ts';
import { endSentence, rollForRudis } from '../../../../src/games/gladiatori/career/ending.ts';
import { gladiatoriCampaign } from '../../../../src/games/gladiatori/career/index.ts';
import { armsChoices, loseArms, priceOf, rackOf, tradeFault } from '../../../../src/games/gladiatori/career/market.ts';
import { narrateCampaign } from '../../../../src/games/gladiatori/career/narrate.ts';
import { matchOrder } from '../../../../src/games/gladiatori/career/order.ts';
import { matchFault } from '../../../../src/games/gladiatori/career/result.ts';
import { firstOfSchools, passMonths, playDuels } from '../../../../src/games/gladiatori/career/rivals.ts';
import { sitOut } from '../../../../src/games/gladiatori/career/sitting-out.ts';
import { campaignChronicle } from '../../../../src/games/gladiatori/career/told.ts';
import type { Munus } from '../../../../src/games/gladiatori/career/types.ts';
import {
  coinsFor,
  deckBuild,
  leadOf,
  spareCoins,
  wholeBuild,
} from '../../../../src/games/gladiatori/career/veterans.ts';
import { resolveWeeks, weeksFault } from '../../../../src/games/gladiatori/career/weeks.ts';
import { countOfCard } from '../../../../src/games/gladiatori/rules/cards.ts';
import { coinsOf } from '../../../../src/games/gladiatori/rules/sheets.ts';
import { campaignTables, tables } from '../../../../src/games/gladiatori/tables.ts';
import { rollText } from '../../../../src/kernel/roll-text.ts';
import { campaignAt, overWith, schooled, takenFor } from '../support/school.ts';

const T = campaignTables();
const MARKET = ['shuffle:market', ...Array.from({ length: 18 }, (_, i) => i)] as const;

describe('the text', () => {
  it.each([
    [33, 0, 3],
    [-14, 1, -2],
    [19, 1, 0],
  ] as const)('16.1 %i VP where party %i wins are %i experience (W42)', (vp, winner, xp) => {
    const state = campaignAt({ rivals: [{}] });
    const play = schooled(state);
    play.run(resolveAftermath(play.ctx, takenFor(), null, overWith(winner, [{ vp }, {}])));
    expect(state.man.xp).toBe(xp);
  });

  it.each([
    ['dog', 1],
    ['wolf', 2],
    ['lion', 3],
    ['bear', 3],
  ] as const)('16.1 a hunt of %ss that is won is %i experience, whatever the VP', (species, xp) => {
    const state = campaignAt({ munus: { species } });
    const play = schooled(state);
    const hunt = takenFor({}, { kind: 'hunt', foes: [] });
    play.run(resolveAftermath(play.ctx, hunt, null, overWith(0, [{ vp: 90 }])));
    expect(state.man.xp).toBe(xp);
  });

  it('16.2 two experience are a coin (W42); a loss of it leaves out what can no longer be paid', () => {
    expect([5, 4, 1, -3].map((xp) => coinsFor({ xp }))).toEqual([57, 57, 55, 55]);
    const { man } = campaignAt({ man: { xp: 12 } });
    man.build = drilledBuild(tables(), man, 'attack');
    expect([coinsOf(tables(), man.build), spareCoins(tables(), man)]).toEqual([61, 0]);
    man.xp = 0;
    expect(coinsOf(tables(), wholeBuild(tables(), man))).toBeLessThanOrEqual(55);
  });

  it.each([
    [4, 'crippled'],
    [5, 'dead'],
  ] as const)('16.3 a blow that is too much by %i leaves it %s', (overkill, how) => {
    const state = campaignAt({ man: { scars: 2 } });
    const play = schooled(state, how === 'dead' ? [] : [['scar', 1, 1]]);
    const hunt = takenFor({}, { kind: 'hunt', foes: [] });
    play.run(resolveAftermath(play.ctx, hunt, null, overWith(1, [{ overkill }])));
    expect(state.ended?.how).toBe(how);
  });

  it('16.3 whoever surrendered lives, and a result that cannot be is refused', () => {
    const state = campaignAt({ rivals: [{ regard: 'grudge' }], munus: { temper: 'cruel' }, man: { fame: 5 } });
    const play = schooled(state);
    play.run(resolveAftermath(play.ctx, takenFor(), null, overWith(1, [{ gaveUp: true, vp: -5 }, {}])));
    expect([state.ended, state.past[0]?.fate, state.man.fame, state.man.purse]).toEqual([null, 'gave up', 3, 0]);
    const { setup } = matchOrder(campaignAt({ rivals: [{}] }), tables(), takenFor(), null);
    expect(matchFault(setup, overWith(0, [{}, {}]))).toBeNull();
    expect(matchFault(setup, overWith(0, [{}]))).toMatch(/matched/);
    expect(matchFault(setup, overWith(1, [{ letter: 'V' }, {}]))).toMatch(/15.2/);
  });
});

describe('GR-81 to GR-85 the games', () => {
  it('GR-81, GR-100 four years of four munera; whoever is not free then is sold', () => {
    expect([SENTENCE, munusMonth(1), munusMonth(8), munusMonth(SENTENCE)]).toEqual([
      ...[16, 'April 80', 'December 81', 'December 83'],
    ]);
    const early = campaignAt({ state: { turn: 15 } });
    endSentence(schooled(early).ctx);
    const late = campaignAt({ state: { turn: 16 } });
    endSentence(schooled(late).ctx);
    expect([early.ended, late.ended?.how, late.outcome?.winner]).toEqual([null, 'sold', null]);
  });

  it('GR-82 to GR-85 a year is four of eight givers, each with temper, custom, spectacle and animals', () => {
    const state = campaignAt();
    const play = schooled(state, [
      ['shuffle:givers', 7, 0, 1, 2, 3, 4, 5, 6],
      ['tempers', 1, 4, 5, 6],
      ['customs', 1, 4, 5, 6],
      ['spectacles', 1, 3, 4, 6],
      ['beasts', 1, 3, 4, 6],
    ]);
    drawMunera(play.ctx);
    play.dice.done();
    const told = ({ giver, temper, custom, spectacle, species, beasts }: Munus) =>
      `${giver}: ${temper}, ${custom}, ${spectacle}, ${beasts} ${species}`;
    expect(state.year.map(told)).toEqual([
      'Valerius Felix: frugal, own arms, pairs, 4 wolf',
      'the aedile Arruntius: fair, arms drawn, one against two, 5 dog',
      'the praetor Aquillius: lavish, arms sold, hunt, 2 bear',
      'the quaestor Fannius: cruel, free places, coliseum, 3 lion',
    ]);
    const [tempers, , , animals] = play.of('year')[0]?.rolls ?? [];
    expect([tempers, animals].map((roll) => roll && [rollText(roll), roll.result])).toEqual([
      ['[1] [4] [5] [6]', 'April frugal, July fair, September lavish, December cruel'],
      ['[1] [3] [4] [6]', 'April wolves, July dogs, September bears, December lions'],
    ]);
  });

  it('GR-84, GR-85 the custom and the spectacle are options and animals of the match', () => {
    const setupFor = (munus: Partial<Munus>, kind: Munus['spectacle'], foes: readonly string[]) =>
      matchOrder(campaignAt({ rivals: [{}, {}], munus }), tables(), takenFor({}, { kind, foes }), null).setup;
    const drawn = setupFor({ custom: 'arms drawn' }, 'one against two', ['r1', 'r2']);
    expect([drawn.options.itemMethod, drawn.options.singleVp, drawn.animals]).toEqual(['draft', 30, null]);
    const free = setupFor({ custom: 'free places', species: 'bear', beasts: 2 }, 'coliseum', ['r1']);
    expect([free.options.itemMethod, free.options.freePlacement, free.animals]).toEqual([
      ...['quick', true, { kinds: ['bear', 'bear'] }],
    ]);
    const hunt = setupFor({ custom: 'arms sold', species: 'lion' }, 'hunt', []);
    expect([hunt.options.itemMethod, hunt.animals]).toEqual(['auction', { species: 'lion', count: 'even' }]);
    const apart = setupFor({}, 'free-for-all', ['r1', 'r2']);
    expect(apart.fighters.map(({ team }) => team)).toEqual([0, 1, 2]);
  });
});

describe('GR-86 to GR-90 the weeks', () => {
  it('GR-86 work is a die of denarii, and one card comes back', () => {
    const state = campaignAt({ man: { wounds: 2 } });
    const play = schooled(state, [MARKET, ['work', 5]]);
    play.run(resolveWeeks(play.ctx), [{ do: 'work' }]);
    expect([state.man.purse, state.man.wounds]).toEqual([5, 1]);
  });

  it('GR-87 a drill makes the sheet anew within the coins, and nobody knows it', () => {
    const state = campaignAt({ man: { xp: 6 }, rivals: [{ xp: 30 }] });
    const build = drilledBuild(tables(), state.man, 'defense');
    expect(weeksFault(campaignAt(), tables(), { do: 'drill', build })).toMatch(/budget/);
    expect(matchOrder(state, tables(), takenFor(), null).setup.fighters[0]?.character).toBe('secutor');
    const play = schooled(state, [MARKET]);
    play.run(resolveWeeks(play.ctx), [{ do: 'drill', build }]);
    const [own, foe] = matchOrder(state, tables(), takenFor(), null).setup.fighters;
    expect([own?.character, own?.build, foe?.character, foe?.build]).toEqual(['custom', build, 'thraex', null]);
  });

  it('GR-88 half of what was removed is missing, Energy 1 first, six at most', () => {
    const state = campaignAt({ rivals: [{}] });
    const play = schooled(state);
    play.run(resolveAftermath(play.ctx, takenFor(), null, overWith(0, [{ removed: 5 }, { removed: 20 }])));
    expect([state.man.wounds, state.rivals[0]?.wounds]).toEqual([2, 6]);
    const [whole, hurt] = [wholeBuild(tables(), state.man), deckBuild(tables(), state.man)];
    expect([whole, hurt].map(({ cards }) => countOfCard(cards, 'energy 1'))).toEqual([6, 4]);
  });

  it('GR-88 rest brings a die of cards back, three more with a surgeon; rivals have two back', () => {
    const state = campaignAt({ man: { wounds: 6, purse: 2 }, rivals: [{ wounds: 3, fought: 1 }] });
    const play = schooled(state, [MARKET, ['rest', 2]]);
    play.run(resolveWeeks(play.ctx), [{ do: 'rest', surgeon: true }]);
    expect([state.man.wounds, state.man.purse]).toEqual([1, 0]);
    const full = campaignAt({ rivals: Array.from({ length: 12 }, () => ({ wounds: 3, fought: 1 })) });
    const months = schooled(full);
    passMonths(months.ctx);
    expect(new Set(full.rivals.map(({ wounds }) => wounds))).toEqual(new Set([1]));
  });

  it('GR-89 on five a scar stays, and its card is missing for ever', () => {
    const state = campaignAt({ rivals: [{}] });
    const play = schooled(state, [
      ['mercy', 6],
      ['scar', 2, 3],
    ]);
    play.run(resolveAftermath(play.ctx, takenFor(), null, overWith(1, [{ overkill: 0 }, {}])));
    expect([state.man.scars, state.past[0]?.fate]).toEqual([1, 'fallen']);
    expect(countOfCard(deckBuild(tables(), state.man).cards, 'energy 1')).toBe(5);
  });

  it('GR-90 items cost what they are worth, half comes back; five are kept, none twice', () => {
    expect([priceOf(tables(), 'gladius'), priceOf(tables(), 'rete')]).toEqual([6, 5]);
    const state = campaignAt({ man: { purse: 6 } });
    const play = schooled(state, [MARKET, ['work', 1]]);
    play.run(resolveWeeks(play.ctx), [{ do: 'buy', item: 'gladius' }, { do: 'sell', item: 'falx' }, { do: 'work' }]);
    expect([state.man.arms, state.man.purse, state.market]).toEqual([
      ...[['clipeus', 'gladius'], 3, ['spatha', 'sica']],
    ]);
    const rich = { man: { ...state.man, purse: 99 }, market: state.market };
    expect(tradeFault(rich, tables(), 'buy', 'gladius')).toMatch(/nobody sells/);
    const full = { ...rich, man: { ...rich.man, arms: ['falx', 'galea', 'parma', 'hasta', 'rete'] as const } };
    expect(tradeFault(full as never, tables(), 'buy', 'sica')).toMatch(/more than 5/);
    expect(tradeFault({ ...rich, man: { ...rich.man, purse: 0 } }, tables(), 'buy', 'sica')).toMatch(/GR-98/);
  });

  it('GR-90 what is broken is gone, what is thrown is picked up; whoever has less than two is lent some', () => {
    const state = campaignAt({ man: { arms: ['hasta', 'crista', 'falx'] } });
    loseArms(schooled(state).ctx, ['hasta', 'crista'], []);
    expect(state.man.arms).toEqual(['hasta', 'falx']);
    expect([rackOf({ arms: ['falx'] }), rackOf({ arms: [] })]).toEqual([
      ['falx', 'manica'],
      ['manica', 'sica'],
    ]);
    const pairs = armsChoices(tables(), { arms: ['scutum', 'parma', 'falx'] });
    expect(pairs).toEqual([
      ['scutum', 'falx'],
      ['parma', 'falx'],
    ]);
  });
});

describe('GR-91 to GR-96 those one meets', () => {
  it('GR-91 a newcomer has experience and Fame by a die, and more of it later', () => {
    const state = campaignAt({ rivals: Array.from({ length: 11 }, () => ({ fought: 3 })), state: { turn: 3 } });
    const play = schooled(state, [
      ['lot:name', 0],
      ['lot:character', 4],
      ['experience', 4],
    ]);
    passMonths(play.ctx);
    expect(state.rivals.at(-1)).toMatchObject({ name: 'Achilleus', character: 'retiarius', xp: 15, fame: 3, since: 4 });
    expect(firstOfSchools(state)?.name).toBe('Achilleus');
  });

  it('GR-92 the even one is matched, the spectacle filled with the next; a challenge is accepted on three', () => {
    const state = campaignAt({ rivals: [{ xp: 30 }, { xp: 20 }, {}, { xp: 2 }, { wounds: 1 }] });
    const ask = (need: number, mortal: boolean, answers: readonly unknown[]) => {
      const play = schooled(state, [
        ['lot:match', 0],
        ['lot:match', 0],
        ['lot:match', 0],
        ['lot:match', 0],
        ['challenge', need],
      ]);
      return play.run(resolveBill(play.ctx), [{ do: 'challenge', rival: 'r1', mortal }, ...answers]);
    };
    expect(ask(3, false, [])).toEqual(takenFor({ challenge: true }));
    expect(ask(4, true, [{ do: 'fight', offer: 0, mortal: false }])).toEqual(takenFor({}, { foes: ['r3'] }));
    expect(ask(2, false, [{ do: 'fight', offer: 1, mortal: false }])?.offer).toEqual({
      ...{ kind: 'pairs', called: false, foes: ['r4', 'r2'], friends: ['r3'] },
    });
  });

  it('GR-92 sitting out costs a point of Fame, and cannot be done twice but by the badly hurt', () => {
    const state = campaignAt({ man: { fame: 3 }, rivals: [{}] });
    sitOut(schooled(state).ctx);
    const { offer } = takenFor();
    expect([state.man.fame, dayFault(state, [offer], [], { do: 'sit out' })]).toEqual([
      2,
      expect.stringMatching(/GR-92/),
    ]);
    state.man.wounds = 4;
    sitOut(schooled(state).ctx);
    expect([state.man.fame, dayFault(state, [offer], [], { do: 'sit out' })]).toEqual([2, null]);
    const mortal = { do: 'fight', offer: 0, mortal: true } as const;
    expect(dayFault(state, [{ ...offer, kind: 'pairs' }], [], mortal)).toMatch(/GR-96/);
  });

  it('GR-93 coins say how one is led; who stands beside the gladiator is led by the book', () => {
    expect([0, 6, 24, 26].map((xp) => leadOf({ xp }))).toEqual(['novice', 'book', 'book', 'tactician']);
    const state = campaignAt({ rivals: [{}, { xp: 6 }, { xp: 40 }] });
    const pairs = takenFor({}, { kind: 'pairs', friends: ['r1'], foes: ['r2', 'r3'] });
    const { fighters } = matchOrder(state, tables(), pairs, null).setup;
    expect(fighters.map(({ seat, level }) => [seat, level])).toEqual([
      ...[
        [0, undefined],
        [null, undefined],
        [null, undefined],
        [2, 'tactician'],
      ],
    ]);
  });

  it('GR-94 duels among the others: dice, coins, a table, experience', () => {
    const state = campaignAt({ rivals: [{ xp: 16 }, { fame: 2 }] });
    const play = schooled(state, [
      ['duels', 1],
      ['lot:duel', 0],
      ['lot:duel', 0],
      ['duel', 5, 6],
    ]);
    playDuels(play.ctx);
    play.dice.done();
    expect(state.rivals.map(({ xp, fame, wounds }) => [xp, fame, wounds])).toEqual([
      [20, 1, 0],
      [2, 1, 4],
    ]);
    expect(state.others).toEqual([{ munus: 1, winner: 'Rival 1', loser: 'Rival 2', end: 'fallen' }]);
  });

  it('GR-94 a famous one is let go on five; who did not fight has two experience', () => {
    const rivals = [{ fame: 10, fought: 1, beat: 1 }, ...Array.from({ length: 12 }, () => ({}))];
    const state = campaignAt({ rivals });
    const play = schooled(state, [['rival-freed', 5]]);
    passMonths(play.ctx);
    play.dice.done();
    expect([state.rivals[0]?.ended, state.rivals[1]?.xp]).toEqual([{ how: 'free', munus: 1 }, 2]);
  });

  it.each([
    [2, 'grudge'],
    [4, 'none'],
    [5, 'debt'],
  ] as const)('GR-95 one who was spared, on a %i: %s', (die, regard) => {
    const state = campaignAt({ rivals: [{}] });
    const play = schooled(state, [['regard', die]]);
    play.run(resolveAftermath(play.ctx, takenFor(), null, overWith(0, [{ kills: 1 }, { overkill: 2 }])), [false]);
    expect([state.rivals[0]?.regard, state.rivals[0]?.lostTo]).toEqual([regard, 1]);
  });

  it('GR-95 who owes a life never finishes; a grudge ends when it has won', () => {
    const debt = campaignAt({ rivals: [{ regard: 'debt' }] });
    const spared = schooled(debt, [['scar', 6, 6]]);
    spared.run(resolveAftermath(spared.ctx, takenFor(), null, overWith(1, [{ overkill: 1 }, {}])));
    expect([debt.ended, debt.rivals[0]?.regard]).toEqual([null, 'none']);
  });

  it.each([
    ['fair', 'none', 1, true],
    ['fair', 'none', 2, false],
    ['cruel', 'none', 3, true],
    ['fair', 'grudge', 3, true],
    ['cruel', 'grudge', 6, false],
  ] as const)('GR-96 before a %s giver, regard %s, a %i finishes: %s', (temper, regard, die, finished) => {
    const state = campaignAt({ rivals: [{ regard }], munus: { temper } });
    const play = schooled(state, [['mercy', die], ...(finished ? [] : [['scar', 6, 6] as const])]);
    play.run(resolveAftermath(play.ctx, takenFor(), null, overWith(1, [{ overkill: 1 }, {}])));
    expect(state.ended?.how ?? null).toBe(finished ? 'dead' : null);
  });

  it.each([
    [1, 'dead'],
    [2, null],
  ] as const)('GR-96 a rival that won finishes another on a 1: %i', (die, how) => {
    const state = campaignAt({ rivals: [{}, {}] });
    const play = schooled(state, [
      ['mercy', 6],
      ['mercy', die],
      ['scar', 6, 6],
    ]);
    const taken = takenFor({}, { kind: 'free-for-all', foes: ['r1', 'r2'] });
    play.run(resolveAftermath(play.ctx, taken, null, overWith(2, [{ overkill: 1 }, { overkill: 1 }, {}])));
    expect(state.rivals.map(({ ended }) => ended?.how ?? null)).toEqual([how, null]);
  });

  it('GR-96 the gladiator may finish one who lies there; somebody will not forget it', () => {
    const state = campaignAt({ rivals: [{}, {}] });
    const play = schooled(state, [['lot:mourner', 0]]);
    play.run(resolveAftermath(play.ctx, takenFor(), null, overWith(0, [{ kills: 1 }, { overkill: 0 }])), [true]);
    expect(state.rivals.map(({ ended, regard }) => [ended?.how ?? null, regard])).toEqual([
      ['dead', 'none'],
      [null, 'grudge'],
    ]);
    const mortal = campaignAt({ rivals: [{}] });
    const last = schooled(mortal);
    last.run(resolveAftermath(last.ctx, takenFor({ mortal: true }), null, overWith(1, [{ overkill: 0 }, {}])));
    expect(mortal.ended).toMatchObject({ how: 'dead', why: 'sine missione at Ostia' });
  });
});

describe('GR-97 to GR-99 what it is worth', () => {
  it.each([
    ['won over an opponent no weaker', {}, takenFor(), 2, 6],
    ['a challenge sine missione', {}, takenFor({ challenge: true, mortal: true }), 4, 12],
    ['won over a lesser one', { xp: 2 }, takenFor(), 1, 6],
    ['one against two', {}, takenFor({}, { kind: 'one against two', foes: ['r1', 'r2'] }), 6, 6],
  ] as const)('GR-97, GR-98 %s', (_what, man, taken, fame, pay) => {
    const state = campaignAt({ man, rivals: [{}, {}] });
    const play = schooled(state);
    const fighters = [{}, ...taken.offer.foes.map(() => ({}))];
    play.run(resolveAftermath(play.ctx, taken, null, overWith(0, fighters)));
    expect([state.man.fame, state.man.purse, state.past[0]?.fame, state.past[0]?.pay]).toEqual([fame, pay, fame, pay]);
  });

  it('GR-97 the first of the schools, one felled, one finished', () => {
    const state = campaignAt({ rivals: [{ fame: 4 }] });
    const play = schooled(state);
    play.run(resolveAftermath(play.ctx, takenFor(), null, overWith(0, [{ kills: 1 }, { overkill: 0 }])), [true]);
    expect(play.of('fame')[0]?.modifiers.map(({ value, why }) => `${value} ${why}`)).toEqual([
      ...['1 felled', '1 finished', '1 the win', '1 an opponent no weaker'],
      '2 the first of the schools',
    ]);
  });

  it.each([
    [0, { gaveUp: false }, 'Felix has no Fame that the defeat could cost.'],
    [1, { gaveUp: false }, 'Felix has 0 Fame (-1 the defeat).'],
    [1, { gaveUp: true }, 'Felix has 0 Fame (-1 giving up: there was no more).'],
    [2, { gaveUp: true }, 'Felix has 0 Fame (-2 giving up).'],
  ])('GR-97 from Fame %i no more is lost than there was, and no more is told', (fame, own, told) => {
    const state = campaignAt({ man: { fame }, rivals: [{}] });
    const play = schooled(state);
    play.run(resolveAftermath(play.ctx, takenFor(), null, overWith(1, [own, {}])));
    expect(play.of('fame').map(narrateCampaign)).toEqual([told]);
  });

  it('GR-92, GR-97 a line of the chronicle has the Fame that went, and sitting out says what it cost', () => {
    const state = campaignAt({ rivals: [{}] });
    const play = schooled(state);
    play.run(resolveAftermath(play.ctx, takenFor(), null, overWith(1, [{}, {}])));
    expect(campaignChronicle(state)[0]?.lines[0]).toContain('Fame +0,');
    const sitting = (fame: number): string => {
      const idle = schooled(campaignAt({ man: { fame } }));
      sitOut(idle.ctx);
      return idle.of('sat-out').map(narrateCampaign).join(' ');
    };
    expect([sitting(0), sitting(3)]).toEqual([
      ...['Felix stays in the school today.', 'Felix stays in the school today: 1 Fame is lost by it, 2 left.'],
    ]);
  });

  it('GR-92 the bill is told match by match, so that a name may stand in two', () => {
    const state = campaignAt({
      rivals: [{ name: 'Silvanus' }, { name: 'Libens' }],
      munus: { spectacle: 'one against two' },
    });
    const play = schooled(state, [
      ['lot:match', 0],
      ['lot:match', 0],
      ['lot:match', 0],
    ]);
    play.run(resolveBill(play.ctx), [{ do: 'sit out' }]);
    expect(play.of('matched').map(narrateCampaign)).toEqual([
      'On the bill: duel (Silvanus), one against two (Silvanus, Libens).',
    ]);
  });

  it('GR-98 freedom is bought for its price', () => {
    expect(weeksFault(campaignAt({ man: { purse: 139 } }), tables(), { do: 'buy freedom' })).toMatch(/GR-98/);
    const state = campaignAt({ man: { purse: 140 } });
    const play = schooled(state, [MARKET]);
    play.run(resolveWeeks(play.ctx), [{ do: 'buy freedom' }]);
    expect([state.ended?.how, state.man.purse, state.outcome?.winner]).toEqual(['bought free', 0, 0]);
  });

  it('GR-99 the wooden sword: Fame fourteen, and ten with what helps', () => {
    const short = campaignAt({ man: { fame: 13 } });
    rollForRudis(schooled(short).ctx);
    const state = campaignAt({ man: { fame: 17 }, munus: { temper: 'lavish' } });
    const play = schooled(state, [['rudis', 4, 4]]);
    rollForRudis(play.ctx);
    play.dice.done();
    expect([short.ended, state.ended?.how]).toEqual([null, 'rudis']);
  });

  it('16.2 each drill is a sheet that the coins allow, and spends them', () => {
    const { man } = campaignAt({ man: { xp: 20 } });
    for (const drill of ['attack', 'defense', 'stamina', 'tricks'] as const) {
      const build = drilledBuild(tables(), man, drill);
      expect([
        drill,
        gladiatoriCampaign.decisions.weeks.check(campaignAt({ man: { xp: 20 } }), T, {} as never, {
          do: 'drill',
          build,
        }),
      ]).toEqual([drill, null]);
      expect(coinsOf(tables(), build)).toBe(65);
    }
  });
});
