import type { Flow, KindPeriod } from '@hausblick/figures/amountsByKind.ts'
import { formatCount } from '../../../base/format/number.ts'

export const heading = 'Wofür?'
export const failed = 'Wofür Ihre Ausgaben waren, konnte nicht geladen werden.'

export const flowLabel = 'Ausgaben oder Einnahmen'
export const flows: Readonly<Record<Flow, string>> = { expenses: 'Ausgaben', income: 'Einnahmen' }
export const periodLabel = 'Zeitraum'
export const periods: Readonly<Record<KindPeriod, string>> = {
  month: 'Monat',
  year: 'Jahr',
  twelve: '12 Monate',
}
export const summary = (flow: Flow, period: string) => `${flows[flow]} ${period}`
export const nothing = (flow: Flow, period: string) =>
  `${period}: keine ${flows[flow]} nach Art erfasst.`

// The table
export const kind = 'Art'
export const amount = 'Betrag'
export const share = 'Anteil'
/** What no kind is stated of. */
export const unstated = 'ohne Angabe'
export const credit = 'Gutschrift'
export const total = 'Summe'

// One kind by month
export const byMonth = (name: string) => `${name} nach Monaten`
export const month = 'Monat'
export const asTable = 'Als Tabelle'
/** Without a name, for what no kind is stated of. */
export const documents = (name: string | null, period: string) =>
  name === null ? `Dokumente, ${period}` : `Dokumente zu „${name}“, ${period}`
/** For the documents of a month. */
export const documentsOf = (name: string) => `: Dokumente zu „${name}“`
export const allKinds = (count: number) => `Alle ${formatCount(count)} Arten`
