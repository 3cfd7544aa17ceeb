import type { Invoice } from '@hausblick/contract/invoice.ts'
import { bareInvoice, sampleInvoice } from '@hausblick/figures/testing/sampleInvoice.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../../testing/renderedPages.ts'
import { InvoicePanel } from './InvoicePanel.tsx'

const show = (invoice: Invoice) =>
  textOf(renderToStaticMarkup(<InvoicePanel invoice={invoice} />))
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&')

test('shows what an invoice states, doubts first, lines and sums last', () => {
  const shown = show({ ...sampleInvoice(6), doubts: ['Die Summe passt nicht.'] })
  expect(shown).toMatch(/^\|Das passt nicht zusammen\|Die Summe passt nicht\.\|E-Rechnung · Sanit/)
  for (const part of [
    '|Lieferant|Sanitär Krüger & Söhne GmbH|Zu zahlen|€ 617,35|Nummer|RE-2025/0114|Datum|12.03.2025|',
    '|Leistungszeitraum|03.03.2025 bis 07.03.2025|Fällig am|26.03.2025|',
    '|IBAN|DE02 1203 0000 0000 2020 51|Verwendungszweck|RE-2025/0114|',
    '|Geliefert an|Heizungskeller, Lindenstraße 14, 10969 Berlin|6 Positionen|',
    '|Anfahrt|pauschal × 35,00|€ 35,00|Kupferrohr 18 mm|12,5 m × 4,125|€ 51,56|',
    '|Nachlass: Treuerabatt 3 %|− € 45,00|',
  ])
    expect(shown).toContain(part)
})

test('shows what there is of one that states little, in its currency', () => {
  expect(show(bareInvoice)).toBe('|E-Rechnung|Nummer|1|')
  expect(show({ ...bareInvoice, currency: 'CHF', payable: -1250 })).toBe(
    '|E-Rechnung · CHF −12,50|Zu zahlen|CHF −12,50|Nummer|1|Beträge|Zu zahlen|CHF −12,50|',
  )
})

test('names how many lines it does not list', () => {
  expect(show(sampleInvoice(201))).toContain('Eine weitere Position steht im Dokument.')
  expect(show(sampleInvoice(1201))).toContain('1.001 weitere Positionen stehen im Dokument.')
})
