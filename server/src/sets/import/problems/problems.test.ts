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

test('of many problems alike only the first are kept, and the lines of all', () => {
  const problems = new Problems({ strict: false })
  for (let line = 1; line <= 1000; line += 1) {
    problems.error({ file: 'a.csv', line }, 'Falsch.')
    problems.warning({ file: 'b.csv', line }, 'Seltsam.')
  }
  expect([problems.errorCount, problems.warningCount]).toEqual([1000, 1000])
  expect([problems.errors.length, problems.warnings.length]).toEqual([200, 200])
  expect(problems.errorList.groups).toHaveLength(1)
  expect(String(problems.errorList.groups[0]?.lines.get(''))).toBe('2–1000')
  expect(problems.errors[199]).toEqual({ file: 'a.csv', line: 200, message: 'Falsch.' })
})

test('problems are alike by their rule, in one column of a sheet', () => {
  const problems = new Problems({ strict: false })
  const at = (line: number, column = 'zipcode') => ({ file: 'a.csv', sheet: 'Blatt', line, column })
  for (const line of [2, 3, 4, 6, 9])
    problems.warning(at(line), `Zeile ${line}.`, { rule: 'place', value: line < 5 ? 'A' : 'B' })
  problems.warning(at(7), 'Anders.')
  problems.warning(at(7, 'city'), 'Zeile 7.', { rule: 'place', value: 'A' })
  const [first, ...others] = problems.warningList.groups
  expect(Array.from(first?.lines ?? [], ([value, lines]) => [value, String(lines)])).toEqual([
    ['A', '3–4'],
    ['B', '6, 9'],
  ])
  expect(others.map(({ count }) => count)).toEqual([1, 1])
})

test('a warning is an error if strict', () => {
  const problems = new Problems({ strict: true })
  problems.warning({ file: 'a.csv' }, 'Seltsam.')
  expect([problems.errorCount, problems.warningCount]).toEqual([1, 0])
  expect(problems.errors).toEqual([{ file: 'a.csv', message: 'Seltsam.' }])
})
