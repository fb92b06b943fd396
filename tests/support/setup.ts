/** Runs before each file of tests. */
import fc from 'fast-check';
import { afterAll, afterEach } from 'vitest';
import { tidy } from './leftovers.ts';
import { SOAKING } from './soak.ts';

// `npm test` draws the same cases in every run, the soak others every time: nobody's change fails by a draw.
if (!SOAKING) fc.configureGlobal({ seed: 79 });

afterEach(() => tidy('test'));
afterAll(async () => {
  await tidy('test');
  await tidy('file');
});
