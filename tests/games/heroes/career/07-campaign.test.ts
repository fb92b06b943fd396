import { describe, expect, it } from 'vitest';
import { resolveAftermath } from '../../../../src/games/heroes/career/aftermath.ts';
import { monthText } from '../../../../src/games/heroes/career/calendar.ts';
import { resolveCreation } from '../../../../src/games/heroes/career/creation.ts';
import { countFame, type Fame } from '../../../../src/games/heroes/career/fame.ts';
import { levelOfFoe } from '../../../../src/games/heroes/career/levels.ts';
import { dayFault, fallsOf, readyStars, risesOf } from '../../../../src/games/heroes/career/limits.ts';
import { makeMatch, remember } from '../../../../src/games/heroes/career/match.ts';
import { playedByBook } from '../../../../src/games/heroes/career/result.ts';
import { careerSetupSchema } from '../../../../src/games/heroes/career/schema.ts';
import { playPhase } from '../../../../src/games/heroes/career/sequence.ts';
import { chronicleOf, lifeOf } from '../../../../src/games/heroes/career/told.ts';
import type { Career, CareerState, Comer, DayAct, Entrant } from '../../../../src/games/heroes/career/types.ts';
import { initialState, prepareMatch } from '../../../../src/games/heroes/rules/setup.ts';
import { LOCALES, type Locale, type Signature, STYLES } from '../../../../src/games/heroes/rules/words.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { seededDice } from '../../../../src/kernel/dice.ts';
import { seedState } from '../../../../src/kernel/rng.ts';
import { readAs } from '../../../../src/kernel/save.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { beatenBy, careerOf, familia, type Lived, lived, type Over, over, type Stand } from '../support/familia.ts';
import { played } from '../support/sand.ts';

const T = tables();

/** Attributes whose sum is a raw total. */
const raw = (total: number): readonly [number, number, number] => {
  const least = Math.floor(total / 3);
  const over = total - 3 * least;
  return [least + (over > 0 ? 1 : 0), least + (over > 1 ? 1 : 0), least];
};

/** What a match is worth to A. */
const fameOf = ({ entries, match }: Over, at = 0): Fame => countFame(T, entries, match, at);

/** A, rated as it is, wins over some that are rated as they are; all put out by A. */
function wins(own: Stand, ...foes: readonly Stand[]): Over {
  const defeated = foes.map((_, i) => String.fromCharCode(66 + i));
  const one = { ...own, result: { defeated, ...own.result } };
  return over(0, [one, ...foes.map((foe) => ({ once: true, result: beatenBy('A'), ...foe }))]);
}

/** A, rated as it is, is put out by B. */
function loses(own: Stand, foe: Stand): Over {
  return over(1, [
    { ...own, result: beatenBy('B', own.result) },
    { once: true, ...foe, result: { defeated: ['A'], ...foe.result } },
  ]);
}

/** Settles a match for its Stars with written dice; the state it was settled in, and A's career. */
function settled(
  { entries, match }: Over,
  script: readonly Scripted[],
  answers: readonly unknown[] = [],
): readonly [Career, Lived] {
  const careers = entries.flatMap(({ career }) => (career === null ? [] : [career]));
  const [first] = careers;
  if (first === undefined) throw new Error('nobody has a career');
  const play = lived(familia(careers), script);
  entriesAreStars(entries);
  play.run(resolveAftermath(play.ctx, entries, match), answers);
  return [first, play];
}

/** Those with a career are Stars. */
function entriesAreStars(entries: readonly Comer[]): void {
  for (const { career, fighter } of entries) if (career !== null) Object.assign(fighter, { rank: 'star', seat: 0 });
}

const fight = (star: string, more: Partial<Extract<DayAct, { do: 'fight' }>> = {}) =>
  ({ do: 'fight', stars: [{ star, secondary: false }], allies: 0, foes: 1, ...more }) as const;

/** Dice of a Grunt: its name, its row of the pool, its attributes, its signature. */
const gruntDice = (row: number, attributes: readonly [number, number, number]): readonly Scripted[] => [
  ['lot:name', 0],
  ['pool', row],
  ['savvy', attributes[0]],
  ['speed', attributes[1]],
  ['strength', attributes[2]],
  ['signature', 2, 2],
];

