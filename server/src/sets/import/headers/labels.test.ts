import { expect, test } from 'vitest'
import { recordKinds } from '../../../records/recordKinds.ts'
import { columnLabel, tableLabels } from './labels.ts'

test.each(recordKinds)('every column of $name has a German name of its own', (kind) => {
  const { name, fields, customerColumns } = kind
  const columns = [...Object.keys(fields), ...Object.keys(customerColumns ?? {})]
  const labels = columns.map((column) => columnLabel(name, column))

  expect(tableLabels[name]).toBeTruthy()
  expect(labels.filter((label) => columns.includes(label))).toEqual([])
  expect(new Set(labels).size).toBe(labels.length)
})

test('columns of months are called by flow, month and year', () => {
  expect(columnLabel('dashboard-property', 'propertyincome032025')).toBe('Einnahmen März 2025')
  expect(columnLabel('amounts-by-kind', 'kindexpenses122024')).toBe('Ausgaben Dezember 2024')
})
