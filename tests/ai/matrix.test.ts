/** Small games in which both choose at once. */
import { describe, expect, it } from 'vitest';
import { solve } from '../../src/ai/matrix.ts';

const near = (mixture: readonly number[] | undefined, wanted: readonly number[]) => {
  expect(mixture).toHaveLength(wanted.length);
  for (const [i, share] of wanted.entries()) expect(mixture?.[i]).toBeCloseTo(share, 1);
};

describe('a game of two', () => {
  it('of stone, scissors and paper is played by thirds', () => {
    const { rows, columns } = solve([
      [
        [0, 1, -1],
        [-1, 0, 1],
        [1, -1, 0],
      ],
    ]);
    near(rows, [1 / 3, 1 / 3, 1 / 3]);
    near(columns[0], [1 / 3, 1 / 3, 1 / 3]);
  });

  it('in which stone wins double is played by quarters', () => {
    const { rows } = solve([
      [
        [0, 2, -1],
        [-2, 0, 1],
        [1, -1, 0],
      ],
    ]);
    near(rows, [1 / 4, 1 / 4, 1 / 2]);
  });

  it('with an answer that is better whatever comes is played by it', () => {
    const { rows, columns } = solve([
      [
        [3, 4],
        [1, 2],
      ],
    ]);
    near(rows, [1, 0]);
    near(columns[0], [1, 0]);
  });

  it('of which the other knows more is played against what it answers in each world', () => {
    // in either world the other side has an answer that beats one row; who does not know the world mixes
    const { rows, columns } = solve([
      [
        [0, 4],
        [4, 4],
      ],
      [
        [4, 4],
        [4, 0],
      ],
    ]);
    near(rows, [1 / 2, 1 / 2]);
    near(columns[0], [1, 0]);
    near(columns[1], [0, 1]);
  });

  it('comes out the same to the last bit', () => {
    const game = [
      [
        [17, 4, 9],
        [3, 12, 8],
        [10, 7, 6],
      ],
    ];
    expect(solve(game)).toEqual(solve(game));
    const { rows } = solve(game);
    expect(rows.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  });
});
