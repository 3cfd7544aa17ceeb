import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Files of a worker share modules: no module keeps state. Saves a third of the time.
    isolate: false,
    maxWorkers: '100%',
    projects: ['contract', 'figures', 'server', 'web', 'scripts'].map((name) => ({
      test: {
        name,
        environment: 'node',
        include: [`${name}/**/*.test.{ts,tsx}`],
        setupFiles: 'vitest.setup.ts',
        // Generous for two busy cores: only a hang exceeds it.
        testTimeout: 30_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 20_000 } },
      },
    })),
  },
})
