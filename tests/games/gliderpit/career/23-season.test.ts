/** 23 The rules of a season, one after the other, with dice that fall as written. */
import { describe, expect, it } from 'vitest';
import { resolveSeasonEnd } from '../../../../src/games/gliderpit/career/ending.ts';
import { makeUp, pitOrder } from '../../../../src/games/gliderpit/career/field.ts';
import { gather } from '../../../../src/games/gliderpit/career/pilots.ts';
import { expectedScore, placesOf, settleBout } from '../../../../src/games/gliderpit/career/prizes.ts';
import {
  isDecidedEarly,
  purchaseByBook,
  purchasesOf,
  purseFault,
  wreck,
} from '../../../../src/games/gliderpit/career/purse.ts';
import { flownByBook, pitResultFault } from '../../../../src/games/gliderpit/career/result.ts';
import { playSeasonPhase } from '../../../../src/games/gliderpit/career/sequence.ts';
import { parseSeasonTables } from '../../../../src/games/gliderpit/career/tables.ts';
import { pitTitle, seasonChronicle } from '../../../../src/games/gliderpit/career/told.ts';
import type { PitField, PitResult, SeasonState } from '../../../../src/games/gliderpit/career/types.ts';
import { gliderpitTables } from '../../../../src/games/gliderpit/data.ts';
import { attacksFrom } from '../../../../src/games/gliderpit/rules/book/worth.ts';
import { enemiesOf } from '../../../../src/games/gliderpit/rules/roster.ts';
import { seasonTables, tables } from '../../../../src/games/gliderpit/tables.ts';
import { TableError } from '../../../../src/kernel/table.ts';
import { aloft, at } from '../support/pit.ts';
import { flying, MELEE, overPit, type Standing, seasonAt } from '../support/season.ts';

/** The bouts of a pit; of equals the order is as they stand, seats as they are made up. */
function fieldsOf(pit: number, standing: Standing = {}): readonly PitField[] {
  const { madeUpBy, field, hirelings } = seasonTables().ladder[pit - 1] ?? { madeUpBy: 'all', field: '', hirelings: 0 };
  const seats = field === 'duels' ? [2, 2] : [4 + hirelings];
  const play = flying(seasonAt({ ...standing, state: { pit, ...standing.state } }), [
    ...(madeUpBy === 'all' ? [] : [['shuffle:order', 0, 1, 2, 3] as const]),
    ...seats.map((many) => ['shuffle:seats', ...Array.from({ length: many }, (_, i) => i)] as const),
  ]);
  const fields = makeUp(play.ctx);
  play.dice.done();
  return fields;
}
const sides = ({ pilots, teams }: PitField): string =>
  [...new Set(teams)]
    .map((team) => pilots.flatMap((id, seat) => (teams[seat] === team ? [id ?? 'hireling'] : [])).join('+'))
    .join(' v ');

/** A bout settled, in which seats stand as they are given. */
function settled(state: SeasonState, field: PitField, result: PitResult, places: readonly number[]) {
  const play = flying(state);
  return { play, laurels: settleBout(play.ctx, { field, result, places }) };
}
const LOST = overPit([[null], ['floor', 'A'], ['stun', 'A'], ['wall']], { outs: ['D', 'C', 'B'], winner: 0 });

