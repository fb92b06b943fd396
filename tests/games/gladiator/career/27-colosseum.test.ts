/** 27.2.1.1: what the size of the arena means to a lanista. */
import { expect, test } from 'vitest';
import { playMunus } from '../../../../src/games/gladiator/house/games/munus.ts';
import { gone, inGame } from '../../../../tools/games/gladiator/house.ts';

const NO_BETS = [{ kind: 'done' }] as const;

test('27.2.1.1 an arena of size 1 is the Colosseum, which brings the house that sends a man 10 denarii; no other does', () => {
  const denarii = (...size: readonly [number, number]) => {
    const { state } = gone(
      inGame({
        ...{ step: 'munus', month: { editor: 0 } },
        houses: { 0: { denarii: 40 }, 1: { denarii: 0 }, 2: { denarii: 0 }, 3: { denarii: 0 } },
      }),
      playMunus,
      { 'munus-quality': [[3, 4]], 'match-type': [[5, 4]], 'arena-size': [[...size]] },
      { send: [[1]], wager: NO_BETS },
    );
    return [state.month.arena?.size, state.houses[0]?.denarii];
  };
  expect(denarii(1, 1)).toEqual([1, 50]);
  expect(denarii(3, 4)).toEqual([3, 40]);
});
