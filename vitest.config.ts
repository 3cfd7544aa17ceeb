import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The files of a worker share what they import: the service is put together from its parts, which keep nothing to themselves.
    // It saves a third of the time.
    isolate: false,
    maxWorkers: '100%',
    projects: ['contract', 'figures', 'server', 'web', 'scripts'].map((name) => ({
      test: {
        name,
        environment: 'node',
        include: [`${name}/**/*.test.{ts,tsx}`],
        setupFiles: 'vitest.setup.ts',
        // Two cores under full load: generous enough that only what hangs runs out of it.
        testTimeout: 30_000,
        hookTimeout: 60_000,
      },
    })),
  },
})
