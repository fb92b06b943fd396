/** What the command line says of Gladiatori, and what it refuses. */
import { expect, it } from 'vitest';
import { choiceOf } from '../../../../src/ai/mind.ts';
import { workOf } from '../../../../src/games/gladiatori/cli/jobs.ts';
import { runGladiatoriOdds } from '../../../../src/games/gladiatori/cli/odds.ts';
import { readGame } from '../../../../src/games/gladiatori/cli/options.ts';
import { runGladiatoriSim } from '../../../../src/games/gladiatori/cli/sim.ts';
import { GLADIATORI } from '../../../../src/games/gladiatori/game.ts';
import { mindsFor } from '../../../../src/games/gladiatori/labour/minds.ts';
import { simulateGames } from '../../../../src/games/gladiatori/labour/simulate.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import { setupSchema } from '../../../../src/games/gladiatori/rules/schema.ts';
import { ALL_MODES } from '../../../../src/games/gladiatori/session/line-up.ts';
import { joinCampaigns, noCampaigns } from '../../../../src/games/gladiatori/session/simulate-campaigns.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';

it('reads every mode into a set-up that can be played, with animals, items and rules', () => {
  for (const mode of ALL_MODES) {
    const setup = readGame({ mode, animals: 'wolves', count: 'random', items: 'draft', level: 'light' }, 0, mode);
    expect([mode, setupSchema.safeParse(setup).success]).toEqual([mode, true]);
    expect(setup.fighters[0]).toMatchObject({ seat: 0, character: 'secutor' });
  }
  const teams = (mode: string) => readGame({ mode }, null, mode).fighters.map(({ team }) => team);
  expect(teams('two against one')).toEqual([0, 0, 1]);
  expect(teams('two against two')).toEqual([0, 0, 1, 1]);
  expect(teams('three, each for itself')).toEqual([0, 1, 2]);
  const alone = readGame({ mode: 'one against two', handicap: true }, null, 'alone');
  expect([alone.fighters[0]?.budget, alone.fighters[1]?.budget, alone.options.singleVp]).toEqual([70, 55, 30]);
  expect(readGame({ mode: 'one against two' }, null, 'alone').options.singleVp).toBe(0);
  expect(readGame({ mode: 'a duel', handicap: true }, null, 'even').options.singleVp).toBe(0);
  expect(readGame({ mode: 'alone against animals' }, 0, 'hunt').animals).toEqual({ species: 'dog', count: 'even' });
});

it('18.2 reads the options of the rules', () => {
  expect(readGame({}, null, 'plain').options).toMatchObject({ lastManStandingWins: false, promptEveryInstant: false });
  const { options } = readGame({ lastStands: true, everyInstant: true, hoplomachusGuard: '5' }, null, 'options');
  expect(options).toMatchObject({ lastManStandingWins: true, promptEveryInstant: true, hoplomachusGuard: 5 });
});

it('refuses with what would be right', () => {
  expect(() => readGame({ hoplomachusGuard: '6' }, null, '')).toThrow('--hoplomachus-guard 6; legal: 4, 5');
  expect(() => readGame({ mode: 'a brawl' }, null, '')).toThrow('--mode a brawl; legal: a duel, one against two');
  expect(() => readGame({ animals: 'cats' }, null, '')).toThrow(
    '--animals cats; legal: none, dogs, wolves, lions, bears',
  );
  expect(() => readGame({ own: 'eques' }, null, '')).toThrow('--own eques; legal: secutor');
  expect(() => runGladiatoriOdds({ color: true, hand: '30' })).toThrow(
    '--hand 30: expected a whole number from 0 to 18',
  );
});

it('tells the odds of cards that are not seen in text and in JSON', () => {
  expect(runGladiatoriOdds({ color: true })).toContain('Thraex, 10 in hand, 8 as life');
  const { odds } = JSON.parse(runGladiatoriOdds({ color: true, json: true, hand: '18', damage: '6' }));
  // all cards in hand: items of 2 and 2, and the cover card
  expect([odds.held.strength, odds.kills, odds.bears]).toEqual([1, 1, [{ hp: 5, chance: 1 }]]);
});

it('counts matches, the same in one batch or in two', () => {
  const count = (from: number, to: number) =>
    simulateGames((own) => readGame({ level: 'simplified' }, null, own), 'sim', { from, to });
  const [all, first, second] = [count(0, 4), count(0, 2), count(2, 4)];
  expect(all.bouts).toBe(4);
  expect([first.attacks + second.attacks, first.dead + second.dead]).toEqual([all.attacks, all.dead]);
});

it('counts matches by the options it is told, and says which they were', async () => {
  const told = { level: 'simplified', freePlacement: true, handicap: true } as const;
  const run = { ...told, color: false, n: '1', seed: 'S', workers: '1', json: true } as const;
  const { input, ...counted } = JSON.parse(await runGladiatoriSim(run));
  expect(input).toMatchObject(told);
  expect(counted).toMatchObject(simulateGames((own) => readGame(told, null, own), 'S', { from: 0, to: 1 }));
});

it('counts campaigns, the same however they are cut, in text and in JSON', async () => {
  const ask = { color: false, campaigns: '2', seed: 'S', workers: '1' } as const;
  const text = await runGladiatoriSim(ask);
  expect(text).toContain('2 campaigns of a book, seed S');
  const found = JSON.parse(await runGladiatoriSim({ ...ask, json: true }));
  expect(found).toMatchObject({ schema: 'harena/sim-campaigns/1', game: 'gladiatori', campaigns: 2 });
  const hand = workOf('campaigns', { player: 'book', rivals: 'book', character: null, seed: 'S' }).hand();
  const parts = [hand({ from: 0, to: 1 }), hand({ from: 1, to: 2 })];
  expect(found).toMatchObject(parts.reduce(joinCampaigns, noCampaigns()));
  await expect(runGladiatoriSim({ ...ask, n: '3' })).rejects.toThrow('--campaigns stands without -n');
  await expect(runGladiatoriSim({ ...ask, rivals: 'lion' })).rejects.toThrow('--rivals lion; legal: book, deserved');
  await expect(runGladiatoriSim({ ...ask, player: 'lion' })).rejects.toThrow('--player lion; legal: book');
});

it('tells of a record what its tacticians weighed', async () => {
  const setup = readGame({ led: 'book v tactician' }, null, 'reasons');
  const match = Match.start(gladiatori, tables(), setup, 'reasons');
  const minds = mindsFor(setup);
  const weighed = (): boolean => match.journal.some(({ event }) => event.kind === 'split' && event.fighter === 'B');
  while (!match.over && !weighed()) match.answer(match.pending.map((request) => choiceOf(match, minds, request)));
  const [door] = GLADIATORI.doors;
  const reasons = await door?.reasons?.();
  const told = match.journal.map((entry) => reasons?.(match.save(0), entry) ?? null).find((one) => one !== null);
  expect(told?.texts.join('\n')).toMatch(/^What \w+ weighed, .*\n(.*\n)* +> hand: /u);
});
