import { expect, test } from 'vitest'
import type { SheetDetail } from '../../../base/data/imports.ts'
import { listColumns } from './headings.ts'

const rows = [
  { line: 1, cells: ['Mieterliste', '', '', ''] },
  { line: 2, cells: ['WE-Nr.', 'EUR', '', 'Stand 31.12.2025'] },
  { line: 3, cells: ['101-01', '612,00', '', ''] },
  { line: 4, cells: ['101-02', '612,00', 'x', ''] },
  { line: 5, cells: ['101-03', '700,00', '', ''] },
]

test('a heading over two rows is written as in the file', () => {
  const labels = ['netto-daur von', 'netto-daur bis', 'kaltmiete eur']
  const lines = [
    { line: 1, cells: ['Netto-Dauer', '', 'Kaltmiete'] },
    { line: 2, cells: ['von', 'bis', 'EUR'] },
  ]
  const detail = { rows: lines, headerLine: 2, labels } as unknown as SheetDetail
  expect(listColumns(detail).map(({ heading }) => heading)).toEqual([
    'Netto-Dauer von',
    'Netto-Dauer bis',
    'Kaltmiete EUR',
  ])
})

test('columns are called as in the file, and by both rows of a heading', () => {
  const labels = ['we-nr.', 'miete eur', '', 'stand #tag']
  const detail = { rows, headerLine: 2, labels } as unknown as SheetDetail
  expect(listColumns(detail)).toEqual([
    { label: 'we-nr.', heading: 'WE-Nr.', index: 0, examples: ['101-01', '101-02', '101-03'] },
    { label: 'miete eur', heading: 'miete eur', index: 1, examples: ['612,00', '700,00'] },
    { label: null, heading: '', index: 2, examples: ['x'] },
    { label: 'stand #tag', heading: 'Stand 31.12.2025', index: 3, examples: [] },
  ])
})
