/** 7 Every line of careers is what the printed tables make of its dice and of their matches; and every kind of line is described. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CareerEvent } from '../../../../src/games/heroes/career/events.ts';
import { checkedCareer } from '../../../../tools/games/heroes/career-checker.ts';

const STAR = { points: { savvy: 5, speed: 3, strength: 4 }, second: false } as const;

const KINDS: { readonly [K in CareerEvent['kind']]: true } = {
  ...{ 'style-rolled': true, 'card-rolled': true, trimmed: true, month: true, 'size-rolled': true },
  ...{ 'second-rolled': true, made: true, 'nobody-made': true, named: true, 'rival-die': true, 'match-made': true },
  ...{ 'match-fought': true, recovery: true, barred: true, died: true, fame: true, laurel: true, trains: true },
  ...{ rise: true, fall: true, locale: true, freedom: true, retired: true, closed: true },
};

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

  it('has no kind of line that docs/json.md does not describe', () => {
    const [, described = ''] = readFileSync('docs/json.md', 'utf8').split('## Heroes of the Colosseum');
    const [heroes = ''] = described.split('\n## ');
    expect(Object.keys(KINDS).filter((kind) => !heroes.includes(`\`${kind}\``))).toEqual([]);
  });
});
