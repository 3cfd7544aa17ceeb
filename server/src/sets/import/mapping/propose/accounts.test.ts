import { expect, test } from 'vitest'
import { proposeAccount } from './accounts.ts'

test.each([
  ['Nettokaltzinse', 'Kaltmiete'],
  ['Mietzinse', 'Kaltmiete'],
  ['Pachtzins', 'Kaltmiete'],
  ['Wohnungszinse', undefined],
  ['Miete über Girokonto', undefined],
  ['Nebenkosten Privatkonto', undefined],
  ['Mietkaution', 'ignore'],
  ['Mieterdepot', 'ignore'],
  ['Mietzinsdepots', 'ignore'],
  ['Depot', 'ignore'],
  ['Miete Depot', undefined],
  ['Barkaution', 'ignore'],
  ['Kautionssparbuch', 'ignore'],
  ['Mietsicherheiten', 'ignore'],
  ['Miete Depotraum', 'Kaltmiete'],
  ['Miete Busdepot', 'Kaltmiete'],
  ['Depotgebühr', undefined],
  ['Darlehenszinsen', 'ignore'],
  ['Zinsertrag', 'ignore'],
  // From the charts of accounts of housing, of DATEV, and of Austria and Switzerland.
  ['Sollmieten', 'Kaltmiete'],
  ['Pachterlöse', 'Kaltmiete'],
  ['HMZ 10 %', 'Kaltmiete'],
  ['Versicherungsvergütungen', 'Sonstiges'],
  ['Nebenkosten Akonto-Zahlungen', 'Vorauszahlung'],
  ['Zuführung Erhaltungsrücklage', undefined],
  ['Umsatzsteuer 10 %', 'ignore'],
  ['Forderungen aus Vermietung', undefined],
])('an account %s that grows by credits is proposed as %s', (name, expected) => {
  expect(kindOf(name, { debit: 0, credit: 85_000 })).toBe(expected ?? null)
})

test.each([
  ['Fahrstuhl', 'Betriebskosten'],
  ['Rauchfangkehrer', 'Betriebskosten'],
  ['Kehricht / Abgaben', 'Betriebskosten'],
  ['Hauswartung', 'Betriebskosten'],
  ['Umgebungsarbeiten', 'Betriebskosten'],
  ['Spengler, Sanitär', 'Instandhaltung'],
  ['Mietzinsausfälle', 'Leerstand'],
  ['Unterhalt & Reparaturen', 'Instandhaltung'],
  ['Sach- und Haftpflichtversicherung', 'Versicherung'],
  ['Verwaltervergütung', 'Verwaltung'],
  ['Erlösschmälerungen', 'Leerstand'],
  ['Einlage Erneuerungsfonds', 'ignore'],
  ['Zuführung Erhaltungsrücklage', undefined],
  ['Rechts- und Beratungskosten', undefined],
  ['Notarkosten', undefined],
  ['Depotgebühr', undefined],
  ['Mieterdepot', 'ignore'],
])('an account %s that grows by debits is proposed as %s', (name, expected) => {
  expect(kindOf(name, { debit: 85_000, credit: 0 })).toBe(expected ?? null)
})

function kindOf(name: string, sides: { debit: number; credit: number }) {
  const sums = { use: null, rows: 1, income: 0, expenses: 0, ...sides }
  const proposed = proposeAccount({ account: '6000', name, ...sums })
  return proposed && ('kind' in proposed ? proposed.kind : proposed.use)
}