describe('7 campaign', () => {
  it('7.1 a turn is a month, and the first is September 106', () => {
    expect([1, 4, 5, 17].map(monthText)).toEqual(['September 106', 'December 106', 'January 107', 'January 108']);
    const state = familia([], { turn: 0, phase: 0 });
    const play = lived(state, [['slots', 1]]);
    play.run(playPhase(play.ctx));
    expect([state.turn, state.phase, state.outcome]).toEqual([1, 1, null]);
    const rest = lived(state, []);
    rest.run(playPhase(rest.ctx), [{ do: 'rest' }]);
    const next = lived(state, [['slots', 2]]);
    next.run(playPhase(next.ctx));
    expect([state.turn, state.slots]).toEqual([2, 6]);
  });

  it('7.2, 7.4 a match of the day takes a slot, and is written down', () => {
    const star = careerOf({ star: true }, 's1');
    const state = familia([star]);
    const { match } = wins({}, {});
    const play = lived(state, [['opponent', 5], ...gruntDice(5, [3, 3, 3]), ['rise', 1, 1]]);
    play.run(playPhase(play.ctx), [fight('s1'), match, 'speed']);
    expect([state.used, state.fought, state.past.length]).toEqual([1, { s1: 1 }, 1]);
    expect(star.record).toEqual({ won: 1, lost: 0, drawn: 0, kills: 0 });
    const [, foe] = state.past[0]?.names ?? [];
    const life = lifeOf(state, star, T);
    expect(life).toContain(`September 106: s1 v ${foe} (retiarius), won in 3 rounds, Fame +2.`);
    expect(life.some((line) => line.includes('1 won, 0 drawn, 0 lost, 0 killed'))).toBe(true);
    const [past] = state.past;
    const told = (winner: 0 | 1 | null, standing: 'active' | 'fallen'): string | undefined => {
      const fighters = match.fighters.map((one, i) => (i === 0 ? { ...one, standing } : one));
      const past1 = past === undefined ? [] : [{ ...past, result: { ...match, winner, fighters } }];
      return lifeOf({ ...state, past: past1 }, star, T)
        .at(-1)
        ?.split(', ')[1];
    };
    expect([told(1, 'fallen'), told(null, 'active')]).toEqual(['lost in 3 rounds', 'drawn in 3 rounds']);
    expect(told(0, 'fallen')).toBe('beaten on the winning side in 3 rounds');
    expect(told(null, 'fallen')).toBe('beaten in a draw in 3 rounds');
    star.ended = { how: 'dead', month: 5, why: 'no mercy' };
    expect(lifeOf(state, star, T).at(-1)).toBe('s1 died in January 107: no mercy.');
    const fighters = match.fighters.map((one, i) => (i === 0 ? { ...one, ...beatenBy('B') } : one));
    const fell = { ...state, turn: 5, past: past === undefined ? [] : [{ ...past, result: { ...match, fighters } }] };
    expect(lifeOf(fell, star, T).at(-1)).toBe(`s1 died in January 107, beaten by ${foe}: no mercy.`);
    expect(chronicleOf(fell)[0]?.lines).toEqual([
      `s1 was carried out through the gate of Libitina, beaten by ${foe}: no mercy.`,
    ]);
  });

  it.each<readonly [string, number, Locale, Locale]>([
    ['14 stays in the Fringes', 14, 'fringes', 'fringes'],
    ['15 leaves them for the Heart', 15, 'fringes', 'heart'],
    ['17 goes through to Rome', 17, 'fringes', 'rome'],
    ['16 stays in the Heart', 16, 'heart', 'heart'],
    ['17 leaves it for Rome', 17, 'heart', 'rome'],
    ['12 never goes back to the Fringes', 12, 'heart', 'heart'],
    ['12 never leaves Rome', 12, 'rome', 'rome'],
  ])('7.3, 7.3.1, 7.3.2 a raw total of %s', (_, total, from, to) => {
    const [star] = settled(wins({ at: raw(total), locale: from }, { at: [1, 1, 1] }), []);
    expect(star.locale).toBe(to);
  });

  it.each<readonly [string, Locale, readonly number[], readonly number[]]>([
    ['7.3.1: rows 1 to 3', 'fringes', [1, 2, 3, 4, 5, 6], [1, 1, 2, 2, 3, 3]],
    ['7.3.2: rows 4 and 5', 'heart', [1, 2, 3, 4, 5, 6], [4, 4, 4, 5, 5, 5]],
    ['7.3.3: row 6', 'rome', [1, 6], [6, 6]],
  ])('7.3 opponents of a place, %s', (_, locale, faces, rows) => {
    const state = familia([careerOf({ locale }, 's1')]);
    const made = faces.map((face) => {
      const play = lived(state, [['opponent', 3], ...gruntDice(face, [3, 3, 3])]);
      const { entries } = makeMatch(play.ctx, fight('s1'));
      return entries[1]?.fighter.card?.attributes;
    });
    expect(made).toEqual(rows.map((row) => T.pool(row).value));
  });

  it('7.3.1 in the Fringes nobody is above 14: of 6, 5, 5 one falls for being the highest, one by lot', () => {
    const state = familia([careerOf({}, 's1')]);
    const play = lived(state, [
      ['opponent', 3],
      ['lot:name', 0],
      ['pool', 6],
      ['savvy', 6],
      ['speed', 6],
      ['strength', 6],
      ['signature', 2, 2],
      ['lot:trim', 2],
    ]);
    const { entries, setup } = makeMatch(play.ctx, fight('s1'));
    expect(entries[1]?.fighter.card?.attributes).toEqual({ savvy: 5, speed: 5, strength: 4 });
    expect([setup.board, setup.locale, setup.toDeath]).toEqual(['provincial', 'fringes', false]);
  });

  it('7.3.2 the Heart has a cap of 16, and no match to the death', () => {
    const state = familia([careerOf({ locale: 'heart' }, 's1')]);
    const play = lived(state, [
      ['opponent', 3],
      ...gruntDice(6, [6, 6, 6]),
      ['lot:trim', 0], // of 6, 6, 6
      ['lot:trim', 1], // of 6 and 6, the strength
    ]);
    const { entries, setup } = makeMatch(play.ctx, fight('s1'));
    expect(entries[1]?.fighter.card?.attributes).toEqual({ savvy: 5, speed: 6, strength: 5 });
    expect([setup.board, setup.toDeath]).toEqual(['provincial', false]);
  });

  it.each([
    [3, 4, true],
    [3, 3, false],
    [4, 4, false],
  ])('7.3.3 in Rome %i and %i make a match one to the death: %s', (one, two, toDeath) => {
    const state = familia([careerOf({ locale: 'rome' }, 's1')]);
    const play = lived(state, [['opponent', 3], ...gruntDice(1, [3, 3, 3])]);
    const { setup } = makeMatch(play.ctx, fight('s1'));
    expect([setup.board, setup.toDeath, T.locales.rome.cap]).toEqual(['colosseum', null, 20]);
    const match = initialState(setup, T);
    const before = played(match, [['to-the-death', one, two]]);
    prepareMatch(before.ctx, setup);
    expect(match.toDeath).toBe(toDeath);
  });

  it('7.3, 7.4 the highest place of those who take part counts, and each foe is the opponent of one of the side', () => {
    const [low, high] = [careerOf({ style: 'thraex' }, 's1'), careerOf({ locale: 'rome', style: 'retiarius' }, 's2')];
    const both = [
      { star: 's1', secondary: false },
      { star: 's2', secondary: false },
    ];
    const foe = gruntDice(1, [3, 3, 3]);
    const play = lived(familia([low, high]), [['style', 2], ...foe, ...foes(3, foe)]);
    const { locale, entries } = makeMatch(play.ctx, fight('s1', { stars: both, allies: 1, foes: 3 }));
    const styles = entries.map(({ fighter }) => fighter.style);
    const against = (['thraex', 'retiarius', 'hoplomachus'] as const).map((style) => T.opponents[style](3).value);
    expect([locale, styles]).toEqual(['rome', ['thraex', 'retiarius', 'hoplomachus', ...against]]);
    expect(entries.map(({ fighter }) => fighter.seat)).toEqual([0, 0, null, null, null, null]);
  });

  it('7.4 four matches and as many as a die shows, three at most for a Star', () => {
    for (const [face, slots] of [
      [1, 5],
      [6, 10],
    ] as const) {
      const state = familia([careerOf({}, 's1')], { turn: 3, phase: 0, used: 4, fought: { s1: 3 } });
      const play = lived(state, [['slots', face]]);
      play.run(playPhase(play.ctx));
      expect([state.slots, state.used, state.fought]).toEqual([slots, 0, {}]);
    }
    const state = familia([careerOf({}, 's1'), careerOf({}, 's2')], { fought: { s1: 3, s2: 2 }, used: 4 });
    expect(readyStars(state).map(({ id }) => id)).toEqual(['s2']);
    expect(dayFault(state, fight('s1'))).toMatch(/three times/);
    expect(dayFault(state, fight('s2'))).toBeNull();
    state.used = 5;
    expect(dayFault(state, fight('s2'))).toMatch(/no match of this day/);
    expect(readyStars(state)).toEqual([]);
  });

  it("7.4 a Star's side is never the larger one", () => {
    const state = familia([careerOf({}, 's1'), careerOf({}, 's2')]);
    const both = [
      { star: 's1', secondary: false },
      { star: 's2', secondary: false },
    ];
    expect(dayFault(state, fight('s1', { allies: 1 }))).toMatch(/R99/);
    expect(dayFault(state, fight('s1', { stars: both }))).toMatch(/R99/);
    expect(dayFault(state, fight('s1', { stars: both, allies: 2, foes: 4 }))).toBeNull();
    expect(dayFault(state, fight('s1', { allies: 4, foes: 5 }))).toMatch(/4\.1/);
    expect(dayFault(state, fight('s1', { stars: [] }))).toMatch(/4\.1/);
    expect(dayFault(state, fight('nobody'))).toMatch(/no such Star/);
    expect(dayFault(state, fight('s1', { stars: [both[0], both[0]].flatMap((one) => one ?? []), foes: 2 }))).toMatch(
      /comes in once/,
    );
  });

  it('5.2.5 Grunts are led at the level of the familia, and a Star at that of the match', () => {
    type Levels = CareerState['setup']['levels'];
    type Fight = Partial<Extract<DayAct, { do: 'fight' }>>;
    const made = (levels: Levels, act: Fight) => {
      const state = familia([careerOf({}, 's1'), careerOf({}, 's2')]);
      if (levels !== undefined) state.setup = { ...state.setup, levels };
      const { ctx } = lived(state, []);
      return makeMatch(
        { ...ctx, dice: seededDice(seedState('leads')) },
        { ...fight('s1', { allies: 1, foes: 3 }), ...act },
      );
    };
    const leads = (levels: Levels, act: Fight) =>
      made(levels, act).setup.fighters.map(({ seat, level }) => `${seat}${level === undefined ? '' : ` ${level}`}`);
    const both: readonly Entrant[] = [
      { star: 's1', secondary: false },
      { star: 's2', secondary: false, led: 'tactician' },
    ];
    expect(leads(undefined, {})).toEqual(['0', 'null', 'null', 'null', 'null']);
    expect(leads({ foes: 'champion' }, { foes: 2 })).toEqual(['0', 'null', '2 champion', '2 champion']);
    expect(playedByBook(T, made({ foes: 'novice' }, {}).setup, 'level').fighters).toHaveLength(5);
    expect(leads({ allies: 'player' }, { stars: both })).toEqual(['0', '1 tactician', '0', 'null', 'null', 'null']);
    expect(leads({ allies: 'novice' }, { stars: [{ star: 's1', secondary: false, led: 'book' }] })).toEqual([
      'null',
      '1 novice',
      'null',
      'null',
      'null',
    ]);
  });

  it('5.2.5 Opponents have levels of their own by place and victories, where that was chosen', () => {
    expect(LOCALES.map((locale) => [0, 1, 2, 3].map((won) => levelOfFoe(locale, won)))).toEqual([
      ['novice', 'book', 'adept', 'tactician'],
      ['book', 'adept', 'tactician', 'tactician'],
      ['adept', 'tactician', 'tactician', 'tactician'],
    ]);
    const state = familia([careerOf({}, 's1')]);
    state.setup = { ...state.setup, rivals: true, levels: { foes: 'each' } };
    state.rivals = STYLES.map((primary, i) => ({ ...careerOf({}, `g${i}`), name: `Rival ${i}`, primary }));
    for (const one of state.rivals) one.record.won = 3;
    const { ctx } = lived(state, []);
    const { setup } = makeMatch({ ...ctx, dice: seededDice(seedState('foes-1')) }, fight('s1', { foes: 4 }));
    const led = setup.fighters.map(({ name, seat, level }) => [/Rival/.test(name), seat, level]);
    expect(led[0]).toEqual([false, 0, undefined]);
    expect(new Set(led.slice(1).map((one) => one.join(' ')))).toEqual(new Set(['true 2 tactician', 'false 2 novice']));
    expect(readAs(careerSetupSchema, state.setup, 'no').ok).toBe(true);
  });

  it('7.4 one new Star a month; what was rolled for it stands when it is left', () => {
    const state = familia([]);
    const birth = { name: 'Achillia', gender: 'female', handed: 'left' };
    const left = lived(state, [['size', 5, 5]]);
    left.run(resolveCreation(left.ctx), [birth, null]);
    expect([state.familia.length, state.made, dayFault(state, { do: 'recruit' })]).toEqual([0, 0, null]);
    const again = lived(state, [['second', 3, 3]]);
    const points = { savvy: 4, speed: 4, strength: 4 };
    const shape = { points, primary: 'secutor', secondary: 'thraex' };
    again.run(resolveCreation(again.ctx), [birth, { first: 'brawler', second: true }, shape]);
    const [star] = state.familia;
    const { size, speed, strength } = T.size(5 + 5 - 2).value;
    expect([star?.size, star?.card.attributes]).toEqual([
      size,
      { savvy: 4, speed: 4 + speed, strength: 4 + strength - 1 },
    ]);
    expect(star?.card.signatures).toEqual(['brawler', T.signature(6).value]);
    expect([star?.locale, star?.fame, star?.since, state.creation]).toEqual(['fringes', 0, 1, null]);
    expect(dayFault(state, { do: 'recruit' })).toMatch(/only one Star a month/);
    expect(dayFault({ ...state, turn: 2 }, { do: 'recruit' })).toBeNull();
  });
});

