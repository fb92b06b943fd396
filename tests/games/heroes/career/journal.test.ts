/** 7 Every line of careers is what the printed tables make of its dice and of their matches. */
import { describe, expect, it } from 'vitest';
import { checkedCareer } from '../../../../tools/games/heroes/career-checker.ts';

const STAR = { points: { savvy: 5, speed: 3, strength: 4 }, second: false } as const;

describe('7 a career', () => {
  it.each([true, false])('holds line by line; rivals that come back: %s', (rivals) => {
    let checked = 0;
    for (let i = 0; i < 6; i++) {
      const star = { ...STAR, style: i % 2 === 0 ? 'retiarius' : 'thraex', signature: 'slow' } as const;
      const career = checkedCareer(star, `career ${i}`, rivals);
      expect(career.complaints).toEqual([]);
      checked += career.checked;
    }
    expect(checked).toBeGreaterThan(60);
  });
});
