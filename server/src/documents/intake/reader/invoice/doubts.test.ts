import { expect, test } from 'vitest'
import { ublInvoice } from '../../../../testing/texts/invoices.ts'
import { readInvoice } from './readInvoice.ts'

const plain = ublInvoice()
const amount = (name: string, from: string, to: string) =>
  plain.replace(`<cbc:${name}>${from}<`, `<cbc:${name}>${to}<`)

test.each([
  ['nothing', plain, []],
  [
    'lines',
    amount('LineExtensionAmount', '100.00', '90.00'),
    [
      'Die Positionen ergeben mit Zu- und Abschlägen € 90,00, als Nettobetrag genannt sind € 100,00.',
    ],
  ],
  [
    'net and tax',
    amount('TaxInclusiveAmount', '119.00', '1119.00'),
    [
      'Netto und Umsatzsteuer ergeben € 119,00, als Bruttobetrag genannt sind € 1.119,00.',
      'Brutto und Vorauszahlungen ergeben € 1.119,00, als Zahlbetrag genannt sind € 119,00.',
    ],
  ],
  [
    'tax by its rate',
    plain.replace('<cbc:Percent>19<', '<cbc:Percent>7<'),
    ['7 % von € 100,00 sind € 7,00, als Steuer genannt sind € 19,00.'],
  ],
  ['tax that is rounded', plain.replace('<cbc:Percent>19<', '<cbc:Percent>19.01<'), []],
  [
    'tax and its sum',
    plain.replace(
      '<cac:TaxSubtotal>',
      '<cac:TaxSubtotal><cbc:TaxableAmount>0</cbc:TaxableAmount><cbc:TaxAmount>-1</cbc:TaxAmount></cac:TaxSubtotal><cac:TaxSubtotal>',
    ),
    ['Die Steuerbeträge ergeben € 18,00, als Umsatzsteuer genannt sind € 19,00.'],
  ],
  [
    'what is to be paid',
    ublInvoice({ payable: '-20.00' }),
    ['Brutto und Vorauszahlungen ergeben € 119,00, als Zahlbetrag genannt sind −\u00a0€ 20,00.'],
  ],
  ['another currency', plain.replaceAll('EUR', 'CHF'), []],
  ['lines that are rounded', amount('LineExtensionAmount', '100.00', '100.0099'), []],
  [
    'a day',
    ublInvoice({ first: '<cbc:DueDate>2026-03-01</cbc:DueDate>' }),
    ['Fällig ist die Rechnung am 01.03.2026, also vor ihrem Datum, dem 05.03.2026.'],
  ],
])('says what contradicts itself: %s', (_, xml, doubts) => {
  const found = readInvoice(Buffer.from(xml))?.doubts
  expect(found).toEqual(doubts.map((doubt) => doubt.replaceAll('€ ', '€\u00a0')))
})