/** Dice of several foes, each the opponent that a 3 gives. */
function foes(count: number, dice: readonly Scripted[]): readonly Scripted[] {
  return Array.from({ length: count }, (): readonly Scripted[] => [['opponent', 3], ...dice]).flat();
}

describe('7.5 injured gladiators', () => {
  it.each([
    [4, 4, 2, 'whole', false],
    [5, 2, 1, 'whole', true],
    [5, 6, 0, '-1', true],
  ] as const)('7.5 of %i and %i against Strength 4 %i pass: %s, sits out %s', (one, two, passed, result, barred) => {
    const [star, play] = settled(wins({ hurt: { 'left arm': 1 } }, { at: [1, 1, 1] }), [['recovery', one, two]]);
    const [told] = play.of('recovery');
    expect([told?.rolls?.[0]?.total, told?.result]).toEqual([passed, result]);
    expect([star.card.lost, star.barred]).toEqual([result === '-1' ? { 'left arm': 1 } : {}, barred ? 2 : null]);
  });

  it('7.5 an arm that passes nothing loses a point for good, a belly kills', () => {
    const hurt = { 'right arm': 0, belly: 3, 'left leg': 1 };
    const [star, play] = settled(wins({ hurt }, { at: [6, 6, 6] }), [
      ['recovery', 5, 6],
      ['recovery', 6, 6],
    ]);
    expect(play.of('recovery').map(({ part, result }) => [part, result])).toEqual([
      ['right arm', '-1'],
      ['belly', 'dies'],
    ]);
    expect([star.card.lost, star.ended]).toEqual([
      { 'right arm': 1 },
      { how: 'dead', month: 1, why: 'a wound in the belly' },
    ]);
    expect([star.fame, play.of('fame'), star.record.won]).toEqual([0, [], 1]);
  });

  it('7.5 only the own test of the belly kills, and six is no failure against Strength 6', () => {
    const hurt = { 'left arm': 2, belly: 2 };
    const [star] = settled(wins({ at: [4, 5, 6], hurt }, { at: [1, 1, 1] }), [
      ['recovery', 6, 6],
      ['recovery', 6, 6],
    ]);
    expect([star.ended, star.barred, star.card.lost]).toEqual([null, null, {}]);
    const [other] = settled(wins({ hurt }, { at: [1, 1, 1] }), [
      ['recovery', 5, 5],
      ['recovery', 5, 4],
    ]);
    expect([other.ended, other.barred, other.card.lost]).toEqual([null, 2, { 'left arm': 1 }]);
  });

  it('7.5 what wounds took from attributes comes back, and a part keeps one point at least', () => {
    const [star] = settled(wins({ at: [2, 2, 1], hurt: { head: 0 } }, { at: [1, 1, 1] }), [['recovery', 2, 3]]);
    expect([star.card.attributes, star.card.lost]).toEqual([{ savvy: 2, speed: 2, strength: 1 }, {}]);
  });

  it('7.5 a part that has lost a point for good is whole without it', () => {
    const [star, play] = settled(wins({ lost: { chest: 1 }, hurt: { chest: 3 } }, { at: [1, 1, 1] }), []);
    expect([play.of('recovery'), star.card.lost]).toEqual([[], { chest: 1 }]);
  });

  it('7.5 whoever sits out does so in the month after, and in no other', () => {
    const star = careerOf({}, 's1');
    star.barred = 2;
    const faults = [1, 2, 3].map((turn) => dayFault(familia([star], { turn }), fight('s1')));
    expect(faults).toEqual([null, 's1 must sit out this month (7.5)', null]);
  });

  it('7.5 who was put to death is dead, and heals no more', () => {
    const dead = { result: { fate: 'killed' as const }, hurt: { belly: 0 } };
    const [star, play] = settled(loses(dead, {}), []);
    expect([star.ended?.how, star.ended?.why, star.record.lost]).toEqual(['dead', 'no mercy', 1]);
    expect(play.events.map(({ kind }) => kind)).toEqual(['died']);
  });

  it('6.1, 6.8, 6.9, 7.5 a death cites the rule that it came by', () => {
    const citesOf = (one: Over, script: readonly Scripted[] = []): readonly string[] =>
      settled(one, script)[1]
        .of('died')
        .map(({ cite }) => cite);
    const killed = (standing: 'dead' | 'surrendered') => loses({ result: { fate: 'killed', standing } }, {});
    const toDeath = killed('surrendered');
    expect([
      ...citesOf(killed('dead')),
      ...citesOf(killed('surrendered')),
      ...citesOf({ ...toDeath, match: { ...toDeath.match, toDeath: true } }),
      ...citesOf(wins({ hurt: { belly: 0 } }, { at: [1, 1, 1] }), [['recovery', 5, 5]]),
    ]).toEqual(['6.1', '6.8', '6.9', '7.5']);
  });
});

