import { ensureChromium } from '../chromium.ts'
import { captureCommand, runCommand } from '../command.ts'
import { withPostgres } from '../postgres/cluster.ts'
import { prepareReport, readPlaywright } from './report.ts'
import { runVitest } from './runVitest.ts'
import type { Step } from './step.ts'

/** The scripts of package.json by the same names. */
export const checks: Step[] = ['lint', 'lock', 'licences', 'arrows', 'types', 'unused'].map(
  (name) => ({
    name,
    run: async () => ({
      ...(await captureCommand('npm', ['run', '--silent', name])),
      passed: 0,
      failed: 0,
    }),
  }),
)

/** The quick tests of all workspaces. */
export const unit = inVitest('unit', '!slow', '!faults')

/** The tests that start processes, read scans, convert pictures or work through thousands of rows. */
export const slow = inVitest('slow', 'slow')

/** The tests that kill the service, take away what it needs, or overload it. */
export const faults = inVitest('faults', 'faults')

/** The browser tests tagged `@main`. */
export const journeys = inBrowser('journeys', ['--grep=@main', '--project=desktop'])

/** All browser tests. */
export const e2e = inBrowser('e2e', [])

function inVitest(name: string, ...projects: string[]): Step {
  const which = projects.flatMap((project) => ['--project', project])
  return {
    name,
    run: () =>
      withPostgres((url) => runVitest(name, which, { ...process.env, TEST_POSTGRES_URL: url })),
  }
}

function inBrowser(name: string, which: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const built = await runCommand('node', ['scripts/prepare.js', '--build'])
      if (built !== 0) return { status: built, passed: 0, failed: 0 }
      await ensureChromium()
      const file = prepareReport('playwright')
      const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
      const status = await runCommand('playwright', ['test', '--reporter=list,json', ...which], {
        env,
      })
      return readPlaywright(file, status)
    },
  }
}
