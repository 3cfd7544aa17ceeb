import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nameFailure, readPlaywright, readVitest } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'hausblick-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const FAILING = `
test('it works', () => {})
test('it fails', () => { throw new Error('one') })
describe('a suite', () => {
  afterAll(() => { throw new Error('two') })
  test('it works too', async () => {
    void Promise.reject(new Error('three'))
    await new Promise((resolve) => setTimeout(resolve))
  })
})
`

test('names each failure of vitest, and what it said first', () => {
  writeFileSync(join(folder, 'a.test.ts'), FAILING)
  writeFileSync(join(folder, 'b.test.ts'), `throw new Error('four')`)
  const file = join(folder, 'report.json')
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')
  const reporter = join(import.meta.dirname, 'vitestReporter.ts')
  const args = [vitest, 'run', '--globals', '--root', folder, `--reporter=${reporter}`]
  const env = { PATH: process.env.PATH, VITEST_REPORT: file }
  const { status } = spawnSync(process.execPath, args, { env, cwd: folder })
  const { passed, failed, failures = [] } = readVitest(file, status ?? 0)
  expect({ status, passed, failed }).toEqual({ status: 1, passed: 2, failed: 4 })
  expect(failures.map(nameFailure).toSorted()).toEqual([
    'a.test.ts › a suite: Error: two',
    'a.test.ts › it fails: Error: one',
    'a.test.ts › it works too (outside its tests): Error: three',
    'b.test.ts: Error: four',
  ])
})

test('names those of Playwright, without the colours of a terminal', () => {
  const errors = [{ message: '\n\u001B[31mError\u001B[39m: hidden\nmore' }]
  const failing = { projectName: 'phone', status: 'unexpected', results: [{ errors }] }
  const specs = [{ title: 'it shows', file: 'a.spec.ts', tests: [failing] }]
  const file = join(folder, 'playwright.json')
  const report = {
    stats: { expected: 0 },
    suites: [{ specs: [], suites: [{ specs }] }],
    errors: [{ message: 'no service' }],
  }
  writeFileSync(file, JSON.stringify(report))
  expect(readPlaywright(file, 1).failures?.map(nameFailure)).toEqual([
    '[phone] a.spec.ts › it shows: Error: hidden',
    'outside the tests: no service',
  ])
})
