import { defineConfig } from 'vitest/config'

/** The kinds of test that `npm test` leaves to `npm test -- all`; CONTRIBUTING.md says which test is of which. */
const LATER = ['slow', 'faults']

const TESTS = (workspace: string) => `${workspace}/**/!(*.${LATER.join('|*.')}).test.{ts,tsx}`
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
      ...LATER.map((name) =>
        project(
          name,
          `{contract,figures,proofs,scripts,server,web}/**/*.${name}.test.ts`,
          MIGRATED,
        ),
      ),
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
