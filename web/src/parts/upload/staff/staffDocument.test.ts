import { describe, expect, it, test } from 'vitest'
import type { CustomerChoice } from '../values.ts'
import {
  checkCustomer,
  checkDate,
  checkLabel,
  checkStreet,
  checkType,
  writeStaffFileName,
} from './staffDocument.ts'

const TODAY = '2026-11-21'

const known = (text: string) => ({ isNew: false, text })
const typed = (text: string) => ({ isNew: true, text })
const customer = { isNew: false, customer: { id: 'K-1', registeredEmail: '' } } as const
const noCustomer: CustomerChoice = { isNew: false, customer: null }

const complete = {
  customer,
  street: known('Weserstraße 176'),
  type: known('Mietvertrag'),
  date: '2026-11-21',
}

/** The table of product §24. */
test.each([
  ['customer', checkCustomer(noCustomer), 'Bitte Kunde wählen.'],
  ['new customer', checkCustomer({ isNew: true, id: ' ' }), 'Bitte neuen Kunden eingeben.'],
  ['street', checkStreet(known('')), 'Bitte Straße/HNr. wählen.'],
  ['new street', checkStreet(typed('')), 'Bitte neue Straße/HNr. eingeben.'],
  ['type', checkType(known('')), 'Bitte Typ wählen oder neu anlegen.'],
  ['new type', checkType(typed('\u202e/')), 'Bitte neuen Typ eingeben.'],
  ['label', checkLabel(' '), 'Bitte Kurzbezeichnung eingeben.'],
  ['date', checkDate('', TODAY), 'Bitte Datum wählen.'],
  [
    'date out of range',
    checkDate('0001-01-01', TODAY),
    'Bitte wählen Sie ein Datum vom 01.01.1800 bis zum 31.12.2027.',
  ],
])('a missing or invalid %s is reported', (_field, said, message) => {
  expect(said).toBe(message)
})

test('complete fields are valid', () => {
  expect([
    checkCustomer(customer),
    checkCustomer({ isNew: true, id: 'K-9' }),
    checkStreet(typed('Am Ufer 7')),
    checkType(known('Rechnung')),
    checkLabel('x'),
    checkDate(TODAY, TODAY),
  ]).toEqual([true, true, true, true, true, true])
})

describe('writeStaffFileName', () => {
  it('follows the convention of file names (product §20)', () => {
    expect(writeStaffFileName(complete, 'Vertrag_2. OG')).toBe(
      'readv_K-1_Weserstraße 176_20261121_Mietvertrag_Vertrag_2. OG.pdf',
    )
    const fresh = { ...complete, customer: { isNew: true, id: ' K-9 ' } as const }
    expect(writeStaffFileName({ ...fresh, street: typed('a_b/c 1') }, 'x')).toBe(
      'readv_K-9_a-b c 1_20261121_Mietvertrag_x.pdf',
    )
  })
})
