/** How a turn is asked: every answer by a name of its own, what it brings, and what it hides not. */
import { describe, expect, it } from 'vitest';
import { noviceAct } from '../../../../src/games/munera/ai/novice.ts';
import { questionOf } from '../../../../src/games/munera/ask/answers.ts';
import { programWords } from '../../../../src/games/munera/ask/program-words.ts';
import { readBout } from '../../../../src/games/munera/cli/options.ts';
import type { MuneraEvent } from '../../../../src/games/munera/rules/events.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import type { Fighter, State } from '../../../../src/games/munera/rules/types.ts';
import { boardOf, liveryOf } from '../../../../src/games/munera/screens/board-scene.ts';
import { BOUTS } from '../../../../src/games/munera/screens/match-kind.ts';
import { endOf, outcomeWords } from '../../../../src/games/munera/screens/outcome-words.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { teamsTitle } from '../../../../src/tui/match/titles.ts';
import { at, pair, ring } from '../support/ring.ts';

const act = { kind: 'act', seat: 0, cite: '7', fighter: 'A' } as const;

describe('the list of a turn', () => {
  it('12.1, 12.2 has a label of its own for each answer: feints and whirls are told apart', () => {
    const [state] = pair({ seat: 0, profile: 'diamecheri' });
    const { offers } = questionOf(act, state, tables());
    const attacks = offers.filter(({ choice }) => (choice as { readonly do: string }).do === 'attack');
    const names = attacks.map(({ label, choice }) => `${label} ${JSON.stringify(choice).match(/"id":"[^"]*"/)?.[0]}`);
    expect(new Set(names).size).toBe(attacks.length);
    expect(attacks.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Kick', 'Kick, a feint', 'Whirl, sword']),
    );
  });

  it('says whom an attack is at where there is a choice', () => {
    const state = ring([
      { seat: 0, hex: at(0, 0), facing: 0 },
      { hex: at(1, 0), name: 'Rufus' },
      { hex: at(3, 0), name: 'Niger' },
    ]);
    const { offers } = questionOf(act, state, tables());
    expect(offers[0]?.label).toBe('Sword at Rufus');
  });

  it('7.26 begins with the end of the turn once both attacks are made, though sand may still be thrown', () => {
    const [state] = pair({ seat: 0 }, {}, { attacks: 2, ap: 3 });
    const { offers } = questionOf(act, state, tables());
    expect(offers.slice(0, 2).map(({ label }) => label)).toEqual(['End the turn', 'Sand at N2']);
  });

  it('7.20, 8.41 says of each way how well one could hit from there', () => {
    const [state] = pair({ seat: 0, hex: at(-2, 0), facing: 0 }, { hex: at(0, 0), facing: 3 }, { ap: 6 });
    const { offers } = questionOf(act, state, tables());
    const notes = offers.filter(({ strikes }) => strikes).map(({ note }) => note);
    expect(notes.slice(0, 2)).toEqual(['1 AP, hit 42 %', '5 AP, hit 56 %']);
    expect(offers.filter(({ stand, note }) => stand !== null && note.includes('hit'))).toHaveLength(notes.length);
  });

  it('5.12 tells who would have to appeal at once, and the chance of it', () => {
    const [state] = pair({ seat: 0, stamina0: 8, stamina: 1, fatigue: 3, down: true, taken: 7, dealt: 1 });
    const shed = { kind: 'shed', seat: 0, cite: '5.11', fighter: 'A', worn: true } as const;
    const { offers } = questionOf(shed, state, tables());
    expect(offers.map((one) => [one.label, one.more().some((text) => text.includes('appeal at once'))])).toEqual([
      ['Nothing', true],
      ['The shield', false],
      ['The helmet', true],
      ['Shield and helmet', false],
    ]);
  });
});

it('7.20 what hexes cost stands on the board unless the mark is on something else than a way', () => {
  const [state] = pair({ seat: 0 });
  const { offers } = questionOf(act, state, tables());
  const ways = offers.filter(({ stand }) => stand !== null);
  const attack = offers.find(({ foe }) => foe !== null) ?? null;
  const hints = (marked: typeof attack) => boardOf(state, { fighter: 'A', ways, marked }).hints.length;
  expect(hints(null)).toBeGreaterThan(10);
  expect(hints(ways[0] ?? null)).toBeGreaterThan(10);
  expect(hints(attack)).toBe(0);
});

