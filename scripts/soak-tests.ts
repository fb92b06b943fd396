/**
 * npm run soak: the tests that try things many times (tests/support/soak.ts), with as many tries as an hour has room
 * for, and those that `npm test` leaves to the soak (`.soak.test.ts`).
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const files = globSync('tests/**/*.test.{ts,tsx}').filter(
  (path) => path.includes('.soak.') || readFileSync(path, 'utf8').includes('support/soak.ts'),
);
execFileSync('npx', ['vitest', 'run', '--testTimeout=600000', '--hookTimeout=600000', ...files], {
  env: { ...process.env, HARENA_SOAK: '1' },
  stdio: 'inherit',
});
