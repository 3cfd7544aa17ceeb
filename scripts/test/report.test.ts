import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nameFailure, readPlaywright, readVitest } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'hausblick-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(report: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const nameAll = (failures: string[] = []) => failures.map(nameFailure)

test('names each failed test of vitest, and what it said first', () => {
  const tests = [
    { status: 'passed', fullName: 'it works', failureMessages: [] },
    { status: 'failed', fullName: 'it fails', failureMessages: ['Error: one\n    at two'] },
  ]
  const file = write({
    numPassedTests: 1,
    testResults: [
      {
        status: 'failed',
        name: join(process.cwd(), 'a.test.ts'),
        message: '',
        assertionResults: tests,
      },
      {
        status: 'failed',
        name: join(process.cwd(), 'b.test.ts'),
        message: 'broken',
        assertionResults: [],
      },
    ],
  })
  const { passed, failed, failures } = readVitest(file, 1)
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 })
  expect(nameAll(failures)).toEqual(['a.test.ts › it fails: Error: one', 'b.test.ts: broken'])
})

test('names those of Playwright, without the colours of a terminal', () => {
  const errors = [{ message: '\n\u001B[31mError\u001B[39m: hidden\nmore' }]
  const failing = { projectName: 'phone', status: 'unexpected', results: [{ errors }] }
  const specs = [{ title: 'it shows', file: 'a.spec.ts', tests: [failing] }]
  const file = write({
    stats: { expected: 0 },
    suites: [{ specs: [], suites: [{ specs }] }],
    errors: [{ message: 'no service' }],
  })
  expect(nameAll(readPlaywright(file, 1).failures)).toEqual([
    '[phone] a.spec.ts › it shows: Error: hidden',
    'outside the tests: no service',
  ])
})