describe('23.1 to 23.4 who meets whom', () => {
  it('23.1 four begin alike; how hard rivals are is how many tacticians there are', () => {
    const minds = (['green', 'mixed', 'hard'] as const).map((rivals) => {
      const state = seasonAt({ rivals, state: { pilots: [], ids: 0 } });
      const play = flying(state, [
        ['lot:name', 0],
        ['lot:name', 0],
        ['lot:name', 0],
      ]);
      gather(play.ctx);
      play.dice.done();
      expect(state.pilots.map(({ rating, laurels, coins, hull }) => [rating, laurels, coins, hull])).toEqual(
        Array(4).fill([100_000, 0, 4, 3]),
      );
      expect(new Set(state.pilots.map(({ name }) => name.charAt(0))).size).toBe(4);
      return state.pilots.map(({ mind }) => mind.charAt(0)).join('');
    });
    expect(minds).toEqual(['pbbb', 'ptbb', 'pttt']);
  });

  it('23.2 the fields of all eight pits', () => {
    const standing = {
      pilots: [
        { laurels: 1, rating: 99_000 },
        { laurels: 9, rating: 98_000 },
        { laurels: 5, rating: 101_000 },
        { laurels: 3, rating: 103_000 },
      ],
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((pit) => fieldsOf(pit, standing).map(sides))).toEqual([
      ['p1 v p2 v p3 v p4'],
      ['p3 v p1', 'p4 v p2'],
      ['p1 v p2 v p3 v p4'],
      ['p2+p1 v p3+p4'],
      ['p1 v p2 v p3 v p4 v hireling v hireling'],
      ['p4 v p1', 'p2 v p3'],
      ['p2+p1+hireling v p3+p4+hireling'],
      ['p1 v p2 v p3 v p4'],
    ]);
    expect(seasonTables().ladder.map(({ floor }) => floor)).toEqual([15, 10, 10, 10, 5, 5, 5, 0]);
  });

  it('23.2 of equals the lot decides, and seats are shuffled', () => {
    const play = flying(seasonAt({ state: { pit: 6 } }), [
      ['shuffle:order', 3, 0, 2, 1],
      ['shuffle:seats', 1, 0],
      ['shuffle:seats', 0, 1],
    ]);
    expect(makeUp(play.ctx).map(sides)).toEqual(['p1 v p4', 'p3 v p2']);
  });

  it('23.3 the player flies its own glider, tacticians from seats of their own, and the other duel is flown without it', () => {
    const state = seasonAt({ rivals: 'mixed', state: { pit: 2 } });
    const [own, other] = fieldsOf(2, { rivals: 'mixed' }).map((field) => pitOrder(state, seasonTables(), field));
    expect(own?.setup.gliders.map(({ name, seat, level }) => [name, seat, level ?? null])).toEqual([
      ['Felix', 0, null],
      ['Four', null, null],
    ]);
    expect(other?.setup.gliders.map(({ name, seat, level }) => [name, seat, level ?? null])).toEqual([
      ['Two', 1, 'tactician'],
      ['Three', null, null],
    ]);
    expect([own?.own, other?.own, own?.number, other?.number]).toEqual([true, false, 1, 2]);
  });

  it('23.4 as many counters of each weapon as gliders', () => {
    const armoury = [1, 2, 5].map((pit) => {
      const state = seasonAt({ state: { pit } });
      return fieldsOf(pit).map((field) => pitOrder(state, seasonTables(), field).setup.armoury);
    });
    expect(armoury).toEqual([[4], [2, 2], [6]]);
  });

  it('GR-48 a hireling stands where a wrecked pilot stood; two of them fly no duel', () => {
    const wrecked = { wrecked: true };
    expect(fieldsOf(4, { pilots: [{}, wrecked] }).map(sides)).toEqual(['p1+p4 v hireling+p3']);
    const state = seasonAt({ pilots: [{}, wrecked, wrecked], state: { pit: 2 } });
    const play = flying(state, [
      ['shuffle:order', 0, 1, 2, 3],
      ['shuffle:seats', 0, 1],
    ]);
    expect(makeUp(play.ctx).map(sides)).toEqual(['p1 v p4']);
  });
});

