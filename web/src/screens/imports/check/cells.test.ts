import { expect, test } from 'vitest'
import type { ImportFault } from '../../../base/data/imports.ts'
import { type Cells, enter, shownValue } from './cells.ts'

const fault: ImportFault = {
  severity: 'error',
  file: 'mieter.xlsx',
  sheet: 'Liste',
  line: 12,
  column: 'Kaltmiete',
  label: 'Kaltmiete',
  cell: '612,0O',
  message: 'Das ist kein Betrag.',
  corrected: null,
}
const none: Cells = new Map()
const place = { file: 'mieter.xlsx', sheet: 'Liste', line: 12, label: 'Kaltmiete' }

test('a field shows what the file says until something else is entered', () => {
  expect(shownValue(none, fault)).toBe('612,0O')
  const cells = enter(none, fault, '612,00')
  expect(shownValue(cells, fault)).toBe('612,00')
  expect([...cells.values()]).toEqual([{ ...place, value: '612,00' }])
})

test('faults of the same cell share what is entered', () => {
  const cells = enter(none, fault, '612,00')
  expect(shownValue(cells, { ...fault, message: 'Die Summe passt nicht.' })).toBe('612,00')
  expect(shownValue(cells, { ...fault, line: 13 })).toBe('612,0O')
})

test('what a cell says already is no entry', () => {
  expect(enter(enter(none, fault, '1'), fault, '612,0O').size).toBe(0)
  const corrected = { ...fault, corrected: '612,00' }
  expect(enter(none, corrected, '612,00').size).toBe(0)
})

test('what the file says takes a correction back', () => {
  const corrected = { ...fault, corrected: '612,00' }
  const cells = enter(none, corrected, '612,0O')
  expect([...cells.values()]).toEqual([{ ...place, value: null }])
  expect(shownValue(cells, corrected)).toBe('612,0O')
})

test('an emptied cell is an entry', () => {
  expect([...enter(none, fault, '').values()]).toEqual([{ ...place, value: '' }])
  expect(enter(none, { ...fault, cell: null }, '').size).toBe(0)
})

test('a fault without a cell takes no entry', () => {
  expect(enter(none, { ...fault, label: null }, '1').size).toBe(0)
  expect(enter(none, { ...fault, line: null }, '1').size).toBe(0)
})
