import { defineConfig } from 'vitest/config'

/** What needs programs of the system, and minutes: run by `npm run test:operations` only. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['scripts/operations/**/*.check.ts'],
    setupFiles: 'vitest.setup.ts',
    // One after the other: they use all cores and fixed ports.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
