import { expect, test } from 'vitest'
import { describeProblem, Problems, quote } from './problems.ts'

test('a problem names the place as far as it is known', () => {
  const place = { file: 'a.xlsx', sheet: 'Objekte', line: 12, column: 'city' }
  expect(describeProblem({ ...place, message: 'Falsch.' })).toBe(
    'a.xlsx, Blatt „Objekte“, Zeile 12, Spalte „city“: Falsch.',
  )
  expect(describeProblem({ file: 'a.csv', sheet: null, line: null, message: 'Falsch.' })).toBe(
    'a.csv: Falsch.',
  )
})

test('what was found is quoted on one line, and not at any length', () => {
  expect(quote('  zwei\n\tZeilen\u0007 ')).toBe('„zwei Zeilen“')
  expect(quote('x'.repeat(61))).toBe(`„${'x'.repeat(60)}…“`)
})

test('of very many problems the first are kept, and the number of all', () => {
  const problems = new Problems({ strict: false })
  for (let line = 1; line <= 1000; line += 1) {
    problems.error({ file: 'a.csv', line }, 'Falsch.')
    problems.warning({ file: 'b.csv', line }, 'Seltsam.')
  }
  expect([problems.errorCount, problems.warningCount]).toEqual([1000, 1000])
  expect([problems.errors.length, problems.warnings.length]).toEqual([200, 200])
  expect(problems.errors[199]).toEqual({ file: 'a.csv', line: 200, message: 'Falsch.' })
})

test('strictly taken, a warning is an error', () => {
  const problems = new Problems({ strict: true })
  problems.warning({ file: 'a.csv' }, 'Seltsam.')
  expect([problems.errorCount, problems.warningCount]).toEqual([1, 0])
  expect(problems.errors).toEqual([{ file: 'a.csv', message: 'Seltsam.' }])
})
