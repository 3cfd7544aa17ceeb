import type { Invoice } from '@hausblick/contract/invoice.ts'

const nobody = {
  ...{ street: null, zip: null, city: null, country: null },
  ...{ name: null, vatId: null, taxNumber: null, email: null, phone: null },
}

/** States nothing but its number. */
export const bareInvoice: Invoice = {
  ...{ syntax: 'ubl', kind: 'invoice', type: '380', number: '1' },
  ...{ date: null, due: null, terms: null, from: null, to: null, currency: null },
  ...{ seller: nobody, buyer: nobody, payee: null, delivery: null },
  ...{ lines: [], charges: [], taxes: [], net: null, vat: null, gross: null },
  ...{ prepaid: null, rounding: null, payable: null, ibans: [], paymentReference: null },
  ...{ buyerReference: null, order: null, contract: null, project: null },
  ...{ precedes: [], notes: [], attachments: [], householdShare: null, doubts: [] },
}

const work = [
  ['Heizungswartung', 'Brenner reinigen, Abgaswerte messen, Protokoll', 'HUR', '2.5', '62', 19],
  ['Umwälzpumpe', 'Hocheffizienzpumpe 25-60, mit Isolierschale', 'H87', '1', '289.9', 19],
  ['Fachbuch für Hauswarte', null, 'H87', '2', '14.95', 7],
  ['Anfahrt', null, 'LS', '1.00', '35', 19],
  ['Kupferrohr 18 mm', null, 'MTR', '12.50', '4.1250', 19],
] as const

/** A tradesman's, with two VAT rates and everything that one may state. */
export function sampleInvoice(count = 23): Invoice {
  const lines = Array.from({ length: count }, (_, index) => {
    const [name, description, unit, quantity, price, rate] =
      work[index % work.length] ?? ([...work[0]] as const)
    const [net, vatRate] = [Math.round(Number(quantity) * Number(price) * 100), `${rate}.00`]
    const from = index === 0 ? '2025-03-03' : null
    return {
      ...{ id: String(index + 1), name, description, quantity, unit, price, net, vatRate },
      ...{ from, to: from && '2025-03-04' },
    }
  })
  const charges = [
    { reason: 'Treuerabatt 3 %', amount: -4500 },
    { reason: 'Entsorgung', amount: 1850 },
  ]
  const taxes = [19, 7].map((rate, index) => {
    const of = lines.filter(({ vatRate }) => vatRate === `${rate}.00`)
    const others = index === 0 ? charges.reduce((sum, { amount }) => sum + amount, 0) : 0
    const basis = of.reduce((sum, { net }) => sum + net, others)
    const amount = Math.round((basis * rate) / 100)
    return { category: 'S', rate: `${rate}.00`, basis, amount, exemption: null }
  })
  const [net, vat] = [sum(taxes.map(({ basis }) => basis)), sum(taxes.map(({ amount }) => amount))]
  return {
    ...bareInvoice,
    ...{ number: 'RE-2025/0114', date: '2025-03-12', due: '2025-03-26' },
    terms: 'Bei Zahlung bis 19.03.2025 2 % Skonto, sonst 14 Tage netto.',
    ...{ from: '2025-03-03', to: '2025-03-07', currency: 'EUR' },
    seller: {
      name: 'Sanitär Krüger & Söhne GmbH',
      ...{ street: 'Handwerkerhof 7', zip: '10119', city: 'Berlin', country: 'DE' },
      ...{ vatId: 'DE123456789', taxNumber: '29/123/45678' },
      ...{ email: 'rechnung@krueger.example', phone: '030 5550 114' },
    },
    buyer: {
      ...nobody,
      ...{ name: 'WEG Lindenstraße 14, c/o Verwaltung', street: 'Marktplatz 3' },
      ...{ zip: '10115', city: 'Berlin', country: 'DE' },
    },
    delivery: {
      ...{ name: 'Heizungskeller', street: 'Lindenstraße 14', zip: '10969' },
      ...{ city: 'Berlin', country: 'DE' },
    },
    ...{ lines, charges, taxes, net, vat, gross: net + vat },
    ...{ prepaid: 20_000, rounding: 1, payable: net + vat - 20_000 + 1 },
    ibans: ['DE02120300000000202051'],
    ...{ paymentReference: 'RE-2025/0114', buyerReference: 'WE-14', order: 'B-2025-88' },
    ...{ contract: 'Wartungsvertrag 77', project: 'Heizung 2025', precedes: ['RE-2025/0099'] },
    notes: [
      'Vielen Dank für Ihren Auftrag. Auf die Arbeiten geben wir fünf Jahre Gewährleistung nach BGB.',
      'Der Rechnungsbetrag enthält Arbeitskosten im Sinne des § 35a EStG.',
    ],
    ...{ attachments: ['Messprotokoll.pdf'], householdShare: 36_890 },
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