describe('7.6 freedom', () => {
  it.each([
    [3, 4, true],
    [3, 3, false],
  ])('7.6 in Rome, raw 20, %i and %i: free %s', (one, two, free) => {
    const [star] = settled(wins({ at: [7, 7, 6], locale: 'rome' }, { at: [1, 1, 1] }), [['freedom', one, two]]);
    expect(star.free).toBe(free);
  });

  it('7.6 after a defeat as well, but nowhere else than in Rome, and not below 20', () => {
    const beaten = loses({ at: [7, 7, 6], locale: 'rome' }, { at: [7, 7, 6] });
    const [star] = settled(beaten, [
      ['fall', 2],
      ['freedom', 6, 6],
    ]);
    expect([star.free, star.record.lost]).toEqual([true, 1]);
    const [other] = settled(wins({ at: [7, 6, 6], locale: 'rome' }, { at: [1, 1, 1] }), []);
    expect(other.free).toBe(false);
  });

  it('7.6 a free Star rolls no more for it, and may retire at any time', () => {
    const one = wins({ at: [7, 7, 6], locale: 'rome' }, { at: [1, 1, 1] });
    for (const { career } of one.entries) if (career !== null) career.free = true;
    const [star, play] = settled(one, []);
    expect(play.of('freedom')).toEqual([]);
    const state = familia([star, careerOf({}, 's9')]);
    expect(dayFault(state, { do: 'retire', star: 's9' })).toMatch(/not free/);
    expect(dayFault(state, { do: 'retire', star: star.id })).toBeNull();
    const leave = lived(state, []);
    leave.run(playPhase(leave.ctx), [{ do: 'retire', star: star.id }]);
    expect(star.ended).toEqual({ how: 'retired', month: 1, why: 'free' });
    expect(dayFault(state, fight(star.id))).toMatch(/no longer fights/);
  });
});

