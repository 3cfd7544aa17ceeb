import { expect, test } from 'vitest'
import { readPdfText } from '../../../testing/reports.ts'
import { sampleIssuer, sampleReport } from '../../../testing/sampleReport.ts'
import { writePdf } from './writePdf.ts'

test('breaks neither a head nor an amount of ten millions', async () => {
  const year = { base: 987_654_312, months: 12, amount: 19_753_086, remaining: 1_234_567_890 }
  const item = { id: 'W1', kind: 'unit', label: 'EG', share: 7_550, rate: 200 } as const
  const items = [{ ...item, price: 1_234_567_890, start: '2019-05', year }]
  const depreciation = { items, sum: year.amount, overlaps: false }
  const text = await readPdfText(await writePdf({ ...sampleReport(), depreciation }, sampleIssuer))
  expect(text).toContain('Wofür Kaufpreis in € Gebäude Anteil in € Satz Beginn AfA 2025 in €')
  expect(text).toContain(
    'EG 12.345.678,90 75,5 % 9.876.543,12 2 % 05.2019 197.530,86 12.345.678,90',
  )
})
