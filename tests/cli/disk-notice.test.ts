import { expect, test } from 'vitest';
import { diskNotice } from '../../src/cli/disk-notice.ts';

test('a disk that is nearly full is told of at home, with what is left', () => {
  expect(diskNotice(49_999_999)).toBe(
    'The disk with your saves has 49 MB left: free some space, or saving will soon fail.',
  );
  expect(diskNotice(50_000_000)).toBeNull();
  expect(diskNotice(null)).toBeNull();
});
