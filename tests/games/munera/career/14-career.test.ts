/** 14 The rulings of a career, one after the other, with dice that fall as written. */
import { describe, expect, it } from 'vitest';
import { plainCareer } from '../../../../src/games/munera/ai/plain-career.ts';
import { resolveAftermath } from '../../../../src/games/munera/career/aftermath.ts';
import { dayFault, resolveDay, type Taken } from '../../../../src/games/munera/career/bill.ts';
import { boutOrder } from '../../../../src/games/munera/career/bout.ts';
import { drawYear, munusDate } from '../../../../src/games/munera/career/calendar.ts';
import { age, throwForRudis } from '../../../../src/games/munera/career/ending.ts';
import { favourOf, leadOf, weakenedOf } from '../../../../src/games/munera/career/men.ts';
import { passWeeks } from '../../../../src/games/munera/career/rivals.ts';
import { resolvePlea } from '../../../../src/games/munera/career/sentence.ts';
import type { BoutOffer, Man, Rival } from '../../../../src/games/munera/career/types.ts';
import { resolveWeeks, weeksFault } from '../../../../src/games/munera/career/weeks.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import { careerTables, tables } from '../../../../src/games/munera/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { rollText } from '../../../../src/kernel/roll-text.ts';
import { careerAt, lived, overIn } from '../support/arena-career.ts';

const PLAIN = plainCareer(() => {
  throw new Error('no bout is played');
});
const DUEL: BoutOffer = { kind: 'duel', called: false, foes: ['r1'], friends: [] };
const taken = (more: Partial<Taken> = {}): Taken => ({ offer: DUEL, mortal: false, challenge: false, ...more });
const WON = overIn(0, [{ defeated: ['B'] }, { status: 'spared', beatenBy: 'A' }]);
const lostAs = (status: 'spared' | 'killed' | 'dead') => overIn(1, [{ status, beatenBy: 'B' }, { defeated: ['A'] }]);

describe('14.63 skills are won by experience', () => {
  it('14.63 beating one with as many skills wins a skill of one’s choice; a better one’s way is shut to lesser ones', () => {
    const even = careerAt({ man: { skills: ['dodge'] }, rivals: [{ skills: ['attack'] }] });
    const play = lived(even, [['regard', 6]]);
    play.run(resolveAftermath(play.ctx, taken(), WON), ['reflexes']);
    expect(even.man.skills).toEqual(['dodge', 'reflexes']);
    const lesser = careerAt({ man: { skills: ['dodge'] }, rivals: [{}] });
    const other = lived(lesser, [['regard', 6]]);
    other.run(resolveAftermath(other.ctx, taken(), WON));
    expect(lesser.man.skills).toEqual(['dodge']);
  });

  it('14.63 a rival’s skill is drawn, and the dead win none', () => {
    const state = careerAt({ rivals: [{}] });
    const play = lived(state, [
      ['lot:skill', 2],
      ['lasting', 6, 6],
    ]);
    play.run(resolveAftermath(play.ctx, taken(), lostAs('spared')));
    expect([state.rivals[0]?.skills, state.man.skills]).toEqual([['dodge'], []]);
  });
});