describe('23.5 the purse', () => {
  const buys = (coins: number, hull: number, pit = 1) => {
    const { patches, straps, first } = purchaseByBook({ coins, hull }, pit);
    return [patches, straps, first];
  };

  it('23.5 what cannot be paid, or is too much, is refused', () => {
    const fault = (coins: number, hull: number, patches: number, straps: number, first: boolean) =>
      purseFault({ coins, hull }, { do: 'fly', patches, straps, first });
    expect(fault(10, 2, 1, 1, true)).toBeNull();
    expect(fault(9, 2, 1, 1, true)).toContain('10 coins');
    expect(fault(99, 3, 1, 0, false)).toContain('hull is 3');
    expect(fault(99, 3, 0, 3, false)).toContain('2 straps');
    expect(fault(99, 0, 0, 0, true)).toContain('23.7');
    expect(purchasesOf({ coins: 4, hull: 3 })).toHaveLength(3);
  });

  it('23.5 the program mends, then buys straps and the first chit while four coins are left; before the last pit none', () => {
    expect(buys(4, 3)).toEqual([0, 0, false]);
    expect(buys(12, 1)).toEqual([1, 1, false]);
    expect(buys(18, 3)).toEqual([0, 2, true]);
    expect(buys(9, 0)).toEqual([2, 0, false]);
    expect(buys(6, 1, 8)).toEqual([0, 1, true]);
    expect(buys(6, 0, 8)).toEqual([1, 0, true]);
  });

  it('23.5 a strap carries one more in this pit, and the first chit is the team’s', () => {
    const bought = { straps: 2, first: true };
    const state = seasonAt({ pilots: [{}, {}, { bought }, {}], state: { pit: 4 } });
    const [field] = fieldsOf(4);
    if (field === undefined) throw new Error('no bout');
    const { setup } = pitOrder(state, seasonTables(), field);
    expect([setup.first, setup.gliders.map(({ straps }) => straps)]).toEqual([
      [1],
      [0, 0, 0, 2].toSorted((a, b) => a - b),
    ]);
  });

  it('23.7 who needs a patch and cannot pay is wrecked; the player wrecked, or everybody else, ends the season', () => {
    const state = seasonAt({ pilots: [{}, { hull: 0, coins: 3 }, { hull: 0, coins: 4 }, {}] });
    wreck(flying(state).ctx);
    expect(state.pilots.map(({ wrecked }) => wrecked)).toEqual([false, true, false, false]);
    expect(isDecidedEarly(state)).toBe(false);
    const own = seasonAt({ pilots: [{ hull: 0, coins: 0 }, { laurels: 2 }], state: { phase: 3 } });
    const play = flying(own);
    play.run(playSeasonPhase(play.ctx), [false]);
    expect(play.of('wreath')).toMatchObject([{ own: false }]);
    expect([own.seasons[0]?.wrecked, own.outcome?.by]).toEqual([true, 'retired']);
    const alone = seasonAt({ pilots: [{}, ...Array(3).fill({ wrecked: true, laurels: 9 })], state: { phase: 3 } });
    const last = flying(alone);
    last.run(playSeasonPhase(last.ctx), [false]);
    expect(last.of('wreath')).toMatchObject([{ own: true, name: 'Felix' }]);
  });
});

describe('23.6 prizes', () => {
  it('23.6 places: who flies by altitude, equals by lot; then who went out later', () => {
    const play = flying(seasonAt(), [['shuffle:places', 1, 0]]);
    const result = overPit([['floor'], [null, undefined, 18], [null, undefined, 18], ['floor']], {
      ...{ outs: ['D', 'A'], by: 'time' },
    });
    expect(placesOf(play.ctx, MELEE, result)).toEqual([3, 2, 1, 4]);
    play.dice.done();
    const plain = flying(seasonAt());
    expect(placesOf(plain.ctx, MELEE, LOST)).toEqual([1, 2, 3, 4]);
  });

  it('23.6 five, three and one in a mêlée, one for each put out, coins for both; twice as many in the last pit', () => {
    for (const [pit, times] of [
      [1, 1],
      [8, 2],
    ] as const) {
      const state = seasonAt({ state: { pit } });
      const { laurels } = settled(state, MELEE, LOST, [1, 2, 3, 4]);
      expect(laurels).toEqual([7, 3, 1, 0].map((count) => count * times));
      expect(state.pilots.map(({ coins }) => coins)).toEqual([7, 3, 1, 0].map((count) => 4 + 2 + count * times));
    }
  });

  it('23.6 hirelings hold their places and take nothing; three for a duel, three to each of a side that wins', () => {
    const crowd: PitField = { ...MELEE, pilots: [null, 'p1', 'p2', 'p3'] };
    const state = seasonAt();
    expect(settled(state, crowd, LOST, [1, 2, 3, 4]).laurels).toEqual([0, 3, 1, 0]);
    const duel: PitField = { ...MELEE, kind: 'duel', pilots: ['p1', 'p2'], names: ['Felix', 'Two'], teams: [0, 1] };
    const won = overPit([['floor'], [null]], { outs: ['A'], winner: 1 });
    expect(settled(seasonAt(), duel, won, [2, 1]).laurels).toEqual([0, 3]);
    const teams: PitField = { ...MELEE, kind: 'teams', teams: [0, 0, 1, 1] };
    const side = overPit([['floor'], [null], ['floor', 'A'], ['floor', 'D']], { outs: ['A', 'C', 'D'], winner: 0 });
    expect(settled(seasonAt(), teams, side, [4, 1, 3, 2]).laurels).toEqual([4, 3, 0, 0]);
  });

  it('GR-50 a duel that nobody wins gives no laurels, and counts one half', () => {
    const duel: PitField = { ...MELEE, kind: 'duel', pilots: ['p1', 'p2'], names: ['Felix', 'Two'], teams: [0, 1] };
    const state = seasonAt({ pilots: [{ rating: 110_000 }] });
    const drawn = overPit([[null], [null]], { by: 'time' });
    expect(settled(state, duel, drawn, [1, 2]).laurels).toEqual([0, 0]);
    expect(state.pilots.map(({ rating }) => rating)).toEqual([110_000 - 24 * 14, 100_000 + 24 * 14, 100_000, 100_000]);
  });

  it('23.7 the floor costs one hull, anything else two, and never below none', () => {
    const state = seasonAt({ pilots: [{}, {}, { hull: 1 }, {}] });
    settled(state, MELEE, LOST, [1, 2, 3, 4]);
    expect(state.pilots.map(({ hull }) => hull)).toEqual([3, 2, 0, 1]);
  });
});