describe('7.7 Fame', () => {
  it.each<readonly [string, number, readonly number[], number]>([
    ['12 beats 12', 12, [12], 1],
    ['12 beats 13', 12, [13], 2],
    ['12 beats 15', 12, [15], 4],
    ['12 beats 11', 12, [11], 0],
    ['12 beats 11 and 10', 12, [11, 10], 3],
    ['12 beats 11, 10 and 13', 12, [11, 10, 13], 5],
    ['12 beats 11 and 13', 12, [11, 13], 2],
  ])('7.7.1 %s', (_, own, others, total) => {
    const fame = fameOf(wins({ at: raw(own) }, ...others.map((one) => ({ at: raw(one) }))));
    expect([fame.total, fame.won, fame.lost]).toEqual([total, total, 0]);
  });

  it('7.7.1 signatures count: a brawler of 13 beats 14 in a frenzy with a killing stroke, for that stroke alone', () => {
    const own: Stand = { at: raw(13), signatures: ['brawler'], result: { killings: 1 } };
    const foe: Stand = { at: raw(14), signatures: ['frenzy'] as Signature[] };
    const fame = fameOf(wins(own, foe));
    expect([fame.total, fame.modifiers.map(({ why }) => why)]).toEqual([1, ['killing strokes']]);
  });

  it('7.7.1 in a secondary style one is rated one lower', () => {
    expect(fameOf(wins({ at: raw(13), secondary: true }, { at: raw(12) })).total).toBe(1);
  });

  it('7.7.1 only those one has put out oneself count', () => {
    const fame = over(0, [
      { at: raw(12), result: { defeated: ['C'] } },
      { at: raw(12), side: 0, once: true, result: { defeated: ['D'] } },
      { at: raw(12), result: beatenBy('A') },
      { at: raw(15), result: beatenBy('B') },
    ]);
    expect([fameOf(fame).total, fameOf(fame, 1).total]).toEqual([1, 4]);
  });

  it.each([
    ['an equal', 12, 1],
    ['a lesser one', 11, 2],
  ])('7.7.1, 7.8 beaten by %s on the winning side, with a killing stroke', (_, by, lost) => {
    const one = over(0, [
      { at: raw(12), result: beatenBy('C', { killings: 1, defeated: ['D'] }) },
      { side: 0, once: true, result: { defeated: ['C'] } },
      { at: raw(by), once: true, result: beatenBy('B', { defeated: ['A'] }) },
      { at: raw(16), once: true, result: beatenBy('A', { standing: 'dead', fate: 'killed' }) },
    ]);
    const fame = fameOf(one);
    expect([fame.total, fame.lost, fame.won, fame.wreath]).toEqual([1 - lost, lost, 0, false]);
    const [star, play] = settled(one, [['fall', ...Array.from({ length: lost }, () => 3)]]);
    expect([star.record, play.of('rise')]).toEqual([{ won: 0, lost: 1, drawn: 0, kills: 1 }, []]);
  });

  it('7.7.1 a draw is worth a point to the lower rated, and no attribute', () => {
    const drawn = over(null, [{ at: raw(12) }, { at: raw(13), once: true }]);
    expect([fameOf(drawn).total, fameOf(drawn).won, fameOf(drawn, 1).total]).toEqual([1, 0, 0]);
    expect(fameOf(over(null, [{ at: raw(12) }, { at: raw(12) }])).total).toBe(0);
    const [star, play] = settled(drawn, []);
    expect([star.fame, star.record.drawn, play.of('rise')]).toEqual([1, 1, []]);
  });

  it('7.7.1 in a draw a better ally is no better one to have stood against', () => {
    const drawn = over(null, [{ at: raw(12) }, { at: raw(14), side: 0, once: true }, { at: raw(11), once: true }]);
    expect([0, 1, 2].map((at) => fameOf(drawn, at).total)).toEqual([0, 0, 1]);
  });

  it('7.7.1 in a draw one who was put out has lost', () => {
    const drawn = over(null, [
      { at: raw(12), result: beatenBy('C') },
      { at: raw(12), side: 0, once: true },
      { at: raw(13), once: true, result: { defeated: ['A'] } },
    ]);
    expect([fameOf(drawn).total, fameOf(drawn).lost, fameOf(drawn, 1).total]).toEqual([-1, 1, 1]);
    expect(settled(drawn, [['fall', 2]])[0].record).toEqual({ won: 0, lost: 1, drawn: 0, kills: 0 });
  });

  it('7.7.2 Savvy 5, Speed 3, Strength 4, two Fame: Speed or Strength may rise, and 1 and 4 raise Speed', () => {
    const one = wins({ at: [5, 3, 4] }, { at: raw(13) });
    const [star, play] = settled(one, [['rise', 1, 4]], ['speed']);
    expect(star.card.attributes).toEqual({ savvy: 5, speed: 4, strength: 4 });
    expect([star.fame, play.of('rise').map(({ attribute, value }) => [attribute, value])]).toEqual([2, [['speed', 4]]]);
    expect(risesOf(careerOf({ at: [5, 3, 4] }, 's'))).toEqual(['speed', 'strength']);
  });

  it.each([
    [[5, 5], 6],
    [[5, 6], 7],
  ] as const)('7.7.2 an attribute of 6 against %j becomes %i', (faces, value) => {
    const [star] = settled(wins({ at: [6, 4, 4] }, { at: raw(15) }), [['rise', ...faces]], ['savvy']);
    expect(star.card.attributes.savvy).toBe(value);
  });

  it('7.7.2 a die that shows the attribute itself does not raise it', () => {
    const [star] = settled(wins({ at: [4, 4, 4] }, { at: raw(13) }), [['rise', 4, 4]], ['speed']);
    expect(star.card.attributes.speed).toBe(4);
  });

  it('7.7.2 one point at most, none at 20, none to a winner without Fame; a spread that is too wide may shrink', () => {
    const [star] = settled(wins({ at: [4, 4, 4] }, { at: raw(13) }), [['rise', 6, 6]], ['savvy']);
    expect(star.card.attributes.savvy).toBe(5);
    const [full] = settled(wins({ at: [7, 7, 6], locale: 'rome' }, { at: [7, 7, 6] }), [['freedom', 1, 1]]);
    expect([full.fame, full.card.attributes]).toEqual([1, { savvy: 7, speed: 7, strength: 6 }]);
    expect(settled(wins({}, { at: raw(11) }), [])[1].of('rise')).toEqual([]);
    expect(risesOf(careerOf({ at: [6, 2, 4] }, 's'))).toEqual(['speed', 'strength']);
    expect(risesOf(careerOf({ at: [7, 6, 5] }, 's'))).toEqual(['speed', 'strength']);
  });

  it.each([
    ['all four', {}, true],
    ['no die left', { bonus: 0 }, false],
    ['three parts wounded', { wounded: 3 }, false],
    ['less than twice the wounds dealt', { dealt: 3 }, false],
    ['less, but a killing stroke', { dealt: 3, killings: 1 }, true],
    ['nothing dealt and nothing taken', { dealt: 0, taken: 0 }, false],
  ] as const)('7.7.3 a wreath with %s: %j, %s', (_, change, wreath) => {
    const result = { taken: 2, dealt: 4, wounded: 2, bonus: 1, ...change };
    const fame = fameOf(wins({ at: raw(12), result }, { at: raw(13) }));
    const killings = 'killings' in change ? change.killings : 0;
    expect([fame.wreath, fame.total]).toEqual([wreath, 2 + killings + (wreath ? 1 : 0)]);
  });

  it('7.7.3 no wreath for beating an equal; one adds to Fame and to the dice of a rise', () => {
    const result = { taken: 0, dealt: 2, wounded: 0, bonus: 1 };
    expect(fameOf(wins({ at: raw(12), result }, { at: raw(12) })).wreath).toBe(false);
    const [star] = settled(wins({ result }, { at: raw(13) }), [['rise', 1, 1, 1]], ['savvy']);
    expect([star.laurels, star.fame]).toEqual([1, 3]);
  });
});

