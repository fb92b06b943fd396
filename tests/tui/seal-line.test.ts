/** What a journal says of seals. */
import { expect, it } from 'vitest';
import type { SavedSeals } from '../../src/kernel/seal.ts';
import { sealLine } from '../../src/tui/match/seal-line.ts';

const hash = (digit: string): string => digit.repeat(64);
const order = (seq: number, digit: string, nonce: string | null) => ({
  at: seq,
  of: [1],
  seq,
  hash: hash(digit),
  nonce,
});
const seals: SavedSeals = {
  seats: [0],
  from: 0,
  seed: { hash: hash('a'), nonce: null },
  orders: [order(4, 'b', hash('1')), order(9, 'c', null)],
};

it('stands beside the line it holds for: seed, order that was opened, order that waits', () => {
  const at = (seq: number) => sealLine(seals, seq, 8);
  expect(at(2)).toBe('The seed was sealed before the first die: aaaaaaaaaaaaaaaa, opened at the end.');
  expect([at(4), at(7)]).toEqual(Array(2).fill('What the others chose was sealed before you did: bbbbbbbbbbbbbbbb.'));
  expect(at(8)).toBe('The others have chosen: sealed as cccccccccccccccc, opened when you have.');
  expect(sealLine({ ...seals, seed: { hash: hash('a'), nonce: hash('2') } }, 0, 8)).toMatch(/die: a{16}\.$/);
  expect([sealLine(null, 0, 0), sealLine({ ...seals, seed: null }, 0, 8)]).toEqual([null, null]);
});
