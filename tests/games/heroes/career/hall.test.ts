/** 7.6 What the hall keeps of a familia. */
import { expect, it } from 'vitest';
import { endText, familiaEntry } from '../../../../src/games/heroes/career/hall.ts';
import { chronicleOf } from '../../../../src/games/heroes/career/told.ts';
import type { Career, MatchResult, PastMatch } from '../../../../src/games/heroes/career/types.ts';
import { FAMILIA_HONOURS } from '../../../../src/games/heroes/files/honours.ts';
import { careerOf, familia, over } from '../support/familia.ts';

const star = (name: string, more: Partial<Career>): Career => ({ ...careerOf({}, name), name, ...more });
const killed = { how: 'dead', month: 3, why: 'a killing stroke' } as const;

it('keeps one line of a Star, and of one who was freed and fell later tells both', () => {
  const stars = [
    star('Felix', { free: true, ended: killed, fame: 9 }),
    star('Rufus', { free: true, fame: 5, ended: { how: 'retired', month: 4, why: 'free' } }),
    star('Bato', { fame: 3, ended: killed }),
    star('Leo', { fame: 1 }),
  ];
  const entry = familiaEntry(familia(stars, { turn: 6, outcome: { winner: null, by: 'closed', results: {} } }));
  expect(entry?.stars.map((one) => `${one.name}: ${endText(one)}`)).toEqual([
    'Felix: freed, and died fighting on (a killing stroke)',
    'Rufus: freed',
    'Bato: dead (a killing stroke)',
    'Leo: still fighting at the end',
  ]);
  const [news] = entry === null ? [] : FAMILIA_HONOURS.news('Ann', entry, '1', []);
  expect(news?.text).toMatch(/free: Felix, who died fighting on; Rufus\.$/);
});

it('7.2 the chronicle tells each month, the last one first, and nothing of an empty one', () => {
  const { match } = over(0, [{}, {}]);
  const past = (number: number, month: number, result: MatchResult): PastMatch => ({
    ...{ number, month, locale: 'rome', stars: ['Felix'], names: ['Felix', 'Rufus'], sides: [0, 1], result, fame: [1] },
    styles: ['murmillo', 'thraex'],
  });
  const state = familia([star('Felix', { ended: killed, since: 1 }), star('Leo', { since: 3 })], {
    turn: 3,
    past: [past(1, 1, match), past(2, 3, { ...match, winner: 1, toDeath: true })],
  });
  expect(chronicleOf(state)).toEqual([
    {
      title: 'November 106',
      lines: [
        'Leo, murmillo, swore to be burned, bound, beaten and slain by iron.',
        'Before the Emperor Felix met Rufus the thraex for life or death, and fell in round 3.',
        'Felix was carried out through the gate of Libitina: a killing stroke.',
      ],
    },
    {
      title: 'September 106',
      lines: [
        'Felix, murmillo, swore to be burned, bound, beaten and slain by iron.',
        'Before the Emperor Felix met Rufus the thraex, and took the palm in round 3.',
      ],
    },
  ]);
});