describe('7.8 decreasing attributes', () => {
  it('7.8 a die for each Fame lost, two to a lesser one; Fame never falls below nothing', () => {
    const [star, play] = settled(loses({ at: raw(13) }, { at: raw(12) }), [['fall', 2, 6]]);
    expect([star.fame, play.of('fame').map(({ total }) => total), play.of('fall').length]).toEqual([0, [0], 1]);
    expect(star.card.attributes).toEqual({ savvy: 5, speed: 4, strength: 4 });
    const rich = loses({ at: raw(13) }, { at: raw(12) });
    for (const { career } of rich.entries) if (career !== null) career.fame = 5;
    expect(settled(rich, [['fall', 2, 6]])[0].fame).toBe(3);
  });

  it('7.8 on a 1 an attribute falls, drawn again where it may not', () => {
    const one = loses({ at: [2, 2, 1] }, { at: raw(5) });
    const [star] = settled(one, [
      ['fall', 1],
      ['attribute', 6], // Strength is at its least
      ['attribute', 4],
    ]);
    expect(star.card.attributes).toEqual({ savvy: 2, speed: 1, strength: 1 });
  });

  it('7.8 two ones lower two, and the second looks at what the first has left', () => {
    const [star] = settled(loses({ at: [5, 4, 4] }, { at: raw(12) }), [
      ['fall', 1, 1],
      ['attribute', 5],
      ['attribute', 5], // Strength would lie three below Savvy
      ['attribute', 1],
    ]);
    expect(star.card.attributes).toEqual({ savvy: 4, speed: 4, strength: 3 });
  });

  it('7.8 none that may fall, none falls', () => {
    expect(fallsOf(careerOf({ at: [1, 1, 1] }, 's'))).toEqual([]);
    const [star, play] = settled(loses({ at: [1, 1, 1] }, { at: [1, 1, 1] }), [['fall', 1]]);
    expect([star.card.attributes, play.of('fall').map(({ attribute }) => attribute)]).toEqual([
      { savvy: 1, speed: 1, strength: 1 },
      [null],
    ]);
    expect(fallsOf(careerOf({ at: [6, 4, 3] }, 's'))).toEqual(['savvy', 'speed']); // three apart already, not four
    expect(fallsOf(careerOf({ at: [5, 4, 3] }, 's'))).toEqual(['savvy', 'speed']);
  });

  it('7.8 what the Emperor has done once is remembered, what the crowd does is not', () => {
    const spared = (mercy: boolean) => settled(loses({ result: { mercy } }, {}), [['fall', 2]])[0].card.spared;
    expect([spared(true), spared(false)]).toEqual([true, false]);
  });
});