describe('MR-55 to MR-57 the games', () => {
  it('MR-55 six of nine givers a year, each with a temper and something to show', () => {
    const state = careerAt();
    const play = lived(state, [
      ['shuffle:givers', 8, 0, 1, 2, 3, 4, 5, 6, 7],
      ['tempers', 1, 2, 3, 4, 5, 6],
      ['spectacles', 1, 2, 3, 4, 5, 6],
    ]);
    drawYear(play.ctx);
    play.dice.done();
    expect(play.of('year')[0]?.rolls?.map((roll) => [rollText(roll), roll.result?.split(', ')[2]])).toEqual([
      ['[1] [2] [3] [4] [5] [6]', 'July fair'],
      [expect.stringMatching(/^(\[\d\] ?){6}$/u), 'July mêlée'],
    ]);
    expect(state.year.map(({ temper }) => temper)).toEqual(['frugal', 'frugal', 'fair', 'fair', 'lavish', 'cruel']);
    expect(state.year.map(({ spectacle, gladiators }) => `${spectacle} ${gladiators}`)).toEqual([
      ...['pairs 4', 'pairs 4', 'mêlée 4', 'mêlée 6', 'mêlée 8', 'teams 8'],
    ]);
    expect([state.year[0]?.giver, state.year[1]?.giver]).toEqual(['Lucceius Albinus', 'Suettius Certus']);
    expect([munusDate(1), munusDate(6), munusDate(7)]).toEqual(['March 64', 'December 64', 'March 65']);
  });

  it.each([
    ['frugal', 'duel', false, 2],
    ['fair', 'duel', false, 1],
    ['cruel', 'duel', false, -1],
    ['cruel', 'pairs', false, 0],
    ['frugal', 'duel', true, -12],
  ] as const)('MR-56 a %s giver, %s, sine missione: %s, adds %i to appeals', (temper, kind, mortal, value) => {
    const state = careerAt({ munus: { temper }, rivals: [{}, {}, {}] });
    const offer: BoutOffer = kind === 'duel' ? DUEL : { kind, called: false, foes: ['r1', 'r2'], friends: ['r3'] };
    const { setup } = boutOrder(state, careerTables(), taken({ offer, mortal }));
    expect(setup.terms?.value ?? 0).toBe(value);
  });

  it('MR-57 up to four fight in the giver’s arena, more in the great one; in a mêlée each for itself', () => {
    const state = careerAt({ munus: { arena: 'pit' }, rivals: [{}, {}, {}, {}, {}] });
    const mêlée = (foes: readonly string[]): BoutOffer => ({ kind: 'mêlée', called: false, foes, friends: [] });
    const four = boutOrder(state, careerTables(), taken({ offer: mêlée(['r1', 'r2', 'r3']) })).setup;
    const six = boutOrder(state, careerTables(), taken({ offer: mêlée(['r1', 'r2', 'r3', 'r4', 'r5']) })).setup;
    expect([four.arena, six.arena, six.fighters.map(({ team }) => team)]).toEqual(['pit', 'great', [0, 1, 2, 3, 4, 5]]);
  });
});

describe('MR-58 to MR-61 weeks and wounds', () => {
  it('MR-60 training: a die, weeks before and a coach against five and the skills one has', () => {
    const state = careerAt({ man: { purse: 3, skills: ['attack'] } });
    const first = lived(state, [['training', 5]]);
    first.run(resolveWeeks(first.ctx), [{ do: 'train', skill: 'dodge', coach: false }]);
    expect([state.man.skills, state.man.marks.dodge]).toEqual([['attack'], 1]);
    const second = lived(state, [['training', 3]]);
    second.run(resolveWeeks(second.ctx), [{ do: 'train', skill: 'dodge', coach: true }]);
    expect([state.man.skills, state.man.marks.dodge, state.man.purse]).toEqual([['attack', 'dodge'], 0, 0]);
  });

  it('MR-59 rest heals a die, three more with a doctor; training one; who has lost three can only rest', () => {
    const state = careerAt({ man: { hurt: 4, purse: 2 } });
    expect(weeksFault(state, { do: 'train', skill: 'dodge', coach: false })).toMatch(/MR-59/);
    expect(weeksFault(state, { do: 'guard' })).toMatch(/MR-59/);
    const rest = lived(state, [['rest', 1]]);
    rest.run(resolveWeeks(rest.ctx), [{ do: 'rest', doctor: true }]);
    expect([state.man.hurt, state.man.purse]).toEqual([0, 0]);
    state.man.hurt = 2;
    const guard = lived(state, [['guard', 5]]);
    guard.run(resolveWeeks(guard.ctx), [{ do: 'guard' }]);
    expect([state.man.hurt, state.man.purse]).toEqual([1, 3]);
  });

  it('MR-59 what has not come back is taken from the roll, four at most', () => {
    expect([weakenedOf({ hurt: 3 }), weakenedOf({ hurt: 3, lasting: 2 })]).toEqual([3, 4]);
    const state = careerAt({ man: { hurt: 2 }, rivals: [{ record: { ...careerAt().man.record, won: 1 } }] });
    const { setup, seed } = boutOrder(state, careerTables(), taken());
    const bout = Match.start(munera, tables(), setup, seed, { journal: true });
    const stamina = bout.journal.find(({ event }) => event.kind === 'stamina-rolled')?.event.rolls?.[0];
    expect(stamina?.modifiers).toContainEqual({ value: -2, why: 'has not come back', cite: 'MR-59' });
    expect(bout.state.fighters[0]?.stamina0).toBe(stamina?.total);
  });

  it('MR-59, MR-61 half of what was lost stays missing; two dice of four or less take one for good; three of them cripple', () => {
    const state = careerAt({ man: { lasting: 2 }, rivals: [{}] });
    const result = overIn(1, [{ status: 'spared', beatenBy: 'B', lost: 5 }, { defeated: ['A'] }]);
    const play = lived(state, [
      ['lot:skill', 0],
      ['lasting', 1, 3],
    ]);
    play.run(resolveAftermath(play.ctx, taken(), result));
    expect([state.man.hurt, state.man.lasting, state.ended?.how]).toEqual([3, 3, 'crippled']);
  });
});