describe('23.8, 23.9 what stays', () => {
  it('23.8 grudges go up to three, down to none, and not within a team', () => {
    const state = seasonAt({ pilots: [{ grudges: { p2: 1 } }, { grudges: { p1: 3 } }] });
    settled(state, MELEE, LOST, [1, 2, 3, 4]);
    expect(state.pilots.map(({ grudges }) => grudges)).toEqual([{}, { p1: 3 }, { p1: 1 }, {}]);
    const team = seasonAt();
    settled(team, { ...MELEE, kind: 'teams', teams: [0, 0, 1, 1] }, LOST, [1, 2, 3, 4]);
    expect(team.pilots.map(({ grudges }) => grudges)).toEqual([{}, {}, { p1: 1 }, {}]);
  });

  it('23.8 who bears a grudge counts an attack a fifth more for each', () => {
    const worth = (grudges?: { readonly [id: string]: number }) => {
      const state = aloft([
        { alt: 12, hand: 'spear' },
        { hex: at(3, 0), alt: 10 },
      ]);
      const [self] = state.gliders;
      if (self === undefined) throw new Error('nobody');
      return attacksFrom(tables(), { ...self, grudges }, enemiesOf(state, self), 0)[0]?.worth ?? 0;
    };
    expect(worth({ B: 2 })).toBeCloseTo(1.4 * worth(), 9);
    expect(worth({ C: 3 })).toBe(worth());
    const state = seasonAt({ pilots: [{}, { grudges: { p1: 2, p9: 1 } }], rivals: 'hard' });
    const { setup } = pitOrder(state, seasonTables(), MELEE);
    expect(setup.gliders.map(({ grudges }) => grudges ?? null)).toEqual([null, { A: 2 }, null, null]);
  });

  it('23.9 twenty-four points over the other pilots; the sum of all ratings stays', () => {
    const state = seasonAt({ pilots: [{ rating: 120_000 }, { rating: 93_217 }] });
    const before = state.pilots.map(({ rating }) => rating);
    settled(state, MELEE, LOST, [1, 2, 3, 4]);
    const after = state.pilots.map(({ rating }) => rating);
    expect(after.reduce((a, b) => a + b)).toBe(before.reduce((a, b) => a + b));
    // 8 points against each: 0.82 is expected of 1200 against 932, 0.76 against 1000
    expect((after[0] ?? 0) - 120_000).toBe(8 * (18 + 24 + 24));
  });

  it('GR-47 the table is the curve, in hundredths', () => {
    const curve = (difference: number) => Math.round(100 / (1 + 10 ** (-difference / 400)));
    for (let difference = 0; difference < 1000; difference += 1)
      expect(seasonTables().expected(difference)).toBe(curve(difference));
    expect([expectedScore(seasonTables(), 100_000, 110_000), expectedScore(seasonTables(), 110_049, 100_000)]).toEqual([
      36, 64,
    ]);
  });
});