describe('7.7.2 rivals that come back', () => {
  const rivals = (state: CareerState): CareerState => ({ ...state, setup: { ...state.setup, rivals: true } });
  const rival = (id: string, more: Stand = {}): Career => careerOf({ style: 'retiarius', ...more }, id);
  /** Against the opponent of a murmillo whom a 5 gives. */
  const DUE: Scripted = ['opponent', 5];

  it('7.4, 7.7.2 with rivals off nobody of a match has a career but the Star', () => {
    const play = lived(familia([careerOf({}, 's1')]), [DUE, ...gruntDice(1, [3, 3, 3])]);
    expect(makeMatch(play.ctx, fight('s1')).entries.map(({ career }) => career?.id)).toEqual(['s1', undefined]);
  });

  it('7.4, 7.7.2 one of the style comes as it is on 1 or 2, and a new one on 3 to 6', () => {
    const known = [rival('g1', { at: [6, 6, 6] }), rival('g2')];
    const state = rivals(familia([careerOf({}, 's1')], { rivals: known, ids: 9 }));
    const back = lived(state, [DUE, ['rival', 2], ['lot:rival', 0]]);
    const [, foe] = makeMatch(back.ctx, fight('s1')).entries;
    expect([foe?.career?.id, foe?.fighter.card?.attributes]).toEqual(['g1', { savvy: 6, speed: 6, strength: 6 }]);
    const fresh = lived(state, [DUE, ['rival', 3], ...gruntDice(1, [3, 3, 3])]);
    const [, other] = makeMatch(fresh.ctx, fight('s1')).entries;
    expect([other?.career?.id, other?.career?.locale]).toEqual(['g10', 'fringes']);
  });

  it('7.4, 7.5 one of another style or place, or who sits out, does not come', () => {
    const out = rival('g3');
    out.barred = 1;
    const state = rivals(
      familia([careerOf({}, 's1')], {
        rivals: [rival('g1', { style: 'thraex' }), rival('g2', { locale: 'rome' }), out],
      }),
    );
    const play = lived(state, [DUE, ...gruntDice(1, [3, 3, 3])]);
    makeMatch(play.ctx, fight('s1'));
    expect(play.of('rival-die')).toEqual([]);
  });

  it('7.7.2 a rival that wins works on an attribute by lot', () => {
    const { entries, match } = wins({ at: [5, 3, 4] }, { at: raw(12) });
    const play = lived(familia([]), [
      ['lot:attribute', 1],
      ['rise', 5],
    ]);
    play.run(resolveAftermath(play.ctx, entries, match));
    expect(entries[0]?.career?.card.attributes).toEqual({ savvy: 5, speed: 3, strength: 5 });
  });

  it('7.4 the living are remembered, twelve of a place at most, the one longest known goes', () => {
    const known = Array.from({ length: 12 }, (_, i) => rival(`g${i}`));
    const state = familia([], { rivals: [rival('r1', { locale: 'rome' }), ...known] });
    const { entries } = over(0, [{}, {}, {}]);
    const ids = entries.map(({ career }) => career);
    const [, dead, freed] = ids;
    if (dead) dead.ended = { how: 'dead', month: 1, why: 'no mercy' };
    if (freed) freed.free = true;
    remember(state, entries);
    expect(state.rivals.map(({ id }) => id)).toEqual(['r1', ...known.slice(1).map(({ id }) => id), 's0']);
  });
});