describe('MR-62 to MR-66 those one meets', () => {
  it('MR-62 the even ones are matched; one day in two may be sat out, unless one is badly hurt', () => {
    const state = careerAt({ rivals: [{ skills: ['attack', 'dodge'] }, {}, { hurt: 1 }] });
    const play = lived(state, [['lot:match', 0]]);
    play.run(resolveDay(play.ctx), [{ do: 'sit out' }]);
    expect(play.of('matched')[0]?.names).toEqual(['Rival 2']);
    const idle = { man: { ...state.man, idle: 1 } };
    expect(dayFault(idle, [DUEL], [], { do: 'sit out' })).toMatch(/MR-62/);
    expect(dayFault({ man: { ...idle.man, hurt: 2 } }, [DUEL], [], { do: 'sit out' })).toBeNull();
  });

  it('MR-62 the plain player sits out while he is badly hurt, and fights who is matched when he is well', () => {
    const does = (hurt: number, offers: readonly BoutOffer[]) =>
      PLAIN.choose({ kind: 'day', seat: 0, cite: 'MR-62', offers, challenges: [] }, careerAt({ man: { hurt } }));
    expect([does(3, [DUEL]), does(0, [])]).toEqual([{ do: 'sit out' }, { do: 'sit out' }]);
    expect(does(0, [{ ...DUEL, called: true }, DUEL])).toEqual({ do: 'fight', offer: 1, mortal: false });
  });

  it('MR-63 a grudge calls on two of a die and always accepts; others accept on three, five sine missione', () => {
    const state = careerAt({ rivals: [{ regard: 'grudge' }, {}, { regard: 'debt' }], munus: { gladiators: 2 } });
    const play = lived(state, [
      ['grudge', 2],
      ['lot:match', 0],
    ]);
    const answer = { do: 'fight', offer: 0, mortal: false } as const;
    expect(play.run(resolveDay(play.ctx), [answer])?.offer).toEqual({ ...DUEL, called: true });
    const others = careerAt({ rivals: [{ regard: 'grudge' }, {}, {}], munus: { gladiators: 2 } });
    const asks = (rival: string, mortal: boolean, ...script: readonly (readonly [string, ...number[]])[]) => {
      const run = lived(others, [['grudge', 3], ['lot:match', 1], ...script]);
      const choices = [{ do: 'challenge', rival, mortal }, ...(script.at(-1)?.[1] === 4 ? [{ do: 'sit out' }] : [])];
      return run.run(resolveDay(run.ctx), choices)?.challenge ?? null;
    };
    expect(asks('r1', true)).toBe(true);
    expect(asks('r3', false, ['challenge', 3])).toBe(true);
    expect(asks('r3', true, ['challenge', 4])).toBe(null);
  });

  it('MR-64 the fresh are led by a novice, the skilled by the tactician, friends by the chart', () => {
    const record = careerAt().man.record;
    expect([
      leadOf({ skills: [], record }),
      leadOf({ skills: [], record: { ...record, won: 1 } }),
      leadOf({ skills: ['attack', 'dodge'], record }),
      leadOf({ skills: ['attack', 'dodge', 'stamina'], record }),
    ]).toEqual(['novice', 'book', 'book', 'tactician']);
  });

  it('MR-65 who did not fight learns on a six, veterans go on a five, and the schools fill up', () => {
    const fourteen = Array.from({ length: 13 }, (): Partial<Rival> => ({ hurt: 2, fought: 1 }));
    const veteran = { fought: 1, record: { ...careerAt().man.record, won: 10 } };
    const state = careerAt({ rivals: [...fourteen, veteran, {}], state: { turn: 1 } });
    const play = lived(state, [
      ['training', 6],
      ['lot:skill', 4],
      ['rival-freed', 5],
    ]);
    passWeeks(play.ctx);
    play.dice.done();
    expect(play.of('rivals-trained')[0]?.learned).toEqual([{ name: 'Rival 15', skill: 'popularity' }]);
    expect(state.rivals.map(({ hurt }) => hurt)).toEqual(Array.from({ length: 14 }, () => 0));
  });

  it('MR-66 one who was beaten and spared may bear a grudge; one whose life was asked for owes it', () => {
    const grudge = careerAt({ rivals: [{ skills: [] }], man: { skills: ['attack'] } });
    const play = lived(grudge, [['regard', 3]]);
    play.run(resolveAftermath(play.ctx, taken(), WON));
    expect([grudge.rivals[0]?.regard, grudge.rivals[0]?.lostTo]).toEqual(['grudge', 1]);
    const debt = careerAt({ rivals: [{}], man: { skills: ['attack'], fame: 3 } });
    const asks = lived(debt, [['mercy', 3, 4]]);
    const condemned = overIn(0, [{ defeated: ['B'] }, { status: 'killed', beatenBy: 'A' }]);
    asks.run(resolveAftermath(asks.ctx, taken(), condemned), [true]);
    expect([debt.rivals[0]?.regard, debt.rivals[0]?.ended, debt.man.fame, debt.man.record.killed]).toEqual([
      ...['debt', null, 3, 0],
    ]);
  });
});

