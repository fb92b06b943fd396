/** sim and odds of Munera on the command line. */
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { runMuneraOdds } from '../../../../src/games/munera/cli/odds.ts';
import { readBout, readTeams } from '../../../../src/games/munera/cli/options.ts';
import { runMuneraSim } from '../../../../src/games/munera/cli/sim.ts';
import { lotsOf, namesBeside } from '../../../../src/games/munera/session/line-up.ts';

const GLOBALS = { color: false, ascii: true } as const;

describe('harena sim', () => {
  it('counts wins, rounds and ends, the same for the same seed', () => {
    const options = { ...GLOBALS, n: '3', seed: 'S', teams: 'samnite v retiarius + any', json: true };
    const [once, twice] = [runMuneraSim(options), runMuneraSim(options)];
    expect(once).toBe(twice);
    const { wins, draws, bouts, out, spared } = JSON.parse(once);
    expect(wins[0] + wins[1] + draws).toBe(bouts);
    expect(out).toBeGreaterThanOrEqual(spared);
    expect(runMuneraSim({ ...options, json: false })).toContain('3 bouts, seed S');
  });

  it.each(['samnite', 'samnite v nobody', Array(9).fill('any').join(' v ')])('refuses %s', (teams) => {
    expect(() => runMuneraSim({ ...GLOBALS, n: '1', teams })).toThrow(UsageError);
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
