/** What the command line says of the pit, and what it refuses. */
import { describe, expect, it } from 'vitest';
import { runPitOdds } from '../../../../src/games/gliderpit/cli/odds.ts';
import { readBout, readTeams } from '../../../../src/games/gliderpit/cli/options.ts';
import { countSeasons } from '../../../../src/games/gliderpit/cli/sim-seasons.ts';
import { simulateFlights } from '../../../../src/games/gliderpit/labour/simulate.ts';
import { setupSchema } from '../../../../src/games/gliderpit/rules/schema.ts';

describe('harena for Glider-Pit Gladiators', () => {
  it('reads teams, levels, floor and options', () => {
    expect(readTeams('2 v 2 v 2')).toEqual([2, 2, 2]);
    const setup = readBout({ teams: '1 v 2', led: 'book v tactician', floor: '5', advanced: true }, 0, 'seed');
    expect(setup.gliders.map(({ team, seat, level }) => [team, seat, level])).toEqual([
      [0, 0, undefined],
      [1, 2, 'tactician'],
      [1, 3, 'tactician'],
    ]);
    expect([setup.floor, setup.advanced, setupSchema.safeParse(setup).success]).toEqual([5, true, true]);
  });

  it('refuses with what would be right', () => {
    expect(() => readTeams('1')).toThrow("--teams 1: two to six gliders of two teams at least, as '1 v 1'");
    expect(() => readTeams('4 v 4')).toThrow('two to six gliders');
    expect(() => readBout({ floor: '3' }, null, '')).toThrow('--floor 3; legal: 0, 5, 10, 15');
    expect(() => readBout({ led: 'lion' }, null, '')).toThrow('--led lion; legal: novice, book, tactician');
    expect(() => runPitOdds({ color: true, weapon: 'axe' })).toThrow(
      '--weapon axe; legal: dagger, net, spear, stone, sword',
    );
    expect(() => runPitOdds({ color: true, weapon: 'net', hexes: '9' })).toThrow(
      'that is range 9, a net flies 4 (11.28)',
    );
    expect(() => runPitOdds({ color: true, weapon: 'stone', strike: true })).toThrow(
      'nobody strikes with a stone (11.30)',
    );
  });

  it('23 counts seasons with every bout of them', async () => {
    const ask = { color: false, seasons: '1', seed: 'S', workers: '1' } as const;
    const counted = JSON.parse(await countSeasons({ ...ask, json: true }, '1'));
    expect(counted).toMatchObject({ schema: 'harena/sim-seasons/1', seasons: 1 });
    expect(counted.bouts).toBeGreaterThanOrEqual(Math.max(1, counted.won));
    expect(await countSeasons(ask, '1')).toContain(` of ${counted.bouts}\n`);
  });

  it('tells the odds of a throw in text and in JSON', () => {
    expect(runPitOdds({ color: true })).toContain('CF 4: 24 or more');
    const document = JSON.parse(runPitOdds({ color: true, json: true, weapon: 'net' }));
    expect([document.schema, document.odds.netted]).toEqual(['harena/odds/1', document.odds.hit]);
  });

  it('tells the odds of a ram in text and in JSON', () => {
    const text = runPitOdds({ color: true, ram: '2', unspent: '2' });
    expect(text.split('\n').slice(0, 3)).toEqual([
      ...['2.33 levels on the average, and 0.33 of whoever rams', '  1  AA-2', '  2  DA-1'],
    ]);
    const { odds, input } = JSON.parse(runPitOdds({ color: true, json: true, ram: '3', altitude: '5' }));
    expect([input, odds.faces[5], odds.out]).toEqual([{ ram: 3, unspent: 0, altitude: 5 }, 'DA-5', 1 / 6]);
    expect(() => runPitOdds({ color: true, ram: '4' })).toThrow('--ram 4: expected a whole number from 1 to 3');
  });

  it('counts bouts, the same in one batch or in two', () => {
    const count = (from: number, to: number) =>
      simulateFlights((own) => readBout({ floor: '15' }, null, own), 'sim', { from, to });
    const [all, first, second] = [count(0, 6), count(0, 3), count(3, 6)];
    expect(all.bouts).toBe(6);
    expect(all.wins.map((won, i) => won - (first.wins[i] ?? 0) - (second.wins[i] ?? 0))).toEqual(all.wins.map(() => 0));
  });
});