describe('MR-67 to MR-75 the crowd, and the end', () => {
  it('MR-67 every five Fame are one on appeals, three at most; and the spared of the morning count', () => {
    expect([0, 4, 5, 14, 40].map((fame) => favourOf({ fame }))).toEqual([0, 0, 1, 2, 3]);
    const state = careerAt({ man: { fame: 5 }, rivals: [{}], state: { sparedToday: 2 } });
    const { setup } = boutOrder(state, careerTables(), taken());
    expect([setup.sparedToday, setup.fighters[0]?.favour]).toEqual([2, 1]);
  });

  it('MR-68 a plea: temper, favour, gold and a debt against nine; asking nothing wins Fame', () => {
    const state = careerAt({ man: { purse: 5, fame: 5 }, munus: { temper: 'frugal' }, rivals: [{ regard: 'debt' }] });
    const by = state.rivals[0] ?? null;
    const short = lived(state, [['plea', 1, 1]]);
    expect(short.run(resolvePlea(short.ctx, by), [1])).toBe(false);
    const play = lived(state, [['plea', 1, 1]]);
    expect(play.run(resolvePlea(play.ctx, by), [2])).toBe(true);
    expect([short, play].map((one) => one.of('pleaded')[0]?.rolls?.[0]?.total)).toEqual([8, 9]);
    expect(state.man.purse).toBe(2);
  });

  it('MR-68 whom the giver hears lives; who died on the spot, or fights sine missione, is asked nothing', () => {
    const state = careerAt({ rivals: [{}] });
    const heard = lived(state, [
      ['plea', 4, 5],
      ['lot:skill', 0],
      ['lasting', 6, 6],
    ]);
    heard.run(resolveAftermath(heard.ctx, taken(), lostAs('killed')), [0]);
    expect([state.past[0]?.fate, state.ended]).toEqual(['spared by the giver', null]);
    for (const [mortal, status] of [
      [true, 'killed'],
      [false, 'dead'],
    ] as const) {
      const gone = careerAt({ rivals: [{}] });
      const play = lived(gone, [['lot:skill', 0]]);
      play.run(resolveAftermath(play.ctx, taken({ mortal }), lostAs(status)));
      expect([gone.past[0]?.fate, gone.ended?.how]).toEqual(['dead', 'dead']);
    }
    const proud = careerAt({ man: { fame: 2 }, rivals: [{}] });
    const silent = lived(proud, [['lot:skill', 0]]);
    silent.run(resolveAftermath(silent.ctx, taken(), lostAs('killed')), [null]);
    expect([proud.ended?.how, proud.man.fame]).toEqual(['dead', 4]);
  });

  it.each([
    [{}, taken(), 2, 8],
    [{ skills: ['attack', 'dodge'] }, taken(), 1, 10],
    [{ skills: ['attack', 'dodge'] }, taken({ challenge: true }), 2, 10],
    [{}, taken({ mortal: true }), 4, 16],
  ] as const)('MR-70, MR-71 a win by %j, %j, is worth %i Fame and %i gold', (man, bout, fame, gold) => {
    const state = careerAt({ man: man as Partial<Man>, rivals: [{}] });
    const play = lived(state, [['regard', 6]]);
    play.run(resolveAftermath(play.ctx, bout, WON), 'skills' in man ? [] : ['dodge']);
    expect([state.man.fame, state.man.purse, state.past[0]?.fame, state.past[0]?.pay]).toEqual([
      fame,
      gold,
      fame,
      gold,
    ]);
  });

  it('MR-72 the wooden sword: Fame ten, two dice and what helps must come to ten', () => {
    const short = careerAt({ man: { fame: 9 } });
    const none = lived(short, []);
    throwForRudis(none.ctx);
    none.dice.done();
    const state = careerAt({ man: { fame: 14, skills: ['popularity'] } });
    const play = lived(state, [['rudis', 3, 4]]);
    throwForRudis(play.ctx);
    play.dice.done();
    expect([short.ended, state.ended?.how, state.outcome?.winner]).toEqual([null, 'rudis', 0]);
  });

  it('MR-73 freedom is bought for seventy gold', () => {
    expect(weeksFault(careerAt({ man: { purse: 69 } }), { do: 'buy freedom' })).toMatch(/MR-71/);
    const state = careerAt({ man: { purse: 70 } });
    const play = lived(state, []);
    expect(play.run(resolveWeeks(play.ctx), [{ do: 'buy freedom' }])).toBe(false);
    expect([state.ended?.how, state.man.purse]).toEqual(['bought free', 0]);
  });

  it('MR-74 age tells from thirty on, and ends it at thirty-six', () => {
    const state = careerAt({ man: { age: 30 } });
    const play = lived(state, [['age', 2]]);
    age(play.ctx);
    play.dice.done();
    expect([state.man.age, state.man.lasting, state.ended]).toEqual([31, 1, null]);
    const old = careerAt({ man: { age: 35 } });
    const last = lived(old, [['age', 6]]);
    age(last.ctx);
    expect(old.ended?.how).toBe('old');
  });
});
