import { defineConfig } from 'vitest/config'

/** What needs programs of the system, and minutes: run by `npm run test:operations` and `npm run test:image` only. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['proofs/{operations,image}/**/*.check.ts'],
    setupFiles: 'vitest.setup.ts',
    // One after the other: they use all cores and fixed ports.
    fileParallelism: false,
    // Generous for a slow machine; what takes longer says so itself.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
