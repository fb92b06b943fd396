/** sim and odds of Munera on the command line. */
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { handFor, workOf } from '../../../../src/games/munera/cli/jobs.ts';
import { runMuneraOdds } from '../../../../src/games/munera/cli/odds.ts';
import { readBout, readTeams } from '../../../../src/games/munera/cli/options.ts';
import { runMuneraSim } from '../../../../src/games/munera/cli/sim.ts';
import { joinBouts, noBouts } from '../../../../src/games/munera/labour/simulate.ts';
import { namesBeside } from '../../../../src/games/munera/session/line-up.ts';
import { lotsOf } from '../../../../src/session/meetings.ts';

const GLOBALS = { color: false, ascii: true } as const;

const options = { ...GLOBALS, n: '3', seed: 'S', workers: '1', teams: 'samnite v retiarius + any' } as const;

describe('harena sim', () => {
  it('counts wins, rounds and ends, the same for the same seed', async () => {
    const [once, twice] = [
      await runMuneraSim({ ...options, json: true }),
      await runMuneraSim({ ...options, json: true }),
    ];
    expect(once).toBe(twice);
    const { wins, draws, bouts, out, spared } = JSON.parse(once);
    expect(wins[0] + wins[1] + draws).toBe(bouts);
    expect(out).toBeGreaterThanOrEqual(spared);
    expect(await runMuneraSim(options)).toContain('3 bouts, seed S');
  });

  it.each(['samnite', 'samnite v nobody', Array(9).fill('any').join(' v ')])('refuses %s', async (teams) => {
    await expect(runMuneraSim({ ...GLOBALS, n: '1', teams })).rejects.toThrow(UsageError);
  });

  it('comes to the same however it is cut, in words that can be sent', () => {
    const work = workOf('bouts', {
      match: { teams: 'any v any', led: 'tactician v book' },
      seed: 'cut',
      journal: true,
    });
    const whole = work.hand()({ from: 0, to: 4 });
    const hand = handFor(JSON.parse(JSON.stringify(work.job)));
    const parts = [hand({ from: 0, to: 1 }), hand({ from: 1, to: 4 })] as (typeof whole)[];
    expect(parts.map(({ tally }) => tally).reduce(joinBouts, noBouts(2))).toEqual(joinBouts(noBouts(2), whole.tally));
    expect(parts.map(({ journal }) => journal).join('')).toBe(whole.journal);
    const [first = ''] = whole.journal.split('\n');
    expect(JSON.parse(first)).toMatchObject({ kind: 'bout', bout: 0, setup: { arena: 'standard' } });
  });

  it('has the ladder of levels, each profile in both places', async () => {
    const ladder = workOf('ladder', { seed: 'cut' }).hand();
    expect(ladder({ rung: 0, range: { from: 0, to: 4 } }).styles).toMatchObject({
      samnite: { bouts: 2 },
      retiarius: { bouts: 2 },
    });
    expect(() => ladder({ rung: 9, range: { from: 0, to: 1 } })).toThrow('no rung 9');
    expect(await runMuneraSim({ ...GLOBALS, workers: '1', ladder: true, n: '2', seed: 'S' })).toContain(
      '2 bouts a rung between two of a profile',
    );
  });

  it('reads teams, profiles with hyphens, and arenas', () => {
    expect(readTeams('contra-retiarius + hoplomachus-a v any')).toEqual([
      ['contra-retiarius', 'hoplomachus a'],
      [null],
    ]);
    const arenas = ['any v any', 'any v any v any v any v any'].map((teams) => readBout({ teams }, null, 'x').arena);
    expect(arenas).toEqual(['standard', 'great']);
    expect(() => readBout({ teams: 'any v any', arena: 'circus' }, null, 'x')).toThrow(/legal: pit, standard, great/);
  });
});

describe('harena odds', () => {
  it('tells every attack that reaches', () => {
    const text = runMuneraOdds({ ...GLOBALS, teams: 'retiarius v secutor', range: '2' });
    expect(text).toMatch(/trident: die \+0, save 3/);
    expect(text).toMatch(/net: die -1/);
    const { attacks } = JSON.parse(runMuneraOdds({ ...GLOBALS, from: 'rear', json: true }));
    expect(attacks.sword.modifier).toBe(3);
    expect(() => runMuneraOdds({ ...GLOBALS, range: '5' })).toThrow(/reaches that far/);
  });
});

it('3.7 names are drawn by the seed, no two with the same letter, none with that of the player', () => {
  for (const taken of ['Felix', 'Quintus', null]) {
    const names = namesBeside(taken, taken === null ? 8 : 7, lotsOf('names'));
    const letters = [...(taken === null ? [] : [taken]), ...names].map((name) => name.charAt(0));
    expect(new Set(letters).size).toBe(8);
  }
});
