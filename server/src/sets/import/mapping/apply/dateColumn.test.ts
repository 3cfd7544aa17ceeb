import { expect, test } from 'vitest'
import { applyTo, proposed } from '../../../../testing/import/applyMapping.ts'
import { rowsOf } from '../../../../testing/import/mapping.ts'

test('contracts without an end have none, whoever has chosen the column', async () => {
  const rows = rowsOf(
    'WE|Kunde|Mieter|Kaltmiete|X',
    '1|K1|Roth|5,00|unbefristet',
    '2|K1|Lang|5,00|bald',
  )
  const columns = proposed('unit', rows).columns.map((column) =>
    column.from[0] === 'x' ? { from: ['x'], to: 'dateofrentalend', type: 'date' as const } : column,
  )
  const { records, warnings } = await applyTo(rows, proposed('unit', rows, { columns }))
  expect(records.map(({ values }) => values.dateofrentalend)).toEqual([null, null])
  expect(warnings.map(({ cell }) => cell)).toEqual(['bald'])
})
