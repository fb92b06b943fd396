/** P19: a horse that is put back has room from head to tail. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { covers, hexesOf } from '../../../../../src/games/gladiator/rules/bodies.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { isOnSand } from '../../../../../src/games/gladiator/rules/sheet.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';

it.each(['horse-put-back', 'horse-over-thrown-back'])(
  'P19 a rider put back covers nobody, though a man was thrown back beneath the horse as it came: %s',
  (name) => {
    const { setup, seed } = JSON.parse(readFileSync(`tests/fixtures/bouts/${name}.json`, 'utf8')) as {
      readonly setup: Setup;
      readonly seed: string;
    };
    let putBack = 0;
    const match = Match.start(gladiator, tables, setup, seed, {
      watch({ event }, { fighters }) {
        if (event.kind !== 'put-back') return;
        const rider = fighters.find(({ id }) => id === event.fighter);
        if (rider?.mount === null || rider === undefined) return;
        putBack += 1;
        const others = fighters.filter((one) => one !== rider && isOnSand(one) && one.beast === null);
        for (const hex of hexesOf(rider)) expect(others.filter((one) => covers(one, hex))).toEqual([]);
      },
    });
    expect(putBack).toBeGreaterThan(0);
    expect(match.over).toBe(true);
  },
);
