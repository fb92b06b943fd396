/** Soak: ten munera of a career and a year of a house, played by script in the real program that is killed at random moments; HARENA_SEED takes other dice. */
import { spawnSync } from 'node:child_process';

const tests = ['career', 'house'].map((game) => `tests/games/gladiator/program/e2e/${game}.test.ts`);
const args = ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--reporter=verbose'];
const env = { ...process.env, HARENA_MUNERA: '10', HARENA_MONTHS: '12' };
process.exitCode = spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
