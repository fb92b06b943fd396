/** Soak: a career of ten munera played by script in the real program, killed at random moments; HARENA_SEED takes another. */
import { spawnSync } from 'node:child_process';

const args = ['node_modules/vitest/vitest.mjs', 'run', 'tests/e2e/career.test.ts', '--reporter=verbose'];
const env = { ...process.env, HARENA_MUNERA: '10' };
process.exitCode = spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
