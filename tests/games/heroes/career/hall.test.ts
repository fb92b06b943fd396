/** 7.6 What the hall keeps of a familia. */
import { expect, it } from 'vitest';
import { endText, familiaEntry } from '../../../../src/games/heroes/career/hall.ts';
import type { Career } from '../../../../src/games/heroes/career/types.ts';
import { FAMILIA_HONOURS } from '../../../../src/games/heroes/files/honours.ts';
import { careerOf, familia } from '../support/familia.ts';

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
