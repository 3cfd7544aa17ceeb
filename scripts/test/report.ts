import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Result } from './step.ts'

/** Returns the path for a test runner's report, after deleting the previous one. */
export function prepareReport(name: string) {
  const file = join(import.meta.dirname, `../../node_modules/.cache/hausblick/${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** Reads the counts of vitest's JSON report. A file that does not load counts as one failure. */
export function readVitest(file: string, status: number): Result {
  type Suite = { status: string; assertionResults: unknown[] }
  type Report = { numPassedTests: number; numFailedTests: number; testResults: Suite[] }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const unloaded = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  return { status, passed: report.numPassedTests, failed }
}

/** Reads the counts of Playwright's JSON report. Errors outside tests, as of the service, count as failures. */
export function readPlaywright(file: string, status: number): Result {
  type Report = {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: unknown[]
  }
  const { stats, errors }: Report = JSON.parse(readFileSync(file, 'utf8'))
  return { status, passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