describe('23.10 the wreath', () => {
  const ending = (standing: Standing, script: Parameters<typeof flying>[1], answers: readonly unknown[]) => {
    const state = seasonAt({ ...standing, state: { pit: 8, turn: 8, phase: 3, ...standing.state } });
    const play = flying(state, script);
    play.run(resolveSeasonEnd(play.ctx), answers);
    return { state, play };
  };

  it('23.10 most laurels; of equals the better place in the last pit', () => {
    const last = { ...MELEE, turn: 8, result: LOST, places: [3, 1, 2, 4], laurels: [0, 0, 0, 0] };
    const pilots = [{ laurels: 9 }, { laurels: 9 }, { laurels: 3 }, { laurels: 12, wrecked: true }];
    const { state, play } = ending({ pilots, state: { past: [last] } }, [], [false]);
    expect(play.of('wreath')).toMatchObject([{ name: 'Two', laurels: 9 }]);
    expect([state.seasons[0]?.place, state.outcome]).toEqual([
      2,
      { winner: null, by: 'retired', results: { p1: 'M' } },
    ]);
  });

  it('GR-49 the player wrecked: whoever of the others leads has it, of equals by rating, then by lot', () => {
    const standing = {
      pilots: [{ wrecked: true, laurels: 20 }, { laurels: 5 }, { laurels: 5 }],
    };
    const { play } = ending(standing, [['shuffle:order', 3, 2, 1, 0]], [false]);
    expect(play.of('wreath')).toMatchObject([{ name: 'Three' }]);
  });

  it('23.10 the next season: ratings half-way back, grudges halved, the last rival gone, all else as at first', () => {
    const pilots = [
      { laurels: 9, rating: 104_001, grudges: { p2: 3, p4: 2 }, hull: 0 },
      { laurels: 5, rating: 99_001, grudges: { p1: 1 }, coins: 30 },
      { laurels: 7 },
      { laurels: 1, rating: 120_000 },
    ];
    const { state } = ending(
      { pilots },
      [
        ['shuffle:order', 0, 1, 2, 3],
        ['lot:name', 0],
      ],
      [true],
    );
    const { season, pit, outcome } = state;
    expect([season, pit, outcome, state.gone.map(({ name }) => name)]).toEqual([2, 0, null, ['Four']]);
    expect(state.pilots.map(({ rating, laurels, coins, hull }) => [rating, laurels, coins, hull])).toEqual([
      [102_000, 0, 4, 3],
      [99_501, 0, 4, 3],
      [100_000, 0, 4, 3],
      [100_000, 0, 4, 3],
    ]);
    expect(state.pilots.map(({ grudges }) => grudges)).toEqual([{ p2: 1 }, {}, {}, {}]);
    expect([state.pilots[3]?.id, state.pilots[3]?.since, state.pilots[0]?.record.wreaths]).toEqual(['p5', 2, 1]);
  });
});

describe('what comes from outside', () => {
  const { setup, seed } = pitOrder(seasonAt(), seasonTables(), MELEE);

  it('23.3 a result that no bout can have is refused', () => {
    const result = flownByBook(tables(), { ...setup, floor: 15 }, seed);
    const fault = (more: Partial<PitResult>) => pitResultFault(setup, { ...result, ...more });
    expect(fault({})).toBeNull();
    expect(fault({ gliders: result.gliders.slice(1) })).toContain('23.2');
    expect(fault({ outs: result.outs.slice(1) })).toContain('15.38');
    expect(fault({ winner: ((result.winner ?? 0) + 1) % 4 })).toContain('15.38');
    expect(fault({ by: 'time' })).toContain('GR-42');
    expect(fault({ gliders: result.gliders.map((one) => ({ ...one, downedBy: 'A' })) })).toContain('GR-43');
  });

  it('23.2 a ladder that is not whole says where', () => {
    const rows = gliderpitTables['season-pits'].rows.map((row) => [...row]);
    if (rows[2] !== undefined) rows[2][2] = 7;
    const broken = { ...gliderpitTables, 'season-pits': { ...gliderpitTables['season-pits'], rows } };
    expect(() => parseSeasonTables(broken)).toThrow(TableError);
  });
});

it('23.10 the chronicle knows the season and the pit of every turn, after seasons that ended early too', () => {
  // the first season is flown to its end, the second ends at the purse of its third pit, the third has begun
  const past = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map((turn) => ({
    ...{ ...MELEE, turn, result: LOST, places: [1, 2, 3, 4], laurels: [7, 3, 1, 0] },
  }));
  const titles = (turn: number, season: number, pit: number) => {
    const state = seasonAt({ state: { turn, season, pit, past: past.filter((one) => one.turn <= turn) } });
    return [pitTitle(state, seasonTables(), turn), ...seasonChronicle(state, seasonTables()).map(({ title }) => title)];
  };
  expect(titles(8, 2, 0).slice(0, 2)).toEqual(Array(2).fill('Season 1, pit 8: The Throat'));
  expect(titles(9, 2, 1).slice(1, 3)).toEqual(['Season 2, pit 1: The Cistern', 'Season 1, pit 8: The Throat']);
  expect(titles(9, 2, 1).at(-1)).toBe('Season 1, pit 1: The Cistern');
  expect(titles(11, 3, 0)[0]).toBe('Season 2, pit 3: The Quarry');
  expect(titles(12, 3, 1).slice(0, 3)).toEqual([
    'Season 3, pit 1: The Cistern',
    'Season 3, pit 1: The Cistern',
    'Season 2, pit 2: The Twin Wells',
  ]);
});
