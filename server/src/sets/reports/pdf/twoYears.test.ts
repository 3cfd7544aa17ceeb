import { reportCashFlow } from '@hausblick/figures/report/cashFlow.ts'
import { expect, test } from 'vitest'
import { readPdfText } from '../../../testing/reports.ts'
import { sampleIssuer, sampleReport } from '../../../testing/sampleReport.ts'
import { writePdf } from './writePdf.ts'

test('says which months payments are of, where interest and principal are of the whole year', async () => {
  const read = async (report = sampleReport()) =>
    await readPdfText(await writePdf(report, sampleIssuer))
  const note = 'Kreditraten sind, wie Einnahmen und Ausgaben, die der bekannten Monate;'
  expect(await read()).not.toContain(note)

  const income = Array.from({ length: 12 }, (_, month) => (month < 7 ? 100 : 0))
  const cashFlow = reportCashFlow({ income, expenses: Array(12).fill(0) })
  const text = await read({ ...sampleReport(), cashFlow })
  expect(text).toContain('2025 (Januar bis Juli)')
  expect(text).toContain(note)
})
