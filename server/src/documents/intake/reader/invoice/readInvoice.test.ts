import { expect, test } from 'vitest'
import { ublInvoice } from '../../../../testing/texts/invoices.ts'
import { readInvoice } from './readInvoice.ts'

const plain = ublInvoice()
const read = (xml: string) => readInvoice(Buffer.from(xml))
const nodes = (name: string, ...contents: readonly string[]) =>
  contents.map((content) => `<${name}>${content}</${name.split(' ')[0]}>`).join('')

test.each([
  ['380', 'invoice'],
  ['751', 'invoice'],
  ['381', 'creditNote'],
  ['261', 'creditNote'],
  // A Gutschrift by its name alone.
  ['389', 'creditNote'],
  ['384', 'correction'],
  ['471', 'correction'],
  ['326', 'partial'],
  ['386', 'partial'],
  ['500', 'partial'],
  ['875', 'partial'],
  ['501', 'invoice'],
  ['877', 'invoice'],
  ['325', 'other'],
  ['?', 'other'],
])('takes type %s for %s', (type, kind) => {
  expect(read(plain.replace('>380<', `>${type}<`))).toMatchObject({ type, kind })
})

test.each([
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05Z', '2026-03-05'],
  ['2026-03-05+01:00', '2026-03-05'],
])('reads the day %s', (written, date) => {
  expect(read(plain.replace('2026-03-05', written))).toMatchObject({ date, doubts: [] })
})

test.each(['2026-02-30', '5.3.2026', '202603'])('says that %s is none', (written) => {
  expect(read(plain.replace('>2026-03-05', ` format="610">${written}`))).toMatchObject({
    date: null,
    doubts: [`Ein Datum ist nicht lesbar und fehlt hier: „${written}“.`],
  })
})

test('says how many further ones are none', () => {
  const lines = (count: number) =>
    '<cac:InvoiceLine><cbc:LineExtensionAmount>?</cbc:LineExtensionAmount></cac:InvoiceLine>'.repeat(
      count,
    )
  const doubtsOf = (count: number) =>
    read(plain.replace('</Invoice>', `${lines(count)}</Invoice>`))?.doubts ?? []
  const fault = 'Ein Betrag ist nicht lesbar und fehlt hier: „?“.'
  expect(doubtsOf(20)).toEqual(Array.from({ length: 20 }, () => fault))
  expect(doubtsOf(1300).slice(19)).toEqual([
    fault,
    'Was sonst nicht lesbar ist oder nicht passt (1.280-mal), steht nur in der Datei.',
  ])
})

test.each([
  ['119', 11900],
  ['119.0', 11900],
  ['+119.000', 11900],
  ['118.995', 11900],
  ['-118.995', -11900],
  ['118.9949999999999', 11899],
  ['.5', 50],
  ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ['90071992547409.92', null],
  ['119,00', null],
  ['1.19e2', null],
  ['9'.repeat(1000), null],
])('reads the amount %s', (written, payable) => {
  expect(read(ublInvoice({ payable: written }))?.payable).toBe(payable)
})

test.each([
  ['50.00', '', '50.00'],
  ['50.00', nodes('cbc:BaseQuantity unitCode="HUR"', '1.00'), '50.00'],
  ['25.00', nodes('cbc:BaseQuantity', '1000'), '0.025'],
  ['10', nodes('cbc:BaseQuantity', '3'), '3.333333'],
  ['10', nodes('cbc:BaseQuantity', '0'), '10'],
])('reads the price %s of %s', (price, quantity, one) => {
  const xml = plain.replace('>50.00</cbc:PriceAmount>', `>${price}</cbc:PriceAmount>${quantity}`)
  expect(read(xml)?.lines[0]?.price).toBe(one)
})

test('takes tax in the currency of the invoice, not in that of the seller', () => {
  const other = '<cac:TaxTotal><cbc:TaxAmount currencyID="CHF">18.20</cbc:TaxAmount></cac:TaxTotal>'
  const { vat, taxes, doubts } =
    read(plain.replace('<cac:TaxTotal>', `${other}<cac:TaxTotal>`)) ?? {}
  expect({ vat, taxes, doubts }).toEqual({
    vat: 1900,
    taxes: [{ category: 'S', rate: '19', basis: 10000, amount: 1900, exemption: null }],
    doubts: [],
  })
})

