/** What every rule set owes the kernel, over bouts of every share of seats; the golden script; who chooses and when it ends. */
import { describe, expect, it } from 'vitest';
import { choiceOf } from '../../../../src/ai/mind.ts';
import { mindsFor } from '../../../../src/games/gliderpit/labour/minds.ts';
import { gliderpit } from '../../../../src/games/gliderpit/rules/index.ts';
import { playPhase } from '../../../../src/games/gliderpit/rules/sequence.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { runBook } from '../../../../src/kernel/runner.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { isPitSound, weaponsLeft } from '../../../../tools/games/gliderpit/sound.ts';
import { aloft, at, duel, setupOf, thrown } from '../support/pit.ts';

describe('a bout of Glider-Pit Gladiators', () => {
  it('7.14 no state that the rules forbid, whatever is chosen: 2 to 6 gliders, teams, all options', () => {
    for (let seed = 0; seed < 24; seed++) {
      const size = 2 + (seed % 5);
      const teams = seed % 3 === 0 && size % 2 === 0;
      const all = Array.from({ length: size }, (_, i) => ({ seat: i % 2 === 0 ? i : null, team: teams ? i % 2 : i }));
      const options = {
        floor: ([0, 5, 10, 15] as const)[seed % 4] ?? 0,
        ...{ randomWeapons: seed % 2 === 0, randomChits: seed % 3 === 1, advanced: seed % 2 === 1 },
      };
      const match = Match.start(gliderpit, tables(), setupOf(all, options), `sound ${seed}`, { journal: false });
      let draws = seed;
      const pick = (n: number): number => {
        draws = (draws * 1103515245 + 12345) % 2147483648;
        return Math.floor((draws / 2147483648) * n);
      };
      let before = [6, 6, 6, 6, 6];
      while (!match.over) {
        const answers = match.pending.map((request) => {
          const rules = gliderpit.decisions[request.kind];
          return rules.sample(match.state, tables(), request as never, pick);
        });
        expect(match.answer(answers as never)).toBeNull();
        if (!isPitSound(match.state)) throw new Error(`seed ${seed}, turn ${match.state.turn}`);
        const now = weaponsLeft(match.state);
        if (match.state.turn === 0) continue;
        expect(now.every((count, i) => count <= (before[i] ?? 0))).toBe(true);
        before = [...now];
      }
    }
  });

  it('7.14 the book keeps to it too, and bouts end', () => {
    for (let seed = 0; seed < 3; seed++) {
      const setup = setupOf(
        Array.from({ length: 6 }, () => ({})),
        { floor: 5 },
      );
      const { state } = runBook(gliderpit, tables(), setup, `book ${seed}`, (_event, now) => {
        if (now.outcome !== null && now.turn > 80) throw new Error('no end');
      });
      expect(isPitSound(state)).toBe(true);
      expect(state.outs.length).toBeGreaterThanOrEqual(5);
    }
  });

  it.each([
    ['book', 0, '2f612b6ccdc61354'],
    ['tactician', 10, '612fca51bd3e9a72'],
    ['novice', 15, 'b009876fef6e3b2b'],
  ] as const)('golden: %s at floor %i ends as it always has', (level, floor, digest) => {
    const seats =
      level === 'book'
        ? [{}, {}]
        : [
            { seat: 1, level },
            { seat: 2, level },
          ];
    const setup = setupOf(seats, { floor });
    const minds = mindsFor(setup);
    const match = Match.start(gliderpit, tables(), setup, 'golden', { journal: false });
    while (!match.over) match.answer(match.pending.map((request) => choiceOf(match, minds, request)));
    expect([gliderpit.version, digestOf(match.state)]).toEqual([1, digest]);
  });

  it('8.16 to 14.37 the golden script (vector 25)', () => {
    const [state, a, b] = duel(
      { seat: 0, hex: at(0, 0), facing: 0, alt: 12, speed: 3, hand: 'sword' },
      { seat: 1, hex: at(3, 0), facing: 3, alt: 11, speed: 2, hand: 'spear' },
    );
    Object.assign(state, { turn: 0, phase: 3, acting: null });
    const first = thrown(state, [
      ['glide', 5],
      ['attack', 3, 5],
    ]);
    first.run(playPhase(first.ctx), [
      { do: 'forward' },
      { do: 'turn', side: 1, pay: 'altitude' },
      { do: 'hold' },
      { do: 'throw', at: 'A' },
    ]);
    expect(first.of('chits')[0]?.order).toEqual(['B', 'A']);
    expect([b.hex, b.facing, b.alt, b.speed, b.hand]).toEqual([at(2, 0), 4, 10, 2, null]);
    expect(first.of('threw')[0]).toMatchObject({ cf: 8, result: 'miss' });
    const second = thrown(state, [['ram', 4]]);
    second.run(playPhase(second.ctx), [{ do: 'forward' }, { do: 'forward' }, { do: 'ram' }, { do: 'nothing' }]);
    expect([a.hex, a.alt, a.speed, b.alt]).toEqual([at(2, 0), 10, 5, 8]);
    expect(second.of('rammed')[0]?.result).toBe('DA-2');
    const third = thrown(state, [
      ['air', 3, 4],
      ['air', 1, 1],
      ['air', 5, 5],
      ['air', 3, 3],
    ]);
    third.run(playPhase(third.ctx), [
      { row: 10, sign: -1 },
      { row: 1, sign: -1 },
      { row: 5, sign: 1 },
      { row: 16, sign: 1 },
    ]);
    expect([a.alt, b.alt]).toEqual([9, 7]);
  });

  it('4.7 [GR-31] the teams choose in the order of their chits; who has paid comes first', () => {
    const setup = setupOf([{}, {}, {}], { first: [2] });
    const orders = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const match = Match.start(
        gliderpit,
        tables(),
        { ...setup, gliders: setup.gliders.map((one) => ({ ...one, seat: 0 })) },
        `order ${seed}`,
      );
      orders.add(match.state.order.join());
      expect(match.state.order[0]).toBe(2);
    }
    expect(orders.size).toBe(2);
  });

  it('4.9 [GR-32] a draft: six of portage, six of a kind, a pass is final', () => {
    const setup = setupOf([{ seat: 0 }, { seat: 1 }]);
    const match = Match.start(gliderpit, tables(), setup, 'draft');
    const answer = (choice: unknown) => match.answer([choice] as never);
    while (match.pending[0]?.kind === 'zone')
      answer(match.state.gliders.some(({ zone }) => zone === 'NW') ? 'SE' : 'NW');
    const [first] = match.pending;
    if (first?.kind !== 'draft') throw new Error('no draft');
    const [mine, other] = first.team === 0 ? ['A', 'B'] : ['B', 'A'];
    expect(answer({ do: 'take', weapon: 'sword', glider: other })).toBe(`${other} does not fly for this team (4.9)`);
    answer({ do: 'take', weapon: 'sword', glider: mine });
    answer({ do: 'pass' });
    for (const weapon of ['sword', 'net'] as const) expect(answer({ do: 'take', weapon, glider: mine })).toBeNull();
    expect(answer({ do: 'take', weapon: 'spear', glider: mine })).toContain('has no room for a spear (4.9)');
    expect(answer({ do: 'take', weapon: 'stone', glider: mine })).toBeNull();
    expect(match.pending[0]?.kind).toBe('launch');
    expect(match.state.passed).toHaveLength(1);
  });

  it('6.12, 15.38 the last team in the air wins at once', () => {
    const [state, a] = duel({ seat: 0, hand: 'spear', speed: 1, alt: 9 }, { hex: at(3, 0), alt: 9, speed: 1 });
    Object.assign(state, { turn: 1, phase: 0, acting: null, floor: 5 });
    Object.assign(state.gliders[1] ?? {}, { alt: 6 });
    const play = thrown(state, [
      ['glide', 6],
      ['attack', 6, 5],
      ['result', 6, 6],
    ]);
    play.run(playPhase(play.ctx), [{ do: 'forward' }, { do: 'hold' }, { do: 'throw', at: 'B' }]);
    expect(state.outcome).toEqual({ winner: 0, by: 'last aloft', results: { A: 'V', B: 'P' } });
    expect([a.out, state.gliders[1]?.downedBy]).toEqual([null, 'A']);
  });

  it('6.12 who is out has no sequence any more, and a team wins with all who flew for it', () => {
    const state = aloft([{ team: 0 }, { team: 0, out: 'floor' }, { team: 1, alt: 1, hex: at(0, 3), speed: 0 }]);
    Object.assign(state, { phase: 1, acting: null });
    const play = thrown(state, [['spin', 3]]);
    play.run(playPhase(play.ctx));
    expect(play.of('sequence').map(({ glider }) => glider)).toEqual(['C']);
    expect(state.outcome).toEqual({ winner: 0, by: 'last aloft', results: { A: 'V', B: 'P', C: 'P' } });
  });

  it('GR-28 nobody left in the air is a draw', () => {
    const state = aloft([{ seat: 0, out: 'floor' }, { out: 'floor' }]);
    Object.assign(state, { phase: 2, acting: null });
    const play = thrown(state, Array(4).fill(['air', 1, 1]));
    play.run(
      playPhase(play.ctx),
      [1, 1, -1, -1].map((sign) => ({ row: 1, sign })),
    );
    expect(state.outcome).toEqual({ winner: null, by: 'nobody', results: { A: 'P', B: 'P' } });
  });

  it('GR-39, GR-42 after turn 80 the highest team wins, and equal ones draw', () => {
    const ending = (altB: number) => {
      const state = aloft([
        { seat: 0, alt: 10 },
        { alt: altB, hex: at(0, 3) },
      ]);
      Object.assign(state, { turn: 80, phase: 2, acting: null });
      const play = thrown(state, [
        ['air', 1, 1],
        ['air', 1, 1],
        ['air', 1, 1],
        ['air', 1, 1],
      ]);
      play.run(playPhase(play.ctx), [
        { row: 1, sign: 1 },
        { row: 1, sign: 1 },
        { row: 1, sign: -1 },
        { row: 1, sign: -1 },
      ]);
      return state.outcome?.winner;
    };
    expect([ending(9), ending(10), ending(11)]).toEqual([0, null, 1]);
  });
});
