/** 5.2.1, 9.3, 26.6: several men of one seat are asked in turn; what was answered can be taken back, and saved. */
import { describe, expect, test } from 'vitest';
import { randomController } from '../../../../../src/ai/random.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { Session } from '../../../../../src/session/session.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { order } from '../../../../../tools/games/gladiator/notation.ts';

const men = (count: number) => Array.from({ length: count }, () => anyMan('medium'));
const setupOf = (red: number, blue: number, seats: readonly (number | null)[]): Setup => ({
  rules: advancedRules(),
  fighters: muster(men(red), men(blue), null).map((one, i): FighterSetup => {
    const seat = seats[i] ?? null;
    return { ...one, by: seat === null ? 'book' : 'seat', seat };
  }),
});
const start = (setup: Setup, seed = 'seats') => Match.start(gladiator, tables, setup, seed);
type Bout = ReturnType<typeof start>;
const asked = ({ pending }: Bout) => pending.map(({ kind, fighter }) => `${kind} ${fighter}`);
const stand = order('X');

/** Answers all that is asked, at random, but always in the same way. */
const answering = (match: Bout) => {
  const player = randomController(gladiator, tables, match.seed);
  return () => match.answer(match.pending.map((one) => player.choose(one, match.state)));
};

function playOn(match: Bout, prompts: number): void {
  const answer = answering(match);
  for (let i = 0; i < prompts && !match.over; i++) answer();
}

describe('5.2.1 several men of one seat', () => {
  test('5.2.1 he is asked for one after the other, before anybody moves', () => {
    const match = start(setupOf(3, 2, [0, 0, 0]));
    expect(asked(match)).toEqual(['plot A']);
    match.answer([order('F')]);
    expect(asked(match)).toEqual(['plot B']);
    match.answer([stand]);
    expect(asked(match)).toEqual(['plot C']);
    const { draws, journal } = match;
    const told = journal.length;
    expect(journal.some(({ event }) => event.kind === 'plot-shown')).toBe(false);
    match.answer([stand]);
    expect(match.draws).toBeGreaterThan(draws);
    expect(match.journal.slice(told).filter(({ event }) => event.kind === 'plot-shown')).toHaveLength(3);
  });

  test('5.2.1 two seats plot at once, man by man, each in secret from the other', () => {
    const match = start(setupOf(2, 2, [0, 0, 1, 1]));
    expect(asked(match)).toEqual(['plot A', 'plot C']);
    const told = match.journal.length;
    match.answer([order('F'), order('F')]);
    expect(asked(match)).toEqual(['plot B', 'plot D']);
    expect(match.journal.length).toBe(told);
    expect(JSON.stringify(match.ruleset.view(match.state, 1))).toBe(JSON.stringify(match.state));
    expect(match.state.fighters[0]?.at).toEqual(start(setupOf(2, 2, [0, 0, 1, 1])).state.fighters[0]?.at);
  });

  test('5.2.1 a seat with more men than the other is asked on alone', () => {
    const match = start(setupOf(3, 1, [0, 0, 0, 1]));
    const turns: (readonly string[])[] = [];
    for (let i = 0; i < 3; i++) {
      turns.push(asked(match));
      match.answer(match.pending.map(() => stand));
    }
    expect(turns).toEqual([['plot A', 'plot D'], ['plot B'], ['plot C']]);
  });

  test('5.2.1 one seat may lead men of both sides', () => {
    const match = start(setupOf(1, 1, [0, 0]));
    expect(asked(match)).toEqual(['plot A']);
    match.answer([stand]);
    expect(asked(match)).toEqual(['plot B']);
  });

  test('5.2.1 his second man’s plot can be taken back, and then his first man’s', () => {
    const match = start(setupOf(3, 1, [0, 0, 0]));
    const prompts = [match.digest()];
    match.answer([order('F')]);
    match.answer([order('SFL')]);
    expect(asked(match)).toEqual(['plot C']);
    expect(match.undo()).toBeNull();
    expect(asked(match)).toEqual(['plot B']);
    expect(match.undo()).toBeNull();
    expect(asked(match)).toEqual(['plot A']);
    expect(match.choices).toEqual([]);
    expect([match.digest()]).toEqual(prompts);
    expect(match.undo()).toBe('there is no choice to take back');
  });

  test('5.2.1 what is chosen instead counts, and nothing of what was taken back', () => {
    const [one, other] = [start(setupOf(2, 1, [0, 0])), start(setupOf(2, 1, [0, 0]))];
    one.answer([order('F')]);
    one.undo();
    for (const match of [one, other]) for (const text of ['X', 'F']) match.answer([order(text)]);
    expect(one.digest()).toBe(other.digest());
  });

  test('5.2.1 once the last of them has plotted the dice have fallen, and it stays', () => {
    const match = start(setupOf(2, 1, [0, 0]));
    match.answer([stand]);
    match.answer([stand]);
    expect(match.undo()).toContain('the dice have fallen since');
  });

  test('5.2.1 with another seat’s secret out it stays too', () => {
    const match = start(setupOf(2, 2, [0, 0, 1, 1]));
    match.answer([stand, stand]);
    expect(match.undo()).toBe('the others have shown what they chose with it');
  });
});

