import { describe, expect, it, test } from 'vitest'
import { missingOf, type StaffFields, staffDocName } from './staffDocument.ts'

const TODAY = '2026-11-21'

const known = (text: string) => ({ isNew: false, text })
const typed = (text: string) => ({ isNew: true, text })

const complete: StaffFields = {
  customer: known('K-1'),
  street: known('Weserstraße 176'),
  type: known('Mietvertrag'),
  date: '2026-11-21',
}

/** The table of specification §5. */
const table: [string, Partial<StaffFields>, string[], boolean, string][] = [
  ['customer', { customer: known('') }, ['x'], true, 'Bitte Kunde wählen.'],
  ['new customer', { customer: typed(' ') }, ['x'], true, 'Bitte neuen Kunden eingeben.'],
  ['street', { street: known('') }, ['x'], true, 'Bitte Straße/HNr. wählen.'],
  ['new street', { street: typed('') }, ['x'], true, 'Bitte neue Straße/HNr. eingeben.'],
  ['type', { type: known('') }, ['x'], true, 'Bitte Typ wählen oder neu anlegen.'],
  ['new type', { type: typed('\u202e/') }, ['x'], true, 'Bitte neuen Typ eingeben.'],
  ['label', {}, ['x', ' '], true, 'Bitte Kurzbezeichnung eingeben.'],
  ['file', {}, ['x'], false, 'Bitte Datei auswählen.'],
  ['date', { date: '' }, ['x'], true, 'Bitte Datum wählen.'],
  [
    'date of another age',
    { date: '0001-01-01' },
    ['x'],
    true,
    'Bitte wählen Sie ein Datum vom 01.01.1800 bis zum 31.12.2027.',
  ],
]

describe('missingOf', () => {
  test.each(table)('%s', (_field, fields, labels, hasFile, message) => {
    expect(missingOf({ ...complete, ...fields }, labels, hasFile, TODAY)).toBe(message)
  })

  it('names the first of several', () => {
    const empty = { customer: known(''), street: known(''), type: known(''), date: '' }
    expect(missingOf(empty, [''], false, TODAY)).toBe('Bitte Kunde wählen.')
    expect(missingOf(complete, [''], false, TODAY)).toBe('Bitte Kurzbezeichnung eingeben.')
  })

  it('is silent where nothing is missing', () => {
    expect(missingOf({ ...complete, customer: typed('K-9') }, ['x'], true, TODAY)).toBeNull()
  })
})

test('the name says what was chosen, in the convention of specification §3', () => {
  expect(staffDocName(complete, 'Vertrag_2. OG')).toBe(
    'readv_K-1_Weserstraße 176_20261121_Mietvertrag_Vertrag_2. OG.pdf',
  )
  expect(
    staffDocName({ ...complete, customer: typed(' K-9 '), street: typed('a_b/c 1') }, 'x'),
  ).toBe('readv_K-9_a-b c 1_20261121_Mietvertrag_x.pdf')
})
