/** harena sim of this game: levels, and the same whoever works. */
import { describe, expect, it } from 'vitest';
import { handFor, workOf } from '../../../../src/games/heroes/cli/jobs.ts';
import { readMatch } from '../../../../src/games/heroes/cli/options.ts';
import { runHeroesSim } from '../../../../src/games/heroes/cli/sim.ts';
import { joinMatches, noMatches } from '../../../../src/games/heroes/session/simulate.ts';
import { joinCareers, noCareers } from '../../../../src/games/heroes/session/simulate-careers.ts';

const GLOBALS = { color: false, workers: '1', seed: 'sim' } as const;

describe('--red-ai and --blue-ai', () => {
  it('lead the gladiators of a side from its seat; the player keeps the first', () => {
    const setup = readMatch({ red: 'any+any', redAi: 'adept', blueAi: 'novice' }, 0);
    expect(setup.fighters.map(({ seat, level }) => [seat, level])).toEqual([
      [0, undefined],
      [1, 'adept'],
      [2, 'novice'],
    ]);
    expect(readMatch({ redAi: 'book' }, null).fighters.map(({ seat }) => seat)).toEqual([null, null]);
    expect(() => readMatch({ redAi: 'god' }, null)).toThrow('--red-ai god; legal: novice, book');
  });

  it('are played and told by sim', async () => {
    const options = { ...GLOBALS, n: '1', red: 'thraex', blue: 'thraex', redAi: 'tactician', json: true } as const;
    const told = JSON.parse(await runHeroesSim(options));
    expect(told).toMatchObject({ schema: 'harena/sim/1', input: { n: 1, redAi: 'tactician' }, bouts: 1 });
    expect(told.wins[0] + told.wins[1] + told.draws).toBe(1);
  });
});

describe('a job of sim', () => {
  const setup = readMatch({ redAi: 'adept' }, null);

  it('comes to the same however it is cut, in words that can be sent', () => {
    const work = workOf('matches', { setup, seed: 'cut', journal: true });
    const whole = work.hand()({ from: 0, to: 9 });
    const hand = handFor(JSON.parse(JSON.stringify(work.job)));
    const parts = [hand({ from: 0, to: 4 }), hand({ from: 4, to: 9 })] as (typeof whole)[];
    expect(parts.map(({ tally }) => tally).reduce(joinMatches, noMatches())).toEqual(
      joinMatches(noMatches(), whole.tally),
    );
    expect(parts.map(({ journal }) => journal).join('')).toBe(whole.journal);
  });

  it('of careers and of the ladder too', () => {
    const careers = workOf('careers', { signature: 'slow', seed: 'cut' }).hand();
    const both = [careers({ from: 0, to: 1 }), careers({ from: 1, to: 3 })];
    expect(both.reduce(joinCareers, noCareers())).toEqual(joinCareers(noCareers(), careers({ from: 0, to: 3 })));
    const ladder = workOf('ladder', { seed: 'cut' }).hand();
    expect(ladder({ rung: 0, range: { from: 0, to: 4 } }).bouts).toBe(4);
    expect(() => ladder({ rung: 9, range: { from: 0, to: 1 } })).toThrow('no rung 9');
  });
});

describe('what sim prints', () => {
  it('of matches, of careers and of mistakes', async () => {
    expect(await runHeroesSim({ ...GLOBALS, n: '20' })).toContain('20 matches, seed sim');
    expect(await runHeroesSim({ ...GLOBALS, careers: '2' })).toContain('2 careers, seed sim');
    const told = JSON.parse(await runHeroesSim({ ...GLOBALS, careers: '2', json: true }));
    expect(told).toMatchObject({ schema: 'harena/sim-careers/1', careers: 2, input: { signature: 'none' } });
    await expect(runHeroesSim({ ...GLOBALS, careers: '2', n: '3' })).rejects.toThrow('--careers stands without -n');
    await expect(runHeroesSim({ ...GLOBALS, careers: '2', signature: 'x' })).rejects.toThrow('legal: none');
  });
});