test('takes only accounts of the payee, each once', () => {
  const account = (name: string, id: string) =>
    nodes('cac:PaymentMeans', nodes(`cac:${name}`, nodes('cbc:ID', id)))
  const more = [
    account('PayeeFinancialAccount', 'DE79 0000 0000 1234 5678 90'),
    account('PayeeFinancialAccount', 'DE79000000001234567890'),
    account('PayeeFinancialAccount', '12345 a'),
    nodes(
      'cac:PaymentMeans',
      nodes(
        'cac:PaymentMandate',
        nodes('cac:PayerFinancialAccount', nodes('cbc:ID', 'DE16000000002345678901')),
      ),
    ),
  ].join('')
  expect(read(ublInvoice({ more }))?.ibans).toEqual(['DE79000000001234567890', '12345 a'])
})

test('reads allowances, charges, references and what is attached', () => {
  const reason = (name: string) => nodes('cbc:AllowanceChargeReason', name)
  const more = [
    nodes('cac:BillingReference', nodes('cac:InvoiceDocumentReference', nodes('cbc:ID', 'R-0'))),
    nodes(
      'cac:AdditionalDocumentReference',
      `${nodes('cbc:ID', 'A')}<cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="Protokoll.pdf">AAAA</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>`,
    ),
    nodes(
      'cac:PaymentTerms',
      nodes(
        'cbc:Note',
        '#SKONTO#TAGE=14#PROZENT=2.50#\n#SKONTO#TAGE=1#PROZENT=3.00#BASISBETRAG=1200.50#\nRest in 30 Tagen',
      ),
    ),
    nodes(
      'cac:AllowanceCharge',
      `${nodes('cbc:ChargeIndicator', 'false')}${reason('Treue')}${nodes('cbc:Amount', '5.00')}`,
    ),
    nodes(
      'cac:AllowanceCharge',
      `${nodes('cbc:ChargeIndicator', 'true')}${nodes('cbc:Amount', '5.00')}`,
    ),
  ].join('')
  expect(read(ublInvoice({ more }))).toMatchObject({
    precedes: ['R-0'],
    attachments: ['Protokoll.pdf'],
    terms:
      '2,50 % Skonto bei Zahlung innerhalb von 14 Tagen\n3 % Skonto auf 1.200,50 bei Zahlung innerhalb von einem Tag\nRest in 30 Tagen',
    charges: [
      { reason: 'Treue', amount: -500 },
      { reason: 'Zuschlag', amount: 500 },
    ],
    doubts: [],
  })
})

test('takes lines below another for its description, and payments for others into account', () => {
  const sub = (name: string, id: string, more = '') =>
    nodes(
      `cac:Sub${name}Line`,
      `${nodes('cbc:ID', id)}${nodes('cbc:InvoicedQuantity unitCode="C62"', '2')}${nodes('cbc:LineExtensionAmount', '100.00')}${nodes('cac:Item', `${nodes('cbc:Name', 'Filter')}${nodes('cbc:Description', 'fein')}`)}${more}`,
    )
  const more = nodes('cac:PrepaidPayment', nodes('cbc:PaidAmount', '6.00'))
  const xml = ublInvoice({ more, payable: '125.00' }).replace(
    '</cac:InvoiceLine>',
    `${sub('Invoice', '1.1', sub('CreditNote', '1.1.1'))}</cac:InvoiceLine>`,
  )
  expect(read(xml)).toMatchObject({
    lines: [
      {
        name: 'Heizung warten',
        description:
          '1.1 Filter, 2\u00a0Stück: 100,00\nfein\n1.1.1 Filter, 2\u00a0Stück: 100,00\nfein',
        net: 10000,
      },
    ],
    payable: 12500,
    doubts: [],
  })
})

test('says what was taken off a line, or put on it', () => {
  const charge = (isCharge: boolean, amount: string, reason = '') =>
    nodes(
      'cac:AllowanceCharge',
      `${nodes('cbc:ChargeIndicator', String(isCharge))}${reason}${nodes('cbc:Amount', amount)}`,
    )
  const reason = nodes('cbc:AllowanceChargeReason', 'Lagerware')
  const xml = plain.replace(
    '<cac:Item>',
    `${charge(false, '10.50', reason)}${charge(true, '10.50')}${charge(true, '0')}<cac:Item>`,
  )
  const description = 'Lagerware: −\u00a010,50\nZuschlag: 10,50'
  expect(read(xml)).toMatchObject({ lines: [{ description, net: 10000 }], doubts: [] })
})
