import { accessSync, constants, statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Rules, odds and screens, all of it values. */
const IN_MEMORY = [
  'tests/*.test.ts',
  'tests/{kernel,play,session,toy,tui}/**/*.test.{ts,tsx}',
  'tests/games/{*/,}*.test.ts',
  'tests/games/*/{ai,career,house,odds,rules,screens,session}/**/*.test.{ts,tsx}',
  'tests/games/*/program/{kernel,play,session,tui}/**/*.test.{ts,tsx}',
];
/** Whole files that `npm run soak` alone plays (scripts/soak-tests.ts). */
const SOAKS = process.env.HARENA_SOAK === '1' ? [] : ['tests/**/*.soak.test.{ts,tsx}'];
/** The built program in real terminals. */
const IN_TERMINALS = ['tests/games/*/program/e2e/**/*.test.ts'];

const MEMORY = '/dev/shm';
const ROOMY_BYTES = 2 ** 30;

/** Where temporary folders lie: in memory where that has room, for every save is flushed, which a disk takes its time for. */
function temporary(): { readonly TMPDIR?: string } {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOMY_BYTES ? { TMPDIR: MEMORY } : {};
  } catch {
    return {};
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    setupFiles: ['tests/support/setup.ts'],
    // Most of what tests make is short-lived: with more room for it a twentieth of the time goes less to collecting it.
    execArgv: ['--max-semi-space-size=32'],
    // Files of a project share processes, with their modules and tables: whatever a test changes it puts back.
    isolate: false,
    // Else one processor would be kept free, which is half of a machine that has two.
    maxWorkers: '100%',
    // A machine may be slow, or busy with something else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: { FORCE_COLOR: '0', ...temporary() },
    // They run in the order of their names: those that may take long by themselves are not to be the last.
    projects: [
      { extends: true, test: { name: 'e2e', include: IN_TERMINALS, exclude: SOAKS } },
      {
        extends: true,
        test: {
          name: 'machine',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...IN_TERMINALS, ...IN_MEMORY, ...SOAKS],
        },
      },
      { extends: true, test: { name: 'memory', include: IN_MEMORY, exclude: SOAKS } },
    ],
  },
});
