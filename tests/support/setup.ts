/** Runs before each file of tests. */
import { afterAll, afterEach } from 'vitest';
import { tidy } from './leftovers.ts';

afterEach(() => tidy('test'));
afterAll(async () => {
  await tidy('test');
  await tidy('file');
});
