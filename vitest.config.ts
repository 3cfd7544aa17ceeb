import { defineConfig } from 'vitest/config'

/** Tests that kill the service, take away what it needs, or overload it; `npm test` leaves them to `npm test -- all`. */
const FAULTS = 'server/**/*.faults.test.ts'

export default defineConfig({
  test: {
    // Files of a worker share modules: no module keeps state. Saves a third of the time.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      ...['contract', 'figures', 'server', 'web', 'scripts'].map((name) =>
        project(name, `${name}/**/!(*.faults).test.{ts,tsx}`),
      ),
      project('faults', FAULTS),
    ],
  },
})

function project(name: string, include: string) {
  return {
    test: {
      name,
      environment: 'node',
      include: [include],
      setupFiles: 'vitest.setup.ts',
      // Generous for two busy cores: only a hang exceeds it.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
    },
  }
}
