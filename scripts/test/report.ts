import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Result } from './step.ts'

/** Returns the path for a test runner's report, after deleting the previous one. */
export function prepareReport(name: string) {
  const file = join(import.meta.dirname, `../../node_modules/.cache/hausblick/${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** Reads vitest's JSON report. */
export function readVitest(file: string, status: number): Result {
  type Test = { status: string; fullName: string; failureMessages: string[] }
  type Suite = { status: string; name: string; message: string; assertionResults: Test[] }
  type Report = { numPassedTests: number; testResults: Suite[] }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const failures = report.testResults.flatMap(({ status, name, message, assertionResults }) => {
    const path = relative('.', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // It did not load, or a hook failed.
    if (status === 'failed' && failed.length === 0) return [describe(path, message)]
    return failed.map((test) =>
      describe(`${path} › ${test.fullName}`, test.failureMessages.join('\n')),
    )
  })
  return { status, passed: report.numPassedTests, failed: failures.length, failures }
}

/** Reads Playwright's JSON report. Errors outside tests, as of the service, count as failures. */
export function readPlaywright(file: string, status: number): Result {
  type Failure = { message?: string }
  type Test = { projectName: string; status: string; results: { errors: Failure[] }[] }
  type Spec = { title: string; file: string; tests: Test[] }
  type Suite = { specs: Spec[]; suites?: Suite[] }
  type Report = { stats: { expected: number }; suites: Suite[]; errors: Failure[] }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const listSpecs = ({ specs, suites = [] }: Suite): Spec[] => [
    ...specs,
    ...suites.flatMap(listSpecs),
  ]
  const inTests = report.suites
    .flatMap(listSpecs)
    .flatMap((spec) =>
      spec.tests
        .filter(({ status: outcome }) => outcome === 'unexpected' || outcome === 'flaky')
        .map(({ projectName, results }) =>
          describe(
            `[${projectName}] ${spec.file} › ${spec.title}`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
          ),
        ),
    )
  const outside = report.errors.map(({ message = '' }) => describe('outside the tests', message))
  const failures = [...inTests, ...outside]
  return { status, passed: report.stats.expected, failed: failures.length, failures }
}

const SHOWN_LINES = 12

/** Shortens what a failed test says, so that all of them are seen at the end of a log. */
function describe(title: string, message: string) {
  const lines = message.split('\n').slice(0, SHOWN_LINES)
  return [title, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** Returns what failed and the first thing it said, on one line. */
export function nameFailure(failure: string): string {
  const [title, message] = failure
    .split('\n')
    .map((line) => stripVTControlCharacters(line).trim())
    .filter((line) => line !== '')
  return message === undefined ? String(title) : `${title}: ${message}`
}
