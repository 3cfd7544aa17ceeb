import { expect, test } from 'vitest'
import { statutoryYears } from '../../platform/config/keepYears.ts'
import { keptUntil } from './keptUntil.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const uploaded_at = '2024-02-29T08:00:00.000Z'

test.each([
  ['Jahresabschluss', '2016-01-01', '2027-01-01T00:00:00.000Z'],
  ['Jahresabschluss', '2015-12-31', null],
  ['Rechnung', '2018-03-01', '2027-01-01T00:00:00.000Z'],
  ['Rechnung', '2017-12-31', null],
  ['Schriftverkehr', '2020-12-31', '2027-01-01T00:00:00.000Z'],
  ['Schriftverkehr', '2019-12-31', null],
  ['Energieausweis', '2026-01-01', null],
  ['Fotos vom Dach', '2018-01-01', '2027-01-01T00:00:00.000Z'],
  ['Mietvertrag', null, '2031-01-01T00:00:00.000Z'],
])('%s of %s is kept until %s', (type, date, until) => {
  expect(keptUntil({ type, date, uploaded_at }, statutoryYears, NOW)).toBe(until)
})

test.each([
  ['Handwerker', new Map([['Rechnung', 8]]), 0, '2034-01-01T00:00:00.000Z'],
  ['Handwerker', new Map(), 0, null],
  ['Gutachten', new Map([['Gutachten', 10]]), 8, '2036-01-01T00:00:00.000Z'],
])('an invoice filed as %s is kept as one', (type, byType, others, until) => {
  const invoice = { type, date: '2025-05-05', uploaded_at, is_invoice: 1 }
  expect(keptUntil(invoice, { byType, others }, NOW)).toBe(until)
})

test('the last moment is that of the calendar year', () => {
  const letter = { type: 'Brief', date: '2019-05-05', uploaded_at }
  const at = (now: string) => keptUntil(letter, statutoryYears, new Date(now))
  expect(at('2025-12-31T23:59:59.999Z')).toBe('2026-01-01T00:00:00.000Z')
  expect(at('2026-01-01T00:00:00.000Z')).toBeNull()
})
