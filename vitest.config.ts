import { defineConfig } from 'vitest/config'

/** Tests that kill the service, take away what it needs, or overload it; `npm test` leaves them to `npm test -- all`. */
const FAULTS = '{server,proofs}/**/*.faults.test.ts'

const TESTS = (workspace: string) => `${workspace}/**/!(*.faults).test.{ts,tsx}`
const MIGRATED = ['server/src/testing/migratedTemplates.ts']

export default defineConfig({
  test: {
    // Files of a worker share modules: no module keeps state. Saves a third of the time.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      ...['contract', 'figures', 'web', 'scripts', 'proofs'].map((name) =>
        project(name, TESTS(name)),
      ),
      project('server', TESTS('server'), MIGRATED),
      project('faults', FAULTS, MIGRATED),
    ],
  },
})

function project(name: string, include: string, globalSetup: string[] = []) {
  return {
    test: {
      name,
      environment: 'node',
      include: [include],
      setupFiles: 'vitest.setup.ts',
      globalSetup,
      // Generous for two busy cores: only a hang exceeds it.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
    },
  }
}
