/** Hunts at large: every beast of both books against either hunter, watched for what must never be. */
import { describe, expect, test } from 'vitest';
import { fightHunt, HUNTS } from '../../../../../tools/games/gladiator/hunts.ts';

describe('any hunt', () => {
  test.each(HUNTS)('of $beasts by a $hunter, $book, comes to an end, and to nothing that the rules forbid', (hunt) => {
    const seeds = Array.from({ length: 6 }, (_, i) => `hunts-${i}`);
    expect(seeds.flatMap((seed) => fightHunt(hunt, seed).complaints)).toEqual([]);
  });

  test('comes to the same end from the same seed', () => {
    const [hunt] = HUNTS;
    if (hunt === undefined) throw new Error('no hunts');
    expect(fightHunt(hunt, 'again').state).toEqual(fightHunt(hunt, 'again').state);
  });
});
