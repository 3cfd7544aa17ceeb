import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Result } from './step.ts'

/** Returns the path for a test runner's report, after deleting the previous one. */
export function prepareReport(name: string) {
  const file = join(import.meta.dirname, `../../node_modules/.cache/hausblick/${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** What `vitestReporter.ts` writes. */
export interface VitestReport {
  readonly passed: number
  readonly failures: string[]
}

/** Reads what `vitestReporter.ts` has written. */
export function readVitest(file: string, status: number): Result {
  const { passed, failures }: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  return { status, passed, failed: failures.length, failures }
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
          describeFailure(
            `[${projectName}] ${spec.file} › ${spec.title}`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
          ),
        ),
    )
  const outside = report.errors.map(({ message = '' }) =>
    describeFailure('outside the tests', message),
  )
  const failures = [...inTests, ...outside]
  return { status, passed: report.stats.expected, failed: failures.length, failures }
}

const SHOWN_LINES = 12

/** Shortens what a failed test says, so that all of them are seen at the end of a log. */
export function describeFailure(title: string, message: string) {
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
