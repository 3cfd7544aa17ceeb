import { expect, test } from 'vitest'
import { applyTo, proposed } from '../../../testing/import/applyMapping.ts'
import { rowsOf } from '../../../testing/import/mapping.ts'
import { listTotals } from './trialTotals.ts'

test.each([
  ['houses alone', [], 300_00, false],
  ['houses, which one more follows', ['Gesamt|||300,00'], 300_00, true],
  ['houses, of which one is wrong', ['Summe|||7,00'], 7_00, true],
])('sums of %s', async (_, last, inFile, isPrinted) => {
  const rows = rowsOf(
    'WE|Kunde|Mieter|Kaltmiete',
    ...['1|K1|Roth|100,00', 'Summe|||100,00', '2|K1|Lang|200,00', 'Summe|||200,00', ...last],
  )
  const result = await applyTo(rows, proposed('unit', rows))
  expect(listTotals(result)).toMatchObject([{ inFile, isPrinted }])
})