describe('9.3 allocations of several men', () => {
  test('9.3 all of a side write before any dice of the book fall (29.7)', () => {
    let seen = 0;
    for (let i = 0; i < 12 && seen < 3; i++) {
      const match = start(setupOf(3, 3, [0, 0, 0]), `allocate-${i}`);
      const answer = answering(match);
      let draws: number | null = null;
      for (let n = 0; n < 60 && !match.over; n++) {
        const [request] = match.pending;
        if (request?.kind === 'allocate') {
          if (draws !== null) {
            expect(match.draws).toBe(draws);
            seen += 1;
          }
          draws = match.draws;
        } else draws = null;
        answer();
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('saves of teams', () => {
  test.each([
    ['2 against 2', setupOf(2, 2, [0, 0])],
    ['1 against 3', setupOf(1, 3, [0])],
    ['3 against 3, two seats', setupOf(3, 3, [0, 0, 0, 1, 1, 1])],
    ['9 against 9', setupOf(9, 9, [0])],
  ] as const)('a bout of %s opens at the prompt where it was left, with the same journal', (_, setup) => {
    for (const prompts of [0, 1, 7, 20, 1000]) {
      const match = start(setup, `save-${prompts}`);
      playOn(match, prompts);
      const opened = Match.open(gladiator, tables, JSON.parse(JSON.stringify(match.save(3))));
      if (!opened.ok) throw new Error(opened.why);
      const again = opened.value.match;
      expect(again.digest()).toBe(match.digest());
      expect(again.pending).toEqual(match.pending);
      expect(again.journal).toEqual(match.journal);
      expect(again.save(3)).toEqual(match.save(3));
    }
  });

  test('a save of another version goes on from its checkpoint, in the midst of a team', () => {
    const match = start(setupOf(3, 2, [0, 0, 0]));
    playOn(match, 5);
    const save = { ...match.save(0), version: gladiator.version + 1 };
    const opened = Match.open(gladiator, tables, JSON.parse(JSON.stringify(save)));
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.value.dropped).toBe(match.choices.length - save.checkpoint.at);
    expect(opened.value.match.pending[0]?.kind).toBe('plot');
  });

  test('a session of one seat is asked for his men one by one, and saves after each', () => {
    const saves: number[] = [];
    const sink = {
      write: ({ choices }: { readonly choices: readonly unknown[] }) => {
        saves.push(choices.length);
        return null;
      },
    };
    const session = Session.start(
      gladiator,
      tables,
      { setup: setupOf(2, 2, [0, 0]), seed: 'session' },
      { seats: [0], sink },
    );
    while (session.advance() !== null);
    expect(session.prompt).toMatchObject({ kind: 'plot', fighter: 'A' });
    expect(session.answer(stand)).toBeNull();
    expect(session.prompt).toMatchObject({ kind: 'plot', fighter: 'B' });
    expect(session.answer(stand)).toBeNull();
    expect(saves.slice(-2)).toEqual([1, 2]);
  });
});
