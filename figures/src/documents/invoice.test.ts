import { expect, test } from 'vitest'
import { bareInvoice, sampleInvoice } from '../testing/sampleInvoice.ts'
import {
  addressLines,
  listInvoiceFacts,
  listInvoiceSums,
  listPaymentFacts,
  writeDecimal,
  writePeriod,
  writeQuantity,
} from './invoice.ts'

test.each([
  ['1.0000', 0, '1'],
  ['12345.50', 0, '12.345,5'],
  ['1234567', 2, '1.234.567,00'],
  ['-0.125', 2, '−0,125'],
  ['007.1', 0, '7,1'],
  ['.5', 2, '0,50'],
  ['viel', 2, 'viel'],
])('writes %j with at least %i decimals as %j', (stated, least, expected) => {
  expect(writeDecimal(stated, least)).toBe(expected)
})

test.each([
  ['1.00', 'DAY', '1\u00a0Tag'],
  ['2', 'DAY', '2\u00a0Tage'],
  ['0', 'MON', '0\u00a0Monate'],
  ['1', 'C62', '1\u00a0Stück'],
  ['1', 'LS', 'pauschal'],
  ['2', 'LS', '2\u00a0pauschal'],
  ['2', 'X99', '2\u00a0X99'],
  ['2', null, '2'],
  [null, 'HUR', 'Std.'],
])('writes %j of %j as %j', (quantity, unit, expected) => {
  const [line = expect.fail()] = sampleInvoice(1).lines
  expect(writeQuantity({ ...line, quantity, unit })).toBe(expected)
})

test.each([
  ['2025-03-01', '2025-03-31', '01.03.2025 bis 31.03.2025'],
  ['2025-03-01', '2025-03-01', '01.03.2025'],
  ['2025-03-01', null, 'ab 01.03.2025'],
  [null, '2025-03-31', 'bis 31.03.2025'],
  [null, null, ''],
])('writes the period from %j to %j as %j', (from, to, expected) => {
  expect(writePeriod(from, to)).toBe(expected)
})

test('names a country only abroad, and groups an IBAN alone', () => {
  const address = { street: null, more: 'Stiege 2', zip: '1010', city: 'Wien', country: 'AT' }
  expect(addressLines(address)).toEqual(['Stiege 2', '1010 Wien', 'AT'])
  expect(addressLines({ ...address, more: null, country: 'DE' })).toEqual(['1010 Wien'])
  const { ibans } = sampleInvoice()
  expect(listPaymentFacts({ ...bareInvoice, ibans: [...ibans, '4711 a'] })).toEqual([
    { label: 'IBAN', text: 'DE02 1203 0000 0000 2020 51'.replaceAll(' ', '\u00a0') },
    { label: 'Konto', text: '4711 a' },
  ])
})

test('names the day of delivery', () => {
  expect(listInvoiceFacts({ ...bareInvoice, delivered: '2025-03-07' })).toEqual([
    { label: 'Nummer', text: '1' },
    { label: 'Leistungsdatum', text: '07.03.2025' },
  ])
})

test('says why no VAT is due, and the VAT as a whole where its rates have no amounts', () => {
  const labelsOf = (stated: object) =>
    listInvoiceSums({ ...bareInvoice, ...stated }, String).map(({ label }) => label)
  const tax = { category: 'AE', rate: '0', basis: 5, amount: 0, exemption: null }
  expect(labelsOf({ taxes: [tax] })).toEqual([
    'Umsatzsteuer 0\u00a0% auf 5 (Steuerschuld des Leistungsempfängers)',
  ])
  expect(labelsOf({ taxes: [{ ...tax, exemption: '§ 4 Nr. 12' }] })).toEqual([
    'Umsatzsteuer 0\u00a0% auf 5 (§ 4 Nr. 12)',
  ])
  expect(labelsOf({ taxes: [{ ...tax, amount: null }], vat: 0, prepaid: 0 })).toEqual([
    'Umsatzsteuer',
  ])
})
