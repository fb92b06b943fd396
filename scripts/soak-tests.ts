/**
 * npm run soak: the tests that try things many times (tests/support/soak.ts), with as many tries as an hour has room
 * for, those whose cases are drawn, which `npm test` always draws alike, and those that it leaves to the soak
 * (`.soak.test.ts`).
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const files = globSync('tests/**/*.test.{ts,tsx}').filter(
  (path) => path.includes('.soak.') || /support\/soak\.ts|from 'fast-check'/u.test(readFileSync(path, 'utf8')),
);
execFileSync('npx', ['vitest', 'run', '--testTimeout=600000', '--hookTimeout=600000', ...files], {
  env: { ...process.env, HARENA_SOAK: '1' },
  stdio: 'inherit',
});
