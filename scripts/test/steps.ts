import { ensureChromium } from '../chromium.ts'
import { captureCommand, runCommand } from '../command.ts'
import { withPostgres } from '../postgres/cluster.ts'
import { readPlaywright, readVitest, reportFile } from './report.ts'
import type { Step } from './step.ts'

/** Each is a script of package.json that can be run by itself, too. */
export const checks: Step[] = ['lint', 'lock', 'arrows', 'types', 'unused'].map((name) => ({
  name,
  run: async () => ({
    ...(await captureCommand('npm', ['run', '--silent', name])),
    passed: 0,
    failed: 0,
  }),
}))

/** The tests of the workspaces, those of the server on SQLite and on PostgreSQL. */
export const unit: Step = {
  name: 'unit',
  run: () =>
    withPostgres(async (url) => {
      const file = reportFile('vitest')
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const env = { ...process.env, TEST_POSTGRES_URL: url }
      return readVitest(file, await runCommand('vitest', ['run', ...reporters], { env }))
    }),
}

/** The main journeys in a real browser against the real service, and nothing else of `e2e`. */
export const journeys = inBrowser('journeys', ['--grep=@main', '--project=desktop'])

/** All tests in a real browser against the real service. */
export const e2e = inBrowser('e2e', [])

function inBrowser(name: string, which: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const built = await runCommand('node', ['scripts/prepare.js', '--build'])
      if (built !== 0) return { status: built, passed: 0, failed: 0 }
      await ensureChromium()
      const file = reportFile('playwright')
      const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
      const status = await runCommand('playwright', ['test', '--reporter=list,json', ...which], {
        env,
      })
      return readPlaywright(file, status)
    },
  }
}
