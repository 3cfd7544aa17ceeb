import { expect, test } from 'vitest'
import { ublInvoice } from '../../../../testing/texts/invoices.ts'
import { readInvoice } from './readInvoice.ts'

test.each([
  ['Lohnanteil nach § 35a EStG: 240,00 €', 24000],
  ['Im Betrag enthalten: Arbeitskosten EUR 1.240,50', 124050],
  ['Gesamt 500 EUR\nHandwerkerleistung: 240 Euro', 24000],
  ['Lohnanteil 240,00 EUR netto, 285,60 EUR brutto', null],
  ['Lohnanteil 50 %', null],
  ['Keine Arbeitskosten, Fracht 5,00 EUR', null],
  ['Fracht 5,00 EUR', null],
])('finds the wages in %j', (note, share) => {
  const xml = ublInvoice({ first: `<cbc:Note>${note}</cbc:Note>` })
  expect(readInvoice(Buffer.from(xml))?.householdShare).toBe(share)
})