describe('what an attack may come to', () => {
  const SIZES = [80, 100, 109, 110, 120, 200].flatMap((columns) =>
    [24, 30, 34, 40, 60].map((rows) => ({ columns, rows })),
  );

  /** What is told of every attack, at a size of the screen; all of it must be in sight. */
  function told(state: State, size: (typeof SIZES)[number]): readonly string[] {
    const room = BOUTS.layout(size).more;
    return (BOUTS.ask(act, state, tables(), size, null).answers ?? [])
      .filter(({ choice }) => (choice as { readonly do: string }).do === 'attack')
      .map(({ more = [] }) => {
        expect(more.length).toBeLessThanOrEqual(room?.rows ?? 0);
        return more
          .map((row) =>
            row
              .map(({ text }) => text)
              .join('')
              .trim(),
          )
          .join(' ');
      });
  }

  it('leaves a margin before the lines that are told beside it, where there is one', () => {
    for (const size of SIZES) {
      const { more, log } = BOUTS.layout(size);
      if (more !== null && log.x > more.x) expect(more.x + more.width).toBeLessThan(log.x);
    }
  });

  it('8.40, 8.41 is whole at every size, with all that is added to the die', () => {
    const worn = { stamina: 4, fatigue: 5, shield: 'large', helmet: true } as const;
    const state = ring(
      [
        { seat: 0, hex: at(0, 0), facing: 0, profile: 'contra-retiarius', skills: ['attack'], name: 'Callimorphus' },
        {
          hex: at(1, 0),
          facing: 0,
          ...worn,
          skills: ['dodge'],
          name: 'Hippolytus',
          entangled: { by: 'C', weapon: 'C-h1', kind: 'net' },
        },
        { hex: at(2, 0), facing: 3, team: 0 },
        { hex: at(1, 1), facing: 4, team: 0 },
      ],
      {},
      { hazes: ['B'], spent: 3 },
    );
    for (const size of SIZES) {
      const all = told(state, size);
      expect(all.length).toBeGreaterThan(5);
      for (const text of all) expect(text).toMatch(/Die .*behind.*entangled.*adversary|Die .*behind, entangled, other/);
    }
    const [state2] = pair({ seat: 0 }, { name: 'Hippolytus' });
    for (const size of SIZES)
      for (const text of told(state2, size)) expect(text).toMatch(/Hit .* 6 2D6( wounds)?, .*Miss: (Hippolytus )?to/);
    expect(told(state2, { columns: 120, rows: 40 })[0]).toContain('Doubles: 6 2D6 wounds, 5 no shield, 4 down,');
  });
});

it('16.1 every mood of the chart, its net and its flourish are told in words', () => {
  const told = (event: object) => programWords(event as MuneraEvent);
  for (const stance of ['give ground', 'guard', 'press', 'circle', 'flourish'])
    expect(told({ kind: 'temper', stance }).length).toBeGreaterThan(1);
  for (const kind of ['flourish', 'net-die', 'shed-die']) expect(told({ kind })).toHaveLength(1);
  expect(told({ kind: 'stepped' })).toEqual([]);
});

it('16.1 whatever the chart does says by which of its lines, and what else it could have attacked with', () => {
  const events: MuneraEvent[] = [];
  const setup = readBout({ teams: 'murmillo v retiarius v gaetulian' }, null, 'chart');
  const match = Match.start(munera, tables(), setup, 'chart', { watch: ({ event }) => void events.push(event) });
  expect(match.over).toBe(true);
  const acts = events.filter(({ kind }) =>
    ['stepped', 'turned', 'attacked', 'grappled', 'sand', 'cut', 'drew'].includes(kind),
  );
  expect(acts.filter(({ chart, cite }) => chart === undefined && cite !== '12.3')).toEqual([]);
  const lines = new Set(acts.map(({ chart }) => chart?.line));
  for (const line of ['approach', 'attack', 'rearm'] as const) expect([...lines]).toContain(line);
  for (const event of acts)
    expect(programWords(event).join(' ')).toMatch(/^By the chart \(16(\.1\), in the mood to [a-z ]+)?\)?: [A-Z]/u);
  const sword = acts.find(
    (event) => event.kind === 'attacked' && event.weapon === 'sword' && event.chart?.line === 'attack',
  );
  if (sword === undefined) throw new Error('no sword is used');
  const [, kind, target] = programWords(sword);
  expect(kind).toMatch(
    /another hand weapon at no disadvantage\. It could also attack with: (large shield, )?bare hands\./u,
  );
  expect(target).toContain('nearest');
});

it('eight who fight each for itself have colours of their own', () => {
  const state = ring(Array.from({ length: 8 }, (_, i) => ({ team: i, hex: at(i - 4, 0) })));
  expect(new Set(state.fighters.map((one) => liveryOf(state, one).counter)).size).toBe(8);
});

describe('how a bout ended', () => {
  const ended = (fighters: number, statuses: readonly Fighter['status'][]): readonly string[] => {
    const state = ring(Array.from({ length: fighters }, (_, i) => ({ seat: i === 0 ? 0 : null, hex: at(i - 2, 0) })));
    for (const [i, status] of statuses.entries()) {
      const one = state.fighters[i];
      if (one !== undefined) Object.assign(one, { status, beatenBy: status === 'active' ? null : 'A' });
    }
    const results = Object.fromEntries(state.fighters.map(({ id }) => [id, 'V'] as const));
    return outcomeWords({ ...state, outcome: { winner: 0, by: 'spared', results } }, [0]);
  };

  it('13.62 says of two how the loser did, of more only who won: the record does not say who was the last', () => {
    expect(ended(2, ['active', 'spared'])[0]).toBe('Victory: the last was spared.');
    expect(ended(3, ['active', 'spared', 'killed'])[0]).toBe('Victory.');
    expect([endOf('dead', 2), endOf('dead', 8), endOf('time', 8), endOf('rain', 2)]).toEqual([
      'the last fell dead on the sand',
      null,
      'sixty rounds were over',
      null,
    ]);
  });

  it('names of a team stand in a row, and a large team by its first in the title', () => {
    const named = (...names: readonly string[]) => names.map((name) => ({ name }));
    expect(teamsTitle([named('Felix', 'Verus'), named('Actius', 'Rapax')])).toBe('Felix, Verus v Actius, Rapax');
    expect(teamsTitle([named('Felix', 'Verus', 'Niger', 'Rufus'), named('Actius', 'Rapax', 'Ursus')])).toBe(
      'Felix +3 v Actius +2',
    );
  });
});

it('16 a novice goes up to an adversary at the other end of the great arena', () => {
  const state = ring([
    { seat: 0, hex: at(-6, 0), facing: 3 },
    { hex: at(6, 0), facing: 3 },
  ]);
  state.radius = 8;
  const sober = (): number => 1;
  expect(noviceAct(state, tables(), act, sober)).toEqual({ do: 'turn', way: 0 });
});
