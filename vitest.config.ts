import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/soak/**'],
    pool: 'forks',
    testTimeout: 20_000,
    env: { FORCE_COLOR: '0' },
  },
});
