import { expect, test } from 'vitest'
import { applyTo, proposed } from '../../../../testing/import/applyMapping.ts'
import { rowsOf } from '../../../../testing/import/mapping.ts'
import { describeResult } from '../../sources/tryProfile.ts'
import { leftOutRules } from './leftOut.ts'

const HEADER = 'Datum|Konto|Kontobezeichnung|WE|Soll|Haben'
const posted = (...days: readonly string[]) => days.map((day) => `${day}|6000|Miete|1-1||500,00`)
const rent = { use: 'income', kind: 'Kaltmiete' } as const
const SAVED = proposed('posting', rowsOf(HEADER, ...posted('03.01.2025', '03.02.2025')), {
  postings: { amounts: 'debit-credit', accounts: { '6000': rent } },
})

async function read(lines: readonly string[], profile = SAVED) {
  const result = await applyTo(rowsOf(...lines), profile)
  const { leftOut } = describeResult(result)
  const sums = (result.postings?.amounts ?? []).map(
    ({ year, income }) => `${year} ${income.reduce((sum, cents) => sum + cents, 0) / 100}`,
  )
  const outside = result.skipped.flatMap(({ line, rule }) =>
    rule === leftOutRules.outside ? [line] : [],
  )
  return { sums, outside, doubts: leftOut.doubts.map(({ kind }) => kind) }
}

const DATEV = (year: number) =>
  `EXTF|700|21|Buchungsstapel|13|1||RE|||1|1|${year}0101|4|${year}0101|${year}0131`

test.each([
  ['its days', [HEADER, ...posted('03.01.26', '2026-01-05')]],
  ['its first line', [DATEV(2026), HEADER, ...posted('0301', '0501')]],
  ['its period', ['01.01.2026 bis 31.01.2026', HEADER, ...posted('3.1.', '5.1.')]],
])('the next year of a journal is that of the file, told by %s', async (_, lines) => {
  expect(await read(lines)).toEqual({ sums: ['2026 1000'], outside: [], doubts: [] })
})

test('stragglers of another year are listed and do not count, the mapping’s own included', async () => {
  const days = ['30.12.2025', ...Array.from({ length: 11 }, () => '03.01.2026')]
  const read2026 = await read([HEADER, ...posted(...days)])
  expect(read2026).toEqual({ sums: ['2026 5500'], outside: [2], doubts: [] })
})

test('years half and half are asked about, and the mapping’s goes in', async () => {
  const lines = [HEADER, ...posted('03.12.2025', '30.12.2025', '03.01.2026', '04.01.2026')]
  expect(await read(lines)).toEqual({ sums: ['2025 1000'], outside: [4, 5], doubts: ['year'] })
})

test('a file that does not say its year has that of the mapping, and one for all years all', async () => {
  const sums = ['2025 500']
  expect(await read([HEADER, ...posted('0301')])).toEqual({ sums, outside: [], doubts: [] })
  const lines = [HEADER, ...posted('03.12.2025', '03.01.2026', '04.01.2026')]
  const all = await read(lines, { ...SAVED, year: null })
  expect(all).toEqual({ sums: ['2025 500', '2026 1000'], outside: [], doubts: [] })
})
