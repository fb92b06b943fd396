/** How the pools of a match fell for its player: each roll of the journal held against one of two dice. */
import { expect, it } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { poolLuckReport } from '../../../../src/games/heroes/cli/luck.ts';
import { HEROES_COUNTING } from '../../../../src/games/heroes/counting.ts';
import { POOLS } from '../../../../src/games/heroes/labour/dice-luck.ts';
import { toilFor } from '../../../../src/games/heroes/labour/toils.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import type { HeroesKit } from '../../../../src/games/heroes/rules/kit.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import type { DiceLuck, LuckTold } from '../../../../src/kernel/dice-luck.ts';
import type { Entry } from '../../../../src/kernel/event.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { toiledOut } from '../../../../src/odds/labour.ts';
import { setupFor } from '../support/sand.ts';

const setup = {
  ...({ board: 'provincial', gates: 'west-east', locale: null, toDeath: false, starPower: true } as const),
  fighters: [setupFor(0, { seat: 0 }, 'Felix'), setupFor(0, {}, 'Verus'), setupFor(1, {}, 'Rufus')],
};

/** A match that a player without a plan has led to its end, and all that happened. */
function fought() {
  const entries: Entry<HeroesKit['event']>[] = [];
  const match = Match.start(heroes, tables(), setup, 'luck', { watch: (entry) => void entries.push(entry) });
  const player = randomController(heroes, tables(), 'luck');
  while (!match.over) match.answer(match.pending.map((one) => player.choose(one, heroes.view(match.state, one.seat))));
  return { save: match.save(0), entries };
}

it('2.7.3 sums the successes of either side and half of their dice, and the same in another thread', () => {
  const { save, entries } = fought();
  const errand = HEROES_COUNTING.luck?.(save);
  if (errand === undefined) throw new Error('no luck is told');
  const told = toiledOut(errand.begin());
  const sums = { throws: 0, dealt: 0, dealtDue: 0, taken: 0, takenDue: 0, variance: 0 };
  for (const { event } of entries) {
    if (!('pools' in event)) continue;
    for (const [i, pool] of event.pools.entries()) {
      const roll = event.rolls?.[i];
      const faces = Object.values(roll?.dice ?? {}).flat();
      const successes = faces.filter((face) => face <= 3).length;
      expect([faces.length, roll?.total]).toEqual([pool.dice, successes]);
      sums.throws += 1;
      sums[pool.fighter === 'C' ? 'taken' : 'dealt'] += successes;
      sums[pool.fighter === 'C' ? 'takenDue' : 'dealtDue'] += 50 * pool.dice;
      sums.variance += 25 * pool.dice;
    }
  }
  expect(told).toEqual({ luck: sums satisfies DiceLuck } satisfies LuckTold);
  expect(sums.throws).toBeGreaterThan(4);
  const { kind, orders } = JSON.parse(JSON.stringify(errand)) as typeof errand;
  expect(toiledOut(toilFor({ game: 'heroes', kind, orders }))).toEqual(told);
});

it('says why where a match is of other rules', () => {
  const { save } = fought();
  const told = toiledOut(HEROES_COUNTING.luck?.({ ...save, version: save.version + 1 }).begin() as never);
  expect(told).toEqual({ untold: expect.stringContaining('of the rules') });
});

it('is told pool by pool, each with its line, and by replay --luck', () => {
  const { save, entries } = fought();
  const told = toiledOut(POOLS.throws(save).begin());
  if (told === null || 'untold' in told) throw new Error('nothing is told');
  const pools = entries.flatMap(({ seq, event }) => ('pools' in event ? event.pools.map(() => seq) : []));
  expect(told.throws.map(({ line }) => line.entry.seq)).toEqual(pools);
  expect(poolLuckReport('file', save, {})).toMatch(/yours +\d+ successes/);
  const { kind, orders } = JSON.parse(JSON.stringify(POOLS.throws(save))) as { kind: string; orders: object };
  expect(toiledOut(toilFor({ game: 'heroes', kind, orders }))).toEqual(told);
});
