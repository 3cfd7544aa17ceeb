import { expect, test } from 'vitest'
import { ublInvoice } from '../../../../testing/texts/invoices.ts'
import { findDifferences } from './pages.ts'
import { readInvoice } from './readInvoice.ts'

const invoice = readInvoice(Buffer.from(ublInvoice({ number: 'R-2026/117', payable: '1234.50' })))
const page = (number: string, date: string, amount: string) =>
  `Rechnung Nr. ${number}\nRechnungsdatum: ${date}\nPosition 1 12 x 9,99\nZahlbetrag ${amount}`
const find = (text: string) =>
  invoice && findDifferences(text, invoice).map((doubt) => doubt.replaceAll('\u00a0', ' '))

test.each([
  page('R-2026/117', '05.03.2026', '1.234,50 €'),
  page('R 2026 / 117', '5.3.26', 'EUR 1234,50'),
  page('r-2026/117', '2026-03-05', '1 234,50'),
  page('R-2026/117', '5. März 2026', "CHF 1'234.50"),
  page('R-2026/117', '05.März 2026', '1234,50'),
  page('R-2026/117', '05/03/2026', '1,234.50'),
  page('R-2026/117', '5 mars 2026', '-1.234,50 €'),
  page('R-2026/117', 'March 5, 2026', '1234.50'),
  page('R-2026/117', '05-MAR-26', '1234.50'),
  // The number that it continues, such as that of a contract.
  page('R-2026 ', '05. Mrz 2026', '1.234,50'),
])('finds number, date and amount in %j', (text) => {
  expect(find(text)).toEqual([])
})

test.each([
  [
    page('R-2026/118', '15.03.2026', '11.234,50 €'),
    [
      'Die Nummer laut E-Rechnung ist R-2026/117, auf den Seiten des PDFs steht R-2026/118.',
      'Das Datum laut E-Rechnung ist 05.03.2026, auf den Seiten des PDFs steht 15.03.2026.',
      'Der Zahlbetrag laut E-Rechnung ist € 1.234,50, auf den Seiten des PDFs steht 11.234,50.',
    ],
  ],
  [
    'Rechnung',
    [
      'Die Nummer laut E-Rechnung ist R-2026/117, auf den Seiten des PDFs steht das nicht.',
      'Das Datum laut E-Rechnung ist 05.03.2026, auf den Seiten des PDFs steht das nicht.',
      'Der Zahlbetrag laut E-Rechnung ist € 1.234,50, auf den Seiten des PDFs steht das nicht.',
    ],
  ],
])('says where they differ from %j', (text, doubts) => {
  expect(find(text)).toEqual(doubts)
})
