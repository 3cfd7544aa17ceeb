import { expect, test } from 'vitest'
import { describeProblem, Problems, quote } from './problems.ts'

test('a problem names its location as far as known', () => {
  const location = { file: 'a.xlsx', sheet: 'Objekte', line: 12, column: 'city' }
  expect(describeProblem({ ...location, message: 'Falsch.' })).toBe(
    'a.xlsx, Blatt „Objekte“, Zeile 12, Spalte „city“: Falsch.',
  )
  expect(describeProblem({ file: 'a.csv', sheet: null, line: null, message: 'Falsch.' })).toBe(
    'a.csv: Falsch.',
  )
})

test('text is quoted on one line and shortened', () => {
  expect(quote('  zwei\n\tZeilen\u0007 ')).toBe('„zwei Zeilen“')
  expect(quote('x'.repeat(61))).toBe(`„${'x'.repeat(60)}…“`)
})

test('only the first of many problems are kept, with the number of all', () => {
  const problems = new Problems({ strict: false })
  for (let line = 1; line <= 1000; line += 1) {
    problems.error({ file: 'a.csv', line }, 'Falsch.')
    problems.warning({ file: 'b.csv', line }, 'Seltsam.')
  }
  expect([problems.errorCount, problems.warningCount]).toEqual([1000, 1000])
  expect([problems.errors.length, problems.warnings.length]).toEqual([200, 200])
  expect(problems.errors[199]).toEqual({ file: 'a.csv', line: 200, message: 'Falsch.' })
})

test('a warning is an error if strict', () => {
  const problems = new Problems({ strict: true })
  problems.warning({ file: 'a.csv' }, 'Seltsam.')
  expect([problems.errorCount, problems.warningCount]).toEqual([1, 0])
  expect(problems.errors).toEqual([{ file: 'a.csv', message: 'Seltsam.' }])
})
